/** The rules and a second reading of the books agree: who is asked, what may be answered, wounds, deaths and points. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';
import { playBeside } from './beside.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`a second reading of the books (${profile})`, () => {
    it('agrees with the rules at every step of a few games', () => {
      let fights = 0;
      for (let i = 0; i < 6; i++) fights += playBeside(profile, `short ${i}`, 250).about.get('tactic') ?? 0;
      expect(fights).toBeGreaterThan(0);
    });
  });
