/** What every database has to do alike: the same tests run on SQLite, on PostgreSQL in this process, and on a PostgreSQL server. */
import type { Result } from '@kolbiste/protocol';
import { newHeader, type Piece, type Row } from '@kolbiste/table';
import { describe, expect, it } from 'vitest';
import { readConfig, type Config } from '../src/config.ts';
import { newId } from '../src/ids.ts';
import { Limits } from '../src/accounts/limits.ts';
import { silentBus } from '../src/cluster/bus.ts';
import { SharedCluster } from '../src/cluster/cluster.ts';
import { Players } from '../src/accounts/players.ts';
import { rateMatch, ratingsOf } from '../src/matches/ratings.ts';
import { SocketCount } from '../src/sockets/socket-count.ts';
import { MatchStore, packedPiece, type MatchRow, type TableSettings } from '../src/storage/match-store.ts';
import { migrate, MIGRATIONS } from '../src/storage/migrations.ts';
import { RatingStore } from '../src/storage/rating-store.ts';
import type { Storage } from '../src/storage/storage.ts';
import { MINI } from './harness.ts';

interface Counting {
  readonly config: Config;
  readonly cluster: SharedCluster;
}

const SEED = 'ab'.repeat(32);
const SETTINGS: TableSettings = {
  options: {},
  clock: { kind: 'none' },
  undo: 'free',
  rated: false,
  listed: true,
  spectators: true,
  spectatorDelay: 0,
  seats: [{ who: 'me' }, { who: 'open' }],
};

async function newMatch({ db }: Storage, state: MatchRow['state'] = 'running'): Promise<string> {
  const id = newId();
  const header = newHeader(MINI.game, {
    match: id,
    seats: [
      { name: 'Jana', kind: 'human' },
      { name: 'Žofie', kind: 'human' },
    ],
    tableSeed: SEED,
    options: {},
    clock: { kind: 'none' },
    undo: 'free',
    rated: false,
    delay: 0,
    pauseLimit: 0,
  });
  await db
    .insertInto('match')
    .values({
      id,
      game: 'mini',
      state,
      settings: JSON.stringify(SETTINGS),
      table_seed: SEED,
      header: JSON.stringify(header),
      created_by: 'jana',
      created_at: Date.now(),
      invite: 'i',
      listed: 1,
      rated: 0,
      mode: 'standard',
      follows: null,
      result: null,
      started_at: Date.now(),
      finished_at: null,
    })
    .execute();
  for (const [seat, name] of ['Jana', 'Žofie'].entries())
    await db
      .insertInto('seat')
      .values({ match: id, seat, kind: 'human', player: name, held_for: null, name, level: null, team: null })
      .execute();
  return id;
}

/** What the first seat learned in the rows after one up to another. */
const piece = (since: number, n: number): Piece => ({
  since,
  n,
  streams: [{ viewer: 0, chapters: Array.from({ length: n - since }, (_, i) => ({ seq: since + 1 + i, events: [] })) }],
});
const row = (n: number, seat = 0): Row => ({ n, at: 1_700_000_000_000 + n, type: 'concede', seat });

export function repositoryTests(name: string, open: () => Promise<Storage>): void {
  describe(`the repository on ${name}`, () => {
    it('writes a row once: the second is told that the number is taken', async () => {
      const { db, log } = await open();
      const store = new MatchStore(db);
      const match = newId();
      expect(await log.append(match, row(1))).toBe('written');
      expect(await log.append(match, row(1, 1))).toBe('taken');
      const atOnce = await Promise.all([log.append(match, row(2)), log.append(match, row(2, 1)), log.append(match, row(2, 1))]);
      expect(atOnce.toSorted()).toEqual(['taken', 'taken', 'written']);
      expect(atOnce[0]).toBe('written');
      expect(await store.rows(match)).toEqual([row(1), row(2)]);
      expect(await store.rows(match, 1)).toEqual([row(2)]);
    });

    it('writes rows of many matches together, each with its own verdict', async () => {
      const { db, log } = await open();
      const matches = Array.from({ length: 50 }, () => newId());
      for (const match of matches.slice(0, 25)) await log.append(match, row(1));
      const groups: number[] = [];
      log.onCommit = ({ rows }) => groups.push(rows);
      const verdicts = await Promise.all(matches.map(match => log.append(match, row(1))));
      expect(verdicts).toEqual(matches.map((_, i) => (i < 25 ? 'taken' : 'written')));
      expect(Math.max(...groups)).toBe(50);
      expect((await db.selectFrom('input').select('match').where('match', 'in', matches).execute()).length).toBe(50);
    });

    it('gives back a match with its rows and its saved state, and ends it once', async () => {
      const storage = await open();
      const store = new MatchStore(storage.db);
      const id = await newMatch(storage);
      await storage.log.append(id, row(1));
      await storage.log.append(id, row(2), {
        n: 2,
        version: MINI.game.module.version,
        data: '{"a":[1,"ž"]}',
        learned: packedPiece(piece(0, 2)),
      });
      await expect
        .poll(async () => (await store.load(id))!.saved)
        .toEqual({ rows: 2, version: MINI.game.module.version, data: { a: [1, 'ž'] } });
      const loaded = (await store.load(id))!;
      expect(loaded).toMatchObject({ over: false, kept: 2, players: ['Jana', 'Žofie'], settings: SETTINGS });
      expect(loaded.rows).toEqual([row(1), row(2)]);
      const end = { result: { places: [1, 2], by: 'concession', rule: null, why: '' } satisfies Result, answers: 2, at: 5 };
      expect(await Promise.all([store.finish(id, end), store.finish(id, end)]).then(all => all.toSorted())).toEqual([false, true]);
      expect((await store.load(id))!).toMatchObject({ over: true, saved: null });
    });

    it('keeps what was learned in pieces that may overlap, and tells where one is missing', async () => {
      const storage = await open();
      const store = new MatchStore(storage.db);
      const id = await newMatch(storage);
      const seqs = async (): Promise<number[]> => (await store.kept(id))!.streams[0]!.chapters.map(({ seq }) => seq);
      expect(await store.kept(id)).toBeNull();
      await store.keep(id, piece(0, 3));
      await store.keep(id, piece(2, 5));
      expect(await seqs()).toEqual([1, 2, 3, 4, 5]);
      expect((await store.load(id))!.kept).toBe(5);
      expect((await store.learned(id, 0, 1, 4)).map(({ seq }) => seq)).toEqual([2, 3, 4]);
      expect(await store.learned(id, 1, 0, 5)).toEqual([]);
      await store.keep(id, piece(7, 9));
      expect((await store.load(id))!.kept).toBe(5);
      await store.keep(id, piece(4, 9));
      await store.keep(id, piece(8, 9));
      expect((await store.load(id))!.kept).toBe(9);
      expect(await seqs()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    });

    it('takes away a table only while it is open', async () => {
      const storage = await open();
      const store = new MatchStore(storage.db);
      const [open_, running] = [await newMatch(storage, 'open'), await newMatch(storage)];
      expect([await store.forget(open_), await store.forget(running)]).toEqual([true, false]);
      expect(await store.row(open_)).toBeUndefined();
      expect(await store.seats(open_)).toEqual([]);
    });

    it('knows moments and counts as numbers', async () => {
      const storage = await open();
      const id = await newMatch(storage);
      const stored = (await new MatchStore(storage.db).row(id))!;
      expect(typeof stored.created_at).toBe('number');
      const { count } = await storage.db
        .selectFrom('match')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(count).toBe(1);
    });

    it('finds names whatever the case of their letters', async () => {
      const storage = await open();
      const id = await newMatch(storage);
      const found = await storage.db
        .selectFrom('seat')
        .select('name')
        .where('match', '=', id)
        .where('name', storage.like, '%ana%')
        .execute();
      const other = await storage.db
        .selectFrom('seat')
        .select('name')
        .where('match', '=', id)
        .where('name', storage.like, 'JAN%')
        .execute();
      expect([found, other]).toEqual([[{ name: 'Jana' }], [{ name: 'Jana' }]]);
    });

    it('rates two matches that end at once one after the other', async () => {
      const storage = await open();
      const [one, two, three] = [newId(), newId(), newId()];
      const end = async (players: string[]): Promise<void> => {
        for (;;) {
          try {
            await storage.db.transaction().execute(db =>
              rateMatch(new RatingStore(db), {
                match: newId(),
                game: 'mini',
                mode: 'standard',
                players,
                sides: [0, 1],
                result: { places: [1, 2], by: 'rules', rule: null, why: '' },
                at: 1,
              }),
            );
            return;
          } catch (error) {
            if ((error as Error).name !== 'RatingMoved') throw error;
          }
        }
      };
      await Promise.all([end([one, two]), end([one, three]), end([two, one]), end([three, one])]);
      expect((await ratingsOf(storage.ratings, one, 1))[0]!.games).toBe(4);
      expect((await ratingsOf(storage.ratings, two, 1))[0]!.games).toBe(2);
    });

    it('pairs nobody twice: of several who want the same player at once, one gets him, and one table is made', async () => {
      const storage = await open();
      const format = newId();
      const [a, b, c] = [newId(), newId(), newId()];
      const seek = { node: 'n', game: 'mini', format, settings: '{}', brings: null, name: 'x', rating: 1, recent: '[]', match: null };
      for (const id of [a, b, c]) expect(await storage.seeks.put({ ...seek, id, player: id, since: 1, beat_at: 1 })).toBeNull();
      const table = (): Parameters<typeof storage.seeks.pair>[1] => ({
        id: newId(),
        game: 'mini',
        state: 'open',
        settings: JSON.stringify(SETTINGS),
        table_seed: SEED,
        header: null,
        created_by: a,
        created_at: 1,
        invite: 'i',
        listed: 1,
        rated: 0,
        mode: format,
        follows: null,
        result: null,
        answers: 0,
        started_at: null,
        finished_at: null,
        stirs: 0,
      });
      const pair = (one: string, other: string): Promise<boolean> => {
        const row = table();
        const seats = [one, other].map((player, place) => ({
          match: row.id,
          seat: place,
          kind: 'human' as const,
          player,
          held_for: null,
          name: 'x',
          level: null,
          team: null,
          brings: null,
        }));
        return storage.seeks.pair([one, other], row, seats);
      };
      const won = await Promise.all([pair(a, b), pair(b, c), pair(c, a), pair(b, a)]);
      expect(won.filter(Boolean)).toHaveLength(1);
      const made = await storage.db.selectFrom('match').select('id').where('mode', '=', format).execute();
      expect(made).toHaveLength(1);
      expect(await storage.db.selectFrom('seat').select('seat').where('match', '=', made[0]!.id).execute()).toHaveLength(2);
      const rows = await storage.db.selectFrom('seek').select(['id', 'match']).where('format', '=', format).execute();
      expect(rows.filter(({ match }) => match === made[0]!.id)).toHaveLength(2);
      // Anyone who was found cannot look for something else before they know; one who was not, can.
      const paired = rows.filter(({ match }) => match !== null).map(({ id }) => id);
      expect(await storage.seeks.put({ ...seek, id: newId(), player: paired[0]!, since: 2, beat_at: 2 })).toMatchObject({
        match: made[0]!.id,
      });
      expect(await storage.seeks.remove(paired[0]!)).toBe(false);
      const left = [a, b, c].find(id => !paired.includes(id))!;
      expect(await storage.seeks.put({ ...seek, id: newId(), player: left, since: 2, beat_at: 2 })).toBeNull();
      expect((await storage.seeks.open(2)).filter(each => each.format === format).map(({ player }) => player)).toEqual([left]);
    });

    it('tells who is at which server, and forgets them with it', async () => {
      const storage = await open();
      const [one, two] = [newId(), newId()];
      const players = [newId(), newId()];
      await storage.presence.note(one, new Map(players.map(player => [player, { playing: false }])));
      await storage.presence.note(two, new Map([[players[0]!, { playing: true }]]));
      await storage.presence.note(one, new Map([[players[1]!, null]]));
      const seen = async (nodes: string[]): Promise<unknown> => (await storage.presence.at(nodes)).map(({ playing }) => playing).sort();
      expect(await seen([one, two])).toEqual([false, true]);
      expect(await seen([one])).toEqual([false]);
      await storage.nodes.clear(two);
      expect(await seen([one, two])).toEqual([false]);
    });

    it('has one secret and one account of a name, however many ask', async () => {
      const { players: store } = await open();
      const config = readConfig();
      const all = await Promise.all([1, 2, 3].map(() => Players.open(store, config)));
      const { cookie, identity } = await all[0]!.newGuest('here');
      expect(await all[1]!.byCookie(cookie)).toMatchObject({ player: identity.player, guest: true });
      const others = await Promise.all([...all, ...all].map(async players => (await players.newGuest('')).identity));
      const name = `Jan ${newId()}`;
      const made = await Promise.allSettled(others.map((other, i) => all[i % 3]!.makeAccount(other, name, 'a password', '')));
      expect(made.filter(({ status }) => status === 'fulfilled').length).toBe(1);
      for (const result of made) if (result.status === 'rejected') expect(result.reason).toMatchObject({ code: 'taken' });
    });

    it('counts what is limited, together where the database is shared', async () => {
      const storage = await open();
      const config = { ...readConfig(), CHATS_PER_MINUTE: 3 };
      const [one, two] = [new Limits(config, storage), new Limits(config, storage)];
      const who = newId();
      const allowed = [];
      for (const limits of [one, two, one, two, one, two]) allowed.push(await limits.allows('chat', who));
      expect(allowed.filter(Boolean).length).toBe(storage.shared ? 3 : 6);
    });

    it('counts the sockets of servers that live', async () => {
      const storage = await open();
      const counting = (): Counting => {
        const config = { ...readConfig({ NODE_NAME: newId(), HEARTBEAT: '1000' }), games: [MINI] };
        return { config, cluster: new SharedCluster(storage, config, silentBus()) };
      };
      const [one, two, dead] = [counting(), counting(), counting()];
      const whose = `player ${newId()}`;
      for (const { cluster, config } of [one, two]) await cluster.beat(config.now());
      await dead.cluster.beat(dead.config.now() - 60_000);
      await dead.cluster.countedHere(whose, 100);
      const [here, there] = [new SocketCount(one.cluster), new SocketCount(two.cluster)];
      const sockets = Array.from({ length: 4 }, () => ({}));
      expect(await here.enter(whose, sockets[0]!, 2)).toBe(true);
      expect(await there.enter(whose, sockets[1]!, 2)).toBe(true);
      expect(await here.enter(whose, sockets[2]!, 2)).toBe(false);
      expect(await there.enter(whose, sockets[3]!, 3)).toBe(true);
      expect(await two.cluster.countElsewhere(whose)).toBe(1);
      expect(await one.cluster.countElsewhere(whose)).toBe(2);
      for (let twice = 0; twice < 2; twice++) await there.leave(whose, sockets[1]!);
      expect(await one.cluster.countElsewhere(whose)).toBe(1);
      await two.cluster.leave();
      expect(await one.cluster.countElsewhere(whose)).toBe(0);
    });

    it('keeps decks, cards and packs, counts their changes, and forgets them with their player', async () => {
      const storage = await open();
      const { workshop } = storage;
      const player = newId();
      const how = { limits: { decks: 9, cards: 9 }, aside: () => ({ id: newId(), name: 'aside' }) };
      const data = { v: 1, game: 'dice-throne', hero: 'thor' } as const;
      const deck = { id: newId(), game: data.game, name: 'Ž', data, revision: 1, base: 0, createdAt: 1, changedAt: 1, deletedAt: null };
      const card = { game: 'g', code: 'A', copies: 1, origin: 'typed', pack: null, mark: null, at: 1, deletedAt: null } as const;
      const nothing = { decks: [], owned: [], progress: [], tries: [] };
      expect(await workshop.apply(player, { ...nothing, decks: [deck], owned: [card] }, how)).toEqual([]);
      const crossed = { ...deck, revision: 2, changedAt: 2, data: { ...data, hero: 'loki' } };
      await workshop.apply(player, { ...nothing, decks: [crossed] }, how);
      const sealed = {
        id: newId(),
        size: 'booster',
        edition: null,
        seed_hash: 'h',
        seed: 's',
        cards: '["B"]',
        made_at: 3,
        opened_at: null,
      } as const;
      expect(await workshop.makePack(player, sealed, made => made.length === 0)).toMatchObject({ cards: null });
      expect(await workshop.makePack(player, { ...sealed, id: newId() }, made => made.length === 0)).toBeNull();
      expect(await workshop.openPack(player, sealed.id, 4)).toMatchObject({ cards: ['B'] });
      expect([...(await workshop.clubCards(player))]).toEqual(['B']);
      const changed = await workshop.changedSince(player, 0);
      expect(changed.decks.map(({ name, data: of }) => [name, of])).toEqual([
        ['Ž', crossed.data],
        ['aside', data],
      ]);
      expect(changed.owned.map(({ code }) => code)).toEqual(['A', 'B']);
      expect((await workshop.changedSince(player, changed.cursor)).decks).toEqual([]);
      await storage.personal.erase(player, [], 5);
      expect(await workshop.changedSince(player, 0)).toMatchObject({ cursor: 0, decks: [], owned: [], packs: [] });
    });

    it('is brought up to date once, and bears to be asked again', async () => {
      const { db, shared } = await open();
      let runs = 0;
      const next = {
        ...MIGRATIONS,
        [`9999-${newId()}`]: () => {
          runs++;
          return new Promise<void>(done => setTimeout(done, 20));
        },
      };
      const wording = { blob: shared ? 'bytea' : 'blob' };
      await Promise.all([1, 2, 3].map(() => migrate(db, wording, next)));
      await migrate(db, wording);
      expect(runs).toBe(1);
    });
  });
}
