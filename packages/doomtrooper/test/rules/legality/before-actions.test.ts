/** What is played in your own turn before your first action. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../../fixture.ts';

type Given = { readonly [name: string]: Plain };

for (const profile of PROFILES)
  describe(`Smell of War (${profile})`, () => {
    const given = (at: string, hand: Given = {}): Table =>
      table(profile, {
        at,
        Jana: { hand: { smell: 'Smell of War', ...hand }, squad: { lion: 'Golden Lion' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
    const offered = (t: Table): boolean => t.offersKey('play smell');
    it('is played at the start of the turn and until the first action', rules('DOT 5.3', 'DOT 5.6'), () => {
      const start = given('start');
      expect(offered(start.passWhile(() => start.world.step !== 'start' || start.asked !== 0))).toBe(true);
      expect(offered(given('window').until('Jana'))).toBe(true);
    });
    it('is not played after an action, not even one of Inspired', rules('DOT 5.3', 'DOT 7.14'), () => {
      const acted = given('actions').do('0: meditate').until('Jana');
      expect(acted.refusal('play smell')).toBe('DOT 5.3');
      const idle = given('actions').do('0: end', '0: keep').until('Jana');
      expect(idle.refusal('play smell')).toBe('DOT 5.3');
      const inspired = given('window', { inspired: 'Inspired' }).do('0: play inspired', '0: meditate', '0: end').until('Jana');
      expect(inspired.world.pools).toEqual([]);
      expect(inspired.refusal('play smell')).toBe('DOT 5.3');
    });
    it('is not played in another player’s turn', rules('DOT 5.3'), () => {
      const t = table(profile, {
        at: 'window',
        active: 'Petr',
        Jana: { hand: { smell: 'Smell of War' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
      expect(t.until('Jana').refusal('play smell')).toBe('DOT 5.3');
    });
  });
