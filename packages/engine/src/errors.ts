/**
 * The three ways a call can fail: the player's input, the rules' own fault, the rules' design. They are told by their names: the rules
 * of an earlier release bring an engine of their own, and its errors mean the same.
 */
import type { Refusal } from './decision.ts';
import type { Plain } from './plain.ts';

const isNamed = (error: unknown, name: string): boolean => error instanceof Error && error.name === name;

/** One of the things that are wrong with what somebody wrote, and in which line of it. */
export interface InputProblem {
  readonly line?: number;
  readonly refusal: Refusal;
}

/** Somebody's input cannot be taken. Nothing has changed. */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: string;
  readonly refusal: Refusal | null;
  /** All that is wrong, where there is more than one thing. */
  readonly problems: readonly InputProblem[];
  constructor(
    code: string,
    message: string,
    refusal: Refusal | null = null,
    problems: readonly InputProblem[] = refusal ? [{ refusal }] : [],
  ) {
    super(message);
    this.code = code;
    this.refusal = refusal;
    this.problems = problems;
  }
  static override [Symbol.hasInstance](error: unknown): error is InputError {
    return isNamed(error, 'InputError');
  }
}

/** Everything needed to see a fault again. */
export interface Reproduction {
  readonly game: string;
  readonly options: Plain;
  readonly seats: number;
  readonly seed: string;
  readonly inputs: readonly string[];
}

/** A step threw. The position is as it was before the input. */
export class StepError extends Error {
  override readonly name = 'StepError';
  readonly procedure: string;
  readonly step: string;
  readonly input: unknown;
  reproduction: Reproduction | null = null;
  constructor(procedure: string, step: string, input: unknown, cause: unknown) {
    super(
      `${procedure}.${step || 'first step'} failed on input ${JSON.stringify(input)}: ${cause instanceof Error ? cause.message : String(cause)}`,
      { cause },
    );
    this.procedure = procedure;
    this.step = step;
    this.input = input;
  }
  static override [Symbol.hasInstance](error: unknown): error is StepError {
    return isNamed(error, 'StepError');
  }
}

/** The rules broke the engine's contract; the author has to mend them. */
export class DesignError extends Error {
  override readonly name = 'DesignError';
}
