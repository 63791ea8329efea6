/** Chapter 11: equipment: who may have it, when it is of use. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { isEquipment } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { PROFILES, strikes, table, type Table } from '../../fixture.ts';
import { withMadeUpCards } from '../../made-up.ts';

withMadeUpCards();

const armour = (t: Table, name: string) => ratingOf(t.world, t.id(name), 2, null);

for (const profile of PROFILES)
  describe(`equipment (${profile})`, () => {
    it(
      "goes to one's own warriors for an action, any number of it",
      rules('DOT 11.1', 'DOT 11.2', 'DOT 11.5', 'DOT 11.7', 'DOT 11.17', 'DOT 3.16', 'DOT 3.17', 'DOT 3.18', 'DOT 3.22', 'DOT 19.1'),
      () => {
        const t = table(profile, {
          Jana: { hand: { gun: 'AC-40 "Justifier"', mail: 'Combat Armor' }, cohort: { neph: 'Razide' } },
          Petr: { squad: { foe: 'Golden Lion' } },
        });
        expect(t.refusal('play gun on foe')).toBe('DOT 11.17');
        t.do('0: play gun on neph', '0: play mail on neph').passWhile();
        expect(t.card('neph').gear).toEqual([t.id('gun'), t.id('mail')]);
        expect(armour(t, 'neph')).toBe(8);
        expect(t.world.pools[0]!.open).toBe(1);
      },
    );
    it('asks for the affiliation, or for Doomtroopers', rules('DOT 11.5', 'DOT 11.6'), () => {
      const t = table(profile, {
        Jana: { hand: { sword: 'Violator Sword', blessed: 'Blessed Armor' }, squad: { lion: 'Golden Lion' }, cohort: { neph: 'Razide' } },
        Petr: {},
      });
      expect(t.refusal('play sword on lion')).toBe('DOT 11.5');
      expect(t.refusal('play blessed on neph')).toBe('DOT 11.6');
      expect(t.offersKey('play blessed on lion')).toBe(true);
    });
    it('is one vehicle and one armor', rules('DOT 11.3', 'DOT 11.4', 'DOT 11.5'), () => {
      const t = table(profile, {
        Jana: {
          hand: { tank: 'T-32 "Wolfclaw" JBT', mail: 'Composite Armor' },
          squad: { husar: { card: 'Hussar', gear: { other: 'T-32 "Wolfclaw" JBT', blessed: 'Blessed Armor' } } },
        },
        Petr: {},
      });
      expect(t.refusal('play tank on husar')).toBe('DOT 11.3');
      expect(t.refusal('play mail on husar')).toBe('DOT 11.4');
    });
    it('becomes a part of other equipment and goes with it', rules('DOT 11.8', 'DOT 11.9', 'DOT 19.2'), () => {
      const t = table(profile, {
        Jana: {
          hand: { sight: 'Telescopic Sight', broken: 'Malfunction!' },
          squad: { lion: { card: 'Golden Lion', gear: { gun: 'L&A Plasma Carbine' } } },
        },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: play sight on gun').answered();
      expect([t.card('sight').host, t.card('gun').gear]).toEqual([t.id('gun'), [t.id('sight')]]);
      t.do('0: play broken on gun').passWhile();
      expect([t.card('gun').zone, t.card('sight').zone]).toEqual(['discard', 'discard']);
      const s = table(profile, {
        Jana: {
          squad: { lion: { card: 'Golden Lion', gear: { gun: { card: 'L&A Plasma Carbine', gear: { sight: 'Telescopic Sight' } } } } },
        },
        Petr: { cohort: { neph: 'Razide' } },
      });
      s.do('0: attack', '0: attacker lion', '0: defender neph', '0: shoot').arm('gun').passWhile();
      expect(strikes(s)[0]!.rating).toBe(7);
    });
    it('may lie in an area without warriors', rules('DOT 11.10', 'DOT 11.11', 'DOT 11.12'), () => {
      const t = table(profile, { Jana: { destiny: 6, hand: { big: 'Bauhaus Great Infurior' } }, Petr: { squad: { city: 'Fukido' } } });
      t.do('0: play big to squad').passWhile();
      expect(t.card('big').zone).toBe('squad');
      expect(t.offersKey('transfer big')).toBe(false);
      expect(t.side(0).destiny).toBe(0);
    });
    it('may be several copies on one warrior', rules('DOT 11.13'), () => {
      const t = table(profile, {
        Jana: { hand: { two: 'AC-40 "Justifier"' }, squad: { lion: { card: 'Golden Lion', gear: { one: 'AC-40 "Justifier"' } } } },
        Petr: {},
      });
      t.do('0: play two on lion').passWhile();
      expect(t.card('lion').gear).toEqual([t.id('one'), t.id('two')]);
    });
    it('works once of several copies', rules('DOT 11.14'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: { card: 'Golden Lion', gear: { a: 'Combat Armor', b: 'Combat Armor' } } } },
        Petr: {},
      });
      expect(armour(t, 'lion')).toBe(4);
    });
    it(
      'stays, useless, with the one who loses the affiliation, until he has it again, and leaves his vehicle',
      rules('DOT 11.35', 'DOT 11.15', 'DOT 11.16', 'DOT 19.7t', 'DOT 19.7s', 'DOT 19.8', 'DOT 19.1', 'DOT 11.6', 'DOT 11.5', 'DOT 11.33'),
      () => {
        const t = table(profile, {
          Jana: {
            hand: { no: 'Insubordination', yes: 'Spoke in the Cog' },
            squad: { husar: { card: 'Hussar', gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside: true } } } },
          },
          Petr: {},
        });
        expect(armour(t, 'husar')).toBe(6);
        t.do('0: meditate', '0: play no on husar').passWhile();
        expect(t.card('tank').host).toBe(t.id('husar'));
        expect(t.card('tank').inside).toBe(false);
        expect(armour(t, 'husar')).toBe(3);
        t.do('0: meditate', '0: play yes on husar', '0: board tank').passWhile();
        expect(armour(t, 'husar')).toBe(6);
      },
    );
    it(
      "is taken out of use by the loss of a card that gave the affiliation, and by a Cultist's change of sides",
      rules('DOT 11.16', 'DOT 11.35', 'DOT 11.18', 'DOT 32.21', 'DOT 32.26'),
      () => {
        const t = table(
          profile,
          {
            Jana: {
              squad: { husar: { card: 'Hussar', gear: { pass: 'Noted Efficiency', cap: { card: 'CAP 7000P', inside: true } } } },
              cohort: { mad: { card: 'Demnogonis Cultist', chosen: 0, gear: { tank: { card: 'Hellhound Necrotank', inside: true } } } },
            },
            Petr: {},
          },
          { options: { judge: true } },
        );
        const inside = [armour(t, 'husar'), armour(t, 'mad')];
        t.do('0: meditate', '0: side mad').passWhile();
        expect([inside[1]! - armour(t, 'mad'), t.card('tank').inside]).toEqual([5, false]);
        t.do('0: judge', '0: change discard', '0: card pass', '1: agree');
        expect([inside[0]! / armour(t, 'husar'), t.card('cap').inside]).toEqual([2, false]);
      },
    );
    it('lets an ability pass over the affiliation, not over a kind of warrior', rules('DOT 11.18', 'DOT 11.19', 'DOT 11.20'), () => {
      const t = table(profile, {
        Jana: {
          hand: { robe: 'Curator Robe', baton: 'Marshal Baton', scope: 'Clansman Claymore' },
          cohort: { kid: { card: 'Undead Legionnaire', gear: { kit: 'Universal Kit' } }, other: 'Undead Legionnaire' },
          squad: { captain: { card: 'Captain', gear: { kit2: 'Universal Kit' } } },
        },
        Petr: {},
      });
      expect(t.refusal('play robe on kid')).toBe('DOT 11.18');
      expect(t.refusal('play baton on kid')).toBe('DOT 11.18');
      // A commander of another corporation is the kind it asks for.
      expect(t.offersKey('play baton on captain')).toBe(true);
      expect(t.refusal('play baton on other')).toBe('DOT 11.5');
    });
    it('takes a poison for equipment where equipment is discarded', rules('DOT 37.12'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { mal: 'Malfunction!' } },
        Petr: { squad: { foe: { card: 'Hussar', gear: { drop: 'Slow Poison', doom: 'Behind the Wall' } } } },
      });
      expect([isEquipment(t.world, t.id('drop')), isEquipment(t.world, t.id('doom'))]).toEqual([true, false]);
      expect(t.offersKey('play mal on doom')).toBe(false);
      t.do('0: play mal on drop').passWhile();
      expect(t.card('drop').zone).toBe('discard');
    });
  });
