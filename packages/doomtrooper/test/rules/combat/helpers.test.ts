/** Chapter 25: several warriors on one side. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { sideHas } from '../../../src/rules/combat/harm.ts';
import { PROFILES, strikes, table } from '../../fixture.ts';

for (const profile of PROFILES)
  describe(`helpers (${profile})`, () => {
    it("adds helpers' attack ratings, who stand in the same area", rules('DOT 25.7', 'DOT 25.9', 'DOT DR-65'), () => {
      const t = table(profile, {
        opened: true,
        Jana: {
          destiny: 7,
          hand: { posse: 'Reinforcements!' },
          squad: { lion: 'Golden Lion', beret: 'Blood Beret' },
          station: { far: 'Templar Marine' },
        },
        Petr: { cohort: { neph: 'Razide' }, station: { y: 'Templar Marine' } },
      });
      t.do('0: attack', '0: attacker lion', '0: defender neph', '0: fight', '0: play posse', '0: spend 7');
      t.passWhile(p => p.question === 'window.answer');
      expect(t.offersKey('join far')).toBe(false);
      t.do('0: join beret', '1: strike beret').passWhile();
      expect(strikes(t)[0]).toMatchObject({ rating: 7, armour: 7, hits: true });
      expect(t.card('neph').wounded).toBe(true);
      expect(t.card('beret').wounded).toBe(true);
    });
    it('gives a group an ability only if all its members have it', rules('DOT 25.10t', 'DOT 25.10s'), () => {
      const t = table(profile, {
        Jana: { destiny: 7, hand: { posse: 'Reinforcements!' }, squad: { chem: 'Chemiman', lion: 'Golden Lion' } },
        Petr: { cohort: { foe: 'Razide' }, hand: { x: 'Doomed' } },
      });
      t.do('0: attack', '0: attacker chem', '0: defender foe', '0: fight');
      while (t.world.fights[0]!.phase !== 'modifiers') t.answer(t.asked!, 'pass');
      expect(sideHas(t.world, t.world.fights[0]!, t.id('chem'), 'killsOnWound')).toBe(true);
      t.do('0: play posse', '0: spend 7', '0: join lion', '1: strike chem').passWhile();
      // Seven against seven wounds; alone he would have killed.
      expect([t.card('foe').wounded, t.card('foe').zone]).toEqual([true, 'cohort']);
    });
  });
