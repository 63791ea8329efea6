import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  averageHeroStrength,
  averageWeaponStrength,
  checkHero,
  checkWeapon,
  EDITIONS,
  encodeCard,
  heroKind,
  heroStrength,
  ISLANDS,
  starterSets,
  weaponKind,
  weaponStrength,
} from '../../src/cards/index.ts';

describe('starter sets', () => {
  it('are at least ten, with their own names, from all islands and editions', () => {
    expect(starterSets.length).toBeGreaterThanOrEqual(10);
    for (const part of [
      starterSets.map(s => s.id),
      starterSets.map(s => s.name.cs),
      starterSets.map(s => s.name.en),
      starterSets.map(s => s.hero.kind),
    ])
      expect(new Set(part).size).toBe(starterSets.length);
    expect(new Set(starterSets.map(s => s.hero.island))).toEqual(new Set(ISLANDS));
    expect(new Set(starterSets.flatMap(s => s.weapons.map(w => w.edition)))).toEqual(new Set(EDITIONS));
  });

  it.each(starterSets)(
    '$id: a valid hero with five different weapons of its types',
    rules('SCW 1.5.1.2', 'SCW R-14', 'SCW 2.5.1.2'),
    ({ hero, weapons }) => {
      expect(checkHero(hero)).toEqual([]);
      expect(weapons.map(checkWeapon)).toEqual([[], [], [], [], []]);
      expect(new Set(weapons.map(w => w.kind)).size).toBe(5);
      for (const weapon of weapons) expect(hero.focus).toContain(weapon.type);
    },
  );

  it.each(starterSets)('$id: plays from the first turn, and the hero’s bonuses help its weapons', ({ hero, weapons }) => {
    const costs = weapons.map(w => w.cost);
    expect(costs.filter(cost => cost <= 1).length).toBeGreaterThanOrEqual(2);
    expect(Math.min(...costs)).toBeLessThanOrEqual(hero.energy[0]);
    const icons: readonly string[] = hero.slots.flat().map(slot => slot.icon);
    expect(weapons.every(w => w.sectors.some(s => icons.includes(s.effect)))).toBe(true);
  });

  it.each(starterSets)('$id: neither lucky nor unlucky', ({ hero, weapons }) => {
    expect(Math.abs(heroStrength(hero) - averageHeroStrength(heroKind(hero.kind)!))).toBeLessThanOrEqual(1);
    for (const weapon of weapons)
      expect(Math.abs(weaponStrength(weapon) - averageWeaponStrength(weaponKind(weapon.kind)!))).toBeLessThanOrEqual(1);
  });

  it('never change: saved games and links name them', () => {
    expect(starterSets.map(s => [s.id, encodeCard(s.hero), ...s.weapons.map(encodeCard)].join(' '))).toMatchSnapshot();
  });
});
