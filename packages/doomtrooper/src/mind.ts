/** What bots know of the game: points towards the target, then what stands on the table. */
import type { Mind, Seat } from '@kolbiste/engine';
import { definitionOf } from './cards/registry.ts';
import { totalOf } from './victory.ts';
import { WEIGHTS } from './weights.ts';
import type { World } from './world.ts';

/** By feature, in the order of the weights. */
function standing(w: World, seat: Seat): number[] {
  const side = w.sides[seat]!;
  let warriors = 0,
    wounded = 0,
    others = 0;
  for (const id of w.play) {
    const card = w.cards[id]!;
    if (card.by !== seat) continue;
    const definition = definitionOf(w, id);
    if (definition.type !== 'warrior') others++;
    else if (card.wounded) wounded += definition.ratings[3];
    else warriors += definition.ratings[3];
  }
  // Points count by how much of the way to victory they are.
  return [(20 * totalOf(w, seat)) / w.target, side.destiny - side.debt, side.hand.length, warriors, wounded, others, side.out ? 1 : 0];
}

const WORTH = Object.values(WEIGHTS);
const total = (features: readonly number[]): number => features.reduce((sum, n, i) => sum + n * WORTH[i]!, 0);

export const mind: Mind<World> = {
  weights: WEIGHTS,
  /** Against the strongest of the others. */
  measure(w, seat) {
    const mine = standing(w, seat);
    const { team } = w.sides[seat]!;
    let theirs: number[] | null = null,
      most = -Infinity;
    for (let other = 0; other < w.sides.length; other++) {
      if (other === seat || (team >= 0 && w.sides[other]!.team === team)) continue;
      const features = standing(w, other),
        sum = total(features);
      if (sum > most) [theirs, most] = [features, sum];
    }
    return theirs === null ? mine : mine.map((n, i) => n - theirs[i]!);
  },
  horizon: 16,
};
