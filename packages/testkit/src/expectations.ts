/** What a file expects of a table, and what is wrong where it does not hold. */
import { isDraw, winners, type Plain } from '@kolbiste/engine';
import type { AnyEvent } from './any-game.ts';
import { findKey, fits, sayEvent } from './match.ts';
import type { Expectation, ExpectedEvent } from './given.ts';
import { ScenarioError } from './located.ts';
import type { ScenarioTable } from './scenario-table.ts';

/** Throws a ScenarioError with the line of what does not hold. */
export function expectOf(table: ScenarioTable, expected: Expectation): void {
  const { line } = expected;
  switch (expected.kind) {
    case 'asked':
      if (table.play.asked !== (expected.seat === null ? null : table.seatOf(expected.seat, line)))
        table.fail(line, `${expected.seat ?? 'nobody'} should be asked: ${table.situation()}`);
      return;
    case 'options':
      for (const { id, line: at } of expected.keys)
        if (!('key' in findKey(table.translate(id), table.play.offers))) table.fail(at, `"${id}" should be offered: ${table.situation()}`);
      return;
    case 'outcome':
      return expectOutcome(table, expected.outcome, line);
    case 'events':
      return expectEvents(table, expected.events);
    case 'path': {
      const actual = follow(table, expected.path, line);
      if (!means(table, actual, expected.value))
        table.fail(line, `${expected.path} should be ${JSON.stringify(expected.value)}, and is ${JSON.stringify(actual)}`);
    }
  }
}

/** Whether all of them hold now. */
export function holds(table: ScenarioTable, expectations: readonly Expectation[]): boolean {
  try {
    for (const expected of expectations) expectOf(table, expected);
    return true;
  } catch (error) {
    if (error instanceof ScenarioError) return false;
    throw error;
  }
}

function expectOutcome(table: ScenarioTable, expected: Extract<Expectation, { kind: 'outcome' }>['outcome'], line: number): void {
  const { outcome } = table.play;
  if (expected === null) {
    if (outcome !== null) table.fail(line, `the game should go on, and is over: ${table.sayOutcome(outcome)}`);
    return;
  }
  if (outcome === null) return table.fail(line, `the game should be over, and is not: ${table.situation()}`);
  if (expected === 'draw') {
    if (!isDraw(outcome)) table.fail(line, `the game should be drawn: ${table.sayOutcome(outcome)}`);
    return;
  }
  const won = expected.winners?.map(name => table.seatOf(name, line)).toSorted();
  if (won && String(won) !== String(winners(outcome)))
    table.fail(line, `${expected.winners!.join(', ')} should have won: ${table.sayOutcome(outcome)}`);
  if (expected.rule !== null && expected.rule !== outcome.rule)
    table.fail(line, `the game should end by ${expected.rule}, and ended by ${outcome.rule}`);
  if (expected.why !== null && expected.why !== outcome.why)
    table.fail(line, `the game should end by "${expected.why}", and ended by "${outcome.why}"`);
}

function expectEvents(table: ScenarioTable, expected: readonly ExpectedEvent[]): void {
  const { events } = table.play;
  let from = 0;
  for (const event of expected) {
    const at = events.findIndex((happened, i) => i >= from && isEvent(table, happened, event));
    if (at < 0) {
      const alike = events.filter(({ type }) => type === event.type);
      const shown = alike.length ? alike : events.slice(from);
      const earlier = events.slice(0, from).some(happened => isEvent(table, happened, event));
      table.fail(
        event.line,
        `${event.type} ${earlier ? 'happened before the event above it, not after' : 'did not happen so'}; ${alike.length ? `every ${event.type}` : 'what happened'}: ${shown.map(sayEvent).join(' · ') || 'nothing'}`,
      );
    }
    from = at + 1;
  }
}

function isEvent(table: ScenarioTable, happened: AnyEvent, { type, any, fields }: ExpectedEvent): boolean {
  if (happened.type !== type) return false;
  const all = happened as AnyEvent & { readonly [field: string]: unknown };
  if (Object.entries(fields).some(([field, value]) => !(field in all) || !means(table, all[field], value))) return false;
  return any === undefined || Object.keys(all).some(field => field !== 'type' && field !== 'rule' && means(table, all[field], any));
}

/** Whether a value of the game is what the file calls it. */
function means(table: ScenarioTable, actual: unknown, expected: Plain): boolean {
  if (Array.isArray(expected))
    return Array.isArray(actual) && actual.length === expected.length && expected.every((item: Plain, i) => means(table, actual[i], item));
  if (typeof expected === 'object' && expected !== null) {
    if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
    const fields = actual as Record<string, unknown>;
    return Object.entries(expected).every(([field, value]) => Object.hasOwn(fields, field) && means(table, fields[field], value));
  }
  if (fits(actual, expected)) return true;
  const word = typeof expected === 'string' ? table.wordFor(expected) : null;
  return word !== null && (typeof actual === 'number' || typeof actual === 'string') && String(actual) === word;
}

/** Follows a dotted path: names of the file first, then fields of the world. */
function follow(table: ScenarioTable, path: string, line: number): unknown {
  const { names, paths } = table.start;
  const { world } = table.play.position;
  const words = path.split('.');
  let current: unknown = world;
  let at = 0;
  for (let n = words.length; n > 0; n--) {
    const known = words.slice(0, n).join('.');
    if (!Object.hasOwn(paths, known)) continue;
    current = descend(table, paths[known]!, known, line);
    at = n;
    break;
  }
  for (; at < words.length; at++) {
    const word = words[at]!;
    const here = words.slice(0, at).join('.') || 'the world';
    if (typeof current !== 'object' || current === null)
      return table.fail(line, `${here} is ${JSON.stringify(current)}: there is no "${word}" in it`);
    if (Object.hasOwn(current, word)) {
      current = (current as Record<string, unknown>)[word];
      continue;
    }
    const id = Object.hasOwn(names, word) ? names[word]! : null;
    const own: unknown = id === null ? undefined : memberOf(current, id);
    // A name leads to its thing only where it is: `Petr.weapons.w4` is wrong once Petr has lost w4.
    if (own === undefined && id !== null && (Array.isArray(current) || !Object.hasOwn(paths, word)))
      return table.fail(line, `${word} is not in ${here}`);
    if (Object.hasOwn(paths, word)) current = descend(table, paths[word]!, word, line);
    else if (own !== undefined) current = own;
    else return table.fail(line, `there is no "${word}" in ${here}; there is ${Object.keys(current).slice(0, 30).join(', ') || 'nothing'}`);
  }
  return current;
}

function descend(table: ScenarioTable, path: readonly (string | number)[], name: string, line: number): unknown {
  let current: unknown = table.play.position.world;
  for (const key of path) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, key))
      return table.fail(line, `${name} is not there any more`);
    current = (current as Record<string | number, unknown>)[key];
  }
  return current;
}

/** The member of a list or a map that an id names: the id itself, a thing with that id, or the entry under it. */
function memberOf(current: object, id: string): unknown {
  if (!Array.isArray(current)) return Object.hasOwn(current, id) ? (current as Record<string, unknown>)[id] : undefined;
  return current.find((item: unknown) =>
    typeof item === 'object' && item !== null ? String((item as { id?: unknown }).id) === id : String(item) === id,
  );
}
