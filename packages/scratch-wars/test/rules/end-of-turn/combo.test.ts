/** Chapter 3.5.3: combos. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { Duel, JANA, PETR } from '../../fixture.ts';

describe('combos', () => {
  it.each([
    [0, 0, false],
    [1, 0, false],
    [2, 0, true],
    [3, 0, true],
    [0, 1, false],
    [1, 1, true],
    [2, 1, true],
  ])(
    '%i of them, with %i detonators, may fire: %s',
    rules('SCW 3.5.3.1', 'SCW 3.5.3.13', 'SCW 5.3.1.1', 'SCW 5.3.1.7', 'SCW R-56', 'SCW R-59'),
    (combos, detonators, fires) => {
      const weapons = Object.fromEntries(Array.from({ length: combos }, (_, i) => [`c${i}`, { deferred: 'combo 1/1' }]));
      const play = new Duel({
        at: 'endOfTurn',
        Jana: { hero: detonators ? { morning: 'comboDetonator 2' } : {}, weapons: { z: {}, ...weapons } },
        Petr: { weapons: { b: {} } },
      });
      if (!fires) {
        expect(play).toAsk(PETR, 'turn.acted');
        return;
      }
      expect(play).toAsk(JANA, 'combo.decide');
      expect(play).toOffer(['fire', 'keep']);
      const about = { sum: combos, detonator: 2 * detonators };
      expect(play.position.decision).toMatchObject({ rule: detonators ? 'SCW 5.3.1.7' : 'SCW 3.5.3.13', about });
      play.answers(JANA, 'fire', 'hero');
      expect(play.lives[PETR]).toBe(20 - combos - 2 * detonators);
      expect(play.world.weapons.some(({ deferred }) => deferred)).toBe(false);
    },
  );

  it.each([
    [[2, 1], 0, -2, 1],
    [[2, 1], 2, -2, 3],
    [[2, 1], -4, 0, 0],
    [[2, 1], -1, -4, 0],
    [[5], 1, 3, 9],
  ])(
    '%j with a bonus of %i and a detonator of %i strike for %i, and are gone',
    rules('SCW 4.3.2.1', 'SCW 4.3.2.3', 'SCW 5.3.1.9', 'SCW 5.3.1.11', 'SCW R-57', 'SCW R-58', 'SCW R-60'),
    (values, extra, detonator, power) => {
      const weapons = Object.fromEntries(values.map((value, i) => [`c${i}`, { deferred: `combo ${value}/1` }]));
      const slots = [...(detonator ? [`comboDetonator ${detonator}`] : []), ...(extra ? [`combo ${extra}`] : [])];
      const play = new Duel({ at: 'endOfTurn', Jana: { hero: { morning: slots }, weapons }, Petr: { weapons: { b: {} } } }).answer(
        JANA,
        'fire',
      );
      if (play.question === 'bonus.take') play.answer(JANA, `bonus ${slots.length - 1}`);
      play.answer(JANA, 'hero');
      expect(play.lives[PETR]).toBe(20 - power);
      expect(play.world.weapons.some(({ deferred }) => deferred)).toBe(false);
    },
  );
});
