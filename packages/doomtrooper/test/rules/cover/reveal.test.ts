/** A hidden warrior shows himself: whether an area takes him, and whether he opens the Stations. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`a hidden Rogue (${profile})`, () => {
    const rule = ['DOT 9.29', 'DOT DR-40'] as const;
    it('is discarded unpaid where another Imperial stands in the Squad', rules(...rule), () => {
      const t = table(profile, {
        Jana: { destiny: 9, hidden: { rogue: 'Rogue' }, squad: { lion: 'Golden Lion' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
      t.do('0: uncover rogue');
      expect(t.card('rogue').zone).toBe('discard');
      expect(t.side(0).destiny).toBe(9);
    });
    it('bars a hidden Imperial in the same way', rules(...rule), () => {
      const t = table(profile, {
        Jana: { destiny: 9, hidden: { lion: 'Golden Lion' }, squad: { rogue: 'Rogue' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
      t.do('0: uncover lion');
      expect([t.card('lion').zone, t.side(0).destiny]).toEqual(['discard', 9]);
    });
    it('comes into an empty Squad for his Value', rules(...rule), () => {
      const t = table(profile, { Jana: { destiny: 9, hidden: { rogue: 'Rogue' } }, Petr: { squad: { foe: 'Sea Lion' } } });
      t.do('0: uncover rogue');
      expect([t.card('rogue').zone, t.side(0).destiny]).toEqual(['squad', 5]);
    });
    it('does not come from the Station to other Imperials either', rules('DOT 24.2.11'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { rogue: 'Rogue', other: 'Sea Lion' }, squad: { lion: 'Golden Lion' } },
        Petr: { station: { foe: 'Sea Lion' } },
      });
      expect(t.refusal('transfer rogue')).toBe('DOT 24.2.11');
    });
  });

describe('a hidden Tribal warrior (tournament)', () => {
  const opened = (destiny: number): boolean => {
    const t = table('tournament', {
      Jana: { destiny, hidden: { son: 'Lutheran Disciple' }, squad: { lion: 'Golden Lion' } },
      Petr: { squad: { foe: 'Sea Lion' } },
    });
    return t.do('0: uncover son').world.opened;
  };
  it('opens the Stations when he is paid for', rules('DOT 20.8t', 'DOT 20.9', 'DOT DR-74', 'DOT 20.19', 'DOT 9.29'), () =>
    expect(opened(9)).toBe(true),
  );
  it('leaves them closed when he cannot be paid', rules('DOT 20.8t', 'DOT DR-74'), () => expect(opened(1)).toBe(false));
});
