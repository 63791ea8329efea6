/** Reports of players, and what administrators did. */
import type { Insertable, Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const MOST_ACTS = 500;

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
      .leftJoin('chat', join => join.onRef('chat.match', '=', 'report.match').onRef('chat.number', '=', 'report.chat'))
      .select(['report.id', 'report.at', 'report.by', 'report.match', 'report.player', 'report.text', 'player.name', 'chat.text as said'])
      .where('report.closed_at', 'is', null)
      .orderBy('report.at')
      .execute();
  }

  /** False when there is no such open report. */
  async closeReport(report: string, at: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('report')
      .set({ closed_at: at })
      .where('id', '=', report)
      .where('closed_at', 'is', null)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** False when there is no such player. */
  async ban(player: string, until: number): Promise<boolean> {
    const { numUpdatedRows } = await this.db.updateTable('player').set({ banned_until: until }).where('id', '=', player).executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** What was done after a moment, the latest first. */
  acts(after: number) {
    return this.db
      .selectFrom('act')
      .select(['id', 'at', 'who', 'what', 'about', 'why'])
      .where('at', '>', after)
      .orderBy('at', 'desc')
      .limit(MOST_ACTS)
      .execute();
  }

  async addAct(act: Insertable<Schema['act']>): Promise<void> {
    await this.db.insertInto('act').values(act).execute();
  }
}
