/** The last heartbeat, and the times when no server was there. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export class OutageStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** When a server was last known to be there; null when none ever was. */
  async lastBeat(): Promise<number | null> {
    const row = await this.db.selectFrom('setting').select('value').where('name', '=', 'alive').executeTakeFirst();
    return row ? Number(row.value) : null;
  }

  /** Notes that nobody was there from the last beat until now; once, by the first server that comes. */
  async note(lastBeat: number, now: number): Promise<void> {
    await this.db.transaction().execute(async db => {
      const { numUpdatedRows } = await db
        .updateTable('setting')
        .set({ value: String(now) })
        .where('name', '=', 'alive')
        .where('value', '=', String(lastBeat))
        .executeTakeFirst();
      if (numUpdatedRows)
        await db
          .insertInto('outage')
          .values({ began: lastBeat, ended: now })
          .onConflict(on => on.doNothing())
          .execute();
    });
  }

  /** When the last outage ended; 0 when there was none. */
  async lastEnd(): Promise<number> {
    const { ended } = await this.db
      .selectFrom('outage')
      .select(({ fn }) => fn.max('ended').as('ended'))
      .executeTakeFirstOrThrow();
    return ended ?? 0;
  }
}
