/** Single cards of a kind, and their names. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  heroKinds,
  isHeroCard,
  ISLANDS,
  isOfHeroKind,
  isOfWeaponKind,
  isWeaponName,
  makeHero,
  makeWeapon,
  seededRandom,
  weaponKinds,
  type HeroKind,
} from '../../src/cards/index.ts';
import { heroNameAt, heroNameCount, heroNameNumber, WEAPON_NAME_COUNT, weaponNameAt, weaponNameNumber } from '../../src/cards/name.ts';

const CARDS = 20_000;

function sharesOfLives(values: readonly number[]): readonly number[] {
  const kind: HeroKind = { ...heroKinds[0]!, lives: values };
  const random = seededRandom(1);
  const counts = values.map(() => 0);
  for (let i = 0; i < CARDS; i++) counts[values.indexOf(makeHero(kind, random).lives)]!++;
  return counts.map(count => count / CARDS);
}

describe('a card', () => {
  it('is a hero as a whole, or the wheel of a weapon', rules('SCW 1.4.1.1'), () => {
    for (const kind of heroKinds) {
      const hero = makeHero(kind, seededRandom(1));
      expect(isHeroCard(hero)).toBe(true);
      expect(hero).not.toHaveProperty('sectors');
    }
    for (const kind of weaponKinds) {
      const weapon = makeWeapon(kind, seededRandom(1));
      expect(isHeroCard(weapon)).toBe(false);
      expect(weapon.sectors).toHaveLength(9);
    }
  });
});

describe('a number', () => {
  // With 20,000 cards a share strays by 0.0035 at most (one deviation); 0.015 is more than four.
  it.each([
    [[20], [1]],
    [
      [20, 21],
      [1 / 2, 1 / 2],
    ],
    [
      [20, 21, 22],
      [1 / 4, 1 / 2, 1 / 4],
    ],
    [
      [20, 21, 22, 23],
      [1 / 8, 3 / 8, 3 / 8, 1 / 8],
    ],
  ])('among %j falls in shares %j', (values, shares) => {
    const found = sharesOfLives(values);
    for (const [i, share] of shares.entries()) expect(Math.abs(found[i]! - share)).toBeLessThan(0.015);
  });
});

describe('a made card', () => {
  it('belongs to its kind, whatever was rolled', rules('SCW 1.4.6.1'), () => {
    const random = seededRandom(2);
    for (const kind of heroKinds) for (let i = 0; i < 20; i++) expect(isOfHeroKind(makeHero(kind, random), kind)).toBe(true);
    for (const kind of weaponKinds) for (let i = 0; i < 20; i++) expect(isOfWeaponKind(makeWeapon(kind, random), kind)).toBe(true);
  });

  it('does not belong to its kind once a number or an icon is changed', () => {
    const kind = heroKinds[0]!;
    const hero = makeHero(kind, seededRandom(2));
    expect(isOfHeroKind({ ...hero, lives: 30 }, kind)).toBe(false);
    expect(isOfHeroKind({ ...hero, focus: ['bow'] }, kind)).toBe(false);
    expect(isOfHeroKind({ ...hero, energy: [9, 9, 9, 9] }, kind)).toBe(false);
    expect(isOfHeroKind({ ...hero, slots: [[], [], [], []] }, kind)).toBe(false);
    const weaponsKind = weaponKinds[0]!;
    const weapon = makeWeapon(weaponsKind, seededRandom(2));
    expect(isOfWeaponKind({ ...weapon, cost: 0 }, weaponsKind)).toBe(false);
    expect(isOfWeaponKind({ ...weapon, sectors: weapon.sectors.toReversed() }, weaponsKind)).toBe(false);
  });

  it('comes out the same from the same numbers, and shares nothing with its kind', () => {
    expect(makeHero(heroKinds[5]!, seededRandom(9))).toEqual(makeHero(heroKinds[5]!, seededRandom(9)));
    expect(makeWeapon(weaponKinds[5]!, seededRandom(9))).toEqual(makeWeapon(weaponKinds[5]!, seededRandom(9)));
    expect(makeHero(heroKinds[5]!, seededRandom(9)).focus).not.toBe(heroKinds[5]!.focus);
  });

  it('is hardly ever equal to another of its kind', rules('SCW 1.4.4.1'), () => {
    const random = seededRandom(4);
    for (const kind of weaponKinds.slice(0, 10)) {
      const cards = new Set(Array.from({ length: 1000 }, () => JSON.stringify(makeWeapon(kind, random))));
      expect(cards.size).toBe(1000);
    }
  });
});

describe('names', () => {
  it.each(ISLANDS)('of heroes from %s are all different, and numbers and names lead to each other', island => {
    const count = heroNameCount(island);
    expect(count).toBeGreaterThan(500);
    const names = new Set<string>();
    for (let number = 0; number < count; number++) {
      const name = heroNameAt(island, number);
      names.add(name);
      if (heroNameNumber(island, name) !== number) expect.fail(`${name} is ${number}, not ${heroNameNumber(island, name)}`);
    }
    expect(names.size).toBe(count);
    expect(Math.max(...[...names].map(name => name.length))).toBeLessThanOrEqual(32);
  });

  it('of heroes are distinguished from names the island does not make', () => {
    expect(heroNameNumber('techlandia', 'KLIK-KUK-55')).not.toBeNull();
    expect(heroNameNumber('techlandia', 'KLIK-KUK-555')).toBeNull();
    expect(heroNameNumber('techlandia', 'Jára Cimrman')).toBeNull();
  });

  it('of weapons are four consonants, numbered', rules('SCW 1.4.3.1'), () => {
    expect(weaponNameAt(0)).toBe('BBBB');
    expect(weaponNameAt(WEAPON_NAME_COUNT - 1)).toBe('ZZZZ');
    for (let number = 0; number < WEAPON_NAME_COUNT; number += 997) {
      const name = weaponNameAt(number);
      expect(isWeaponName(name)).toBe(true);
      expect(weaponNameNumber(name)).toBe(number);
    }
  });
});
