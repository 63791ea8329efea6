/** Chapter 8: bringing warriors in. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`warriors (${profile})`, () => {
    it(
      'comes for one action and his Value, to his area, unwounded and in the open',
      rules('DOT 3.10', 'DOT 8.1', 'DOT 8.2', 'DOT 8.3', 'DOT 8.4', 'DOT 8.5', 'DOT 8.6', 'DOT 8.10', 'DOT 8.13'),
      () => {
        const t = table(profile, {
          actions: 4,
          Jana: { destiny: 30, hand: { ranger: 'Venusian Ranger', razide: 'Razide', marine: 'Templar Marine', thug: 'Local Thug' } },
          Petr: {},
        });
        t.do('0: play ranger').passWhile();
        expect(t.side(0).destiny).toBe(26);
        expect(t.world.pools[0]!.open).toBe(3);
        expect(t.card('ranger')).toMatchObject({ zone: 'squad', wounded: false, covered: false });
        t.do('0: play razide').passWhile();
        expect(t.card('razide').zone).toBe('cohort');
        t.do('0: play marine').passWhile();
        expect(t.card('marine').zone).toBe('station');
        t.do('0: play thug').passWhile();
        expect(t.card('thug').zone).toBe('outside');
      },
    );
    it('stays in hand when he cannot be paid', rules('DOT 8.7'), () => {
      const t = table(profile, { Jana: { destiny: 3, hand: { ranger: 'Venusian Ranger' } }, Petr: {} });
      expect(t.refusal('play ranger')).toBe('DOT 8.7');
    });
  });
