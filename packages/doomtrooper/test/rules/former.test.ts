/** Ex-corporate mercenaries and cards of the corporation they have left. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ARMOUR } from '../../src/cards/vocabulary.ts';
import { ratingOf } from '../../src/rules/values.ts';
import { PROFILES, table, type Table } from '../fixture.ts';

const armour = (t: Table, name: string): number => ratingOf(t.world, t.id(name), ARMOUR, null);

for (const profile of PROFILES)
  describe(`an ex-corporate mercenary (${profile})`, () => {
    const rule = ['DOT 32.31', 'DOT DR-83'] as const;
    const given = (destiny: number) =>
      table(profile, {
        at: 'window',
        Jana: { destiny, squad: { city: 'San Dorado', ex: 'Ex-Capitol Freelancer', two: 'Ex-Capitol Freelancer', own: 'Free Marine' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
    it('is served by a card in play for 3 destiny points, once and for good', rules(...rule, 'DOT 32.31', 'DOT 32.29', 'DOT 32.27'), () => {
      const t = given(20);
      expect([armour(t, 'ex'), armour(t, 'two')]).toEqual([2, 2]);
      t.do('0: serve city to ex');
      expect([armour(t, 'ex'), armour(t, 'two'), t.side(0).destiny]).toEqual([4, 2, 17]);
      t.until('Jana');
      expect([t.offersKey('serve city to ex'), t.offersKey('serve city to two')]).toEqual([false, true]);
    });
    it('pays for what would do something for him only, if the points are there', rules(...rule), () => {
      const t = given(20);
      expect(t.offers.filter(key => key.startsWith('serve'))).toEqual([t.key('serve city to ex'), t.key('serve city to two')]);
      expect(given(2).offers.filter(key => key.startsWith('serve'))).toEqual([]);
    });
    it('is served no longer when the card is gone', rules(...rule, 'DOT 32.31'), () => {
      const t = table(profile, {
        Jana: { destiny: 20, hand: { raid: 'Surprise Invasion!' }, squad: { city: 'San Dorado', ex: 'Ex-Capitol Freelancer' } },
        Petr: { squad: { foe: 'Sea Lion' } },
      });
      t.do('0: meditate', '0: serve city to ex', '0: play raid on city').answered();
      expect([t.card('city').zone, armour(t, 'ex'), t.world.effects.length]).toEqual(['discard', 2, 0]);
    });
  });
