/** Decks, cards, packs and progress of a player, and what changed of them since a device last asked. */
import {
  LIMITS,
  type ClubPack,
  type DeckData,
  type OwnDeck,
  type OwnedCard,
  type Progress,
  type Rejected,
  type SharedDeck,
  type StoredDeck,
} from '@kolbiste/protocol';
import type { Kysely, Selectable } from 'kysely';
import { ChangeCounter } from './change-counter.ts';
import type { Schema } from './schema.ts';
import { applyChanges, type ChangeRules, type DeviceChanges } from './workshop-changes.ts';
import { deckOf, ownedOf, packOf, progressOf, type PackRow } from './workshop-rows.ts';

/** An answer grows no longer than this, give or take a deck. */
const ANSWER_BYTES = 524_288;

export interface ChangesSince {
  readonly cursor: number;
  readonly more: boolean;
  readonly decks: StoredDeck[];
  readonly owned: OwnedCard[];
  readonly progress: Progress[];
  readonly packs: ClubPack[];
}

export class WorkshopStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Takes a device's changes, all in one transaction; returns what was refused. */
  apply(player: string, changes: DeviceChanges, how: ChangeRules): Promise<Rejected[]> {
    const { decks, owned, progress, tries } = changes;
    if (decks.length + owned.length + progress.length + tries.length === 0) return Promise.resolve([]);
    return this.db.transaction().execute(db => applyChanges(db, player, { changes, how }));
  }

  /** What changed after `since`, as much as fits. */
  changedSince(player: string, since: number): Promise<ChangesSince> {
    return this.db.transaction().execute(async db => {
      const now = (await db.selectFrom('workshop').select('change').where('player', '=', player).executeTakeFirst())?.change ?? 0;
      // A cursor of another time, such as before a backup was put back, begins at the start.
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
      const counter = await ChangeCounter.of(db, player);
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
      const counter = await ChangeCounter.of(db, player);
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
