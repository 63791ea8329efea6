/** The number of a player's last change: what a device has not seen yet is what has a greater one. */
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

/** Numbers the changes of a player. It locks the player's row, so that changes of one player come one after the other. */
export class ChangeCounter {
  private readonly db: Kysely<Schema>;
  private readonly player: string;
  last: number;
  private constructor(db: Kysely<Schema>, player: string, last: number) {
    this.db = db;
    this.player = player;
    this.last = last;
  }
  static async of(db: Kysely<Schema>, player: string): Promise<ChangeCounter> {
    const { change } = await db
      .insertInto('workshop')
      .values({ player, change: 0 })
      .onConflict(on => on.column('player').doUpdateSet(({ ref }) => ({ change: ref('workshop.change') })))
      .returning('change')
      .executeTakeFirstOrThrow();
    return new ChangeCounter(db, player, change);
  }
  next(): number {
    return ++this.last;
  }
  async save(): Promise<void> {
    await this.db.updateTable('workshop').set({ change: this.last }).where('player', '=', this.player).execute();
  }
}
