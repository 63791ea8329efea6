/**
 * Scenario files: executable rulings. This file is the reader, which knows the form and no game; `run-scenario.ts` plays them.
 * docs/scenarios.md tells how to write one.
 */
import type { Language, Plain } from '@kolbiste/engine';
import { entryOf, readLocated, ScenarioError, type Entry, type Located } from './located.ts';

export interface Named {
  readonly id: string;
  readonly line: number;
}

export type ScenarioStep = { readonly seat: string; readonly line: number } & (
  | { readonly kind: 'answer'; readonly key: string }
  | { readonly kind: 'refused'; readonly key: string; readonly rule: string }
);

/** A field and the value it must have; for events, whether any field will do. */
export interface ExpectedEvent {
  readonly line: number;
  readonly type: string;
  /** One field of the event has this value. */
  readonly any: Plain | undefined;
  readonly fields: { readonly [field: string]: Plain };
}

export type Expectation = { readonly line: number } & (
  | { readonly kind: 'path'; readonly path: string; readonly value: Plain }
  | {
      readonly kind: 'outcome';
      /** Null: not over. */
      readonly outcome:
        | null
        | 'draw'
        | { readonly winners: readonly string[] | null; readonly rule: string | null; readonly why: string | null };
    }
  | { readonly kind: 'asked'; readonly seat: string | null }
  | { readonly kind: 'options'; readonly keys: readonly Named[] }
  | { readonly kind: 'events'; readonly events: readonly ExpectedEvent[] }
);

export interface Scenario {
  readonly file: string;
  /** A file may give it in one language only. */
  readonly title: Readonly<Record<Language, string>>;
  readonly game: Named;
  readonly options: Plain;
  readonly rules: readonly Named[];
  /** As the file says, or null when it leaves them to first use. */
  readonly seats: readonly Named[] | null;
  readonly given: Plain;
  readonly random: readonly Plain[];
  /** `when` */
  readonly steps: readonly ScenarioStep[];
  /** `then` */
  readonly expectations: readonly Expectation[];
  /** The file with its lines, for errors found later. */
  readonly source: Located;
}

const PARTS = ['title', 'game', 'options', 'rules', 'seats', 'given', 'random', 'when', 'then'] as const;

/** Reads a scenario; wrong form throws a ScenarioError with the line. */
export function readScenario(text: string, file: string): Scenario {
  const source = readLocated(text, file);
  const fail = (line: number, what: string): never => {
    throw new ScenarioError(file, line, what);
  };
  if (source.kind !== 'map') return fail(source.line, `a scenario is a map with ${PARTS.join(', ')}`);
  for (const { key, line } of source.entries)
    if (!PARTS.includes(key as never)) fail(line, `there is no part "${key}"; a scenario has ${PARTS.join(', ')}`);
  const part = (name: (typeof PARTS)[number]): Entry | undefined => entryOf(source, name);
  const needed = (name: (typeof PARTS)[number]): Entry => part(name) ?? fail(source.line, `"${name}" is missing`);

  const word = (of: Located, line: number, what: string): string =>
    of.kind === 'scalar' && of.value !== null && of.text !== '' ? of.text : fail(line, `${what} must be a word`);
  const listOf = (entry: Entry | undefined): readonly Located[] =>
    entry === undefined ? [] : entry.of.kind === 'list' ? entry.of.items : fail(entry.line, `"${entry.key}" must be a list`);
  const names = (entry: Entry | undefined, what: string): Named[] =>
    listOf(entry).map(item => ({ id: word(item, item.line, what), line: item.line }));

  const title = needed('title');
  const game = needed('game');
  const rules = needed('rules');
  const seats = part('seats');
  if (listOf(rules).length === 0) fail(rules.line, 'a scenario names at least one rule that it shows');
  const options = part('options');
  if (options && options.of.kind !== 'map' && options.of.value !== null) fail(options.line, '"options" must be a map');
  const seatNames = seats ? names(seats, 'a seat') : null;
  seatNames?.forEach(({ id, line }, i) => {
    if (seatNames.findIndex(other => other.id === id) !== i) fail(line, `two seats are called "${id}"`);
  });

  const scenario: Scenario = {
    file,
    title: readTitle(title),
    game: { id: word(game.of, game.line, 'the game'), line: game.line },
    options: options?.of.value ?? {},
    rules: names(rules, 'a rule'),
    seats: seatNames,
    given: part('given')?.of.value ?? {},
    random: listOf(part('random')).map(item => item.value),
    steps: listOf(part('when')).map(readStep),
    expectations: readThen(part('then')),
    source,
  };
  if (scenario.steps.length === 0 && scenario.expectations.length === 0)
    fail(source.line, 'a scenario without "when" and "then" shows nothing');
  return scenario;

  function readTitle({ of, line }: Entry): Record<Language, string> {
    if (of.kind !== 'map') {
      const only = word(of, line, 'the title');
      return { cs: only, en: only };
    }
    for (const { key, line: at } of of.entries) if (key !== 'cs' && key !== 'en') fail(at, `a title is in "cs" and "en", not in "${key}"`);
    const inLanguage = (language: Language): string => {
      const said = entryOf(of, language) ?? fail(line, `the title has no "${language}"`);
      return word(said.of, said.line, 'the title');
    };
    return { cs: inLanguage('cs'), en: inLanguage('en') };
  }

  function readStep(item: Located): ScenarioStep {
    const only = item.kind === 'map' && item.entries.length === 1 ? item.entries[0]! : undefined;
    if (!only) return fail(item.line, 'a step names one seat and what it does: "- Jana: pass"');
    const { key: seat, line, of } = only;
    if (of.kind === 'list') return fail(line, `${seat} does one thing in a step; write a step for each`);
    if (of.kind === 'scalar') return { kind: 'answer', seat, line, key: word(of, line, `what ${seat} does`) };
    for (const { key, line: at } of of.entries)
      if (key !== 'refused' && key !== 'rule') fail(at, `a refused step has "refused" and "rule", not "${key}"`);
    const refused = entryOf(of, 'refused') ?? fail(line, `what is refused to ${seat}? "{ refused: …, rule: … }"`);
    const rule =
      entryOf(of, 'rule') ?? fail(line, `which rule refuses it? "{ refused: ${word(refused.of, line, 'what is refused')}, rule: … }"`);
    return { kind: 'refused', seat, line, key: word(refused.of, line, 'what is refused'), rule: word(rule.of, rule.line, 'the rule') };
  }

  function readThen(entry: Entry | undefined): Expectation[] {
    if (entry === undefined) return [];
    if (entry.of.kind !== 'map') return fail(entry.line, '"then" must be a map');
    return entry.of.entries.map(({ key, line, of }): Expectation => {
      switch (key) {
        case 'outcome':
          return { kind: 'outcome', line, outcome: readOutcome(of, line) };
        case 'asked':
          return { kind: 'asked', line, seat: of.value === null ? null : word(of, line, 'who is asked') };
        case 'options':
          return { kind: 'options', line, keys: names({ key, line, of }, 'an option') };
        case 'events':
          return { kind: 'events', line, events: listOf({ key, line, of }).map(readEvent) };
        default:
          return { kind: 'path', line, path: key, value: of.value };
      }
    });
  }

  function readOutcome(of: Located, line: number): Extract<Expectation, { kind: 'outcome' }>['outcome'] {
    if (of.value === null) return null;
    if (of.kind === 'scalar') return of.value === 'draw' ? 'draw' : fail(line, `the outcome is "draw", null or { winner: …, rule: … }`);
    if (of.kind === 'list') return fail(line, `the outcome is "draw", null or { winner: …, rule: … }`);
    for (const { key, line: at } of of.entries)
      if (!['winner', 'rule', 'why'].includes(key)) fail(at, `an outcome has "winner", "rule" and "why", not "${key}"`);
    const winner = entryOf(of, 'winner');
    const rule = entryOf(of, 'rule');
    const why = entryOf(of, 'why');
    return {
      winners: !winner
        ? null
        : winner.of.kind === 'list'
          ? names(winner, 'a winner').map(({ id }) => id)
          : [word(winner.of, winner.line, 'the winner')],
      rule: rule ? word(rule.of, rule.line, 'the rule') : null,
      why: why ? word(why.of, why.line, 'the reason') : null,
    };
  }

  function readEvent(item: Located): ExpectedEvent {
    if (item.kind === 'scalar') return { line: item.line, type: word(item, item.line, 'an event'), any: undefined, fields: {} };
    const first = item.kind === 'map' ? item.entries[0] : undefined;
    if (item.kind !== 'map' || !first) return fail(item.line, 'an event is its name, or { name: value, rule: … }');
    const inFirst = first.of.kind === 'map' ? (first.of.value as { [field: string]: Plain }) : {};
    const any = first.of.kind === 'map' || first.of.value === null ? undefined : first.of.value;
    const others = Object.fromEntries(item.entries.slice(1).map(({ key, of }) => [key, of.value]));
    return { line: item.line, type: first.key, any, fields: { ...inFirst, ...others } };
  }
}
