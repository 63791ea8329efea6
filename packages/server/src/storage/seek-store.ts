/** Those who look for a game, on all servers. The first server to write a match into the rows of two has paired them. */
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { MatchRow, SeatRow } from './match-store.ts';
import type { Schema } from './schema.ts';

export type SeekRow = Selectable<Schema['seek']>;
/** What is needed to see who fits whom. */
export type SeekHead = Pick<SeekRow, 'id' | 'player' | 'node' | 'format' | 'rating' | 'recent' | 'since'>;

const AT_ONCE = 500;

/** Somebody was quicker; what was written is taken back. */
class PairedElsewhere extends Error {}

export class SeekStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** In place of what the player looked for before, unless somebody was found for them meanwhile: then that row. */
  put(row: Insertable<Schema['seek']>): Promise<SeekRow | null> {
    return this.db.transaction().execute(async db => {
      await db.deleteFrom('seek').where('player', '=', row.player).where('match', 'is', null).execute();
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('seek')
        .values(row)
        .onConflict(on => on.column('player').doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows) return null;
      return (await db.selectFrom('seek').selectAll().where('player', '=', row.player).executeTakeFirst()) ?? null;
    });
  }

  /** False when somebody was found already. */
  async remove(id: string): Promise<boolean> {
    const { numDeletedRows } = await this.db.deleteFrom('seek').where('id', '=', id).where('match', 'is', null).executeTakeFirst();
    return numDeletedRows > 0n;
  }
  /** The player knows where they are to sit. */
  async done(id: string): Promise<void> {
    await this.db.deleteFrom('seek').where('id', '=', id).execute();
  }

  /** Who looks, known to be there since a moment; the oldest first. */
  open(since: number): Promise<SeekHead[]> {
    return this.db
      .selectFrom('seek')
      .select(['id', 'player', 'node', 'format', 'rating', 'recent', 'since'])
      .where('match', 'is', null)
      .where('beat_at', '>=', since)
      .orderBy('since')
      .orderBy('id')
      .execute();
  }
  /** How many look; those who hide are not told of. */
  async count(since: number): Promise<number> {
    const { count } = await this.db
      .selectFrom('seek')
      .innerJoin('player', 'player.id', 'seek.player')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('seek.match', 'is', null)
      .where('seek.beat_at', '>=', since)
      .where('player.hidden', '=', 0)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** Their pages are open; gives those that are known here. */
  async beat(ids: readonly string[], now: number): Promise<Set<string>> {
    const known = new Set<string>();
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const some = ids.slice(from, from + AT_ONCE);
      await this.db.updateTable('seek').set({ beat_at: now }).where('id', 'in', some).execute();
      for (const { id } of await this.db.selectFrom('seek').select('id').where('id', 'in', some).execute()) known.add(id);
    }
    return known;
  }

  /** For whom of a server somebody was found. */
  found(node: string): Promise<Pick<SeekRow, 'id' | 'player' | 'game' | 'match'>[]> {
    return this.db
      .selectFrom('seek')
      .select(['id', 'player', 'game', 'match'])
      .where('node', '=', node)
      .where('match', 'is not', null)
      .execute();
  }
  rows(ids: readonly string[]): Promise<SeekRow[]> {
    return this.db.selectFrom('seek').selectAll().where('id', 'in', ids).execute();
  }

  /** Two find each other at a new table, in one step; false when one of them looks no more. */
  async pair(ids: readonly [string, string], row: MatchRow, seats: readonly SeatRow[]): Promise<boolean> {
    try {
      await this.db.transaction().execute(async db => {
        // In one order, so that of two servers neither waits for the other.
        for (const id of ids.toSorted()) {
          const { numUpdatedRows } = await db
            .updateTable('seek')
            .set({ match: row.id })
            .where('id', '=', id)
            .where('match', 'is', null)
            .executeTakeFirst();
          if (!numUpdatedRows) throw new PairedElsewhere();
        }
        await db.insertInto('match').values(row).execute();
        await db.insertInto('seat').values(seats).execute();
      });
      return true;
    } catch (error) {
      if (error instanceof PairedElsewhere) return false;
      throw error;
    }
  }

  /** Whom a player met in their last games, the latest first; null where it was not one other person. */
  async lastMet(player: string, games: number): Promise<(string | null)[]> {
    const rows = await this.db
      .selectFrom('seat')
      .innerJoin('match', 'match.id', 'seat.match')
      .select('match.id')
      .where('seat.player', '=', player)
      .where('match.started_at', 'is not', null)
      .orderBy('match.started_at', 'desc')
      .limit(games)
      .execute();
    if (rows.length === 0) return [];
    const ids = rows.map(({ id }) => id);
    const seats = await this.db.selectFrom('seat').select(['match', 'player']).where('match', 'in', ids).execute();
    return ids.map(id => {
      const others = seats.filter(seat => seat.match === id && seat.player !== player);
      return others.length === 1 ? others[0]!.player : null;
    });
  }

  /** Nobody of this server looks: it has just begun. */
  async clear(node: string): Promise<void> {
    await this.db.deleteFrom('seek').where('node', '=', node).execute();
  }
  async removeLost(before: number): Promise<void> {
    await this.db.deleteFrom('seek').where('beat_at', '<', before).execute();
  }
}
