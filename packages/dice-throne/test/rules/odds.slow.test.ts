/** The exact odds against brute force. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import type { Hero } from '../../src/cards/vocabulary.ts';
import { allHeroes, heroNamed, oddsOf } from '../../src/index.ts';
import { satisfies } from '../../src/rules/dice.ts';
import { best, multisets } from './brute-force.ts';

const triggersOf = (hero: Hero): string[] => [
  ...new Set(
    hero.boxes.flatMap(({ levels }) =>
      levels.flatMap(({ abilities }) => abilities.flatMap(({ tiers }) => tiers.map(({ needs }) => needs))),
    ),
  ),
];

describe('odds', () => {
  it('agree with brute force over all dice for every trigger with one attempt left', { ...rules('DIT 12.4.6'), timeout: 120_000 }, () => {
    const seen = new Set<string>();
    for (const hero of allHeroes())
      for (const needs of triggersOf(hero)) {
        const name = hero.die.join('') + needs;
        if (seen.has(name)) continue;
        seen.add(name);
        for (let i = seen.size % 31; i < multisets.length; i += 31) {
          const dice = multisets[i]!;
          expect(oddsOf(hero, needs, { dice, left: 1 }).chance, `${hero.id} ${needs} ${dice}`).toBeCloseTo(
            best(dice, d => (satisfies(hero, d, needs) ? 1 : 0)),
            10,
          );
        }
      }
    expect(seen.size).toBeGreaterThan(40);
  });
  it('agree with brute force with two attempts left', { ...rules('DIT 12.4.5', 'DIT 12.4.6'), timeout: 120_000 }, () => {
    const thor = heroNamed('thor');
    for (const needs of ['AAACC', 'LS']) {
      const once = new Map(multisets.map(dice => [dice.join(''), best(dice, d => (satisfies(thor, d, needs) ? 1 : 0))]));
      for (const dice of [
        [1, 1, 2, 6, 6],
        [1, 2, 3, 5, 6],
        [4, 4, 4, 5, 5],
      ])
        expect(oddsOf(thor, needs, { dice: dice, left: 2 }).chance).toBeCloseTo(
          best(dice, d => once.get([...d].sort().join(''))!),
          10,
        );
    }
  });
});
