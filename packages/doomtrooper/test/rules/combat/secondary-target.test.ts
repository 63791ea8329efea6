/** Chapter 38: attacks on secondary targets without a combat. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table, type Profile, type Table } from '../../fixture.ts';

const grenade = (profile: Profile, destiny: number): Table =>
  table(
    profile,
    {
      Jana: { destiny, cohort: { a: { card: 'Razide', gear: { bang: 'Antipersonnel Grenade' } } } },
      Petr: { squad: { b: 'Hussar' } },
      Eva: { squad: { c: 'Hussar' } },
    },
    { seats: 3, options: { mode: 'targets' } },
  );

for (const profile of PROFILES)
  describe(`a grenade on a secondary target (${profile})`, () => {
    it('costs 2 destiny points as a combat does', rules('DOT 38.7', 'DOT DR-96'), () => {
      const t = grenade(profile, 5);
      t.do('0: use bang as 0 on c').passWhile();
      expect([t.side(0).destiny, t.card('c').wounded]).toEqual([3, true]);
      const main = grenade(profile, 5);
      main.do('0: use bang as 0 on b').passWhile();
      expect([main.side(0).destiny, main.card('b').wounded]).toEqual([5, true]);
    });
    it('is refused to the one who cannot pay', rules('DOT 38.7', 'DOT DR-96'), () => {
      const poor = grenade(profile, 1);
      expect(poor.refusal('use bang as 0 on c')).toBe('DOT 38.7');
      expect(poor.offersKey('use bang as 0 on b')).toBe(true);
    });
  });
