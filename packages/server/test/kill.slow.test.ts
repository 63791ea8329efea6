/**
 * Nothing that was acknowledged is ever lost: a real process is killed with −9 again and again under load, and what every client
 * was told is compared with the log. `LONG=1` kills it forty times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Crowd, reconcile } from './crowd.ts';
import { asAt, cleanUp, later, Person, seededRandom, sleep } from './harness.ts';
import { serverProcess } from './programs/server-process.ts';
import { Storage } from '../src/storage/storage.ts';

afterEach(cleanUp);

const LONG = process.env['LONG'] === '1';
const ROUNDS = LONG ? 40 : 3;
const PAIRS = LONG ? 10 : 5;

describe('a server that is killed with −9 under load', () => {
  it(
    'has every acknowledged input, none twice, and everybody plays on',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'kolbiste-kill-'));
      later(() => rmSync(folder, { recursive: true, force: true }));
      const random = seededRandom(11);
      let server = await serverProcess(folder, { SNAPSHOT_EVERY: '7' });
      const crowd = new Crowd([server.url], { random, pairs: PAIRS, thinks: 0 });
      later(() => crowd.stop());
      await crowd.start();
      for (let round = 0; round < ROUNDS; round++) {
        await crowd.progress(10);
        await sleep(random() * 250);
        await server.kill('SIGKILL');
        server = await serverProcess(folder, { SNAPSHOT_EVERY: '7' });
        crowd.urls = [server.url];
      }
      await crowd.progress(10);
      await server.kill('SIGKILL');
      await crowd.stop();
      const storage = await Storage.open(folder);
      later(() => storage.close());
      expect(crowd.acknowledged.length).toBeGreaterThan(ROUNDS * 10);
      expect(await reconcile(crowd, storage)).toEqual([]);
    },
    LONG ? 900_000 : 60_000,
  );

  it('stops in order when it is asked to, and goes on after the next start', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kolbiste-stop-'));
    later(() => rmSync(folder, { recursive: true, force: true }));
    const first = await serverProcess(folder);
    const [one, two] = [await Person.guest(first.url), await Person.guest(first.url)];
    const { match } = await one.create({ listed: true });
    await two.ask('POST', `/api/tables/${match}/seats`, {});
    const line = await one.connect();
    await line.join(match);
    await line.ready(match);
    expect(await first.kill('SIGTERM')).toBe(0);
    await line.until('closed', () => line.closed !== null);
    expect(line.all.at(-1)).toMatchObject({ type: 'error', code: 'shutdown', fatal: true });
    const second = await serverProcess(folder);
    const again = await asAt(second.url, one).connect();
    expect((await again.join(match)).state.seats.map(({ ready }) => ready)).toEqual([true, false]);
  });
});
