/**
 * The log of all inputs. A row is durable when `append` resolves: many rows share one synced transaction (group commit).
 *
 * The log is the lock: (match, n) is the primary key, and the first to insert row n has decided it. One that comes later is told
 * that the number is taken, reads what happened and decides again.
 */
import { StorageError, type Row, type Verdict } from '@kolbiste/table';
import type { PackedPiece } from './match-store.ts';
import type { SqliteFile, Mutex } from './sqlite.ts';

/** A saved state to be kept beside a row, so that a rebuild starts from there, with what was learned up to it. */
export interface SnapshotText {
  readonly n: number;
  readonly version: number;
  readonly data: string;
  readonly learned: PackedPiece;
}

export interface InputLog {
  /** Whether a saved state is written with its row for sure. */
  readonly keepsSaved: boolean;
  append(match: string, row: Row, snapshot?: SnapshotText | null): Promise<Verdict>;
  /** Why nothing can be written, or null. */
  readonly fault: string | null;
  onCommit: ((report: CommitReport) => void) | null;
  onFault: ((fault: string | null) => void) | null;
  /** A write for its own sake: tells that a server lives, and whether the database takes anything. */
  beat(at: number): Promise<boolean>;
  /** Takes nothing more; resolves when what was taken is written. */
  close(): Promise<void>;
}

/** A row on its way. */
export interface Pending {
  readonly match: string;
  readonly row: Row;
  readonly snapshot: SnapshotText | null;
  resolve(verdict: Verdict): void;
  reject(error: StorageError): void;
}

/** How a commit went, for metrics. */
export interface CommitReport {
  readonly rows: number;
  readonly seconds: number;
}

/** This many turns of the event loop at most, each far below a millisecond. */
const MOST_TURNS = 8;

export class SqliteInputLog implements InputLog {
  readonly keepsSaved = true;
  fault: string | null = null;
  onCommit: ((report: CommitReport) => void) | null = null;
  onFault: ((fault: string | null) => void) | null = null;
  private pending: Pending[] = [];
  /** How many there were when it last looked, and how often it has looked. */
  private gathered = 0;
  private turns = 0;
  /** How many the last commit had. */
  private grouped = 0;
  private readonly sqlite: SqliteFile;
  private readonly mutex: Mutex;
  private readonly begin;
  private readonly commit;
  private readonly insert;
  private readonly snapshot;
  private readonly chapter;
  private readonly damaged: boolean;

  /** `damage`: what is wrong with the file; nothing will ever be written. */
  constructor(sqlite: SqliteFile, mutex: Mutex, damage: string | null = null) {
    this.sqlite = sqlite;
    this.mutex = mutex;
    this.fault = damage;
    this.damaged = damage !== null;
    this.begin = sqlite.prepare('begin immediate');
    this.commit = sqlite.prepare('commit');
    this.insert = sqlite.prepare('insert into input (match, n, data) values (?, ?, ?) on conflict do nothing');
    this.snapshot = sqlite.prepare(
      `insert into snapshot (match, n, version, data) values (?, ?, ?, ?)
       on conflict (match) do update set n = excluded.n, version = excluded.version, data = excluded.data`,
    );
    this.chapter = sqlite.prepare('insert into chapter (match, n, since, data) values (?, ?, ?, ?) on conflict do nothing');
  }

  append(match: string, row: Row, snapshot: SnapshotText | null = null): Promise<Verdict> {
    if (this.fault !== null) return Promise.reject(new StorageError(this.fault));
    return new Promise((resolve, reject) => {
      if (this.pending.push({ match, row, snapshot, resolve, reject }) > 1) return;
      this.turns = 0;
      this.gathered = this.grouped > 1 ? 0 : 1;
      setImmediate(this.flush);
    });
  }

  /**
   * Writes what has come together since the last time, as soon as the connection is free. While many play, it waits a few turns of the
   * event loop more, as long as each brings another row: a sync costs the same for one row as for fifty.
   */
  private readonly flush = (): void => {
    if (this.pending.length > this.gathered && this.turns < MOST_TURNS) {
      this.gathered = this.pending.length;
      this.turns++;
      setImmediate(this.flush);
    } else if (this.mutex.tryEnter()) this.write();
    else void this.mutex.enter().then(() => this.write());
  };

  private write(): void {
    const group = this.pending;
    this.pending = [];
    this.grouped = group.length;
    const verdicts: Verdict[] = [];
    const began = performance.now();
    try {
      this.mutex.sync('full');
      this.begin.run();
      for (const { match, row, snapshot } of group) {
        const { changes } = this.insert.run(match, row.n, JSON.stringify(row));
        if (changes && snapshot) {
          this.snapshot.run(match, snapshot.n, snapshot.version, snapshot.data);
          this.chapter.run(match, snapshot.n, snapshot.learned.since, snapshot.learned.data);
        }
        verdicts.push(changes ? 'written' : 'taken');
      }
      this.commit.run();
    } catch (error) {
      this.fail(error, group);
      return;
    } finally {
      this.mutex.leave();
    }
    this.onCommit?.({ rows: group.length, seconds: (performance.now() - began) / 1000 });
    group.forEach(({ resolve }, i) => resolve(verdicts[i]!));
  }

  private fail(error: unknown, group: readonly Pending[]): void {
    if (this.sqlite.isTransaction) this.sqlite.exec('rollback');
    this.setFault(error instanceof Error ? error.message : String(error));
    for (const { reject } of group) reject(new StorageError(this.fault!));
  }

  private setFault(fault: string | null): void {
    if (fault === this.fault) return;
    this.fault = fault;
    this.onFault?.(fault);
  }

  async close(): Promise<void> {
    this.fault = 'the server stops';
    while (this.pending.length) await new Promise(done => setImmediate(done));
    await this.mutex.enter();
    this.mutex.leave();
  }

  async beat(at: number): Promise<boolean> {
    if (this.damaged) return false;
    await this.mutex.enter();
    try {
      this.mutex.sync('full');
      if (this.fault !== null) {
        // An update in place may succeed on a full disk: only new pages tell that there is room again.
        this.sqlite.exec(
          'begin immediate; create table room (filler blob); insert into room values (zeroblob(65536)); drop table room; commit',
        );
      }
      this.sqlite
        .prepare(`insert into setting (name, value) values ('alive', ?) on conflict (name) do update set value = excluded.value`)
        .run(String(at));
      this.setFault(null);
      return true;
    } catch (error) {
      if (this.sqlite.isTransaction) this.sqlite.exec('rollback');
      this.setFault(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      this.mutex.leave();
    }
  }
}
