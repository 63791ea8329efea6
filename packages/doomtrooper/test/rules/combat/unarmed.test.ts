/** Chapters 19 and 24.5: fighting without a weapon. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, strikes, table, type Table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`no weapon (${profile})`, () => {
    const standard = profile === 'standard';
    const attacked = (defender: Plain, hand: Plain = {}): Table =>
      table(profile, { Jana: { hand, cohort: { a: 'Razide' } }, Petr: { cohort: { d: defender } } })
        .do('0: attack', '0: attacker a', '0: defender d', '0: fight')
        .passWhile();
    it('may be chosen for what would be used up', rules('DOT 24.5.6', 'DOT 19.4', 'DOT DR-51', 'DOT 24.5.8'), () => {
      const t = attacked({ card: 'Razide', gear: { g: 'Bacteria Grenade' } });
      expect(t).toAsk(1, 'attacking.weapon');
      expect(t).toOffer([t.key('weapon g'), 'unarmed']);
      t.do('1: unarmed').passWhile();
      expect(strikes(t)[1]!.rating).toBe(9);
      expect([t.card('g').zone, t.card('g').host]).toEqual(['attached', t.id('d')]);
      const thrown = attacked({ card: 'Razide', gear: { g: 'Bacteria Grenade' } });
      thrown.do('1: weapon g').passWhile();
      expect(strikes(thrown)[1]!.rating).toBe(13);
    });
    it('may be chosen by the standard book only, for what stays', rules('DOT 24.5.6', 'DOT 19.4', 'DOT DR-51'), () => {
      const t = attacked({ card: 'Razide', gear: { gun: 'AC-40 "Justifier"' } });
      expect(t.question === 'attacking.weapon').toBe(standard);
      if (standard) t.do('1: unarmed').passWhile();
      expect(strikes(t)[1]!.rating).toBe(standard ? 9 : 12);
      // Beside a grenade there is one that works anyway.
      const two = attacked({ card: 'Razide', gear: { gun: 'AC-40 "Justifier"', g: 'Bacteria Grenade' } });
      expect(two.offersKey('unarmed')).toBe(standard);
    });
    it('may be chosen when the weapon in use is lost', rules('DOT 24.5.13', 'DOT DR-51'), () => {
      const t = attacked({ card: 'Razide', gear: { gun: 'AC-40 "Justifier"', g: 'Bacteria Grenade' } }, { out: 'Out of Ammo' });
      t.do('1: weapon gun', '0: play out on gun').passWhile();
      expect(t).toAsk(1, 'attacking.rearm');
      expect(t).toOffer([t.key('weapon g'), 'unarmed']);
      t.do('1: unarmed').passWhile();
      expect([strikes(t)[1]!.rating, t.card('g').zone]).toEqual([9, 'attached']);
    });
    it('asks nothing of one who has armor and no weapon', rules('DOT 11.24', 'DOT 11.14'), () => {
      const t = attacked({ card: 'Hussar', gear: { mail: 'Composite Armor' } });
      expect(t.happened('weaponChosen')).toBe(false);
      // It protects him though nobody has drawn it: Armor 3 and 4.
      expect(strikes(t)[0]!.armour).toBe(7);
      // Armor beside a weapon is not to choose from either.
      const two = table(profile, {
        Jana: {
          squad: {
            a: { card: 'Venusian Ranger', gear: { mail: 'Composite Armor', sword: 'Violator Sword', arm: 'Cybernetic Power Arm' } },
          },
        },
        Petr: { cohort: { d: 'Razide' } },
      });
      two.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
      expect(two).toOffer([two.key('weapon sword'), two.key('weapon arm'), ...(standard ? ['unarmed'] : [])]);
    });
  });
