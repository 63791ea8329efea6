/** What a bot is given, and what it gives back. */
import { judgement, keyOf, worth, type AnyGame, type AnyPosition, type Seat } from '@kolbiste/engine';

export const LEVELS = ['novice', 'squire', 'knight', 'champion'] as const;
export type Level = (typeof LEVELS)[number];
/** A bot's level by its name; a bot without one is a squire, wherever it plays. */
export const levelNamed = (name: string | undefined): Level => LEVELS.find(level => level === name) ?? 'squire';

/** How long a decision may take: a number of iterations, or until a moment of a clock that the caller brings. */
export interface Budget {
  readonly iterations: number;
  readonly until?: number;
  readonly now?: () => number;
}
export const isLate = ({ until, now }: Budget): boolean => until !== undefined && now !== undefined && now() >= until;

export interface Knowledge {
  readonly game: AnyGame;
  /** As dealt for this seat by `game.redeal`. */
  readonly position: AnyPosition;
  readonly seat: Seat;
}

/** The option the bot chooses, with what it thinks each option is worth to it, best first: with noise it may take another. */
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
  /** What the seat can expect to have more than the others, by the features of the game's mind. */
  readonly outlook: readonly number[];
}

/** An option taken without a thought. */
export const unthinking = ({ decision }: AnyPosition, index: number): Choice => ({
  key: keyOf(decision!.options[index]!),
  thoughts: [],
  iterations: 0,
});

/** What came of an option, over all the times it was tried. */
export class Tally {
  visits = 0;
  total = 0;
  /** Sum of the squares: how far the tries lie apart. */
  squares = 0;
  readonly outlook: number[] = [];

  /** Takes in how a try ended for the seat; gives what that is worth, from 0 to 1. */
  add({ game }: Knowledge, { outcome, world }: AnyPosition, seat: Seat): number {
    const measured = game.module.mind.measure(world, seat);
    const value = outcome ? worth(outcome, seat) : judgement(game.weights, measured);
    this.visits++;
    this.total += value;
    this.squares += value * value;
    for (let i = 0; i < measured.length; i++) this.outlook[i] = (this.outlook[i] ?? 0) + measured[i]!;
    return value;
  }
}

/** Thoughts about the options that were tried, in their order. */
export const thoughtsOf = ({ position }: Knowledge, tallies: readonly (Tally | undefined)[]): Thought[] =>
  position.decision!.options.map((option, i) => {
    const { visits = 0, total = 0, outlook = [] } = tallies[i] ?? {};
    return { key: keyOf(option), worth: visits ? total / visits : 0, visits, outlook: outlook.map(sum => sum / visits) };
  });
