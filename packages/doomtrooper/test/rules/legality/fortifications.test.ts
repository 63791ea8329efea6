/** Chapter 12: fortifications. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, table, type Table } from '../../fixture.ts';

const armour = (t: Table, name: string) => ratingOf(t.world, t.id(name), 2, null);

for (const profile of PROFILES)
  describe(`fortifications (${profile})`, () => {
    it(
      'strengthen whom they name wherever they are, and stay without warriors',
      rules('DOT 12.1', 'DOT 12.3', 'DOT 12.4', 'DOT 12.5t', 'DOT 12.5s', 'DOT 12.10', 'DOT 33.5', 'DOT 33.9'),
      () => {
        const t = table(profile, { opened: true, Jana: { hand: { city: 'Fukido' }, station: { lion: 'Golden Lion' } }, Petr: {} });
        expect(t.refusal('play city to cohort')).toBeNull();
        expect(t.offers).not.toContain(t.key('play city to cohort'));
        t.do('0: play city to squad').passWhile();
        expect(armour(t, 'lion')).toBe(5);
        const none = table(profile, { Jana: { hand: { city: 'Fukido' } }, Petr: {} });
        none.do('0: play city to squad').passWhile();
        expect(none.card('city').zone).toBe('squad');
      },
    );
    it('on a warrior are his attachments and fall with him', rules('DOT 12.6', 'DOT 12.7', 'DOT 12.9'), () => {
      const t = table(profile, {
        Jana: { destiny: 10, hand: { hole: 'Foxhole', wave: 'Wave of Righteousness' }, squad: { lion: 'Golden Lion' } },
        Petr: { squad: { foe: 'Golden Lion' } },
      });
      expect(t.refusal('play hole on foe')).toBe('DOT 12.9');
      t.do('0: play hole on lion').passWhile();
      expect(armour(t, 'lion')).toBe(5);
      t.do('0: meditate', '0: play wave on lion').passWhile();
      expect(t.card('hole').zone).toBe('discard');
    });
    it(
      `are one copy for each player${profile === 'standard' ? "'s area" : ''}`,
      rules('DOT 12.8t', 'DOT 12.8s', 'DOT 12.12', 'DOT DR-94'),
      () => {
        const rule = profile === 'tournament' ? 'DOT 12.8t' : 'DOT 12.8s';
        const t = table(profile, {
          Jana: { hand: { city: 'Fukido', works: 'Industrial Complex' }, squad: { have: 'Fukido', x: 'Industrial Complex' } },
          Petr: {},
        });
        expect(t.refusal('play city to squad')).toBe(rule);
        expect(t.offersKey('play works to squad')).toBe(true);
        const other = table(profile, { Jana: { hand: { city: 'Fukido' } }, Petr: { squad: { have: 'Fukido' } } });
        expect(other.offersKey('play city to squad')).toBe(true);
        // The standard book counts by area: another one may lie in the Kohort.
        const areas = table(profile, {
          Jana: {
            hand: { trench: 'Fortified Entrenchment' },
            squad: { have: 'Fortified Entrenchment' },
            cohort: { kid: 'Undead Legionnaire' },
          },
          Petr: {},
        });
        expect(areas.refusal('play trench to squad')).toBe(rule);
        expect(areas.refusal('play trench to cohort')).toBe(profile === 'tournament' ? rule : null);
        expect(areas.offersKey('play trench to cohort')).toBe(profile === 'standard');
      },
    );
  });

describe('fortifications and alliances', () => {
  it('keeps the fortification copies per player, and allows any number of alliances (tournament)', rules('DOT 12.8t', 'DOT 23.3t'), () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { ally: 'The Brotherhood (alliance)' }, player: { have: 'Mishima (alliance)' } },
      Petr: {},
    });
    expect(t.offersKey('play ally')).toBe(true);
  });
});
