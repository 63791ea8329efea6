/** What viewers learned of a match, row by row: the end of it here, the rest in the log, in pieces. So nothing is replayed to tell it. */
import type { Chapter, Viewer } from '@kolbiste/protocol';
import { learn, streamsOf, type Change } from '../match/change.ts';
import type { Piece } from './ports.ts';

export class History {
  private readonly chapters = new Map<Viewer, Chapter[]>();
  /** Rows up to here are in the log. */
  kept: number;
  private noted: number;

  constructor(viewers: readonly Viewer[], kept: number) {
    this.kept = kept;
    this.noted = kept;
    for (const viewer of viewers) this.chapters.set(viewer, []);
  }

  /** The next row. One that was noted before is not noted again. */
  note(change: Change): void {
    if (change.row.n <= this.noted) return;
    this.noted = change.row.n;
    learn(this.chapters, change);
  }

  /** What a viewer learned after a row, as far as it is here. */
  after(row: number, viewer: Viewer): readonly Chapter[] {
    return this.chapters.get(viewer)!.filter(({ seq }) => seq > row);
  }

  /** What is not in the log yet, up to row `n`; `coming`: with a change that is about to be written. */
  piece(n: number, coming?: Change): Piece {
    const learned = new Map(Array.from(this.chapters, ([viewer, chapters]) => [viewer, [...chapters]]));
    if (coming) learn(learned, coming);
    return { since: this.kept, n, streams: streamsOf(learned) };
  }

  /** The log has everything up to this row. */
  forget(n: number): void {
    if (n <= this.kept) return;
    this.kept = n;
    for (const chapters of this.chapters.values()) {
      const first = chapters.findIndex(({ seq }) => seq > n);
      chapters.splice(0, first < 0 ? chapters.length : first);
    }
  }
}
