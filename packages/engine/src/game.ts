/** A game that can be played: the run loop, and everything a table, a bot or a test does with a position. */
import { chooseManyProcedure, inTurnProcedure, orderedProcedure } from './choose.ts';
import { keyOf, type Explained, type Option } from './decision.ts';
import { timesOpened } from './draft.ts';
import { DesignError, InputError, StepError } from './errors.ts';
import { NEXT, type Flow, type Frame, type GameTypes, type Haste, type Next, type Procedure } from './flow.ts';
import { judgement, type Mind } from './mind.ts';
import type { GameModule, Known, ScenarioStart } from './module.ts';
import type { Outcome } from './outcome.ts';
import { canonical, copyPlain, type Plain } from './plain.ts';
import { doing, questionOf, type Position } from './position.ts';
import { Random, seeded, type RandomState } from './random.ts';
import type { Seat, Viewer } from './seat.ts';
import { sha256 } from './sha256.ts';
import { alone, type Once } from './visibility.ts';

/** Where events go, with the world as it is at that moment. Without one, nothing is told. */
export type Sink<G extends GameTypes = GameTypes> = (event: G['event'], world: G['world']) => void;

/** What an answer brought to light, for undo. */
export interface Progress {
  /** Randomness was drawn. */
  readonly drew: boolean;
  /** An event told somebody something that was hidden. */
  readonly revealed: boolean;
}

/** A position as a viewer may see it. */
export interface Seen {
  readonly table: Plain;
  /** The stack's names, outermost first. */
  readonly doing: readonly string[];
  readonly waiting: { readonly seat: Seat; readonly question: string; readonly rule: string } | null;
  /** Only for the seat that is asked. */
  readonly decision: SeenDecision | null;
  readonly outcome: Outcome | null;
}

export interface SeenDecision {
  readonly question: string;
  readonly rule: string;
  readonly about: Plain;
  readonly options: readonly { readonly key: string; readonly option: Option }[];
}

/** No option's key begins like this: options' words are names. */
const MARK = '@';
const LEFT = `${MARK}left `;
/** How a record says that a seat left. */
export const leftKey = (seat: Seat): string => `${LEFT}${seat}`;
/** How a record says that time was up. */
export const TIME_KEY = `${MARK}time`;
/** Whether an input of a record is no answer of a seat. */
export const isMark = (key: string): boolean => key.startsWith(MARK);

type Hurry<G extends GameTypes> = NonNullable<Mind<G['world']>['haste']> | null;
type AnyStep = (flow: unknown, locals: object, input: unknown) => Next;
interface Compiled {
  readonly first: AnyStep;
  readonly firstName: string;
  readonly steps: Map<string, AnyStep>;
}

/** The four endings and the voice, over the position that runs now. One object serves a whole game: nothing is made per step. */
class Runner<G extends GameTypes> implements Flow<G, any, unknown> {
  world!: G['world'];
  readonly random = new Random(null as never);
  position!: Position<G['world']>;
  frame!: Frame;
  sink: Sink<G> | null = null;
  /** Of a bot's tries; null at a table. */
  hurry: Hurry<G> = null;
  /** The events of this step: the first `count` of them. What is behind is of earlier steps; a list that is emptied is made again. */
  readonly raised: G['event'][] = [];
  count = 0;
  ended = false;

  private end(): void {
    if (this.ended) throw new DesignError('a step ends once: it already said what comes next');
    this.ended = true;
  }

  ask(then: string, seat: Seat, rule: string, options: readonly Option[], about: Plain = null): Next {
    this.end();
    if (this.count > 0)
      throw new DesignError('a step that emitted may not ask, its options would be stale: end it with go() and ask in the next step');
    if (options.length === 0) throw new DesignError(`a question needs an option: nothing is offered to seat ${seat} for "${then}"`);
    this.frame.step = then;
    this.position.decision = { seat, rule, options, about };
    return NEXT;
  }
  call(then: string, procedure: Frame): Next {
    this.end();
    this.frame.step = then;
    this.position.stack.push(procedure);
    return NEXT;
  }
  go(then: string, input: unknown): Next {
    this.end();
    this.frame.step = then;
    this.frame.input = input;
    return NEXT;
  }
  done(result: unknown): Next {
    this.end();
    const { stack } = this.position;
    stack.pop();
    if (this.frame.returns && stack.length) stack[stack.length - 1]!.input = result === undefined ? null : result;
    return NEXT;
  }
  haste(seat: Seat, window: { readonly kind: string; readonly subject: Plain }): Haste {
    return this.hurry ? this.hurry(this.world, seat, window) : 'ask';
  }
  /** Bound, so that an atom may take it out of its scope: `({ world, emit })`. */
  readonly emit = (event: G['event']): void => {
    this.raised[this.count++] = event;
    if (this.sink) this.sink(event, this.world);
  };
}

export class Game<G extends GameTypes = GameTypes, Options = Plain> {
  readonly module: GameModule<G, Options>;
  private readonly procedures = new Map<string, Compiled>();
  private readonly runner = new Runner<G>();
  /** What one of each thing is worth, in the order in which they are measured. */
  readonly weights: readonly number[];

  constructor(module: GameModule<G, Options>) {
    this.module = module;
    this.weights = Object.values(module.mind.weights);
    for (const procedure of [...module.procedures, chooseManyProcedure, orderedProcedure, inTurnProcedure]) this.compile(procedure);
  }

  private compile({ id, steps }: Procedure): void {
    if (this.procedures.has(id)) throw new DesignError(`two procedures are called "${id}"`);
    const entries = Object.entries(steps) as unknown as [string, AnyStep][];
    const [first] = entries;
    if (!first) throw new DesignError(`procedure "${id}" has no steps`);
    this.procedures.set(id, { first: first[1], firstName: first[0], steps: new Map(entries) });
  }

  /** A new game, played on to its first decision. */
  start(options: unknown, seats: number, seed: string, sink: Sink<G> | null = null): Position<G['world']> {
    const { min, max } = this.module.seats;
    if (!Number.isInteger(seats) || seats < min || seats > max)
      throw new InputError('seats', `${this.module.id} is played by ${min === max ? min : `${min} to ${max}`}, not by ${seats}`);
    const random = seeded(seed);
    const { world, first } = this.module.setup(this.module.options.read(options), seats, new Random(random));
    return this.begin({ random, seats, world, stack: [first], decision: null, outcome: null }, sink);
  }

  /** A game from a scenario's position. */
  startFrom(start: ScenarioStart<G>, seats: number, random: RandomState, sink: Sink<G> | null = null): Position<G['world']> {
    return this.begin({ random, seats, world: start.world, stack: [...start.stack], decision: null, outcome: null }, sink);
  }

  private begin(position: Position<G['world']>, sink: Sink<G> | null): Position<G['world']> {
    this.run(position, sink);
    return position;
  }

  /**
   * Takes an answer by its key. An answer that is not among the options throws an InputError with the rule that refuses it;
   * a step that throws leaves the position as it was and throws a StepError. Either way nothing has changed.
   */
  answer(position: Position<G['world']>, key: string, sink: Sink<G> | null = null): Progress {
    const option = this.optionOf(position, key);
    const before = this.clone(position);
    try {
      return this.progress(position, option, sink);
    } catch (error) {
      this.restore(position, before);
      throw error;
    }
  }

  /** The same for a caller that can rebuild the position: after a StepError it is unusable. */
  answerInPlace(position: Position<G['world']>, key: string, sink: Sink<G> | null = null): Progress {
    return this.progress(position, this.optionOf(position, key), sink);
  }

  private progress(position: Position<G['world']>, option: Option, sink: Sink<G> | null): Progress {
    const { drawn } = position.random;
    let revealed = false;
    this.take(position, option, (event, world) => {
      revealed ||= this.module.reveals(event);
      sink?.(event, world);
    });
    return { drew: position.random.drawn !== drawn, revealed };
  }

  /** Takes an input of a record: an answer's key, that a seat left, or that time was up. */
  takeRecorded(position: Position<G['world']>, key: string, sink: Sink<G> | null = null): Progress {
    if (!isMark(key)) return this.answerInPlace(position, key, sink);
    const { world, random } = position;
    if (key === TIME_KEY) this.module.timeUp?.({ world, random: new Random(random), emit: event => sink?.(event, world) });
    else this.module.leave?.(world, Number(key.slice(LEFT.length)));
    return { drew: false, revealed: true };
  }

  /**
   * Takes the option at an index, for those who play millions: no key, no way back when a step throws. `hurry`: nobody is asked at a window that
   * they would pass in any case.
   */
  advance(position: Position<G['world']>, index: number, hurry = false): void {
    this.take(position, position.decision!.options[index]!, null, hurry ? (this.module.mind.haste ?? null) : null);
  }

  private optionOf(position: Position<G['world']>, key: string): Option {
    const { decision } = position;
    if (!decision) throw new InputError('over', 'the game is over: nothing is asked');
    const option = decision.options.find(candidate => keyOf(candidate) === key);
    if (option !== undefined) return option;
    const refused = this.module.explain(position, decision.seat).find(candidate => candidate.key === key && candidate.refusal);
    throw new InputError(
      'illegal',
      refused?.refusal ? `"${key}" is refused by ${refused.refusal.rule}` : `"${key}" is not an option of ${questionOf(position)}`,
      refused?.refusal ?? null,
    );
  }

  private take(position: Position<G['world']>, option: Option, sink: Sink<G> | null, hurry: Hurry<G> = null): void {
    position.decision = null;
    position.stack[position.stack.length - 1]!.input = option;
    this.run(position, sink, hurry);
  }

  private run(position: Position<G['world']>, sink: Sink<G> | null, hurry: Hurry<G> = null): void {
    const { runner, procedures } = this;
    const { stack, world } = position;
    runner.position = position;
    runner.world = world;
    runner.random.state = position.random;
    runner.sink = sink;
    runner.hurry = hurry;
    runner.count = 0; // a step that threw leaves some behind
    while (position.decision === null && position.outcome === null) {
      const frame = stack[stack.length - 1];
      if (frame === undefined) throw new DesignError(`${this.module.id}: the last procedure is done and the game has no outcome`);
      const { step: name, input } = frame;
      const procedure = procedures.get(frame.procedure);
      const step = procedure && (name === '' ? procedure.first : procedure.steps.get(name));
      runner.frame = frame;
      runner.ended = false;
      try {
        if (step === undefined) throw new DesignError(`there is no such step`);
        step(runner, frame.locals, input);
        if (!runner.ended) throw new DesignError('a step must end with ask, call, go or done');
        if (runner.count > 0) this.follow(position);
      } catch (cause) {
        throw new StepError(frame.procedure, name || (procedure?.firstName ?? ''), input, cause);
      }
    }
    if (position.outcome !== null) stack.length = 0;
  }

  /** What a step's events bring: the end of the game, or triggers, which run before anything else. */
  private follow(position: Position<G['world']>): void {
    const { module, runner } = this;
    position.outcome = module.outcome(position.world);
    if (position.outcome === null && module.triggers) {
      let due: Frame[] | null = null;
      for (let i = 0; i < runner.count; i++) {
        for (const frame of module.triggers(position.world, runner.raised[i]!)) (due ??= []).push(frame);
      }
      if (due !== null) {
        const ordered = module.orderTriggers ? module.orderTriggers(position.world, due) : due;
        for (let i = ordered.length - 1; i >= 0; i--) {
          const frame = ordered[i]!;
          frame.returns = false;
          position.stack.push(frame);
        }
      }
    }
    runner.count = 0;
  }

  clone(position: Position<G['world']>): Position<G['world']> {
    const { stack } = position;
    const frames: Frame[] = [];
    for (const { procedure, step, locals, input, returns } of stack) {
      frames.push({ procedure, step, locals: copyPlain(locals), input: typeof input === 'object' ? copyPlain(input) : input, returns });
    }
    const { key, drawn, script } = position.random;
    return {
      random: { key, drawn, script },
      seats: position.seats,
      world: this.module.clone(position.world),
      stack: frames,
      decision: position.decision,
      outcome: position.outcome,
    };
  }

  /** Puts a position back to an earlier one, in place: the caller's reference stays good. */
  restore(position: Position<G['world']>, before: Position<G['world']>): void {
    Object.assign(position, this.clone(before));
  }

  /**
   * Moves on whenever a world of this game may have been changed: while it stands, whatever `view` made of one is still right. Undefined
   * where a game does not say that all writing goes through `draft`.
   */
  get changes(): number | undefined {
    return this.module.drafted ? timesOpened() : undefined;
  }

  /** The whole position as a viewer may see it. */
  see(position: Position<G['world']>, viewer: Viewer, once: Once = alone): Seen {
    return { table: this.module.view(position.world, viewer, once), ...this.seeAsked(position, viewer) };
  }

  /** The same without the table. */
  seeAsked(position: Position<G['world']>, viewer: Viewer): Omit<Seen, 'table'> {
    const { decision } = position;
    const question = questionOf(position);
    return {
      doing: doing(position),
      waiting: decision && { seat: decision.seat, question, rule: decision.rule },
      decision:
        decision && decision.seat === viewer
          ? {
              question,
              rule: decision.rule,
              about: this.module.told ? { ...(decision.about as object | null), ...this.module.told(position) } : decision.about,
              options: decision.options.map(option => ({ key: keyOf(option), option })),
            }
          : null,
      outcome: position.outcome,
    };
  }

  /** The same game to the viewer's eyes, with everything they cannot know re-dealt, randomness included. */
  redeal(position: Position<G['world']>, viewer: Viewer, seed: string, known: Known = 'list'): Position<G['world']> {
    const dealt = this.clone(position);
    if (dealt.random.script === null) dealt.random = seeded(seed);
    this.module.redeal(dealt.world, viewer, new Random(seeded(`${seed}/redeal`)), known);
    return dealt;
  }

  /** A rough judgement: how good this is for the seat, from 0 (lost) to 1 (won). */
  evaluate(world: G['world'], seat: Seat): number {
    return judgement(this.weights, this.module.mind.measure(world, seat));
  }

  /** What the asked seat may and may not do, with reasons. */
  explain(position: Position<G['world']>, seat: Seat): readonly Explained<G['rule']>[] {
    return position.decision?.seat === seat ? this.module.explain(position, seat) : [];
  }

  /** Of a layout after the first it begins with the layout's number: `2:9f3c…`. */
  hash(position: Position<G['world']>): string {
    const hash = sha256(canonical(position)).slice(0, 16);
    return this.layout === 1 ? hash : `${this.layout}:${hash}`;
  }

  private get layout(): number {
    return this.module.layout ?? 1;
  }

  /** Of a saved state: one of other rules or of another layout cannot be restored. Of the first layout it is the rules' version. */
  get stateVersion(): number {
    return this.module.version + 1000 * (this.layout - 1);
  }
}

const layoutOf = (hash: string): string => hash.slice(0, Math.max(0, hash.indexOf(':')));

/** Whether two hashes may be of one position: hashes of different layouts cannot be compared, and do not speak against it. */
export const hashesAgree = (a: string, b: string): boolean => a === b || layoutOf(a) !== layoutOf(b);

export const createGame = <G extends GameTypes, Options>(module: GameModule<G, Options>): Game<G, Options> => new Game(module);

/** A game with its types forgotten: what tables, bots, tests and shells hold. */
// oxlint-disable-next-line typescript/no-explicit-any -- they play every game, whatever its world is made of
export type AnyGame = Game<any, any>;
export type AnyPosition = Position<object>;
