/** The log of one match in memory: for a driver that no other shares. */
import type { MatchHeader } from '../match/header.ts';
import type { Row } from '../match/input.ts';
import { StorageError, type Log, type StoredMatch, type Verdict } from './ports.ts';

export class MemoryLog implements Log {
  readonly fault = null;
  readonly keepsSaved = false;
  private readonly header: MatchHeader;
  private readonly written: Row[];
  private readonly persist: (rows: readonly Row[]) => Promise<void>;

  /** `keep`: writes the rows somewhere else before the last of them counts. */
  constructor(header: MatchHeader, rows: readonly Row[] = [], keep: (rows: readonly Row[]) => Promise<void> = () => Promise.resolve()) {
    this.header = header;
    this.written = [...rows];
    this.persist = keep;
  }

  async append(_match: string, row: Row): Promise<Verdict> {
    try {
      await this.persist([...this.written, row]);
    } catch (error) {
      throw new StorageError(error instanceof Error ? error.message : String(error));
    }
    this.written.push(row);
    return 'written';
  }

  load(): Promise<StoredMatch> {
    return Promise.resolve({ header: this.header, rows: [...this.written], saved: null, kept: 0 });
  }
  rows(_match: string, after: number): Promise<readonly Row[]> {
    return Promise.resolve(this.written.slice(after));
  }
  /** What was learned stays with the host. */
  keep(): Promise<void> {
    return Promise.resolve();
  }
  learned(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }
  outagesAfter(): Promise<readonly never[]> {
    return Promise.resolve([]);
  }
}
