/**
 * The log of inputs in a database that many servers share. Rows of many matches go in one statement; a statement that a lost
 * connection left in doubt is sent again, and a row that is there already is ours when it says what ours says.
 */
import { StorageError, type Row, type Verdict } from '@kolbiste/table';
import type { Kysely } from 'kysely';
import type { CommitReport, InputLog, Pending, SnapshotText } from './input-log.ts';
import type { Schema } from './schema.ts';

/** Statements on their way at once: while one waits for the disk, the next ones come together. */
const MOST_FLYING = 4;
const MOST_ROWS = 500;
/** How long a database that went away is waited for before players are told. */
const PATIENCE = 5_000;

export class SharedInputLog implements InputLog {
  readonly keepsSaved = false;
  fault: string | null = null;
  onCommit: ((report: CommitReport) => void) | null = null;
  onFault: ((fault: string | null) => void) | null = null;
  private readonly db: Kysely<Schema>;
  private readonly patience: number;
  private pending: Pending[] = [];
  private flying = 0;
  private lifting = false;
  private closing = false;

  constructor(db: Kysely<Schema>, patience = PATIENCE) {
    this.db = db;
    this.patience = patience;
  }

  append(match: string, row: Row, snapshot: SnapshotText | null = null): Promise<Verdict> {
    if (this.fault !== null) return Promise.reject(new StorageError(this.fault));
    return new Promise((resolve, reject) => {
      this.pending.push({ match, row, snapshot, resolve, reject });
      this.lift();
    });
  }

  private lift(): void {
    if (this.lifting || this.flying >= MOST_FLYING || this.pending.length === 0) return;
    this.lifting = true;
    setImmediate(this.fly);
  }

  private readonly fly = (): void => {
    this.lifting = false;
    const group = new Map<string, Pending>();
    const rest: Pending[] = [];
    // One row of a match at a time: the second may need to hear of the first.
    for (const pending of this.pending) {
      if (group.size < MOST_ROWS && !group.has(pending.match)) group.set(pending.match, pending);
      else rest.push(pending);
    }
    this.pending = rest;
    this.flying++;
    void this.write([...group.values()]).finally(() => {
      this.flying--;
      this.lift();
    });
    this.lift();
  };

  private async write(group: readonly Pending[]): Promise<void> {
    const began = performance.now();
    try {
      const written = await this.insert(group);
      this.onCommit?.({ rows: group.length, seconds: (performance.now() - began) / 1000 });
      for (const { match, resolve } of group) resolve(written.has(match) ? 'written' : 'taken');
      this.keepSnapshots(group.filter(({ match, snapshot }) => snapshot && written.has(match)));
    } catch (error) {
      const text = error instanceof Error ? error.message : String(error);
      if (!isAboutRows(error)) this.setFault(text);
      // Whichever row the database does not like, the others are not to suffer for it.
      else if (group.length > 1) {
        await Promise.all(group.map(pending => this.write([pending])));
        return;
      }
      for (const { reject } of group) reject(new StorageError(text));
    }
  }

  /** The matches whose rows are in now. In one order everywhere, so that no two servers wait for each other. */
  private async insert(group: readonly Pending[]): Promise<Set<string>> {
    const rows = group
      .map(({ match, row }) => ({ match, n: row.n, data: JSON.stringify(row) }))
      .toSorted((a, b) => (a.match < b.match ? -1 : 1));
    const began = performance.now();
    for (let attempt = 0; ; attempt++) {
      try {
        const inserted = await this.db
          .insertInto('input')
          .values(rows)
          .onConflict(on => on.doNothing())
          .returning('match')
          .execute();
        const written = new Set(inserted.map(({ match }) => match));
        if (attempt > 0) for (const row of rows) if (!written.has(row.match) && (await this.says(row))) written.add(row.match);
        return written;
      } catch (error) {
        if (!isTransient(error) || this.closing || performance.now() - began > this.patience) throw error;
        await new Promise(done => setTimeout(done, Math.min(250, 10 * 2 ** attempt)));
      }
    }
  }

  private async says({ match, n, data }: { readonly match: string; readonly n: number; readonly data: string }): Promise<boolean> {
    const there = await this.db.selectFrom('input').select('data').where('match', '=', match).where('n', '=', n).executeTakeFirst();
    return there?.data === data;
  }

  /** A saved state may be lost: nobody waits for it. */
  private keepSnapshots(group: readonly Pending[]): void {
    if (group.length === 0) return;
    const saved = group.map(({ match, snapshot }) => ({ match, ...snapshot! })).toSorted((a, b) => (a.match < b.match ? -1 : 1));
    this.db
      .transaction()
      .execute(async db => {
        await db
          .insertInto('chapter')
          .values(saved.map(({ match, learned }) => ({ match, ...learned })))
          .onConflict(on => on.doNothing())
          .execute();
        await db
          .insertInto('snapshot')
          .values(saved.map(({ match, n, version, data }) => ({ match, n, version, data })))
          .onConflict(on =>
            on
              .column('match')
              .doUpdateSet(({ ref }) => ({ n: ref('excluded.n'), version: ref('excluded.version'), data: ref('excluded.data') }))
              .whereRef('snapshot.n', '<', 'excluded.n' as never),
          )
          .execute();
      })
      .catch(() => undefined);
  }

  private setFault(fault: string | null): void {
    if (fault === this.fault || this.closing) return;
    this.fault = fault;
    this.onFault?.(fault);
  }

  async close(): Promise<void> {
    this.closing = true;
    this.fault = 'the server stops';
    while (this.pending.length || this.flying) await new Promise(done => setTimeout(done, 5));
  }

  async beat(at: number): Promise<boolean> {
    try {
      await this.db
        .insertInto('setting')
        .values({ name: 'alive', value: String(at) })
        .onConflict(on => on.column('name').doUpdateSet({ value: String(at) }))
        .execute();
      this.setFault(null);
      return true;
    } catch (error) {
      this.setFault(error instanceof Error ? error.message : String(error));
      return false;
    }
  }
}

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '');

/** The database does not like what it was given: no reason to think that it takes nothing. */
const isAboutRows = (error: unknown): boolean => /^2[23]...$/.test(codeOf(error));

/** The connection or the server went away, or two transactions got in each other's way: the next try may succeed. */
export const isTransient = (error: unknown): boolean =>
  /^(08...|57P0.|53300|40001|40P01|ECONN.*|EPIPE|ETIMEDOUT|EHOSTUNREACH)$/.test(codeOf(error)) ||
  (error instanceof Error && /terminated|timeout|closed the connection|not queryable/i.test(error.message));
