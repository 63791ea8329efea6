/** How games read the `given` part of a scenario file: each word is checked, and what is wrong is said with its place. */
import { InputError } from './errors.ts';
import type { Frame } from './flow.ts';
import type { Plain } from './plain.ts';

export type Words = { readonly [word: string]: Plain };

export function wrongWords(where: string, message: string): never {
  throw new InputError('scenario', `${where}: ${message}`);
}

/** Names with values; nothing is no names. */
export function readWords(value: Plain | undefined, where: string): Words {
  if (value === undefined || value === null) return {};
  if (typeof value !== 'object' || Array.isArray(value)) return wrongWords(where, 'expected names with values');
  return value as Words;
}

/** Refuses words that mean nothing here. */
export function onlyWords(given: Words, where: string, allowed: readonly string[]): void {
  for (const word of Object.keys(given))
    if (!allowed.includes(word)) wrongWords(where, `"${word}" is not known here; known are ${allowed.join(', ')}`);
}

export function readWhole(value: Plain | undefined, preset: number, where: string): number {
  if (value === undefined) return preset;
  return Number.isInteger(value) ? (value as number) : wrongWords(where, `expected a whole number, not ${JSON.stringify(value)}`);
}

export function readOneOf<T extends string>(value: Plain | undefined, allowed: readonly T[], preset: T, where: string): T {
  if (value === undefined) return preset;
  if (allowed.includes(value as T)) return value as T;
  return wrongWords(where, `expected one of ${allowed.join(', ')}, not ${JSON.stringify(value)}`);
}

/** A frame that goes on from a step. */
export const frameAt = (procedure: string, step: string, locals: object, input: unknown = null): Frame => ({
  procedure,
  step,
  locals,
  input,
  returns: true,
});
