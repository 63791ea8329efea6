/** Chapter 18: beasts and riders. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

const citing = (t: Table, rule: string): string[] => t.events.filter(event => event.rule === rule).map(({ type }) => type);

for (const profile of PROFILES)
  describe(`beasts (${profile})`, () => {
    const rider = {
      at: 'window',
      opened: true,
      Jana: { hand: { exile: 'Exile' }, station: { rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull' } }, cos: 'Cossack' } },
      Petr: { hand: { call: 'Call to the Station' } },
    };
    it(
      'gives a beast to the one who may have one, on the Station, instead of a vehicle',
      rules('DOT 18.1', 'DOT 18.2', 'DOT 18.12', 'DOT 18.13', 'DOT 18.17', 'DOT 20.16'),
      () => {
        const t = table(profile, {
          opened: true,
          Jana: {
            hand: { bull: 'Rivetbull' },
            station: {
              cos: 'Cossack',
              jag: 'Jaeger Commando',
              rides: { card: 'Jaeger Commando', gear: { b: 'Rivetbull' } },
              mar: 'Templar Marine',
            },
          },
          Petr: {},
        });
        expect(t.refusal('play bull on cos')).toBe('DOT 18.12');
        expect(t.refusal('play bull on rides')).toBe('DOT 18.2');
        expect(t.refusal('play bull on mar')).toBe('DOT 18.1');
        expect(t.offersKey('play bull on jag')).toBe(true);
        expect([t.refusal('transfer jag'), t.refusal('transfer cos')]).toEqual(['DOT 20.16', 'DOT 18.13']);
      },
    );
    it('lets riders and beasts use cover, fortifications and other attachments', rules('DOT 18.3', 'DOT 18.10', 'DOT 18.15'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          station: {
            rider: { card: 'Jaeger Commando', gear: { bull: 'Rivetbull', hole: 'Foxhole', mail: 'Combat Armor' } },
            cos: { card: 'Cossack', gear: { pit: 'Foxhole' } },
            x: 'Jaeger Commando',
          },
        },
        Petr: {},
      });
      expect([ratingOf(t.world, t.id('rider'), 2, null), ratingOf(t.world, t.id('cos'), 2, null)]).toEqual([11, 7]);
      expect([t.offersKey('cover rider'), t.offersKey('cover cos')]).toEqual([true, true]);
    });
    it('loses the beast of a rider who is driven from the Station, and a warrior who is one', rules('DOT 18.8', 'DOT 18.14'), () => {
      const t = table(profile, rider);
      t.do('0: play exile on rider').answered();
      expect([t.card('rider').zone, t.card('bull').zone]).toEqual(['squad', 'discard']);
      expect(citing(t, 'DOT 18.8')).toEqual(['discarded']);
      const beast = table(profile, rider);
      beast.do('0: play exile on cos').answered();
      expect([beast.card('cos').zone, citing(beast, 'DOT 18.14')]).toEqual(['discard', ['discarded']]);
    });
    it('keeps the beast from one Station to another', rules('DOT 18.9'), () => {
      const t = table(profile, rider);
      t.do('1: play call on rider').answered();
      expect([t.card('rider').by, t.card('rider').zone, t.card('bull').host]).toEqual([1, 'station', t.id('rider')]);
    });
  });
