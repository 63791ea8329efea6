/** Chapter 5.4: the battle trick. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { Duel, endOfTurn, JANA, PETR, slotsIn } from '../../fixture.ts';

describe('the battle trick', () => {
  const red = { a: { wheel: ['red heroAttack 1', 'green heroAttack 4', 'orange heroAttack 5'], cost: 2 } };
  const trick = (value: number, random: readonly number[], jana: object = {}): Duel =>
    new Duel(
      { Jana: { energy: 9, hero: slotsIn(1, `battleTrick ${value}`), weapons: red, ...jana }, Petr: { energy: 9, weapons: { p: {} } } },
      { random },
    );

  it.each([
    [0, 20],
    [-1, 19],
    [-2, 18],
    [2, 18],
  ])('of value %i leaves %i lives, and costs neither action nor energy', rules('SCW 5.4.1.3', 'SCW R-67'), (value, lives) => {
    const play = trick(value, [1, 2]).answer(JANA, 'spin 0');
    expect(play).toAsk(JANA, 'spin.refuse');
    expect(play.position.decision!.rule).toBe('SCW 5.4.1.1');
    play.answer(JANA, 'trick 0');
    expect(play.lives[JANA]).toBe(lives);
    expect(play.world).toMatchObject({ actions: 3 });
    expect(play.side(JANA)).toMatchObject({ energy: 7, used: [0] });
    expect(play.all('spun')).toMatchObject([{ free: false }, { free: true }]);
    expect(play).not.toHaveHappened({ type: 'attacked' }); // the refused effect is gone
  });

  it('works once a turn, on one spin, and the new spin follows its own colour', rules('SCW 5.4.1.4', 'SCW R-69'), () => {
    const green = trick(0, [1, 2, 1]).answers(JANA, 'spin 0', 'trick 0', 'use');
    expect(green).toAsk(JANA, 'turn.acted');
    green.answer(JANA, 'spin 0'); // red again, and no trick
    expect(green).toAsk(PETR);
    const orange = trick(0, [1, 3]).answers(JANA, 'spin 0', 'trick 0');
    expect(orange).toAsk(JANA, 'spin.chosen');
    expect(orange.answer(JANA, 'use')).toAsk(PETR);
    const again = trick(0, [1, 1]).answers(JANA, 'spin 0', 'trick 0');
    expect(again).toAsk(PETR);
    expect(again.lives[PETR]).toBe(19);
  });

  it('answers the player’s own red results, nothing else', rules('SCW 5.4.1.1', 'SCW 5.4.1.5'), () => {
    expect(trick(0, [2]).answer(JANA, 'spin 0')).toAsk(JANA, 'spin.chosen');
    expect(trick(0, [3]).answer(JANA, 'spin 0')).toAsk(JANA, 'spin.chosen');
    const theirs = new Duel(
      {
        active: 'Petr',
        Jana: { hero: slotsIn(1, 'battleTrick 0'), weapons: red },
        Petr: { energy: 9, weapons: { p: { wheel: 'red heroAttack 1' } } },
      },
      { random: [1] },
    ).answer(PETR, 'spin 1');
    expect(theirs.all('specialUsed')).toEqual([]);
    expect(theirs.lives[JANA]).toBe(19);
    const deferred = endOfTurn(1, {
      hero: slotsIn(1, 'battleTrick 0'),
      weapons: { a: { wheel: 'red permanentAttack 2/2', deferred: 'permanentAttack 2/2' } },
    });
    expect(deferred.lives[PETR]).toBe(18); // deferred earlier: no trick any more
  });

  it('may spin any prepared weapon that costs this hero no more', rules('SCW 5.4.1.2', 'SCW R-10'), () => {
    const weapons = {
      a: { type: 'sword', cost: 2, wheel: 'red heal 1' },
      b: { type: 'sword', cost: 2 },
      c: { type: 'bow', cost: 1 }, // 2 with the surcharge
      d: { type: 'bow', cost: 2 }, // 3 with the surcharge
      e: { type: 'sword', cost: 0, state: 'broken' },
    };
    const play = new Duel(
      { Jana: { energy: 2, hero: { focus: ['sword'], ...slotsIn(1, 'battleTrick 0') }, weapons }, Petr: { weapons: { p: {} } } },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    expect(play.side(JANA).energy).toBe(0); // it is free
    expect(play).toOffer(['accept', 'trick 0', 'trick 1', 'trick 2']);
    expect(play).toRefuse('trick 3', 'SCW 5.4.1.2');
    expect(play).toRefuse('trick 4', 'SCW R-10');
  });

  it('may be the last thing its user does', rules('SCW R-68'), () => {
    const play = trick(-2, [1], { lives: 2 }).answers(JANA, 'spin 0', 'trick 0');
    expect(play).toBeWonBy(PETR);
    play.mustBeUsedUp();
  });

  it('may be left alone', rules('SCW 5.4.1.1'), () => {
    const play = trick(0, [1]).answers(JANA, 'spin 0', 'accept');
    expect(play.lives[PETR]).toBe(19);
    expect(play.all('specialUsed')).toEqual([]);
  });
});
