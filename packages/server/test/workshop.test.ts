/** Decks and collections of an account, through a real server with a real database file. */
import { decodeCard, encodeCard, openPack, starterSets } from '@kolbiste/scratch-wars';
import { sha256 } from '@kolbiste/engine';
import { packFrom } from '@kolbiste/games/packs';
import { emptyDeck, LIMITS, type CardDeck, type ClubPack, type DeckChange, type OwnedCard, type SyncAnswer } from '@kolbiste/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { Storage } from '../src/storage/storage.ts';
import { cleanUp, Person, startServer, tempFolder } from './harness.ts';

afterEach(cleanUp);

const NOW = Date.UTC(2026, 10, 18, 12);
const id = (n: number): string => n.toString(16).padStart(32, '0');
const cards = (count: number): CardDeck => ({ ...emptyDeck('doomtrooper'), cards: [['DT-1', count]] });
const deck = (n: number, fields: Partial<DeckChange> = {}): DeckChange => ({
  id: id(n),
  game: 'doomtrooper',
  name: `Deck ${n}`,
  data: cards(3),
  revision: 1,
  base: 0,
  createdAt: 1_000,
  changedAt: 1_000,
  deletedAt: null,
  ...fields,
});
const owned = (code: string, fields: Partial<OwnedCard> = {}): OwnedCard => ({
  game: 'scratch-wars',
  code,
  copies: 1,
  origin: 'typed',
  pack: null,
  mark: null,
  at: 1_000,
  deletedAt: null,
  ...fields,
});
const sync = (person: Person, body: object = {}): Promise<SyncAnswer> => person.ask('POST', '/api/sync', body);

describe('syncing', () => {
  it('brings what one device has to the other, and asks only for what is new', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    const sent = await sync(jana, {
      decks: [deck(1), deck(2)],
      owned: [owned('SWH-1')],
      progress: [{ game: 'g', item: 'a', state: 'done', best: 4, at: 5 }],
    });
    expect(sent).toMatchObject({ more: false, rejected: [], decks: [{ id: id(1), revision: 1 }, { id: id(2) }] });
    const other = await sync(jana);
    expect(other.decks.map(({ name, data }) => [name, data])).toEqual([
      ['Deck 1', cards(3)],
      ['Deck 2', cards(3)],
    ]);
    expect(other.owned).toEqual([owned('SWH-1')]);
    expect(other.progress).toEqual([{ game: 'g', item: 'a', state: 'done', best: 4, at: 5 }]);
    expect(await sync(jana, { since: other.cursor })).toMatchObject({
      decks: [],
      owned: [],
      progress: [],
      packs: [],
      cursor: other.cursor,
    });
  });

  it('takes a change of the newest revision, and keeps both of two that crossed: the later has the id', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    await sync(jana, { decks: [deck(1)] });
    const first = await sync(jana, { decks: [deck(1, { base: 1, revision: 2, data: cards(4), changedAt: 2_000 })] });
    expect(first.decks).toMatchObject([{ revision: 2, data: { cards: [['DT-1', 4]] } }]);
    const crossed = await sync(jana, {
      since: first.cursor,
      otherDevice: 'jiné zařízení',
      decks: [deck(1, { base: 1, revision: 2, data: cards(5), changedAt: 3_000 })],
    });
    expect(crossed.decks.map(({ id: of, name, data }) => [of === id(1), name, (data as CardDeck).cards[0]![1]])).toEqual([
      [true, 'Deck 1', 5],
      [false, 'Deck 1 (jiné zařízení)', 4],
    ]);
    const late = await sync(jana, { since: crossed.cursor, decks: [deck(1, { base: 1, revision: 2, data: cards(2), changedAt: 2_500 })] });
    expect(late.decks.find(of => of.id === id(1))).toMatchObject({ data: { cards: [['DT-1', 5]] } });
    expect(late.decks.find(of => of.id !== id(1))).toMatchObject({ name: 'Deck 1 (other device)', data: { cards: [['DT-1', 2]] } });
    // The same once more makes no third copy.
    await sync(jana, { decks: [deck(1, { base: 1, revision: 2, data: cards(2), changedAt: 2_500 })] });
    expect((await sync(jana)).decks.length).toBe(3);
  });

  it('gives a long list in pages that leave nothing out', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    for (let part = 0; part < 3; part++) await sync(jana, { owned: Array.from({ length: 150 }, (_, i) => owned(`SWW-${part * 150 + i}`)) });
    const codes = new Set<string>();
    let [since, asked] = [0, 0];
    for (;;) {
      const page = await sync(jana, { since });
      expect(page.owned.length).toBeLessThanOrEqual(LIMITS.syncRows);
      for (const { code } of page.owned) codes.add(code);
      since = page.cursor;
      asked++;
      if (!page.more) break;
    }
    expect([codes.size, asked]).toEqual([450, 3]);
  });

  it('sets a clock that is ahead back to now', async () => {
    const { url } = await startServer({ now: () => NOW });
    const jana = await Person.account(url, 'Jana');
    const { decks } = await sync(jana, { decks: [deck(1, { changedAt: NOW + 9e9, createdAt: NOW + 9e9, deletedAt: NOW + 9e9 })] });
    expect(decks).toMatchObject([{ changedAt: NOW, createdAt: NOW, deletedAt: NOW }]);
  });

  it('refuses single rows and takes the others', async () => {
    const { url } = await startServer({ DECKS_PER_PLAYER: 2, CARDS_PER_PLAYER: 2 });
    const [jana, petr] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await sync(jana, { decks: [deck(1)] });
    const answer = await sync(petr, {
      decks: [deck(1), { ...deck(2), data: { ...cards(3), cards: [['DT-1', 999]] } }, deck(3), deck(4), deck(5)],
      owned: [
        owned('A', { mark: 'QR1' }),
        owned('B', { mark: 'QR1' }),
        owned('C', { origin: 'pack', pack: 'none' }),
        owned('D'),
        owned('E'),
        null,
      ],
    });
    expect(answer.decks.map(of => of.id)).toEqual([id(3), id(4)]);
    expect(answer.owned.map(({ code }) => code)).toEqual(['A', 'D']);
    expect(answer.rejected.map(({ kind, id: of, why }) => [kind, of, why])).toEqual([
      ['deck', id(2), 'malformed'],
      ['owned', '', 'malformed'],
      ['deck', id(1), 'notYours'],
      ['deck', id(5), 'tooMany'],
      ['owned', 'scratch-wars B', 'sameMark'],
      ['owned', 'scratch-wars C', 'notYours'],
      ['owned', 'scratch-wars E', 'tooMany'],
    ]);
    expect(answer.rejected[0]!.text).toContain('data.cards.0.1');
    expect((await sync(jana)).decks).toMatchObject([{ id: id(1), name: 'Deck 1' }]);
  });

  it('remembers how a deck was, once a sitting, and no more than the newest', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    for (let n = 1; n <= 30; n++)
      await sync(jana, { decks: [deck(1, { base: n - 1, revision: n, data: cards(n), changedAt: n * 600_000 })] });
    const found = await jana.ask('GET', `/api/decks/${id(1)}`);
    expect(found.deck).toMatchObject({ revision: 30 });
    expect(found.past.map(({ revision }: { revision: number }) => revision)).toEqual(
      Array.from({ length: LIMITS.deckPast }, (_, i) => 29 - i),
    );
    await sync(jana, { decks: [deck(1, { base: 30, revision: 31, data: cards(31), changedAt: 30 * 600_000 + 1_000 })] });
    await sync(jana, { decks: [deck(1, { base: 31, revision: 32, data: cards(32), changedAt: 30 * 600_000 + 2_000 })] });
    expect((await jana.ask('GET', `/api/decks/${id(1)}`)).past[0]).toMatchObject({ revision: 30 });
  });

  it.each([
    ['guests', 403, 'notAllowed', '{}'],
    ['too many rows', 413, 'tooLarge', JSON.stringify({ owned: Array.from({ length: 5_000 }, (_, i) => owned(`${i}`)) })],
    ['too many bytes', 413, 'tooLarge', JSON.stringify({ decks: ['x'.repeat(LIMITS.syncBytes)] })],
    ['no JSON', 400, 'malformed', '{'],
    ['rows that are no list', 400, 'malformed', '{"decks":7}'],
  ])('refuses %s', async (who, status, code, body) => {
    const { url } = await startServer();
    const person = who === 'guests' ? await Person.guest(url) : await Person.account(url, 'Jana');
    expect(await person.request('POST', '/api/sync', body)).toMatchObject({ status, body: { code } });
  });

  it('is limited, like everything', async () => {
    const { url } = await startServer({ SYNCS_PER_MINUTE: 2 });
    const jana = await Person.account(url, 'Jana');
    await sync(jana);
    await sync(jana);
    expect(await jana.request('POST', '/api/sync', {})).toMatchObject({ status: 429 });
  });

  it('of one account at the same time from two devices loses nothing', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    await Promise.all(Array.from({ length: 20 }, (_, n) => sync(jana, { decks: [deck(n)], owned: [owned(`${n}`)] })));
    const { decks, owned: cardsOfJana, cursor } = await sync(jana);
    expect([decks.length, cardsOfJana.length, cursor]).toEqual([20, 20, 40]);
  });
});

describe('a deck', () => {
  it('is its owner’s alone, and anyone’s who has the link, until it is taken away', async () => {
    const { url } = await startServer();
    const [jana, petr] = [await Person.account(url, 'Jana'), await Person.account(url, 'Petr')];
    await sync(jana, { decks: [deck(1)] });
    const stranger = new Person(url);
    const missing = await petr.request('GET', `/api/decks/${id(9)}`);
    expect(missing).toMatchObject({ status: 404 });
    expect(await petr.request('GET', `/api/decks/${id(1)}`)).toMatchObject({ status: 404, body: missing.body });
    expect(await stranger.request('GET', `/api/decks/${id(1)}`)).toMatchObject({ status: 404, body: missing.body });
    expect(await petr.request('POST', `/api/decks/${id(1)}/share`, {})).toMatchObject({ status: 404 });
    const { share, path } = await jana.ask('POST', `/api/decks/${id(1)}/share`, {});
    expect(path).toBe(`/deck/${share}`);
    expect((await jana.ask('POST', `/api/decks/${id(1)}/share`, {})).share).toBe(share);
    expect(await stranger.ask('GET', `/api/decks/shared/${share}`)).toEqual({
      name: 'Deck 1',
      data: cards(3),
      owner: 'Jana',
      changedAt: 1_000,
    });
    expect(await stranger.request('GET', `/api/decks/${id(1)}?share=${share}`)).toMatchObject({ status: 200, body: { name: 'Deck 1' } });
    expect(await stranger.request('GET', `/api/decks/${id(1)}?share=guess`)).toMatchObject({ status: 404, body: missing.body });
    await jana.ask('DELETE', `/api/decks/${id(1)}/share`);
    expect(await stranger.request('GET', `/api/decks/shared/${share}`)).toMatchObject({ status: 404 });
  });
});

describe('club packs', () => {
  it('follow from their seed, which is told when they are opened', async () => {
    const { url } = await startServer({ now: () => NOW });
    const jana = await Person.account(url, 'Jana');
    const sealed: ClubPack = await jana.ask('POST', '/api/packs', { size: 'booster', edition: 'vampiria' });
    expect(sealed).toMatchObject({ seed: null, cards: null, openedAt: null, edition: 'vampiria' });
    expect((await sync(jana)).packs).toEqual([sealed]);
    const open: ClubPack = await jana.ask('POST', `/api/packs/${sealed.id}/open`, {});
    expect(sha256(open.seed!)).toBe(sealed.seedHash);
    expect(open.cards).toEqual(packFrom(open.seed!, { size: 'booster', edition: 'vampiria' }));
    expect(open.cards!.length).toBe(5);
    for (const code of open.cards!) expect(decodeCard(code)).toHaveProperty('card');
    const { owned: mine } = await sync(jana);
    expect(mine.map(({ code, origin, pack }) => [code, origin, pack]).toSorted()).toEqual(
      open.cards!.map(code => [code, 'pack', sealed.id]).toSorted(),
    );
    expect(await jana.ask('POST', `/api/packs/${sealed.id}/open`, {})).toEqual(open);
    const petr = await Person.account(url, 'Petr');
    expect(await petr.request('POST', `/api/packs/${sealed.id}/open`, {})).toMatchObject({ status: 404 });
  });

  it('come once a day, twice after a win, and a tin once', async () => {
    let now = NOW;
    const { url, storage } = await startServer({ now: () => now });
    const jana = await Person.account(url, 'Jana');
    const wish = (size: string) => jana.request('POST', '/api/packs', { size });
    expect((await wish('tin')).status).toBe(201);
    expect(await wish('tin')).toMatchObject({ status: 409, body: { code: 'conflict' } });
    const both = await Promise.all([wish('booster'), wish('booster')]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    storage.sqlite.exec(
      `insert into match (id, game, state, settings, table_seed, created_by, created_at, invite, listed, rated, mode, result, finished_at)
       values ('m', 'mini', 'over', '{}', '', 'x', 1, '', 0, 0, '', '{"places":[1,2],"by":"rules"}', ${NOW - 1})`,
    );
    storage.sqlite.prepare(`insert into seat (match, seat, kind, player) values ('m', 0, 'human', ?)`).run(jana.player.player);
    expect((await wish('booster')).status).toBe(201);
    expect((await wish('booster')).status).toBe(409);
    now += 86_400_000;
    expect((await wish('booster')).status).toBe(201);
    expect((await wish('booster')).status).toBe(409);
    expect(await wish('box')).toMatchObject({ status: 400 });
    const guest = await Person.guest(url);
    expect(await guest.request('POST', '/api/packs', { size: 'booster' })).toMatchObject({ status: 403 });
  });
});

describe('tables of the club’s cards', () => {
  const TABLE = { game: 'scratch-wars', seats: [{ who: 'me' }, { who: 'open' }], listed: true };
  /** The cards of her tin, and those of a pack she opened at home. */
  async function cardsOf(jana: Person): Promise<{ readonly club: readonly string[]; readonly own: readonly string[] }> {
    const sealed: ClubPack = await jana.ask('POST', '/api/packs', { size: 'tin' });
    const open: ClubPack = await jana.ask('POST', `/api/packs/${sealed.id}/open`, {});
    return { club: open.cards!, own: packFrom('opened at home', { size: 'tin' }) };
  }

  it('take what came out of the player’s packs, and ready sets; others are refused and nothing changes', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    const { club, own } = await cardsOf(jana);
    const { match } = await jana.ask('POST', '/api/tables', { ...TABLE, options: { preparation: 'collection', pool: 'club' } });
    const bring = (brings: unknown) => jana.request('PUT', `/api/tables/${match}/brings`, { brings });
    expect(await bring(own)).toMatchObject({ status: 403, body: { code: 'notAllowed' } });
    expect(await jana.ask('GET', `/api/tables/${match}/brings`)).toMatchObject({ ready: false });
    const [ready] = starterSets;
    const mixed = [encodeCard(ready!.hero), ...club.filter(code => 'sectors' in (decodeCard(code) as { card: object }).card).slice(0, 2)];
    expect(await bring(mixed)).toMatchObject({ status: 200 });
    expect(
      await jana.request('POST', '/api/tables', { ...TABLE, options: { preparation: 'collection', pool: 'club' }, brings: own }),
    ).toMatchObject({
      status: 403,
    });
    // Where any cards are played they are no matter.
    const free = await jana.ask('POST', '/api/tables', { ...TABLE, options: { preparation: 'collection' } });
    expect(await jana.request('PUT', `/api/tables/${free.match}/brings`, { brings: own })).toMatchObject({ status: 200 });
    // A stranger's packs are not your own.
    const petr = await Person.account(url, 'Petr');
    expect(await petr.request('POST', `/api/tables/${match}/seats`, { brings: mixed })).toMatchObject({ status: 403 });
    expect(await petr.request('POST', `/api/tables/${match}/seats`, { brings: null })).toMatchObject({ status: 200 });
  });

  it('are usual where a game is rated', async () => {
    const { url } = await startServer();
    const jana = await Person.account(url, 'Jana');
    const poolOf = async (wish: object) => {
      const { match } = await jana.ask('POST', '/api/tables', { ...TABLE, ...wish });
      return (await jana.ask('GET', `/api/tables/${match}`)).options.pool;
    };
    expect(await poolOf({ rated: true, options: { preparation: 'collection' } })).toBe('club');
    expect(await poolOf({ rated: true, options: { preparation: 'collection', pool: 'any' } })).toBe('any');
    expect(await poolOf({ options: { preparation: 'collection' } })).toBe('any');
  });
});

describe('what an account has', () => {
  it('is exported and deleted with it', async () => {
    const folder = tempFolder();
    const server = await startServer({ DATA_DIR: folder, now: () => NOW });
    const jana = await Person.account(server.url, 'Jana');
    await sync(jana, {
      decks: [deck(1)],
      owned: [owned('SWH-1')],
      progress: [{ game: 'g', item: 'a', state: 'begun', best: null, at: 5 }],
      tries: [{ game: 'g', puzzle: 'p', right: true, ms: 900, at: 5 }],
    });
    await sync(jana, { decks: [deck(1, { base: 1, revision: 2, data: cards(9) })] });
    const sealed = await jana.ask('POST', '/api/packs', { size: 'tin' });
    const things = await jana.ask('GET', '/api/export');
    expect(things).toMatchObject({
      decks: [{ id: id(1), data: { cards: [['DT-1', 9]] } }],
      deckPast: [{ deck: id(1), data: { cards: [['DT-1', 3]] } }],
      owned: [{ code: 'SWH-1' }],
      packs: [{ id: sealed.id, seed: null, cards: null }],
      progress: [{ item: 'a' }],
      tries: [{ puzzle: 'p', correct: 1 }],
    });
    await jana.ask('DELETE', '/api/account', { password: 'correct horse' });
    await server.stop();
    const storage = await Storage.open(folder);
    for (const table of ['deck', 'deck_past', 'owned', 'pack', 'progress', 'puzzle_try', 'workshop'] as const)
      expect([table, await storage.db.selectFrom(table).selectAll().execute()]).toEqual([table, []]);
    await storage.close();
  });
});

it('a pack of the club’s has what every pack of its size has', () => {
  expect(packFrom('a', { size: 'tin' }).length).toBe(openPack({ integer: () => 0 }, { size: 'tin' }).length);
  expect(packFrom('a', { size: 'tin' })).not.toEqual(packFrom('b', { size: 'tin' }));
});
