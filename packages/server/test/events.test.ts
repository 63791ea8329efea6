/** Events over real sockets and a real file: entering, playing, dropping, judging. */
import type { EventView } from '@kolbiste/protocol';
import { verifyEvent } from '@kolbiste/club/events';
import { afterEach, describe, expect, it } from 'vitest';
import { ask, cupAt, eventWhen, must, onlyTable, playRound, playTable, seated, viewOf } from './event-people.ts';
import { cleanUp, Person, startServer } from './harness.ts';

afterEach(cleanUp);

describe('an event', () => {
  it('goes from entering to its winner, and its file verifies', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 5, { rounds: 3, cut: 2 });
    const { organiser, event, players } = cup;
    const stranger = await Person.guest(server.url);
    for (let round = 1; round <= 3; round++) {
      await must(organiser, event, { type: 'next' });
      const view = await playRound(cup, ([a, b]) => (players.indexOf(a!) < players.indexOf(b!) ? 1 : 0));
      expect(view.rounds.at(-1)!.tables).toHaveLength(3);
      expect(view.rounds.at(-1)!.tables.filter(({ source }) => source === 'table')).toHaveLength(2);
      expect(view.seed).toBeNull();
    }
    expect((await must(organiser, event, { type: 'next' })).phase).toBe('cut');
    await playRound(cup, () => 1);
    const over = await must(organiser, event, { type: 'next' });
    expect(over).toMatchObject({ phase: 'over', plan: { rounds: 3, cut: 2 } });
    // Nobody beat the first in the Swiss rounds, and the player who sits first wins here.
    expect(over.standings[0]!.player).toBe(over.seeds[0]);
    const file = await stranger.ask('GET', `/api/events/${event}/export`);
    expect(verifyEvent(file)).toEqual([]);
    expect(file.seed).toBe(over.seed);
    const { matches } = over.tablesOf[0]!;
    expect((await stranger.request('GET', `/api/records/${matches[0]}`)).status).toBe(200);
    expect(await stranger.ask('GET', '/api/events?state=over')).toMatchObject([{ event, round: 4, entrants: 5, state: 'over' }]);
  });

  it('is for accounts, once each; drafts are their officials’ own', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, {});
    const { organiser, event, players } = cup;
    const guest = await Person.guest(server.url);
    expect((await ask(guest, event, { type: 'enter' })).status).toBe(403);
    const { n } = await viewOf(guest, event);
    expect((await must(players[0]!, event, { type: 'enter' })).n).toBe(n);
    const { event: draft } = await organiser.ask('POST', '/api/events', { name: 'Later', game: 'mini', kind: 'swiss', draft: true });
    expect((await guest.request('GET', `/api/events/${draft}`)).status).toBe(404);
    expect(await guest.ask('GET', '/api/events')).toHaveLength(1);
    expect(await organiser.ask('GET', '/api/events')).toHaveLength(2);
    expect((await must(organiser, draft, { type: 'open' })).phase).toBe('open');
    expect((await guest.request('GET', '/api/events/none')).status).toBe(404);
    for (const wrong of [{ kind: 'swiss', rounds: 11 }, { kind: 'cup' }, { kind: 'swiss', places: 300 }, { kind: 'swiss', game: 'chess' }])
      expect((await organiser.request('POST', '/api/events', { name: 'x', game: 'mini', ...wrong })).status).toBe(400);
  });

  it('is among your own while it goes on, with the table that waits and what is still missing', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { game: 'dice-throne' });
    const { organiser, event, players } = cup;
    const own = (person: Person) => person.ask('GET', '/api/events/mine');
    expect(await own(organiser)).toMatchObject([{ event, role: 'organiser', entered: false, needsList: false, table: null, calls: 0 }]);
    expect(await own(players[0]!)).toMatchObject([{ event, role: null, entered: true, needsList: true, table: null }]);
    const stranger = await Person.account(server.url, 'Nobody');
    expect(await own(stranger)).toEqual([]);
    for (const player of players) await must(player, event, { type: 'bring', brings: null });
    // What the lot gave is a list like others, and its number is told.
    const brought = await players[0]!.ask('GET', `/api/events/${event}/lists/${players[0]!.player.player}`);
    expect(brought).toMatchObject({ brings: expect.any(String), number: expect.stringMatching(/^[0-9a-f]{8}$/) });
    await must(organiser, event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    expect(await own(people[0]!)).toMatchObject([{ needsList: false, table: { number: 1, match } }]);
    await seated(match, people);
    await must(people[0]!, event, { type: 'call' });
    expect(await own(organiser)).toMatchObject([{ calls: 1 }]);
    expect((await stranger.request('GET', '/api/events/mine')).status).toBe(200);
    await must(organiser, event, { type: 'cancel', why: 'enough' });
    expect(await own(people[0]!)).toEqual([]);
  });

  it('answers an old number with the event as it is now, and a wrong command with the reason', async () => {
    const server = await startServer();
    const { organiser, event, players } = await cupAt(server.url, 3);
    const old = await organiser.request('POST', `/api/events/${event}/commands`, { n: 1, command: { type: 'lock' } });
    expect(old).toMatchObject({ status: 409, body: { code: 'conflict', text: 'somebody was quicker', event: { phase: 'open' } } });
    expect(old.body.event.entrants).toHaveLength(3);
    expect((await ask(players[0]!, event, { type: 'lock' })).body).toMatchObject({ code: 'notAllowed' });
    expect((await ask(organiser, event, { type: 'publish' })).body).toMatchObject({
      code: 'conflict',
      text: 'the event is open; this is possible while it is running, cut',
    });
    expect((await organiser.request('POST', `/api/events/${event}/commands`, { n: 1, command: { type: 'win' } })).status).toBe(400);
  });

  it('is told once to who knows it already, packed where that is worth it, with how its table came about to who asks', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 4, { venue: 'room' });
    const { organiser, event, players } = cup;
    const path = `/api/events/${event}`;
    const get = (person: Person, headers: Record<string, string> = {}) => person.request('GET', path, undefined, headers);
    const first = await get(players[0]!);
    const tag = first.headers.get('etag')!;
    expect((await get(players[0]!, { 'if-none-match': tag })).status).toBe(304);
    await must(organiser, event, { type: 'next' });
    const second = await get(players[0]!, { 'if-none-match': tag });
    expect(second.status).toBe(200);
    expect(second.headers.get('etag')).not.toBe(tag);
    const { rounds } = await eventWhen(organiser, event, view => view.rounds[0]?.phase === 'playing');
    const [a, b] = rounds[0]!.tables[0]!.seats;
    const [one, other] = [a, b].map(seat => players.find(({ player }) => player.player === seat)!);
    await must(one!, event, { type: 'report', wins: [1, 0], draws: 0 });
    // What players have reported is theirs, the opponent's and the judges'.
    const stranger = players.find(player => player !== one && player !== other)!;
    const reports = async (person: Person): Promise<number> =>
      Object.keys(((await get(person)).body as EventView).rounds[0]!.tables[0]!.reports).length;
    expect([await reports(one!), await reports(other!), await reports(organiser), await reports(stranger)]).toEqual([1, 1, 1, 0]);
    await must(other!, event, { type: 'report', wins: [1, 0], draws: 0 });
    const view = await viewOf(stranger, event);
    expect(view.standings[0]).toMatchObject({ player: a, points: 3, omw: { exact: '33/100', how: [] } });
    const whole = await stranger.ask('GET', `${path}/standings`);
    expect(whole[0].omw.how).toMatchObject([{ of: b, exact: '0/1', floored: true }]);
    await must(organiser, event, { type: 'message', text: 'x'.repeat(500) });
    for (let i = 0; i < 40; i++) await must(organiser, event, { type: 'message', text: 'y'.repeat(500) });
    const packed = await get(stranger, { 'accept-encoding': 'gzip' });
    expect(packed.headers.get('content-encoding')).toBe('gzip');
    expect((packed.body as EventView).messages).toHaveLength(41);
    expect((await get(stranger, { 'accept-encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
  });

  it('hides a round until it is published, and its pairings can be changed till then', async () => {
    const server = await startServer();
    const { organiser, event, players } = await cupAt(server.url, 4);
    await must(organiser, event, { type: 'lock' });
    const paired = await must(organiser, event, { type: 'pair' });
    expect(paired.rounds[0]!.phase).toBe('paired');
    const seen = await viewOf(players[0]!, event);
    expect(seen).toMatchObject({ rounds: [], phase: 'locked', plan: null });
    expect((await players[0]!.ask('GET', `/api/events/${event}/log`)).some(({ act }: any) => act.type === 'paired')).toBe(false);
    const [a, b] = [paired.rounds[0]!.tables[0]!.seats[0]!, paired.rounds[0]!.tables[1]!.seats[0]!];
    await must(organiser, event, { type: 'swap', players: [a, b] });
    const out = await must(organiser, event, { type: 'publish' });
    expect(out.rounds[0]!.tables.map(({ seats }) => seats[0])).toEqual([b, a]);
    expect((await viewOf(players[0]!, event)).rounds[0]!.tables).toHaveLength(2);
    // The log that hid it has it now.
    expect((await players[0]!.ask('GET', `/api/events/${event}/log`)).some(({ act }: any) => act.type === 'paired')).toBe(true);
  });

  it('lets those who play say set phrases only, until their game is over', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2);
    await must(cup.organiser, cup.event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const [one, two] = await seated(match, people);
    one!.send({ type: 'chat', match, id: 'words', text: 'look at my hand' });
    expect(await one!.next('error', ({ re }) => re === 'words')).toMatchObject({ code: 'notAllowed' });
    one!.send({ type: 'chat', match, preset: 'goodLuck' });
    expect(await two!.next('chat')).toMatchObject({ preset: 'goodLuck' });
    two!.send({ type: 'concede', match, id: 'x' });
    await one!.until('over', () => one!.state(match).phase === 'over');
    one!.send({ type: 'chat', match, text: 'a good one' });
    expect(await two!.next('chat')).toMatchObject({ text: 'a good one' });
  });

  it('takes who drops in a game as having conceded it', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2);
    await must(cup.organiser, cup.event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const lines = await seated(match, people);
    await must(people[0]!, cup.event, { type: 'drop' });
    await lines[1]!.until('over', () => lines[1]!.state(match).phase === 'over');
    expect(lines[1]!.state(match).result).toMatchObject({ places: [2, 1], by: 'concession' });
    expect((await viewOf(cup.organiser, cup.event)).rounds[0]!.tables[0]).toMatchObject({ source: 'drop', result: { winner: 1 } });
    const after = await must(cup.organiser, cup.event, { type: 'next' });
    expect(after.phase).toBe('over');
  });

  it('plays one more game where somebody must win, with the other one beginning', async () => {
    const server = await startServer();
    const cup = await cupAt(server.url, 2, { kind: 'knockout' });
    const { organiser, event } = cup;
    await must(organiser, event, { type: 'next' });
    const { match, people } = await onlyTable(cup);
    const lines = await seated(match, people);
    lines[0]!.send({ type: 'propose', match, topic: 'draw' });
    await lines[1]!.until('proposed', () => lines[1]!.state(match).proposals.length === 1);
    lines[1]!.send({ type: 'consent', match, proposal: lines[1]!.state(match).proposals[0]!.proposal });
    await lines[1]!.until('over', () => lines[1]!.state(match).phase === 'over');
    const view = await eventWhen(organiser, event, ({ tablesOf }) => tablesOf.length === 2);
    expect(view.rounds[0]!.tables[0]).toMatchObject({ result: null, seats: people.map(({ player }) => player.player) });
    const decider = view.tablesOf[1]!.matches[0]!;
    const seats = await server.storage.matches.seats(decider);
    expect(seats.map(({ player }) => player)).toEqual(people.map(({ player }) => player.player).toReversed());
    await playTable(decider, people.toReversed(), 0);
    const done = await eventWhen(organiser, event, ({ rounds }) => rounds[0]!.phase === 'over');
    expect(done.rounds[0]!.tables[0]).toMatchObject({ source: 'table', result: { winner: 0, wins: [1, 0] } });
  });

  it('goes on by itself at its times', async () => {
    let ahead = 0;
    const server = await startServer({ now: () => Date.now() + ahead });
    const cup = await cupAt(server.url, 4, { startsAt: Date.now() + 3_600_000, between: 60_000, rounds: 3, cut: 0 });
    expect((await viewOf(cup.organiser, cup.event)).phase).toBe('open');
    ahead += 3_600_000;
    await server.sweep();
    await playRound(cup);
    await server.sweep();
    expect((await viewOf(cup.organiser, cup.event)).rounds).toHaveLength(1);
    ahead += 61_000;
    await server.sweep();
    expect((await eventWhen(cup.organiser, cup.event, ({ rounds }) => rounds.length === 2)).rounds[1]!.phase).not.toBe('paired');
  });
});
