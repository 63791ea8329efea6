/** Chapter 2.1: the start draw and who begins. */
import { keyOf } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { Duel, JANA, PETR, viewOf } from '../../fixture.ts';

describe('the start draw', () => {
  const draw = (jana: string | readonly string[], petr: string | readonly string[], random: readonly number[]): Duel =>
    new Duel({ at: 'draw', Jana: { weapons: { a: { wheel: jana }, b: {} } }, Petr: { weapons: { c: { wheel: petr } } } }, { random });

  it('lets both choose any of their weapons, unseen by the other', rules('SCW 2.1.1.1', 'SCW R-18', 'SCW R-71'), () => {
    const play = draw('green energy 2', 'green energy 1', [1, 1]);
    expect(play).toAsk(JANA, 'duel.otherWeapon');
    expect(play).toOffer(['best', 'spin 0', 'spin 1']);
    play.answer(JANA, 'spin 0');
    expect(play).toAsk(PETR, 'duel.draw');
    expect(play).toOffer(['best', 'spin 2']);
    expect(viewOf(play, JANA).sides[JANA]!.starting).toBe(0);
    expect(viewOf(play, PETR).sides[JANA]!.starting).toBeNull();
    expect(viewOf(play, 'spectator').sides[JANA]!.starting).toBeNull();
    expect(play.all('startSpun')).toEqual([]);
    play.answer(PETR, 'spin 2');
    expect(play.all('startSpun')).toHaveLength(2);
    expect(play).toAsk(JANA, 'duel.begin');
    expect(play).toOffer(['start 0', 'start 1']);
    expect(viewOf(play, JANA).sides.map(({ starting }) => starting)).toEqual([null, null]); // the draw is over
    expect(viewOf(play, PETR).sides.map(({ starting }) => starting)).toEqual([null, null]);
  });

  it('counts the number of the sector that was drawn', rules('SCW 2.1.1.2'), () => {
    const wheel = ['green energy 1', 'green energy 2', 'green energy 3', 'green energy 4'];
    const play = draw(wheel, wheel, [2, 1]).answer(JANA, 'spin 0').answer(PETR, 'spin 2');
    expect(play.all('startSpun')).toMatchObject([
      { seat: JANA, sector: 1, value: 2 },
      { seat: PETR, sector: 0, value: 1 },
    ]);
  });

  it.each([
    ['energy 1', 'energy 0', JANA],
    ['canbalandAttack 0', 'canbalandAttack -3', JANA],
    ['canbalandAttack -3', 'canbalandAttack -1', PETR],
    ['heroAttack 2', 'canbalandAttack -2', JANA],
    ['shield 1/9', 'trap 2/1', PETR],
  ])(
    'is won by the higher value with its sign, whatever the effect and colour: %s against %s',
    rules('SCW 2.1.1.2', 'SCW R-15', 'SCW R-16'),
    (jana, petr, winner) => {
      for (const [one, other] of [
        ['green', 'red'],
        ['red', 'green'],
      ]) {
        const play = draw(`${one} ${jana}`, `${other} ${petr}`, [1, 1]).answer(JANA, 'spin 0').answer(PETR, 'spin 2');
        expect(play).toHaveHappened({ type: 'startDecided', seat: winner, byLot: false }, 'SCW 2.1.1.1');
        expect(play).toAsk(winner, 'duel.begin');
        expect(play.world.sides.map(({ lives, energy, used }) => [lives, energy, used])).toEqual([
          [20, 3, []],
          [20, 3, []],
        ]);
      }
    },
  );

  it('is repeated on a tie until one is higher', rules('SCW 2.1.1.3', 'SCW R-17'), () => {
    const play = draw(['green energy 1', 'green energy 2'], ['red heal 1', 'red heal 2'], [1, 1, 2, 2, 1, 2])
      .answer(JANA, 'spin 0')
      .answer(PETR, 'spin 2');
    expect(play.all('startTied')).toHaveLength(2);
    expect(play.all('startSpun')).toHaveLength(6);
    expect(play).toAsk(PETR, 'duel.begin');
    play.mustBeUsedUp();
  });

  it.each([
    [0, JANA],
    [1, PETR],
  ])('is decided by a coin after twenty ties: %i', rules('SCW R-17'), (coin, winner) => {
    const ties = Array.from({ length: 40 }, () => 1);
    const play = draw('green energy 1', 'red heal 1', [...ties, coin])
      .answer(JANA, 'spin 0')
      .answer(PETR, 'spin 2');
    expect(play.all('startTied')).toHaveLength(20);
    expect(play).toHaveHappened({ type: 'startDecided', seat: winner, byLot: true }, 'SCW R-17');
    expect(play).toAsk(winner, 'duel.begin');
    play.mustBeUsedUp();
  });

  it.each([JANA, PETR])('costs the one who begins, seat %i, two lives at once', rules('SCW 2.1.1.4', 'SCW 2.7.1.2'), starter => {
    const play = draw('green energy 2', 'green energy 1', [1, 1])
      .answer(JANA, 'spin 0')
      .answer(PETR, 'spin 2')
      .answer(JANA, `start ${starter}`);
    expect(play.lives).toEqual(starter === JANA ? [18, 20] : [20, 18]);
    expect(play).toHaveHappened({ type: 'starterChosen', seat: starter, by: JANA }, 'SCW 2.1.1.1');
    expect(play).toAsk(starter, 'turn.acted');
    expect(play.world).toMatchObject({ starter, active: starter, round: 1 });
  });

  it('takes the wheel with the highest mean for those who do not care', rules('SCW R-18'), () => {
    const play = new Duel(
      {
        at: 'draw',
        Jana: { weapons: { a: { wheel: ['green energy 9', 'green energy 0'] }, b: { wheel: 'green shield 6/1' } } },
        Petr: { weapons: { c: {} } },
      },
      { random: [1, 1] },
    );
    play.answer(JANA, 'best').answer(PETR, 'best');
    expect(play).toHaveHappened({ type: 'startSpun', seat: JANA, weapon: 1, value: 6 });
  });

  it('is over before round one: the hidden choices are gone', rules('SCW 2.1.1.4'), () => {
    const play = draw('green energy 2', 'green energy 1', [1, 1]).answer(JANA, 'best').answer(PETR, 'best').answer(JANA, 'start 0');
    expect(play.world.sides.map(({ starting, pool }) => [starting, pool])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect(play.position.decision!.options.map(keyOf)).toContain('end');
  });
});
