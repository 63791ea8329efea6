/** What a wheel promises, in lives. */
import type { Seat } from '@kolbiste/engine';
import { isDeferred, isSpecial, type BonusIcon, type Effect, type WeaponCard } from '../cards/vocabulary.ts';
import { costOf, iconsFor, slotsNow, weaponsOf } from '../rules/queries.ts';
import type { WeaponId, World } from '../rules/state.ts';

/** What a point of each effect is worth, in lives. */
export const PER_POINT: Record<Effect, number> = {
  energy: 0.4,
  heroAttack: 1,
  weaponAttack: 0.5,
  universalAttack: 1.1,
  heal: 0.8,
  canbalandAttack: 0.3,
  bite: 1.6,
  curse: 0.6,
  shrapnel: 0.8,
  permanentAttack: 1.8,
  shield: 0.8,
  combo: 0.9,
  trap: 0.6,
};

interface Wheel {
  /** What a spin brings on average. */
  readonly promise: number;
  /** The red share of the wheel. */
  readonly red: number;
  /** How much of the promise is healing. */
  readonly heals: number;
  /** What a point of a bonus adds through effects used at once. */
  readonly atOnce: Partial<Record<BonusIcon, number>>;
  /** The same through all effects. */
  readonly ever: Partial<Record<BonusIcon, number>>;
}
const wheels = new WeakMap<WeaponCard, Wheel>();

export function wheelOf(card: WeaponCard): Wheel {
  const known = wheels.get(card);
  if (known) return known;
  const part = 1 / card.sectors.length;
  const atOnce: Partial<Record<BonusIcon, number>> = {},
    ever: Partial<Record<BonusIcon, number>> = {};
  let promise = 0,
    red = 0,
    heals = 0;
  for (const { effect, value, colour } of card.sectors) {
    const point = PER_POINT[effect] * part;
    promise += point * Math.abs(value);
    if (effect === 'heal') heals += point * value;
    if (colour === 'red') red += part;
    for (const icon of iconsFor(effect)) {
      ever[icon] = (ever[icon] ?? 0) + point;
      if (!isDeferred(effect)) atOnce[icon] = (atOnce[icon] ?? 0) + point;
    }
  }
  const wheel = { promise, red, heals, atOnce, ever };
  wheels.set(card, wheel);
  return wheel;
}

/** A spin at any time: red ends the turn, which costs a little. */
export const promiseOf = (card: WeaponCard): number => Math.max(0.1, wheelOf(card).promise - 0.8 * wheelOf(card).red);

/** A spin now: the hero's bonuses count, healing counts only while lives are missing. */
export function promiseNow(w: World, seat: Seat, id: WeaponId): number {
  const { promise, red, heals, atOnce } = wheelOf(w.weapons[id]!.card),
    { used, lives, hero, energy } = w.sides[seat]!;
  // Wheels with much red come last: red costs what could still follow.
  const follows = w.actions > 1 && energy - costOf(w, id) >= 1;
  let sum = promise - (follows ? 1.2 : 0.4) * red;
  if (lives >= hero!.lives) sum -= heals;
  const slots = slotsNow(w, seat);
  for (let i = 0; i < slots.length; i++) {
    const { icon, value } = slots[i]!;
    if (!isSpecial(icon) && !used.includes(i)) sum += value * (atOnce[icon] ?? 0);
  }
  return Math.max(0.1, sum);
}

/** The best spin that can be paid now. */
export function bestSpin(w: World, seat: Seat): number {
  let best = 0;
  for (const id of weaponsOf(w, seat)) {
    const { state } = w.weapons[id]!;
    if (state === 'prepared' && costOf(w, id) <= w.sides[seat]!.energy) best = Math.max(best, promiseNow(w, seat, id));
  }
  return best;
}
