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
  // From the end: what cannot be taken back is mostly the last one, and this is asked after every answer.
  for (let i = answers.length - 1; i >= 0; i--) {
    const answer = answers[i]!;
    if (answer.seat !== seat || answer.drew || answer.revealed) return 0;
    if (!answer.auto) return answers.length - i;
  }
  return 0;
}

/** How many answers must go for the seat to decide again, fairness aside; 0 when it never decided. */
export function undoDepth(answers: readonly Answered[], seat: Seat): number {
  for (let i = answers.length - 1; i >= 0; i--) if (answers[i]!.seat === seat && !answers[i]!.auto) return answers.length - i;
  return 0;
}
