/** Answers that ask "really?" first. */
import { rules } from '@kolbiste/testkit/vitest';
import type { Option } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { needsConfirming } from '../../src/text/confirming.ts';
import { boardWords, hintFor } from '../../src/text/board.ts';
import { Duel, JANA } from '../fixture.ts';

const confirms = (play: Duel, option: Option): boolean =>
  needsConfirming(play.question, option, { about: play.position.decision!.about, view: play.game.see(play.position, play.asked!).table });
const petr = { weapons: { b: {} } };

describe('"really?" is asked', () => {
  it.each([
    [-2, 3, false],
    [-2, 2, true],
    [-2, 1, true],
    [-1, 2, false],
    [0, 1, false],
  ])('for a trick of %i with %i lives: %s', rules('SCW R-68'), (value, lives, fatal) => {
    const play = new Duel(
      { Jana: { lives, hero: { morning: `battleTrick ${value}` }, weapons: { a: { wheel: 'red heal 1' } } }, Petr: petr },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    expect(confirms(play, { trick: 0 })).toBe(fatal);
    expect(confirms(play, 'accept')).toBe(false);
  });

  it.each([
    [3, false],
    [2, true],
  ])('for a Canbaland attack of −2 with %i lives: %s', rules('SCW 3.4.6.7'), (lives, fatal) => {
    const play = new Duel({ Jana: { lives, weapons: { a: { wheel: 'green canbalandAttack -2' } } }, Petr: petr }, { random: [1] });
    play.answer(JANA, 'spin 0');
    expect(confirms(play, 'use')).toBe(fatal);
    expect(confirms(play, 'ignore')).toBe(false);
  });

  it.each([
    [4, 2, true],
    [4, 5, false],
    [1, 2, false],
  ])('for leaving a shield of 3 down against an attack of %i on a hero with %i lives: %s', rules('SCW 3.5.2.5'), (power, lives, deadly) => {
    const play = new Duel(
      {
        Jana: { weapons: { a: { wheel: `red heroAttack ${power}` } } },
        Petr: { lives, weapons: { b: { deferred: 'shield 3/1' } } },
      },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    expect(confirms(play, 'enough')).toBe(deadly);
    expect(confirms(play, { shield: 1 })).toBe(false);
  });

  it.each([
    [4, 3, true],
    [4, 4, false],
    [1, 3, false],
  ])('for an attack of 3 into a trap of %i with %i lives: %s', rules('SCW 3.5.4.2', 'SCW 3.5.4.7'), (trap, lives, deadly) => {
    const play = new Duel(
      { Jana: { lives, weapons: { a: { wheel: 'green heroAttack 3' } } }, Petr: { weapons: { b: { deferred: `trap ${trap}/1` } } } },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    expect(confirms(play, 'use')).toBe(deadly);
    expect(confirms(play, 'ignore')).toBe(false);
  });

  it('for the end of a turn, a cancelled effect and a broken curse', () => {
    const play = new Duel({ Jana: { weapons: { a: {}, c: { deferred: 'combo 1/1' } } }, Petr: petr });
    expect([confirms(play, 'end'), confirms(play, { cancel: 1 }), confirms(play, { spin: 0 })]).toEqual([true, true, false]);
    const cursed = new Duel({ at: 'turn', Jana: { weapons: { a: { state: 'cursed' } } }, Petr: petr });
    expect([confirms(cursed, 'break'), confirms(cursed, 'keep')]).toEqual([true, false]);
  });
});

describe('the hint', () => {
  it('speaks of a malus where one must be chosen', rules('SCW 4.2.3.3'), () => {
    const hint = (forced: boolean): string =>
      hintFor(boardWords('cs'), 'bonus.take', { effect: 'heal', value: 1, ...(forced && { forced }) });
    expect([hint(true), hint(false)]).toEqual(['Klepni na postih u svého hrdiny.', 'Klepni na bonus u svého hrdiny.']);
    expect(hintFor(boardWords('en'), 'turn.breakCurse', null)).toBe('');
  });
});
