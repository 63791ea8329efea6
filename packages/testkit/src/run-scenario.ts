/** Plays a scenario: sets the table, gives the answers, looks at what came of it. */
import {
  InputError,
  isDraw,
  keyOf,
  ScriptError,
  scripted,
  StepError,
  winners,
  type Option,
  type Outcome,
  type Plain,
  type Refusal,
  type ScenarioStart,
  type Seat,
} from '@kolbiste/engine';
import type { AnyEvent, AnyGame, AnyPosition } from './any-game.ts';
import { entryOf, lineOfWord, ScenarioError, type Entry, type Located } from './located.ts';
import { findKey, fits, sayEvent } from './match.ts';
import { Play } from './play.ts';
import type { RuleExists } from './invariants.ts';
import type { Expectation, ExpectedEvent, Scenario, ScenarioStep } from './scenario.ts';

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
  return new Run(game, scenario, ruleExists).run();
}

const NOTHING: Entry = { key: '', line: 1, of: { kind: 'scalar', line: 1, value: null, text: '' } };

class Run {
  private readonly game: AnyGame;
  private readonly scenario: Scenario;
  private readonly ruleExists: RuleExists;
  private readonly trace: TraceItem[] = [];
  private seats: readonly string[] = [];
  // oxlint-disable-next-line typescript/no-explicit-any -- the game's types are forgotten here
  private start!: ScenarioStart<any>;
  private play!: Play;

  constructor(game: AnyGame, scenario: Scenario, ruleExists: RuleExists) {
    this.game = game;
    this.scenario = scenario;
    this.ruleExists = ruleExists;
  }

  run(): ScenarioResult {
    const { scenario, game } = this;
    if (scenario.game.id !== game.module.id)
      this.fail(scenario.game.line, `this is a scenario of ${scenario.game.id}, not of ${game.module.id}`);
    this.checkRules();
    this.seats = this.seatNames();
    this.setUp();
    for (const step of scenario.steps) this.step(step);
    for (const expectation of scenario.expectations) this.expect(expectation);
    this.usedUp();
    const { position, events } = this.play;
    return { scenario, seats: this.seats, names: this.start.names, position, events, trace: this.trace };
  }

  // -- before -----------------------------------------------------------------------------------------------------

  private checkRules(): void {
    const { rules, steps, expectations } = this.scenario;
    for (const { id, line } of rules) this.mustExist(id, line);
    for (const step of steps) if (step.kind === 'refused') this.mustExist(step.rule, step.line);
    for (const expected of expectations) {
      if (expected.kind === 'outcome' && typeof expected.outcome === 'object' && expected.outcome?.rule)
        this.mustExist(expected.outcome.rule, expected.line);
      if (expected.kind === 'events')
        for (const { fields, line } of expected.events) if (typeof fields['rule'] === 'string') this.mustExist(fields['rule'], line);
    }
  }
  private mustExist(id: string, line: number): void {
    if (!this.ruleExists(id)) this.fail(line, `there is no rule "${id}"`);
  }

  /** As the file lists them, or all who act, in the order in which `given` and then `when` first name them. */
  private seatNames(): string[] {
    const { seats, steps, expectations, source } = this.scenario;
    const { min, max } = this.game.module.seats;
    const wanted = min === max ? `${min}` : `${min} to ${max}`;
    if (seats) {
      if (seats.length < min || seats.length > max)
        this.fail(this.partLine('seats'), `${this.game.module.id} is played by ${wanted}, not by ${seats.length}`);
      return seats.map(({ id }) => id);
    }
    const acting = steps.map(({ seat }) => seat);
    for (const expected of expectations) {
      if (expected.kind === 'asked' && expected.seat !== null) acting.push(expected.seat);
      if (expected.kind === 'outcome' && typeof expected.outcome === 'object') acting.push(...(expected.outcome?.winners ?? []));
    }
    const given = keysIn(entryOf(source, 'given')?.of ?? NOTHING.of).filter(key => acting.includes(key));
    const names = [...new Set([...given, ...acting])];
    if (names.length < min || names.length > max)
      this.fail(
        source.line,
        `${this.game.module.id} is played by ${wanted}, and this file names ${names.join(' and ') || 'nobody'}: say who sits where with "seats: [${[...names, '…'].join(', ')}]"`,
      );
    return names;
  }

  private setUp(): void {
    const { game, scenario } = this;
    const options: unknown = this.reading('options', () => game.module.options.read(scenario.options) as unknown);
    this.start = this.reading('given', () => game.module.scenario.read(scenario.given, options, this.seats));
    const events: AnyEvent[] = [];
    const position: AnyPosition = this.running(this.partLine('given'), () =>
      game.startFrom(this.start, this.seats.length, scripted(scenario.random), event => events.push(event)),
    );
    this.play = new Play(game, position, events);
    this.tell(events);
  }

  /** Runs a reader of the game's and puts the line to what it complains about. */
  private reading<T>(part: 'options' | 'given', read: () => T): T {
    try {
      return read();
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { line, of } = entryOf(this.scenario.source, part) ?? { ...NOTHING, line: this.scenario.source.line };
      let at = line;
      for (const [, quoted] of error.message.matchAll(/["“]([^"”]+)["”]/g)) {
        const found = lineOfWord(of, quoted!);
        if (found === null) continue;
        at = found;
        break;
      }
      return this.fail(at, error.message, error);
    }
  }

  // -- the answers ------------------------------------------------------------------------------------------------

  private step(step: ScenarioStep): void {
    const seat = this.seatOf(step.seat, step.line);
    this.passWindows(seat, step);
    const key = this.translate(step.key);
    if (step.kind === 'refused') this.refused(step, seat, key);
    else this.answer(this.find(step, key), step.line);
  }

  private seatOf(name: string, line: number): Seat {
    const seat = this.seats.indexOf(name);
    return seat >= 0 ? seat : this.fail(line, `nobody is called "${name}"; there is ${this.seats.join(' and ')}`);
  }

  private passWindows(seat: Seat, step: ScenarioStep): void {
    const { play } = this;
    while (play.asked !== seat) {
      if (play.asked === null) this.fail(step.line, `${step.seat} is not asked: ${this.situation()}`);
      if (!play.offers.includes('pass')) this.fail(step.line, `${step.seat} is not asked: ${this.situation()}`);
      this.answer('pass', null, step.line);
    }
  }

  private find(step: ScenarioStep, key: string): string {
    const found = findKey(key, this.play.offers);
    if ('key' in found) return found.key;
    if ('several' in found) return this.fail(step.line, `"${step.key}" may mean ${found.several.join(' | ')}`);
    const refusal = this.play.refusalOf(key);
    return this.fail(
      step.line,
      refusal ? `"${step.key}" is refused by ${refusal.rule} (${refusal.why})` : `"${step.key}" is not offered: ${this.situation()}`,
    );
  }

  private answer(key: string, line: number | null, errorLine = line ?? 1): void {
    const { play } = this;
    const { seat, rule, options: all } = play.position.decision!;
    const { question, offers: options } = play;
    const wanted = this.wanted(seat, all.find(option => keyOf(option) === key) ?? key);
    this.running(errorLine, () => play.answer(seat, key));
    this.trace.push({ kind: 'decision', seat, question, rule, options, answer: key, line, wanted });
    this.tell(play.last);
  }

  private refused(step: ScenarioStep & { kind: 'refused' }, seat: Seat, key: string): void {
    const { play } = this;
    const found = findKey(key, play.offers);
    if (!('none' in found)) this.fail(step.line, `"${step.key}" is offered to ${step.seat}, not refused`);
    const refused = this.game.explain(play.position, seat).filter(({ refusal }) => refusal !== null);
    const which = findKey(
      key,
      refused.map(explained => explained.key),
    );
    if ('several' in which) return this.fail(step.line, `"${step.key}" may mean ${which.several.join(' | ')}`);
    if ('none' in which) {
      const all = refused.map(explained => `${explained.key} by ${explained.refusal!.rule}`).join(' | ') || 'nothing';
      return this.fail(step.line, `no rule refuses "${step.key}"; refused is ${all}; ${this.situation()}`);
    }
    // The explanation is a promise; the answer keeps it.
    let refusal: InputError['refusal'] = null;
    try {
      this.game.answer(play.position, which.key);
    } catch (error) {
      if (error instanceof InputError) refusal = error.refusal;
    }
    if (refusal?.rule !== step.rule) this.fail(step.line, `"${step.key}" is refused by ${refusal?.rule ?? 'no rule'}, not by ${step.rule}`);
    const { option } = refused.find(explained => explained.key === which.key)!;
    const wanted = this.wanted(seat, option);
    this.trace.push({
      kind: 'refused',
      seat,
      question: play.question,
      key: which.key,
      rule: step.rule,
      refusal: refusal!,
      line: step.line,
      wanted,
    });
  }
  private wanted(seat: Seat, option: Option): Wanted {
    const { position } = this.play;
    return { option, about: position.decision?.about ?? null, view: this.game.see(position, seat).table };
  }

  /** Names of the file become the words of option keys; a seat's name becomes its number. */
  private translate(key: string): string {
    return key
      .split(' ')
      .map(word => this.wordFor(word) ?? word)
      .join(' ');
  }
  private wordFor(name: string): string | null {
    if (Object.hasOwn(this.start.names, name)) return this.start.names[name]!;
    const seat = this.seats.indexOf(name);
    return seat >= 0 ? String(seat) : null;
  }

  // -- after ------------------------------------------------------------------------------------------------------

  private expect(expected: Expectation): void {
    const { line } = expected;
    switch (expected.kind) {
      case 'asked':
        if (this.play.asked !== (expected.seat === null ? null : this.seatOf(expected.seat, line)))
          this.fail(line, `${expected.seat ?? 'nobody'} should be asked: ${this.situation()}`);
        return;
      case 'options':
        for (const { id, line: at } of expected.keys)
          if (!('key' in findKey(this.translate(id), this.play.offers))) this.fail(at, `"${id}" should be offered: ${this.situation()}`);
        return;
      case 'outcome':
        return this.expectOutcome(expected.outcome, line);
      case 'events':
        return this.expectEvents(expected.events);
      case 'path': {
        const actual = this.follow(expected.path, line);
        if (!this.means(actual, expected.value))
          this.fail(line, `${expected.path} should be ${JSON.stringify(expected.value)}, and is ${JSON.stringify(actual)}`);
      }
    }
  }

  private expectOutcome(expected: Extract<Expectation, { kind: 'outcome' }>['outcome'], line: number): void {
    const { outcome } = this.play;
    if (expected === null) {
      if (outcome !== null) this.fail(line, `the game should go on, and is over: ${this.sayOutcome(outcome)}`);
      return;
    }
    if (outcome === null) return this.fail(line, `the game should be over, and is not: ${this.situation()}`);
    if (expected === 'draw') {
      if (!isDraw(outcome)) this.fail(line, `the game should be drawn: ${this.sayOutcome(outcome)}`);
      return;
    }
    const won = expected.winners?.map(name => this.seatOf(name, line)).toSorted();
    if (won && String(won) !== String(winners(outcome)))
      this.fail(line, `${expected.winners!.join(', ')} should have won: ${this.sayOutcome(outcome)}`);
    if (expected.rule !== null && expected.rule !== outcome.rule)
      this.fail(line, `the game should end by ${expected.rule}, and ended by ${outcome.rule}`);
    if (expected.why !== null && expected.why !== outcome.why)
      this.fail(line, `the game should end by "${expected.why}", and ended by "${outcome.why}"`);
  }

  private expectEvents(expected: readonly ExpectedEvent[]): void {
    const { events } = this.play;
    let from = 0;
    for (const event of expected) {
      const at = events.findIndex((happened, i) => i >= from && this.isEvent(happened, event));
      if (at < 0) {
        const alike = events.filter(({ type }) => type === event.type);
        const shown = alike.length ? alike : events.slice(from);
        const earlier = events.slice(0, from).some(happened => this.isEvent(happened, event));
        this.fail(
          event.line,
          `${event.type} ${earlier ? 'happened before the event above it, not after' : 'did not happen so'}; ${alike.length ? `every ${event.type}` : 'what happened'}: ${shown.map(sayEvent).join(' · ') || 'nothing'}`,
        );
      }
      from = at + 1;
    }
  }

  private isEvent(happened: AnyEvent, { type, any, fields }: ExpectedEvent): boolean {
    if (happened.type !== type) return false;
    const all = happened as AnyEvent & { readonly [field: string]: unknown };
    if (Object.entries(fields).some(([field, value]) => !(field in all) || !this.means(all[field], value))) return false;
    return any === undefined || Object.keys(all).some(field => field !== 'type' && field !== 'rule' && this.means(all[field], any));
  }

  /** Whether a value of the game is what the file calls it. */
  private means(actual: unknown, expected: Plain): boolean {
    if (Array.isArray(expected))
      return Array.isArray(actual) && actual.length === expected.length && expected.every((item: Plain, i) => this.means(actual[i], item));
    if (typeof expected === 'object' && expected !== null) {
      if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
      const fields = actual as Record<string, unknown>;
      return Object.entries(expected).every(([field, value]) => Object.hasOwn(fields, field) && this.means(fields[field], value));
    }
    if (fits(actual, expected)) return true;
    const word = typeof expected === 'string' ? this.wordFor(expected) : null;
    return word !== null && (typeof actual === 'number' || typeof actual === 'string') && String(actual) === word;
  }

  /** Follows a dotted path: names of the file first, then fields of the world. */
  private follow(path: string, line: number): unknown {
    const { names, paths } = this.start;
    const { world } = this.play.position;
    const words = path.split('.');
    let current: unknown = world;
    let at = 0;
    for (let n = words.length; n > 0; n--) {
      const known = words.slice(0, n).join('.');
      if (!Object.hasOwn(paths, known)) continue;
      current = this.descend(world, paths[known]!, known, line);
      at = n;
      break;
    }
    for (; at < words.length; at++) {
      const word = words[at]!;
      const here = words.slice(0, at).join('.') || 'the world';
      if (typeof current !== 'object' || current === null)
        return this.fail(line, `${here} is ${JSON.stringify(current)}: there is no "${word}" in it`);
      if (Object.hasOwn(current, word)) {
        current = (current as Record<string, unknown>)[word];
        continue;
      }
      const id = Object.hasOwn(names, word) ? names[word]! : null;
      const own: unknown = id === null ? undefined : memberOf(current, id);
      // A name leads to its thing only where it is: `Petr.weapons.w4` is wrong once Petr has lost w4.
      if (own === undefined && id !== null && (Array.isArray(current) || !Object.hasOwn(paths, word)))
        return this.fail(line, `${word} is not in ${here}`);
      if (Object.hasOwn(paths, word)) current = this.descend(world, paths[word]!, word, line);
      else if (own !== undefined) current = own;
      else
        return this.fail(line, `there is no "${word}" in ${here}; there is ${Object.keys(current).slice(0, 30).join(', ') || 'nothing'}`);
    }
    return current;
  }

  private descend(world: object, path: readonly (string | number)[], name: string, line: number): unknown {
    let current: unknown = world;
    for (const key of path) {
      if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
        return this.fail(line, `${name} is not there any more`);
      current = (current as Record<string | number, unknown>)[key];
    }
    return current;
  }

  private usedUp(): void {
    const { random } = this.play.position;
    const left = this.scenario.random.length - random.drawn;
    if (left <= 0) return;
    const list = entryOf(this.scenario.source, 'random')!;
    const at = list.of.kind === 'list' ? (list.of.items[random.drawn]?.line ?? list.line) : list.line;
    this.fail(
      at,
      `${left} of ${this.scenario.random.length} scripted results were never drawn, from ${JSON.stringify(this.scenario.random[random.drawn])} on`,
    );
  }

  // -- words ------------------------------------------------------------------------------------------------------

  private tell(events: readonly AnyEvent[]): void {
    for (const event of events) this.trace.push({ kind: 'event', event });
  }

  /** Runs the rules and turns what they throw into an error of the file. */
  private running<T>(line: number, run: () => T): T {
    try {
      return run();
    } catch (error) {
      if (!(error instanceof StepError)) throw error;
      const { cause } = error;
      if (!(cause instanceof ScriptError)) return this.fail(line, error.message, error);
      const random = entryOf(this.scenario.source, 'random')?.of;
      const entry = random?.kind === 'list' && cause.entry !== null ? random.items[cause.entry] : undefined;
      return this.fail(entry?.line ?? line, cause.message, error);
    }
  }

  private situation(): string {
    const { play } = this;
    if (play.asked === null) return `the game is over, ${this.sayOutcome(play.outcome!)}`;
    const names = Object.entries(this.start.names).map(([name, word]) => `${name} = ${word}`);
    return `${this.seats[play.asked]} is asked ${play.question} [${play.position.decision!.rule}]: ${play.offers.join(' | ')}${names.length ? ` (${names.join(', ')})` : ''}`;
  }

  private sayOutcome(outcome: Outcome): string {
    const won = winners(outcome).map(seat => this.seats[seat]);
    return `${won.length ? `won by ${won.join(', ')}` : 'drawn'} [${outcome.rule}]`;
  }

  private partLine(part: string): number {
    return (entryOf(this.scenario.source, part) ?? this.scenario.source).line;
  }

  private fail(line: number, what: string, cause?: unknown): never {
    throw new ScenarioError(this.scenario.file, line, what, cause);
  }
}

/** All keys of maps, in order of the file. */
function keysIn(located: Located): string[] {
  if (located.kind === 'scalar') return [];
  return located.kind === 'list' ? located.items.flatMap(keysIn) : located.entries.flatMap(({ key, of }) => [key, ...keysIn(of)]);
}

/** The member of a list or a map that an id names: the id itself, a thing with that id, or the entry under it. */
function memberOf(current: object, id: string): unknown {
  if (!Array.isArray(current)) return Object.hasOwn(current, id) ? (current as Record<string, unknown>)[id] : undefined;
  return current.find((item: unknown) =>
    typeof item === 'object' && item !== null ? String((item as { id?: unknown }).id) === id : String(item) === id,
  );
}
