/**
 * A decision carries its complete list of options. An option is a small plain value; its key is its words in order:
 * `"pass"` is `pass`, `{ spin: 3 }` is `spin 3`, `{ move: 4, to: 17 }` is `move 4 to 17`.
 * Clients, bots, tests and replays answer with a key; nothing else can happen.
 */
import type { Plain } from './plain.ts';
import type { Seat } from './seat.ts';

export type Option = string | number | { readonly [word: string]: string | number | boolean };

export interface Decision {
  readonly seat: Seat;
  /** The rule that asks. */
  readonly rule: string;
  readonly options: readonly Option[];
  /** What the question is about, for the asked seat's eyes: a card, an attack, a sum. */
  readonly about: Plain;
}

export function keyOf(option: Option): string {
  if (typeof option !== 'object') return String(option);
  let key = '';
  for (const word in option) {
    const value = option[word]!;
    key += `${key && ' '}${word} ${value}`;
  }
  return key;
}

/** A move that the rules do not allow, and which rule says so. */
export interface Refusal<Rule extends string = string> {
  readonly rule: Rule;
  /** Names the reason in the dictionaries. */
  readonly why: string;
  readonly params?: { readonly [name: string]: string | number };
}

/** A refusal in one line: `return no('SCW 2.5.1.1', 'noEnergy')`. */
export const no = <Rule extends string>(rule: Rule, why: string, params: NonNullable<Refusal['params']> = {}): Refusal<Rule> => ({
  rule,
  why,
  params,
});

/** One thing a seat might want to do now: its option's key, and what refuses it, if anything does. */
export interface Explained<Rule extends string = string> {
  readonly key: string;
  readonly option: Option;
  readonly refusal: Refusal<Rule> | null;
}
