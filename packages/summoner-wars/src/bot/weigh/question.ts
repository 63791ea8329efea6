/** What rules of thumb look at, and how scores become weights. */
import type { Option } from '@kolbiste/engine';
import type { Square } from '../../rules/battlefield.ts';
import { battlefieldOf } from '../../rules/places.ts';
import { controllerOf, friendly } from '../../rules/queries.ts';
import type { CardId, Side, World } from '../../rules/state.ts';

/** How much magic can be gained by the next turn. */
export const SOON = 2;
/** How much more a better score weighs: one point makes about three times as much. */
const SHARP = 1.2;
/** What a move must bring so that none is given away. */
export const GAIN = 0.25;

export type Words = { readonly [word: string]: string | number | boolean };

/** A side that is asked something. */
export interface Question {
  readonly w: World;
  readonly side: Side;
  readonly options: readonly Option[];
  readonly about: { readonly [word: string]: unknown };
  /** What the running procedure remembers. */
  readonly locals: { readonly [word: string]: unknown };
}

export const mine = ({ w, side }: Question, id: CardId): boolean => friendly(controllerOf(w, id), side);
/** The square an option names. */
export const squareIn = (w: World, { to }: Words): Square => battlefieldOf(w).byName.get(to as string)!;

/** Keeps the best of many by score, as weights: the better the best, the more; the others less by how far they are behind it. */
export function promise(scores: readonly (number | null)[], kept: number, into: number[]): void {
  const order: number[] = [];
  for (let i = 0; i < scores.length; i++) if (scores[i] !== null) order.push(i);
  if (order.length === 0) return;
  order.sort((a, b) => scores[b]! - scores[a]!);
  const best = scores[order[0]!]!;
  const top = Math.exp(Math.max(-2, Math.min(3, SHARP * best)));
  for (let n = 0; n < order.length && n < kept; n++) into[order[n]!] = top * Math.exp(Math.max(-6, SHARP * (scores[order[n]!]! - best)));
}

/** All but the first of options that come to the same, by a word for what they come to. */
export function repeated(options: readonly Option[], what: (option: Words) => string | number): boolean[] {
  const seen = new Set<string | number>();
  return options.map(option => {
    if (typeof option !== 'object') return false;
    const key = what(option);
    if (seen.has(key)) return true;
    seen.add(key);
    return false;
  });
}
