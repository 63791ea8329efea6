/** What an input changed: the one type from the match to the update that tells of it. */
import type { Act, Chapter, MatchState, Over, Passed, SeenEvent, Viewer } from '@kolbiste/protocol';
import type { Row } from './input.ts';

export interface Change {
  /** To be written before anybody is told. */
  readonly row: Row;
  /** The input as everyone may know it. */
  readonly act: Act;
  /** The first row taken back; null when none was. */
  readonly undoneFrom: number | null;
  /** What each viewer that was asked for learned. */
  readonly events: ReadonlyMap<Viewer, readonly SeenEvent[]>;
  /** The match as each viewer that looks knows it now. Parts of it are the world's own: good until the match takes the next input. */
  readonly states: ReadonlyMap<Viewer, MatchState>;
  /** What lies on the table is as it was before this row: it was not made again, and is null in the states. */
  readonly sameTable: boolean;
  /** The windows the table passed, for those for whom it did. */
  readonly passed: ReadonlyMap<Viewer, readonly Passed[]>;
  /** What is said at the end; null before. */
  readonly over: Over | null;
}

/** What a viewer learned, row by row. */
export interface Stream {
  readonly viewer: Viewer;
  readonly chapters: readonly Chapter[];
}

/** Adds to each viewer's chapters what the change told them, if anything. */
export function learn(learned: ReadonlyMap<Viewer, Chapter[]>, { row, events, undoneFrom }: Change): void {
  for (const [viewer, chapters] of learned) {
    const seen = events.get(viewer)!;
    if (seen.length || undoneFrom !== null) chapters.push({ seq: row.n, events: seen, ...(undoneFrom !== null && { undoneFrom }) });
  }
}

export const streamsOf = (learned: ReadonlyMap<Viewer, readonly Chapter[]>): Stream[] =>
  Array.from(learned, ([viewer, chapters]) => ({ viewer, chapters }));

/** Whether a row concerns a viewer: a player's stops are private. */
export const concerns = (row: Row, viewer: Viewer): boolean => row.type !== 'stops' || row.seat === viewer;
