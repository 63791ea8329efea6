/**
 * Cards drawn as packs draw them, compared with the figures of printed cards.
 *
 * Tolerances: 124 kinds stand for the 225 printed ones, so an exact match is impossible, but no player should notice a difference.
 * A whole distribution may differ in 6 % of the cards (10 % for the night attack, which five slots alone carry), a mean by 0.1; sums
 * of many numbers (strengths, wheels) by 0.6; a deviation by 0.15; counts of kinds by 5 percentage points (colours of an effect by
 * 10: the curse has 12 sectors in all). Chance adds little: 40,000 heroes and as many weapons.
 */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import {
  averageHeroStrength,
  averageWeaponStrength,
  BONUS_ICONS,
  COLOURS,
  DEFERRED,
  drawHero,
  drawWeapon,
  EFFECTS,
  heroKind,
  heroKinds,
  heroStrength,
  isDeferred,
  RARITIES,
  seededRandom,
  SPECIALS,
  TIMES,
  weaponKind,
  weaponKinds,
  weaponStrength,
  type Rarity,
} from '../../src/cards/index.ts';
import * as printed from './printed-figures.ts';
import type { Figure } from './printed-figures.ts';

const CARDS = 40_000;
const random = seededRandom(20_240);
const heroes = Array.from({ length: CARDS }, () => drawHero(random));
const weapons = Array.from({ length: CARDS }, () => drawWeapon(random));
const sectors = weapons.flatMap(weapon => weapon.sectors.map(sector => ({ ...sector, cost: weapon.cost })));
const DIFFERENT = 0.06;
const MEAN = 0.1;
const SUM = 0.6;
const DEVIATION = 0.15;
const KINDS = 0.05;
const COLOUR_OF_EFFECT = 0.1;
const total = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0);
const mean = (numbers: readonly number[]): number => total(numbers) / numbers.length;
const shareOf = <T>(list: readonly T[], is: (item: T) => boolean): number => list.filter(is).length / list.length;

function expectNear(found: number, wanted: number, tolerance: number, what: string): void {
  expect(Math.abs(found - wanted), `${what}: ${found.toFixed(3)}, printed ${wanted}`).toBeLessThanOrEqual(tolerance);
}

/** Range, mean and how many cards would have to change for the two distributions to be one. */
function expectLike(values: readonly number[], figure: Figure, what: string, different = DIFFERENT): void {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  expect(Math.min(...counts.keys()), `least ${what}`).toBeGreaterThanOrEqual(figure.min);
  expect(Math.max(...counts.keys()), `greatest ${what}`).toBeLessThanOrEqual(figure.max);
  // What two cards in a hundred have, ours have too.
  for (const [value, percent] of Object.entries(figure.percent))
    if (percent >= 2) expect([...counts.keys()], what).toContain(Number(value));
  expectNear(mean(values), figure.mean, MEAN, `mean ${what}`);
  let apart = 0;
  for (const value of new Set([...counts.keys(), ...Object.keys(figure.percent).map(Number)]))
    apart += Math.abs((counts.get(value) ?? 0) / values.length - (figure.percent[value] ?? 0) / 100) / 2;
  expect(apart, `cards apart in ${what}`).toBeLessThanOrEqual(different);
}

describe('drawn cards', () => {
  it('fall to the stars in the printed shares', rules('SCW 1.4.5.1'), () => {
    for (const rarity of RARITIES) {
      expectNear(
        shareOf(heroes, hero => hero.rarity === rarity),
        printed.rarityShares.hero[rarity] / 99,
        0.01,
        `${rarity}-star heroes`,
      );
      expectNear(
        shareOf(weapons, w => w.rarity === rarity),
        printed.rarityShares.weapon[rarity] / 100,
        0.01,
        `${rarity}-star weapons`,
      );
    }
  });

  it('stray from their kind’s average as far as printed ones, hardly ever beyond nine', rules('SCW 1.4.6.1', 'SCW 1.4.6.4'), () => {
    const ofHeroes = heroes.map(hero => heroStrength(hero) - averageHeroStrength(heroKind(hero.kind)!));
    const ofWeapons = weapons.map(weapon => weaponStrength(weapon) - averageWeaponStrength(weaponKind(weapon.kind)!));
    for (const [strays, deviation] of [
      [ofHeroes, printed.strengthDeviation.hero],
      [ofWeapons, printed.strengthDeviation.weapon],
    ] as const) {
      expectNear(mean(strays), 0, 0.05, 'mean stray');
      expectNear(Math.sqrt(mean(strays.map(d => d * d))), deviation, DEVIATION, 'deviation');
      expect(shareOf(strays, d => Math.abs(d) > 9)).toBeLessThan(0.001);
    }
  });
});

describe('heroes', () => {
  it('have the printed lives', () => {
    expectLike(
      heroes.map(hero => hero.lives),
      printed.heroLives,
      'lives',
    );
  });

  it.each(TIMES)('have the printed energy in the %s', time => {
    expectLike(
      heroes.map(hero => hero.energy[TIMES.indexOf(time)]!),
      printed.heroEnergy[time],
      `energy, ${time}`,
    );
  });

  it.each([...BONUS_ICONS, ...SPECIALS])('have the printed values of %s', icon => {
    const values = heroes.flatMap(hero =>
      hero.slots
        .flat()
        .filter(slot => slot.icon === icon)
        .map(slot => slot.value),
    );
    expectLike(values, printed.heroBonus[icon], icon, icon === 'nightAttack' ? 0.1 : DIFFERENT);
  });

  it('carry icons about as often as printed kinds, and at the same times of day', () => {
    const slots = heroKinds.flatMap(kind =>
      kind.slots.flatMap((list, time) => list.map(slot => ({ icon: slot.icon, time: TIMES[time]! }))),
    );
    const printedSlots = total(Object.values(printed.heroBonus).map(figure => figure.slots));
    for (const icon of [...BONUS_ICONS, ...SPECIALS]) {
      const figure = printed.heroBonus[icon];
      const own = slots.filter(slot => slot.icon === icon);
      expectNear(own.length / slots.length, figure.slots / printedSlots, 0.015, `share of ${icon}`);
      // A slot more or less than the printed share would give, rounded.
      for (const time of TIMES) {
        const due = (own.length * (figure.byTime[time] ?? 0)) / figure.slots;
        expectNear(own.filter(slot => slot.time === time).length, due, 1.5, `${icon}, ${time}`);
      }
    }
  });

  it.each(RARITIES)(
    'of %i stars have their strength, energy, number of icons and of weapon types',
    rules('SCW 1.4.5.2', 'SCW 1.4.6.2'),
    rarity => {
      const kinds = heroKinds.filter(kind => kind.rarity === rarity);
      const figure = printed.heroStrengthByRarity[rarity];
      expectNear(mean(kinds.map(averageHeroStrength)), figure.mean, SUM, 'strength');
      for (const kind of kinds) {
        expect(averageHeroStrength(kind)).toBeGreaterThan(figure.min - SUM);
        expect(averageHeroStrength(kind)).toBeLessThan(figure.max + SUM);
      }
      const energies = heroes.filter(hero => hero.rarity === rarity).map(hero => total(hero.energy));
      expectNear(mean(energies), printed.heroEnergyPerDay[rarity], SUM, 'energy of a day');
      const expected = (counts: Readonly<Record<number, number>>) =>
        total(Object.entries(counts).map(([count, n]) => Number(count) * n)) / total(Object.values(counts));
      expectNear(mean(kinds.map(kind => kind.slots.flat().length)), expected(printed.heroSlotCounts[rarity]), 0.3, 'icons');
      expectNear(mean(kinds.map(kind => kind.focus.length)), expected(printed.heroFocusCounts[rarity]), 0.3, 'types');
      const filled = kinds.map(kind => kind.slots.flat().length);
      expect(Math.min(...filled)).toBeGreaterThanOrEqual(6);
    },
  );

  it.each(RARITIES)('of %i stars have 6 to 9 percent of icons below zero', rarity => {
    const values = heroes.filter(hero => hero.rarity === rarity).flatMap(hero => hero.slots.flat().map(slot => slot.value));
    const below = shareOf(values, value => value < 0);
    expect(below).toBeGreaterThan(0.055);
    expect(below).toBeLessThan(0.095);
  });
});

describe('weapons', () => {
  it.each(EFFECTS)('have the printed values of %s', effect => {
    expectLike(
      sectors.filter(sector => sector.effect === effect).map(sector => sector.value),
      printed.effects[effect].value,
      effect,
    );
  });

  it.each(DEFERRED)('have the printed durability of %s', effect => {
    expectLike(
      sectors.filter(s => s.effect === effect).map(s => s.durability!),
      printed.deferredDurability[effect],
      `durability of ${effect}`,
    );
  });

  it('have the printed durability, over all and by stars', () => {
    expectLike(
      weapons.map(weapon => weapon.durability),
      printed.weaponDurability,
      'durability',
    );
    for (const rarity of RARITIES)
      expectLike(
        weapons.filter(w => w.rarity === rarity).map(w => w.durability),
        printed.weaponDurabilityByRarity[rarity],
        `durability, ${rarity} stars`,
      );
  });

  it('cost as much as printed kinds, and give as much for it', () => {
    for (const [cost, count] of Object.entries(printed.weaponCostKinds)) {
      expectNear(
        shareOf(weaponKinds, kind => kind.cost === Number(cost)),
        count / printed.PRINTED_WEAPON_KINDS,
        KINDS,
        `kinds of cost ${cost}`,
      );
      expectNear(
        mean(sectors.filter(s => s.cost === Number(cost)).map(s => s.value)),
        printed.sectorValueByCost[Number(cost)]!,
        0.2,
        `value at cost ${cost}`,
      );
    }
  });

  it.each(RARITIES)('of %i stars have wheels of the printed sum', rarity => {
    const sums = weapons.filter(weapon => weapon.rarity === rarity).map(weapon => total(weapon.sectors.map(s => s.value)));
    expectNear(mean(sums), printed.wheelSumByRarity[rarity], SUM, 'sum of values');
  });

  it('have wheels of the printed colours', () => {
    const colours = (kinds: typeof weaponKinds, colour: string) =>
      mean(kinds.map(kind => kind.sectors.filter(s => s.colour === colour).length));
    const fourStars = weaponKinds.filter(kind => kind.rarity === (4 satisfies Rarity));
    for (const colour of COLOURS) {
      expectNear(colours(weaponKinds, colour), printed.wheelColours[colour], 0.15, colour);
      expectNear(colours(fourStars, colour), printed.fourStarColours[colour], 0.3, `${colour}, four stars`);
    }
  });

  it.each(EFFECTS)('show %s as often as printed kinds, in the same colours', effect => {
    const { sectors: count, colours } = printed.effects[effect];
    const all = weaponKinds.flatMap(kind => kind.sectors);
    const own = all.filter(sector => sector.effect === effect);
    expectNear(own.length / all.length, count / (printed.PRINTED_WEAPON_KINDS * 9), 0.015, `share of ${effect}`);
    for (const colour of COLOURS)
      expectNear(
        shareOf(own, s => s.colour === colour),
        (colours[colour] ?? 0) / count,
        COLOUR_OF_EFFECT,
        `${colour} ${effect}`,
      );
  });

  it('are laid out like printed wheels: energy on top, none to six deferred effects', () => {
    const layouts = printed.wheelLayouts;
    const deferred = weaponKinds.map(kind => kind.sectors.filter(s => isDeferred(s.effect)).length);
    const onTop = shareOf(weaponKinds, kind => kind.sectors[0]!.effect === 'energy' && kind.sectors[0]!.colour === 'green');
    expectNear(onTop, layouts.greenEnergyOnTop / printed.PRINTED_WEAPON_KINDS, KINDS, 'green energy on top');
    expectNear(
      shareOf(deferred, n => n === 0),
      layouts.noDeferred / printed.PRINTED_WEAPON_KINDS,
      0.1,
      'no deferred effect',
    );
    expectNear(
      shareOf(deferred, n => n === 6),
      layouts.sixDeferred / printed.PRINTED_WEAPON_KINDS,
      0.1,
      'six deferred effects',
    );
    expect(Math.max(...deferred)).toBe(6);
    const widths = weaponKinds.flatMap(kind => kind.sectors.map(s => s.value.length));
    expectNear(
      shareOf(widths, n => n === 2),
      printed.rollWidths.two,
      KINDS,
      'two neighbours',
    );
    expectNear(
      shareOf(widths, n => n === 3),
      printed.rollWidths.three,
      KINDS,
      'three neighbours',
    );
  });
});
