/** What the answers to a question cost, for who is asked: the same prices by which they are refused. */
import { keyOf, type Option, type Plain, type Position } from '@kolbiste/engine';
import { controllerOf, definitionOf } from './queries.ts';
import type { CardId, World } from './state.ts';
import { useNamed } from './turn/moment.ts';
import { abilityCost } from './values.ts';

function priceOf(w: World, option: Option): number {
  if (typeof option !== 'object') return 0;
  if ('summon' in option) {
    const definition = definitionOf(w, option['summon'] as CardId);
    return definition.type === 'unit' ? definition.cost : 0;
  }
  if (!('use' in option)) return 0;
  const unit = option['with'] as CardId;
  return abilityCost(w, controllerOf(w, unit), useNamed(w, { use: String(option['use']), with: unit }).cost);
}

/** Who is asked, and the magic for each answer that costs any, by its key. */
export function told({ world, decision }: Position<World>): { readonly [word: string]: Plain } {
  const { seat, options } = decision!;
  const prices: { [key: string]: number } = {};
  for (const option of options) {
    const price = priceOf(world, option);
    if (price > 0) prices[keyOf(option)] = price;
  }
  return { you: seat, prices };
}
