/** A bot's work as a message: what a worker is asked and what it answers, in a server's thread or a browser's. */
import type { AnyGame, AnyPosition, Seat } from '@kolbiste/engine';
import { BUDGETS, choose } from './bot.ts';
import type { Choice, Level } from './knowledge.ts';

export interface BotJob {
  readonly id: number;
  readonly game: string;
  /** Dealt anew for the seat before it was sent: the worker never holds the truth. */
  readonly position: AnyPosition;
  readonly seat: Seat;
  readonly level: Level;
  readonly seed: string;
  /** Overrides the level's own budget, for short clocks and for tests. */
  readonly milliseconds?: number;
  readonly iterations?: number;
}

export type BotAnswer = { readonly id: number } & ({ readonly choice: Choice } | { readonly error: string });

export function answerJob(job: BotJob, game: AnyGame, now: () => number): BotAnswer {
  try {
    const { milliseconds = BUDGETS[job.level].milliseconds, iterations = BUDGETS[job.level].iterations } = job;
    return {
      id: job.id,
      choice: choose({ game, position: job.position, seat: job.seat }, job.level, job.seed, {
        iterations,
        until: now() + milliseconds,
        now,
      }),
    };
  } catch (error) {
    return { id: job.id, error: error instanceof Error ? error.message : String(error) };
  }
}
