/**
 * What programs that play know of a game beside its rules: what stands for and against a seat, what that is worth, and how
 * promising an option looks. Nothing here decides a rule; a game without it would still be the same game.
 */
import type { Option } from './decision.ts';
import type { Haste } from './flow.ts';
import type { Plain } from './plain.ts';
import type { Position } from './position.ts';
import type { Seat } from './seat.ts';

export interface Mind<World = object> {
  /** What is counted, by name, with what one of it is worth in the logistic judgement. Tuned by `npm run tune`. */
  readonly weights: { readonly [feature: string]: number };
  /** Features whose weights are set by hand, because winners have them but do not win by them; `npm run tune` leaves them alone. */
  readonly given?: readonly string[];
  /** In a long game, of which one moment decides little: the feature that decides, and within how many moments the others are to bring it. */
  readonly aim?: { readonly feature: string; readonly moments: number };
  /** What the seat has more than its opponents, feature by feature, in the order of `weights`. */
  measure(world: World, seat: Seat): number[];
  /**
   * How promising each option is at a glance, in the order of the options: 0 is not worth a try, and what weighs more is tried
   * sooner and more often. At least one weighs more than 0. Without it all are alike. Where a glance tells the best exactly, somebody who
   * sees it with noise has to try more.
   */
  weigh?(position: Position<World>, noise?: number): number[];
  /** What is chosen now is not seen by the others, so what they do next may not depend on it: a search makes no difference between the options. */
  secret?(position: Position<World>): boolean;
  /** Whether this window is the last of its turn or fight in which what the seat could do is possible; by what everybody sees. */
  lastChance?(position: Position<World>): boolean;
  /** How a window is met where nobody watches, in a bot's tries; without it as at a table. */
  haste?(world: World, seat: Seat, window: { readonly kind: string; readonly subject: Plain }): Haste;
  /** Whether an option can be of no use at this window, by what the asked seat knows: a last chance for it is none. */
  idle?(position: Position<World>, option: Option): boolean;
  /** Whether this is a fair moment to judge: not in the middle of a fight. Without it every moment is. */
  settled?(position: Position<World>): boolean;
  /** How many decisions a bot plays on before it judges. */
  readonly horizon: number;
  /** How many fair moments a search looks ahead from the decision itself, so that all options are judged at the same one; without it, `horizon`. */
  readonly sight?: number;
  /** How much one decision changes the judgement, 1 without it: in a long game each changes little, and the look of an option must count for less. */
  readonly stakes?: number;
  /**
   * How far off each level below the best is when it compares options, in the unit of the weighted sum; without it nobody is. So the
   * levels are a clear step apart also where thinking longer alone changes little.
   */
  readonly noise?: { readonly novice: number; readonly squire: number; readonly knight: number };
}

/** What was measured, weighed and summed up. */
export function weighted(weights: readonly number[], measured: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i++) sum += weights[i]! * measured[i]!;
  return sum;
}

/** How good what was measured is for the seat, from 0 (lost) to 1 (won). */
export const judgement = (weights: readonly number[], measured: readonly number[]): number =>
  1 / (1 + Math.exp(-weighted(weights, measured)));
