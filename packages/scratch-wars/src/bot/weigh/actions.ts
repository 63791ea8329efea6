/** The actions of a turn, and breaking a curse. */
import type { Decision, Option, Seat } from '@kolbiste/engine';
import type { Action } from '../../rules/legality.ts';
import { carrying, costOf, specialNow, weaponsOf } from '../../rules/queries.ts';
import type { WeaponId, World } from '../../rules/state.ts';
import { bestSpin, PER_POINT, promiseNow } from '../wheel.ts';
import { trapsAgainst } from '../worth.ts';

export const weighActions = (w: World, { options }: Decision): number[] =>
  options.map(option => actionWeight(w, options, option as Action));

function actionWeight(w: World, options: readonly Option[], action: Action): number {
  const seat = w.active;
  if (action === 'end') return endWeight(w, seat, options);
  if ('spin' in action) return promiseNow(w, seat, action.spin) / (1 + 0.2 * costOf(w, action.spin));
  return 'repair' in action ? 0.5 : cancelWeight(w, seat, action.cancel);
}

/** Nothing is gained by not spinning, except to avoid a trap that would be fatal or to pay for the night attack. */
function endWeight(w: World, seat: Seat, options: readonly Option[]): number {
  if (!options.some(offered => typeof offered === 'object' && 'spin' in offered)) return 0.6;
  const { count, threshold } = trapsAgainst(w, seat);
  return count * threshold >= w.sides[seat]!.lives || specialNow(w, seat, 'nightAttack') !== null ? 0.2 : 0;
}

/** A deferred effect was paid for: it is given up only for a spin that promises much more, where no other can be paid. */
function cancelWeight(w: World, seat: Seat, id: WeaponId): number {
  const { effect, value } = w.weapons[id]!.deferred!;
  if (w.actions === 0 || costOf(w, id) > w.sides[seat]!.energy || bestSpin(w, seat) > 0) return 0;
  const canFire = carrying(w, seat, 'combo').length > 1 || specialNow(w, seat, 'comboDetonator') !== null;
  if (effect === 'combo' && canFire) return 0;
  return 1.5 * PER_POINT[effect] * value < promiseNow(w, seat, id) ? 0.1 : 0;
}

export function weighCurse(w: World, { seat, options }: Decision): number[] {
  const usable = weaponsOf(w, seat).filter(id => w.weapons[id]!.state !== 'cursed').length;
  return options.map(option => (option === 'keep' ? 1 : usable < 2 ? 0.5 : 0));
}
