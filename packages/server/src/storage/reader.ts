/**
 * Reading beside the thread that plays: a thread with a read-only connection of its own to the file. What was committed before a
 * query is in its answer. For lists, searches and records, whose cost grows with the file.
 */
import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
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

/** The thread's program, as text: a file of its own would have to be found again wherever this one is bundled to. */
const PROGRAM = `
const { parentPort, workerData } = require('node:worker_threads');
const { DatabaseSync } = require(workerData.driver);
const sqlite = new DatabaseSync(workerData.file, { readOnly: true });
sqlite.exec('PRAGMA busy_timeout=5000; PRAGMA cache_size=-32000; PRAGMA query_only=ON');
const statements = new Map();
parentPort.on('message', query => {
  if (query === null) {
    sqlite.close();
    parentPort.close();
    return;
  }
  const { id, sql, parameters } = query;
  try {
    let statement = statements.get(sql);
    if (!statement) {
      if (statements.size >= 100) statements.clear();
      statements.set(sql, (statement = sqlite.prepare(sql)));
    }
    parentPort.postMessage({ id, rows: statement.all(...parameters) });
  } catch (error) {
    parentPort.postMessage({ id, error: error.message });
  }
});
`;

/** Queries that may wait; more are refused, so that those who wait are answered. */
const MOST_WAITING = 200;

/** Too many read at once. */
export class ReaderBusy extends Error {
  override readonly name = 'ReaderBusy';
}

interface Waiting {
  resolve(rows: unknown[]): void;
  reject(error: Error): void;
}
type Answer = { readonly id: number } & ({ readonly rows: unknown[] } | { readonly error: string });

/** A thread that reads; started when there is something to read. */
class Reader implements DatabaseConnection {
  private readonly file: string;
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private queries = 0;

  constructor(file: string) {
    this.file = file;
  }

  private start(): Worker {
    const driver = createRequire(import.meta.url).resolve('@photostructure/sqlite');
    const worker = new Worker(PROGRAM, { eval: true, execArgv: [], workerData: { driver, file: this.file } });
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const asked = this.waiting.get(answer.id);
      this.waiting.delete(answer.id);
      if ('rows' in answer) asked?.resolve(answer.rows);
      else asked?.reject(new Error(answer.error));
    });
    const gone = (error: Error): void => {
      if (this.worker !== worker) return;
      this.worker = null;
      for (const { reject } of this.waiting.values()) reject(error);
      this.waiting.clear();
    };
    worker.on('error', error => gone(error instanceof Error ? error : new Error(String(error))));
    worker.on('exit', () => gone(new Error('the reading thread ended')));
    return worker;
  }

  executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    if (this.waiting.size >= MOST_WAITING) return Promise.reject(new ReaderBusy('too much is being read'));
    return new Promise((resolve, reject) => {
      this.worker ??= this.start();
      const id = ++this.queries;
      this.waiting.set(id, { resolve: rows => resolve({ rows: rows as R[] }), reject });
      this.worker.postMessage({ id, sql, parameters });
    });
  }

  // oxlint-disable-next-line require-yield -- nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    await Promise.reject(new Error('this connection does not stream'));
  }

  async close(): Promise<void> {
    const { worker } = this;
    if (!worker) return;
    const ended = new Promise(done => worker.once('exit', done));
    worker.postMessage(null);
    await ended;
  }
}

/** Kysely's way to the reading thread. */
export class ReaderDialect implements Dialect {
  private readonly file: string;
  constructor(file: string) {
    this.file = file;
  }

  createDriver(): Driver {
    const reader = new Reader(this.file);
    const never = (): Promise<void> => Promise.reject(new Error('nothing is written here'));
    return {
      init: () => Promise.resolve(),
      acquireConnection: () => Promise.resolve(reader),
      beginTransaction: never,
      commitTransaction: never,
      rollbackTransaction: never,
      releaseConnection: () => Promise.resolve(),
      destroy: () => reader.close(),
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
