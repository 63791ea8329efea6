/** How much was done of what is limited, counted by all servers together. */
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export class RateStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Counts one more; gives how many there are until the count expires. */
  async count(key: string, now: number, expire: number): Promise<number> {
    const { points } = await this.db
      .insertInto('rate')
      .values({ key, points: 1, expire })
      .onConflict(on =>
        on.column('key').doUpdateSet({
          points: sql<number>`case when rate.expire <= ${now} then 1 else rate.points + 1 end`,
          expire: sql<number>`case when rate.expire <= ${now} then ${expire} else rate.expire end`,
        }),
      )
      .returning('points')
      .executeTakeFirstOrThrow();
    return points;
  }

  /** Counts one less. */
  async giveBack(key: string): Promise<void> {
    await this.db
      .updateTable('rate')
      .set(({ eb }) => ({ points: eb('points', '-', 1) }))
      .where('key', '=', key)
      .execute();
  }

  async removeExpired(now: number): Promise<void> {
    await this.db.deleteFrom('rate').where('expire', '<', now).execute();
  }
}
