/** The servers that share the database: which of them live, who looks at a match there, and how many sockets everybody has. */
import type { Seat } from '@kolbiste/protocol';
import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';

export interface LivingNode {
  readonly id: string;
  /** The version of each game's rules. */
  readonly plays: Readonly<Record<string, number>>;
}

/** What goes with a server. */
const BY_NODE = ['presence', 'socket', 'here'] as const;

export class NodeStore {
  private readonly db: Kysely<Schema>;
  constructor(db: Kysely<Schema>) {
    this.db = db;
  }

  async beat(id: string, startedAt: number, now: number, plays: LivingNode['plays']): Promise<void> {
    const values = { started_at: startedAt, beat_at: now, plays: JSON.stringify(plays) };
    await this.db
      .insertInto('node')
      .values({ id, ...values })
      .onConflict(on => on.column('id').doUpdateSet(values))
      .execute();
  }

  /** What time it is by the database's clock. */
  async time(): Promise<number> {
    const { rows } = await sql<{ at: number }>`select (extract(epoch from clock_timestamp()) * 1000)::float8 as at`.execute(this.db);
    return rows[0]!.at;
  }

  /** Settings with which what was acknowledged may be lost, as they are. */
  async unsafeSettings(): Promise<string[]> {
    const { rows } = await sql<{ name: string; setting: string }>`
      select name, setting from pg_settings
      where name in ('synchronous_commit', 'fsync', 'full_page_writes') and setting = 'off'`.execute(this.db);
    return rows.map(({ name, setting }) => `${name} = ${setting}`);
  }

  /** When the server of this name that beat last was started; null when there is none. */
  async startOf(id: string): Promise<number | null> {
    return (await this.db.selectFrom('node').select('started_at').where('id', '=', id).executeTakeFirst())?.started_at ?? null;
  }

  async livingSince(moment: number): Promise<LivingNode[]> {
    const rows = await this.db.selectFrom('node').select(['id', 'plays']).where('beat_at', '>', moment).orderBy('id').execute();
    return rows.map(row => ({ id: row.id, plays: JSON.parse(row.plays) as Record<string, number> }));
  }

  /** Forgets who was at servers that did not beat since a moment, and servers that did not since an earlier one. */
  async removeGone(since: number, long: number): Promise<void> {
    const there = this.db.selectFrom('node').select('node.id').where('node.beat_at', '>', since);
    for (const table of BY_NODE) await this.db.deleteFrom(table).where('node', 'not in', there).execute();
    await this.db.deleteFrom('node').where('beat_at', '<', long).execute();
  }

  /** Nobody is at this server. */
  async clear(node: string): Promise<void> {
    for (const table of BY_NODE) await this.db.deleteFrom(table).where('node', '=', node).execute();
  }

  async remove(node: string): Promise<void> {
    await this.clear(node);
    await this.db.deleteFrom('node').where('id', '=', node).execute();
  }

  async setPresence(match: string, node: string, seats: readonly Seat[], spectators: number): Promise<void> {
    const values = { seats: JSON.stringify(seats), spectators };
    if (seats.length + spectators === 0) await this.db.deleteFrom('presence').where('match', '=', match).where('node', '=', node).execute();
    else
      await this.db
        .insertInto('presence')
        .values({ match, node, ...values })
        .onConflict(on => on.columns(['match', 'node']).doUpdateSet(values))
        .execute();
  }

  async presenceAt(
    matches: readonly string[],
    nodes: readonly string[],
  ): Promise<{ readonly match: string; readonly seats: readonly Seat[]; readonly spectators: number }[]> {
    if (matches.length === 0 || nodes.length === 0) return [];
    const rows = await this.db
      .selectFrom('presence')
      .select(['match', 'seats', 'spectators'])
      .where('match', 'in', matches)
      .where('node', 'in', nodes)
      .execute();
    return rows.map(({ match, seats, spectators }) => ({ match, seats: JSON.parse(seats) as Seat[], spectators }));
  }

  async setSockets(whose: string, node: string, count: number): Promise<void> {
    if (count === 0) await this.db.deleteFrom('socket').where('whose', '=', whose).where('node', '=', node).execute();
    else
      await this.db
        .insertInto('socket')
        .values({ whose, node, count })
        .onConflict(on => on.columns(['whose', 'node']).doUpdateSet({ count }))
        .execute();
  }

  /** Sockets on other servers that beat since a moment, by the table of servers: one that came a moment ago counts at once. */
  async socketsElsewhere(whose: string, node: string, since: number): Promise<number> {
    const living = this.db.selectFrom('node').select('node.id').where('node.beat_at', '>', since);
    const { count } = await this.db
      .selectFrom('socket')
      .select(({ fn }) => fn.sum<number | null>('count').as('count'))
      .where('whose', '=', whose)
      .where('socket.node', '<>', node)
      .where('socket.node', 'in', living)
      .executeTakeFirstOrThrow();
    return count ?? 0;
  }
}
