/** Reports of players, and what the keeper and moderators did. */
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { SeatedTable } from './series-store.ts';
import type { Schema } from './schema.ts';

export type ActRow = Selectable<Schema['act']>;

const MOST_ACTS = 500;
const MOST_REPORTS = 200;

/** Columns of a player that an act may set. */
type Standing = Partial<Pick<Selectable<Schema['player']>, 'banned_until' | 'silenced_until' | 'role' | 'name' | 'folded' | 'skeleton'>>;

export class AdministrationStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Who said that, or sits there. */
  async meant(match: string, { seat, chat }: { readonly seat?: number; readonly chat?: number }): Promise<string | null> {
    const row =
      chat !== undefined
        ? await this.db.selectFrom('chat').select('player').where('match', '=', match).where('number', '=', chat).executeTakeFirst()
        : seat !== undefined
          ? await this.db.selectFrom('seat').select('player').where('match', '=', match).where('seat', '=', seat).executeTakeFirst()
          : undefined;
    return row?.player ?? null;
  }

  async addReport(report: Insertable<Schema['report']>): Promise<void> {
    await this.db.insertInto('report').values(report).execute();
  }

  /** Open reports, the oldest first. */
  reports() {
    return this.db
      .selectFrom('report')
      .leftJoin('player', 'player.id', 'report.player')
      .leftJoin('player as reporter', 'reporter.id', 'report.by')
      .leftJoin('chat', join => join.onRef('chat.match', '=', 'report.match').onRef('chat.number', '=', 'report.chat'))
      .select(['report.id', 'report.at', 'report.by', 'report.match', 'report.player', 'report.chat', 'report.text', 'player.name'])
      .select(['reporter.name as byName', 'chat.text as said'])
      .where('report.closed_at', 'is', null)
      .orderBy('report.at')
      .limit(MOST_REPORTS)
      .execute();
  }

  report(id: string) {
    return this.db.selectFrom('report').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** Somebody's own reports, the latest first. */
  reportsBy(player: string) {
    return this.db.selectFrom('report').selectAll().where('by', '=', player).orderBy('at', 'desc').limit(MOST_REPORTS).execute();
  }

  /** How many reports are about somebody, and how many are theirs. */
  async reportsOf(player: string): Promise<{ readonly about: number; readonly by: number }> {
    const count = async (column: 'player' | 'by'): Promise<number> => {
      const { n } = await this.db
        .selectFrom('report')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where(column, '=', player)
        .executeTakeFirstOrThrow();
      return n;
    };
    return { about: await count('player'), by: await count('by') };
  }

  /** One has reported the other, and nobody has dealt with it. */
  async accuses(by: string, player: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('report')
      .select('id')
      .where('by', '=', by)
      .where('player', '=', player)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return row !== undefined;
  }

  /** Null for `at` opens it again. False when there is no such report that is open, or closed. */
  async closeReport(report: string, at: number | null, answer: string | null = null): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('report')
      .set({ closed_at: at, answer })
      .where('id', '=', report)
      .where('closed_at', at === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Sets what an act sets about a player; false when there is none, or `before` is not how they are. */
  async setPlayer(player: string, to: Standing, before: Standing = {}): Promise<boolean> {
    let update = this.db.updateTable('player').set(to).where('id', '=', player);
    for (const [column, value] of Object.entries(before) as [keyof Standing, string | number | null][])
      update = value === null ? update.where(column, 'is', null) : update.where(column, '=', value);
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  }

  /** The name at tables that have not begun. */
  async renameSeats(player: string, name: string): Promise<void> {
    await this.db
      .updateTable('seat')
      .set({ name })
      .where('player', '=', player)
      .where('match', 'in', db => db.selectFrom('match').select('id').where('state', '=', 'open'))
      .execute();
  }

  /** Puts a closed table back as it was; false when it is there. */
  putBack({ row, seats }: SeatedTable): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('match')
        .values(row)
        .onConflict(on => on.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return false;
      await db.insertInto('seat').values(seats).execute();
      return true;
    });
  }

  /** What was done after a moment, the latest first. */
  acts(after: number): Promise<ActRow[]> {
    return this.db.selectFrom('act').selectAll().where('at', '>', after).orderBy('at', 'desc').limit(MOST_ACTS).execute();
  }
  /** What was done about a player or a thing, the latest first. */
  actsAbout(about: string): Promise<ActRow[]> {
    return this.db.selectFrom('act').selectAll().where('about', '=', about).orderBy('at', 'desc').limit(MOST_ACTS).execute();
  }
  act(id: string): Promise<ActRow | undefined> {
    return this.db.selectFrom('act').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async addAct(act: Insertable<Schema['act']>): Promise<void> {
    await this.db.insertInto('act').values(act).execute();
  }

  /** One act undoes another, once: false when another was quicker. `by`: null gives it back. */
  async markUndone(act: string, by: string | null): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('act')
      .set({ undone_by: by })
      .where('id', '=', act)
      .where('undone_by', by === null ? 'is not' : 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** What was said at a table from one number to another. */
  said(match: string, from: number, to: number) {
    return this.db
      .selectFrom('chat')
      .selectAll()
      .where('match', '=', match)
      .where('number', '>=', from)
      .where('number', '<=', to)
      .orderBy('number')
      .execute();
  }
  /** The number of the last line said before a moment. */
  async lastSaid(match: string, at: number): Promise<number> {
    const row = await this.db
      .selectFrom('chat')
      .select(({ fn }) => fn.max<number | null>('number').as('n'))
      .where('match', '=', match)
      .where('at', '<=', at)
      .executeTakeFirst();
    return row?.n ?? 0;
  }
}
