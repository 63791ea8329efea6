/** Random games of the ready decks, in both profiles and all options for more players, through the invariants runner. */
import { Random, seeded } from '@kolbiste/engine';
import { exists } from '@kolbiste/rulebooks';
import { checkMany } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { randomTable } from '../../src/decks/random.ts';
import { deckProblems, game as doomtrooperGame, READY_DECKS, type TableOptions } from '../../src/index.ts';
import { deckNamed } from '../../src/rules/options.ts';
import { PROFILES } from '../fixture.ts';

const names = READY_DECKS.map(deck => deck.name);
const pairing = (game: number): string[] => [
  names[game % names.length]!,
  names[(game * 3 + 1 + Math.floor(game / names.length)) % names.length]!,
];

describe('random games', () => {
  for (const profile of PROFILES)
    it(
      `keep every promise: plain data, clones, saves, legal options, no leaks of hands, libraries, piles and hidden warriors (${profile})`,
      { ...rules('DOT 9.12', 'DOT 9.25', 'DOT 37.6', 'DOT 37.10', 'DOT 37.15', 'DOT DR-45', 'DOT DR-89'), timeout: 120_000 },
      () => {
        const totals = checkMany(doomtrooperGame, {
          games: 5,
          seed: `random ${profile}`,
          every: 89,
          maxDecisions: 1800,
          options: game => ({ profile, turnLimit: 40, decks: pairing(game) }),
          ruleExists: exists,
        });
        expect(totals.finished).toBeGreaterThan(0);
      },
    );
  it('come to an end without looking, many of them, in both profiles', () => {
    for (const profile of PROFILES) {
      const totals = checkMany(doomtrooperGame, {
        games: 40,
        seed: `many ${profile}`,
        every: 0,
        maxDecisions: 20_000,
        options: game => ({ profile, turnLimit: 80, decks: pairing(game) }),
      });
      expect(totals.finished).toBeGreaterThan(30);
    }
  }, 120_000);
  it(
    'keep them with random legal decks, in both books, all styles of play and all switches',
    { ...rules('DOT 38.2', 'DOT 38.8', 'DOT 38.12', 'DOT 40.1'), timeout: 120_000 },
    () => {
      const tables = Array.from({ length: 12 }, (_, game) => randomTable(new Random(seeded(`table ${game}`))));
      for (const { options } of tables)
        for (const deck of (options as unknown as TableOptions).decks)
          expect(deckProblems(deckNamed(deck), (options as unknown as TableOptions).profile)).toEqual([]);
      checkMany(doomtrooperGame, {
        games: tables.length,
        seed: 'tables',
        every: 307,
        maxDecisions: 700,
        options: game => tables[game]!.options,
        seats: game => tables[game]!.seats,
        ruleExists: exists,
      });
    },
  );
  it.each([
    ['everybody', 3],
    ['targets', 4],
    ['teams', 4],
    ['cartel', 7],
  ])(
    'hold for more players: %s (%i)',
    (mode, seats) => {
      for (const profile of PROFILES)
        checkMany(doomtrooperGame, {
          games: 1,
          seed: `${mode} ${profile}`,
          seats,
          every: 173,
          maxDecisions: 1200,
          options: () => ({ profile, mode, ante: seats === 3 ? 'vote' : 'off' }),
          ruleExists: exists,
        });
    },
    120_000,
  );
});
