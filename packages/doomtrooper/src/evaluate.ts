/** A rough judgement for bots: points towards the target, then what stands on the table. */
import type { Seat } from '@kolbiste/engine';
import { definitionOf } from './cards/registry.ts';
import { totalOf } from './victory.ts';
import type { World } from './world.ts';

function standing(w: World, seat: Seat): number {
  const side = w.sides[seat]!;
  if (side.out) return -100;
  let score = totalOf(w, seat) + 0.3 * side.destiny + 0.2 * side.hand.length - side.debt;
  for (const id of w.play) {
    const { by, wounded } = w.cards[id]!;
    if (by !== seat) continue;
    const definition = definitionOf(w, id);
    score += definition.type === 'warrior' ? definition.ratings[3] * (wounded ? 0.4 : 0.7) : 0.6;
  }
  return score;
}

export function evaluate(w: World, seat: Seat): number {
  if (w.ended !== null) return w.ended.places[seat] === 1 ? (w.ended.places.every(place => place === 1) ? 0.5 : 1) : 0;
  let best = -Infinity;
  for (let other = 0; other < w.sides.length; other++)
    if (other !== seat && (w.sides[other]!.team < 0 || w.sides[other]!.team !== w.sides[seat]!.team))
      best = Math.max(best, standing(w, other));
  return 1 / (1 + Math.exp(-(standing(w, seat) - best) / (w.target / 4)));
}
