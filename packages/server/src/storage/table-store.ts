/** Tables before and while they are played: who made them, who sits where, which are listed. */
import type { MatchHeader } from '@kolbiste/table';
import type { Kysely } from 'kysely';
import type { MatchRow, SeatRow } from './match-store.ts';
import type { Schema } from './schema.ts';

/** How many tables a list has at most. */
const LIST_SIZE = 200;

export class TableStore {
  private readonly db: Kysely<Schema>;
  /** For lists: not on the thread that plays. */
  private readonly reading: Kysely<Schema>;
  constructor(db: Kysely<Schema>, reading: Kysely<Schema>) {
    this.db = db;
    this.reading = reading;
  }

  /** False when its maker has `most` tables already. Throws when a match follows the same one already. */
  add(
    row: MatchRow,
    seats: readonly SeatRow[],
    most: number,
    /** What is noted in the same transaction. */
    then: (db: Kysely<Schema>) => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      // Touching the maker's row makes those who want a table for the same player at the same moment wait for each other.
      await db
        .updateTable('player')
        .set(({ ref }) => ({ seen_at: ref('seen_at') }))
        .where('id', '=', row.created_by)
        .execute();
      const { count } = await db
        .selectFrom('match')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .where('created_by', '=', row.created_by)
        .where('state', 'in', ['open', 'running'])
        .executeTakeFirstOrThrow();
      if (count >= most) return false;
      await db.insertInto('match').values(row).execute();
      await db.insertInto('seat').values(seats).execute();
      await then(db);
      return true;
    });
  }

  /** Listed tables with free seats, then listed matches, the latest first. */
  async listed(): Promise<MatchRow[]> {
    const open = await this.listedIn('open', LIST_SIZE);
    return [...open, ...(await this.listedIn('running', LIST_SIZE - open.length))];
  }
  private listedIn(state: MatchRow['state'], most: number): Promise<MatchRow[]> {
    return this.reading
      .selectFrom('match')
      .selectAll()
      .where('listed', '=', 1)
      .where('state', '=', state)
      .orderBy('created_at', 'desc')
      .limit(most)
      .execute();
  }

  seatsOf(matches: readonly string[]): Promise<SeatRow[]> {
    return matches.length
      ? this.reading.selectFrom('seat').selectAll().where('match', 'in', matches).orderBy('seat').execute()
      : Promise.resolve([]);
  }

  /** Tables and matches in which a player has a seat, the latest first. */
  ofPlayer(player: string): Promise<MatchRow[]> {
    return this.reading
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.id')
      .selectAll('match')
      .where('seat.player', '=', player)
      .where('match.state', '!=', 'over')
      .orderBy('match.created_at', 'desc')
      .limit(LIST_SIZE)
      .execute();
  }

  /** Tables that wait for a player for whom a seat is kept, the latest first. */
  heldFor(player: string): Promise<MatchRow[]> {
    return this.db
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.id')
      .selectAll('match')
      .where('seat.held_for', '=', player)
      .where('seat.player', 'is', null)
      .where('match.state', '=', 'open')
      .orderBy('match.created_at', 'desc')
      .limit(LIST_SIZE)
      .execute();
  }
  /** False when none is kept. */
  async release(match: string, player: string): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('seat')
      .set({ held_for: null })
      .where('match', '=', match)
      .where('held_for', '=', player)
      .where('player', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Listed tables with free seats, the oldest first. */
  openListed(game: string, rated: boolean): Promise<MatchRow[]> {
    return this.db
      .selectFrom('match')
      .selectAll()
      .where('state', '=', 'open')
      .where('listed', '=', 1)
      .where('game', '=', game)
      .where('rated', '=', rated ? 1 : 0)
      .orderBy('created_at')
      .orderBy('id')
      .limit(LIST_SIZE)
      .execute();
  }

  /** False when the seat was taken meanwhile, or another by the same player. */
  sit(match: string, seat: number, who: Pick<SeatRow, 'player' | 'name' | 'brings'>): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      if (!(await isOpen(db, match))) return false;
      const own = await db.selectFrom('seat').select('seat').where('match', '=', match).where('player', '=', who.player).executeTakeFirst();
      if (own) return false;
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ player: who.player, name: who.name, brings: who.brings })
        .where('match', '=', match)
        .where('seat', '=', seat)
        .where('player', 'is', null)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** False when the match has begun, or the player has got up. */
  bring(match: string, player: string, brings: string | null): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      if (!(await isOpen(db, match))) return false;
      const { numUpdatedRows } = await db
        .updateTable('seat')
        .set({ brings })
        .where('match', '=', match)
        .where('player', '=', player)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    });
  }

  /** False when the match has begun. */
  stand(match: string, player: string): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      if (!(await isOpen(db, match))) return false;
      await db
        .updateTable('seat')
        .set({ player: null, name: null, brings: null })
        .where('match', '=', match)
        .where('player', '=', player)
        .execute();
      return true;
    });
  }

  /** Notes that the match begins; null when it has begun, or `headerFor` says that not every seat is ready any more. */
  begin(
    match: string,
    at: number,
    headerFor: (seats: readonly SeatRow[]) => MatchHeader | null,
  ): Promise<{ readonly header: MatchHeader; readonly seats: readonly SeatRow[] } | null> {
    return this.db.transaction().execute(async db => {
      const { numUpdatedRows } = await db
        .updateTable('match')
        .set({ state: 'running', started_at: at })
        .where('id', '=', match)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (!numUpdatedRows) return null;
      const seats = await db.selectFrom('seat').selectAll().where('match', '=', match).orderBy('seat').execute();
      const header = headerFor(seats);
      if (!header) {
        await db.updateTable('match').set({ state: 'open', started_at: null }).where('id', '=', match).execute();
        return null;
      }
      await db
        .updateTable('match')
        .set({ header: JSON.stringify(header) })
        .where('id', '=', match)
        .execute();
      return { header, seats };
    });
  }

  /** The match that follows one. */
  async following(match: string): Promise<string | null> {
    return (await this.db.selectFrom('match').select('id').where('follows', '=', match).executeTakeFirst())?.id ?? null;
  }

  /** Tables that have waited since before a moment. */
  async openSince(before: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('state', '=', 'open')
      .where('created_at', '<', before)
      .limit(100)
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** Whether seats can be taken and left. Touching the table's row makes all who sit down, get up or begin meanwhile wait. */
async function isOpen(db: Kysely<Schema>, match: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('match')
    .set({ state: 'open' })
    .where('id', '=', match)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
