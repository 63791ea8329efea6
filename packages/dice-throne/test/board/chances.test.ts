import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { allHeroes, type Roll } from '../../src/index.ts';
import { chanceOf } from '../../src/text/chances.ts';
import { merged } from '../../src/text/lines.ts';
import { percent } from '../../src/text/board.ts';

const roll = (dice: number[], left: number, foreign: number | null = null): Roll => ({
  seat: 0,
  purpose: 'offence',
  dice,
  left,
  open: true,
  changed: false,
  foreign,
  announced: null,
  restarts: false,
  source: 'offence',
});

describe('chances on the panels', () => {
  it('keeping the best dice has the best chance, keeping others never a better one', () => {
    const needs = [
      ...new Set(allHeroes().flatMap(({ boxes }) => boxes[0]!.levels[0]!.abilities.flatMap(({ tiers }) => tiers.map(tier => tier.needs)))),
    ];
    for (const dice of [
      [1, 2, 4, 4, 6],
      [3, 3, 5, 6, 1],
    ])
      for (const need of ['SS', 'LS', ...needs]) {
        const { best, keep } = chanceOf('thor', need, roll(dice, 2), null, true);
        expect(chanceOf('thor', need, roll(dice, 2), keep, true).keeping).toBeCloseTo(best, 12);
        for (const kept of [[], [0], [1, 2], [0, 1, 2, 3]])
          expect(chanceOf('thor', need, roll(dice, 2), kept, true).keeping!).toBeLessThanOrEqual(best + 1e-12);
      }
  });
  it('keeping everything is what the dice show', () => {
    const all = [0, 1, 2, 3, 4];
    expect(chanceOf('thor', 'AAA', roll([1, 2, 3, 4, 6], 2), all, true).keeping).toBe(1);
    expect(chanceOf('thor', 'AAAA', roll([1, 2, 3, 4, 6], 2), all, true).keeping).toBe(0);
  });
  it('without attempts a chance is yes or no, before the first roll it is that of three', () => {
    expect(chanceOf('thor', 'SS', roll([1, 2, 3, 4, 6], 0), null, true)).toMatchObject({ lit: true, best: 1 });
    expect(chanceOf('thor', 'LS', roll([1, 2, 3, 4, 6], 1), null, false)).toMatchObject({ lit: false, best: 0 });
    expect(chanceOf('thor', 'SS', roll([], 3), null, true).best).toBeGreaterThan(0.5);
  });
  it('a die that only counts as a number lights no symbol', rules('DIT 6.19'), () => {
    expect(chanceOf('thor', 'AAA', roll([6, 6, 1, 2, 3], 0), null, false).lit).toBe(true);
    expect(chanceOf('thor', 'AAA', roll([6, 6, 1, 2, 3], 0, 4), null, false).lit).toBe(false);
    expect(chanceOf('thor', 'SS', roll([6, 1, 2, 3, 4], 0, 4), null, false).lit).toBe(true);
  });
  it('chances are told without false certainty', () => {
    expect(percent(1, 'en')).toBe('100%');
    expect(percent(0.9996, 'en')).toBe('> 99.9%');
    expect(percent(0.0002, 'cs')).toBe('< 0,1 %');
    expect(percent(0.4234, 'cs')).toBe('42,3 %');
  });
  it('lines that differ in a number are told once', () => {
    expect(merged(['deal 4 damage', 'deal 5 damage'])).toBe('deal 4/5 damage');
    expect(merged(['deal 4 damage', 'draw a card'])).toBeNull();
  });
});
