/** Chapter 25: a change of tactic to one that a side may not take part in. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`a forbidden tactic (${profile})`, () => {
    it('ends the combat when Tactical Advantage changes to it: the action is spent', rules('DOT 25.24', 'DOT DR-59'), () => {
      const t = table(profile, {
        Jana: { squad: { rams: 'Rams Air Cavalry' } },
        Petr: { hand: { change: 'Tactical Advantage' }, cohort: { d: { card: 'Heretic', wounded: true } } },
      });
      t.do('0: attack', '0: attacker rams', '0: defender d', '0: shoot', '1: play change').passWhile();
      expect(t.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 25.24' })).toBe(true);
      expect(t.happened('struck')).toBe(false);
      expect([t.card('d').zone, t.side(0).attacked]).toEqual(['cohort', true]);
    });
    it('ends it by Lesser Telepathy and by Confuse, too', rules('DOT 25.24', 'DOT 21.20'), () => {
      const spell = table(profile, {
        Jana: { squad: { rams: 'Rams Air Cavalry' } },
        Petr: { destiny: 9, hand: { spell: 'Lesser Telepathy' }, squad: { seer: 'Sacred Warrior' }, cohort: { d: 'Heretic' } },
      });
      spell.do('0: attack', '0: attacker rams', '0: defender d', '0: shoot', '1: play spell').passWhile();
      expect(spell.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 25.24' })).toBe(true);
      const gift = table(profile, {
        Jana: { squad: { rams: 'Rams Air Cavalry' } },
        Petr: { cohort: { d: { card: 'Zenithian Soulslayer', gear: { gift: 'Confuse' } } } },
      });
      gift.do('0: attack', '0: attacker rams', '0: defender d', '0: shoot', '1: use gift as 0').passWhile();
      expect(gift.happened('combatEnded', { how: 'brokenOff', rule: 'DOT 25.24' })).toBe(true);
    });
    it('goes on where both may take part in the new tactic', rules('DOT 24.3.2', 'DOT 25.24'), () => {
      const t = table(profile, {
        Jana: { squad: { a: 'Hussar' } },
        Petr: { hand: { change: 'Tactical Advantage' }, cohort: { d: 'Heretic' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot', '1: play change').passWhile();
      expect(t.happened('combatEnded', { how: 'resolved', tactic: 'fight' })).toBe(true);
    });
  });
