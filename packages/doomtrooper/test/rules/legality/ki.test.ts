/** Chapter 17: KI powers. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, strikes, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`KI (${profile})`, () => {
    it(
      'gives KI to Mishima, one copy each',
      rules('DOT 17.1t', 'DOT 17.1s', 'DOT 17.2', 'DOT 17.3', 'DOT 17.4', 'DOT 17.5', 'DOT 17.8'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { might: "Toronaga's Raging Might" },
            squad: {
              sam: { card: 'Samurai', gear: { x: "Toronaga's Raging Might" } },
              other: 'Samurai',
              lion: { card: 'Golden Lion', gear: { duty: 'Dutiful Service' } },
              beret: 'Blood Beret',
            },
          },
          Petr: { squad: { theirs: 'Samurai' } },
        });
        expect(t.refusal('play might on sam')).toBe('DOT 17.4');
        expect(t.refusal('play might on beret')).toBe('DOT 17.8');
        expect(t.offersKey('play might on other')).toBe(true);
        expect(t.offersKey('play might on lion')).toBe(true);
        expect(t.offersKey('play might on theirs')).toBe(profile === 'standard');
        t.do('0: play might on other').passWhile();
        expect([t.card('might').host, t.world.pools[0]!.open]).toEqual([t.id('other'), 2]);
      },
    );
    it('keeps KI useless without Mishima', rules('DOT 17.6', 'DOT 17.7'), () => {
      const t = table(profile, {
        Jana: {
          squad: {
            lion: { card: 'Golden Lion', gear: { might: "Toronaga's Raging Might" } },
            sam: { card: 'Samurai', gear: { more: "Toronaga's Raging Might" } },
          },
        },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight').passWhile();
      expect(strikes(t)[0]!.rating).toBe(3);
      const s = table(profile, {
        Jana: { squad: { sam: { card: 'Samurai', gear: { more: "Toronaga's Raging Might" } } } },
        Petr: { cohort: { neph: 'Razide' } },
      });
      s.do('0: attack', '0: attacker sam', '0: defender neph', '0: fight').passWhile();
      expect(strikes(s)[0]!.rating).toBe(12);
    });
  });
