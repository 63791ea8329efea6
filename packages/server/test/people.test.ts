/** Players as others see them: profiles, ratings as they came to be, ladders, whom one follows, and who is here. */
import type { History, Ladder, LobbyEntry, Profile, RatingChange, RatingPoint } from '@kolbiste/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { newId } from '../src/ids.ts';
import { begunMatch, cleanUp, Person, startServer, type Line } from './harness.ts';

afterEach(cleanUp);

const DAY = 86_400_000;

async function ratedMatch(people: readonly Person[], table: object = {}): Promise<{ match: string; lines: Line[] }> {
  const { match } = await people[0]!.create({ listed: true, rated: true, ...table });
  await people[1]!.ask('POST', `/api/tables/${match}/seats`, { brings: null });
  const lines = await Promise.all(people.map(person => person.connect()));
  for (const line of lines) {
    await line.join(match);
    await line.ready(match);
  }
  for (const line of lines) await line.until('playing', () => line.state(match).phase === 'playing');
  return { match, lines };
}
/** A rated match that one of two loses; resolves when it is kept. */
async function lost(people: readonly Person[], loser: number): Promise<string> {
  const { match, lines } = await ratedMatch(people);
  lines[loser]!.send({ type: 'concede', match });
  for (const line of lines) await line.next('over');
  await expect.poll(async () => (await people[0]!.request('GET', `/api/records/${match}`)).status).toBe(200);
  for (const line of lines) await line.close();
  return match;
}

describe('ratings as they came to be', () => {
  it('are kept match by match, with what each did', async () => {
    const { url } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    const matches = [await lost(people, 1), await lost(people, 0)];
    const past: RatingPoint[] = await people[1]!.ask('GET', '/api/players/jana/ratings');
    expect(past.map(({ match }) => match)).toEqual(matches);
    // Glickman's formulas: two new players, 1500 ± 350 each.
    expect(past[0]).toMatchObject({ game: 'mini', mode: 'standard', before: 1500, rating: 1662, deviation: 290 });
    expect(past[1]!.before).toBe(past[0]!.rating);
    const changes: RatingChange[] = await people[1]!.ask('GET', `/api/records/${matches[0]}/ratings`);
    expect(changes.map(({ player, before, rating }) => [player, rating - before]).sort()).toEqual(
      [
        [people[0]!.player.player, 162],
        [people[1]!.player.player, -162],
      ].sort(),
    );
    const { ratings }: Profile = await people[1]!.ask('GET', '/api/players/jana');
    expect(ratings[0]!.rating).toBe(past[1]!.rating);
  });

  it('say nothing of a match that is unrated, broken off, or goes on', async () => {
    const { url } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    const { match, lines } = await ratedMatch(people, { rated: false });
    expect(await people[0]!.ask('GET', `/api/records/${match}/ratings`)).toEqual([]);
    lines[0]!.send({ type: 'concede', match });
    await lines[0]!.next('over');
    await expect.poll(async () => (await people[0]!.request('GET', `/api/records/${match}`)).status).toBe(200);
    expect(await people[0]!.ask('GET', `/api/records/${match}/ratings`)).toEqual([]);
    expect(await people[0]!.ask('GET', '/api/players/jana/ratings')).toEqual([]);
  });
});

describe('a profile', () => {
  it('is found by name and by id; a guest has one, who was deleted has none any more', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana Nováková');
    const guest = await Person.guest(url);
    const byName: Profile = await guest.ask('GET', `/api/players/${encodeURIComponent('jana nováková')}`);
    expect(byName).toMatchObject({ player: jana.player.player, name: 'Jana Nováková', guest: false, you: false, ratings: [], about: '' });
    expect(await jana.ask('GET', `/api/players/${jana.player.player}`)).toMatchObject({ you: true });
    expect(await jana.ask('GET', `/api/players/${guest.player.player}`)).toMatchObject({ guest: true, name: guest.player.name });
    expect((await guest.request('GET', '/api/players/nobody')).status).toBe(404);
    await jana.ask('DELETE', '/api/account', { password: 'correct horse' });
    for (const path of ['', '/ratings', '/history', '/decks'])
      expect((await guest.request('GET', `/api/players/${jana.player.player}${path}`)).body).toMatchObject({ code: 'gone' });
    expect((await guest.request('GET', `/api/players/${encodeURIComponent('Jana Nováková')}`)).status).toBe(404);
  });

  it('says what its owner wrote, up to 300 letters and without control characters, and nobody else writes it', async () => {
    const { url } = await startServer();
    const [jana, petr] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await jana.ask('PATCH', '/api/profile', { about: '  Hraju od roku 1995.\r\nPiš klidně. ' });
    expect((await petr.ask('GET', '/api/players/Jana')).about).toBe('Hraju od roku 1995.\nPiš klidně.');
    for (const about of ['x'.repeat(301), 'bell\u0007', 5])
      expect((await jana.request('PATCH', '/api/profile', { about })).body).toMatchObject({ code: 'malformed' });
    expect((await jana.ask('GET', '/api/profile')).about).toBe('Hraju od roku 1995.\nPiš klidně.');
    expect((await petr.ask('GET', '/api/profile')).about).toBe('');
    expect((await new Person(url).request('PATCH', '/api/profile', { about: 'me' })).status).toBe(401);
    await jana.ask('PATCH', '/api/profile', { about: '' });
    expect((await petr.ask('GET', '/api/players/Jana')).about).toBe('');
  });

  it('counts games against people by game and by opponent, and none that were broken off', async () => {
    const { url } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await lost(people, 1);
    await lost(people, 1);
    await lost(people, 0);
    const broken = await ratedMatch(people);
    broken.lines[0]!.send({ type: 'propose', match: broken.match, topic: 'abort' });
    await broken.lines[1]!.until('proposed', () => broken.lines[1]!.state(broken.match).proposals.length > 0);
    const { proposal } = broken.lines[1]!.state(broken.match).proposals[0]!;
    broken.lines[1]!.send({ type: 'consent', match: broken.match, proposal });
    await broken.lines[0]!.next('over');
    const botTable = await people[0]!.create({ seats: [{ who: 'me' }, { who: 'bot', level: 'novice' }] });
    const line = await people[0]!.connect();
    await line.join(botTable.match);
    await line.ready(botTable.match);
    await line.until('playing', () => line.state(botTable.match).phase === 'playing');
    line.send({ type: 'concede', match: botTable.match });
    await line.next('over');
    await expect.poll(async () => (await people[0]!.ask('GET', '/api/records')).length).toBe(5);
    const history: History = await people[1]!.ask('GET', '/api/players/Jana/history');
    expect(history).toEqual({
      games: [{ game: 'mini', wins: 2, losses: 1, draws: 0 }],
      opponents: [{ player: people[1]!.player.player, name: 'Petr', wins: 2, losses: 1, draws: 0 }],
    });
    // A player who is gone is no opponent to be named; the games stay.
    await people[1]!.ask('DELETE', '/api/account', { password: 'correct horse' });
    const after: History = await people[0]!.ask('GET', '/api/players/Jana/history');
    expect([after.games[0]!.wins, after.opponents]).toEqual([2, []]);
  });

  it('counts by hero; a player’s own lists are told apart to their owner alone', async () => {
    const { url, storage } = await startServer();
    const [jana, petr] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    const play = async (game: string, brings: unknown): Promise<string> => {
      const table = { game, seats: [{ who: 'me' }, { who: 'open' }], listed: true, brings };
      const { match } = await jana.ask('POST', '/api/tables', table);
      await petr.ask('POST', `/api/tables/${match}/seats`, { brings: null });
      const lines = [await jana.connect(), await petr.connect()];
      for (const line of lines) {
        await line.join(match);
        await line.ready(match);
      }
      await lines[1]!.until('playing', () => lines[1]!.state(match).phase === 'playing');
      lines[1]!.send({ type: 'concede', match });
      await lines[1]!.next('over');
      await expect.poll(async () => (await jana.request('GET', `/api/records/${match}`)).status).toBe(200);
      for (const line of lines) await line.close();
      return match;
    };
    await play('dice-throne', 'loki');
    await play('dice-throne', 'loki');
    const { readyDeck, READY_DECKS, writeDeck } = await import('@kolbiste/doomtrooper');
    const list = `# jana 5e1f\n${writeDeck(readyDeck(READY_DECKS[0]!.name)!)}`;
    await play('doomtrooper', list);
    const own = await jana.ask('GET', '/api/players/Jana/decks');
    expect(own).toEqual([
      { game: 'dice-throne', brought: 'loki', wins: 2, losses: 0, draws: 0 },
      { game: 'doomtrooper', brought: list, wins: 1, losses: 0, draws: 0 },
    ]);
    const theirs = await petr.request('GET', '/api/players/Jana/decks');
    expect(theirs.body[1]).toEqual({ game: 'doomtrooper', brought: null, wins: 1, losses: 0, draws: 0 });
    expect(JSON.stringify(theirs.body)).not.toContain('5e1f');
    expect(JSON.stringify((await new Person(url).request('GET', '/api/players/Jana/decks')).body)).not.toContain('5e1f');
    // What was brought to an event is told when that is over.
    const match = await play('dice-throne', 'thor');
    const id = newId();
    const event = { id, kind: 'swiss', game: 'dice-throne', name: 'e', settings: '{}', round: 1, organiser: petr.player.player };
    const moments = { starts_at: 1, over_at: null, created_at: 1 };
    await storage.db
      .insertInto('event')
      .values({ ...event, ...moments, state: 'running', seed_hash: 'h', seed: 's', entrants: 2, imported: 0, told: 0 })
      .execute();
    const series = { id, game: 'dice-throne', kind: 'match', games: 1, begins: 'lot', event: id, round: 1, board: 1 } as const;
    const rest = { settings: '{}', between_ms: 0, state: 'over', standing: null, called_at: null, created_by: id } as const;
    await storage.db
      .insertInto('series')
      .values({ ...series, ...rest, created_at: 1, over_at: 1 })
      .execute();
    await storage.db.insertInto('series_game').values({ series: id, n: 1, match, first: 0, due_at: null, ended: null }).execute();
    const heroes = async (): Promise<string[]> =>
      (await petr.ask('GET', '/api/players/Jana/decks')).map(({ brought }: { brought: string }) => brought);
    expect(await heroes()).not.toContain('thor');
    await storage.db.updateTable('event').set({ state: 'over', told: 1 }).where('id', '=', id).execute();
    expect(await heroes()).toContain('thor');
  });

  it('can be reported and muted', async () => {
    const { url, administration } = await startServer();
    const [jana, petr] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await petr.ask('POST', '/api/players/Jana/reports', { text: 'a rude text about herself' });
    expect(await administration.reports()).toMatchObject([
      { about: { player: jana.player.player, name: 'Jana' }, text: 'a rude text about herself', by: petr.player.player },
    ]);
    await petr.ask('PUT', '/api/mutes/Jana');
    expect(await petr.ask('GET', '/api/players/Jana')).toMatchObject({ muted: true });
    expect(await jana.ask('GET', '/api/players/Petr')).toMatchObject({ muted: false });
    expect((await petr.request('PUT', '/api/mutes/Petr')).status).toBe(400);
    const { match } = await ratedMatch([jana, petr], { rated: false });
    const [one, other] = [await jana.connect(), await petr.connect()];
    for (const line of [one, other]) await line.join(match);
    one.send({ type: 'chat', match, preset: 'hello' });
    await one.next('chat');
    await petr.ask('DELETE', '/api/mutes/Jana');
    one.send({ type: 'chat', match, preset: 'thanks' });
    expect(await other.next('chat')).toMatchObject({ preset: 'thanks' });
  });
});

describe('a ladder', () => {
  /** Puts somebody's rating into the database as many matches would have left it. */
  const rate = async (
    { storage, config }: Awaited<ReturnType<typeof startServer>>,
    { player }: Person,
    values: { rating: number; deviation: number; games: number; daysAgo?: number },
  ): Promise<void> => {
    const { daysAgo = 0, ...rest } = values;
    const row = { player: player.player, game: 'mini', mode: 'standard', volatility: 0.06, at: Math.round(config.now() - daysAgo * DAY) };
    await storage.ratings.write({ ...row, ...rest }, 0);
  };

  it('has those who are known well enough, played ten games and played lately; anyone who asks learns where they stand', async () => {
    const server = await startServer();
    const names = ['Adam', 'Bohuš', 'Cyril', 'Dana', 'Eva', 'Filip'];
    const people = [];
    for (const name of names) people.push(await Person.account(server.url, name));
    const [adam, bohus, cyril, dana, eva, filip] = people as [Person, Person, Person, Person, Person, Person];
    await rate(server, adam, { rating: 1700, deviation: 60, games: 10 });
    await rate(server, bohus, { rating: 1900, deviation: 80, games: 30, daysAgo: 10 });
    await rate(server, cyril, { rating: 2000, deviation: 60, games: 9 });
    await rate(server, dana, { rating: 2100, deviation: 111, games: 40 });
    // ± 90 grows beyond 110 in 30 days: 90² + 30 · (350² − 60²) / 730 = 12986 > 110².
    await rate(server, eva, { rating: 2200, deviation: 90, games: 40, daysAgo: 30 });
    await rate(server, filip, { rating: 1700, deviation: 20, games: 40, daysAgo: 91 });
    const read = async (who: Person): Promise<Ladder> => who.ask('GET', '/api/ladder/mini/standard');
    const { places, own } = await read(adam);
    expect(places.map(({ name, place, rating }) => [name, place, rating])).toEqual([
      ['Bohuš', 1, 1900],
      ['Adam', 2, 1700],
    ]);
    expect(own).toEqual({ place: 2, rating: 1700, deviation: 60, games: 10, lacks: {} });
    expect((await read(cyril)).own).toMatchObject({ place: null, lacks: { games: 1 } });
    expect((await read(dana)).own).toMatchObject({ place: null, lacks: { certainty: true } });
    expect((await read(eva)).own).toMatchObject({ place: null, deviation: 114, lacks: { certainty: true } });
    expect((await read(filip)).own).toMatchObject({ place: null, lacks: { lately: true } });
    expect((await read(new Person(server.url))).own).toBeNull();
    expect(await adam.ask('GET', '/api/ladder/mini')).toEqual(['standard']);
    expect(await adam.ask('GET', '/api/ladder/chess/blitz')).toEqual({ places: [], own: null });
    await bohus.ask('DELETE', '/api/account', { password: 'correct horse' });
    expect((await read(adam)).own!.place).toBe(1);
  });
});

describe('following', () => {
  it('is your own affair, does not count twice, and ends with either account', async () => {
    const { url } = await startServer();
    const [jana, petr] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await Person.account(url, 'Eva');
    for (const who of ['Petr', petr.player.player, 'Eva']) await jana.ask('PUT', `/api/follows/${who}`);
    const names = async (who: Person): Promise<string[]> =>
      (await who.ask('GET', '/api/follows')).map(({ name }: { name: string }) => name);
    expect(await names(jana)).toEqual(['Eva', 'Petr']);
    expect(await names(petr)).toEqual([]);
    expect(await jana.ask('GET', '/api/players/Petr')).toMatchObject({ followed: true });
    expect((await jana.request('PUT', '/api/follows/Jana')).status).toBe(400);
    expect((await jana.request('PUT', '/api/follows/nobody')).status).toBe(404);
    expect((await new Person(url).request('PUT', '/api/follows/Jana')).status).toBe(401);
    await jana.ask('DELETE', '/api/follows/Eva');
    expect(await names(jana)).toEqual(['Petr']);
    expect((await jana.ask('GET', '/api/export')).follows).toMatchObject([{ followed: petr.player.player }]);
    await petr.ask('DELETE', '/api/account', { password: 'correct horse' });
    expect(await names(jana)).toEqual([]);
    expect(await new Person(url).ask('GET', '/api/follows')).toEqual([]);
  });

  it('has a limit, no matter how many ask at once', async () => {
    const { storage } = await startServer();
    const player = newId();
    const wishes = Array.from({ length: 6 }, () => storage.people.follow(player, newId(), { at: 1, most: 4 }));
    expect((await Promise.all(wishes)).filter(Boolean)).toHaveLength(4);
  });
});

describe('who is here', () => {
  it('is counted, with those who play; friends and tables show it, spectators are counted', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    const people = async (): Promise<unknown> => jana.ask('GET', '/api/presence');
    expect(await people()).toEqual({ here: 0, playing: 0, looking: 0 });
    const { people: pair, match } = await begunMatch(url, { listed: true });
    const watcher = await jana.connect();
    await watcher.join(match);
    await expect.poll(people).toEqual({ here: 3, playing: 2, looking: 0 });
    const [table]: LobbyEntry[] = await jana.ask('GET', '/api/lobby');
    expect(table).toMatchObject({ watchers: 1, seats: pair.map(({ player }) => ({ player: player.player, here: true })) });
    await jana.ask('PUT', `/api/follows/${pair[0]!.player.player}`);
    expect(await jana.ask('GET', '/api/follows')).toMatchObject([{ here: true }]);
    expect(await jana.ask('GET', `/api/players/${pair[1]!.player.player}`)).toMatchObject({ here: true });
    watcher.send({ type: 'lobby', watch: true });
    expect(await watcher.next('lobby')).toMatchObject({ people: { here: 3, playing: 2, looking: 0 } });
  });

  it('never tells of a player who hides, from the moment they do', async () => {
    const { url } = await startServer();
    const [jana, petr] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await jana.ask('PUT', '/api/follows/Petr');
    const line = await petr.connect();
    const shown = async (): Promise<unknown[]> => [
      (await jana.ask('GET', '/api/presence')).here,
      (await jana.ask('GET', '/api/follows'))[0].here,
      (await jana.ask('GET', '/api/players/Petr')).here,
    ];
    await expect.poll(shown).toEqual([1, true, true]);
    await petr.ask('PATCH', '/api/profile', { hidden: true });
    await expect.poll(shown).toEqual([0, false, false]);
    // At a table, too; and anyone who comes hidden stays so.
    await petr.create({ listed: true });
    await line.close();
    await petr.connect();
    const [table]: LobbyEntry[] = await jana.ask('GET', '/api/lobby');
    expect(table!.seats[0]).not.toHaveProperty('here');
    expect(await shown()).toEqual([0, false, false]);
    await petr.ask('PATCH', '/api/profile', { hidden: false });
    await expect.poll(shown).toEqual([1, true, true]);
  });
});

describe('an invitation', () => {
  it('keeps a seat for who is named and for nobody else, and shows for him alone', async () => {
    const { url } = await startServer();
    const [jana, petr, eva] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr'), await Person.account(url, 'Eva')];
    const invite = (player: string): Promise<{ match: string }> => jana.create({ seats: [{ who: 'me' }, { who: 'open', player }] });
    const { match } = await invite('petr');
    const found = async (who: Person): Promise<string[]> =>
      (await who.ask('GET', '/api/invitations')).map((entry: LobbyEntry) => entry.match);
    expect([await found(petr), await found(eva), await found(jana)]).toEqual([[match], [], []]);
    expect((await eva.request('POST', `/api/tables/${match}/seats`, {})).status).toBe(403);
    expect((await eva.request('DELETE', `/api/invitations/${match}`)).status).toBe(404);
    expect(await petr.ask('POST', `/api/tables/${match}/seats`, {})).toMatchObject({ phase: 'playing' });
    expect(await found(petr)).toEqual([]);
    const second = await invite(petr.player.player);
    await petr.ask('DELETE', `/api/invitations/${second.match}`);
    expect(await found(petr)).toEqual([]);
    await invite('Petr');
    await petr.ask('PUT', '/api/mutes/Jana');
    expect(await found(petr)).toEqual([]);
    for (const [player, status] of [
      ['nobody', 404],
      ['Jana', 400],
    ] as const)
      expect((await jana.request('POST', '/api/tables', { game: 'mini', seats: [{ who: 'me' }, { who: 'open', player }] })).status).toBe(
        status,
      );
    const wrong = { game: 'mini', seats: [{ who: 'me' }, { who: 'bot', player: 'Petr' }] };
    expect((await jana.request('POST', '/api/tables', wrong)).status).toBe(400);
  });

  it('your own tables say where it is your turn', async () => {
    const { url } = await startServer();
    const { people, lines, match } = await begunMatch(url, { clock: { kind: 'correspondence', perMove: 86_400_000 } });
    await lines[0]!.until('somebody is asked', () => lines.some(line => line.state(match).seen?.decision));
    const asked = lines.findIndex(line => line.state(match).seen?.decision);
    const turns = async (): Promise<unknown[]> =>
      Promise.all(people.map(async person => (await person.ask('GET', '/api/tables'))[0].yourTurn ?? false));
    expect(await turns()).toEqual([asked === 0, asked === 1]);
  });
});

describe('what is known of a player', () => {
  it('is in the export, and gone with the account', async () => {
    const { url, storage } = await startServer();
    const people = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await lost(people, 1);
    await people[0]!.ask('PATCH', '/api/profile', { about: 'Hi.', hidden: true });
    const exported = await people[0]!.ask('GET', '/api/export');
    expect(exported).toMatchObject({ account: { about: 'Hi.', hidden: 1 }, ratingsPast: [{ rating: expect.closeTo(1662, 0) }] });
    const { player } = people[0]!.player;
    await people[0]!.ask('DELETE', '/api/account', { password: 'correct horse' });
    expect(await storage.ratings.past(player)).toEqual([]);
    expect(await storage.players.byId(player)).toMatchObject({ about: null, hidden: 0 });
    expect((await people[1]!.ask('GET', '/api/players/Petr/ratings')).length).toBe(1);
  });
});
