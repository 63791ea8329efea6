/** Chapter 3.5.2: shields. */
import { questionOf } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { Duel, JANA, PETR } from '../../fixture.ts';

describe('shields', () => {
  const attackOf = (power: number, shields: readonly number[]): Duel =>
    new Duel(
      {
        Jana: { energy: 9, weapons: { a: { wheel: `green heroAttack ${power}` } } },
        Petr: { weapons: Object.fromEntries(shields.map((value, i) => [`s${i}`, { deferred: `shield ${value}/1` }])) },
      },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');

  it(
    'are asked for one by one after the target is known, until the defender has enough',
    rules('SCW 3.5.2.2', 'SCW 3.5.2.5', 'SCW R-52', 'SCW R-72'),
    () => {
      const play = attackOf(9, [1, 2, 3]);
      expect(play.events.at(-1)).toMatchObject({ type: 'aimed', target: 'hero', power: 9 });
      expect(play).toAsk(PETR, 'defence.pick');
      expect(play.offers[0]).toBe('enough'); // what a clock that runs out answers
      expect(play).toOffer(['enough', 'shield 1', 'shield 2', 'shield 3']);
      play.answer(PETR, 'shield 2');
      expect(play).toOffer(['enough', 'shield 1', 'shield 3']);
      expect(play.weapon(2).deferred).not.toBeNull(); // not before the defence is complete
      play.answers(PETR, 'shield 3', 'enough');
      expect(play.lives[PETR]).toBe(16);
      expect([1, 2, 3].map(id => play.weapon(id).deferred?.value ?? null)).toEqual([1, null, null]);
    },
  );

  it.each([
    [5, [2], 3],
    [5, [2, 3], 0],
    [5, [4, 4], 0],
    [3, [9], 0],
    [3, [2], 1],
    [1, [1], 0],
  ])('lower an attack of %i by %j to %i, never below', rules('SCW 3.5.2.2', 'SCW 3.5.2.4'), (power, values, rest) => {
    const play = attackOf(power, values);
    values.forEach((_, i) => play.answer(PETR, `shield ${i + 1}`));
    expect(play.lives).toEqual([20, 20 - rest]);
    expect(play).toHaveHappened({
      type: 'attacked',
      power: { printed: power, bonus: 0, detonator: 0, shields: values.reduce((a, b) => a + b), total: rest },
      success: rest > 0,
    });
    expect(values.map((_, i) => play.weapon(i + 1).deferred)).toEqual(values.map(() => null));
  });

  it('that stop a bite whole leave it without energy', rules('SCW 3.4.7.4', 'SCW R-47'), () => {
    const jana = { energy: 4, weapons: { a: { wheel: 'green bite 3' } } };
    const play = new Duel({ Jana: jana, Petr: { weapons: { b: { deferred: 'shield 3/3' } } } }, { random: [1] });
    play.answers(JANA, 'spin 0', 'use').answer(PETR, 'shield 1');
    expect(play.all('energyGained')).toEqual([]);
  });

  it('leave shrapnel its second hit while one of its power is left', rules('SCW 3.4.9.3'), () => {
    const jana = { weapons: { a: { wheel: 'green shrapnel 5' } } };
    const petr = { weapons: { b: { durability: 3 }, c: { deferred: 'shield 1/3' } } };
    const play = new Duel({ Jana: jana, Petr: petr }, { random: [1] });
    play.answers(JANA, 'spin 0', 'use', 'weapon 1').answer(PETR, 'shield 2');
    expect(play).toAsk(JANA, 'spin.aimAgain');
    expect(play.answer(JANA, 'hero').lives[PETR]).toBe(19);
  });

  it('of the attacker help neither the defender nor the attacker', rules('SCW 3.5.2.1'), () => {
    const play = new Duel({
      at: 'endOfTurn',
      Jana: { weapons: { a: { deferred: 'permanentAttack 3/1' }, b: { deferred: 'shield 9/9' } } },
      Petr: { weapons: { c: {} } },
    });
    expect(play.lives).toEqual([20, 17]);
    expect(play.weapon(1).deferred).not.toBeNull();
  });

  it('are no help against what is no attack', rules('SCW R-52', 'SCW 3.5.4.8', 'SCW R-33'), () => {
    const shield = { s: { deferred: 'shield 9/9' } };
    const trap = new Duel(
      { Jana: { weapons: { a: { wheel: 'green heal 3' }, ...shield } }, Petr: { weapons: { b: { deferred: 'trap 3/3' } } } },
      { random: [1] },
    );
    expect(trap.answers(JANA, 'spin 0', 'use').lives[JANA]).toBe(17);
    const curse = new Duel({ at: 'turn', Jana: { weapons: { a: { state: 'cursed' }, ...shield } }, Petr: { weapons: { b: {} } } });
    expect(curse.answer(JANA, 'break').lives[JANA]).toBe(15);
    const trick = new Duel(
      { Jana: { hero: { morning: 'battleTrick -2' }, weapons: { a: { wheel: 'red heal 1' }, ...shield } }, Petr: { weapons: { b: {} } } },
      { random: [1, 1] },
    );
    expect(trick.answers(JANA, 'spin 0', 'trick 0').lives[JANA]).toBe(19); // −2, and healed by 1
    const price = new Duel(
      { Jana: { weapons: { a: { wheel: 'green canbalandAttack -3' }, ...shield } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    );
    expect(price.answers(JANA, 'spin 0', 'use', 'weapon 2').lives[JANA]).toBe(17);
    const sudden = new Duel({ at: 'round', round: 9, Jana: { weapons: { a: {}, ...shield } }, Petr: { weapons: { b: {} } } });
    expect(sudden.lives).toEqual([15, 15]);
    const start = new Duel(
      {
        at: 'draw',
        Jana: { weapons: { a: { wheel: 'green energy 2' }, ...shield } },
        Petr: { weapons: { b: { wheel: 'green energy 1' } } },
      },
      { random: [1, 1] },
    );
    expect(start.answer(JANA, 'spin 0').answer(PETR, 'spin 2').answer(JANA, 'start 0').lives[JANA]).toBe(18);
    for (const play of [trap, curse, trick, price, sudden, start]) {
      expect(play.all('shielded')).toEqual([]);
      expect(play.world.weapons.find(({ deferred }) => deferred?.effect === 'shield')).toBeDefined();
    }
  });
});

describe('the defender', () => {
  it('is waited for, and nothing happens meanwhile', rules('SCW R-72'), () => {
    const play = new Duel(
      { Jana: { energy: 9, weapons: { a: { wheel: 'green heroAttack 4' } } }, Petr: { weapons: { b: { deferred: 'shield 1/1' } } } },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');
    expect(questionOf(play.position)).toBe('defence.pick');
    expect(play.asked).toBe(PETR);
    expect(play.lives).toEqual([20, 20]);
    expect(play.answer(PETR, 'enough')).toAsk(JANA);
    expect(play.lives).toEqual([20, 16]);
  });
});
