/** A bot's work as a message: what a worker is asked and what it answers, in a server's thread or a browser's. */
import type { AnyGame, AnyPosition, Seat } from '@kolbiste/engine';
import { advise, coach, lookBack, type DecisionReview } from './advice.ts';
import { BUDGETS, choose } from './bot.ts';
import type { Choice, Level } from './knowledge.ts';

export interface BotJob {
  readonly id: number;
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  /** Re-dealt for the seat before it was sent: the worker never holds the truth. */
  readonly position: AnyPosition;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  /** Overrides the level's own budget, for short clocks and for tests. */
  readonly milliseconds?: number;
  readonly iterations?: number;
  /** Advice for a person is given with clear eyes. */
  readonly advises?: true;
  /** The answer that was given, when a game that is over is looked at again; beside `advises` one that is about to be given. */
  readonly played?: string;
}

export type BotAnswer = { readonly id: number } & (
  | { readonly choice: Choice }
  | { readonly moment: DecisionReview | null }
  | { readonly error: string }
);

/** `game`: by the rules of the job; null when they are not here. */
export function answerJob(job: BotJob, game: AnyGame | null, now: () => number): BotAnswer {
  const { id, position, seat, level, seed, advises = false, played } = job;
  try {
    if (!game) throw new Error(`version ${job.version} of the rules of ${job.game} is not here`);
    const { milliseconds = BUDGETS[level].milliseconds, iterations = BUDGETS[level].iterations } = job;
    const knowledge = { game, position, seat },
      budget = { iterations, until: now() + milliseconds, now };
    if (played !== undefined && advises) return { id, choice: coach(knowledge, played, seed, budget) };
    if (played !== undefined) return { id, moment: lookBack(knowledge, played, seed, budget) };
    return { id, choice: advises ? advise(knowledge, seed, budget) : choose(knowledge, level, seed, budget) };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}
