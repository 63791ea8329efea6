/** Undo is free while nobody learned anything: no draw, no reveal, no other player's decision since. */
import type { Progress } from './game.ts';
import type { Seat } from './seat.ts';

export interface Answered extends Progress {
  readonly seat: Seat;
  /** The table answered for the seat. */
  readonly auto?: boolean;
}

/**
 * How many of the last answers the seat may take back freely: back to, and including, the last one it gave itself. What the table
 * answered for the seat goes with it; what it answered for somebody else does not, because that somebody passed is news.
 */
export function freeUndo(answers: readonly Answered[], seat: Seat): number {
  const depth = undoDepth(answers, seat);
  if (depth === 0) return 0;
  return answers.slice(-depth).every(answer => answer.seat === seat && !answer.drew && !answer.revealed) ? depth : 0;
}

/** How many answers must go for the seat to decide again, fairness aside; 0 when it never decided. */
export function undoDepth(answers: readonly Answered[], seat: Seat): number {
  const own = answers.findLastIndex(answer => answer.seat === seat && !answer.auto);
  return own < 0 ? 0 : answers.length - own;
}
