/** The exact odds of dice. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { boardOdds, heroNamed, oddsKeeping, oddsOf } from '../../src/index.ts';
import { satisfies } from '../../src/rules/dice.ts';
import { best } from './brute-force.ts';

describe('odds', () => {
  it('agree with the public odds of straights in three attempts', rules('DIT 5.5', 'DIT 5.8', 'DIT 15.9', 'DIT 15.10'), () => {
    const hero = heroNamed('thor');
    expect(oddsOf(hero, 'LS', { dice: [], left: 3 }).chance).toBeCloseTo(0.2611, 3);
    expect(oddsOf(hero, 'SS', { dice: [], left: 3 }).chance).toBeCloseTo(0.6154, 3);
    expect(oddsOf(hero, 'CCCCC', { dice: [], left: 3 }).chance).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 10);
  });
  it('respect a die of another hero, which only counts as a number', rules('DIT 6.19'), () => {
    const thor = heroNamed('thor');
    const fouled = (dice: number[], needs: string): number => (satisfies(thor, dice, needs, 4) ? 1 : 0);
    for (const needs of ['CCCC', 'AABBB', 'SS', 'AAA'])
      for (const dice of [
        [6, 6, 1, 2, 6],
        [1, 2, 3, 5, 4],
        [4, 5, 1, 1, 5],
      ])
        expect(oddsOf(thor, needs, { dice: dice, left: 1, foreign: 4 }).chance, `${needs} ${dice}`).toBeCloseTo(
          best(dice, d => fouled(d, needs), true),
          10,
        );
    // Three own sixes: the fourth cannot come from the foreign die.
    expect(oddsOf(thor, 'CCCC', { dice: [6, 6, 6, 1, 6], left: 1, foreign: 4 }).chance).toBeCloseTo(1 / 6, 10);
    expect(oddsOf(thor, 'CCCCC', { dice: [], left: 3, foreign: 4 }).chance).toBe(0);
    expect(oddsOf(thor, 'LS', { dice: [], left: 3, foreign: 4 }).chance).toBeCloseTo(0.2611, 3);
    expect(oddsKeeping(thor, 'CCCC', { dice: [6, 6, 6, 1, 6], left: 1, foreign: 4 }, [0, 1, 4])).toBeCloseTo(1 / 36, 10);
  });
  it('name the best dice to keep for a goal', () => {
    const thor = heroNamed('thor');
    expect(oddsOf(thor, 'CCCC', { dice: [6, 1, 6, 3, 6], left: 1 }).chance).toBeCloseTo(1 - (5 / 6) ** 2, 10);
    expect(oddsOf(thor, 'CCCC', { dice: [6, 1, 6, 3, 6], left: 1 }).keep).toEqual([0, 2, 4]);
    expect(oddsOf(thor, 'LS', { dice: [2, 3, 4, 5, 5], left: 1 }).chance).toBeCloseTo(1 / 3, 10);
    expect(oddsKeeping(thor, 'LS', { dice: [2, 3, 4, 5, 5], left: 1 }, [0, 1, 2, 3])).toBeCloseTo(1 / 3, 10);
    expect(oddsOf(thor, 'AAA', { dice: [1, 2, 3, 4, 5], left: 2 })).toEqual({ chance: 1, keep: [0, 1, 2, 3, 4] });
    // Two Batons are wanted, yet throwing one of them again doubles the chance of AAABB: more orders lead there.
    const widow = heroNamed('black-widow');
    expect(oddsKeeping(widow, 'AAABB', { dice: [3, 3, 6, 6, 6], left: 1 }, [0, 1])).toBeCloseTo(1 / 27, 10);
    expect(oddsKeeping(widow, 'AAABB', { dice: [3, 3, 6, 6, 6], left: 1 }, [0])).toBeCloseTo(2 / 27, 10);
    const board = boardOdds(
      thor,
      thor.boxes.map(() => 1),
      [6, 6, 6, 6, 1],
      0,
    );
    expect(board.find(({ ability }) => ability === 'bottledLightning')!.chance).toBe(1);
    expect(board.find(({ ability }) => ability === 'forAsgard')!.chance).toBe(0);
  });
});
