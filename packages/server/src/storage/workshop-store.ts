/** Decks, cards, packs and progress of a player, and what changed of them since a device last asked. */
import {
  canonicalDeck,
  LIMITS,
  mergeOwned,
  mergeProgress,
  settle,
  type ClubPack,
  type DeckChange,
  type DeckData,
  type OwnDeck,
  type OwnedCard,
  type Progress,
  type PuzzleTry,
  type Rejected,
  type SharedDeck,
  type StoredDeck,
} from '@kolbiste/protocol';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

type Db = Kysely<Schema>;
type DeckRow = Selectable<Schema['deck']>;
type OwnedRow = Selectable<Schema['owned']>;
type ProgressRow = Selectable<Schema['progress']>;
export type PackRow = Selectable<Schema['pack']>;

/** Changes so close together are one step of a deck's past. */
const ONE_SITTING = 5 * 60_000;
/** An answer grows no longer than this, give or take a deck. */
const ANSWER_BYTES = 524_288;

export interface WorkshopLimits {
  readonly decks: number;
  readonly cards: number;
}
export interface Offering {
  readonly decks: readonly DeckChange[];
  readonly owned: readonly OwnedCard[];
  readonly progress: readonly Progress[];
  readonly tries: readonly PuzzleTry[];
}
export interface TakingUp {
  readonly limits: WorkshopLimits;
  /** Under which id and name a deck of two devices is laid aside. */
  aside(deck: StoredDeck): Pick<StoredDeck, 'id' | 'name'>;
}
export interface Changed {
  readonly cursor: number;
  readonly more: boolean;
  readonly decks: StoredDeck[];
  readonly owned: OwnedCard[];
  readonly progress: Progress[];
  readonly packs: ClubPack[];
}

const deckOf = (row: DeckRow): StoredDeck => ({
  id: row.id,
  game: row.game as StoredDeck['game'],
  name: row.name,
  data: JSON.parse(row.data) as DeckData,
  revision: row.revision,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  deletedAt: row.deleted_at,
});
const ownedOf = ({ game, code, copies, origin, pack, mark, at, deleted_at: deletedAt }: OwnedRow): OwnedCard => ({
  game,
  code,
  copies,
  origin,
  pack,
  mark,
  at,
  deletedAt,
});
const progressOf = ({ game, item, state, best, at }: ProgressRow): Progress => ({ game, item, state, best, at });
/** What is in a pack is told when it is open. */
export const packOf = (row: PackRow): ClubPack => ({
  id: row.id,
  size: row.size,
  edition: row.edition,
  seedHash: row.seed_hash,
  madeAt: row.made_at,
  openedAt: row.opened_at,
  seed: row.opened_at === null ? null : row.seed,
  cards: row.opened_at === null ? null : (JSON.parse(row.cards) as string[]),
});

export class WorkshopStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  /** Takes a device's changes, all in one moment; gives what it did not take. */
  takeUp(player: string, offering: Offering, how: TakingUp): Promise<Rejected[]> {
    const { decks, owned, progress, tries } = offering;
    if (decks.length + owned.length + progress.length + tries.length === 0) return Promise.resolve([]);
    return this.db.transaction().execute(async db => {
      const counter = await Counter.of(db, player);
      const rejected: Rejected[] = [];
      for (const deck of decks) rejected.push(...(await takeDeck(db, player, { deck, counter, how })));
      for (const card of owned) rejected.push(...(await takeCard(db, player, { card, counter, most: how.limits.cards })));
      for (const item of progress) await takeProgress(db, player, item, counter);
      for (const { right, ...attempt } of tries)
        await db
          .insertInto('puzzle_try')
          .values({ player, ...attempt, correct: right ? 1 : 0 })
          .onConflict(on => on.doNothing())
          .execute();
      await counter.save();
      return rejected;
    });
  }

  /** What changed after `since`, as much as fits. */
  changedSince(player: string, since: number): Promise<Changed> {
    return this.db.transaction().execute(async db => {
      const now = (await db.selectFrom('workshop').select('change').where('player', '=', player).executeTakeFirst())?.change ?? 0;
      // A cursor of another time, such as before a backup was put back, begins anew.
      const from = since > now ? 0 : since;
      const most = LIMITS.syncRows + 1;
      const after = async <T extends 'deck' | 'owned' | 'progress' | 'pack'>(table: T): Promise<Selectable<Schema[T]>[]> =>
        (await (db as Kysely<any>)
          .selectFrom(table)
          .selectAll()
          .where('player', '=', player)
          .where('change', '>', from)
          .orderBy('change')
          .limit(most)
          .execute()) as Selectable<Schema[T]>[];
      const [decks, owned, progress, packs] = [await after('deck'), await after('owned'), await after('progress'), await after('pack')];
      let [rows, bytes, cursor, more] = [0, 0, from, false];
      const changes = [...decks, ...owned, ...progress, ...packs].toSorted((a, b) => a.change - b.change);
      for (const row of changes) {
        rows++;
        bytes += 'data' in row ? row.data.length : 0;
        if (rows > LIMITS.syncRows || bytes > ANSWER_BYTES) {
          more = true;
          break;
        }
        cursor = row.change;
      }
      const fits = <T extends { change: number }>(list: readonly T[]): T[] => list.filter(row => row.change <= cursor);
      return {
        cursor: more ? cursor : now,
        more,
        decks: fits(decks).map(deckOf),
        owned: fits(owned).map(ownedOf),
        progress: fits(progress).map(progressOf),
        packs: fits(packs).map(packOf),
      };
    });
  }

  async decks(player: string, ids: readonly string[]): Promise<StoredDeck[]> {
    if (!ids.length) return [];
    const rows = await this.db.selectFrom('deck').selectAll().where('player', '=', player).where('id', 'in', ids).execute();
    return rows.map(deckOf);
  }

  /** One deck of the player's, with its past. */
  async deck(player: string, id: string): Promise<OwnDeck | null> {
    const row = await this.db.selectFrom('deck').selectAll().where('id', '=', id).where('player', '=', player).executeTakeFirst();
    if (!row) return null;
    const past = await this.db.selectFrom('deck_past').selectAll().where('deck', '=', id).orderBy('revision', 'desc').execute();
    return { deck: deckOf(row), past: past.map(({ data, ...of }) => ({ ...of, data: JSON.parse(data) as DeckData })), share: row.share };
  }

  /** The deck behind a link. */
  async shared(share: string): Promise<SharedDeck | null> {
    const row = await this.db
      .selectFrom('deck')
      .innerJoin('player', 'player.id', 'deck.player')
      .select(['deck.name', 'deck.data', 'deck.changed_at', 'player.name as owner'])
      .where('deck.share', '=', share)
      .where('deck.deleted_at', 'is', null)
      .executeTakeFirst();
    return row ? { name: row.name, data: JSON.parse(row.data) as DeckData, owner: row.owner, changedAt: row.changed_at } : null;
  }

  /** Makes a link, or the one there is; null takes it away. Gives the link that is there now; undefined: there is no such deck. */
  async share(player: string, id: string, share: string | null): Promise<string | null | undefined> {
    const deck = this.db.updateTable('deck').where('id', '=', id).where('player', '=', player);
    await (share === null ? deck.set({ share }) : deck.set({ share }).where('share', 'is', null)).execute();
    return (await this.db.selectFrom('deck').select('share').where('id', '=', id).where('player', '=', player).executeTakeFirst())?.share;
  }

  /** What the player's matches that ended since a moment came to. */
  async resultsSince(player: string, since: number): Promise<{ readonly seat: number; readonly result: string }[]> {
    const rows = await this.db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select(['seat.seat', 'match.result'])
      .where('seat.player', '=', player)
      .where('match.finished_at', '>=', since)
      .execute();
    return rows.flatMap(({ seat, result }) => (result === null ? [] : [{ seat, result }]));
  }
  /** Keeps a new pack, if `allowed` still says so when nobody else can make one. */
  makePack(player: string, pack: Omit<PackRow, 'player' | 'change'>, allowed: (made: PackRow[]) => boolean): Promise<ClubPack | null> {
    return this.db.transaction().execute(async db => {
      const counter = await Counter.of(db, player);
      const made = await db.selectFrom('pack').selectAll().where('player', '=', player).execute();
      if (!allowed(made)) return null;
      const row: PackRow = { ...pack, player, change: counter.next() };
      await db.insertInto('pack').values(row).execute();
      await counter.save();
      return packOf(row);
    });
  }
  /** Opens a pack: its cards are the player's. Once more changes nothing. Null: there is no such pack. */
  openPack(player: string, id: string, at: number): Promise<ClubPack | null> {
    return this.db.transaction().execute(async db => {
      const counter = await Counter.of(db, player);
      const pack = await db.selectFrom('pack').selectAll().where('id', '=', id).where('player', '=', player).executeTakeFirst();
      if (!pack) return null;
      if (pack.opened_at !== null) return packOf(pack);
      const open = { ...pack, opened_at: at, change: counter.next() };
      await db.updateTable('pack').set({ opened_at: at, change: open.change }).where('id', '=', id).execute();
      for (const code of JSON.parse(pack.cards) as string[])
        await db
          .insertInto('owned')
          .values({
            player,
            game: 'scratch-wars',
            code,
            copies: 1,
            origin: 'pack',
            pack: id,
            mark: null,
            at,
            deleted_at: null,
            change: counter.next(),
          })
          .onConflict(on =>
            on.columns(['player', 'game', 'code']).doUpdateSet({ origin: 'pack', pack: id, at, deleted_at: null, change: counter.last }),
          )
          .execute();
      await counter.save();
      return packOf(open);
    });
  }
  /** The codes of the cards that came from this player's club packs. */
  async clubCards(player: string): Promise<Set<string>> {
    const rows = await this.db.selectFrom('pack').select('cards').where('player', '=', player).where('opened_at', 'is not', null).execute();
    return new Set(rows.flatMap(({ cards }) => JSON.parse(cards) as string[]));
  }
}

/** The numbers of a player's changes. Whoever has it holds the player's row: changes of one player come one after the other. */
class Counter {
  private readonly db: Db;
  private readonly player: string;
  last: number;
  private constructor(db: Db, player: string, last: number) {
    this.db = db;
    this.player = player;
    this.last = last;
  }
  static async of(db: Db, player: string): Promise<Counter> {
    const { change } = await db
      .insertInto('workshop')
      .values({ player, change: 0 })
      .onConflict(on => on.column('player').doUpdateSet(({ ref }) => ({ change: ref('workshop.change') })))
      .returning('change')
      .executeTakeFirstOrThrow();
    return new Counter(db, player, change);
  }
  next(): number {
    return ++this.last;
  }
  async save(): Promise<void> {
    await this.db.updateTable('workshop').set({ change: this.last }).where('player', '=', this.player).execute();
  }
}

const refused = (kind: Rejected['kind'], id: string, why: Rejected['why'], text: string): Rejected[] => [{ kind, id, why, text }];

interface Taking {
  readonly deck: DeckChange;
  readonly counter: Counter;
  readonly how: TakingUp;
}

async function takeDeck(db: Db, player: string, { deck, counter, how }: Taking): Promise<Rejected[]> {
  const row = await db.selectFrom('deck').selectAll().where('id', '=', deck.id).executeTakeFirst();
  if (row && row.player !== player) return refused('deck', deck.id, 'notYours', 'there is a deck of this id that is not yours');
  const there = row ? deckOf(row) : null;
  const { kept, aside } = settle(there, deck);
  const laid = aside && { ...aside, ...how.aside(aside), revision: 1 };
  const isNew = laid !== null && !(await db.selectFrom('deck').select('id').where('id', '=', laid.id).executeTakeFirst());
  if (!there || isNew) {
    const { count } = await db
      .selectFrom('deck')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow();
    if (count >= how.limits.decks) return refused('deck', deck.id, 'tooMany', `an account has at most ${how.limits.decks} decks`);
  }
  if (kept !== there) {
    if (there) await keepPast(db, there);
    await putDeck(db, player, kept, counter.next());
  }
  if (isNew) await putDeck(db, player, laid, counter.next());
  return [];
}

async function putDeck(db: Db, player: string, deck: StoredDeck, change: number): Promise<void> {
  const { id, game, name, revision, createdAt: created_at, changedAt: changed_at, deletedAt: deleted_at } = deck;
  const now = { name, data: canonicalDeck(deck.data), revision, created_at, changed_at, deleted_at, change };
  await db
    .insertInto('deck')
    .values({ id, player, game, share: null, copied_from: null, ...now })
    .onConflict(on => on.column('id').doUpdateSet(now))
    .execute();
}

/** How the deck was, unless that is a moment ago; the oldest are forgotten. */
async function keepPast(db: Db, { id: deck, revision, data, changedAt: at }: StoredDeck): Promise<void> {
  const past = await db.selectFrom('deck_past').select(['revision', 'at']).where('deck', '=', deck).orderBy('revision', 'desc').execute();
  if (past[0] && at - past[0].at < ONE_SITTING) return;
  await db
    .insertInto('deck_past')
    .values({ deck, revision, at, data: canonicalDeck(data) })
    .onConflict(on => on.doNothing())
    .execute();
  const last = past[LIMITS.deckPast - 2];
  if (last) await db.deleteFrom('deck_past').where('deck', '=', deck).where('revision', '<', last.revision).execute();
}

async function takeCard(
  db: Db,
  player: string,
  { card, counter, most }: { readonly card: OwnedCard; readonly counter: Counter; readonly most: number },
): Promise<Rejected[]> {
  const { game, code, mark, pack } = card;
  const id = `${game} ${code}`;
  if (pack !== null) {
    const row = await db
      .selectFrom('pack')
      .select(['cards', 'opened_at'])
      .where('id', '=', pack)
      .where('player', '=', player)
      .executeTakeFirst();
    if (!row || row.opened_at === null || card.origin !== 'pack' || !(JSON.parse(row.cards) as string[]).includes(code))
      return refused('owned', id, 'notYours', 'this card did not come from a pack of yours');
  }
  const row = await db
    .selectFrom('owned')
    .selectAll()
    .where('player', '=', player)
    .where('game', '=', game)
    .where('code', '=', code)
    .executeTakeFirst();
  const there = row && ownedOf(row);
  const merged = there ? mergeOwned(there, card) : card;
  if (merged === there) {
    // The device has it otherwise, and is to hear of it.
    if (JSON.stringify(there) !== JSON.stringify(card))
      await db
        .updateTable('owned')
        .set({ change: counter.next() })
        .where('player', '=', player)
        .where('game', '=', game)
        .where('code', '=', code)
        .execute();
    return [];
  }
  if (mark !== null && merged.deletedAt === null) {
    const other = await db
      .selectFrom('owned')
      .select('code')
      .where('player', '=', player)
      .where('game', '=', game)
      .where('mark', '=', mark)
      .where('code', '!=', code)
      .where('deleted_at', 'is', null)
      .executeTakeFirst();
    if (other) return refused('owned', id, 'sameMark', 'a card with this mark is there already (SCW 1.4.4.2)');
  }
  if (!row) {
    const { count } = await db
      .selectFrom('owned')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow();
    if (count >= most) return refused('owned', id, 'tooMany', `an account has at most ${most} cards`);
  }
  const { deletedAt: deleted_at, ...rest } = merged;
  const now = { ...rest, deleted_at, change: counter.next() };
  await db
    .insertInto('owned')
    .values({ player, ...now })
    .onConflict(on => on.columns(['player', 'game', 'code']).doUpdateSet(now))
    .execute();
  return [];
}

async function takeProgress(db: Db, player: string, item: Progress, counter: Counter): Promise<void> {
  const row = await db
    .selectFrom('progress')
    .selectAll()
    .where('player', '=', player)
    .where('game', '=', item.game)
    .where('item', '=', item.item)
    .executeTakeFirst();
  const merged = row ? mergeProgress(progressOf(row), item) : item;
  const now = { ...merged, change: counter.next() };
  await db
    .insertInto('progress')
    .values({ player, ...now })
    .onConflict(on => on.columns(['player', 'game', 'item']).doUpdateSet(now))
    .execute();
}
