/** Chapter 24: which weapon is in use. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, strikes, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`weapons (${profile})`, () => {
    it(
      'uses one weapon that fits the tactic, besides other equipment',
      rules(
        'DOT 24.3.2',
        'DOT 24.5.4',
        'DOT 24.5.5',
        'DOT 24.5.6',
        'DOT 24.5.7',
        'DOT 24.5.8',
        'DOT 24.5.9',
        'DOT 24.5.10',
        'DOT 24.5.12',
        'DOT 11.24',
        'DOT DR-51',
      ),
      () => {
        const gear = { sword: 'Violator Sword', arm: 'Cybernetic Power Arm', gun: 'L&A Plasma Carbine', mail: 'Combat Armor' };
        const t = table(profile, { Jana: { squad: { ranger: { card: 'Venusian Ranger', gear } } }, Petr: { cohort: { neph: 'Razide' } } });
        t.do('0: attack', '0: attacker ranger', '0: defender neph', '0: fight');
        t.do('0: weapon sword').passWhile();
        expect(strikes(t)).toMatchObject([{ rating: 6 }, { armour: 5 }]);
        const s = table(profile, { Jana: { squad: { ranger: { card: 'Venusian Ranger', gear } } }, Petr: { cohort: { neph: 'Razide' } } });
        s.do('0: attack', '0: attacker ranger', '0: defender neph', '0: shoot').arm('gun').passWhile();
        expect(strikes(s)).toMatchObject([{ rating: 6 }, { armour: 5 }]);
        // The sword works in Fight, the carbine in Shoot, an AC-40 in both; of two that fit one is chosen, and armor is no weapon.
        const chosen = (tactic: string, with_: object): string[] => {
          const c = table(profile, {
            Jana: { squad: { ranger: { card: 'Venusian Ranger', gear: with_ } } },
            Petr: { cohort: { neph: 'Razide' } },
          } as never);
          c.do('0: attack', '0: attacker ranger', '0: defender neph', `0: ${tactic}`);
          const used =
            c.question === 'attacking.weapon'
              ? c.offers.filter(key => key !== 'unarmed')
              : c.events.filter(e => e.type === 'weaponChosen').map(e => `weapon ${(e as never as { card: number }).card}`);
          return used.map(key => Object.entries(c.names).find(([, id]) => key === `weapon ${id}`)![0]);
        };
        const both = { sword: 'Violator Sword', gun: 'L&A Plasma Carbine', mail: 'Combat Armor' };
        expect([chosen('fight', both), chosen('shoot', both)]).toEqual([['sword'], ['gun']]);
        expect([chosen('fight', { ac: 'AC-40 "Justifier"' }), chosen('shoot', { ac: 'AC-40 "Justifier"' })]).toEqual([['ac'], ['ac']]);
        expect(chosen('fight', { ...both, ac: 'AC-40 "Justifier"' })).toEqual(['sword', 'ac']);
      },
    );
    it('may draw another weapon when the one in use is lost', rules('DOT 24.5.13'), () => {
      const t = table(profile, {
        Jana: { squad: { ranger: { card: 'Venusian Ranger', gear: { sword: 'Violator Sword', arm: 'Cybernetic Power Arm' } } } },
        Petr: { hand: { dull: 'Dull Blade' }, cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker ranger', '0: defender neph', '0: fight', '0: weapon arm', '1: play dull on arm')
        .passWhile()
        .arm('sword')
        .passWhile();
      expect(strikes(t)[0]).toMatchObject({ rating: 6 });
    });
  });
