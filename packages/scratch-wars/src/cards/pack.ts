/** Opening packs: rarity first, by its share of printed cards, then a kind of that rarity, then the card (SCW 1.4.5.1). */
import type { Card, Edition, HeroCard, Island, Rarity, WeaponCard } from './vocabulary.ts';
import { EDITIONS, RARITIES } from './vocabulary.ts';
import { heroKindsOf, weaponKindsOf } from './registry.ts';
import { makeHero, makeWeapon } from './roll.ts';
import type { Random } from './name.ts';

/** Relative frequency of 1, 2, 3 and 4 stars among printed cards. */
export const HERO_SHARES: Readonly<Record<Rarity, number>> = { 1: 55, 2: 28, 3: 13, 4: 3 };
export const WEAPON_SHARES: Readonly<Record<Rarity, number>> = { 1: 58, 2: 24, 3: 14, 4: 4 };

/** A booster to taste, a tin to start with. */
export const PACKS = {
  booster: { heroes: 1, weapons: 4 },
  tin: { heroes: 2, weapons: 6 },
} as const;
export type PackSize = keyof typeof PACKS;

export interface PackOptions {
  readonly size: PackSize;
  /** Only cards of this edition; all of them if left out. */
  readonly edition?: Edition;
}

const ISLANDS_OF: Readonly<Record<Edition, readonly Island[]>> = {
  base: ['techlandia', 'biolandia'],
  canbalandia: ['canbalandia'],
  vampiria: ['vampiria'],
  zepplandia: ['zepplandia'],
};

function drawRarity(shares: Readonly<Record<Rarity, number>>, random: Random): Rarity {
  let ticket = random.integer(RARITIES.reduce((total, rarity) => total + shares[rarity], 0));
  return RARITIES.find(rarity => (ticket -= shares[rarity]) < 0)!;
}

function drawKind<Kind extends { readonly rarity: Rarity }>(kinds: readonly Kind[], rarity: Rarity, random: Random): Kind {
  const fitting = kinds.filter(kind => kind.rarity === rarity);
  return fitting[random.integer(fitting.length)]!;
}

const editionsOf = (edition: Edition | undefined): readonly Edition[] => (edition ? [edition] : EDITIONS);

export function drawHero(random: Random, edition?: Edition): HeroCard {
  const kinds = editionsOf(edition)
    .flatMap(e => ISLANDS_OF[e])
    .flatMap(island => heroKindsOf[island]);
  return makeHero(drawKind(kinds, drawRarity(HERO_SHARES, random), random), random);
}

export function drawWeapon(random: Random, edition?: Edition): WeaponCard {
  const kinds = editionsOf(edition).flatMap(e => weaponKindsOf[e]);
  return makeWeapon(drawKind(kinds, drawRarity(WEAPON_SHARES, random), random), random);
}

/** Heroes first, then weapons. */
export function openPack(random: Random, { size, edition }: PackOptions): readonly Card[] {
  const { heroes, weapons } = PACKS[size];
  return [
    ...Array.from({ length: heroes }, () => drawHero(random, edition)),
    ...Array.from({ length: weapons }, () => drawWeapon(random, edition)),
  ];
}
