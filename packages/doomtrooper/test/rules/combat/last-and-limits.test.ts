/** Chapters 24 and 36: those attackable last, the limits of the standard book, what ends a combat and by which rule. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../../fixture.ts';

type Cards = { readonly [name: string]: Plain };

for (const profile of PROFILES)
  describe(`attackable last (${profile})`, () => {
    const refusal = (station: Cards, more: Cards = {}): string | null => {
      const t = table(profile, {
        opened: true,
        Jana: { station: { marine: 'Templar Marine' }, squad: { lion: 'Golden Lion' } },
        Petr: { station: { patriarch: 'Patriarch', ...station }, ...more },
      });
      t.do('0: attack', '0: attacker marine');
      return t.refusal('defender patriarch');
    };
    it('is nobody alone in his area', rules('DOT 36.7'), () => {
      expect([refusal({}), refusal({ corsair: 'Corsair' })]).toEqual([null, 'DOT 36.7']);
    });
    it('is nobody for those elsewhere, or who cannot be attacked', rules('DOT 36.7'), () => {
      expect(refusal({}, { squad: { lion2: 'Golden Lion' } })).toBeNull();
      expect(refusal({ gone: { card: 'Corsair', gear: { held: 'Captured!' } } })).toBeNull();
    });
  });

describe('the limits between affiliations (standard)', () => {
  const refusal = (attacker: string, defender: string, where: 'squad' | 'station' = 'squad'): string | null => {
    const t = table('standard', {
      opened: true,
      Jana: { [where]: { a: attacker } },
      Petr: { [where]: { d: defender, x: where === 'squad' ? 'Ex-Capitol Freelancer' : 'Templar Marine' } },
    });
    t.do('0: attack', '0: attacker a');
    return t.refusal('defender d');
  };
  it('do not concern tribes', rules('DOT 24.2.9s', 'DOT 24.2.16'), () => {
    expect(refusal('Templar Marine', 'Mystic', 'station')).toBeNull();
    expect(refusal('Mystic', 'Templar Marine', 'station')).toBeNull();
  });
  it('keep the Brotherhood from Doomtroopers, and them from it', rules('DOT 24.2.14', 'DOT 24.2.15', 'DOT 24.2.9s'), () => {
    expect([refusal('Mystic', 'Hussar'), refusal('Hussar', 'Mystic'), refusal('Hussar', 'Blood Beret')]).toEqual([
      'DOT 24.2.15',
      'DOT 24.2.14',
      null,
    ]);
    expect(refusal('Hussar', 'Hussar')).toBe('DOT 24.2.9s');
  });
});

for (const profile of PROFILES)
  describe(`a combat that ends before its strikes (${profile})`, () => {
    const ended = (t: Table): Plain | undefined => (t.events.find(({ type }) => type === 'combatEnded') as never as { rule: string }).rule;
    const given = (hand: Cards) => ({
      Jana: { squad: { lion: 'Golden Lion', beret: 'Blood Beret' } },
      Petr: { destiny: 10, hand, cohort: { foe: 'Razide' } },
    });
    it('ends by the rule of the tactic, or of the lost warrior', rules('DOT 25.24', 'DOT 24.2.3'), () => {
      const chasm = table(profile, given({ card: 'Chasm!' }));
      chasm.do('0: attack', '0: attacker lion', '0: defender foe', '0: fight', '1: play card').passWhile();
      const wave = table(profile, given({ card: 'Wave of Righteousness' }));
      wave.do('0: attack', '0: attacker lion', '0: defender foe', '0: fight', '1: play card on lion').passWhile();
      expect([ended(chasm), ended(wave)]).toEqual(['DOT 25.24', 'DOT 24.2.3']);
    });
    it('goes on in a tactic nobody has forbidden', rules('DOT 25.24'), () => {
      const t = table(profile, given({ card: 'Chasm!' }));
      t.do('0: attack', '0: attacker lion', '0: defender foe', '0: shoot', '1: play card').passWhile();
      expect(t.happened('struck')).toBe(true);
    });
  });
