/** Chapter 24: points for the dead. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { PROFILES, rig, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`the points (${profile})`, () => {
    it('gives both players points when both are killed', rules('DOT 24.8.3'), () => {
      const t = table(profile, {
        Jana: { squad: { a: { card: 'Chemiman' } } },
        Petr: { squad: { b: { card: 'Blood Beret', wounded: true } } },
      });
      rig(t.card('a')).wounded = true;
      t.do('0: attack', '0: attacker a', '0: defender b', '0: fight');
      t.do('0: victory 4', '1: victory 4').passWhile();
      expect([t.side(0).victory, t.side(1).victory]).toEqual([4, 4]);
    });
    it("earns destiny points only for one's own dead", rules('DOT 24.2.5', 'DOT 24.2.6', 'DOT DR-66'), () => {
      const t = table(profile, {
        Jana: { destiny: 0, squad: { star: 'Etoiles Mortant' }, cohort: { mine: { card: 'Child of Ilian', wounded: true } } },
        Petr: {},
      });
      t.do('0: attack', '0: attacker star', '0: defender mine', '0: fight').passWhile();
      expect(t.side(0)).toMatchObject({ victory: 0, destiny: 2 });
    });
    it("gives mercenaries' kills as destiny points", rules('DOT 32.32t', 'DOT 32.32s', 'DOT DR-66'), () => {
      const t = table(profile, {
        Jana: { destiny: 0, squad: { merc: 'Ex-Imperial Freelancer' } },
        Petr: { cohort: { kid: { card: 'Child of Ilian', wounded: true } } },
      });
      t.do('0: attack', '0: attacker merc', '0: defender kid', '0: fight').passWhile();
      expect(t.side(0)).toMatchObject({ victory: 0, destiny: 2 });
    });
  });
