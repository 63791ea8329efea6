/** Chapter 19: what lies on another card, how long, and where it goes. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`attachments (${profile})`, () => {
    it('keeps an attachment until it or its bearer goes', rules('DOT 19.1'), () => {
      const t = table(profile, { Jana: { hand: { mail: 'Combat Armor' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      t.do('0: play mail on lion').passWhile();
      t.do('0: end').passWhile();
      expect(t.card('mail').host).toBe(t.id('lion'));
    });
    it('discards the attachments of the one who is discarded', rules('DOT 19.3', 'DOT 19.5', 'DOT 11.9'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { sweep: 'Sweep' } },
        Petr: {
          squad: {
            d: {
              card: 'Golden Lion',
              gear: { mail: 'Combat Armor', gun: { card: 'SMG Mk. III "Interceptor"', gear: { sight: 'Telescopic Sight' } } },
            },
          },
        },
      });
      t.do('0: play sweep on d').answered();
      for (const name of ['d', 'mail', 'gun', 'sight'])
        expect([name, t.card(name).zone, t.card(name).host]).toEqual([name, 'discard', null]);
      for (const [name, rule] of [
        ['mail', 'DOT 19.5'],
        ['gun', 'DOT 19.5'],
        ['sight', 'DOT 11.9'],
      ] as const)
        expect(t.happened('discarded', { card: t.id(name), rule })).toBe(true);
    });
    it(
      `switches no attachment off but ${profile === 'standard' ? 'the Dark Symmetry' : 'by a card'}`,
      rules('DOT 19.4', 'DOT DR-81', 'DOT DR-01'),
      () => {
        const t = table(profile, {
          at: 'window',
          Jana: { hand: { x: 'Doomed' }, cohort: { kid: { card: 'Necromutant', gear: { mail: 'Combat Armor', fire: 'Dark Fire' } } } },
          Petr: {},
        });
        expect(t.offers.filter(key => key.startsWith('switch'))).toEqual(profile === 'standard' ? [t.key('switch fire')] : []);
      },
    );
  });

describe('attachments of a sacrificed card', () => {
  it('discards the attachments of a sacrificed card (tournament)', rules('DOT 19.5', 'DOT 19.6t', 'DOT 37.9'), () => {
    const t = table('tournament', {
      Jana: { cohort: { cairath: 'Cairath' } },
      Petr: { squad: { lion: { card: 'Golden Lion', gear: { mail: 'Combat Armor' } } } },
    });
    t.do('0: attack', '0: attacker cairath', '0: defender lion', '0: fight', '0: victory 3').passWhile();
    expect([t.card('lion').zone, t.card('mail').zone]).toEqual(['sacrificed', 'discard']);
  });
  it('sacrifices the attachments of a sacrificed card (standard)', rules('DOT 19.6s'), () => {
    const t = table('standard', {
      Jana: { cohort: { cairath: 'Cairath' } },
      Petr: { squad: { lion: { card: 'Golden Lion', gear: { mail: 'Combat Armor' } } } },
    });
    t.do('0: attack', '0: attacker cairath', '0: defender lion', '0: fight', '0: victory 3').passWhile();
    expect([t.card('lion').zone, t.card('mail').zone]).toEqual(['sacrificed', 'sacrificed']);
  });
});
