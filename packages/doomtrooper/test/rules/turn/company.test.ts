/** Chapters 9 and 20: who may stand beside whom on a Station, and when all warriors are in cover. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Table } from '../../fixture.ts';

type Side = { readonly [word: string]: Plain };
const TAINTED = { card: 'Golden Lion', gear: { taint: 'Tainted!' } };

for (const profile of PROFILES)
  describe(`on a Station (${profile})`, () => {
    const given = (jana: Side): Table => table(profile, { opened: true, Jana: jana, Petr: {} });
    it('the Dark Legion does not come to Doomtroopers', rules('DOT 20.19', 'DOT 20.20'), () => {
      const t = given({
        station: { lion: 'Golden Lion' },
        cohort: { necro: 'Necromutant' },
        squad: { other: 'Golden Lion', both: TAINTED },
      });
      expect(t.refusal('transfer necro')).toBe('DOT 20.19');
      expect([t.offersKey('transfer other'), t.offersKey('transfer both')]).toEqual([true, true]);
    });
    it('a tainted one is company for either side', rules('DOT 20.19', 'DOT 20.21', 'DOT 20.22t', 'DOT 20.22s'), () => {
      const t = given({ station: { both: TAINTED }, cohort: { necro: 'Necromutant' }, squad: { lion: 'Golden Lion' } });
      expect([t.offersKey('transfer lion'), t.offersKey('transfer necro')]).toEqual([true, true]);
      for (const other of ['Golden Lion', 'Necromutant'])
        expect(given({ station: { both: TAINTED, other } }).offersKey('meditate'), other).toBe(true);
    });
    it('anyone who is outside the areas counts for neither', rules('DOT 20.25', 'DOT 20.19', 'DOT 20.22t', 'DOT 20.22s'), () => {
      const t = given({ station: { rogue: 'Renegade Apostate' }, cohort: { necro: 'Necromutant' }, squad: { lion: 'Golden Lion' } });
      expect([t.offersKey('transfer lion'), t.offersKey('transfer necro')]).toEqual([true, true]);
      for (const other of ['Golden Lion', 'Necromutant'])
        expect(given({ station: { rogue: 'Renegade Apostate', other } }).offersKey('meditate'), other).toBe(true);
    });
    it('tribes bar no Doomtrooper, however many they are', rules('DOT 20.23', 'DOT 20.19'), () => {
      const t = given({ station: { mar: 'Templar Marine', cos: 'Cossack', cor: 'Corsair' }, squad: { lion: 'Golden Lion' } });
      expect(t.offersKey('transfer lion')).toBe(true);
    });
  });

for (const profile of PROFILES)
  describe(`the duty to leave cover (${profile})`, () => {
    const rule = profile === 'tournament' ? 'DOT 9.5t' : 'DOT 9.5s';
    const refusal = (squad: Side, petr: Side = {}): string | null =>
      table(profile, { Jana: { squad }, Petr: { squad: petr } }).refusal('meditate');
    const covered = { lion: { card: 'Golden Lion', covered: true } };
    it("is one's own, whatever the others' warriors do", rules('DOT 9.5t', 'DOT 9.5s'), () => {
      expect([refusal(covered), refusal(covered, { foe: 'Hussar' })]).toEqual([rule, rule]);
    });
    it('is not fulfilled by what is no warrior, or not in play', rules('DOT 9.5t', 'DOT 9.5s'), () => {
      expect(refusal({ ...covered, city: 'Fukido' })).toBe(rule);
      expect(refusal({ ...covered, gone: { card: 'Golden Lion', gear: { mia: 'Missing in Action' } } })).toBe(rule);
    });
    it('ends with one in the open', rules('DOT 9.5t', 'DOT 9.5s'), () => {
      expect(refusal({ ...covered, other: 'Golden Lion' })).toBeNull();
    });
  });
