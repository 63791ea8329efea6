import { PGlite } from '@electric-sql/pglite';
import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';
import { afterAll, beforeAll } from 'vitest';
import { Storage } from '../src/storage/storage.ts';
import { repositoryTests } from './repository.ts';

/** PostgreSQL in this process has one connection: who has it keeps it until he lets go. */
function poolOf(postgres: PGlite): PostgresPool {
  let free = Promise.resolve();
  return {
    async connect() {
      const before = free;
      let release!: () => void;
      free = new Promise(done => (release = done));
      await before;
      const query = async (sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<never>> => {
        const { rows, affectedRows } = await postgres.query<never>(sql, [...parameters]);
        return { command: sql.trimStart().split(' ', 1)[0]!.toUpperCase() as 'SELECT', rowCount: affectedRows ?? rows.length, rows };
      };
      return { query, release } as unknown as PostgresPoolClient;
    },
    end: () => postgres.close(),
  };
}

const opened: { sqlite?: Promise<Storage>; postgres?: Promise<Storage> } = {};
beforeAll(async () => {
  opened.sqlite = Storage.openFile(':memory:');
  opened.postgres = Storage.over(poolOf(new PGlite()));
  await opened.postgres;
}, 120_000);
afterAll(async () => {
  for (const storage of Object.values(opened)) await (await storage).close();
});

repositoryTests('SQLite', () => opened.sqlite!);
repositoryTests('PostgreSQL in process', () => opened.postgres!);
