/** Opening packs. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  checkHero,
  checkWeapon,
  EDITIONS,
  HERO_SHARES,
  isHeroCard,
  openPack,
  PACKS,
  RARITIES,
  seededRandom,
  WEAPON_SHARES,
  type Card,
  type PackSize,
  type Rarity,
} from '../../src/cards/index.ts';

const sizes = Object.keys(PACKS) as PackSize[];

describe('a pack', () => {
  it.each(sizes)('of size %s holds its heroes, then its weapons, all valid', size => {
    const cards = openPack(seededRandom(1), { size });
    expect(cards.map(isHeroCard)).toEqual([...Array(PACKS[size].heroes).fill(true), ...Array(PACKS[size].weapons).fill(false)]);
    for (const card of cards) expect(isHeroCard(card) ? checkHero(card) : checkWeapon(card)).toEqual([]);
  });

  it('is the same from the same seed and another from another', () => {
    expect(openPack(seededRandom(7), { size: 'tin' })).toEqual(openPack(seededRandom(7), { size: 'tin' }));
    expect(openPack(seededRandom(7), { size: 'tin' })).not.toEqual(openPack(seededRandom(8), { size: 'tin' }));
  });

  it.each(EDITIONS)('of the edition %s holds its cards only, and in time all its kinds', edition => {
    const random = seededRandom(2);
    const cards: Card[] = [];
    for (let i = 0; i < 1500; i++) cards.push(...openPack(random, { size: 'booster', edition }));
    const islands = edition === 'base' ? ['techlandia', 'biolandia'] : [edition];
    expect(cards.filter(card => (isHeroCard(card) ? !islands.includes(card.island) : card.edition !== edition))).toEqual([]);
    const kinds = new Set(cards.map(card => card.kind)).size;
    expect(kinds).toBe(edition === 'base' ? 24 + 40 : 8 + 12);
  });

  // 16,000 weapons and 4,000 heroes of each: one deviation of a share is at most 0.004 and 0.008; 0.016 and 0.032 are four of them.
  it.each([...EDITIONS, undefined])('of %s yields rarities by their shares', rules('SCW 1.4.5.1'), edition => {
    const random = seededRandom(3);
    const counts = { hero: { 1: 0, 2: 0, 3: 0, 4: 0 }, weapon: { 1: 0, 2: 0, 3: 0, 4: 0 } } as Record<string, Record<Rarity, number>>;
    for (let i = 0; i < 4000; i++)
      for (const card of openPack(random, { size: 'booster', ...(edition && { edition }) }))
        counts[isHeroCard(card) ? 'hero' : 'weapon']![card.rarity]++;
    const wholes = { hero: 99, weapon: 100 };
    for (const rarity of RARITIES) {
      expect(Math.abs(counts['hero']![rarity] / 4000 - HERO_SHARES[rarity] / wholes.hero)).toBeLessThan(0.032);
      expect(Math.abs(counts['weapon']![rarity] / 16_000 - WEAPON_SHARES[rarity] / wholes.weapon)).toBeLessThan(0.016);
    }
  });
});

describe('the seeded numbers', () => {
  it('are even and cover the whole range', () => {
    const random = seededRandom(6);
    const counts = Array.from({ length: 9 }, () => 0);
    for (let i = 0; i < 90_000; i++) counts[random.integer(9)]!++;
    // Chi-square with 8 degrees of freedom stays below 26.1 in 999 of 1000 cases.
    expect(counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(26.1);
    expect(random.integer(1)).toBe(0);
  });
});
