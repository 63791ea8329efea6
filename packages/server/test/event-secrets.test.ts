/** What is secret in an event: lists, pairings, seeds, games that are over while the event is not; and what judges may see of it. */
import { verifyEvent } from '@kolbiste/club/events';
import { READY_DECKS, readyDeck, writeDeck } from '@kolbiste/doomtrooper';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, cupAt, must, onlyTable, openTables, playRound, playTable, seated, viewOf } from './event-people.ts';
import { cleanUp, Person, startServer, type Line } from './harness.ts';

afterEach(cleanUp);

const decks = READY_DECKS.slice(0, 4).map(({ name }) => writeDeck(readyDeck(name)!));
/** Lines of a list that no other of the lists has. */
const tracesOf = (deck: string): string[] =>
  deck.split('\n').filter(line => line.length > 6 && !decks.some(other => other !== deck && other.includes(line)));

describe('the lists of an event', () => {
  it('are in nothing that others get, byte by byte, until they are public', { timeout: 60_000 }, async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 0, { game: 'doomtrooper', options: { turnLimit: 4 }, rounds: 3, cut: 0, roundTime: 3_600_000 });
    const { organiser, event } = cup;
    const players: Person[] = [];
    for (let i = 0; i < 4; i++) {
      const player = await Person.account(server.url, `Player ${i}`);
      players.push(player);
      await must(player, event, { type: 'enter', brings: decks[i]! });
    }
    const [spy, ...others] = players as [Person, ...Person[]];
    const stranger = await Person.guest(server.url);
    const secrets = decks.slice(1).flatMap(tracesOf);
    expect(secrets.length).toBeGreaterThan(20);
    const heard: string[] = [];
    const hear = async (person: Person, path: string): Promise<number> => {
      const { status, body } = await person.request('GET', path);
      heard.push(JSON.stringify(body));
      return status;
    };
    const everything = async (): Promise<void> => {
      for (const person of [spy, stranger])
        for (const path of ['', '/log', '/standings', '/export', ...others.map(({ player }) => `/lists/${player.player}`)])
          await hear(person, `/api/events/${event}${path}`);
      for (const path of ['/api/events', '/api/lobby', '/api/tables', '/api/export', '/metrics']) await hear(spy, path);
    };
    await everything();
    expect((await spy.request('GET', `/api/events/${event}/lists/${others[0]!.player.player}`)).status).toBe(403);
    expect(await spy.ask('GET', `/api/events/${event}/lists/${spy.player.player}`)).toMatchObject({
      brings: decks[0],
      number: expect.stringMatching(/^[0-9a-f]{8}$/),
    });
    await must(organiser, event, { type: 'next' });
    // Others cannot bring another list any more, nor learn one by trying.
    expect((await ask(spy, event, { type: 'bring', brings: decks[1]! })).body).toMatchObject({ code: 'conflict' });
    const whole = { ...cup, players };
    const lines: Line[] = [];
    for (const { match, people } of await openTables(whole)) {
      // A spectator hears everything the spy does not.
      const spectator = await stranger.connect();
      await spectator.join(match);
      lines.push(spectator);
      const own = await seated(match, people);
      if (people.includes(spy)) lines.push(own[people.indexOf(spy)]!);
      own[0]!.send({ type: 'hint', match, id: 'hint' });
      expect(
        await own[0]!.next('error', ({ re }) => re === 'hint').catch(() => own[0]!.next('refused', ({ re }) => re === 'hint')),
      ).toMatchObject({ code: 'notAllowed' });
      own[1]!.send({ type: 'concede', match, id: 'x' });
      await own[0]!.until('over', () => own[0]!.state(match).phase === 'over');
      // The game is over, the event is not: nothing is told by which hidden cards could be derived.
      expect(own[0]!.state(match).reveal).toBeNull();
      for (const path of [`/api/records/${match}`, `/api/tables/${match}`, `/api/tables/${match}/brings`]) await hear(stranger, path);
      expect(await hear(spy, `/api/records/${match}`)).toBe(403);
    }
    await everything();
    const view = await viewOf(spy, event);
    for (const { series } of view.tablesOf) await hear(spy, `/api/series/${series}`);
    for (const { player } of others)
      for (const path of ['', '/history', '/ratings', '/decks']) await hear(spy, `/api/players/${player.player}${path}`);
    await hear(spy, '/api/records');
    const row = await server.storage.db.selectFrom('event').select('seed').executeTakeFirstOrThrow();
    const seeds = [
      row.seed!,
      ...(await server.storage.db.selectFrom('match').select('table_seed').execute()).map(({ table_seed }) => table_seed),
    ];
    const salts = (await server.storage.events.allBrings(event))
      .filter(({ player }) => player !== spy.player.player)
      .map(({ salt }) => salt);
    expect(heard.length).toBeGreaterThan(30);
    for (const text of [...heard, ...lines.flatMap(line => line.texts)])
      for (const secret of [...secrets, ...seeds, ...salts]) expect(text).not.toContain(secret);
    expect(view.seed).toBeNull();
    // Then the event is over, and everything is told.
    await must(organiser, event, { type: 'cancel', why: 'enough' });
    expect((await stranger.request('GET', `/api/records/${view.tablesOf[0]!.matches[0]}`)).status).toBe(200);
    expect((await stranger.request('GET', `/api/events/${event}/lists/${spy.player.player}`)).status).toBe(200);
  });

  it('are the opponent’s to see where the event says so, then everybody’s; the file has them, and they verify', async () => {
    const server = await startServer();
    const lists = { rounds: 'opponent', cut: 'opponent', after: 'public' } as const;
    const cup = await cupAt(server.url, 4, { game: 'dice-throne', lists, rounds: 1, cut: 0, options: { turnCap: 2 } }, null);
    const { organiser, event, players } = cup;
    const heroes = ['thor', 'loki', 'black-widow', 'spider-man'];
    for (const [i, player] of players.entries()) await must(player, event, { type: 'bring', brings: heroes[i]! });
    await must(organiser, event, { type: 'next' });
    const { rounds } = await viewOf(organiser, event);
    const [a, b] = rounds[0]!.tables[0]!.seats;
    const profile = async (): Promise<unknown[]> => (await Person.guest(server.url)).ask('GET', `/api/players/${b}/decks`);
    const [one, far] = [players.find(({ player }) => player.player === a)!, rounds[0]!.tables[1]!.seats[0]!];
    const read = (person: Person, whose: string) => person.request('GET', `/api/events/${event}/lists/${whose}`);
    expect((await read(one, b!)).body.brings).toBe(heroes[players.findIndex(({ player }) => player.player === b)]);
    expect((await read(one, far)).status).toBe(403);
    expect((await read(await Person.guest(server.url), b!)).status).toBe(403);
    await playRound(cup);
    expect(await profile()).toEqual([]);
    await must(organiser, event, { type: 'next' });
    expect(await profile()).toMatchObject([{ losses: 1, brought: heroes[players.findIndex(({ player }) => player.player === b)] }]);
    expect((await read(await Person.guest(server.url), b!)).status).toBe(200);
    const file = await one.ask('GET', `/api/events/${event}/export`);
    expect(Object.keys(file.lists)).toHaveLength(4);
    expect(verifyEvent(file)).toEqual([]);
    file.lists[b!].brings = file.lists[b!].brings === 'thor' ? 'loki' : 'thor';
    expect(verifyEvent(file)).toMatchObject([{ what: 'list' }]);
  });

  it('must be legal to be brought; anyone who has none when it begins is left out', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { game: 'doomtrooper' }, null);
    const { organiser, event } = cup;
    const late = await Person.account(server.url, 'Late');
    await must(late, event, { type: 'enter' });
    const wrong = await ask(late, event, { type: 'bring', brings: decks[0]!.split('\n').slice(0, 3).join('\n') });
    expect(wrong).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect(wrong.body.problems.length).toBeGreaterThan(0);
    const view = await must(organiser, event, { type: 'next' });
    expect(view.entrants.map(({ state }) => state)).toEqual(['in', 'in', 'dropped']);
    expect(view.rounds[0]!.tables.flatMap(({ seats }) => seats)).not.toContain(late.player.player);
  });
});

describe('judges', () => {
  it('read lists and look through a seat, which is logged and told; who plays himself does not', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { game: 'dice-throne' }, null);
    const { organiser, event, players } = cup;
    const judy = await Person.account(server.url, 'Judy');
    const player = players[0]!.player.player;
    const list = `/api/events/${event}/lists/${player}`;
    expect((await judy.request('GET', list)).status).toBe(403);
    // An organiser who plays himself reads nobody's list.
    await must(organiser, event, { type: 'enter', brings: null });
    expect((await organiser.request('GET', list)).status).toBe(403);
    await must(organiser, event, { type: 'drop' });
    await must(organiser, event, { type: 'official', player: judy.player.player, role: 'judge', on: true });
    await must(organiser, event, { type: 'next' });
    expect((await judy.request('GET', list)).status).toBe(200);
    expect((await judy.request('GET', list)).status).toBe(200);
    const log = await organiser.ask('GET', `/api/events/${event}/log`);
    expect(log.filter(({ act, by }: any) => act.type === 'read' && act.player === player && by === judy.player.player)).toHaveLength(1);
    const { match } = await onlyTable(cup);
    await seated(match, (await onlyTable(cup)).people);
    const seat = `/api/events/${event}/seats/1/1/${player}`;
    expect((await judy.request('GET', seat)).body).toMatchObject({ code: 'notAllowed' });
    await must(judy, event, { type: 'look', table: 1, player });
    expect(await judy.ask('GET', seat)).toMatchObject({ state: { phase: 'playing', seen: expect.anything() }, asks: null });
    // Both players are told.
    for (const one of players) expect((await viewOf(one, event)).rounds[0]!.tables[0]!.looked).toEqual([player]);
    expect((await players[1]!.request('GET', seat)).status).toBe(403);
    await must(judy, event, { type: 'check', player });
    expect((await organiser.ask('GET', `/api/events/${event}/log`)).at(-1).act).toMatchObject({ type: 'checked', player, right: true });
  });

  it('check whether what is played is what was locked, by lot too, and a list they unlocked counts from then on', async () => {
    let now = 1_800_000_000_000;
    const server = await startServer({ now: () => now });
    const cup = await cupAt(server.url, 2, { game: 'dice-throne', rounds: 3, cut: 0, options: { turnCap: 2 } }, null);
    const { organiser, event, players } = cup;
    const cheat = players[0]!.player.player;
    const checked = async (player?: string): Promise<unknown[]> => {
      const { n } = await viewOf(organiser, event);
      await must(organiser, event, { type: 'check', ...(player !== undefined && { player }) });
      const log = await organiser.ask('GET', `/api/events/${event}/log`);
      return log.slice(n).map(({ act }: any) => [act.type, act.player, act.right]);
    };
    await must(players[0]!, event, { type: 'bring', brings: 'thor' });
    await must(players[1]!, event, { type: 'bring', brings: 'black-widow' });
    now += 1_000;
    await must(organiser, event, { type: 'next' });
    await openTables(cup);
    expect(await checked(cheat)).toEqual([['checked', cheat, true]]);
    // One of two is a tenth of them, rounded up: the same one, however often it is drawn.
    const drawn = await checked();
    expect(drawn).toHaveLength(1);
    expect(await checked()).toEqual(drawn);
    // What is at the table is not what was locked.
    const { match } = await onlyTable(cup);
    const { db } = server.storage;
    const atTable = async (from: string, to: string): Promise<void> => {
      const { header } = await db.selectFrom('match').select('header').where('id', '=', match).executeTakeFirstOrThrow();
      const seat = db.updateTable('seat').where('match', '=', match).where('player', '=', cheat);
      await db
        .updateTable('match')
        .set({ header: header!.replace(from, to) })
        .where('id', '=', match)
        .execute();
      await seat.set({ brings: JSON.stringify({ value: to, summary: null }) }).execute();
    };
    await atTable('thor', 'loki');
    expect(await checked(cheat)).toEqual([['checked', cheat, false]]);
    await atTable('loki', 'thor');
    // Unlocked, and something else brought: nobody is accused by the round in which the old list was right.
    now += 1_000;
    await must(organiser, event, { type: 'unlock', player: cheat });
    await must(players[0]!, event, { type: 'bring', brings: 'loki' });
    expect(await checked(cheat)).toEqual([['checked', cheat, true]]);
    now += 1_000;
    await playRound(cup);
    await must(organiser, event, { type: 'next' });
    await openTables(cup);
    expect(await checked(cheat)).toEqual([['checked', cheat, true]]);
  });

  it('rule: a match is lost, its table ends, and earlier rulings are there for other judges', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, {});
    const { organiser, event } = cup;
    await must(organiser, event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const lines = await seated(match, people);
    const player = people[0]!.player.player;
    await must(organiser, event, { type: 'ruling', kind: 'matchLoss', player, text: 'talked to the audience' });
    await lines[0]!.until('over', () => lines[0]!.state(match).phase === 'over');
    expect(lines[0]!.state(match).result!.places).toEqual([2, 1]);
    const view = await viewOf(people[1]!, event);
    expect(view.rounds[0]!.tables[0]).toMatchObject({ source: 'judge', result: { winner: 1 } });
    // The other one does not read what was said; the one it is about does.
    expect(view.rulings).toEqual([]);
    expect((await viewOf(people[0]!, event)).rulings).toMatchObject([{ text: 'talked to the audience' }]);
    expect(await organiser.ask('GET', `/api/events/${event}/rulings/${player}`)).toMatchObject([{ kind: 'matchLoss', player }]);
    expect((await people[1]!.request('GET', `/api/events/${event}/rulings/${player}`)).status).toBe(403);
    const changed = await must(organiser, event, {
      type: 'result',
      round: 1,
      table: 1,
      wins: [1, 0],
      draws: 0,
      why: 'it was somebody else',
    });
    expect(changed.standings[0]!.player).toBe(player);
  });
});

describe('an account that is deleted', () => {
  it('leaves its events, its name and its list are gone, and the event still verifies', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { rounds: 3, cut: 0 });
    const { organiser, event, players } = cup;
    await must(organiser, event, { type: 'next' });
    const gone = players[1]!;
    expect((await gone.ask('GET', '/api/export')).events).toMatchObject({ entered: [{ event, state: 'in' }], absence: null });
    await gone.ask('DELETE', '/api/account', { password: 'correct horse' });
    const view = await viewOf(organiser, event);
    expect(view.entrants[1]).toMatchObject({ name: '–', state: 'dropped' });
    expect(JSON.stringify(await organiser.ask('GET', `/api/events/${event}/log`))).not.toContain('Player 2');
    expect(view.rounds[0]!.phase).toBe('over');
    await must(organiser, event, { type: 'cancel', why: 'enough' });
    expect(verifyEvent(await organiser.ask('GET', `/api/events/${event}/export`))).toEqual([]);
  });
});

describe('the file of an event', () => {
  it('is taken in where it is right, to be looked at only; a wrong one is refused with what is wrong', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { kind: 'knockout' });
    const { organiser, event } = cup;
    await must(organiser, event, { type: 'next' });
    expect((await cup.players[0]!.request('GET', `/api/events/${event}/export`)).status).toBe(403);
    const { match, people } = await onlyTable(cup);
    await playTable(match, people, 0);
    await playRound(cup);
    await must(organiser, event, { type: 'next' });
    const file = await organiser.ask('GET', `/api/events/${event}/export`);
    const { event: copy } = await organiser.ask('POST', '/api/events/import', file);
    const view = await viewOf(await Person.guest(server.url), copy);
    expect(view).toMatchObject({
      imported: true,
      phase: 'over',
      standings: file.standings.map(({ place, points }: any) => ({ place, points })),
    });
    expect(await organiser.ask('GET', `/api/events/${copy}/standings`)).toEqual(file.standings);
    expect((await ask(organiser, copy, { type: 'message', text: 'x' })).status).toBe(409);
    const refused = async (changed: unknown): Promise<string> => {
      const answer = await organiser.request('POST', '/api/events/import', changed);
      expect(answer.status).toBe(400);
      return answer.body.text;
    };
    expect(await refused({ ...file, seed: 'another' })).toBe('entry 1: the seed is not the one that was promised');
    expect(await refused({ ...file, seed: null })).toBe('only an event that is over, with its seed, is taken in');
    expect(await refused({ ...file, log: [] })).toBe('the log is empty');
    expect(await refused({ ...file, log: [{ n: 1 }] })).toContain('log');
    expect(await refused({})).toContain('format');
    expect(await refused('[')).toBe('this is not JSON');
    const table = await organiser.request('GET', `/api/events/${event}/standings?as=csv`);
    expect(table.headers.get('content-type')).toContain('text/csv');
    expect(table.body.split('\r\n')[0]).toBe('place,player,name,points,won,drawn,lost,byes,omw,gw,ogw');
    expect(table.body.split('\r\n')).toHaveLength(4);
  });
});
