import { checkMany } from '@kolbiste/testkit';
import { exists } from '@kolbiste/rulebooks';
import { describe, expect, it } from 'vitest';
import { doomtrooperGame } from '../src/index.ts';
import { PROFILES } from './at-table.ts';

describe('random games', () => {
  for (const profile of PROFILES)
    it(`keep every promise: plain data, clones, saves, legal options, no leaks of hands, libraries, piles and hidden warriors (${profile}) [DOT 9.12] [DOT 9.25] [DOT 37.6] [DR-45] [DR-89]`, () => {
      const totals = checkMany(doomtrooperGame, { games: 12, seed: `random ${profile}`, every: 37, options: () => ({ profile, turnLimit: 60 }), ruleExists: exists });
      expect(totals.finished).toBeGreaterThan(0);
    });
});
