/** A rough judgement for bots: lives first, then what the weapons and the energy are worth. */
import { other, type Seat } from '@kolbiste/engine';
import type { Duel, WeaponState } from './world.ts';

const WORTH: Record<WeaponState, number> = { prepared: 1, carrying: 1.3, repairing: 0.7, freed: 0.7, broken: 0, cursed: -0.5 };

function standing(w: Duel, seat: Seat): number {
  const { lives, energy } = w.sides[seat]!;
  let score = Math.max(0, lives) + 0.35 * energy;
  for (const { owner, state, deferred } of w.weapons) {
    if (owner !== seat) continue;
    score += WORTH[state];
    if (deferred) score += 0.4 * deferred.value * (deferred.effect === 'permanentAttack' ? 2 : 1);
  }
  return score;
}

export function evaluateDuel(w: Duel, seat: Seat): number {
  const [mine, theirs] = [w.sides[seat]!.lives, w.sides[other(seat)]!.lives];
  if (w.starter !== null && (mine <= 0 || theirs <= 0)) return mine > 0 ? 1 : theirs > 0 ? 0 : 0.5;
  return 1 / (1 + Math.exp(-(standing(w, seat) - standing(w, other(seat))) / 5));
}
