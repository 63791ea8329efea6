/** Time in events: who is not there, when a round is up, when a judge is waited for, and two servers that decide at once. */
import { afterEach, describe, expect, it } from 'vitest';
import { Events } from '../src/club/events.ts';
import { ask, cupAt, eventWhen, must, onlyTable, openTables, playRound, seated, viewOf } from './event-people.ts';
import { cleanUp, startServer } from './harness.ts';

afterEach(cleanUp);
const MINUTE = 60_000;

/** A server whose clock is set forward. */
async function aheadServer() {
  let ahead = 0;
  const server = await startServer({ now: () => Date.now() + ahead });
  const forward = async (ms: number): Promise<void> => {
    ahead += ms;
    await server.sweep();
  };
  return { server, forward };
}

describe('who is not there', () => {
  it('loses the match after ten minutes and is dropped; the second time they are kept out for a day', async () => {
    const { server, forward } = await aheadServer();
    const cup = await cupAt(server.url, 2, {});
    await must(cup.organiser, cup.event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const [here, missing] = people;
    const line = await here!.connect();
    await line.join(match);
    await line.ready(match);
    await forward(9 * MINUTE);
    expect((await viewOf(cup.organiser, cup.event)).rounds[0]!.tables[0]!.result).toBeNull();
    await forward(2 * MINUTE);
    const view = await viewOf(cup.organiser, cup.event);
    expect(view.rounds[0]!.tables[0]).toMatchObject({ source: 'noShow', result: { winner: 0, unplayed: true } });
    expect(view.entrants.map(({ player, state }) => [player, state])).toContainEqual([missing!.player.player, 'dropped']);
    await line.until('over', () => line.state(match).phase === 'over');
    // Forgiven once.
    await must(missing!, cup.event, { type: 'return' });
    await must(cup.organiser, cup.event, { type: 'next' });
    await forward(11 * MINUTE);
    const { event } = await cup.organiser.ask('POST', '/api/events', { name: 'Next', game: 'mini', kind: 'swiss' });
    expect((await ask(missing!, event, { type: 'enter' })).body.text).toMatch(/^you were missed too often: no live events until /);
    const { event: post } = await cup.organiser.ask('POST', '/api/events', {
      name: 'Post',
      game: 'mini',
      kind: 'swiss',
      pace: 'correspondence',
    });
    expect((await ask(missing!, post, { type: 'enter' })).status).toBe(200);
    await forward(25 * 60 * MINUTE);
    expect((await ask(missing!, event, { type: 'enter' })).status).toBe(200);
  });

  it('of a match of three loses a game first', async () => {
    const { server, forward } = await aheadServer();
    const cup = await cupAt(server.url, 2, { games: 3 });
    await must(cup.organiser, cup.event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const line = await people[1]!.connect();
    await line.join(match);
    await line.ready(match);
    await forward(6 * MINUTE);
    expect((await viewOf(cup.organiser, cup.event)).rounds[0]!.tables[0]).toMatchObject({ penalties: [1, 0], result: null });
  });
});

describe('a round that is up', () => {
  it('calls time in its games, later where a judge gave some, and begins none', async () => {
    const { server, forward } = await aheadServer();
    const cup = await cupAt(server.url, 4, { games: 3, roundTime: 30 * MINUTE });
    await must(cup.organiser, cup.event, { type: 'next' });
    const tables = await openTables(cup);
    const lines = await seated(tables[0]!.match, tables[0]!.people);
    await seated(tables[1]!.match, tables[1]!.people);
    await must(cup.organiser, cup.event, { type: 'extend', table: 2, ms: 10 * MINUTE });
    const called = async (match: string): Promise<number> =>
      (await server.storage.matches.rows(match)).filter(({ type }) => type === 'time').length;
    await forward(31 * MINUTE);
    await expect.poll(() => called(tables[0]!.match)).toBe(1);
    expect(await called(tables[1]!.match)).toBe(0);
    await forward(10 * MINUTE);
    await expect.poll(() => called(tables[1]!.match)).toBe(1);
    // One game has its winner: the match is his, and no second game begins.
    lines[1]!.send({ type: 'concede', match: tables[0]!.match, id: 'x' });
    const view = await eventWhen(cup.organiser, cup.event, ({ rounds }) => rounds[0]!.tables[0]!.result !== null);
    expect(view.rounds[0]!.tables[0]!.result).toMatchObject({ wins: [1, 0], winner: 0 });
    expect(view.tablesOf.find(({ table }) => table === 1)!.matches).toHaveLength(1);
  });

  it('waits for a judge who was called', async () => {
    const { server, forward } = await aheadServer();
    const cup = await cupAt(server.url, 2, { roundTime: 30 * MINUTE });
    await must(cup.organiser, cup.event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    await seated(match, people);
    await forward(25 * MINUTE);
    await must(people[0]!, cup.event, { type: 'call' });
    await forward(10 * MINUTE);
    await must(cup.organiser, cup.event, { type: 'answer', table: 1 });
    const rows = async () => (await server.storage.matches.rows(match)).filter(({ type }) => type === 'time').length;
    expect(await rows()).toBe(0);
    await forward(6 * MINUTE);
    await expect.poll(rows).toBe(1);
  });

  it('stands while a judge is called, ten minutes at most, and goes on when he is there', async () => {
    const { server, forward } = await aheadServer();
    const clock = { kind: 'bank', bank: 5 * MINUTE, increment: 0 } as const;
    const cup = await cupAt(server.url, 2, { roundTime: 60 * MINUTE, clock });
    await must(cup.organiser, cup.event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const [line] = await seated(match, people);
    const phase = (): [string, boolean] => [line!.state(match).phase, line!.state(match).halted];
    const stands = (halted: boolean): Promise<void> => line!.until(`halted: ${halted}`, () => line!.state(match).halted === halted);
    await must(people[0]!, cup.event, { type: 'call' });
    await stands(true);
    expect(phase()).toEqual(['paused', true]);
    expect(line!.all.filter(({ type }) => type === 'update').at(-1)).toMatchObject({ act: { type: 'halt', on: true } });
    await forward(8 * MINUTE);
    expect(phase()).toEqual(['paused', true]);
    await must(cup.organiser, cup.event, { type: 'answer', table: 1 });
    await stands(false);
    expect(phase()).toEqual(['playing', false]);
    // Nobody comes: it plays on, and the call stays.
    await must(people[1]!, cup.event, { type: 'call' });
    await stands(true);
    await forward(11 * MINUTE);
    await stands(false);
    expect((await viewOf(cup.organiser, cup.event)).rounds[0]!.tables[0]!.called).not.toBeNull();
  });

  it('rests with the event: no clock runs, and nobody is missed for it afterwards', async () => {
    const { server, forward } = await aheadServer();
    const clock = { kind: 'bank', bank: 5 * MINUTE, increment: 0 } as const;
    const cup = await cupAt(server.url, 4, { clock });
    await must(cup.organiser, cup.event, { type: 'next' });
    const [first] = await openTables(cup);
    const [line] = await seated(first!.match, first!.people);
    await must(cup.organiser, cup.event, { type: 'pause' });
    await line!.until('rest', () => line!.state(first!.match).halted);
    await forward(30 * MINUTE);
    await must(cup.organiser, cup.event, { type: 'resume' });
    await line!.until('playing', () => line!.state(first!.match).phase === 'playing');
    await server.sweep();
    const [one, other] = (await viewOf(cup.organiser, cup.event)).rounds[0]!.tables;
    expect([one!.result, other!.result]).toEqual([null, null]);
    await forward(11 * MINUTE);
    expect((await viewOf(cup.organiser, cup.event)).rounds[0]!.tables[1]).toMatchObject({ source: 'noShow' });
  });

  it('of an event by post is later by what its players rest, twice seven days each', async () => {
    const { server, forward } = await aheadServer();
    const day = 24 * 60 * MINUTE;
    const clock = { kind: 'correspondence', perMove: 3 * day } as const;
    const cup = await cupAt(server.url, 2, { pace: 'correspondence', clock, roundTime: 10 * day, rounds: 3, cut: 0 });
    await must(cup.organiser, cup.event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const lines = await seated(match, people);
    const halted = (on: boolean): Promise<void> => lines[0]!.until(`halted: ${on}`, () => lines[0]!.state(match).halted === on);
    await must(people[0]!, cup.event, { type: 'rest' });
    await halted(true);
    expect((await ask(people[0]!, cup.event, { type: 'rest' })).body.text).toBe('you rest already');
    await forward(5 * day);
    // Nobody's time ran, though each has three days a move.
    expect(lines[0]!.state(match)).toMatchObject({ phase: 'paused', halted: true });
    await forward(2 * day + MINUTE);
    await halted(false);
    await must(people[0]!, cup.event, { type: 'rest' });
    await halted(true);
    await forward(7 * day + MINUTE);
    await halted(false);
    expect((await ask(people[0]!, cup.event, { type: 'rest' })).body.text).toBe('everybody rests 2 times at most');
    const called = async (): Promise<number> => (await server.storage.matches.rows(match)).filter(({ type }) => type === 'time').length;
    // Fourteen days were rested: ten days of a round are over after twenty-four.
    await forward(2 * day);
    expect(await called()).toBe(0);
  });

  it('of a league at real tables is drawn where nobody reported, and won by who did', async () => {
    const { server, forward } = await aheadServer();
    const cup = await cupAt(server.url, 4, { kind: 'league', venue: 'room', group: 4 });
    await must(cup.organiser, cup.event, { type: 'next' });
    const view = await eventWhen(cup.organiser, cup.event, ({ rounds }) => rounds[0]?.phase === 'playing');
    const first = cup.players.find(({ player }) => player.player === view.rounds[0]!.tables[0]!.seats[1])!;
    await must(first, cup.event, { type: 'report', wins: [0, 1], draws: 0 });
    await forward(22 * 24 * 60 * MINUTE);
    const over = await viewOf(cup.organiser, cup.event);
    expect(over.rounds[0]!.tables.map(({ result, source }) => [result!.winner, source])).toEqual([
      [1, 'deadline'],
      ['draw', 'deadline'],
    ]);
  });
});

describe('two who decide at once', () => {
  it('make one round, its tables once, and one of two commands is told how it is now', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 8);
    const note = (what: string, error: unknown): void => void faults.push(`${what}: ${String(error)}`);
    const faults: string[] = [];
    const { config, storage, matches, series } = server;
    // A second server's part at the same database.
    const other = new Events({ config, storage, matches, series, pairing: '', note });
    const who = { ...cup.organiser.player, kind: 'browser' } as unknown as Parameters<Events['command']>[0];
    for (let round = 1; round <= 3; round++) {
      const { n } = await viewOf(cup.organiser, cup.event);
      const both = await Promise.allSettled(
        [server.events, other].map(events => events.command(who, cup.event, { n, command: { type: 'next' } })),
      );
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await Promise.all([server.events.sweep(), other.sweep(), server.events.sweep(), other.sweep()]);
      const view = await playRound(cup);
      await Promise.all([server.events.sweep(), other.sweep()]);
      expect(view.rounds).toHaveLength(round);
      expect(view.tablesOf.filter(table => table.round === round)).toHaveLength(4);
    }
    const log = await storage.events.entries(cup.event);
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
    expect(log.filter(({ act }) => act.type === 'result')).toHaveLength(12);
    expect(faults).toEqual([]);
    await other.stop();
  });
});
