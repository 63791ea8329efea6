/** The state of a Duel: plain data, and the questions rules ask of it. */
import { other, type Seat } from '@kolbiste/engine';
import type { ScratchWarsCitation } from '@kolbiste/rulebooks';
import {
  isSpecial,
  TIMES,
  type BonusIcon,
  type Deferred,
  type HeroCard,
  type Slot,
  type Special,
  type TimeOfDay,
  type WeaponCard,
} from './cards/card.ts';

export type Rule = ScratchWarsCitation;
/** Index into `Duel.weapons`. */
export type WeaponId = number;

/** prepared, carrying a deferred effect, broken, under repair, cursed, freed from a curse. */
export type WeaponState = 'prepared' | 'carrying' | 'broken' | 'repairing' | 'cursed' | 'freed';

/** A deferred effect lying on its weapon. Its colour no longer matters (SCW 3.1.1.3). */
export interface Stored {
  readonly effect: Deferred;
  readonly value: number;
  readonly durability: number;
}

export interface Weapon {
  readonly owner: Seat;
  readonly card: WeaponCard;
  state: WeaponState;
  deferred: Stored | null;
}

/** What a player may choose from before the Duel; gone once both have revealed (SCW 1.5.1.1). */
export interface Pool {
  readonly heroes: readonly HeroCard[];
  readonly weapons: readonly WeaponCard[];
  /** Chosen, as indexes, -1 and none before that; hidden from the other player until both have chosen. */
  hero: number;
  chosen: number[];
}

export interface Side {
  pool: Pool | null;
  /** Null until revealed. */
  hero: HeroCard | null;
  lives: number;
  energy: number;
  /** The weapon for the start draw; hidden until both have chosen. */
  starting: WeaponId | null;
  /** Slots of the current time of day used in this turn, own or the opponent's. */
  used: number[];
}

export interface Duel {
  /** 0 before the first round. */
  round: number;
  starter: Seat | null;
  active: Seat;
  actions: number;
  readonly sides: [Side, Side];
  readonly weapons: Weapon[];
  readonly switches: Switches;
}

/** House switches of a table. */
export interface Switches {
  /** A technical cap, not a rule. */
  readonly roundCap: number;
  /** When an owner may cancel a deferred effect. */
  readonly cancelling: 'betweenActions' | 'never';
}

export const MAX_ENERGY = 12; // SCW 2.6.1.2
export const ACTIONS = 4; // SCW 2.2.3.1
export const MAX_WEAPONS = 5; // SCW 1.5.1.2
export const STARTER_LOSS = 2; // SCW 2.1.1.4
export const CURSE_PRICE = 5; // SCW 2.5.3.1
export const SUDDEN_DEATH_ROUND = 9; // SCW 2.3.3.2
export const SUDDEN_DEATH_LOSS = 5; // SCW 2.3.3.2

const timeIndex = (w: Duel): number => (w.round + 3) % 4; // SCW 2.2.1.3
/** Round 1 is morning, 2 noon, 3 evening, 4 night, 5 morning again (SCW 2.2.1.3). */
export const timeOf = (w: Duel): TimeOfDay => TIMES[timeIndex(w)]!;
export const heroOf = (w: Duel, seat: Seat): HeroCard => w.sides[seat]!.hero!;
export const energyGain = (w: Duel, seat: Seat): number => heroOf(w, seat).energy[timeIndex(w)]!;
export const slotsNow = (w: Duel, seat: Seat): readonly Slot[] => heroOf(w, seat).slots[timeIndex(w)]!;

/** The weapon's cost for its owner's hero: one more for a type he is not focused on (SCW 2.5.1.2). */
export function costOf(w: Duel, id: WeaponId): number {
  const { card, owner } = w.weapons[id]!;
  return card.cost + (heroOf(w, owner).focus.includes(card.type) ? 0 : 1);
}

export function weaponsOf(w: Duel, seat: Seat): WeaponId[] {
  const ids: WeaponId[] = [];
  for (let id = 0; id < w.weapons.length; id++) if (w.weapons[id]!.owner === seat) ids.push(id);
  return ids;
}

/** Weapons of a seat that carry this deferred effect. */
export const carrying = (w: Duel, seat: Seat, effect: Deferred): WeaponId[] =>
  weaponsOf(w, seat).filter(id => w.weapons[id]!.deferred?.effect === effect);

/** An unused special of the current time, as its slot's index, or -1 (SCW 5.1.2.1). */
export function specialNow(w: Duel, seat: Seat, special: Special): number {
  const used = w.sides[seat]!.used;
  return slotsNow(w, seat).findIndex((slot, i) => slot.icon === special && !used.includes(i));
}

/** Unused bonuses of the current time whose icon is one of these, as slot indexes (SCW 4.1.1.2, 4.1.2.1). */
export function bonusesNow(w: Duel, seat: Seat, icons: readonly BonusIcon[]): number[] {
  const { used } = w.sides[seat]!;
  const found: number[] = [];
  const slots = slotsNow(w, seat);
  for (let i = 0; i < slots.length; i++) {
    const { icon } = slots[i]!;
    if (!isSpecial(icon) && icons.includes(icon) && !used.includes(i)) found.push(i);
  }
  return found;
}

/** What an attack may be aimed at. `effect` is the deferred effect on that weapon. */
export type Target = 'hero' | { readonly weapon: WeaponId } | { readonly effect: WeaponId };

/** A weapon may be aimed at while prepared; one that carries a deferred effect only by that effect (SCW 3.4.3.2). */
export function weaponTargets(w: Duel, attacker: Seat): Target[] {
  const targets: Target[] = [];
  for (const id of weaponsOf(w, other(attacker))) {
    const { state } = w.weapons[id]!;
    if (state === 'prepared') targets.push({ weapon: id });
    else if (state === 'carrying') targets.push({ effect: id });
  }
  return targets;
}

export function cloneDuel(w: Duel): Duel {
  const side = (s: Side): Side => ({
    pool: s.pool && { heroes: s.pool.heroes, weapons: s.pool.weapons, hero: s.pool.hero, chosen: s.pool.chosen.slice() },
    hero: s.hero,
    lives: s.lives,
    energy: s.energy,
    starting: s.starting,
    used: s.used.slice(),
  });
  const weapons: Weapon[] = [];
  for (const { owner, card, state, deferred } of w.weapons) weapons.push({ owner, card, state, deferred });
  return {
    round: w.round,
    starter: w.starter,
    active: w.active,
    actions: w.actions,
    sides: [side(w.sides[0]), side(w.sides[1])],
    weapons,
    switches: w.switches,
  };
}
