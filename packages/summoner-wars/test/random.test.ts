/** Random games through the invariants runner. */
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { expect, it } from 'vitest';
import { allFactions, summonerWarsGame } from '../src/index.ts';

const pairing = (i: number): string[] => {
  const ids = allFactions().map(({ id }) => id);
  return [ids[i % ids.length]!, ids[Math.floor(i / ids.length) % ids.length]!];
};

it('keeps every promise in random duels', () => {
  const totals = checkMany(summonerWarsGame, { games: 12, seed: 'duels', every: 40, options: i => ({ decks: pairing(i) }), ruleExists: exists });
  expect(totals.finished).toBe(12);
  console.log(totals.meanLength, totals.outcomes);
}, 120_000);
