/** Facts that rules ask of the state. */
import { other, type Seat } from '@kolbiste/engine';
import {
  isSpecial,
  TIMES,
  type BonusIcon,
  type Deferred,
  type Effect,
  type HeroCard,
  type Slot,
  type Special,
  type TimeOfDay,
  type WeaponCard,
} from '../cards/vocabulary.ts';
import { MAX_WEAPONS, type Pool, type WeaponId, type WeaponTarget, type World } from './state.ts';

const timeIndex = (w: World): number => (w.round + 3) % TIMES.length; // SCW 2.2.1.3
/** Round 1 is morning, 2 noon, 3 evening, 4 night, 5 morning again (SCW 2.2.1.3). */
export const timeOf = (w: World): TimeOfDay => TIMES[timeIndex(w)]!;
export const heroOf = (w: World, seat: Seat): HeroCard => w.sides[seat]!.hero!;
export const energyGain = (w: World, seat: Seat): number => heroOf(w, seat).energy[timeIndex(w)]!;
export const slotsNow = (w: World, seat: Seat): readonly Slot[] => heroOf(w, seat).slots[timeIndex(w)]!;

/** What a weapon costs a hero: one more for a type outside the hero's focus (SCW 2.5.1.2). */
export const costFor = (hero: HeroCard, card: WeaponCard): number => card.cost + (hero.focus.includes(card.type) ? 0 : 1);

/** The weapon's cost for its owner's hero. */
export function costOf(w: World, id: WeaponId): number {
  const { card, owner } = w.weapons[id]!;
  return costFor(heroOf(w, owner), card);
}

/** How many weapons may be chosen from a pool (SCW 1.5.1.2). */
export const mostWeapons = ({ weapons }: Pool): number => Math.min(MAX_WEAPONS, weapons.length);

export function weaponsOf(w: World, seat: Seat): WeaponId[] {
  const ids: WeaponId[] = [];
  for (let id = 0; id < w.weapons.length; id++) if (w.weapons[id]!.owner === seat) ids.push(id);
  return ids;
}

/** Weapons of a seat that carry this deferred effect. */
export const carrying = (w: World, seat: Seat, effect: Deferred): WeaponId[] =>
  weaponsOf(w, seat).filter(id => w.weapons[id]!.deferred?.effect === effect);

/** Printed values of the deferred effects on these weapons, together. */
export const storedSum = (w: World, ids: readonly WeaponId[]): number => ids.reduce((sum, id) => sum + w.weapons[id]!.deferred!.value, 0);

/**
 * An unused special of the current time, as its slot's index. Each special works once a turn, however many slots show it
 * (SCW 5.1.2.1, 5.4.1.4).
 */
export function specialNow(w: World, seat: Seat, special: Special): number | null {
  const slot = slotsNow(w, seat).findIndex(({ icon }) => icon === special);
  return slot < 0 || w.sides[seat]!.used.includes(slot) ? null : slot;
}

/** Unused bonuses of the current time whose icon is one of these, as slot indexes (SCW 4.1.1.2, 4.1.2.1). */
export function bonusesNow(w: World, seat: Seat, icons: readonly BonusIcon[]): number[] {
  const { used } = w.sides[seat]!;
  const found: number[] = [];
  const slots = slotsNow(w, seat);
  for (let i = 0; i < slots.length; i++) {
    const { icon } = slots[i]!;
    if (!isSpecial(icon) && icons.includes(icon) && !used.includes(i)) found.push(i);
  }
  return found;
}

const BASIC: readonly Effect[] = ['heroAttack', 'weaponAttack', 'universalAttack', 'energy', 'heal'];

/** The icons that help an effect: its own, and the blessing for the five basic one-shots (SCW 4.3.1.1). */
export const iconsFor = (effect: Effect): readonly BonusIcon[] => (BASIC.includes(effect) ? [effect, 'blessing'] : [effect]);

export interface BonusChoice {
  readonly slots: readonly number[];
  readonly forced: boolean;
}

/**
 * The slots a seat may choose from for an effect. While a malus matches, only maluses (SCW 4.2.3.2); a bonus is voluntary
 * (SCW 4.2.1.1). One per effect (SCW 4.1.2.2).
 */
export function bonusChoice(w: World, seat: Seat, effect: Effect): BonusChoice {
  const slots = bonusesNow(w, seat, iconsFor(effect));
  const maluses = slots.filter(slot => slotsNow(w, seat)[slot]!.value < 0);
  return maluses.length ? { slots: maluses, forced: true } : { slots, forced: false };
}

/** The bonus that applies where nobody is asked: a malus first, else the best, [R-62]. */
export function automaticBonus(w: World, seat: Seat, effect: Effect): number | null {
  const { slots } = bonusChoice(w, seat, effect);
  const value = (slot: number): number => slotsNow(w, seat)[slot]!.value;
  return slots.length ? slots.reduce((best, slot) => (value(slot) > value(best) ? slot : best)) : null;
}

/** A prepared weapon may be aimed at; one that carries a deferred effect only by that effect (SCW 3.4.3.2). */
export function weaponTargets(w: World, attacker: Seat): WeaponTarget[] {
  const targets: WeaponTarget[] = [];
  for (const id of weaponsOf(w, other(attacker))) {
    const { state } = w.weapons[id]!;
    if (state === 'prepared') targets.push({ weapon: id });
    else if (state === 'carrying') targets.push({ effect: id });
  }
  return targets;
}
