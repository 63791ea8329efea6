/** Series of games: one after the other, counted, begun once, and going on after whatever happened in between. */
import { definitionNamed, DEFINITIONS, READY_DECKS, readDeck, readyDeck, writeDeck } from '@kolbiste/doomtrooper';
import type { SeriesInfo } from '@kolbiste/protocol';
import type { MatchHeader } from '@kolbiste/table';
import { afterEach, describe, expect, it } from 'vitest';
import { cleanUp, Person, sleep, startServer, tempFolder } from './harness.ts';
import { giveUp, infoOf, pairAt, seriesWhen } from './series-people.ts';
import type { EndedSeries } from '../src/club/series.ts';
import type { Storage } from '../src/storage/storage.ts';

afterEach(cleanUp);

const headerOf = async (storage: Storage, match: string): Promise<MatchHeader> =>
  JSON.parse((await storage.matches.row(match))!.header!) as MatchHeader;

describe('a series of people', () => {
  it('plays one game after the other until it is decided', async () => {
    const server = await startServer();
    const pair = await pairAt(server.url);
    const [jana, petr] = pair.people;
    expect(await infoOf(jana, pair.series)).toMatchObject({ state: 'playing', score: { played: 0 }, winner: null });
    await giveUp(pair, 1, 0);
    await giveUp(pair, 2, 1);
    const before = await seriesWhen(petr, pair.series, ({ played }) => played.length === 3);
    expect(before).toMatchObject({ state: 'playing', score: { wins: [1, 1], draws: 0, played: 2 }, next: null });
    await giveUp(pair, 3, 0);
    const info = await seriesWhen(jana, pair.series, ({ state }) => state === 'over');
    expect(info).toMatchObject({ winner: 1, score: { wins: [1, 2], played: 3 } });
    expect(info.played.map(({ places, by }) => [places, by])).toEqual([
      [[2, 1], 'concession'],
      [[1, 2], 'concession'],
      [[2, 1], 'concession'],
    ]);
    expect(info.players.map(player => player?.player)).toEqual([jana.player.player, petr.player.player]);
    expect((await jana.ask('GET', '/api/tables')) as unknown[]).toEqual([]);
  });

  it('ends as soon as nothing can change, and Kachung does not', async () => {
    const server = await startServer();
    const best = await pairAt(server.url);
    await giveUp(best, 1, 1);
    await giveUp(best, 2, 1);
    expect(await seriesWhen(best.people[0], best.series, ({ state }) => state === 'over')).toMatchObject({ winner: 0 });
    const all = await pairAt(server.url, { series: { kind: 'kachung', games: 3 } });
    await giveUp(all, 1, 1);
    await giveUp(all, 2, 1);
    expect(await seriesWhen(all.people[0], all.series, ({ played }) => played.length === 3)).toMatchObject({
      state: 'playing',
      winner: null,
    });
  });

  it('says at every table which game it is, in the lobby too, and takes no third player', async () => {
    const server = await startServer();
    const person = await Person.guest(server.url);
    const make = (body: object): Promise<{ status: number; body: any }> =>
      person.request('POST', '/api/series', { game: 'mini', seats: [{ who: 'me' }, { who: 'open' }], ...body });
    const kept = await make({ series: { kind: 'match', games: 3 }, listed: true });
    expect(kept.status).toBe(201);
    const place = { id: kept.body.series, n: 1, games: 3, kind: 'match' };
    expect(await person.ask('GET', '/api/lobby')).toMatchObject([{ match: kept.body.match, series: place }]);
    expect(await infoOf(person, kept.body.series)).toMatchObject({ state: 'open', players: [{ player: person.player.player }, null] });
    for (const series of [{ kind: 'match', games: 2 }, { kind: 'kachung', games: 16 }, { kind: 'league', games: 3 }, undefined])
      expect((await make({ series })).status).toBe(400);
    const three = { game: 'dice-throne', seats: [{ who: 'me' }, { who: 'open' }, { who: 'open' }], series: { kind: 'match', games: 3 } };
    expect((await make(three)).body).toMatchObject({ code: 'malformed', text: 'a series is for two' });
    // Who wants a quick match does not land in a series.
    const other = await Person.guest(server.url);
    expect((await other.ask('POST', '/api/quick', { game: 'mini' })).match).not.toBe(kept.body.match);
    // The maker closes the table: there is nothing to play.
    await person.ask('DELETE', `/api/tables/${kept.body.match}`);
    await server.sweep();
    expect(await infoOf(person, kept.body.series)).toMatchObject({ state: 'cancelled', played: [] });
    expect((await person.request('GET', '/api/series/nothing')).status).toBe(404);
  });

  it('has no rematch of a game while it goes on', async () => {
    const server = await startServer();
    const pair = await pairAt(server.url);
    await giveUp(pair, 1, 0);
    expect(await pair.people[0].request('POST', `/api/tables/${pair.match}/rematch`)).toMatchObject({ status: 409 });
  });
});

/** A ready deck with twenty-five cards beside it that are not in it. */
function withSideboard(name: string): { text: string; out: string; into: string } {
  const ready = readyDeck(name)!;
  const spare = DEFINITIONS.flatMap(({ limit }, def) => (limit >= 4 && !ready.cards.includes(def) ? [def] : [])).slice(0, 7);
  const sideboard = spare.flatMap(def => [def, def, def, def]).slice(0, 25);
  return { text: writeDeck({ ...ready, sideboard }), out: DEFINITIONS[ready.cards[0]!]!.code, into: DEFINITIONS[spare[0]!]!.code };
}

describe('between two games', () => {
  const mine = withSideboard(READY_DECKS[0]!.name);
  const theirs = withSideboard(READY_DECKS[1]!.name);
  const deckOf = (header: MatchHeader, seat: number): ReturnType<typeof readDeck>['deck'] =>
    readDeck('x', (header.options as { decks: string[] }).decks[seat]!).deck;
  const countIn = (cards: readonly number[], code: string): number => cards.filter(def => def === definitionNamed(code)).length;
  const wish = { game: 'doomtrooper', series: { kind: 'match', games: 3 } } as const;

  it('cards are exchanged one for one, in secret, and both are waited for', async () => {
    const server = await startServer();
    const pair = await pairAt(server.url, wish, [mine.text, theirs.text]);
    const [jana, petr] = pair.people;
    await giveUp(pair, 1, 0);
    const between = await seriesWhen(jana, pair.series, ({ state }) => state === 'between');
    expect(between.next).toMatchObject({ n: 2, ready: [false, false] });
    expect(between.next!.dueAt - Date.now()).toBeGreaterThan(170_000);
    const path = `/api/series/${pair.series}`;
    const swaps = [{ out: mine.out, into: mine.into }];
    expect(await jana.ask('GET', `${path}/changes`)).toMatchObject({ n: 2, brought: mine.text, swaps: [], before: [], ready: false });
    expect(await jana.ask('PUT', `${path}/changes`, { swaps })).toMatchObject({ swaps, ready: false });
    // Nobody else learns anything but that it was submitted.
    await jana.ask('POST', `${path}/ready`);
    const seen = await petr.ask('GET', path);
    expect(seen.next.ready).toEqual([true, false]);
    expect(JSON.stringify(seen)).not.toContain(mine.into);
    expect((await petr.ask('GET', `${path}/changes`)).swaps).toEqual([]);
    const stranger = await Person.guest(server.url);
    expect((await stranger.request('GET', `${path}/changes`)).status).toBe(403);
    expect((await stranger.request('PUT', `${path}/changes`, { swaps: [] })).status).toBe(403);
    // Nor is what was brought read in the record of a game, as long as the series goes on.
    for (const person of [jana, petr, stranger])
      expect(await person.request('GET', `/api/records/${pair.match}`)).toMatchObject({ status: 403, body: { why: 'afterSeries' } });
    // Only one for one, of what is there.
    for (const wrong of [[{ out: mine.into, into: mine.out }], [{ out: mine.out, into: mine.out }], [{ out: 'x', into: mine.into }]])
      expect(await petr.request('PUT', `${path}/changes`, { swaps: wrong })).toMatchObject({ status: 400, body: { code: 'malformed' } });
    await petr.ask('POST', `${path}/ready`);
    const info = await seriesWhen(jana, pair.series, ({ state }) => state === 'playing');
    const header = await headerOf(server.storage, info.played[1]!.match);
    // Side 0 has lost, but in the tournament the lot decides: they change seats.
    const deck = deckOf(header, info.played[1]!.first === 0 ? 0 : 1);
    const opening = deckOf(await headerOf(server.storage, pair.match), 0);
    expect([deck.cards.length, deck.sideboard.length]).toEqual([opening.cards.length, 25]);
    expect(countIn(deck.cards, mine.into)).toBe(1);
    expect(countIn(deck.cards, mine.out)).toBe(countIn(opening.cards, mine.out) - 1);
    expect((await jana.request('PUT', `${path}/changes`, { swaps: [] })).body).toMatchObject({ code: 'conflict' });
    // Before the third game he has what he played in the second, and may go back to what he brought.
    await giveUp(pair, 2, 1);
    await seriesWhen(jana, pair.series, ({ state }) => state === 'between');
    expect(await jana.ask('GET', `${path}/changes`)).toMatchObject({ n: 3, swaps, before: swaps });
    await jana.ask('PUT', `${path}/changes`, { swaps: [] });
    for (const person of pair.people) await person.ask('POST', `${path}/ready`);
    const third = (await seriesWhen(jana, pair.series, ({ played }) => played.length === 3)).played[2]!;
    expect(countIn(deckOf(await headerOf(server.storage, third.match), third.first === 0 ? 0 : 1).cards, mine.into)).toBe(0);
    await giveUp(pair, 3, 0);
    await seriesWhen(jana, pair.series, ({ state }) => state === 'over');
    expect((await stranger.request('GET', `/api/records/${pair.match}`)).status).toBe(200);
  });

  it('what was exchanged is in the export of its player, and goes with the account; the series ends where it stands', async () => {
    const server = await startServer();
    const pair = await pairAt(server.url, wish, [mine.text, theirs.text]);
    const [jana, petr] = pair.people;
    await giveUp(pair, 1, 0);
    await seriesWhen(jana, pair.series, ({ state }) => state === 'between');
    const swaps = [{ out: mine.out, into: mine.into }];
    await jana.ask('PUT', `/api/series/${pair.series}/changes`, { swaps });
    expect((await jana.ask('GET', '/api/export')).swaps).toEqual([{ series: pair.series, n: 2, swaps: JSON.stringify(swaps) }]);
    expect((await petr.ask('GET', '/api/export')).swaps).toEqual([{ series: pair.series, n: 2, swaps: '[]' }]);
    await jana.ask('DELETE', '/api/account', {});
    expect((await server.storage.series.lists(pair.series, 2)).map(list => list.swaps)).toEqual(['[]', '[]']);
    await server.sweep();
    expect(await infoOf(petr, pair.series)).toMatchObject({ state: 'over', winner: 1, score: { played: 1 } });
  });

  it('when time is out, what was submitted last is played', async () => {
    let ahead = 0;
    const server = await startServer({ now: () => Date.now() + ahead });
    const pair = await pairAt(server.url, wish, [mine.text, theirs.text]);
    const [jana] = pair.people;
    await giveUp(pair, 1, 0);
    await seriesWhen(jana, pair.series, ({ state }) => state === 'between');
    await jana.ask('PUT', `/api/series/${pair.series}/changes`, { swaps: [{ out: mine.out, into: mine.into }] });
    ahead = 179_000;
    await server.sweep();
    expect((await infoOf(jana, pair.series)).state).toBe('between');
    ahead = 181_000;
    await server.sweep();
    const info = await seriesWhen(jana, pair.series, ({ state }) => state === 'playing');
    const { match, first } = info.played[1]!;
    expect(countIn(deckOf(await headerOf(server.storage, match), first === 0 ? 0 : 1).cards, mine.into)).toBe(1);
  });

  it('who has nothing beside his deck is not waited for, and keeps the deck he was dealt', async () => {
    const server = await startServer();
    const pair = await pairAt(server.url, wish, [mine.text, null]);
    const [jana, petr] = pair.people;
    await giveUp(pair, 1, 0);
    const between = await seriesWhen(jana, pair.series, ({ state }) => state === 'between');
    expect(between.next!.ready).toEqual([false, true]);
    expect((await petr.request('PUT', `/api/series/${pair.series}/changes`, { swaps: [] })).status).toBe(409);
    await jana.ask('POST', `/api/series/${pair.series}/ready`);
    const second = (await seriesWhen(jana, pair.series, ({ state }) => state === 'playing')).played[1]!;
    const decks = async (match: string): Promise<string[]> =>
      ((await headerOf(server.storage, match)).options as { decks: string[] }).decks;
    const [one, two] = [await decks(pair.match), await decks(second.match)];
    expect(second.first).toBe(1);
    expect(two[0]).toBe(one[1]);
  });

  it('what was staked is told as an honour, and nobody’s collection changes', async () => {
    const server = await startServer();
    const pair = await pairAt(server.url, { ...wish, options: { ante: 'top' } }, [mine.text, theirs.text]);
    const owned = async () => Promise.all(pair.people.map(async person => (await person.ask('GET', '/api/export')).owned as unknown[]));
    const code = mine.into;
    const row = {
      game: 'doomtrooper',
      code,
      copies: 2,
      origin: 'typed',
      pack: null,
      mark: null,
      at: 1,
      deleted_at: null,
      change: 1,
    } as const;
    await server.storage.db
      .insertInto('owned')
      .values({ ...row, player: pair.people[0].player.player })
      .execute();
    const before = await owned();
    expect(before.map(rows => rows.length)).toEqual([1, 0]);
    await giveUp(pair, 1, 0);
    const [game] = (await seriesWhen(pair.people[0], pair.series, ({ score }) => score.played === 1)).played;
    const brought = [mine.text, theirs.text].map(text => readDeck('x', text).deck.cards.map(def => DEFINITIONS[def]!.code));
    expect(game!.staked.map(cards => cards.length)).toEqual([1, 1]);
    for (const side of [0, 1] as const) expect(brought[side]).toContain(game!.staked[side][0]);
    expect(await owned()).toEqual(before);
  });

  it('the loser begins the next game in the standard rules, the lot decides in the tournament', async () => {
    const server = await startServer();
    const optionsOf = async (profile: string): Promise<[SeriesInfo, { start: string }]> => {
      const pair = await pairAt(server.url, { ...wish, options: { profile } }, [null, null]);
      await giveUp(pair, 1, 0);
      const info = await seriesWhen(pair.people[0], pair.series, ({ played }) => played.length === 2);
      return [info, (await headerOf(server.storage, info.played[1]!.match)).options as unknown as { start: string }];
    };
    const [standard, begun] = await optionsOf('standard');
    expect([standard.begins, standard.played[1]!.first, begun.start]).toEqual(['loser', 0, 'first']);
    const [tournament, drawn] = await optionsOf('tournament');
    expect([tournament.begins, drawn.start]).toEqual(['lot', 'lot']);
  });
});

describe('a series of an event', () => {
  const settings = {
    options: { target: 12 },
    clock: { kind: 'none' },
    undo: 'none',
    rated: false,
    listed: false,
    spectators: true,
    spectatorDelay: 0,
  } as const;

  async function opened(games: 1 | 3 = 3) {
    const server = await startServer();
    const people = [await Person.guest(server.url), await Person.guest(server.url)] as const;
    const over: EndedSeries[] = [];
    server.series.onOver = ended => void over.push(ended);
    const wish = {
      id: 'round-1-table-1',
      game: 'mini',
      kind: 'match',
      games,
      seats: [seatOf(people[0]), seatOf(people[1])],
      settings,
      brings: [null, null],
      event: { event: 'cup', round: 1, table: 4 },
    } as const;
    const open = (): Promise<void> => server.series.open(wish);
    await open();
    return { server, people, over, open, series: wish.id };
  }
  const seatOf = ({ player: { player, name } }: Person) => ({ who: 'human', player, name }) as const;

  it('is opened once however often, and tells when it is over', async () => {
    const { server, people, over, open, series } = await opened();
    await Promise.all([open(), open()]);
    expect(await infoOf(people[0], series)).toMatchObject({ state: 'playing', played: [{ n: 1, state: 'running' }] });
    expect(await server.storage.db.selectFrom('match').select('id').execute()).toHaveLength(1);
    await giveUp({ people, series }, 1, 0);
    await giveUp({ people, series }, 2, 0);
    await seriesWhen(people[0], series, ({ state }) => state === 'over');
    expect(over).toEqual([
      {
        id: series,
        event: { event: 'cup', round: 1, table: 4 },
        standing: { score: { wins: [0, 2], draws: 0, points: [0, 0], played: 2 }, over: true, winner: 1 },
        cancelled: false,
      },
    ]);
  });

  it('begins no game after time was called', async () => {
    const { server, people, over, series } = await opened();
    await giveUp({ people, series }, 1, 0);
    await seriesWhen(people[0], series, ({ played }) => played[1]?.state === 'running');
    await server.series.timeUp(series);
    await seriesWhen(people[0], series, ({ state }) => state === 'over');
    // The second game had not begun: it has no result.
    expect(over).toMatchObject([{ standing: { winner: 1, score: { wins: [0, 1], played: 2 } } }]);
    expect(await server.storage.db.selectFrom('series_game').select('n').execute()).toHaveLength(2);
  });

  it('in a game that is played, the called time is in its log, once', async () => {
    const { server, people, series } = await opened();
    const { match } = (await infoOf(people[0], series)).played[0]!;
    for (const person of people) {
      const line = await person.connect();
      await line.join(match);
      await line.ready(match);
    }
    await server.series.timeUp(series);
    await server.series.timeUp(series);
    await server.sweep();
    expect((await server.storage.matches.rows(match)).filter(({ type }) => type === 'time')).toMatchObject([{ called: true }]);
  });
});

describe('a server that dies between any two writes', () => {
  const METHODS = ['end', 'addGame', 'finish'] as const;
  it.each(METHODS.flatMap(method => (['before', 'after'] as const).map(when => [when, method] as const)))(
    '%s the write "%s": the next one goes on, and no game is doubled',
    async (when, method) => {
      const folder = tempFolder();
      const first = await startServer({ DATA_DIR: folder });
      const pair = await pairAt(first.url);
      const { series: store } = first.storage;
      const writes = store[method].bind(store) as (...all: unknown[]) => Promise<unknown>;
      const killed = async (...all: unknown[]): Promise<never> => {
        if (when === 'after') await writes(...all);
        throw new Error('killed');
      };
      if (method === 'finish') await giveUp(pair, 1, 0);
      if (method === 'finish') await seriesWhen(pair.people[0], pair.series, ({ played }) => played.length === 2);
      Object.assign(store, { [method]: killed });
      await giveUp(pair, method === 'finish' ? 2 : 1, 0);
      await sleep(100);
      await first.stop();
      const second = await startServer({ DATA_DIR: folder });
      const people = pair.people.map(person => Object.assign(person, { url: second.url })) as unknown as typeof pair.people;
      if (method !== 'finish') await giveUp({ people, series: pair.series }, 2, 0);
      const info = await seriesWhen(people[0], pair.series, ({ state }) => state === 'over');
      expect(info).toMatchObject({ winner: 1, score: { wins: [0, 2], played: 2 } });
      const all = await second.storage.db.selectFrom('match').select('id').execute();
      expect(all.map(({ id }) => id).toSorted()).toEqual(info.played.map(({ match }) => match).toSorted());
    },
  );
});
