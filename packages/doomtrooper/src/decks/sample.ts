/** An opening hand to look at, without a table: shuffled and exchanged as chapter 4 has it. */
import type { Random } from '@kolbiste/engine';
import { DEFINITIONS } from '../cards/registry.ts';
import type { Rule } from '../rules/rule.ts';

export const OPENING_HAND = 7; // DOT 4.4

/** Numbers of definitions. The top of the library is its end. */
export interface Opening {
  readonly hand: readonly number[];
  readonly library: readonly number[];
}

function drawn(library: readonly number[], n: number): Opening {
  const kept = Math.max(0, library.length - n);
  return { hand: library.slice(kept).reverse(), library: library.slice(0, kept) };
}
function shuffled(cards: readonly number[], random: Random): number[] {
  const library = [...cards];
  random.shuffle(library);
  return library;
}

/** Shuffles (DOT 4.1) and draws seven (DOT 4.4). */
export const openingHand = (cards: readonly number[], random: Random): Opening => drawn(shuffled(cards, random), OPENING_HAND);

/**
 * The Cardinal's privilege. Without a warrior the hand goes back after seven new cards are drawn, and the library is shuffled
 * (DOT 4.8–4.10); with one the old hand is lost (DOT 4.11).
 */
export function cardinalsPrivilege({ hand, library }: Opening, random: Random): Opening & { readonly free: boolean; readonly rule: Rule } {
  const free = !hand.some(def => DEFINITIONS[def]!.type === 'warrior');
  const next = drawn(library, hand.length);
  return free
    ? { hand: next.hand, library: shuffled([...next.library, ...hand], random), free, rule: 'DOT 4.8' }
    : { ...next, free, rule: 'DOT 4.11' };
}
