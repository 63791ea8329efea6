/** Who leaves a Station, and what the duty to be there leaves to do. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`the last warrior on a Station (${profile})`, () => {
    it('stays while somebody else has one on his', rules('DOT 20.7'), () => {
      const t = table(profile, { opened: true, Jana: { station: { last: 'Golden Lion' } }, Petr: { station: { foe: 'Sea Lion' } } });
      expect(t.refusal('transfer last')).toBe('DOT 20.7');
    });
    it('goes where the others’ Stations are empty, or where another stays', rules('DOT 20.7'), () => {
      const alone = table(profile, { opened: true, Jana: { station: { last: 'Golden Lion' } }, Petr: { squad: { foe: 'Sea Lion' } } });
      expect(alone.offersKey('transfer last')).toBe(true);
      const two = table(profile, {
        opened: true,
        Jana: { station: { last: 'Golden Lion', other: 'Golden Lion' } },
        Petr: { station: { foe: 'Sea Lion' } },
      });
      expect(two.offersKey('transfer last')).toBe(true);
    });
    it('goes where the other one there is missing in action', rules('DOT 20.7', 'DOT 34.3', 'DOT DR-34', 'DOT 34.2'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { last: 'Golden Lion' } },
        Petr: { station: { foe: { card: 'Sea Lion', gear: { mia: 'Missing in Action' } } } },
      });
      expect(t.offersKey('transfer last')).toBe(true);
    });
  });

describe('the duty to be on the Station (tournament)', () => {
  it('is fulfilled by a warrior for the Station, not by one for the Squad', rules('DOT 20.5t'), () => {
    const t = table('tournament', {
      opened: true,
      Jana: { destiny: 9, hand: { tribal: 'Lutheran Disciple', lion: 'Golden Lion' }, squad: { here: 'Golden Lion' } },
      Petr: { station: { foe: 'Sea Lion' } },
    });
    expect(t.refusal('play lion')).toBe('DOT 20.5t');
    expect(t.refusal('meditate')).toBe('DOT 20.5t');
    expect([t.offersKey('play tribal'), t.offersKey('transfer here')]).toEqual([true, true]);
  });
});
