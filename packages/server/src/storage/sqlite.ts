/** One SQLite file, one connection, one user at a time: the log's commits, synced to the disk, and everything else take turns. */
import { DatabaseSync } from '@photostructure/sqlite';
import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
} from 'kysely';

import type { Wording } from './migrations.ts';

export const SQLITE_WORDING: Wording = { blob: 'blob' };

export type SqliteFile = InstanceType<typeof DatabaseSync>;
type Statement = ReturnType<SqliteFile['prepare']>;

/**
 * How much a commit waits for. `full`: until it is on the disk. `normal`: it is in the system's hands; a killed process loses
 * nothing, a power cut may lose what came after the last full commit, and never anything before it.
 */
export type Durability = 'full' | 'normal';

/** Who may use the connection. First come, first served; free, it is entered at once. */
export class Mutex {
  private readonly sqlite: SqliteFile;
  private synced: Durability = 'full';
  constructor(sqlite: SqliteFile) {
    this.sqlite = sqlite;
  }

  /** From now on commits wait for this much. Only for the one that has entered. */
  sync(wanted: Durability): void {
    if (this.synced === wanted) return;
    this.sqlite.exec(wanted === 'full' ? 'PRAGMA synchronous=FULL' : 'PRAGMA synchronous=NORMAL');
    this.synced = wanted;
  }

  private taken = false;
  private readonly waiting: (() => void)[] = [];

  /** Enters now, or says no. */
  tryEnter(): boolean {
    if (this.taken) return false;
    this.taken = true;
    return true;
  }
  enter(): Promise<void> {
    if (this.tryEnter()) return Promise.resolve();
    return new Promise(go => this.waiting.push(go));
  }
  leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.taken = false;
  }
}

/** Opens the file. */
export function openSqlite(file: string, { readOnly = false } = {}): SqliteFile {
  const sqlite = new DatabaseSync(file, readOnly ? { readOnly } : {});
  if (!readOnly) sqlite.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL');
  sqlite.exec(
    'PRAGMA busy_timeout=5000; PRAGMA foreign_keys=ON; PRAGMA cache_size=-32000; PRAGMA journal_size_limit=67108864; PRAGMA wal_autocheckpoint=4000',
  );
  return sqlite;
}

/** What is wrong with the file, or null. Every page is looked at; indexes are not compared with their tables, which would take long. */
export function damageIn(file: string): string | null {
  let sqlite: SqliteFile | null = null;
  try {
    sqlite = openSqlite(file, { readOnly: true });
    const [found] = sqlite.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
    return found?.quick_check === 'ok' ? null : `the database is damaged: ${found?.quick_check.replaceAll(/\s+/g, ' ') ?? 'unreadable'}`;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    // Anything else is not the file's fault, and will be told when it is opened.
    return message.includes('malformed') ? `the database is damaged: ${message}` : null;
  } finally {
    sqlite?.close();
  }
}

const MOST_STATEMENTS = 300;

class Connection implements DatabaseConnection {
  private readonly statements = new Map<string, Statement>();
  private readonly sqlite: SqliteFile;
  constructor(sqlite: SqliteFile) {
    this.sqlite = sqlite;
  }

  private prepare(sql: string): Statement {
    let statement = this.statements.get(sql);
    if (!statement) {
      if (this.statements.size >= MOST_STATEMENTS) this.statements.clear();
      statement = this.sqlite.prepare(sql);
      this.statements.set(sql, statement);
    }
    return statement;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.prepare(sql);
    if (statement.columns().length) return Promise.resolve({ rows: statement.all(...parameters) as R[] });
    const { changes } = statement.run(...parameters);
    return Promise.resolve({ rows: [], numAffectedRows: BigInt(changes) });
  }

  // oxlint-disable-next-line require-yield -- nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    await Promise.reject(new Error('this connection does not stream'));
  }
}

/** Kysely's way to the file. */
export class FileDialect implements Dialect {
  private readonly sqlite: SqliteFile;
  private readonly mutex: Mutex;
  constructor(sqlite: SqliteFile, mutex: Mutex) {
    this.sqlite = sqlite;
    this.mutex = mutex;
  }

  createDriver(): Driver {
    const connection = new Connection(this.sqlite);
    const { mutex, sqlite } = this;
    const exec = (sql: string): Promise<void> => {
      sqlite.exec(sql);
      return Promise.resolve();
    };
    return {
      init: () => Promise.resolve(),
      acquireConnection: async () => {
        await mutex.enter();
        mutex.sync('normal');
        return connection;
      },
      beginTransaction: () => exec('begin immediate'),
      commitTransaction: () => exec('commit'),
      // A full disk may have rolled back already.
      rollbackTransaction: () => (sqlite.isTransaction ? exec('rollback') : Promise.resolve()),
      releaseConnection: () => {
        mutex.leave();
        return Promise.resolve();
      },
      destroy: () => Promise.resolve(),
    };
  }
  createQueryCompiler(): SqliteQueryCompiler {
    return new SqliteQueryCompiler();
  }
  createAdapter(): SqliteAdapter {
    return new SqliteAdapter();
  }
  createIntrospector(db: Kysely<unknown>): SqliteIntrospector {
    return new SqliteIntrospector(db);
  }
}
