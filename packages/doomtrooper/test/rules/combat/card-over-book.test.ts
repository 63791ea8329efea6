/** Chapter 3: what a card allows, the standard book's limits between affiliations do not forbid. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`a card against the book (${profile})`, () => {
    it('lets everybody attack the Renegade Apostate, the Brotherhood too', rules('DOT 3.1s', 'DOT 24.2.15'), () => {
      const t = table(profile, {
        Jana: { squad: { a: 'Inquisitor', b: 'Hussar' } },
        Petr: { outside: { d: 'Renegade Apostate' }, squad: { x: 'Sea Lion' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
      expect(t.happened('struck')).toBe(true);
      const other = table(profile, { Jana: { squad: { a: 'Inquisitor', b: 'Hussar' } }, Petr: { squad: { x: 'Sea Lion' } } });
      other.do('0: attack');
      expect(other.offersKey('attacker a')).toBe(profile === 'tournament');
    });
  });
