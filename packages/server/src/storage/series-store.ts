/** Series of games in the database: which games they have, and what is played in them. */
import type { Swap } from '@kolbiste/engine';
import type { Kysely, Selectable } from 'kysely';
import type { MatchRow, SeatRow } from './match-store.ts';
import type { Schema } from './schema.ts';

export type SeriesRow = Selectable<Schema['series']>;
export type SeriesGameRow = Selectable<Schema['series_game']>;
export type SeriesListRow = Selectable<Schema['series_list']>;

/** A table, with who sits there and what they bring. */
export interface SeatedTable {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
}

/** How many series a sweep looks at. */
const SWEPT_AT_ONCE = 500;

export class SeriesStore {
  private readonly db: Kysely<Schema>;
  /** For lists: not on the thread that plays. */
  private readonly reading: Kysely<Schema>;
  constructor(db: Kysely<Schema>, reading: Kysely<Schema>) {
    this.db = db;
    this.reading = reading;
  }

  /** Notes a series with its first game, in the transaction of `db`; nothing when it is there. */
  async note(db: Kysely<Schema>, series: SeriesRow, game: SeriesGameRow): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto('series')
      .values(series)
      .onConflict(on => on.doNothing())
      .executeTakeFirstOrThrow();
    if (!numInsertedOrUpdatedRows) return false;
    await db.insertInto('series_game').values(game).execute();
    return true;
  }

  /** A series whose players are known, with the table of its first game; false when it is there. */
  open(series: SeriesRow, game: SeriesGameRow, table: SeatedTable): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      if (!(await this.note(db, series, game))) return false;
      await addTable(db, table);
      return true;
    });
  }

  row(id: string): Promise<SeriesRow | undefined> {
    return this.db.selectFrom('series').selectAll().where('id', '=', id).executeTakeFirst();
  }
  games(id: string): Promise<SeriesGameRow[]> {
    return this.db.selectFrom('series_game').selectAll().where('series', '=', id).orderBy('n').execute();
  }
  lists(id: string, n: number): Promise<SeriesListRow[]> {
    return this.db.selectFrom('series_list').selectAll().where('series', '=', id).where('n', '=', n).orderBy('side').execute();
  }
  /** The series whose game a match is. */
  async of(match: string): Promise<string | null> {
    return (await this.db.selectFrom('series_game').select('series').where('match', '=', match).executeTakeFirst())?.series ?? null;
  }

  /** A match is a game of a series that is not over. */
  async goesOn(match: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('series_game')
      .innerJoin('series', 'series.id', 'series_game.series')
      .select('series.id')
      .where('series_game.match', '=', match)
      .where('series.state', '=', 'playing')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Notes how a game ended, once. */
  async end(id: string, n: number, ended: string): Promise<void> {
    await this.db
      .updateTable('series_game')
      .set({ ended })
      .where('series', '=', id)
      .where('n', '=', n)
      .where('ended', 'is', null)
      .execute();
  }

  /** The next game, once; its table too where nothing is exchanged before it. */
  addGame(game: SeriesGameRow, lists: readonly SeriesListRow[], table: SeatedTable | null): Promise<void> {
    return this.db.transaction().execute(async db => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('series_game')
        .values(game)
        .onConflict(on => on.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return;
      await db.insertInto('series_list').values(lists).execute();
      if (table) await addTable(db, table);
    });
  }

  /** Ends the exchange before a game and makes its table of what was submitted, once. */
  begin(id: string, n: number, tableFor: (lists: readonly SeriesListRow[]) => SeatedTable): Promise<void> {
    return this.db.transaction().execute(async db => {
      if (!(await lock(db, id, n, null))) return;
      const lists = await db.selectFrom('series_list').selectAll().where('series', '=', id).where('n', '=', n).orderBy('side').execute();
      await addTable(db, tableFor(lists));
    });
  }

  /** False when the exchange is over. */
  change(
    { series, n, side, due }: { readonly series: string; readonly n: number; readonly side: number; readonly due: number },
    to: { readonly swaps?: readonly Swap[]; readonly ready: boolean },
  ): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      if (!(await lock(db, series, n, due))) return false;
      await db
        .updateTable('series_list')
        .set({ ready: to.ready ? 1 : 0, ...(to.swaps && { swaps: JSON.stringify(to.swaps) }) })
        .where('series', '=', series)
        .where('n', '=', n)
        .where('side', '=', side)
        .execute();
      return true;
    });
  }

  /** False when it was over before. */
  async finish(id: string, end: Pick<SeriesRow, 'state' | 'standing' | 'over_at'>): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('series')
      .set(end)
      .where('id', '=', id)
      .where('state', '=', 'playing')
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Time is up. */
  async call(id: string, at: number): Promise<void> {
    await this.db.updateTable('series').set({ called_at: at }).where('id', '=', id).where('called_at', 'is', null).execute();
  }

  /** Series in which something is to be done, or waited for: a game is over, has no table, has not begun, or cards are exchanged. */
  async stirring(): Promise<string[]> {
    const rows = await this.reading
      .selectFrom('series')
      .innerJoin('series_game as game', 'game.series', 'series.id')
      .leftJoin('match', 'match.id', 'game.match')
      .select('series.id')
      .where('series.state', '=', 'playing')
      .where(({ eb, selectFrom }) =>
        eb(
          'game.n',
          '=',
          selectFrom('series_game as last')
            .select(({ fn }) => fn.max('last.n').as('n'))
            .whereRef('last.series', '=', 'series.id'),
        ),
      )
      .where(({ or, and, eb }) =>
        or([
          eb('game.ended', 'is not', null),
          eb('game.due_at', 'is not', null),
          eb('match.id', 'is', null),
          eb('match.state', '=', 'over'),
          // The first game of people who came together waits for them.
          and([eb('match.state', '=', 'open'), or([eb('game.n', '>', 1), eb('series.event', 'is not', null)])]),
          eb('series.called_at', 'is not', null),
        ]),
      )
      .orderBy('series.created_at')
      .limit(SWEPT_AT_ONCE)
      .execute();
    return rows.map(({ id }) => id);
  }
}

/** Makes all who exchange or begin meanwhile wait; false when the exchange is over. `due`: null when it ends now. */
async function lock(db: Kysely<Schema>, series: string, n: number, due: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('series_game')
    .set({ due_at: due })
    .where('series', '=', series)
    .where('n', '=', n)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function addTable(db: Kysely<Schema>, { row, seats }: SeatedTable): Promise<void> {
  await db.insertInto('match').values(row).execute();
  await db.insertInto('seat').values(seats).execute();
}
