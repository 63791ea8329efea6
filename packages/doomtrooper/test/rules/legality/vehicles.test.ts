/** Chapters 11 and 20: vehicles and those inside. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, strikes, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

const armour = (t: Table, name: string) => ratingOf(t.world, t.id(name), 2, null);

for (const profile of PROFILES)
  describe(`vehicles (${profile})`, () => {
    it(
      'puts a warrior inside a vehicle or not, for an action each time after the first choice',
      rules('DOT 11.26', 'DOT 11.28', 'DOT 24.5.5', 'DOT 11.1'),
      () => {
        const t = table(profile, { Jana: { hand: { tank: 'T-32 "Wolfclaw" JBT' }, squad: { husar: 'Hussar' } }, Petr: {} });
        t.do('0: play tank on husar', '0: outside').passWhile();
        expect(armour(t, 'husar')).toBe(3);
        t.do('0: board tank').passWhile();
        expect(armour(t, 'husar')).toBe(6);
        expect(t.world.pools[0]!.open).toBe(1);
      },
    );
    it('forbids nothing to the one who is not inside', rules('DOT 11.36'), () => {
      const given = (inside: boolean) =>
        table(profile, {
          Jana: {
            cohort: { kid: { card: 'Undead Legionnaire', gear: { tank: { card: 'Hellhound Necrotank', inside }, mail: 'Combat Armor' } } },
          },
          Petr: {},
        });
      // Armor 2, 5 of the tank or 1 of the armor.
      expect([armour(given(true), 'kid'), armour(given(false), 'kid')]).toEqual([2 + 5, 2 + 1]);
    });
    it('leaves the opponent his fortifications', rules('DOT 11.32'), () => {
      const t = table(profile, {
        Jana: { squad: { husar: { card: 'Hussar', gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } } } },
        Petr: { squad: { lion: 'Golden Lion', city: 'Fukido' } },
      });
      t.do('0: attack', '0: attacker husar', '0: defender lion', '0: shoot').passWhile();
      expect(strikes(t)[0]!.armour).toBe(5);
    });
    it('wounds anyone who sits in a vehicle that is discarded; nobody earns points', rules('DOT 11.29', 'DOT 11.30'), () => {
      const t = table(profile, {
        Jana: { hand: { broken: 'Malfunction!' } },
        Petr: { squad: { husar: { card: 'Hussar', wounded: true, gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } } } },
      });
      t.do('0: meditate', '0: play broken on tank').passWhile();
      expect(t.card('husar').zone).toBe('discard');
      expect(t.side(0).victory).toBe(0);
      const out = table(profile, {
        Jana: { hand: { broken: 'Malfunction!' } },
        Petr: { squad: { husar: { card: 'Hussar', gear: { tank: 'T-32 "Wolfclaw" JBT' } } } },
      });
      out.do('0: meditate', '0: play broken on tank').passWhile();
      expect(out.card('husar').wounded).toBe(false);
    });
    it(
      'keeps fortifications from the one who is inside a vehicle, not from his opponent',
      rules('DOT 11.31', 'DOT 11.39', 'DOT 11.40'),
      () => {
        const t = table(profile, {
          Jana: {
            squad: {
              husar: { card: 'Hussar', gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } },
              foot: 'Hussar',
              city: 'Heimburg',
              air: 'Rams Air Cavalry',
              town: 'Fukido',
            },
          },
          Petr: {},
        });
        expect(armour(t, 'husar')).toBe(6);
        expect(armour(t, 'foot')).toBe(5);
        expect(armour(t, 'air')).toBe(6);
      },
    );
    it('leaves a vehicle in the area it was played to', rules('DOT 20.11', 'DOT 20.12', 'DOT 20.19', 'DOT 20.22t'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { truck: 'Parked Truck', a: 'Hussar' }, station: { lorry: 'Station Truck', b: 'Hussar' } },
        Petr: {},
      });
      expect([t.refusal('transfer truck'), t.refusal('transfer lorry')]).toEqual(['DOT 20.11', 'DOT 20.12']);
      expect([t.offersKey('transfer a'), t.offersKey('transfer b')]).toEqual([true, true]);
    });
  });
