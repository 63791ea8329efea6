/** Chapter 3.2.3: deferred effects on their weapons. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFERRED, isReusable } from '../../../src/index.ts';
import { Duel, JANA, PETR } from '../../fixture.ts';

describe('a deferred effect', () => {
  it.each(DEFERRED)(
    '%s may be cancelled by its owner between actions, for nothing, and its weapon spun at once',
    rules('SCW 3.2.3.4', 'SCW R-02', 'SCW R-27'),
    effect => {
      const play = new Duel({ Jana: { energy: 3, weapons: { a: { deferred: `${effect} 1/1` } } }, Petr: { weapons: { b: {} } } });
      play.answer(JANA, 'cancel 0');
      expect(play).toHaveHappened({ type: 'deferredCancelled', weapon: 0, effect }, 'SCW 3.2.3.4');
      expect(play.weapon(0)).toMatchObject({ state: 'prepared', deferred: null });
      expect(play.world).toMatchObject({ actions: 4 });
      expect(play.side(JANA).energy).toBe(3);
      expect(play).toOfferAtLeast(['spin 0']);
    },
  );

  it.each(DEFERRED)('%s cannot be cancelled by the other player, nor in the other player’s turn', rules('SCW R-02'), effect => {
    const play = new Duel({ active: 'Petr', Jana: { weapons: { a: { deferred: `${effect} 1/1` } } }, Petr: { weapons: { b: {} } } });
    expect(play).toAsk(PETR, 'turn.acted');
    expect(play.offers.filter(key => key.startsWith('cancel'))).toEqual([]);
    expect(play.refusalOf('cancel 0')).toBeNull(); // not even a candidate
  });

  it.each(DEFERRED)('%s cannot be cancelled where the table forbids it', rules('SCW 3.2.3.4', 'SCW R-02'), effect => {
    const play = new Duel(
      { Jana: { weapons: { a: { deferred: `${effect} 1/1` }, c: {} } }, Petr: { weapons: { b: {} } } },
      { options: { cancelling: 'never' } },
    );
    expect(play).toRefuse('cancel 0', 'SCW R-02');
    expect(play).toOffer(['spin 1', 'end']);
  });

  it(
    'is used up by its use unless it is a permanent attack, and costs neither energy nor an action',
    rules('SCW 3.2.3.2', 'SCW 3.2.3.4', 'SCW 3.2.3.5', 'SCW R-28'),
    () => {
      const left = (play: Duel, ids: readonly number[]) => ids.map(id => play.weapon(id).deferred?.effect ?? null);
      const permanent = new Duel({
        at: 'endOfTurn',
        Jana: { energy: 0, weapons: { a: { deferred: 'permanentAttack 1/1' } } },
        Petr: { weapons: { b: {} } },
      });
      expect(permanent.lives[PETR]).toBe(19);
      expect(left(permanent, [0])).toEqual(['permanentAttack']);
      const combos = new Duel({
        at: 'endOfTurn',
        Jana: { energy: 0, weapons: { a: { deferred: 'combo 1/1' }, b: { deferred: 'combo 1/1' } } },
        Petr: { weapons: { c: {} } },
      });
      expect(left(combos.answers(JANA, 'fire', 'hero'), [0, 1])).toEqual([null, null]);
      const shield = new Duel({
        at: 'endOfTurn',
        Jana: { weapons: { a: { deferred: 'permanentAttack 1/1' } } },
        Petr: { energy: 0, weapons: { b: { deferred: 'shield 1/1' } } },
      });
      expect(left(shield.answer(PETR, 'shield 1'), [1])).toEqual([null]);
      const trap = new Duel(
        { Jana: { weapons: { a: { wheel: 'green heal 1' } } }, Petr: { energy: 0, weapons: { b: { deferred: 'trap 1/1' } } } },
        { random: [1] },
      );
      expect(left(trap.answers(JANA, 'spin 0', 'use'), [1])).toEqual([null]);
      expect(DEFERRED.filter(isReusable)).toEqual(['permanentAttack']);
      for (const play of [permanent, combos, shield, trap]) expect(play.world.sides.every(({ energy }) => energy >= 0)).toBe(true);
    },
  );

  it('that is not used stays from turn to turn', rules('SCW 3.2.3.6', 'SCW 3.5.3.14', 'SCW 3.5.4.10'), () => {
    const weapons = Object.fromEntries(DEFERRED.map(effect => [effect, { deferred: `${effect} 1/1` }]));
    const play = new Duel({ Jana: { weapons: { ...weapons, z: {} } }, Petr: { lives: 50, weapons: { b: {} } } });
    for (let turn = 0; turn < 6; turn++) play.answer(play.asked!, 'end');
    expect(play.world.weapons.slice(0, 4).map(({ deferred }) => deferred?.effect)).toEqual([...DEFERRED]);
  });
});
