/** The kinds of events, and who fills a place: bots, leagues season after season, matches of several games, real tables. */
import { verifyEvent } from '@kolbiste/club/events';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, cupAt, eventWhen, must, openTables, playRound, playTable, viewOf, type Cup } from './event-people.ts';
import { cleanUp, Person, startServer } from './harness.ts';

afterEach(cleanUp);

/** Everybody of a round at real tables reports that the first seat, or the named one, has won. */
async function reportRound(cup: Cup, winner: (a: string, b: string) => 0 | 1 = () => 0): Promise<void> {
  const { rounds } = await eventWhen(cup.organiser, cup.event, view => view.rounds.at(-1)?.phase === 'playing');
  for (const { seats, result } of rounds.at(-1)!.tables) {
    const [a, b] = seats;
    if (result !== null || a === null || b === null) continue;
    const wins = winner(a, b) === 0 ? ([1, 0] as const) : ([0, 1] as const);
    for (const seat of [a, b])
      await must(
        cup.players.find(({ player }) => player.player === seat)!,
        cup.event,
        { type: 'report', wins: [...wins], draws: 0 },
      );
  }
}

describe('anyone who is left over', () => {
  it('plays a bot where the event has one: it counts as a match, is unrated, and the bot is in no table', async () => {
    const server = await startServer();
    const clock = { kind: 'bank', bank: 600_000, increment: 0 } as const;
    const cup = await cupAt(server.url, 3, { filler: 'squire', rated: true, clock, rounds: 1, cut: 0 });
    await must(cup.organiser, cup.event, { type: 'next' });
    const tables = await openTables(cup);
    expect(tables.map(({ people }) => people.length)).toEqual([2, 1]);
    const [pair, alone] = tables;
    expect((await server.storage.matches.row(pair!.match))!.rated).toBe(1);
    expect((await server.storage.matches.row(alone!.match))!.rated).toBe(0);
    expect((await server.storage.matches.seats(alone!.match)).map(({ kind, level }) => [kind, level])).toEqual([
      ['human', null],
      ['bot', 'squire'],
    ]);
    await playTable(alone!.match, alone!.people, 0);
    await playTable(pair!.match, pair!.people, 0);
    const view = await eventWhen(cup.organiser, cup.event, ({ rounds }) => rounds[0]!.phase === 'over');
    const own = view.standings.find(({ player }) => player === alone!.people[0]!.player.player)!;
    expect(own).toMatchObject({ points: 0, lost: 1, byes: 0, omw: { how: [] } });
    expect(view.standings).toHaveLength(3);
  });

  it('has a bye otherwise, and at most one', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 3, { rounds: 3, cut: 0, venue: 'room' });
    for (let round = 0; round < 3; round++) {
      await must(cup.organiser, cup.event, { type: 'next' });
      await reportRound(cup);
    }
    const { standings } = await viewOf(cup.organiser, cup.event);
    expect(standings.map(({ byes }) => byes)).toEqual([1, 1, 1]);
  });
});

describe('a league', () => {
  it('has groups, and the next season begins in their order, two up and two down', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 8, { kind: 'league', group: 4, venue: 'room' });
    const { organiser, event } = cup;
    // The first to enter wins.
    const rank = (player: string): number => cup.players.findIndex(other => other.player.player === player);
    const play = async (of: Cup): Promise<void> => {
      while ((await must(organiser, of.event, { type: 'next' })).phase !== 'over')
        await reportRound(of, (a, b) => (rank(a) < rank(b) ? 0 : 1));
    };
    await play(cup);
    const first = await viewOf(organiser, event);
    expect(first.groups.map(group => group.length)).toEqual([4, 4]);
    expect(first.rounds).toHaveLength(3);
    expect(first.standings.map(({ place, group }) => [group, place])).toEqual(
      [0, 1].flatMap(group => [1, 2, 3, 4].map(place => [group, place])),
    );
    const table = (group: number): string[] => first.standings.filter(row => row.group === group).map(({ player }) => player);
    expect((await cup.players[0]!.request('POST', '/api/events', { name: 'x', game: 'mini', kind: 'league', follows: event })).status).toBe(
      403,
    );
    const { event: second } = await organiser.ask('POST', '/api/events', {
      name: 'Second',
      game: 'mini',
      kind: 'league',
      group: 4,
      venue: 'room',
      follows: event,
    });
    const next = await must(organiser, second, { type: 'next' });
    expect(new Set(next.groups[0])).toEqual(new Set([...table(0).slice(0, 2), ...table(1).slice(0, 2)]));
    expect(new Set(next.groups[1])).toEqual(new Set([...table(0).slice(2), ...table(1).slice(2)]));
    await reportRound({ ...cup, event: second });
    await play({ ...cup, event: second });
    expect(verifyEvent(await organiser.ask('GET', `/api/events/${second}/export`))).toEqual([]);
  });

  it('is played by post unless something else is said', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 4, { kind: 'league', clock: { kind: 'correspondence', perMove: 86_400_000 } });
    const { settings } = await must(cup.organiser, cup.event, { type: 'next' });
    expect(settings).toMatchObject({ pace: 'correspondence', roundTime: 21 * 86_400_000 });
    const match = (await openTables(cup))[0]!.match;
    expect(JSON.parse((await server.storage.matches.row(match))!.settings)).toMatchObject({
      clock: { kind: 'correspondence' },
      undo: 'none',
      event: true,
    });
  });
});

describe('two who report something else', () => {
  it('call a judge, and see what the other says; nobody else does', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { venue: 'room', rounds: 1, cut: 0 });
    const { organiser, event, players } = cup;
    await must(organiser, event, { type: 'next' });
    await eventWhen(organiser, event, view => view.rounds.at(-1)?.phase === 'playing');
    const calls = async (): Promise<number> => (await organiser.ask('GET', '/api/events/mine'))[0].calls;
    await must(players[0]!, event, { type: 'report', wins: [1, 0], draws: 0 });
    expect(await calls()).toBe(0);
    await must(players[1]!, event, { type: 'report', wins: [0, 1], draws: 0 });
    expect(await calls()).toBe(1);
    const stranger = await Person.guest(server.url);
    for (const [person, seen] of [
      [organiser, 2],
      [players[0]!, 2],
      [stranger, 0],
    ] as const)
      expect(Object.keys((await viewOf(person, event)).rounds[0]!.tables[0]!.reports)).toHaveLength(seen);
    await must(organiser, event, { type: 'result', round: 1, table: 1, wins: [1, 0], draws: 0, why: 'seen by all' });
    expect(await calls()).toBe(0);
  });
});

describe('a round robin', () => {
  it('brings everybody together once', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 4, { kind: 'roundRobin' });
    for (let round = 1; round <= 3; round++) {
      await must(cup.organiser, cup.event, { type: 'next' });
      await playRound(cup);
    }
    const over = await must(cup.organiser, cup.event, { type: 'next' });
    expect(over.phase).toBe('over');
    expect(new Set(over.rounds.flatMap(({ tables }) => tables.map(({ seats }) => [...seats].sort().join()))).size).toBe(6);
    expect(await ask(cup.organiser, cup.event, { type: 'next' })).toMatchObject({
      status: 409,
      body: { code: 'conflict', why: 'phase', params: { phase: 'over' } },
    });
    // Everybody's place is in his profile; who only organised has none.
    for (const { player, place } of over.standings)
      expect(await cup.organiser.ask('GET', `/api/players/${player}/events`)).toMatchObject([
        { event: cup.event, name: over.settings.name, place, of: 4, group: null, left: false },
      ]);
    expect(await cup.players[0]!.ask('GET', `/api/players/${cup.organiser.player.player}/events`)).toEqual([]);
  });
});

describe('a match of three', () => {
  it('is a series at each table, and its games count', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { games: 3, rounds: 1, cut: 0 });
    await must(cup.organiser, cup.event, { type: 'next' });
    for (let game = 1; game <= 3; game++) {
      const view = await eventWhen(cup.organiser, cup.event, ({ tablesOf }) => tablesOf[0]?.matches.length === game);
      const match = view.tablesOf[0]!.matches.at(-1)!;
      const seats = await server.storage.matches.seats(match);
      const people = seats.map(seat => cup.players.find(({ player }) => player.player === seat.player)!);
      const [one, two] = view.rounds[0]!.tables[0]!.seats;
      // The second wins the first game, the first the others.
      await playTable(match, people, seats.findIndex(({ player }) => player === (game === 1 ? one : two)) as 0 | 1);
    }
    const view = await eventWhen(cup.organiser, cup.event, ({ rounds }) => rounds[0]!.phase === 'over');
    expect(view.rounds[0]!.tables[0]!.result).toEqual({ wins: [2, 1], draws: 0, winner: 0 });
    expect(view.standings.map(({ gw }) => gw.exact)).toEqual(['2/3', '1/3']);
  });
});
