/**
 * The invariants runner: random games of any module, with everything the engine promises checked at every decision.
 *
 * A failure is an InvariantError whose message ends with a reproduction as JSON; `reproduce` runs it.
 */
import {
  copyPlain,
  InputError,
  isDraw,
  keyOf,
  notPlain,
  questionOf,
  Random,
  seeded,
  viewers,
  winners,
  type Outcome,
  type Plain,
  type Reproduction,
  type Viewer,
} from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { hold, nameOf, thrown } from './hold.ts';
import { checkEventSecrets, checkForgotten, checkLearned, checkSecrets, checkShared } from './leaks.ts';
import { difference, same } from './same.ts';

export type RuleExists = (id: string) => boolean;

/** What a game promises beyond what all do. */
export interface Promises {
  readonly ruleExists: RuleExists;
  /** Being asked tells nobody anything; the engine's mini game asks only who can react. */
  readonly asksOpenly: boolean;
  /** A card that is out of sight is not told by its id; the engine's mini game keeps ids when its pile is shuffled. */
  readonly hidesIds: boolean;
}
const promisesOf = ({ ruleExists = () => true, asksOpenly = true, hidesIds = true }: Partial<Promises>): Promises => ({
  ruleExists,
  asksOpenly,
  hidesIds,
});

/** Something that must always hold did not. */
export class InvariantError extends Error {
  override readonly name = 'InvariantError';
  /** What does not hold. */
  readonly what: string;
  readonly reproduction: Reproduction;
  constructor(what: string, reproduction: Reproduction, cause?: unknown) {
    super(`${what}\nreproduction: ${JSON.stringify(reproduction)}`, { cause });
    this.what = what;
    this.reproduction = reproduction;
  }
}

export interface Check extends Partial<Promises> {
  /** As at table creation; the module's defaults without it. */
  readonly options?: Plain;
  /** The module's fewest without it. */
  readonly seats?: number;
  readonly seed: string;
  /** A game that takes longer is broken off, not failed. */
  readonly maxDecisions?: number;
  /** Checks every n-th decision; 0 only plays. */
  readonly every?: number;
}

export interface CheckedGame {
  readonly inputs: readonly string[];
  /** Null when the game was broken off. */
  readonly outcome: Outcome | null;
}

/** Plays one random game and checks it. */
export function checkGame(game: AnyGame, check: Check): CheckedGame {
  const { options = {}, seats = game.module.seats.min, seed, maxDecisions = 10_000, every = 1 } = check;
  const promises = promisesOf(check);
  const choices = new Random(seeded(`${seed}/choices`));
  const inputs: string[] = [];
  try {
    const position = begin(game, options, seats, seed, promises, every > 0);
    while (position.decision && inputs.length < maxDecisions) {
      const checking = every > 0 && inputs.length % every === 0;
      if (checking) checkStanding(game, position, promises);
      const key = keyOf(position.decision.options[choices.integer(position.decision.options.length)]!);
      inputs.push(key);
      if (checking) checkAnswer(game, position, key, promises);
      else game.answerInPlace(position, key);
    }
    if (every > 0 && position.outcome) checkEnd(game, position, promises);
    return { inputs, outcome: position.outcome };
  } catch (error) {
    throw shortest(game, { game: game.module.id, options, seats, seed, inputs }, promises, error);
  }
}

/** Plays a reproduction with every check at every decision; throws the InvariantError it was printed with, or returns. */
export function reproduce(game: AnyGame, reproduction: Reproduction, promised: Partial<Promises> = {}): void {
  const { options, seats, seed } = reproduction;
  const promises = promisesOf(promised);
  let played = 0;
  try {
    const position = begin(game, options, seats, seed, promises, true);
    for (const key of reproduction.inputs) {
      checkStanding(game, position, promises);
      played++;
      checkAnswer(game, position, key, promises);
    }
    if (position.decision) checkStanding(game, position, promises);
    else checkEnd(game, position, promises);
  } catch (error) {
    throw invariantError(error, { ...reproduction, inputs: reproduction.inputs.slice(0, played) });
  }
}

/** The same failure, or an earlier one, on the fewest inputs: sampling may have stepped over the first. */
function shortest(game: AnyGame, reproduction: Reproduction, promises: Promises, error: unknown): InvariantError {
  try {
    reproduce(game, reproduction, promises);
  } catch (earlier) {
    if (earlier instanceof InvariantError) return earlier;
  }
  return invariantError(error, reproduction);
}

function invariantError(error: unknown, reproduction: Reproduction): InvariantError {
  return new InvariantError(error instanceof Error ? error.message : String(error), reproduction, error);
}

function begin(game: AnyGame, options: Plain, seats: number, seed: string, promises: Promises, check: boolean): AnyPosition {
  if (!check) return game.start(options, seats, seed);
  const events: AnyEvent[] = [];
  const position: AnyPosition = game.start(options, seats, seed, event => events.push(event));
  for (const { type, rule } of events) checkCitation(promises, rule, `event ${type}`);
  const again = game.start(options, seats, seed);
  hold(same(position, again), () => `two starts with the same seed differ at ${difference(position, again)}`);
  return position;
}

function checkCitation({ ruleExists }: Promises, id: string, where: string): void {
  hold(ruleExists(id), () => `${where} cites rule ${JSON.stringify(id)}, which does not exist`);
}

// -- a position that waits for an answer --------------------------------------------------------------------------

function checkStanding(game: AnyGame, position: AnyPosition, promises: Promises): void {
  const { decision } = position;
  hold(decision !== null, () => 'nothing is asked and the game is not over');
  const before = checkData(game, position);
  checkCitation(promises, decision.rule, `the question ${questionOf(position)}`);

  const keys = decision.options.map(keyOf);
  hold(new Set(keys).size === keys.length, () => `${questionOf(position)} offers a key twice: ${JSON.stringify(keys)}`);
  hold(
    Number.isInteger(decision.seat) && decision.seat >= 0 && decision.seat < position.seats,
    () => `${questionOf(position)} asks seat ${decision.seat} of ${position.seats}`,
  );
  for (const viewer of viewers(position.seats)) {
    const seen = game.see(position, viewer);
    if (viewer !== decision.seat) hold(seen.decision === null, () => `${nameOf(viewer)} gets the options of seat ${decision.seat}`);
    else
      hold(
        same(
          seen.decision?.options.map(option => option.key),
          keys,
        ),
        () => `seat ${viewer} does not get exactly the options of its decision`,
      );
    checkSecrets(game, position, viewer);
  }
  checkShared(game, position);
  checkExplanations(game, position, keys, promises);
  for (let seat = 0; seat < position.seats; seat++) {
    const worth = game.evaluate(position.world, seat);
    hold(Number.isFinite(worth), () => `evaluate gives ${worth} for seat ${seat}`);
  }
  if (position.decision && game.module.mind.weigh) {
    const weights = game.module.mind.weigh(position);
    hold(
      weights.length === keys.length && weights.every(weight => weight >= 0 && weight < Infinity) && weights.some(weight => weight > 0),
      () => `the options weigh ${weights.join(', ')}`,
    );
  }
  hold(same(position, before), () => `looking at the position (see, redeal, evaluate) changed it at ${difference(before, position)}`);
}

/** Checks what the position is made of; gives back a copy of it, made by JSON. */
function checkData(game: AnyGame, position: AnyPosition): AnyPosition {
  const bad = notPlain(position);
  hold(bad === null, () => `the position is not plain data at ${bad}`);
  const copy = JSON.parse(JSON.stringify(position)) as AnyPosition;
  hold(same(copy, position), () => `the position does not survive JSON: ${difference(position, copy)}`);
  const clone: AnyPosition = game.clone(position);
  hold(same(clone, position), () => `a clone differs at ${difference(position, clone)}`);
  const wrong = game.module.invariants(position.world);
  hold(wrong.length === 0, () => `the world is wrong: ${wrong.join('; ')}`);
  return copy;
}

function checkExplanations(game: AnyGame, position: AnyPosition, keys: readonly string[], promises: Promises): void {
  const { seat } = position.decision!;
  const explained = game.explain(position, seat);
  const allowed = new Set(explained.filter(({ refusal }) => refusal === null).map(({ key }) => key));
  for (const key of keys) hold(allowed.has(key), () => `"${key}" is an option of ${questionOf(position)}, but explain does not allow it`);
  for (const key of allowed) hold(keys.includes(key), () => `explain allows "${key}", which is no option of ${questionOf(position)}`);
  const before: AnyPosition = game.clone(position);
  for (const { key, option, refusal } of explained) {
    hold(keyOf(option) === key, () => `explain calls ${JSON.stringify(option)} "${key}"`);
    if (refusal === null) continue;
    hold(!keys.includes(key), () => `"${key}" is offered and refused by ${refusal.rule} at once`);
    checkCitation(promises, refusal.rule, `the refusal of "${key}"`);
    const error = thrown(() => game.answer(position, key));
    hold(
      error instanceof InputError && error.refusal !== null,
      () => `answering the refused "${key}" ${error === null ? 'was taken' : `threw ${String(error)} without a refusal`}`,
    );
    // The same key may be refused for several reasons; the first is the one that is told.
    const told = explained.find(other => other.key === key && other.refusal)!.refusal!;
    hold(error.refusal.rule === told.rule, () => `"${key}" is refused by ${error.refusal!.rule}, explained with ${told.rule}`);
    hold(same(position, before), () => `the refused answer "${key}" changed the position at ${difference(before, position)}`);
  }
  for (let other = 0; other < position.seats; other++)
    if (other !== seat) hold(game.explain(position, other).length === 0, () => `seat ${other} is told what seat ${seat} may do`);
}

// -- an answer ----------------------------------------------------------------------------------------------------

/** Answers the position, in four ways that must all come to the same. */
function checkAnswer(game: AnyGame, position: AnyPosition, key: string, promises: Promises): void {
  const text = JSON.stringify(position);
  const before = JSON.parse(text) as AnyPosition;
  const start: AnyPosition = game.clone(position);
  const cloned: AnyPosition = game.clone(position);
  const restored = JSON.parse(text) as AnyPosition;

  const fromClone = listen(game, cloned, key);
  hold(same(position, before), () => `answering "${key}" on a clone changed the original at ${difference(before, position)}`);

  const events: AnyEvent[] = [];
  const told = new Map<Viewer, string[]>(viewers(position.seats).map(viewer => [viewer, []]));
  const { changes } = game;
  let fault: unknown = null; // found while a step runs, told after it: what a sink throws would look like the step's own failure
  game.answer(position, key, (event, world: object) => {
    fault ??= thrown(() => {
      checkCitation(promises, event.rule, `event ${event.type}`);
      const bad = notPlain(event);
      hold(bad === null, () => `event ${event.type} is not plain data at ${bad}`);
      for (const [viewer, stream] of told) stream.push(checkEventSecrets(game, event, world, viewer));
    });
    events.push(copyPlain(event as AnyEvent));
  });
  if (fault !== null) throw fault;
  // A table does not look again at a world that nobody has opened.
  hold(
    changes === undefined || game.changes !== changes || same(position.world, before.world),
    () => `"${key}" changed the world unnoticed at ${difference(before.world, position.world)}`,
  );
  hold(same(cloned, position), () => `after "${key}" a clone is elsewhere, at ${difference(position, cloned)}`);
  hold(same(fromClone, events), () => `after "${key}" a clone tells other events, at ${difference(events, fromClone)}`);

  const fromRestored = listen(game, restored, key);
  hold(same(restored, position), () => `after "${key}" a position from JSON is elsewhere, at ${difference(position, restored)}`);
  hold(same(fromRestored, events), () => `after "${key}" a position from JSON tells other events, at ${difference(events, fromRestored)}`);

  const answered = { start, key, end: position, events };
  for (const [viewer, stream] of told) {
    checkLearned(game, answered, viewer, { told: stream, asksOpenly: promises.asksOpenly });
    if (promises.hidesIds) checkForgotten(game, answered, viewer);
  }

  game.restore(position, start);
  hold(same(position, before), () => `undoing "${key}" does not restore the position, at ${difference(before, position)}`);
  game.answer(position, key);
  hold(same(position, cloned), () => `"${key}" after its undo leads elsewhere, at ${difference(cloned, position)}`);
  hold(same(start, before), () => `answering "${key}" changed the copy it was restored from, at ${difference(before, start)}`);
}

function listen(game: AnyGame, position: AnyPosition, key: string): AnyEvent[] {
  const events: AnyEvent[] = [];
  game.answer(position, key, event => events.push(copyPlain(event as AnyEvent)));
  return events;
}

// -- the end ------------------------------------------------------------------------------------------------------

function checkEnd(game: AnyGame, position: AnyPosition, promises: Promises): void {
  const { outcome } = position;
  hold(outcome !== null, () => 'nothing is asked and the game is not over');
  checkData(game, position);
  checkCitation(promises, outcome.rule, 'the outcome');
  hold(outcome.places.length === position.seats, () => `the outcome has ${outcome.places.length} places for ${position.seats} seats`);
  for (const viewer of viewers(position.seats)) checkSecrets(game, position, viewer);
  const error = thrown(() => game.answer(position, 'pass'));
  hold(error instanceof InputError, () => 'a game that is over takes answers');
}

// -- many games ---------------------------------------------------------------------------------------------------

export interface CheckMany extends Partial<Promises> {
  readonly games: number;
  readonly seed: string;
  readonly options?: (game: number) => Plain;
  readonly seats?: number | ((game: number) => number);
  readonly maxDecisions?: number;
  readonly every?: number;
  /** Collects failures in the totals instead of throwing the first. */
  readonly keepGoing?: boolean;
  /** Called after each game; false ends the run early. */
  readonly onGame?: (played: number, totals: Totals) => boolean | void;
}

export interface Totals {
  games: number;
  /** Games that came to an end of their own. */
  finished: number;
  decisions: number;
  /** Decisions per game. */
  meanLength: number;
  outcomes: { draws: number; readonly winsBySeat: number[] };
  readonly failures: InvariantError[];
}

export function checkMany(game: AnyGame, many: CheckMany): Totals {
  const totals: Totals = {
    games: 0,
    finished: 0,
    decisions: 0,
    meanLength: 0,
    outcomes: { draws: 0, winsBySeat: Array.from({ length: game.module.seats.max }, () => 0) },
    failures: [],
  };
  const { games, seed, seats, options, onGame, keepGoing, ...rest } = many;
  for (let i = 0; i < games; i++) {
    const players = typeof seats === 'function' ? seats(i) : seats;
    const check: Check = { ...rest, seed: `${seed}/${i}`, ...(options && { options: options(i) }), ...(players && { seats: players }) };
    totals.games++;
    try {
      if (check.every === 0) playFast(game, check, totals);
      else {
        const { inputs, outcome } = checkGame(game, check);
        count(totals, inputs.length, outcome);
      }
    } catch (error) {
      if (!keepGoing || !(error instanceof InvariantError)) throw error;
      totals.failures.push(error);
    }
    totals.meanLength = totals.decisions / totals.games;
    if (onGame?.(i + 1, totals) === false) break;
  }
  return totals;
}

function count(totals: Totals, decisions: number, outcome: Outcome | null): void {
  totals.decisions += decisions;
  if (outcome === null) return;
  totals.finished++;
  if (isDraw(outcome)) totals.outcomes.draws++;
  else for (const seat of winners(outcome)) totals.outcomes.winsBySeat[seat]!++;
}

/** The same game as checkGame plays, without looking. A failure is played again with every check, to tell what is wrong. */
function playFast(game: AnyGame, check: Check, totals: Totals): void {
  const { options = {}, seats = game.module.seats.min, seed, maxDecisions = 10_000 } = check;
  const choices = new Random(seeded(`${seed}/choices`));
  let decisions = 0;
  try {
    const position: AnyPosition = game.start(options, seats, seed);
    while (position.decision && decisions < maxDecisions) {
      game.advance(position, choices.integer(position.decision.options.length));
      decisions++;
    }
    count(totals, decisions, position.outcome);
  } catch (error) {
    checkGame(game, { ...check, every: 1, maxDecisions: decisions + 1 });
    throw error;
  }
}
