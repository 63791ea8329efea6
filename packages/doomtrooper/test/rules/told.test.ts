/** What happens is told to everybody, and by which rule it happened. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../fixture.ts';
import { withMadeUpCards } from '../made-up.ts';

withMadeUpCards();

for (const profile of PROFILES)
  describe(`it is told (${profile})`, () => {
    it('that a warrior was hidden, or a hidden one not paid for', rules('DOT 9.21', 'DOT 9.26', 'DOT 9.30', 'DOT 9.32'), () => {
      const t = table(profile, { Jana: { hand: { boy: 'Hussar' }, squad: { lion: 'Golden Lion' } }, Petr: {} });
      t.do('0: hide boy');
      expect([t.all('hid').length, t.happened('hid', { seat: 0, rule: 'DOT 9.21' }), t.side(0).hand.length]).toEqual([1, true, 0]);
      const poor = table(profile, {
        Jana: { destiny: 1, victory: 9, hidden: { boy: 'Sean Gallagher' }, squad: { lion: 'Golden Lion' } },
        Petr: {},
      });
      poor.do('0: uncover boy');
      expect(poor.happened('unpaid', { card: poor.id('boy'), seat: 0, rule: 'DOT 9.30' })).toBe(true);
      expect(poor.happened('victoryLost', { seat: 0, n: 7, total: 2, rule: 'DOT 9.32' })).toBe(true);
    });
    it('that a Leader made an action an attack, and that it is one', rules('DOT 7.21', 'DOT 7.14'), () => {
      const t = table(profile, {
        Jana: { squad: { boss: 'Field Marshal Johnstone', lion: 'Golden Lion' } },
        Petr: { cohort: { foe: 'Razide' } },
      });
      t.do('0: lead boss');
      expect(t.happened('actionTaken', { seat: 0, n: 1, left: 2, attack: true, rule: 'DOT 7.21' })).toBe(true);
      expect(t.side(0)).toMatchObject({ attacked: true, acted: t.world.turn });
    });
    it('that somebody was saved', rules('DOT 24.7.3'), () => {
      const t = table(profile, {
        Jana: { hand: { escape: 'Narrow Escape!' }, squad: { sean: 'Sean Gallagher' } },
        Petr: { cohort: { neph: 'Nepharite of Ilian' } },
      });
      t.do('0: attack', '0: attacker sean', '0: defender neph', '0: fight', '0: play escape on sean').passWhile();
      expect(t.happened('saved', { card: t.id('sean'), rule: 'DOT 24.7.3' })).toBe(true);
    });
    it('which weapon is in use, by whom', rules('DOT 24.5.6'), () => {
      const armed = (attacker: Plain, defender: Plain) =>
        table(profile, { Jana: { squad: { a: attacker } }, Petr: { cohort: { d: defender } } })
          .do('0: attack', '0: attacker a', '0: defender d', '0: fight')
          .arm('sword')
          .passWhile();
      const sword = { gear: { sword: 'Violator Sword' } };
      const attacks = armed({ card: 'Venusian Ranger', ...sword }, 'Razide');
      expect(attacks.happened('weaponChosen', { warrior: attacks.id('a'), card: attacks.id('sword'), rule: 'DOT 24.5.6' })).toBe(true);
      const club = { gear: { sword: 'AC-40 "Justifier"' } };
      const defends = armed('Golden Lion', { card: 'Razide', ...club });
      expect(defends.happened('weaponChosen', { warrior: defends.id('d'), card: defends.id('sword'), rule: 'DOT 24.5.6' })).toBe(true);
    });
    it('that somebody misses a turn', rules('DOT 5.2'), () => {
      const t = table(profile, { at: 'window', Jana: { hand: { bog: 'Bogged Down' } }, Petr: { squad: { x: 'Hussar' } } });
      if (!t.offersKey('play bog at 1')) t.passWhile();
      t.do('0: play bog at 1').passWhile();
      t.do('0: end').passWhile();
      expect([t.happened('turnMissed', { seat: 1, rule: 'DOT 5.2' }), t.world.active]).toEqual([true, 0]);
    });
    it('that an ability was used, and that once a turn is once', rules('DOT 28.4', 'DOT 7.24'), () => {
      const t = table(profile, {
        Jana: { squad: { diana: 'Doctor Diana', a: { card: 'Golden Lion', wounded: true }, b: { card: 'Golden Lion', wounded: true } } },
        Petr: {},
      });
      t.do('0: use diana as 0 on a');
      expect(t.happened('used', { seat: 0, card: t.id('diana'), use: 0, on: t.id('a') })).toBe(true);
      expect(t.card('diana').used).toBe(t.world.turn);
    });
    it('whether a gift rests', rules('DOT 13.18s'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { x: 'Doomed' }, cohort: { necro: { card: 'Necromutant', gear: { fire: 'Dark Fire' } } } },
        Petr: {},
      });
      if (profile === 'tournament') return expect(t.offersKey('switch fire')).toBe(false);
      t.do('0: switch fire');
      expect(t.happened('switched', { card: t.id('fire'), off: true, rule: 'DOT 13.18s' })).toBe(true);
    });
    it('who joins a combat', rules('DOT 25.7'), () => {
      const t = table(profile, {
        Jana: { destiny: 20, hand: { posse: 'Reinforcements!' }, squad: { a: 'Golden Lion', h: 'Blood Beret' } },
        Petr: { cohort: { d: 'Razide' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play posse', '0: spend 7', '0: join h');
      expect(t.happened('joined', { card: t.id('h'), rule: 'DOT 25.7' })).toBe(true);
    });
    it('what was borrowed and what was paid back', rules('DOT 1.9'), () => {
      const t = table(profile, { at: 'window', Jana: { destiny: 5, player: { bank: 'Bauhaus Bank' } }, Petr: {} });
      t.do('0: use bank as 0', '0: borrow 4').answered();
      expect(t.happened('debtTaken', { seat: 0, rule: 'DOT 1.9' })).toBe(true);
      const owes = table(profile, { at: 'window', Jana: { debt: 3, destiny: 5, player: { bank: 'Bauhaus Bank' } }, Petr: {} });
      owes.do('0: use bank as 1', '0: spend 3').answered();
      expect(owes.happened('debtPaid', { seat: 0, n: 3, debt: 0, rule: 'DOT 1.9' })).toBe(true);
    });
  });
