/** What a bot is given, and what it gives back. */
import type { AnyGame, AnyPosition, Seat } from '@kolbiste/engine';

export const LEVELS = ['novice', 'squire', 'knight', 'champion'] as const;
export type Level = (typeof LEVELS)[number];

/** How long a decision may take: so many iterations, or until a moment of a clock that the caller brings. */
export interface Budget {
  readonly iterations: number;
  readonly until?: number;
  readonly now?: () => number;
}

export interface Knowledge {
  readonly game: AnyGame;
  /** As dealt for this seat by `game.redeal`. */
  readonly position: AnyPosition;
  readonly seat: Seat;
}

/** The option the bot chooses, with what it thinks each option is worth to it, best first. */
export interface Choice {
  readonly key: string;
  readonly thoughts: readonly Thought[];
  readonly iterations: number;
}
export interface Thought {
  readonly key: string;
  /** 0 lost, 1 won. */
  readonly worth: number;
  readonly visits: number;
}
