/** Chapters 9, 11 and 20: actions that this warrior cannot be asked for. */
import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { judge } from '../../cards/situations.ts';
import { PROFILES, table } from '../../fixture.ts';

const OK = 'offered';

for (const profile of PROFILES)
  describe(`an action (${profile})`, () => {
    it('boards a vehicle out of the open only', rules('DOT 11.33', 'DOT 11.28'), () => {
      const at = (more: { readonly [word: string]: Plain }, inside: boolean) => {
        const rider = { card: 'Hussar', ...more, gear: { tank: { card: 'T-32 "Wolfclaw" JBT', inside } } };
        return judge(table(profile, { Jana: { squad: { a: rider, b: 'Dragoon' } }, Petr: {} }), 'board tank');
      };
      expect([at({}, false), at({ covered: true }, false), at({}, true)]).toEqual([[OK], ['DOT 11.33'], [OK]]);
    });
    it('transfers nobody who stays on Stations, Tribal or not', rules('DOT 20.16'), () => {
      const t = table(profile, {
        opened: true,
        Jana: { squad: { a: 'Hussar' }, station: { c: 'Templar Marine', d: 'Brotherbound Trooper', e: 'Golden Lion' } },
        Petr: {},
      });
      expect(judge(t, 'transfer c', 'transfer d', 'transfer e')).toEqual(['DOT 20.16', 'DOT 20.16', OK]);
    });
    it('attacks with nobody in cover', rules('DOT 9.6'), () => {
      const t = table(profile, {
        Jana: { squad: { a: 'Golden Lion', cov: { card: 'Hussar', covered: true } } },
        Petr: { cohort: { d: 'Razide' } },
      });
      t.do('0: attack').passWhile(p => p.question === 'window.answer');
      expect(judge(t, 'attacker a', 'attacker cov')).toEqual([OK, 'DOT 9.6']);
    });
  });
