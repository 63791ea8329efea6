/** How words of a test or a scenario find an option, an event, a value. */
import { keyOf, type Decision } from '@kolbiste/engine';
import type { AnyEvent } from './any-game.ts';
import { same } from './same.ts';

export type Match = { readonly key: string } | { readonly none: true } | { readonly several: readonly string[] };

/** The key that is said: in full, or by its first words when they are enough. `spin 1` never means `spin 12`. */
export function findKey(said: string, keys: readonly string[]): Match {
  if (keys.includes(said)) return { key: said };
  const fitting = keys.filter(key => key.startsWith(`${said} `));
  return fitting.length === 1 ? { key: fitting[0]! } : fitting.length ? { several: fitting } : { none: true };
}

export const keysOf = (decision: Decision | null): string[] => decision?.options.map(keyOf) ?? [];

/** Whether a value is the expected one: an object needs the named fields only, everything else is the same. */
export function fits(actual: unknown, expected: unknown): boolean {
  if (Array.isArray(expected))
    return Array.isArray(actual) && actual.length === expected.length && expected.every((item, i) => fits(actual[i], item));
  if (typeof expected !== 'object' || expected === null) return same(actual, expected);
  if (typeof actual !== 'object' || actual === null || Array.isArray(actual)) return false;
  return Object.entries(expected).every(([field, value]) => field in actual && fits((actual as Record<string, unknown>)[field], value));
}

/** An event as an error message shows it. */
export function sayEvent({ type, rule, ...fields }: AnyEvent): string {
  const said = Object.entries(fields).map(([field, value]) => `${field}: ${JSON.stringify(value)}`);
  return `${type}${said.length ? ` { ${said.join(', ')} }` : ''} [${rule}]`;
}
