/** Many games beside the second reading, of two and of three players, in both books. */
import { describe, expect, it } from 'vitest';
import { PROFILES } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';
import { playBeside } from './beside.ts';

withMadeUpCards();

const EVERYTHING = [
  'action',
  'attacker',
  'defender',
  'discard',
  'free',
  'modifiers',
  'points',
  'reaction',
  'saving',
  'slot',
  'tactic',
  'warzone',
  'weapon',
];

for (const profile of PROFILES)
  describe(`a second reading of the books (${profile})`, () => {
    it.each([
      [2, 60],
      [3, 40],
    ])(
      'agrees with the rules at every step of games of %i',
      (seats, games) => {
        const about = new Set<string>();
        let ended = 0;
        for (let i = 0; i < games; i++) {
          const played = playBeside(profile, `long ${i}`, 300, seats);
          for (const question of played.about.keys()) about.add(question);
          if (played.ended) ended++;
        }
        expect([...about].toSorted()).toEqual(EVERYTHING.filter(question => question !== 'warzone' || profile === 'tournament'));
        expect(ended).toBeGreaterThan(0);
      },
      600_000,
    );
  });
