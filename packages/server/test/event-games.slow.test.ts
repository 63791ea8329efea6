/** Whole events of sixteen in every game: from entering to the final, played by programs at the other end of real sockets. */
import { verifyEvent } from '@kolbiste/club/events';
import { afterEach, describe, expect, it } from 'vitest';
import { cupAt, eventWhen, must, openTables, playTable, viewOf } from './event-people.ts';
import { cleanUp, Person, startServer } from './harness.ts';

afterEach(cleanUp);

/** Short games: it is the event that is looked at. */
const GAMES = {
  doomtrooper: { turnLimit: 4 },
  'summoner-wars': { turnCap: 10 },
  'dice-throne': { turnCap: 6 },
  'scratch-wars': { roundCap: 9, preparation: 'collection' },
} as const;

describe.each(Object.entries(GAMES))('an event of sixteen in %s', (game, options) => {
  it('is played to the end of its final, and its file verifies', { timeout: 240_000 }, async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 16, { game, options, cut: 4 }, null);
    const { organiser, event } = cup;
    const stranger = await Person.guest(server.url);
    let played = 0;
    while ((await must(organiser, event, { type: 'next' })).phase !== 'over') {
      const { round } = (await viewOf(organiser, event)).rounds.at(-1)!;
      const isOver = async (): Promise<boolean> =>
        (await viewOf(organiser, event)).rounds.find(other => other.round === round)!.phase === 'over';
      while (!(await isOver())) {
        const tables = await openTables(cup);
        await Promise.all(tables.map(({ match, people, table }) => playTable(match, people, null, round * 100 + table)));
        played += tables.length;
        for (const { match } of tables.slice(0, 1))
          expect(await stranger.request('GET', `/api/records/${match}`)).toMatchObject({ status: 403, body: { text: 'after the event' } });
        // Every table that was played has its result, or one more game where somebody had to win.
        await eventWhen(organiser, event, ({ rounds, tablesOf }) => {
          const now = rounds.at(-1)!.tables;
          return now.every(({ table, result, decider }) => {
            const last = tablesOf.findLast(other => other.round === round && other.table === table)!.matches.at(-1)!;
            return result !== null || (decider !== null && !tables.some(({ match }) => match === last));
          });
        });
      }
    }
    const over = await viewOf(organiser, event);
    expect(over.plan).toEqual({ rounds: 4, cut: 4 });
    expect(over.rounds.map(({ tables }) => tables.length)).toEqual([8, 8, 8, 8, 2, 1]);
    expect(played).toBeGreaterThanOrEqual(35);
    // Nobody met twice before the cut.
    const pairs = over.rounds.slice(0, 4).flatMap(({ tables }) => tables.map(({ seats }) => [...seats].sort().join()));
    expect(new Set(pairs).size).toBe(32);
    const final = over.rounds.at(-1)!.tables[0]!;
    expect(over.standings[0]!.player).toBe(final.seats[final.result!.winner as number]);
    const file = await stranger.ask('GET', `/api/events/${event}/export`);
    expect(verifyEvent(file)).toEqual([]);
    expect(Object.keys(file.lists)).toHaveLength(16);
    expect((await stranger.request('GET', `/api/records/${over.tablesOf[0]!.matches[0]}`)).status).toBe(200);
  });
});
