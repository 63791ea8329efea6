/** Chapters 2.4 to 2.6: the start of a turn, actions, repair, the curse. */
import { rules } from '@kolbiste/testkit/vitest';
import { checkWeapon, makeWeapon, seededRandom, weaponKinds } from '../../../src/index.ts';
import { describe, expect, it } from 'vitest';
import { Duel, JANA, PETR } from '../../fixture.ts';

describe('the start of a turn', () => {
  it.each([
    [1, 3, 3],
    [2, 3, 8],
    [3, 3, 4],
    [4, 3, 3],
    [5, 3, 5],
    [6, 11, 12],
  ])(
    'in round %i turns %i energy into %i',
    rules('SCW 2.4.1.1', 'SCW 2.6.1.1', 'SCW 2.6.1.2', 'SCW 2.6.1.3', 'SCW 2.6.1.5', 'SCW R-12'),
    (round, before, after) => {
      const play = new Duel({
        at: 'turn',
        round,
        Jana: { energy: before, hero: { energy: [2, 5, 1, 0] }, weapons: { a: {} } },
        Petr: { weapons: { b: {} } },
      });
      expect(play.side(JANA).energy).toBe(after);
    },
  );

  it('is played before any action is asked for', rules('SCW 2.2.2.5', 'SCW 6.1.2'), () => {
    const play = new Duel({
      at: 'turn',
      round: 2,
      Jana: { energy: 0, weapons: { a: { state: 'repairing', cost: 3 } } },
      Petr: { weapons: { b: {} } },
    });
    expect(play.events.map(({ type }) => type)).toEqual(['turnBegan', 'energyGained', 'weaponReadied']);
    expect(play).toOffer(['spin 0', 'end']); // paid for by the energy just gained
  });

  it('readies only the weapons of the one whose turn it is', rules('SCW 2.4.1.2'), () => {
    const play = new Duel({
      at: 'turn',
      Jana: { weapons: { a: { state: 'repairing' }, b: { state: 'freed' } } },
      Petr: { weapons: { c: { state: 'repairing' }, d: { state: 'freed' } } },
    });
    expect(play.world.weapons.map(({ state }) => state)).toEqual(['prepared', 'prepared', 'repairing', 'freed']);
  });

  it.each([
    [5, false],
    [6, true],
    [7, true],
  ])('with %i lives offers to break the curse: %s', rules('SCW 2.4.1.3', 'SCW 2.5.3.2'), (lives, offered) => {
    const play = new Duel({ at: 'turn', Jana: { lives, weapons: { a: {}, b: { state: 'cursed' } } }, Petr: { weapons: { c: {} } } });
    expect(play.question).toBe(offered ? 'turn.breakCurse' : 'turn.acted');
    if (offered) expect(play).toOffer(['keep', 'break']);
    else expect(play).toRefuse('break', 'SCW 2.5.3.2');
  });
});

describe('actions', () => {
  it(
    'are four, each a spin or a repair, and cancelling is none',
    rules('SCW 2.2.1.5', 'SCW 2.2.3.1', 'SCW 2.2.3.2', 'SCW 2.4.2.1', 'SCW R-02'),
    () => {
      const weapons = { a: { wheel: 'green heal 1', cost: 0 }, b: { state: 'broken', cost: 0 }, c: { deferred: 'combo 1/1' } };
      const play = new Duel({ Jana: { weapons }, Petr: { weapons: { d: {} } } }, { random: [1, 1, 1] });
      const left = (): number => play.world.actions;
      expect(left()).toBe(4);
      play.answer(JANA, 'repair 1');
      expect(left()).toBe(3);
      play.answer(JANA, 'cancel 2');
      expect(left()).toBe(3);
      play.answers(JANA, 'spin 0', 'ignore');
      expect(left()).toBe(2);
      play.answers(JANA, 'spin 0', 'ignore', 'spin 0', 'ignore');
      expect(play).toAsk(PETR, 'turn.acted');
      expect(left()).toBe(4);
    },
  );

  it('say what refuses them when none is left', rules('SCW 2.2.3.1'), () => {
    // The engine never asks without an action; the refusal is what a client shows of a turn that is over.
    const play = new Duel({ actions: 0, Jana: { weapons: { a: {} } }, Petr: { weapons: { b: {} } } });
    expect(play).toAsk(PETR);
    expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'spent' }, 'SCW 2.2.2.3');
  });

  it('cost energy before the wheel turns', rules('SCW 2.4.2.2', 'SCW 2.5.1.1', 'SCW 2.6.2.1'), () => {
    const play = new Duel(
      { Jana: { energy: 5, weapons: { a: { wheel: 'green heal 1', cost: 3 } } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    );
    play.answer(JANA, 'spin 0');
    expect(play.last.map(({ type }) => type)).toEqual(['energyPaid', 'spun']);
    expect(play.side(JANA).energy).toBe(2);
  });

  it.each(['sword', 'axe', 'bow', 'wand'])(
    'with a %s cost one more for a hero focused elsewhere, to spin and to repair',
    rules('SCW 2.5.1.2', 'SCW 2.5.2.2', 'SCW 2.6.2.4', 'SCW R-37'),
    type => {
      for (const focused of [true, false]) {
        const others = ['sword', 'axe', 'bow', 'wand'].filter(other => other !== type);
        const hero = { focus: focused ? [type] : others };
        for (const cost of [0, 2, 4]) {
          const weapons = { a: { type, cost, wheel: 'green heal 1' }, b: { type, cost, state: 'broken' } };
          const paid = cost + (focused ? 0 : 1);
          const spun = new Duel({ Jana: { energy: 9, hero, weapons }, Petr: { weapons: { c: {} } } }, { random: [1] }).answer(
            JANA,
            'spin 0',
          );
          expect(spun.side(JANA).energy).toBe(9 - paid);
          const repaired = new Duel({ Jana: { energy: 9, hero, weapons }, Petr: { weapons: { c: {} } } }).answer(JANA, 'repair 1');
          expect(repaired.side(JANA).energy).toBe(9 - paid);
          if (paid === 0) continue;
          const poor = new Duel({
            Jana: { energy: paid - 1, hero, weapons: { ...weapons, free: { type: focused ? type : others[0]!, cost: 0 } } },
            Petr: { weapons: { c: {} } },
          });
          expect(poor).toRefuse('spin 0', 'SCW 2.5.1.3');
          expect(poor).toRefuse('repair 1', 'SCW 2.5.2.3');
        }
      }
    },
  );

  it('end with everything spent but the energy', rules('SCW 2.2.2.3', 'SCW 2.4.2.5', 'SCW 2.6.1.4'), () => {
    const play = new Duel({ Jana: { energy: 7, weapons: { a: {} } }, Petr: { weapons: { b: {} } } }).answer(JANA, 'end');
    expect(play.world).toMatchObject({ active: PETR, actions: 4 });
    expect(play.side(JANA).energy).toBe(7);
  });

  it('given up are lost at once, before the end of the turn is played', rules('SCW 2.4.2.5'), () => {
    const weapons = { a: {}, b: { deferred: 'combo 1/3' }, c: { deferred: 'combo 1/3' } };
    const play = new Duel({ Jana: { energy: 7, weapons }, Petr: { weapons: { z: {} } } }).answer(JANA, 'end');
    expect(play).toAsk(JANA, 'combo.decide');
    expect(play.world.actions).toBe(0);
  });

  it('are always asked for while one is possible, and `end` is always there', rules('SCW 2.2.2.2', 'SCW 2.2.2.3', 'SCW R-21'), () => {
    for (const energy of [0, 1, 2, 3])
      for (const state of ['prepared', 'broken', 'repairing', 'cursed', 'freed']) {
        const play = new Duel({ Jana: { energy, lives: 5, weapons: { a: { state, cost: 2 } } }, Petr: { weapons: { b: {} } } });
        const possible = energy >= 2 && (state === 'prepared' || state === 'broken');
        expect(play.asked).toBe(possible ? JANA : PETR);
        if (possible) expect(play).toOfferAtLeast(['end']);
        else expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'nothingPossible' });
      }
  });

  it('that ended bring the end of the turn, whatever ended them', rules('SCW 2.2.2.4', 'SCW 2.2.3.3', 'SCW 2.4.3.1'), () => {
    const weapons = { a: { deferred: 'permanentAttack 2/3' } };
    const spinner = (wheel: string): object => ({ b: { wheel, cost: 1 } });
    const struck = (given: object, keys: readonly string[], random: readonly number[] = []): number => {
      const play = new Duel({ Jana: { energy: 1, ...given }, Petr: { weapons: { z: {} } } }, { random }).answers(JANA, ...keys);
      expect(play).toAsk(PETR, 'turn.acted');
      return play.lives[PETR]!;
    };
    expect(struck({ weapons: { ...weapons, ...spinner('green heal 1') } }, ['end'])).toBe(18);
    expect(struck({ weapons: { ...weapons, ...spinner('red heal 1') } }, ['spin 1'], [1])).toBe(18);
    expect(struck({ weapons: { ...weapons, ...spinner('orange heal 1') } }, ['spin 1', 'use'], [1])).toBe(18);
  });

  it('with a weapon that costs more than three are like others', rules('SCW R-38'), () => {
    const card = { ...makeWeapon(weaponKinds[0]!, seededRandom(1)), kind: '', cost: 4 };
    expect(checkWeapon(card)).toEqual([]);
    const play = new Duel({
      Jana: { energy: 5, hero: { focus: ['axe'] }, weapons: { a: { cost: 4, type: 'sword' } } },
      Petr: { weapons: { b: {} } },
    });
    expect(play).toOffer(['spin 0', 'end']);
    expect(
      new Duel({ Jana: { energy: 4, hero: { focus: ['axe'] }, weapons: { a: { cost: 4, type: 'sword' } } }, Petr: { weapons: { b: {} } } }),
    ).toAsk(PETR);
  });
});

describe('repair', () => {
  it('keeps a weapon out of reach for both until its owner’s next turn', rules('SCW 2.5.2.4', 'SCW 2.5.2.5', 'SCW R-31'), () => {
    const play = new Duel(
      {
        Jana: { energy: 9, weapons: { a: { state: 'broken' }, b: {} } },
        Petr: { energy: 9, weapons: { c: { wheel: 'green universalAttack 9' } } },
      },
      { random: [1] },
    );
    play.answer(JANA, 'repair 0');
    expect(play.weapon(0).state).toBe('repairing');
    expect(play).toRefuse('spin 0', 'SCW 2.5.2.4');
    play.answer(JANA, 'end').answers(PETR, 'spin 2', 'use');
    expect(play).toOffer(['hero', 'weapon 1']);
    expect(play).toRefuse('weapon 0', 'SCW 2.5.2.4');
    play.answers(PETR, 'hero', 'end');
    expect(play).toAsk(JANA, 'turn.acted');
    expect(play.weapon(0).state).toBe('prepared');
    expect(play).toOfferAtLeast(['spin 0']);
  });
});

describe('the curse', () => {
  it(
    'broken takes five lives and all actions, frees all cursed weapons and no other',
    rules('SCW 2.5.3.1', 'SCW 2.5.3.3', 'SCW 2.5.3.4', 'SCW 6.1.2.3.1', 'SCW 6.1.2.3.2', 'SCW R-33', 'SCW R-35'),
    () => {
      const play = new Duel({
        at: 'turn',
        round: 2,
        Jana: { lives: 12, energy: 9, weapons: { a: { state: 'cursed' }, b: { state: 'cursed' }, c: { state: 'broken' }, d: {} } },
        Petr: { weapons: { e: { state: 'cursed' }, f: {} } },
      });
      play.answer(JANA, 'break');
      expect(play.lives).toEqual([7, 20]);
      expect(play.world.weapons.map(({ state }) => state)).toEqual(['freed', 'freed', 'broken', 'prepared', 'cursed', 'prepared']);
      expect(play).toHaveHappened({ type: 'curseBroken', seat: JANA, weapons: [0, 1] }, 'SCW 2.5.3.3');
      expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'curseBroken' }, 'SCW 2.5.3.1');
      expect(play).toAsk(PETR);
    },
  );

  it('kept lets the turn go on as usual', rules('SCW 2.4.1.3'), () => {
    const play = new Duel({ at: 'turn', Jana: { weapons: { a: { state: 'cursed' }, b: {} } }, Petr: { weapons: { c: {} } } }).answer(
      JANA,
      'keep',
    );
    expect(play).toAsk(JANA, 'turn.acted');
    expect(play.world.actions).toBe(4);
    expect(play.lives).toEqual([20, 20]);
  });
});
