/** Plays a scenario: sets the table, gives the answers, looks at what came of it. */
import { InputError, keyOf, type Option, type Plain, type Refusal, type Seat } from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { expectOf } from './expectations.ts';
import type { RuleExists } from './invariants.ts';
import { entryOf } from './located.ts';
import { findKey } from './match.ts';
import { ScenarioTable } from './scenario-table.ts';
import type { Scenario, ScenarioStep } from './scenario.ts';

/** What somebody wanted, for telling it in words: the option, what it was asked with, and the table as they saw it. */
export interface Wanted {
  readonly option: Option;
  readonly about: Plain;
  readonly view: Plain;
}

export type TraceItem =
  | { readonly kind: 'event'; readonly event: AnyEvent }
  | {
      readonly kind: 'decision';
      readonly seat: Seat;
      readonly question: string;
      readonly rule: string;
      readonly options: readonly string[];
      readonly answer: string;
      /** The line of the step, or null for a window that was passed because the file names another seat next. */
      readonly line: number | null;
      readonly wanted: Wanted;
    }
  | {
      readonly kind: 'refused';
      readonly seat: Seat;
      readonly question: string;
      readonly key: string;
      readonly rule: string;
      readonly refusal: Refusal;
      readonly line: number;
      readonly wanted: Wanted;
    };

export interface ScenarioResult {
  readonly scenario: Scenario;
  readonly seats: readonly string[];
  /** Names of the file and the words they stand for in option keys. */
  readonly names: { readonly [name: string]: string };
  readonly position: AnyPosition;
  readonly events: readonly AnyEvent[];
  readonly trace: readonly TraceItem[];
}

/** Runs a scenario. Whatever is not as the file says throws a ScenarioError with the line. */
export function runScenario(game: AnyGame, scenario: Scenario, ruleExists: RuleExists = () => true): ScenarioResult {
  const table = new ScenarioTable(game, scenario, actingIn(scenario));
  checkRules(table, scenario, ruleExists);
  const trace: TraceItem[] = [];
  tell(trace, table.play.events);
  for (const step of scenario.steps) take(table, step, trace);
  for (const expectation of scenario.expectations) expectOf(table, expectation);
  usedUp(table, scenario);
  const { position, events } = table.play;
  return { scenario, seats: table.seats, names: table.start.names, position, events, trace };
}

function actingIn({ steps, expectations }: Scenario): string[] {
  const acting = steps.map(({ seat }) => seat);
  for (const expected of expectations) {
    if (expected.kind === 'asked' && expected.seat !== null) acting.push(expected.seat);
    if (expected.kind === 'outcome' && typeof expected.outcome === 'object') acting.push(...(expected.outcome?.winners ?? []));
  }
  return acting;
}

function checkRules(table: ScenarioTable, { rules, steps, expectations }: Scenario, ruleExists: RuleExists): void {
  const mustExist = (id: string, line: number): void => {
    if (!ruleExists(id)) table.fail(line, `there is no rule "${id}"`);
  };
  for (const { id, line } of rules) mustExist(id, line);
  for (const step of steps) if (step.kind === 'refused') mustExist(step.rule, step.line);
  for (const expected of expectations) {
    if (expected.kind === 'outcome' && typeof expected.outcome === 'object' && expected.outcome?.rule)
      mustExist(expected.outcome.rule, expected.line);
    if (expected.kind === 'events')
      for (const { fields, line } of expected.events) if (typeof fields['rule'] === 'string') mustExist(fields['rule'], line);
  }
}

function take(table: ScenarioTable, step: ScenarioStep, trace: TraceItem[]): void {
  const seat = table.seatOf(step.seat, step.line);
  passWindows(table, seat, step, trace);
  const key = table.translate(step.key);
  if (step.kind === 'refused') trace.push(refused(table, step, seat, key));
  else answer(table, find(table, step, key), { line: step.line, errorLine: step.line }, trace);
}

function passWindows(table: ScenarioTable, seat: Seat, step: ScenarioStep, trace: TraceItem[]): void {
  const { play } = table;
  while (play.asked !== seat) {
    if (play.asked === null || !play.offers.includes('pass')) table.fail(step.line, `${step.seat} is not asked: ${table.situation()}`);
    answer(table, 'pass', { line: null, errorLine: step.line }, trace);
  }
}

function find(table: ScenarioTable, step: ScenarioStep, key: string): string {
  const found = findKey(key, table.play.offers);
  if ('key' in found) return found.key;
  if ('several' in found) return table.fail(step.line, `"${step.key}" may mean ${found.several.join(' | ')}`);
  const refusal = table.play.refusalOf(key);
  return table.fail(
    step.line,
    refusal ? `"${step.key}" is refused by ${refusal.rule} (${refusal.why})` : `"${step.key}" is not offered: ${table.situation()}`,
  );
}

function answer(
  table: ScenarioTable,
  key: string,
  { line, errorLine }: { readonly line: number | null; readonly errorLine: number },
  trace: TraceItem[],
): void {
  const { play } = table;
  const { seat, rule, options: all } = play.position.decision!;
  const { question, offers: options } = play;
  const wanted = wantedBy(table, seat, all.find(option => keyOf(option) === key) ?? key);
  table.running(errorLine, () => play.answer(seat, key));
  trace.push({ kind: 'decision', seat, question, rule, options, answer: key, line, wanted });
  tell(trace, play.last);
}

function refused(table: ScenarioTable, step: ScenarioStep & { kind: 'refused' }, seat: Seat, key: string): TraceItem {
  const { play, game } = table;
  const found = findKey(key, play.offers);
  if (!('none' in found)) table.fail(step.line, `"${step.key}" is offered to ${step.seat}, not refused`);
  const all = game.explain(play.position, seat).filter(({ refusal }) => refusal !== null);
  const which = findKey(
    key,
    all.map(explained => explained.key),
  );
  if ('several' in which) return table.fail(step.line, `"${step.key}" may mean ${which.several.join(' | ')}`);
  if ('none' in which) {
    const said = all.map(explained => `${explained.key} by ${explained.refusal!.rule}`).join(' | ') || 'nothing';
    return table.fail(step.line, `no rule refuses "${step.key}"; refused is ${said}; ${table.situation()}`);
  }
  // The explanation is a promise; the answer keeps it.
  let refusal: InputError['refusal'] = null;
  try {
    game.answer(play.position, which.key);
  } catch (error) {
    if (error instanceof InputError) refusal = error.refusal;
  }
  if (refusal?.rule !== step.rule) table.fail(step.line, `"${step.key}" is refused by ${refusal?.rule ?? 'no rule'}, not by ${step.rule}`);
  const { option } = all.find(explained => explained.key === which.key)!;
  return {
    kind: 'refused',
    seat,
    question: play.question,
    key: which.key,
    rule: step.rule,
    refusal,
    line: step.line,
    wanted: wantedBy(table, seat, option),
  };
}

function wantedBy({ play: { position }, game }: ScenarioTable, seat: Seat, option: Option): Wanted {
  return { option, about: position.decision?.about ?? null, view: game.see(position, seat).table };
}

function usedUp(table: ScenarioTable, { random, source }: Scenario): void {
  const { drawn } = table.play.position.random;
  const left = random.length - drawn;
  if (left <= 0) return;
  const list = entryOf(source, 'random')!;
  const at = list.of.kind === 'list' ? (list.of.items[drawn]?.line ?? list.line) : list.line;
  table.fail(at, `${left} of ${random.length} scripted results were never drawn, from ${JSON.stringify(random[drawn])} on`);
}

function tell(trace: TraceItem[], events: readonly AnyEvent[]): void {
  for (const event of events) trace.push({ kind: 'event', event });
}
