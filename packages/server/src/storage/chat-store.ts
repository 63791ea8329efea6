/** What was said at tables. */
import { sql, type Kysely, type Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type ChatRow = Selectable<Schema['chat']>;

export class ChatStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  /** Gives its number. */
  async add(said: Omit<ChatRow, 'number'>): Promise<number> {
    const insert = this.db
      .insertInto('chat')
      .values({ ...said, number: sql<number>`(select coalesce(max(number), 0) + 1 from chat where match = ${said.match})` })
      .onConflict(on => on.doNothing())
      .returning('number');
    // Two who speak at once on two servers may get one number: the later one takes the next.
    for (;;) {
      const added = await insert.executeTakeFirst();
      if (added) return added.number;
    }
  }

  /** Until when somebody says nothing at tables; null: they may. */
  async silencedUntil(player: string): Promise<number | null> {
    const row = await this.db.selectFrom('player').select('silenced_until').where('id', '=', player).executeTakeFirst();
    return row?.silenced_until ?? null;
  }

  after(match: string, number: number): Promise<ChatRow[]> {
    return this.db.selectFrom('chat').selectAll().where('match', '=', match).where('number', '>', number).orderBy('number').execute();
  }

  /** The last ones, the latest first. */
  latest(match: string, limit: number): Promise<ChatRow[]> {
    return this.db.selectFrom('chat').selectAll().where('match', '=', match).orderBy('number', 'desc').limit(limit).execute();
  }
}
