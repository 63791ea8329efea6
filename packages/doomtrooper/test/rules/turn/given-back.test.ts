/** Chapters 7, 9 and 30: actions given back, and cover left by an action or not. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`an action given back (${profile})`, () => {
    it('is of the kind it was', rules('DOT 7.20', 'DOT 30.9', 'DOT DR-41'), () => {
      const given = {
        Jana: { destiny: 20, hand: { war: 'Smell of War', inspired: 'Inspired', val: 'Valerie Duval' }, squad: { a: 'Hussar' } },
        Petr: { destiny: 20, squad: { p: 'Infantry' }, hidden: { his: 'Valerie Duval' } },
      };
      const t = table(profile, { at: 'start', ...given });
      t.do('0: play war', '0: play inspired', '0: play val').passWhile();
      expect(t.card('val').zone).toBe('hand');
      expect(t.world.pools.at(-1)).toMatchObject({ open: 0, peaceful: 3 });
      expect(t.refusal('attack')).toBe('DOT 7.20');
      const own = table(profile, given);
      own.do('0: play val').passWhile();
      expect(own.world.pools[0]).toMatchObject({ open: 3, peaceful: 0 });
    });
  });

for (const profile of PROFILES)
  describe(`out of cover (${profile})`, () => {
    it('may attack whom a card drives out, not who leaves by an action', rules('DOT 9.20'), () => {
      const given = {
        Jana: { squad: { a: { card: 'Hussar', covered: true }, other: 'Venusian Ranger' } },
        Petr: { hand: { seen: 'Discovered' }, cohort: { d: 'Razide' } },
      };
      const driven = table(profile, given);
      driven.do('0: meditate', '1: play seen on a', '0: attack').passWhile();
      expect(driven.card('a').covered).toBe(false);
      expect(driven.offersKey('attacker a')).toBe(true);
      const left = table(profile, given);
      left.do('0: uncover a', '0: attack').passWhile();
      expect(left.refusal('attacker a')).toBe('DOT 9.20');
      expect(left.offersKey('attacker other')).toBe(true);
    });
  });
