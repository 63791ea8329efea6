/** The strength of cards and the average of their kinds. */
import { rules } from '@kolbiste/testkit/vitest';
import { newTable } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import {
  averageHeroStrength,
  averageWeaponStrength,
  heroKinds,
  heroStrength,
  makeHero,
  makeWeapon,
  seededRandom,
  weaponKinds,
  weaponStrength,
  type HeroCard,
  type WeaponCard,
} from '../../src/cards/index.ts';
import { game } from '../../src/index.ts';

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
  it('of a hero is energies, bonuses and specials with their signs, not lives', rules('SCW 1.4.6.2'), () => {
    expect(heroStrength(hero)).toBe(3 + 2 + 4 + 1 + 2 - 1 - 2 + 4);
    expect(heroStrength({ ...hero, lives: 3 } as HeroCard)).toBe(heroStrength(hero));
  });

  it('of a weapon is every number on it, the cost and a negative value too', rules('SCW 1.4.6.3', 'SCW R-73'), () => {
    expect(weaponStrength(weapon)).toBe(2 - 3 + 2 + 7 + 6 + 3 + 2);
    expect(weaponStrength({ ...weapon, cost: 0 })).toBe(weaponStrength(weapon) - 2);
  });

  it('plays no part in the game', rules('SCW R-73'), () => {
    const card = makeWeapon(weaponKinds[0]!, seededRandom(1));
    expect(weaponStrength({ ...card, cost: card.cost + 1 })).toBe(weaponStrength(card) + 1);
    const play = newTable(game, { seed: 'strength' });
    expect(JSON.stringify(play.position)).not.toContain('strength');
  });
});

it('knows the average strength its cards have', rules('SCW 1.4.6.1'), () => {
  const random = seededRandom(8);
  const CARDS = 4000;
  // One deviation of a mean of 4000 cards is at most 3 / √4000 = 0.05; 0.25 is five of them.
  for (const kind of heroKinds.slice(0, 12)) {
    let sum = 0;
    for (let i = 0; i < CARDS; i++) sum += heroStrength(makeHero(kind, random));
    expect(Math.abs(sum / CARDS - averageHeroStrength(kind))).toBeLessThan(0.25);
  }
  for (const kind of weaponKinds.slice(0, 12)) {
    let sum = 0;
    for (let i = 0; i < CARDS; i++) sum += weaponStrength(makeWeapon(kind, random));
    expect(Math.abs(sum / CARDS - averageWeaponStrength(kind))).toBeLessThan(0.25);
  }
});
