/** Random games: what the engine promises at every decision, and that games end. */
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { decksOf } from '../decks.ts';

describe('random games keep every promise', () => {
  it('duels of all pairings', () => {
    const totals = checkMany(game, {
      games: 36,
      seed: 'duels',
      every: 90,
      options: i => ({ decks: decksOf(i, 2) }),
      ruleExists: exists,
    });
    expect(totals.finished).toBe(36);
  }, 120_000);
  it('four players in teams, and three with one holding two decks', () => {
    const totals = checkMany(game, {
      games: 4,
      seed: 'teams',
      every: 150,
      seats: i => 4 - (i % 2),
      options: i => ({ decks: decksOf(i, 4) }),
      maxDecisions: 30_000,
      ruleExists: exists,
    });
    expect(totals.finished).toBe(4);
  }, 120_000);
  it('house switches turned the other way', () => {
    const options = {
      withinItself: false,
      bothFall: 'active',
      memoryBreak: 'owner',
      scouts: 'one',
      crazedPlacing: true,
      stunnedPushed: true,
      sharedHands: false,
    };
    const totals = checkMany(game, {
      games: 12,
      seed: 'switches',
      every: 100,
      options: i => ({ ...options, decks: decksOf(i * 7, 2) }),
      ruleExists: exists,
    });
    expect(totals.finished).toBe(12);
  }, 120_000);
  it('many fast ones', () => {
    const totals = checkMany(game, { games: 360, seed: 'fast', every: 0, options: i => ({ decks: decksOf(i, 2) }) });
    expect(totals.finished).toBe(360);
    expect(totals.outcomes.draws).toBeLessThan(10);
  }, 120_000);
});
