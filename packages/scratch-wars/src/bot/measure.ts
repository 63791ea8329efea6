/** What is counted for a seat, in the order of the weights. */
import { other, type Seat } from '@kolbiste/engine';
import { ACTIONS, type WeaponState, type World } from '../rules/state.ts';

/** What a weapon counts in each state. */
const READINESS: Record<WeaponState, number> = { prepared: 1, carrying: 1.3, repairing: 0.7, freed: 0.7, broken: 0, cursed: -0.5 };

function features(w: World, seat: Seat): number[] {
  const { lives, energy } = w.sides[seat]!;
  let weapons = 0,
    shields = 0,
    attacks = 0,
    others = 0;
  for (const { owner, state, deferred } of w.weapons) {
    if (owner !== seat) continue;
    weapons += READINESS[state];
    if (deferred?.effect === 'permanentAttack') attacks += deferred.value;
    else if (deferred?.effect === 'shield') shields += deferred.value;
    else if (deferred) others += deferred.value;
  }
  const move = w.starter !== null && w.active === seat ? w.actions / ACTIONS : 0;
  return [Math.max(0, lives), energy, weapons, attacks, shields, others, move, w.starter !== null && lives <= 0 ? 1 : 0];
}

/** What the seat has more than its opponent, feature by feature. */
export function measure(w: World, seat: Seat): number[] {
  const theirs = features(w, other(seat));
  return features(w, seat).map((mine, i) => mine - theirs[i]!);
}
