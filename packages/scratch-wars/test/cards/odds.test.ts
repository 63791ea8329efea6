/** The odds of a spin before it is made. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { chanceOfRed, makeWeapon, oddsOf, seededRandom, weaponKinds, type Sector } from '../../src/index.ts';

const sector = (colour: Sector['colour'], effect: Sector['effect'], value: number, durability: number | null = null): Sector => ({
  colour,
  effect,
  value,
  durability,
});

describe('odds', () => {
  const wheel = {
    sectors: [
      sector('green', 'energy', 1),
      sector('red', 'heroAttack', 3),
      sector('green', 'energy', 1),
      sector('orange', 'energy', 1),
      sector('green', 'shield', 2, 3),
      sector('green', 'shield', 2, 4),
      sector('red', 'heroAttack', 3),
      sector('green', 'energy', 2),
      sector('green', 'energy', 1),
    ],
  };

  it('put equal sectors together, the likeliest first, in ninths', rules('SCW R-70'), () => {
    expect(
      oddsOf(wheel).map(({ colour, effect, value, durability, sectors, chance }) => [colour, effect, value, durability, sectors, chance]),
    ).toEqual([
      ['green', 'energy', 1, null, 3, 3 / 9],
      ['red', 'heroAttack', 3, null, 2, 2 / 9],
      ['orange', 'energy', 1, null, 1, 1 / 9],
      ['green', 'shield', 2, 3, 1, 1 / 9],
      ['green', 'shield', 2, 4, 1, 1 / 9],
      ['green', 'energy', 2, null, 1, 1 / 9],
    ]);
    expect(chanceOfRed(wheel)).toBe(2 / 9);
  });

  it('add up to one on every kind of weapon', rules('SCW R-70'), () => {
    const random = seededRandom(1);
    for (const kind of weaponKinds) {
      const weapon = makeWeapon(kind, random);
      const odds = oddsOf(weapon);
      expect(odds.reduce((sum, { sectors }) => sum + sectors, 0)).toBe(9);
      expect(odds.filter(({ colour }) => colour === 'red').reduce((sum, { sectors }) => sum + sectors, 0) / 9).toBeCloseTo(
        chanceOfRed(weapon),
      );
      expect(odds.map(({ sectors }) => sectors)).toEqual(odds.map(({ sectors }) => sectors).toSorted((a, b) => b - a));
    }
  });
});
