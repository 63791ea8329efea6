/** Random games through the invariants runner. */
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { allHeroes, diceThroneGame } from '../src/index.ts';

const pairing = (i: number): string[] => {
  const ids = allHeroes().map(({ id }) => id);
  return [ids[i % ids.length]!, ids[(i + 1 + Math.floor(i / ids.length)) % ids.length]!];
};

it('keeps every promise in random duels', () => {
  const totals = checkMany(diceThroneGame, { games: 16, seed: 'duels', every: 25, options: i => ({ heroes: pairing(i), mirror: true }), ruleExists: exists });
  expect(totals.finished).toBe(16);
}, 120_000);
