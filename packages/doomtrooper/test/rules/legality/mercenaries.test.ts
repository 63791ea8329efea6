/** What a mercenary earns by the missions he bears. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`a mission on a mercenary (${profile})`, () => {
    const kill = (warrior: string) =>
      table(profile, {
        Jana: { destiny: 0, squad: { a: { card: warrior, gear: { fame: 'Fifteen Minutes of Fame', gun: 'Gehenna Puker' } } } },
        Petr: { squad: { p: { card: 'Doctor Diana', wounded: true } } },
      })
        .do('0: attack', '0: attacker a', '0: defender p', '0: shoot')
        .arm('gun');
    const cite = ['DOT 32.32t', 'DOT 32.32s', 'DOT DR-103'] as const;
    it('brings destiny points, unasked', rules(...cite), () => {
      const t = kill('Ex-Capitol Freelancer').passWhile();
      expect(t.happened('missionCompleted')).toBe(true);
      expect(t.all('pointsAnnounced').every(({ victory }) => victory === 0)).toBe(true);
      expect(
        t
          .all('destinyGained')
          .filter(({ cause }) => cause === 'mission')
          .map(({ n }) => n),
      ).toEqual([5]);
    });
    it('brings what its player likes on anybody else', rules('DOT 14.14'), () => {
      const t = kill('Golden Lion').passWhile();
      expect(t.asked).toBe(0);
      expect(t.offersKey('victory 5 destiny 0')).toBe(true);
    });
  });
