/** Chapters 2.2 to 2.8: rounds and times of day, turns, actions, energy, lives. */
import '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { all, duelFrom, JANA, livesOf, PETR, weaponOf, worldOf } from './duel-from.ts';

const TIMES = ['morning', 'noon', 'evening', 'night'];

describe('rounds', () => {
  it('are the times of day, over and over, the beginner first in each [SCW 2.2.1.1] [SCW 2.2.1.2] [SCW 2.2.1.3] [SCW 2.2.1.4] [SCW 2.2.2.1] [SCW 2.2.2.6] [SCW R-25]', () => {
    const play = duelFrom({
      at: 'round',
      round: 1,
      starter: 'Petr',
      Jana: { lives: 90, weapons: { a: { cost: 0 } } },
      Petr: { lives: 90, weapons: { b: { cost: 0 } } },
    });
    for (let i = 0; i < 20; i++) play.answer(play.asked!, 'end');
    const rounds = all(play, 'roundBegan').map(event => event as unknown as { round: number; time: string; rule: string });
    expect(rounds.slice(0, 10)).toEqual(
      Array.from({ length: 10 }, (_, i) => ({ type: 'roundBegan', round: i + 1, time: TIMES[i % 4], rule: 'SCW 2.2.1.3' })),
    );
    const turns = all(play, 'turnBegan').map(event => (event as unknown as { seat: number }).seat);
    expect(turns.slice(0, 20)).toEqual(Array.from({ length: 20 }, (_, i) => (i % 2 ? JANA : PETR)));
    const order = play.events.map(({ type }) => type).filter(type => type === 'roundBegan' || type === 'turnBegan');
    expect(order.slice(0, 6)).toEqual(['roundBegan', 'turnBegan', 'turnBegan', 'roundBegan', 'turnBegan', 'turnBegan']);
  });

  it.each([1, 2, 3, 4, 5, 6, 7, 8])('take no lives in round %i [SCW 2.3.3.1]', round => {
    const play = duelFrom({ at: 'round', round, Jana: { lives: 1, weapons: { a: {} } }, Petr: { lives: 1, weapons: { b: {} } } });
    expect(livesOf(play)).toEqual([1, 1]);
  });

  it.each([9, 10, 11, 12, 20])('take five lives of both at the start of round %i [SCW 2.3.3.1] [SCW 2.3.3.2] [SCW 6.1.1]', round => {
    const play = duelFrom({ at: 'round', round, Jana: { weapons: { a: {} } }, Petr: { weapons: { b: {} } } });
    expect(livesOf(play)).toEqual([15, 15]);
    expect(play).toHaveHappened({ type: 'suddenDeath', lost: 5, lives: [15, 15] }, 'SCW 2.3.3.2');
    expect(play.events.map(({ type }) => type).slice(0, 3)).toEqual(['roundBegan', 'suddenDeath', 'turnBegan']);
  });

  it.each([
    [5, 5, null],
    [5, 6, PETR],
    [6, 5, JANA],
    [1, 4, null],
  ])(
    'with %i and %i lives end by sudden death in a draw or a win, by lives alone [SCW 2.3.4.1] [SCW 2.3.4.2] [SCW 2.3.4.3] [SCW R-23]',
    (jana, petr, winner) => {
      const play = duelFrom({
        at: 'round',
        round: 9,
        Jana: { lives: jana, energy: 12, weapons: { a: {} } },
        Petr: { lives: petr, energy: 0, weapons: { b: {}, c: {} } },
      });
      if (winner === null) {
        expect(play).toBeDrawn();
        expect(play.outcome).toMatchObject({ rule: 'SCW 2.3.4.2', why: 'bothDefeated' });
      } else expect(play).toBeWonBy(winner);
    },
  );
});

describe('the start of a turn', () => {
  it.each([
    [1, 3, 3],
    [2, 3, 8],
    [3, 3, 4],
    [4, 3, 3],
    [5, 3, 5],
    [6, 11, 12],
  ])(
    'in round %i turns %i energy into %i [SCW 2.4.1.1] [SCW 2.6.1.1] [SCW 2.6.1.2] [SCW 2.6.1.3] [SCW 2.6.1.5] [SCW R-12]',
    (round, before, after) => {
      const play = duelFrom({
        at: 'turn',
        round,
        Jana: { energy: before, hero: { energy: [2, 5, 1, 0] }, weapons: { a: {} } },
        Petr: { weapons: { b: {} } },
      });
      expect(worldOf(play).sides[JANA].energy).toBe(after);
    },
  );

  it('is played before any action is asked for [SCW 2.2.2.5] [SCW 6.1.2]', () => {
    const play = duelFrom({
      at: 'turn',
      round: 2,
      Jana: { energy: 0, weapons: { a: { state: 'repairing', cost: 3 } } },
      Petr: { weapons: { b: {} } },
    });
    expect(play.events.map(({ type }) => type)).toEqual(['turnBegan', 'energyGained', 'weaponReadied']);
    expect(play).toOffer(['spin 0', 'end']); // paid for by the energy just gained
  });

  it('readies only the weapons of the one whose turn it is [SCW 2.4.1.2]', () => {
    const play = duelFrom({
      at: 'turn',
      Jana: { weapons: { a: { state: 'repairing' }, b: { state: 'freed' } } },
      Petr: { weapons: { c: { state: 'repairing' }, d: { state: 'freed' } } },
    });
    expect(worldOf(play).weapons.map(({ state }) => state)).toEqual(['prepared', 'prepared', 'repairing', 'freed']);
  });

  it.each([
    [5, false],
    [6, true],
    [7, true],
  ])('with %i lives offers to break the curse: %s [SCW 2.4.1.3] [SCW 2.5.3.2]', (lives, offered) => {
    const play = duelFrom({ at: 'turn', Jana: { lives, weapons: { a: {}, b: { state: 'cursed' } } }, Petr: { weapons: { c: {} } } });
    expect(play.question).toBe(offered ? 'turn.breakCurse' : 'turn.acted');
    if (offered) expect(play).toOffer(['keep', 'break']);
    else expect(play).toRefuse('break', 'SCW 2.5.3.2');
  });
});

describe('actions', () => {
  it('are four, each a spin or a repair, and cancelling is none [SCW 2.2.1.5] [SCW 2.2.3.1] [SCW 2.2.3.2] [SCW 2.4.2.1] [SCW R-02]', () => {
    const weapons = { a: { wheel: 'green heal 1', cost: 0 }, b: { state: 'broken', cost: 0 }, c: { deferred: 'combo 1/1' } };
    const play = duelFrom({ Jana: { weapons }, Petr: { weapons: { d: {} } } }, { random: [1, 1, 1] });
    const left = (): number => worldOf(play).actions;
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
  });

  it('say what refuses them when none is left [SCW 2.2.3.1]', () => {
    // The engine never asks without an action; the refusal is what a client shows of a turn that is over.
    const play = duelFrom({ actions: 0, Jana: { weapons: { a: {} } }, Petr: { weapons: { b: {} } } });
    expect(play).toAsk(PETR);
    expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'spent' }, 'SCW 2.2.2.3');
  });

  it('cost energy before the wheel turns [SCW 2.4.2.2] [SCW 2.5.1.1] [SCW 2.6.2.1]', () => {
    const play = duelFrom(
      { Jana: { energy: 5, weapons: { a: { wheel: 'green heal 1', cost: 3 } } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    );
    play.answer(JANA, 'spin 0');
    expect(play.last.map(({ type }) => type)).toEqual(['energyPaid', 'spun']);
    expect(worldOf(play).sides[JANA].energy).toBe(2);
  });

  it.each(['sword', 'axe', 'bow', 'wand'])(
    'with a %s cost one more for a hero focused elsewhere, to spin and to repair [SCW 2.5.1.2] [SCW 2.5.2.2] [SCW 2.6.2.4] [SCW R-37]',
    type => {
      for (const focused of [true, false]) {
        const others = ['sword', 'axe', 'bow', 'wand'].filter(other => other !== type);
        const hero = { focus: focused ? [type] : others };
        for (const cost of [0, 2, 4]) {
          const weapons = { a: { type, cost, wheel: 'green heal 1' }, b: { type, cost, state: 'broken' } };
          const paid = cost + (focused ? 0 : 1);
          const spun = duelFrom({ Jana: { energy: 9, hero, weapons }, Petr: { weapons: { c: {} } } }, { random: [1] }).answer(
            JANA,
            'spin 0',
          );
          expect(worldOf(spun).sides[JANA].energy).toBe(9 - paid);
          const repaired = duelFrom({ Jana: { energy: 9, hero, weapons }, Petr: { weapons: { c: {} } } }).answer(JANA, 'repair 1');
          expect(worldOf(repaired).sides[JANA].energy).toBe(9 - paid);
          if (paid === 0) continue;
          const poor = duelFrom({
            Jana: { energy: paid - 1, hero, weapons: { ...weapons, free: { type: focused ? type : others[0]!, cost: 0 } } },
            Petr: { weapons: { c: {} } },
          });
          expect(poor).toRefuse('spin 0', 'SCW 2.5.1.3');
          expect(poor).toRefuse('repair 1', 'SCW 2.5.2.3');
        }
      }
    },
  );

  it('end with everything spent but the energy [SCW 2.2.2.3] [SCW 2.4.2.5] [SCW 2.6.1.4]', () => {
    const play = duelFrom({ Jana: { energy: 7, weapons: { a: {} } }, Petr: { weapons: { b: {} } } }).answer(JANA, 'end');
    expect(worldOf(play)).toMatchObject({ active: PETR, actions: 4 });
    expect(worldOf(play).sides[JANA].energy).toBe(7);
  });

  it('are always asked for while one is possible, and `end` is always there [SCW 2.2.2.2] [SCW 2.2.2.3] [SCW R-21]', () => {
    for (const energy of [0, 1, 2, 3])
      for (const state of ['prepared', 'broken', 'repairing', 'cursed', 'freed']) {
        const play = duelFrom({ Jana: { energy, lives: 5, weapons: { a: { state, cost: 2 } } }, Petr: { weapons: { b: {} } } });
        const possible = energy >= 2 && (state === 'prepared' || state === 'broken');
        expect(play.asked).toBe(possible ? JANA : PETR);
        if (possible) expect(play).toOfferAtLeast(['end']);
        else expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'nothingPossible' });
      }
  });

  it('that ended bring the end of the turn, whatever ended them [SCW 2.2.2.4] [SCW 2.2.3.3] [SCW 2.4.3.1]', () => {
    const weapons = { a: { deferred: 'permanentAttack 2/3' } };
    const spinner = (wheel: string): object => ({ b: { wheel, cost: 1 } });
    const struck = (given: object, keys: readonly string[], random: readonly number[] = []): number => {
      const play = duelFrom({ Jana: { energy: 1, ...given }, Petr: { weapons: { z: {} } } }, { random }).answers(JANA, ...keys);
      expect(play).toAsk(PETR, 'turn.acted');
      return livesOf(play)[PETR]!;
    };
    expect(struck({ weapons: { ...weapons, ...spinner('green heal 1') } }, ['end'])).toBe(18);
    expect(struck({ weapons: { ...weapons, ...spinner('red heal 1') } }, ['spin 1'], [1])).toBe(18);
    expect(struck({ weapons: { ...weapons, ...spinner('orange heal 1') } }, ['spin 1', 'use'], [1])).toBe(18);
  });
});

describe('repair', () => {
  it('keeps a weapon out of reach for both until its owner’s next turn [SCW 2.5.2.4] [SCW 2.5.2.5] [SCW R-31]', () => {
    const play = duelFrom(
      {
        Jana: { energy: 9, weapons: { a: { state: 'broken' }, b: {} } },
        Petr: { energy: 9, weapons: { c: { wheel: 'green universalAttack 9' } } },
      },
      { random: [1] },
    );
    play.answer(JANA, 'repair 0');
    expect(weaponOf(play, 0).state).toBe('repairing');
    expect(play).toRefuse('spin 0', 'SCW 2.5.2.4');
    play.answer(JANA, 'end').answers(PETR, 'spin 2', 'use');
    expect(play).toOffer(['hero', 'weapon 1']);
    expect(play).toRefuse('weapon 0', 'SCW 3.4.4.5.1');
    play.answers(PETR, 'hero', 'end');
    expect(play).toAsk(JANA, 'turn.acted');
    expect(weaponOf(play, 0).state).toBe('prepared');
    expect(play).toOfferAtLeast(['spin 0']);
  });
});

describe('lives', () => {
  it.each([
    [10, 3, 13],
    [18, 3, 20],
    [20, 3, 20],
    [19, 1, 20],
  ])(
    'of %i healed by %i are %i: never above the printed number [SCW 2.7.2.1] [SCW 2.7.2.2] [SCW 3.4.5.1] [SCW 3.4.5.3] [SCW R-20]',
    (before, value, after) => {
      const play = duelFrom(
        { Jana: { lives: before, weapons: { a: { wheel: `green heal ${value}` } } }, Petr: { weapons: { b: {} } } },
        { random: [1] },
      );
      play.answers(JANA, 'spin 0', 'use');
      expect(livesOf(play)[JANA]).toBe(after);
      expect(play).toHaveHappened({ type: 'healed', gained: after - before, lives: after }, 'SCW 3.4.5.1');
    },
  );

  it.each([
    [9, 3, 11, 0],
    [10, 3, 12, 0],
    [11, 3, 12, 1],
    [12, 5, 12, 4],
  ])(
    'cost no energy: %i energy and an effect of %i make %i, and %i is lost [SCW 3.4.1.1] [SCW 3.4.1.2] [SCW 3.4.1.3] [SCW 2.6.1.6]',
    (before, value, after, wasted) => {
      const play = duelFrom(
        { Jana: { energy: before, weapons: { a: { wheel: `green energy ${value}` } } }, Petr: { weapons: { b: {} } } },
        { random: [1] },
      );
      play.answers(JANA, 'spin 0', 'use');
      expect(worldOf(play).sides[JANA].energy).toBe(after);
      expect(play).toHaveHappened({ type: 'energyGained', energy: after, wasted }, 'SCW 3.4.1.1');
    },
  );

  it('at nought or below end the game with nothing more played or asked [SCW 2.3.1.2] [SCW 2.3.2.1] [SCW 2.3.2.2] [SCW 2.7.3.2]', () => {
    const play = duelFrom(
      {
        Jana: { energy: 9, weapons: { a: { wheel: 'red bite 9' }, b: { deferred: 'permanentAttack 1/1' } } },
        Petr: { lives: 3, weapons: { c: {} } },
      },
      { random: [1] },
    );
    play.answer(JANA, 'spin 0');
    expect(play.last.at(-1)).toMatchObject({ type: 'livesLost', seat: PETR, lives: -6 });
    expect(play).toBeWonBy(JANA);
    expect(play.position).toMatchObject({ decision: null, stack: [] });
  });
});

describe('the curse', () => {
  it('broken takes five lives and all actions, frees all cursed weapons and no other [SCW 2.5.3.1] [SCW 2.5.3.3] [SCW 2.5.3.4] [SCW 6.1.2.3.1] [SCW 6.1.2.3.2] [SCW R-33] [SCW R-35]', () => {
    const play = duelFrom({
      at: 'turn',
      round: 2,
      Jana: { lives: 12, energy: 9, weapons: { a: { state: 'cursed' }, b: { state: 'cursed' }, c: { state: 'broken' }, d: {} } },
      Petr: { weapons: { e: { state: 'cursed' }, f: {} } },
    });
    play.answer(JANA, 'break');
    expect(livesOf(play)).toEqual([7, 20]);
    expect(worldOf(play).weapons.map(({ state }) => state)).toEqual(['freed', 'freed', 'broken', 'prepared', 'cursed', 'prepared']);
    expect(play).toHaveHappened({ type: 'curseBroken', seat: JANA, weapons: [0, 1] }, 'SCW 2.5.3.3');
    expect(play).toHaveHappened({ type: 'actionsEnded', seat: JANA, why: 'curseBroken' }, 'SCW 2.5.3.1');
    expect(play).toAsk(PETR);
  });

  it('kept lets the turn go on as ever [SCW 2.4.1.3]', () => {
    const play = duelFrom({ at: 'turn', Jana: { weapons: { a: { state: 'cursed' }, b: {} } }, Petr: { weapons: { c: {} } } }).answer(
      JANA,
      'keep',
    );
    expect(play).toAsk(JANA, 'turn.acted');
    expect(worldOf(play).actions).toBe(4);
    expect(livesOf(play)).toEqual([20, 20]);
  });
});
