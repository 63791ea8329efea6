/**
 * What viewers learn of a match, row by row: the end of it here, what came before in the database, in pieces. So nobody has to play a
 * match again to tell what happened in it.
 */
import type { Chapter, Viewer } from '@kolbiste/protocol';
import { learn, streamsOf, type Deed, type Stream } from '@kolbiste/table';

/** What was learned in the rows after `since` up to row `n`. */
export interface Piece {
  readonly since: number;
  readonly n: number;
  readonly streams: readonly Stream[];
}

export class Chronicle {
  private readonly chapters = new Map<Viewer, Chapter[]>();
  /** Rows up to here are in the database. */
  kept: number;
  private noted: number;

  constructor(viewers: readonly Viewer[], kept: number) {
    this.kept = kept;
    this.noted = kept;
    for (const viewer of viewers) this.chapters.set(viewer, []);
  }

  /** The next row. One that was noted before is no news. */
  note(deed: Deed): void {
    if (deed.row.n <= this.noted) return;
    this.noted = deed.row.n;
    learn(this.chapters, deed);
  }

  /** What a viewer learned after a row, as far as it is here. */
  after(row: number, viewer: Viewer): readonly Chapter[] {
    return this.chapters.get(viewer)!.filter(({ seq }) => seq > row);
  }

  /** What is not in the database yet, up to row `n`; and what comes with a row that is about to be written there. */
  piece(n: number, coming?: Deed): Piece {
    const learned = new Map(Array.from(this.chapters, ([viewer, chapters]) => [viewer, [...chapters]]));
    if (coming) learn(learned, coming);
    return { since: this.kept, n, streams: streamsOf(learned) };
  }

  /** The database has everything up to this row. */
  forget(n: number): void {
    if (n <= this.kept) return;
    this.kept = n;
    for (const chapters of this.chapters.values()) {
      const first = chapters.findIndex(({ seq }) => seq > n);
      chapters.splice(0, first < 0 ? chapters.length : first);
    }
  }
}
