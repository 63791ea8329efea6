/** Random games of every pairing and mode through the invariants runner. */
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { allHeroes, game } from '../../src/index.ts';

const heroes = (i: number, seats: number): string[] => {
  const ids = allHeroes().map(({ id }) => id);
  return Array.from({ length: seats }, (_, seat) => ids[(i * (seat + 1) + seat * (1 + Math.floor(i / ids.length))) % ids.length]!);
};

it('keeps every promise in random duels of all pairings', () => {
  const totals = checkMany(game, {
    games: 24,
    seed: 'duels',
    every: 37,
    options: i => ({ heroes: heroes(i, 2), mirror: true }),
    ruleExists: exists,
  });
  expect(totals.finished).toBe(24);
}, 120_000);
it('keeps every promise among three, King of the Hill', () => {
  const totals = checkMany(game, {
    games: 6,
    seed: 'hill',
    seats: 3,
    every: 53,
    options: i => ({ heroes: heroes(i, 3), mirror: true }),
    ruleExists: exists,
  });
  expect(totals.finished).toBe(6);
}, 120_000);
it('keeps every promise in teams of two', () => {
  const totals = checkMany(game, {
    games: 6,
    seed: 'teams',
    seats: 4,
    every: 53,
    options: i => ({ heroes: heroes(i, 4), mirror: true }),
    ruleExists: exists,
  });
  expect(totals.finished).toBe(6);
}, 120_000);
it('plays to the end in hundreds of games, with any reading of the open questions', () => {
  const pick = <T>(i: number, values: readonly T[]): T => values[i % values.length]!;
  for (const seats of [2, 3, 4]) {
    const totals = checkMany(game, {
      games: 30,
      seed: `many ${seats}`,
      seats,
      every: 0,
      options: i => ({
        heroes: heroes(i, seats),
        mirror: true,
        rollCards: pick(i, ['atomic', 'interruptible']),
        preemption: i % 3 !== 0,
        withoutDamage: pick(i >> 1, ['phase', 'atOnce']),
        isolated: pick(i >> 2, ['immediate', 'pooled']),
        healing: pick(i >> 3, ['pooled', 'immediate']),
        lock: pick(i >> 1, ['rollPhase', 'resolution']),
        kingTest: pick(i, ['now', 'turnStart']),
        income: pick(i >> 2, ['phase', 'turnStart']),
      }),
    });
    expect(totals.finished).toBe(30);
  }
}, 120_000);
