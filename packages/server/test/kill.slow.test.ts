/**
 * Nothing that was acknowledged is ever lost: a real process is killed with −9 again and again under load, and what every client
 * was told is compared with the log. `npm run prove -- kill` kills it sixty times.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { Crowd, reconcile } from './crowd.ts';
import { amount, asAt, cleanUp, later, Person, proven, seededRandom, sleep } from './harness.ts';
import { serverProcess } from './programs/server-process.ts';
import { Storage } from '../src/storage/storage.ts';

afterEach(cleanUp);

const KILLS = amount('KILLS', 3);

describe('a server that is killed with −9 under load', () => {
  it(
    'has every acknowledged input, none twice, and everybody plays on',
    async () => {
      const folder = mkdtempSync(join(tmpdir(), 'kolbiste-kill-'));
      later(() => rmSync(folder, { recursive: true, force: true }));
      const random = seededRandom(11);
      let server = await serverProcess(folder, { SNAPSHOT_EVERY: '7' });
      const crowd = new Crowd([server.url], { random, pairs: amount('GAMES', 5), thinks: 0 });
      later(() => crowd.stop());
      await crowd.start();
      for (let kill = 0; kill < KILLS; kill++) {
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
      expect(crowd.acknowledged.length).toBeGreaterThan(KILLS * 10);
      const wrong = await reconcile(crowd, storage);
      proven({
        kills: KILLS + 1,
        matches: crowd.matches.length,
        acknowledged: crowd.acknowledged.length,
        shown: crowd.shown.length,
        wrong: wrong.length,
      });
      expect(wrong).toEqual([]);
    },
    KILLS * 20_000,
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
