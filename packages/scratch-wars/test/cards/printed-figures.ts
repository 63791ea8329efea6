/**
 * Figures of printed cards, aggregated over the four editions (about 73,000 heroes and 90,000 weapons listed by players): the
 * measure our kinds are held to. `percent` is the share of cards, `slots`, `sectors` and `colours` count kinds.
 */
import type { BonusIcon, Colour, Deferred, Effect, Rarity, Special, TimeOfDay } from '../../src/cards/index.ts';

export interface Figure {
  readonly min: number;
  readonly max: number;
  readonly mean: number;
  readonly percent: Readonly<Record<string, number>>;
}

/** How many weapon kinds were counted. */
export const PRINTED_WEAPON_KINDS = 140;

export const heroLives: Figure = {
  min: 18,
  max: 25,
  mean: 21.31,
  percent: { 18: 3.9, 19: 10.9, 20: 15.3, 21: 23.8, 22: 23.2, 23: 14.0, 24: 7.0, 25: 1.9 },
};

export const heroEnergy: Readonly<Record<TimeOfDay, Figure>> = {
  morning: { min: 1, max: 6, mean: 2.93, percent: { 1: 7.8, 2: 28.0, 3: 33.2, 4: 25.5, 5: 5.4, 6: 0.1 } },
  noon: { min: 1, max: 5, mean: 3.01, percent: { 1: 4.1, 2: 27.0, 3: 38.9, 4: 24.1, 5: 5.9 } },
  evening: { min: 1, max: 8, mean: 3.14, percent: { 1: 2.9, 2: 22.6, 3: 41.6, 4: 25.2, 5: 6.8, 6: 0.2, 7: 0.4, 8: 0.2 } },
  night: { min: 1, max: 6, mean: 2.84, percent: { 1: 10.7, 2: 28.4, 3: 33.6, 4: 21.6, 5: 5.1, 6: 0.6 } },
};

interface BonusFigure extends Figure {
  readonly slots: number;
  readonly byTime: Readonly<Partial<Record<TimeOfDay, number>>>;
}

export const heroBonus: Readonly<Record<BonusIcon | Special, BonusFigure>> = {
  heroAttack: {
    slots: 81,
    byTime: { morning: 20, noon: 28, evening: 22, night: 11 },
    min: -2,
    max: 4,
    mean: 1.92,
    percent: { '-2': 0.8, '-1': 5.8, 1: 20.1, 2: 42.5, 3: 28.3, 4: 2.5 },
  },
  universalAttack: {
    slots: 65,
    byTime: { morning: 17, noon: 12, evening: 17, night: 19 },
    min: -2,
    max: 4,
    mean: 1.63,
    percent: { '-2': 0.7, '-1': 8.1, 1: 29.7, 2: 42.6, 3: 18.2, 4: 0.8 },
  },
  weaponAttack: {
    slots: 72,
    byTime: { morning: 17, noon: 20, evening: 11, night: 24 },
    min: -2,
    max: 4,
    mean: 1.92,
    percent: { '-2': 0.3, '-1': 6.4, 1: 21.4, 2: 42.4, 3: 25.2, 4: 4.2 },
  },
  shield: {
    slots: 54,
    byTime: { morning: 11, noon: 17, evening: 17, night: 9 },
    min: -2,
    max: 5,
    mean: 1.81,
    percent: { '-2': 0.5, '-1': 5.4, 1: 27.5, 2: 43.3, 3: 19.9, 4: 3.0, 5: 0.4 },
  },
  energy: {
    slots: 28,
    byTime: { morning: 10, noon: 10, evening: 2, night: 6 },
    min: -2,
    max: 4,
    mean: 1.52,
    percent: { '-2': 0.3, '-1': 10.9, 1: 33.1, 2: 38.3, 3: 16.4, 4: 1.0 },
  },
  combo: {
    slots: 61,
    byTime: { morning: 15, noon: 15, evening: 15, night: 16 },
    min: -1,
    max: 5,
    mean: 2.52,
    percent: { '-1': 2.1, 1: 11.2, 2: 33.9, 3: 37.7, 4: 13.3, 5: 1.8 },
  },
  heal: {
    slots: 30,
    byTime: { morning: 5, noon: 10, evening: 7, night: 8 },
    min: -1,
    max: 4,
    mean: 1.93,
    percent: { '-1': 5.8, 1: 23.6, 2: 40.1, 3: 27.1, 4: 3.4 },
  },
  blessing: {
    slots: 16,
    byTime: { morning: 5, noon: 4, evening: 4, night: 3 },
    min: -1,
    max: 4,
    mean: 1.72,
    percent: { '-1': 1.9, 1: 35.3, 2: 50.1, 3: 12.7, 4: 0.0 },
  },
  curse: {
    slots: 16,
    byTime: { morning: 6, noon: 3, evening: 5, night: 2 },
    min: -1,
    max: 5,
    mean: 2.03,
    percent: { '-1': 4.4, 1: 24.0, 2: 40.0, 3: 24.3, 4: 6.0, 5: 1.3 },
  },
  bite: {
    slots: 19,
    byTime: { morning: 4, noon: 3, evening: 7, night: 5 },
    min: -1,
    max: 3,
    mean: 1.09,
    percent: { '-1': 12.0, 1: 56.7, 2: 29.9, 3: 1.4 },
  },
  nightAttack: {
    slots: 9,
    byTime: { evening: 2, night: 7 },
    min: 1,
    max: 6,
    mean: 2.59,
    percent: { 1: 14.6, 2: 33.0, 3: 33.1, 4: 17.3, 5: 2.1, 6: 0.0 },
  },
  battleTrick: {
    slots: 13,
    byTime: { morning: 3, noon: 2, evening: 4, night: 4 },
    min: -2,
    max: 2,
    mean: -0.99,
    percent: { '-2': 24.5, '-1': 50.0, 0: 25.5, 1: 0.0, 2: 0.0 },
  },
  canbalandAttack: {
    slots: 20,
    byTime: { morning: 6, noon: 3, evening: 7, night: 4 },
    min: 1,
    max: 3,
    mean: 1.91,
    percent: { 1: 29.4, 2: 50.4, 3: 20.3 },
  },
  comboDetonator: {
    slots: 30,
    byTime: { morning: 8, noon: 5, evening: 9, night: 8 },
    min: -1,
    max: 2,
    mean: 0.35,
    percent: { '-1': 28.9, 0: 11.2, 1: 55.8, 2: 4.2 },
  },
  permanentAttack: {
    slots: 43,
    byTime: { morning: 11, noon: 12, evening: 10, night: 10 },
    min: -2,
    max: 3,
    mean: 1.39,
    percent: { '-2': 0.4, '-1': 10.6, 1: 37.3, 2: 41.8, 3: 9.9 },
  },
  mechanic: {
    slots: 16,
    byTime: { morning: 4, noon: 1, evening: 6, night: 5 },
    min: 1,
    max: 5,
    mean: 1.94,
    percent: { 1: 31.7, 2: 46.3, 3: 18.2, 4: 3.4, 5: 0.3 },
  },
  shrapnel: {
    slots: 16,
    byTime: { morning: 5, noon: 4, evening: 3, night: 4 },
    min: -1,
    max: 4,
    mean: 2.04,
    percent: { '-1': 5.6, 1: 16.7, 2: 42.0, 3: 33.2, 4: 2.4 },
  },
  trap: {
    slots: 16,
    byTime: { morning: 5, noon: 4, evening: 3, night: 4 },
    min: -1,
    max: 4,
    mean: 1.96,
    percent: { '-1': 1.0, 1: 29.6, 2: 45.2, 3: 20.0, 4: 4.3 },
  },
};

/** Kinds of each rarity by number of filled slots and by number of weapon types in focus. */
export const heroSlotCounts: Readonly<Record<Rarity, Readonly<Record<number, number>>>> = {
  1: { 6: 13, 7: 10, 8: 10 },
  2: { 6: 7, 7: 12, 8: 7 },
  3: { 6: 1, 7: 8, 8: 8 },
  4: { 7: 3, 8: 6 },
};
export const heroFocusCounts: Readonly<Record<Rarity, Readonly<Record<number, number>>>> = {
  1: { 1: 7, 2: 23, 3: 3 },
  2: { 1: 1, 2: 16, 3: 9 },
  3: { 1: 1, 2: 13, 3: 3 },
  4: { 2: 3, 3: 6 },
};

/** Kind averages of strength: their mean, least and greatest. */
export const heroStrengthByRarity: Readonly<Record<Rarity, { mean: number; min: number; max: number }>> = {
  1: { mean: 22.6, min: 20.8, max: 24.7 },
  2: { mean: 25.1, min: 23.7, max: 27.3 },
  3: { mean: 27.0, min: 23.2, max: 29.2 },
  4: { mean: 29.7, min: 28.3, max: 31.1 },
};
/** Energy of a whole day. */
export const heroEnergyPerDay: Readonly<Record<Rarity, number>> = { 1: 11.3, 2: 12.5, 3: 12.9, 4: 14.1 };
/** Standard deviation of a card's strength around its kind's average. */
export const strengthDeviation = { hero: 2.21, weapon: 1.9 };

/** Percent of printed cards by stars. */
export const rarityShares: Readonly<Record<'hero' | 'weapon', Readonly<Record<Rarity, number>>>> = {
  hero: { 1: 55, 2: 28, 3: 13, 4: 3 },
  weapon: { 1: 58, 2: 24, 3: 14, 4: 4 },
};

export const weaponDurability: Figure = { min: 1, max: 6, mean: 2.86, percent: { 1: 8.4, 2: 29.3, 3: 36.0, 4: 20.5, 5: 5.7, 6: 0.1 } };
export const weaponDurabilityByRarity: Readonly<Record<Rarity, Figure>> = {
  1: { min: 1, max: 5, mean: 2.62, percent: { 1: 9.8, 2: 36.6, 3: 38.0, 4: 13.3, 5: 2.3 } },
  2: { min: 1, max: 5, mean: 3.2, percent: { 1: 5.4, 2: 18.8, 3: 35.6, 4: 30.9, 5: 9.4 } },
  3: { min: 1, max: 5, mean: 2.97, percent: { 1: 11.1, 2: 24.9, 3: 29.3, 4: 25.1, 5: 9.6 } },
  4: { min: 1, max: 6, mean: 3.42, percent: { 1: 1.5, 2: 16.7, 3: 36.0, 4: 31.4, 5: 12.7, 6: 1.6 } },
};

/** Kinds by energy cost, and the mean value of a sector by cost. */
export const weaponCostKinds: Readonly<Record<number, number>> = { 0: 6, 1: 42, 2: 50, 3: 42 };
export const sectorValueByCost: Readonly<Record<number, number>> = { 0: 1.1, 1: 1.9, 2: 2.8, 3: 3.2 };
/** Sum of the nine effect values. */
export const wheelSumByRarity: Readonly<Record<Rarity, number>> = { 1: 19.7, 2: 24.9, 3: 22.8, 4: 24.8 };

/** Sectors of each colour on a wheel. */
export const wheelColours: Readonly<Record<Colour, number>> = { green: 4.12, orange: 3.41, red: 1.46 };
export const fourStarColours: Readonly<Record<Colour, number>> = { green: 5.3, orange: 2.9, red: 0.9 };
/** Of 140 wheels: energy in green at the top, no deferred effect at all, six of them. */
export const wheelLayouts = { greenEnergyOnTop: 112, noDeferred: 29, sixDeferred: 32 };
/** Shares of sectors whose value is one of two, and one of three, neighbours. */
export const rollWidths = { two: 0.65, three: 0.26 };

interface EffectFigure {
  readonly sectors: number;
  readonly colours: Readonly<Partial<Record<Colour, number>>>;
  readonly value: Figure;
}

export const effects: Readonly<Record<Effect, EffectFigure>> = {
  energy: {
    sectors: 225,
    colours: { green: 193, orange: 32 },
    value: { min: 0, max: 6, mean: 2.27, percent: { 0: 0.6, 1: 24.1, 2: 37.5, 3: 25.6, 4: 9.9, 5: 2.1, 6: 0.2 } },
  },
  heal: {
    sectors: 74,
    colours: { green: 26, orange: 37, red: 11 },
    value: { min: 0, max: 5, mean: 2.21, percent: { 0: 1.3, 1: 21.3, 2: 41.6, 3: 28.4, 4: 6.1, 5: 1.3 } },
  },
  universalAttack: {
    sectors: 94,
    colours: { green: 19, orange: 44, red: 31 },
    value: { min: 1, max: 6, mean: 2.88, percent: { 1: 10.2, 2: 25.1, 3: 37.5, 4: 21.5, 5: 5.0, 6: 0.7 } },
  },
  canbalandAttack: {
    sectors: 45,
    colours: { green: 28, orange: 11, red: 6 },
    value: { min: -3, max: 0, mean: -1.94, percent: { '-3': 24.0, '-2': 47.8, '-1': 26.2, 0: 2.0 } },
  },
  permanentAttack: {
    sectors: 86,
    colours: { green: 38, orange: 27, red: 21 },
    value: { min: 0, max: 4, mean: 1.98, percent: { 0: 2.1, 1: 32.6, 2: 36.9, 3: 22.0, 4: 6.4 } },
  },
  shield: {
    sectors: 135,
    colours: { green: 78, orange: 46, red: 11 },
    value: { min: 0, max: 5, mean: 2.56, percent: { 0: 0.4, 1: 15.7, 2: 35.0, 3: 29.7, 4: 14.7, 5: 4.5 } },
  },
  weaponAttack: {
    sectors: 133,
    colours: { green: 79, orange: 39, red: 15 },
    value: { min: 0, max: 6, mean: 2.78, percent: { 0: 0.4, 1: 11.9, 2: 31.0, 3: 32.3, 4: 16.4, 5: 6.5, 6: 1.4 } },
  },
  bite: {
    sectors: 42,
    colours: { green: 21, orange: 13, red: 8 },
    value: { min: 0, max: 4, mean: 1.58, percent: { 0: 5.1, 1: 46.5, 2: 34.3, 3: 13.4, 4: 0.7 } },
  },
  curse: {
    sectors: 23,
    colours: { green: 6, orange: 12, red: 5 },
    value: { min: 0, max: 6, mean: 2.78, percent: { 0: 0.6, 1: 14.8, 2: 24.0, 3: 32.9, 4: 22.8, 5: 4.5, 6: 0.5 } },
  },
  combo: {
    sectors: 170,
    colours: { green: 27, orange: 105, red: 38 },
    value: { min: 0, max: 8, mean: 2.98, percent: { 0: 1.3, 1: 11.8, 2: 24.6, 3: 28.0, 4: 21.5, 5: 10.6, 6: 2.0, 7: 0.2, 8: 0.0 } },
  },
  heroAttack: {
    sectors: 152,
    colours: { green: 26, orange: 78, red: 48 },
    value: { min: 0, max: 6, mean: 2.53, percent: { 0: 1.1, 1: 19.9, 2: 31.0, 3: 27.5, 4: 14.8, 5: 4.6, 6: 1.1 } },
  },
  shrapnel: {
    sectors: 40,
    colours: { green: 8, orange: 25, red: 7 },
    value: { min: 0, max: 5, mean: 2.46, percent: { 0: 3.7, 1: 13.1, 2: 36.3, 3: 30.3, 4: 13.3, 5: 3.3 } },
  },
  trap: {
    sectors: 41,
    colours: { green: 28, orange: 9, red: 4 },
    value: { min: 0, max: 6, mean: 2.43, percent: { 0: 0.8, 1: 22.6, 2: 32.4, 3: 26.0, 4: 14.1, 5: 3.7, 6: 0.4 } },
  },
};

export const deferredDurability: Readonly<Record<Deferred, Figure>> = {
  permanentAttack: { min: 1, max: 6, mean: 1.71, percent: { 1: 51.5, 2: 36.0, 3: 8.4, 4: 0.4, 5: 1.8, 6: 1.9 } },
  shield: { min: 1, max: 6, mean: 2.09, percent: { 1: 33.9, 2: 38.1, 3: 17.4, 4: 6.9, 5: 3.1, 6: 0.5 } },
  combo: { min: 1, max: 5, mean: 1.91, percent: { 1: 40.7, 2: 36.0, 3: 16.0, 4: 6.4, 5: 0.9 } },
  trap: { min: 6, max: 9, mean: 7.31, percent: { 6: 16.9, 7: 42.6, 8: 32.9, 9: 7.7 } },
};
