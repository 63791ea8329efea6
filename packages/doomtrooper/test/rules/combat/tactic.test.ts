/** Chapters 24 and 25: Fight or Shoot, and struck-out ratings. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, strikes, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`the tactic (${profile})`, () => {
    it('uses Shoot ratings in a Shoot combat, of one attacker and one defender', rules('DOT 24.2.1', 'DOT 24.3.4'), () => {
      const t = table(profile, { Jana: { squad: { banshee: 'Martian Banshee' } }, Petr: { cohort: { foe: 'Razide' } } });
      t.do('0: attack', '0: attacker banshee', '0: defender foe', '0: shoot').passWhile();
      expect(strikes(t).map(({ rating }) => rating)).toEqual([5, 2]);
      expect(t.happened('tacticChosen', { tactic: 'shoot', rule: 'DOT 24.3.4' })).toBe(true);
    });
    it('bars a struck-out tactic, and an airship from Fight either way', rules('DOT 11.37', 'DOT 11.38', 'DOT 25.23', 'DOT DR-59'), () => {
      const t = table(profile, { Jana: { squad: { air: 'Rams Air Cavalry' } }, Petr: { cohort: { neph: 'Razide' } } });
      t.do('0: attack', '0: attacker air', '0: defender neph');
      while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
      expect(t).toOffer(['shoot']);
      expect(t.refusal('fight')).toBe('DOT 25.23');
      const p = table(profile, {
        Jana: { cohort: { neph: 'Razide' } },
        Petr: { squad: { pilot: { card: 'Blood Beret', gear: { ship: { card: 'Imperial Doomlord', inside: true } } } } },
      });
      p.do('0: attack', '0: attacker neph', '0: defender pilot');
      while (p.question === 'window.answer') p.answer(p.asked!, 'pass');
      expect(p.refusal('fight')).toBe('DOT 11.38');
    });
    it('is barred by a card in play', rules('DOT 25.25', 'DOT 25.24'), () => {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { chasm: 'Chasm!' }, squad: { lion: 'Golden Lion' } },
        Petr: { cohort: { neph: 'Razide' } },
      });
      t.do('0: play chasm', '0: attack', '0: attacker lion', '0: defender neph');
      while (t.question === 'window.answer') t.answer(t.asked!, 'pass');
      expect([t.offers, t.refusal('fight')]).toEqual([['shoot'], 'DOT 25.25']);
    });
    it('ends when the tactic is changed to one that is forbidden by a card in play', rules('DOT 25.24', 'DOT 25.25'), () => {
      const t = table(profile, {
        Jana: { squad: { lion: 'Golden Lion' } },
        Petr: { hand: { chasm: 'Chasm!' }, cohort: { neph: 'Razide' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight', '1: play chasm').passWhile();
      expect(t.happened('struck')).toBe(false);
      expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    });
  });
