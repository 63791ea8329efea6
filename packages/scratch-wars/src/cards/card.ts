/** What a printed card says: the hero and the weapon as plain data, their vocabulary and their strength. */

export const ISLANDS = ['techlandia', 'biolandia', 'canbalandia', 'vampiria', 'zepplandia'] as const;
export type Island = (typeof ISLANDS)[number];

/** The first edition holds two islands; each expansion one (SCW 1.1.2.3). Weapons belong to an edition, heroes to an island. */
export const EDITIONS = ['base', 'canbalandia', 'vampiria', 'zepplandia'] as const;
export type Edition = (typeof EDITIONS)[number];

export const WEAPON_TYPES = ['sword', 'axe', 'bow', 'wand'] as const;
export type WeaponType = (typeof WEAPON_TYPES)[number];

export const COLOURS = ['green', 'orange', 'red'] as const;
export type Colour = (typeof COLOURS)[number];

export const ONE_SHOTS = [
  'energy',
  'heroAttack',
  'weaponAttack',
  'universalAttack',
  'heal',
  'canbalandAttack',
  'bite',
  'curse',
  'shrapnel',
] as const;
export type OneShot = (typeof ONE_SHOTS)[number];

export const DEFERRED = ['permanentAttack', 'shield', 'combo', 'trap'] as const;
export type Deferred = (typeof DEFERRED)[number];

export const EFFECTS = [...ONE_SHOTS, ...DEFERRED] as const;
export type Effect = OneShot | Deferred;

export const SPECIALS = ['comboDetonator', 'nightAttack', 'mechanic', 'battleTrick'] as const;
export type Special = (typeof SPECIALS)[number];

export const BONUS_ICONS = [...EFFECTS, 'blessing'] as const;
export type BonusIcon = Effect | 'blessing';

export const TIMES = ['morning', 'noon', 'evening', 'night'] as const;
export type TimeOfDay = (typeof TIMES)[number];

/** Stars: wood, stone, steel and gold on heroes (SCW 1.4.7.1). */
export const RARITIES = [1, 2, 3, 4] as const;
export type Rarity = (typeof RARITIES)[number];

/** The kind of a card typed in from elsewhere that matches none of our kinds. */
export const NO_KIND = '';

/** A bonus, a malus or a special of one time of day. */
export interface Slot {
  readonly icon: BonusIcon | Special;
  readonly value: number;
}

/** Four things, one for each of `TIMES`, in that order. */
export type ByTime<T> = readonly [T, T, T, T];

export interface HeroCard {
  /** Id of the kind, or `NO_KIND`. */
  readonly kind: string;
  readonly name: string;
  readonly island: Island;
  readonly rarity: Rarity;
  readonly lives: number;
  readonly focus: readonly WeaponType[];
  readonly energy: ByTime<number>;
  /** Up to two for each time of day. */
  readonly slots: ByTime<readonly Slot[]>;
}

export interface Sector {
  readonly colour: Colour;
  readonly effect: Effect;
  readonly value: number;
  /** Of deferred effects only; null on one-shots. */
  readonly durability: number | null;
}

export interface WeaponCard {
  /** Id of the kind, or `NO_KIND`. */
  readonly kind: string;
  /** Four consonants. */
  readonly name: string;
  readonly edition: Edition;
  readonly type: WeaponType;
  readonly rarity: Rarity;
  readonly durability: number;
  readonly cost: number;
  /** Nine, clockwise from the top. */
  readonly sectors: readonly Sector[];
}

export type Card = HeroCard | WeaponCard;

export const SECTORS = 9;
export const SLOTS_PER_TIME = 2;

export const isHeroCard = (card: Card): card is HeroCard => 'lives' in card;

export const isDeferred = (icon: Effect | BonusIcon | Special): icon is Deferred => (DEFERRED as readonly string[]).includes(icon);

export const isSpecial = (icon: BonusIcon | Special): icon is Special => (SPECIALS as readonly string[]).includes(icon);

/** Circle or hexagon: the kind of the effect says it, no card does. Only the permanent attack stays after it fires. */
export const isReusable = (effect: Deferred): boolean => effect === 'permanentAttack';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** All energies, bonuses and specials; lives do not count (SCW 1.4.6.2). */
export const heroStrength = (hero: Pick<HeroCard, 'energy' | 'slots'>): number =>
  sum(hero.energy) + sum(hero.slots.flat().map(slot => slot.value));

/** Every number on the wheel, the cost too: the literal sum, for information only (SCW 1.4.6.3). */
export const weaponStrength = (weapon: Pick<WeaponCard, 'durability' | 'cost' | 'sectors'>): number =>
  weapon.durability + weapon.cost + sum(weapon.sectors.map(sector => sector.value + (sector.durability ?? 0)));
