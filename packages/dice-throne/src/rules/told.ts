/** What the answers to a question cost, for who is asked: the same prices by which they are refused. */
import { keyOf, type Plain, type Position } from '@kolbiste/engine';
import { definitionOf } from './queries.ts';
import { costOf } from './legality.ts';
import type { CardId, World } from './state.ts';

/** Who is asked, and the combat points for each card that costs any, by the key of the answer. */
export function told({ world: w, decision }: Position<World>): { readonly [word: string]: Plain } {
  const { seat, options } = decision!;
  const prices: { [key: string]: number } = {};
  for (const option of options) {
    if (typeof option !== 'object' || !('play' in option)) continue;
    const cost = costOf(w, seat, definitionOf(w, option['play'] as CardId));
    if (cost > 0) prices[keyOf(option)] = cost;
  }
  return { you: seat, prices };
}
