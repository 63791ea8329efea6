/** What a card in play says against a Sabotage. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

type Given = { readonly [name: string]: Plain };

for (const profile of PROFILES)
  describe(`Secret HQ (${profile})`, () => {
    const given = (petr: Given) =>
      table(profile, { Jana: { squad: { lion: 'Golden Lion' } }, Petr: { player: { hq: 'Secret HQ' }, ...petr } });
    it('protects anyone who has no warriors in play', rules('DOT 26.11'), () => {
      expect(given({}).refusal('sabotage lion against Petr')).toBe('DOT 26.11');
      const away = { squad: { away: { card: 'Sea Lion', gear: { mia: 'Missing in Action' } } } };
      expect(given(away).refusal('sabotage lion against Petr')).toBe('DOT 26.11');
    });
    it('does not protect anyone who has one who cannot fight', rules('DOT 26.11'), () => {
      expect(given({ squad: { leader: 'Lord Nozaki' } }).offersKey('sabotage lion against Petr')).toBe(true);
    });
  });
