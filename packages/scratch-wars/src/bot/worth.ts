/** What effects, targets and traps are worth now, in lives. */
import { other, type Seat } from '@kolbiste/engine';
import { isDeferred, type Deferred, type Effect, type Sector } from '../cards/vocabulary.ts';
import { automaticBonus, carrying, slotsNow, weaponTargets } from '../rules/queries.ts';
import { MAX_ENERGY, type WeaponTarget, type World } from '../rules/state.ts';
import { strikeAhead } from './sudden-death.ts';
import { PER_POINT, promiseOf } from './wheel.ts';

/** What the hit that ends the Duel is worth. */
export const LAST = 50;

/** The bonus or malus that an effect would get now. */
export function bonusNow(w: World, seat: Seat, effect: Effect): number {
  const slot = automaticBonus(w, seat, effect);
  return slot === null ? 0 : slotsNow(w, seat)[slot]!.value;
}

/** All deferred effects of a kind together, with their bonus. */
export function sumNow(w: World, owner: Seat, effect: Deferred): number {
  const ids = carrying(w, owner, effect);
  return ids.length ? ids.reduce((total, id) => total + w.weapons[id]!.deferred!.value, bonusNow(w, owner, effect)) : 0;
}

/** What destroying a target is worth: the effect on the weapon, or the weapon itself. */
export function targetWorth(w: World, target: WeaponTarget): number {
  const { card, deferred } = w.weapons['weapon' in target ? target.weapon : target.effect]!;
  return deferred ? 0.4 + 0.4 * PER_POINT[deferred.effect] * deferred.value : 0.4 + 0.5 * promiseOf(card);
}

export const durabilityOf = (w: World, target: WeaponTarget): number =>
  'weapon' in target ? w.weapons[target.weapon]!.card.durability : w.weapons[target.effect]!.deferred!.durability;

/** The best of the opponent's things that this power destroys, 0 without one. */
function bestTarget(w: World, seat: Seat, power: number): number {
  let best = 0;
  for (const target of weaponTargets(w, seat)) if (power >= durabilityOf(w, target)) best = Math.max(best, targetWorth(w, target));
  return best;
}

/** The opponent's traps: how many, and the highest total that springs them. */
export function trapsAgainst(w: World, seat: Seat): { readonly count: number; readonly threshold: number } {
  const traps = carrying(w, other(seat), 'trap');
  if (traps.length === 0) return { count: 0, threshold: 0 };
  return {
    count: traps.length,
    threshold: Math.max(...traps.map(id => w.weapons[id]!.deferred!.value)) + bonusNow(w, other(seat), 'trap'),
  };
}

/** Lives lost to the traps that an effect of this total springs. */
export function trapHarm(w: World, seat: Seat, total: number): number {
  const { count, threshold } = trapsAgainst(w, seat);
  return total < 1 || total > threshold ? 0 : total * count;
}

/** A sector's total now; a deferred effect gets its bonus later. */
export function totalNow(w: World, seat: Seat, { effect, value }: Sector): number {
  if (isDeferred(effect)) return value;
  const extra = bonusNow(w, seat, effect);
  return extra > 0 && trapHarm(w, seat, value + extra) > 0 ? value : value + extra; // a bonus is not fed to a trap
}

/** What using the result of a spin is worth. */
export function useWorth(w: World, seat: Seat, sector: Sector): number {
  const { effect, value } = sector,
    { lives, energy, hero } = w.sides[seat]!;
  const total = totalNow(w, seat, sector);
  const harm = trapHarm(w, seat, total);
  // Lives that sudden death takes next are as good as lost.
  const doom = lives > strikeAhead(w) ? strikeAhead(w) : 0;
  if (harm > 0) return harm >= lives - doom ? -LAST : -harm;
  if (isDeferred(effect)) return PER_POINT[effect] * value;
  switch (effect) {
    case 'energy':
      return PER_POINT.energy * Math.min(total, MAX_ENERGY - energy);
    case 'heal':
      return PER_POINT.heal * Math.min(total, hero!.lives - lives);
    case 'heroAttack':
    case 'bite':
      return total >= w.sides[other(seat)]!.lives ? LAST : PER_POINT[effect] * total;
    case 'universalAttack':
      return total >= w.sides[other(seat)]!.lives ? LAST : Math.max(total, bestTarget(w, seat, total));
    case 'canbalandAttack':
      return lives + total <= doom ? -LAST : 1.5 * bestTarget(w, seat, Infinity) + Math.min(0, total);
    default:
      return 1.5 * bestTarget(w, seat, total);
  }
}
