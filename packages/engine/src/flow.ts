/**
 * Procedures with typed steps. A step does its work and ends with exactly one of
 * `ask` · `call` · `go` · `done`, each of which names what comes next. There is no other way to wait.
 */
import type { Option } from './decision.ts';
import type { Plain } from './plain.ts';
import type { Random } from './random.ts';
import type { Seat } from './seat.ts';

/**
 * `ask`: as at a table. `look`: the seat is asked only if it could do something. `pass`: the seat would pass whatever it holds, so nobody looks
 * what that is; `weigh` must say the same.
 */
export type Haste = 'ask' | 'look' | 'pass';

/** Type parameters of the game. Its `world` is read-only all the way down; only atoms write it (`draft.ts`). */
export interface GameTypes {
  readonly world: object;
  readonly event: { readonly type: string; readonly rule: string };
  readonly rule: string;
}

/** One activation of a procedure; JSON only. */
export interface Frame {
  readonly procedure: string;
  /** The step that runs next; empty before the first. */
  step: string;
  readonly locals: object;
  input: unknown;
  /** Whether the result goes to the frame below. A trigger's does not. */
  returns: boolean;
}

declare const RESULT: unique symbol;
/** A frame that has not run yet, with the type of what it will give back. */
export type Call<Result> = Frame & { readonly [RESULT]?: Result };

export const NEXT: unique symbol = Symbol('next');
/** Only the four endings make one: a step that forgets to say what comes next does not compile. */
export type Next = typeof NEXT;

/** What an atom needs: the world, the randomness, and the voice to say what changed. */
export interface Scope<G extends GameTypes> {
  readonly world: G['world'];
  readonly random: Random;
  /** Tells what happened and by which rule. */
  emit(event: G['event']): void;
}

/** `Steps` maps each step to the input it is resumed with, so the next step's name and its input's type are checked. */
export interface Flow<G extends GameTypes, Steps, Result> extends Scope<G> {
  /** Waits for a seat's answer, one of `options`. */
  ask<K extends keyof Steps & string>(then: K, seat: Seat, rule: G['rule'], options: readonly (Steps[K] & Option)[], about?: Plain): Next;
  /** Runs another procedure; its result is the next step's input. */
  call<K extends keyof Steps & string>(then: K, procedure: Call<Steps[K]>): Next;
  /** Goes on at once; whatever the step's events triggered runs first. */
  go<K extends keyof Steps & string>(then: K, input: Steps[K]): Next;
  /** Ends the procedure. */
  done(result: Result): Next;
  /** How a window is met now: at a table everybody is asked. */
  haste(seat: Seat, window: { readonly kind: string; readonly subject: Plain }): Haste;
}

/** A procedure's name and types, for those who call it. */
export interface Signature<Locals, Result> {
  (locals: Locals): Call<Result>;
  readonly id: string;
}

export type StepFunction = (flow: never, locals: never, input: never) => Next;

/** A procedure's steps, for the engine that runs it. */
export interface Procedure {
  readonly id: string;
  readonly steps: { readonly [step: string]: StepFunction };
}

export function signature<Locals extends object, Result>(id: string): Signature<Locals, Result> {
  const make = (locals: Locals): Call<Result> => ({ procedure: id, step: '', locals, input: null, returns: true });
  return Object.assign(make, { id });
}

type StepsOf<G extends GameTypes, Locals, Steps, Result> = {
  readonly [K in keyof Steps]: (flow: Flow<G, Steps, Result>, locals: Locals, input: Steps[K]) => Next;
};

/** The two ways to write a game's procedures, with its types filled in. */
export interface ProcedureMaker<G extends GameTypes> {
  /** Name, types and steps in one place. The first step listed is the first to run, with input null. */
  define<Locals extends object, Steps extends object, Result>(
    id: string,
    steps: StepsOf<G, Locals, Steps, Result>,
  ): Signature<Locals, Result> & Procedure;
  /** Steps for a signature that stands elsewhere: how procedures that call each other stay in files of their own. */
  implement<Locals, Result>(of: Signature<Locals, Result>): <Steps extends object>(steps: StepsOf<G, Locals, Steps, Result>) => Procedure;
}

export function proceduresOf<G extends GameTypes>(): ProcedureMaker<G> {
  return {
    define: (id, steps) => Object.assign(signature(id), { steps }) as never,
    implement: of => steps => ({ id: of.id, steps: steps }),
  };
}
