/** The state of a Duel: plain data, read-only outside `atoms.ts`. */
import type { Seat } from '@kolbiste/engine';
import type { ScratchWarsCitation } from '@kolbiste/rulebooks';
import type { Deferred, HeroCard, WeaponCard } from '../cards/vocabulary.ts';

export type Rule = ScratchWarsCitation;
/** Index into `World.weapons`. */
export type WeaponId = number;

export const WEAPON_STATES = ['prepared', 'carrying', 'broken', 'repairing', 'cursed', 'freed'] as const;
/** prepared, carrying a deferred effect, broken, under repair, cursed, freed from a curse. */
export type WeaponState = (typeof WEAPON_STATES)[number];

/** A deferred effect lying on its weapon. Its colour no longer matters (SCW 3.1.1.3). */
export interface Stored {
  readonly effect: Deferred;
  readonly value: number;
  readonly durability: number;
}

export interface Weapon {
  readonly owner: Seat;
  readonly card: WeaponCard;
  readonly state: WeaponState;
  readonly deferred: Stored | null;
}

/** The cards a player chooses from before the Duel; null once both have revealed (SCW 1.5.1.1). */
export interface Pool {
  readonly heroes: readonly HeroCard[];
  readonly weapons: readonly WeaponCard[];
  /** Index into `heroes`, null until chosen; hidden from the other player until both have chosen. */
  readonly hero: number | null;
  /** Indexes into `weapons`, hidden like the hero. */
  readonly chosen: readonly number[];
}

export interface Side {
  readonly pool: Pool | null;
  /** Null until revealed. */
  readonly hero: HeroCard | null;
  readonly lives: number;
  readonly energy: number;
  /** The weapon for the start draw; hidden until both have chosen. */
  readonly starting: WeaponId | null;
  /** Slots of the current time of day used in this turn, the active player's or the opponent's. */
  readonly used: readonly number[];
}

export interface World {
  /** 0 before the first round. */
  readonly round: number;
  readonly starter: Seat | null;
  readonly active: Seat;
  readonly actions: number;
  readonly sides: readonly [Side, Side];
  readonly weapons: readonly Weapon[];
  readonly switches: Switches;
}

/** House switches of a table. */
export interface Switches {
  /** A technical cap, not a rule. */
  readonly roundCap: number;
  /** When an owner may cancel a deferred effect. */
  readonly cancelling: 'betweenActions' | 'never';
}

/** What an attack may be aimed at. `effect` is the deferred effect on that weapon. */
export type Target = 'hero' | WeaponTarget;
export type WeaponTarget = { readonly weapon: WeaponId } | { readonly effect: WeaponId };

export const MAX_ENERGY = 12; // SCW 2.6.1.2
export const ACTIONS = 4; // SCW 2.2.3.1
export const MAX_WEAPONS = 5; // SCW 1.5.1.2
export const STARTER_LOSS = 2; // SCW 2.1.1.4
export const CURSE_PRICE = 5; // SCW 2.5.3.1
export const SUDDEN_DEATH_ROUND = 9; // SCW 2.3.3.2
export const SUDDEN_DEATH_LOSS = 5; // SCW 2.3.3.2

export function cloneWorld(w: World): World {
  const weapons: Weapon[] = [];
  for (const { owner, card, state, deferred } of w.weapons) weapons.push({ owner, card, state, deferred });
  return {
    round: w.round,
    starter: w.starter,
    active: w.active,
    actions: w.actions,
    sides: [cloneSide(w.sides[0]), cloneSide(w.sides[1])],
    weapons,
    switches: w.switches,
  };
}

function cloneSide({ pool, hero, lives, energy, starting, used }: Side): Side {
  return {
    pool: pool && { heroes: pool.heroes, weapons: pool.weapons, hero: pool.hero, chosen: pool.chosen.slice() },
    hero,
    lives,
    energy,
    starting,
    used: used.slice(),
  };
}
