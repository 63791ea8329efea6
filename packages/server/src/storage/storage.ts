/** The database: the log of inputs, and everything else through Kysely. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup } from '@photostructure/sqlite';
import { Kysely } from 'kysely';
import { SqliteInputLog } from './input-log.ts';
import { migrate } from './migrations.ts';
import type { Tables } from './schema.ts';
import { FileDialect, openSqlite, Turnstile, type SqliteFile } from './sqlite.ts';

export const DATABASE_FILE = 'kolbiste.db';

export class Storage {
  readonly db: Kysely<Tables>;
  readonly log: SqliteInputLog;
  /** The bare file, for backups and for tests that break things. */
  readonly sqlite: SqliteFile;

  private constructor(sqlite: SqliteFile, db: Kysely<Tables>, turnstile: Turnstile) {
    this.sqlite = sqlite;
    this.db = db;
    this.log = new SqliteInputLog(sqlite, turnstile);
  }

  static async open(dataDir: string): Promise<Storage> {
    mkdirSync(dataDir, { recursive: true });
    return Storage.openFile(join(dataDir, DATABASE_FILE));
  }

  static async openFile(file: string): Promise<Storage> {
    const sqlite = openSqlite(file);
    const turnstile = new Turnstile(sqlite);
    const db = new Kysely<Tables>({ dialect: new FileDialect(sqlite, turnstile) });
    await migrate(db as never);
    return new Storage(sqlite, db, turnstile);
  }

  /** A copy of everything, made while the server runs. */
  async backupTo(file: string): Promise<void> {
    await backup(this.sqlite, file, { rate: 1000 });
  }

  async close(): Promise<void> {
    await this.db.destroy();
    this.sqlite.close();
  }
}
