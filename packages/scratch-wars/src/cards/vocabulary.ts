/** What a card can say: heroes and weapons as plain data, and the kinds they are rolled from. */

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
export const byTime = <T>(make: (time: number) => T): ByTime<T> => [make(0), make(1), make(2), make(3)];

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

/** Circle or hexagon: decided by the effect, not by the card. Only the permanent attack stays after it fires. */
export const isReusable = (effect: Deferred): boolean => effect === 'permanentAttack';

/** What a number of a kind may be: neighbouring values, rising. Two are equally likely, three come 1:2:1, four 1:3:3:1. */
export type Roll = readonly number[];

export interface Bilingual {
  readonly cs: string;
  readonly en: string;
}

export interface KindSlot {
  readonly icon: BonusIcon | Special;
  readonly value: Roll;
}

export interface KindSector {
  readonly colour: Colour;
  readonly effect: Effect;
  readonly value: Roll;
  readonly durability: Roll | null;
}

/** What all heroes of a kind share, and what each number is rolled among. */
export interface HeroKind extends Pick<HeroCard, 'island' | 'rarity' | 'focus'> {
  readonly id: string;
  readonly name: Bilingual;
  readonly lives: Roll;
  readonly energy: ByTime<Roll>;
  readonly slots: ByTime<readonly KindSlot[]>;
}

/** What all weapons of a kind share, and what each number is rolled among. */
export interface WeaponKind extends Pick<WeaponCard, 'edition' | 'rarity' | 'type' | 'cost'> {
  readonly id: string;
  readonly name: Bilingual;
  readonly durability: Roll;
  readonly sectors: readonly KindSector[];
}
