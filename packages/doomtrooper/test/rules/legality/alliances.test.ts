/** Chapter 23: alliances. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { PROFILES, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`alliances (${profile})`, () => {
    const tournament = profile === 'tournament';
    const alliance = (hand: object): Table =>
      table(profile, { at: 'window', Jana: { hand, player: { ally: 'Mishima (alliance)' } }, Petr: {} } as never);
    it(
      'declares an alliance at any time, each once in the game',
      rules('DOT 23.1', 'DOT 23.2', 'DOT 23.4', 'DOT 23.5t', 'DOT 23.5s', 'DOT 23.7', 'DOT DR-99', 'DOT 23.3s'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { ally: 'The Brotherhood (alliance)', lion: 'Golden Lion' }, squad: { bro: 'Valkyrie' } },
          Petr: { hand: { same: 'The Brotherhood (alliance)' } },
        });
        expect(has(t.world, t.id('bro'), 'casts:all', null)).toBe(false);
        t.do('0: play ally').passWhile();
        expect(has(t.world, t.id('bro'), 'casts:all', null)).toBe(true);
        // No action spent, and warriors of other affiliations are as welcome as before.
        expect([t.world.pools[0]!.open, t.offersKey('play lion')]).toEqual([3, true]);
        t.do('0: meditate');
        while (t.asked !== 1) t.answer(t.asked!, 'pass');
        expect(t.refusal('play same')).toBe('DOT 23.4');
      },
    );
    it(
      `takes an alliance away only by a card that names it${tournament ? ' or a sacrifice' : ''}`,
      rules('DOT 23.6t', 'DOT 23.6s', 'DOT 23.4', 'DOT 37.22'),
      () => {
        const t = alliance({ sweep: 'Sweep', banish: 'Banish', end: 'End of Alliances' });
        expect(t.refusal('play sweep on ally')).toBe(tournament ? 'DOT 23.6t' : 'DOT 23.6s');
        expect(t.refusal('play banish on ally')).toBe(tournament ? null : 'DOT 23.6s');
        if (tournament) {
          const sacrificed = alliance({ banish: 'Banish' }).do('0: play banish on ally').answered();
          expect(sacrificed.card('ally').zone).toBe('sacrificed');
        }
        expect(t.do('0: play end on ally').answered().card('ally').zone).toBe('discard');
      },
    );
  });

describe('alliances', () => {
  it('allows one alliance for each player (standard)', rules('DOT 23.3s', 'DOT DR-93'), () => {
    const t = table('standard', {
      at: 'window',
      Jana: { hand: { ally: 'The Brotherhood (alliance)' }, player: { have: 'Mishima (alliance)' } },
      Petr: {},
    });
    expect(t.refusal('play ally')).toBe('DOT 23.3s');
  });
});
