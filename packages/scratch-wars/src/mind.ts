/** What bots know of the game: lives first, then what the weapons and the energy are worth. */
import { other, type Mind, type Seat } from '@kolbiste/engine';
import { WEIGHTS } from './weights.ts';
import type { Duel, WeaponState } from './world.ts';

const READY: Record<WeaponState, number> = { prepared: 1, carrying: 1.3, repairing: 0.7, freed: 0.7, broken: 0, cursed: -0.5 };

/** By feature, in the order of the weights. */
function standing(w: Duel, seat: Seat): number[] {
  const { lives, energy } = w.sides[seat]!;
  let weapons = 0,
    stored = 0;
  for (const { owner, state, deferred } of w.weapons) {
    if (owner !== seat) continue;
    weapons += READY[state];
    if (deferred) stored += deferred.value * (deferred.effect === 'permanentAttack' ? 2 : 1);
  }
  return [Math.max(0, lives), energy, weapons, stored, w.starter !== null && lives <= 0 ? 1 : 0];
}

export const mind: Mind<Duel> = {
  weights: WEIGHTS,
  measure(w, seat) {
    const theirs = standing(w, other(seat));
    return standing(w, seat).map((mine, i) => mine - theirs[i]!);
  },
  horizon: 16,
};
