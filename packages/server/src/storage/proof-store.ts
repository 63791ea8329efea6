/** What proves a player beside the password: printed codes, and a second factor by time. */
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type FactorRow = Selectable<Schema['factor']>;

export class ProofStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** New codes in place of the old ones. */
  setCodes(player: string, hashes: readonly string[]): Promise<void> {
    return this.db.transaction().execute(async db => {
      await db.deleteFrom('recovery').where('player', '=', player).execute();
      await db
        .insertInto('recovery')
        .values(hashes.map(hash => ({ player, hash })))
        .execute();
    });
  }
  async codes(player: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('recovery')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('player', '=', player)
      .executeTakeFirstOrThrow();
    return count;
  }
  async hasCode(player: string, hash: string): Promise<boolean> {
    const row = await this.db
      .selectFrom('recovery')
      .select('hash')
      .where('player', '=', player)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return row !== undefined;
  }
  /** Uses a code up; false when there is none, or it was used in this moment. */
  async useCode(player: string, hash: string): Promise<boolean> {
    const { numDeletedRows } = await this.db
      .deleteFrom('recovery')
      .where('player', '=', player)
      .where('hash', '=', hash)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  }

  factor(player: string): Promise<FactorRow | undefined> {
    return this.db.selectFrom('factor').selectAll().where('player', '=', player).executeTakeFirst();
  }
  /** A factor to be confirmed, in place of one that never was; false when there is one that counts. */
  async offerFactor(player: string, secret: string): Promise<boolean> {
    const { numInsertedOrUpdatedRows } = await this.db
      .insertInto('factor')
      .values({ player, secret, confirmed_at: null, step: 0 })
      .onConflict(on => on.column('player').doUpdateSet({ secret, step: 0 }).where('factor.confirmed_at', 'is', null))
      .executeTakeFirstOrThrow();
    return (numInsertedOrUpdatedRows ?? 0n) > 0n;
  }
  /** Uses the code of a step up; false when it, or a later one, was used. `at`: the factor counts from now on. */
  async useStep(player: string, step: number, at: number | null): Promise<boolean> {
    const { numUpdatedRows } = await this.db
      .updateTable('factor')
      .set({ step, ...(at !== null && { confirmed_at: at }) })
      .where('player', '=', player)
      .where('step', '<', step)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }
  /** The same secret, kept otherwise. */
  async keepFactor(player: string, secret: string): Promise<void> {
    await this.db.updateTable('factor').set({ secret }).where('player', '=', player).execute();
  }
  async removeFactor(player: string): Promise<void> {
    await this.db.deleteFrom('factor').where('player', '=', player).execute();
  }
}
