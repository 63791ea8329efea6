/**
 * The values that occur on printed cards of the four editions, from about 73,000 heroes and 90,000 weapons listed by players. What a
 * range spans occurs; a bonus of zero does not.
 */
import type { BonusIcon, Deferred, Effect, Special, TimeOfDay } from './vocabulary.ts';

export interface Range {
  readonly min: number;
  readonly max: number;
}

export const PRINTED_LIVES: Range = { min: 18, max: 25 };
export const PRINTED_ENERGY: Readonly<Record<TimeOfDay, Range>> = {
  morning: { min: 1, max: 6 },
  noon: { min: 1, max: 5 },
  evening: { min: 1, max: 8 },
  night: { min: 1, max: 6 },
};
/** Weapon types a hero is focused on. */
export const PRINTED_FOCUS: Range = { min: 1, max: 3 };
/** Bonuses and specials of a hero in all four times of day; never two of one icon at one time. */
export const PRINTED_SLOTS: Range = { min: 6, max: 8 };
export const PRINTED_SLOT_VALUES: Readonly<Record<BonusIcon | Special, Range>> = {
  energy: { min: -2, max: 4 },
  heroAttack: { min: -2, max: 4 },
  weaponAttack: { min: -2, max: 4 },
  universalAttack: { min: -2, max: 4 },
  heal: { min: -1, max: 4 },
  canbalandAttack: { min: 1, max: 3 },
  bite: { min: -1, max: 3 },
  curse: { min: -1, max: 5 },
  shrapnel: { min: -1, max: 4 },
  permanentAttack: { min: -2, max: 3 },
  shield: { min: -2, max: 5 },
  combo: { min: -1, max: 5 },
  trap: { min: -1, max: 4 },
  blessing: { min: -1, max: 4 },
  comboDetonator: { min: -1, max: 2 },
  nightAttack: { min: 1, max: 6 },
  mechanic: { min: 1, max: 5 },
  battleTrick: { min: -2, max: 0 },
};

export const PRINTED_DURABILITY: Range = { min: 1, max: 6 };
export const PRINTED_COST: Range = { min: 0, max: 3 };
export const PRINTED_VALUES: Readonly<Record<Effect, Range>> = {
  energy: { min: 0, max: 6 },
  heroAttack: { min: 0, max: 6 },
  weaponAttack: { min: 0, max: 6 },
  universalAttack: { min: 1, max: 6 },
  heal: { min: 0, max: 5 },
  canbalandAttack: { min: -3, max: 0 },
  bite: { min: 0, max: 4 },
  curse: { min: 0, max: 6 },
  shrapnel: { min: 0, max: 5 },
  permanentAttack: { min: 0, max: 4 },
  shield: { min: 0, max: 5 },
  combo: { min: 0, max: 8 },
  trap: { min: 0, max: 6 },
};
/** Durability of deferred effects. */
export const PRINTED_DEFERRED_DURABILITY: Readonly<Record<Deferred, Range>> = {
  permanentAttack: { min: 1, max: 6 },
  shield: { min: 1, max: 6 },
  combo: { min: 1, max: 5 },
  trap: { min: 6, max: 9 },
};
/** Of nine sectors. */
export const PRINTED_MOST_DEFERRED = 6;
