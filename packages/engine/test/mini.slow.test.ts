/** Random games of the mini game, each checked for all that the engine promises. */
import { describe, expect, it } from 'vitest';
import { checkMany } from '../../testkit/src/index.ts';
import { miniGame } from './mini/module.ts';

describe('hundreds of random games', () => {
  it('hold every invariant', () => {
    const totals = checkMany(miniGame, {
      games: 300,
      seed: 'engine',
      every: 25,
      asksOpenly: false,
      hidesIds: false,
      ruleExists: rule => /^MINI \d\.\d$/.test(rule),
    });
    expect(totals).toMatchObject({ games: 300, finished: 300, failures: [] });
    const { draws, winsBySeat } = totals.outcomes;
    expect(draws + winsBySeat[0]! + winsBySeat[1]!).toBe(300);
    expect(Math.min(draws, ...winsBySeat)).toBeGreaterThan(0);
  });
});
