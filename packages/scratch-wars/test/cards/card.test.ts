import { describe, expect, it } from 'vitest';
import {
  DEFERRED,
  heroStrength,
  isDeferred,
  isHeroCard,
  isReusable,
  isSpecial,
  SPECIALS,
  starterSets,
  weaponStrength,
} from '../../src/cards/index.ts';
import type { HeroCard, WeaponCard } from '../../src/cards/index.ts';

const hero: HeroCard = {
  kind: '',
  name: 'Alfréd',
  island: 'vampiria',
  rarity: 2,
  lives: 21,
  focus: ['sword'],
  energy: [3, 2, 4, 1],
  slots: [
    [{ icon: 'heroAttack', value: 2 }],
    [
      { icon: 'shield', value: -1 },
      { icon: 'battleTrick', value: -2 },
    ],
    [],
    [{ icon: 'nightAttack', value: 4 }],
  ],
};

const weapon: WeaponCard = {
  kind: '',
  name: 'KRTK',
  edition: 'canbalandia',
  type: 'axe',
  rarity: 1,
  durability: 3,
  cost: 2,
  sectors: [
    { colour: 'green', effect: 'energy', value: 2, durability: null },
    { colour: 'red', effect: 'canbalandAttack', value: -3, durability: null },
    { colour: 'green', effect: 'trap', value: 2, durability: 7 },
    ...Array.from({ length: 6 }, () => ({ colour: 'orange', effect: 'heal', value: 1, durability: null }) as const),
  ],
};

describe('strength', () => {
  it('of a hero is energies, bonuses and specials with their signs, not lives [SCW 1.4.6.2]', () => {
    expect(heroStrength(hero)).toBe(3 + 2 + 4 + 1 + 2 - 1 - 2 + 4);
    expect(heroStrength({ ...hero, lives: 3 } as HeroCard)).toBe(heroStrength(hero));
  });

  it('of a weapon is every number on it, the cost and a negative value too [SCW 1.4.6.3] [R-73]', () => {
    expect(weaponStrength(weapon)).toBe(2 - 3 + 2 + 7 + 6 + 3 + 2);
    expect(weaponStrength({ ...weapon, cost: 0 })).toBe(weaponStrength(weapon) - 2);
  });
});

describe('icons', () => {
  it('are deferred, special or neither', () => {
    expect(DEFERRED.every(isDeferred)).toBe(true);
    expect([isDeferred('energy'), isDeferred('blessing'), isDeferred('mechanic')]).toEqual([false, false, false]);
    expect(SPECIALS.every(isSpecial)).toBe(true);
    expect([isSpecial('combo'), isSpecial('blessing')]).toEqual([false, false]);
  });

  it('say by their kind whether the effect stays after it fires [SCW 3.2.3.4] [R-28]', () => {
    expect(DEFERRED.filter(isReusable)).toEqual(['permanentAttack']);
  });
});

it('tells heroes from weapons', () => {
  const set = starterSets[0]!;
  expect(isHeroCard(set.hero)).toBe(true);
  expect(isHeroCard(set.weapons[0]!)).toBe(false);
});
