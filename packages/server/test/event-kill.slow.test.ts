/** Events and servers that die: between any two writes, and killed with −9 at any moment. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyEvent } from '@kolbiste/club/events';
import { afterEach, describe, expect, it } from 'vitest';
import { cupAt, giveUp, must, openTables, playRound, seated, viewOf } from './event-people.ts';
import { amount, cleanUp, later, seededRandom, sleep, startServer, tempFolder } from './harness.ts';
import { serverProcess } from './programs/server-process.ts';
import { Storage } from '../src/storage/storage.ts';

afterEach(cleanUp);

describe('a server that dies between any two writes', () => {
  // A round of two tables: three entries of the event before it is played, and two of each other kind.
  const WRITES = (['events.append', 'series.open', 'series.finish', 'series.end'] as const).flatMap(what =>
    (['before', 'after'] as const).flatMap(when => (what === 'events.append' ? [1, 2, 3] : [1, 2]).map(nth => [when, nth, what] as const)),
  );
  it.each(WRITES)(
    '%s write %i of %s: the next one goes on, nothing is paired or made twice, the table is the same',
    async (when, nth, what) => {
      const folder = tempFolder();
      const first = await startServer({ DATA_DIR: folder });
      const cup = await cupAt(first.url, 4, { rounds: 3, cut: 0 });
      const [store, method] = what.split('.') as ['events', 'append'];
      const target = first.storage[store] as unknown as Record<string, (...all: unknown[]) => Promise<unknown>>;
      const writes = target[method]!.bind(target);
      let count = 0;
      target[method] = async (...all) => {
        count++;
        if (count < nth) return writes(...all);
        if (count === nth && when === 'after') await writes(...all);
        // From now on this server does nothing any more.
        throw new Error('killed');
      };
      await must(cup.organiser, cup.event, { type: 'next' }).catch(() => undefined);
      const tables = await Promise.race([openTables(cup), new Promise<[]>(done => setTimeout(() => done([]), 300))]);
      for (const { match, people } of tables) {
        const lines = await seated(match, people);
        lines[1]!.send({ type: 'concede', match, id: 'x' });
        await lines[0]!.until('over', () => lines[0]!.state(match).phase === 'over');
      }
      await new Promise(done => setTimeout(done, 100));
      const before = await first.storage.events.entries(cup.event);
      await first.stop();

      const second = await startServer({ DATA_DIR: folder });
      for (const person of [cup.organiser, ...cup.players]) Object.assign(person, { url: second.url });
      await second.sweep();
      expect((await second.storage.events.entries(cup.event)).slice(0, before.length)).toEqual(before);
      if ((await viewOf(cup.organiser, cup.event)).rounds.length === 0) await must(cup.organiser, cup.event, { type: 'next' });
      const view = await playRound(cup);
      expect(view.rounds).toHaveLength(1);
      expect(view.rounds[0]!.tables.map(({ result, source }) => [result!.winner, source])).toEqual([
        [0, 'table'],
        [0, 'table'],
      ]);
      expect(view.standings.map(({ points }) => points)).toEqual([3, 3, 0, 0]);
      const all = await second.storage.db.selectFrom('match').select('id').execute();
      expect(all.map(({ id }) => id).toSorted()).toEqual(view.tablesOf.flatMap(({ matches }) => matches).toSorted());
      expect(all).toHaveLength(2);
      await must(cup.organiser, cup.event, { type: 'cancel', why: 'enough' });
      expect(verifyEvent(await cup.organiser.ask('GET', `/api/events/${cup.event}/export`))).toEqual([]);
    },
  );
});

describe('a server that is killed with −9 while an event is played', () => {
  it('pairs no round twice, makes no table twice, loses no entry, and the event goes to its end', { timeout: 120_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'kolbiste-event-'));
    later(() => rmSync(folder, { recursive: true, force: true }));
    const random = seededRandom(5);
    let server = await serverProcess(folder);
    const cup = await cupAt(server.url, 6, { rounds: 3, cut: 2, between: 0 });
    const everybody = [cup.organiser, ...cup.players];
    let kills = 0;
    let told: readonly { n: number }[] = [];
    const killing = (async () => {
      for (; kills < amount('KILLS', 5); kills++) {
        await sleep(200 + random() * 500);
        told = await cup.organiser.ask('GET', `/api/events/${cup.event}/log`).catch(() => told);
        await server.kill('SIGKILL');
        server = await serverProcess(folder);
        for (const person of everybody) Object.assign(person, { url: server.url });
        const log = await cup.organiser.ask('GET', `/api/events/${cup.event}/log`);
        // Whatever anybody was told is still so.
        expect(log.slice(0, told.length)).toEqual(told);
      }
    })();
    for (const deadline = Date.now() + 100_000; Date.now() < deadline;) {
      try {
        const view = await viewOf(cup.organiser, cup.event);
        if (view.phase === 'over') break;
        if (view.rounds.length === 0) await must(cup.organiser, cup.event, { type: 'next' });
        const open = view.rounds.at(-1)?.tables.filter(({ result }) => result === null) ?? [];
        for (const { table } of open) {
          const all = view.tablesOf.filter(other => other.round === view.rounds.length && other.table === table);
          const seats = view.rounds.at(-1)!.tables.find(other => other.table === table)!.seats;
          const people = seats.map(seat => cup.players.find(({ player }) => player.player === seat)!);
          for (const { matches } of all) await Promise.race([giveUp(matches.at(-1)!, people).catch(() => undefined), sleep(4_000)]);
        }
        await sleep(50);
      } catch {
        await sleep(100);
      }
    }
    await killing;
    expect(kills).toBeGreaterThanOrEqual(3);
    const file = await cup.organiser.ask('GET', `/api/events/${cup.event}/export`);
    expect(verifyEvent(file)).toEqual([]);
    await server.kill('SIGKILL');
    const storage = await Storage.open(folder);
    later(() => storage.close());
    const paired = file.log.filter(({ act }: any) => act.type === 'paired').map(({ act }: any) => act.round);
    expect(paired).toEqual([1, 2, 3, 4]);
    const tables = await storage.events.tables(cup.event);
    expect(tables).toHaveLength(3 + 3 + 3 + 1);
    expect(new Set(tables.map(({ round, table }) => `${round}/${table}`)).size).toBe(10);
    expect(await storage.db.selectFrom('match').select('id').execute()).toHaveLength(10);
  });
});
