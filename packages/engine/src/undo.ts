/** Undo is free while nobody learned anything: no draw, no reveal, no other player's decision since. */
import type { Progress } from './game.ts';
import type { Seat } from './seat.ts';

export interface Answered extends Progress {
  readonly seat: Seat;
}

/** How many of the last answers the seat may take back freely: back to, and including, its last own decision. */
export function freeUndo(answers: readonly Answered[], seat: Seat): number {
  const last = answers.at(-1);
  return last !== undefined && last.seat === seat && !last.drew && !last.revealed ? 1 : 0;
}

/** How many answers must go for the seat to decide again, fairness aside; 0 when it never decided. */
export function undoDepth(answers: readonly Answered[], seat: Seat): number {
  const own = answers.findLastIndex(answer => answer.seat === seat);
  return own < 0 ? 0 : answers.length - own;
}
