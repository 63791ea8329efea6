/** What is wrong with a card from outside. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  checkHero,
  checkWeapon,
  heroKinds,
  makeHero,
  makeWeapon,
  seededRandom,
  weaponKinds,
  type CardProblem,
} from '../../src/cards/index.ts';

const random = seededRandom(3);
const hero = makeHero(heroKinds[0]!, random);
const weapon = makeWeapon(weaponKinds[0]!, random);

/** The one problem a change causes, as `at fault rule`. */
const only = (problems: readonly CardProblem[]): string => problems.map(p => `${p.at} ${p.fault} [${p.rule}]`).join('; ');
const heroWith = (change: object): string => only(checkHero({ ...hero, ...change }));
const weaponWith = (change: object): string => only(checkWeapon({ ...weapon, ...change }));
const slotAt = (time: number, ...slots: readonly object[]): string => heroWith({ slots: [0, 1, 2, 3].map(t => (t === time ? slots : [])) });

const sectorWith = (change: object): string =>
  weaponWith({
    sectors: weapon.sectors.map((sector, i) =>
      i === 4 ? { colour: 'green', effect: 'heal', value: 1, durability: null, ...change } : sector,
    ),
  });

describe('a hero', () => {
  it('of our kinds is valid', () => {
    for (const kind of heroKinds) expect(checkHero(makeHero(kind, random))).toEqual([]);
  });

  it('needs a life left after losing two as the starter', rules('SCW 1.5.1.4', 'SCW R-19'), () => {
    expect(heroWith({ lives: 2 })).toBe('lives tooLow [R-19]');
    expect(checkHero({ ...hero, lives: 2 })[0]!.limit).toBe(3);
    expect(heroWith({ lives: 3 })).toBe('');
    expect(heroWith({ lives: 51 })).toBe('lives tooHigh [SCW 1.5.1.4]');
    expect(heroWith({ lives: 20.5 })).toBe('lives malformed [SCW 1.5.1.4]');
  });

  it('has the night attack in the evening or at night only', rules('SCW 5.3.2.1'), () => {
    const night = { icon: 'nightAttack', value: 2 };
    expect(slotAt(0, night)).toBe('slots.morning.0 wrongTime [SCW 5.3.2.1]');
    expect(slotAt(1, night)).toBe('slots.noon.0 wrongTime [SCW 5.3.2.1]');
    expect(slotAt(2, night)).toBe('');
    expect(slotAt(3, night)).toBe('');
    for (const time of [0, 1, 2, 3]) expect(slotAt(time, { icon: 'mechanic', value: 2 })).toBe('');
  });

  it('has bonuses above or below zero, never zero', rules('SCW 4.2.1.1', 'SCW 4.2.2.1'), () => {
    expect(slotAt(0, { icon: 'shield', value: 0 })).toBe('slots.morning.0.value zero [SCW 4.2.1.1]');
    expect(slotAt(0, { icon: 'shield', value: -2 })).toBe('');
    expect(slotAt(0, { icon: 'blessing', value: 3 })).toBe('');
    expect(slotAt(0, { icon: 'shield', value: 10 })).toBe('slots.morning.0.value tooHigh [SCW 4.2.1.1]');
  });

  it('pays for the battle trick or has it for nothing, never gains', rules('SCW R-67'), () => {
    expect(slotAt(1, { icon: 'battleTrick', value: 0 })).toBe('');
    expect(slotAt(1, { icon: 'battleTrick', value: -2 })).toBe('');
    expect(slotAt(1, { icon: 'battleTrick', value: 1 })).toBe('slots.noon.0.value tooHigh [R-67]');
  });

  it('may have a detonator of any sign, but a night attack and a mechanic that do something', rules('SCW 5.3.1.9', 'SCW 5.3.3.1'), () => {
    expect(slotAt(1, { icon: 'comboDetonator', value: -1 }, { icon: 'comboDetonator', value: 0 })).toBe('');
    expect(slotAt(1, { icon: 'mechanic', value: 0 })).toBe('slots.noon.0.value tooLow [SCW 5.3.3.1]');
    expect(slotAt(3, { icon: 'nightAttack', value: 0 })).toBe('slots.night.0.value tooLow [SCW 5.3.2.2]');
  });

  it('has at most two icons for a time of day, which may be equal', rules('SCW 1.4.2.1', 'SCW R-64'), () => {
    const bonus = { icon: 'heal', value: 1 };
    expect(slotAt(2, bonus, bonus)).toBe('');
    expect(slotAt(2, bonus, bonus, bonus)).toBe('slots.evening tooMany [SCW 1.4.2.1]');
    expect(slotAt(2, { icon: 'cumulativeAttack', value: 1 })).toBe('slots.evening.0.icon unknown [SCW 1.4.2.1]');
  });

  it('gains no more energy than a hero can hold', rules('SCW 2.6.1.2'), () => {
    expect(heroWith({ energy: [12, 0, 1, 1] })).toBe('');
    expect(heroWith({ energy: [13, 1, 1, 1] })).toBe('energy.morning tooHigh [SCW 2.6.1.2]');
    expect(heroWith({ energy: [1, 1, 1, -1] })).toBe('energy.night tooLow [SCW 2.6.1.2]');
    expect(heroWith({ energy: [1, 1, 1] })).toBe('energy tooFew [SCW 1.4.2.1]');
  });

  it('names its weapon types once each', rules('SCW 1.4.2.1', 'SCW 1.4.7.2'), () => {
    expect(heroWith({ focus: ['bow', 'bow'] })).toBe('focus.1 repeated [SCW 1.4.2.1]');
    expect(heroWith({ focus: [] })).toBe('focus tooFew [SCW 1.4.2.1]');
    expect(heroWith({ focus: ['spoon'] })).toBe('focus.0 unknown [SCW 1.4.7.2]');
  });

  it('has a name, an island, a rarity and a known kind or none', rules('SCW 1.4.4.1', 'SCW 1.4.5.3'), () => {
    expect(heroWith({ name: '' })).toBe('name tooFew [SCW 1.4.4.1]');
    expect(heroWith({ name: 'x'.repeat(33) })).toBe('name tooMany [SCW 1.4.4.1]');
    expect(heroWith({ name: ' Eda' })).toBe('name malformed [SCW 1.4.4.1]');
    expect(heroWith({ name: 'E\u0000da' })).toBe('name malformed [SCW 1.4.4.1]');
    expect(heroWith({ island: 'spinbay' })).toBe('island unknown [SCW 1.4.2.1]');
    expect(heroWith({ rarity: 5 })).toBe('rarity unknown [SCW 1.4.5.3]');
    expect(heroWith({ kind: 'nobody' })).toBe('kind unknown [SCW 1.4.2.1]');
    expect(heroWith({ kind: '' })).toBe('');
  });
});

describe('a weapon', () => {
  it('of our kinds is valid', () => {
    for (const kind of weaponKinds) expect(checkWeapon(makeWeapon(kind, random))).toEqual([]);
  });

  it('has nine sectors', rules('SCW R-70'), () => {
    expect(weaponWith({ sectors: weapon.sectors.slice(1) })).toBe('sectors tooFew [R-70]');
    expect(weaponWith({ sectors: [...weapon.sectors, weapon.sectors[0]] })).toBe('sectors tooMany [R-70]');
  });

  it('gives durability to deferred effects and to no others', rules('SCW 3.2.3.3', 'SCW 3.2.2.1'), () => {
    expect(sectorWith({ effect: 'shield' })).toBe('sectors.4.durability needsDurability [SCW 3.2.3.3]');
    expect(sectorWith({ effect: 'shield', durability: 1 })).toBe('');
    expect(sectorWith({ effect: 'trap', durability: 0 })).toBe('sectors.4.durability tooLow [SCW 3.2.3.3]');
    expect(sectorWith({ effect: 'heal', durability: 2 })).toBe('sectors.4.durability noDurability [SCW 3.2.2.1]');
  });

  it('prints the Canbaland attack at or below zero and everything else at or above it', rules('SCW 3.4.6.1', 'SCW R-50'), () => {
    expect(sectorWith({ effect: 'canbalandAttack', value: -3 })).toBe('');
    expect(sectorWith({ effect: 'canbalandAttack', value: 0 })).toBe('');
    expect(sectorWith({ effect: 'canbalandAttack', value: 1 })).toBe('sectors.4.value tooHigh [SCW 3.4.6.1]');
    expect(sectorWith({ effect: 'heroAttack', value: 0 })).toBe('');
    expect(sectorWith({ effect: 'heroAttack', value: -1 })).toBe('sectors.4.value tooLow [SCW 3.4.2.1]');
  });

  it('may cost more than three', rules('SCW R-38', 'SCW 1.4.7.3'), () => {
    expect(weaponWith({ cost: 4 })).toBe('');
    expect(weaponWith({ cost: -1 })).toBe('cost tooLow [SCW 1.4.7.3]');
  });

  it(
    'is one of four types, green, orange or red, with a code of four consonants',
    rules('SCW 1.4.7.2', 'SCW 3.1.1.1', 'SCW 1.4.3.1'),
    () => {
      expect(weaponWith({ type: 'gun' })).toBe('type unknown [SCW 1.4.7.2]');
      expect(sectorWith({ colour: 'blue' })).toBe('sectors.4.colour unknown [SCW 3.1.1.1]');
      for (const name of ['KRT', 'KRTEK', 'KOTE', 'krtk']) expect(weaponWith({ name })).toBe('name malformed [SCW 1.4.3.1]');
      expect(weaponWith({ durability: 0 })).toBe('durability tooLow [SCW 1.4.3.1]');
      expect(weaponWith({ edition: 'techlandia' })).toBe('edition unknown [SCW 1.1.2.3]');
    },
  );
});

it('lists all problems of any input and never throws', () => {
  for (const nonsense of [null, undefined, 7, 'SWH', [], {}, { slots: 7, focus: 'axe', energy: null }, { sectors: [null, 1, {}] }]) {
    expect(checkHero(nonsense).length).toBeGreaterThan(0);
    expect(checkWeapon(nonsense).length).toBeGreaterThan(0);
  }
  expect(checkHero({}).map(p => p.at)).toEqual(['kind', 'name', 'island', 'rarity', 'lives', 'focus', 'energy', 'slots']);
});
