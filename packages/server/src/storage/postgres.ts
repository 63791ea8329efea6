/** The way to PostgreSQL. Nothing here needs more than transactions and primary keys: no sequences, advisory locks or LISTEN. */
import { PostgresDialect, type PostgresPool } from 'kysely';
import type { Pool } from 'pg';
import type { Wording } from './migrations.ts';

export const POSTGRES_WORDING: Wording = { blob: 'bytea' };

/** Moments and counts fit into a number. */
const INT8 = 20;

export interface PostgresSettings {
  readonly url: string;
  /** Connections at most. */
  readonly connections: number;
  /** What the database calls this server. */
  readonly name: string;
}

export async function openPostgres({ url, connections, name }: PostgresSettings): Promise<Pool> {
  // Loaded only where it is used.
  const { Pool, TypeOverrides } = await import('pg');
  const types = new TypeOverrides();
  types.setTypeParser(INT8, Number);
  const pool = new Pool({
    connectionString: url,
    max: connections,
    application_name: name.slice(0, 60),
    connectionTimeoutMillis: 5_000,
    query_timeout: 20_000,
    keepAlive: true,
    types,
  });
  // A connection that breaks is replaced when it is needed; its query fails.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

export const postgresDialect = (pool: PostgresPool): PostgresDialect => new PostgresDialect({ pool });
