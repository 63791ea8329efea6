/** Chapter 3.5.4: traps. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { DEFERRED, EFFECTS, isDeferred, ONE_SHOTS, type Effect } from '../../../src/index.ts';
import { Duel, JANA, PETR } from '../../fixture.ts';

describe('traps', () => {
  const spinInto = (effect: Effect, value: number, traps: readonly number[], petr = {}, jana = {}): Duel =>
    new Duel(
      {
        Jana: { energy: 5, hero: jana, weapons: { a: { wheel: `green ${effect} ${value}${isDeferred(effect) ? '/3' : ''}` } } },
        Petr: { hero: petr, weapons: Object.fromEntries(traps.map((trap, i) => [`t${i}`, { deferred: `trap ${trap}/3` }])) },
      },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');
  const sprung = (play: Duel): boolean => play.all('trapsSprung').length > 0;

  const positive = EFFECTS.filter(effect => effect !== 'canbalandAttack');
  it.each(positive)(
    'cancel %s of no higher value completely and wound its user by it',
    rules('SCW 3.5.4.2', 'SCW 3.5.4.6', 'SCW 3.5.4.7', 'SCW R-07'),
    effect => {
      const play = spinInto(effect, 3, [3]);
      expect(play).toHaveHappened({ type: 'trapsSprung', seat: PETR, weapons: [1], threshold: 3, value: 3 }, 'SCW 3.5.4.2');
      expect(play).toHaveHappened({ type: 'effectCancelled', effect, why: 'trap' }, 'SCW 3.5.4.6');
      expect(play).toHaveHappened({ type: 'livesLost', seat: JANA, lost: 3, cause: 'trap' }, 'SCW 3.5.4.7');
      expect(play.lives).toEqual([17, 20]);
      expect(play.side(JANA).energy).toBe(4);
      expect(play.weapon(0)).toMatchObject({ state: 'prepared', deferred: null });
      expect(play.weapon(1)).toMatchObject({ state: 'prepared', deferred: null });
      expect(play).toAsk(JANA, 'turn.acted');
    },
  );

  it.each(positive)('let %s of higher value pass and stay', rules('SCW 3.5.4.2', 'SCW 3.5.4.10'), effect => {
    const play = spinInto(effect, 4, [3]);
    expect(sprung(play)).toBe(false);
    expect(play.weapon(1).deferred).toMatchObject({ effect: 'trap' });
  });

  it.each([0, -1, -3])('do not react to a Canbaland attack of %i', rules('SCW 3.5.4.4', 'SCW R-55'), value => {
    const play = spinInto('canbalandAttack', value, [9]);
    expect(sprung(play)).toBe(false);
    expect(play).toAsk(JANA, 'attack.announce');
  });

  it.each(ONE_SHOTS.filter(effect => effect !== 'canbalandAttack'))(
    'compare %s with its bonus, and do not react when nothing is left of it',
    rules('SCW 3.5.4.2', 'SCW 3.5.4.4', 'SCW R-04'),
    effect => {
      const over = spinInto(effect, 3, [4], {}, { morning: `${effect} 2` }).answer(JANA, 'bonus 0');
      expect(sprung(over)).toBe(false);
      const under = spinInto(effect, 3, [4], {}, { morning: `${effect} 2` }).answer(JANA, 'none');
      expect(sprung(under)).toBe(true);
      expect(under.lives[JANA]).toBe(17);
      const lowered = spinInto(effect, 5, [4], {}, { morning: `${effect} -1` });
      expect(lowered.lives[JANA]).toBe(16);
      const little = spinInto(effect, 1, [4], {}, {});
      expect(little.lives[JANA]).toBe(19);
      const nothing = spinInto(effect, 2, [4], {}, { morning: `${effect} -2` });
      expect(sprung(nothing)).toBe(false);
    },
  );

  it.each(DEFERRED)('compare a deferred %s without its bonus', rules('SCW R-07', 'SCW 4.1.1.3'), effect => {
    const play = spinInto(effect, 3, [4], {}, { morning: `${effect} 5` });
    expect(sprung(play)).toBe(true);
    expect(play.lives[JANA]).toBe(17);
  });

  it.each([
    [[3], 3, 3],
    [[1, 3], 3, 6],
    [[1, 1, 3], 2, 6],
    [[1, 2], 3, 0],
    [[5, 5], 1, 2],
  ])('%j react to %i with a loss of %i: all when the highest does, each once', rules('SCW 3.5.4.9', 'SCW R-06'), (traps, value, loss) => {
    const play = spinInto('heal', value, traps);
    expect(play.lives[JANA]).toBe(20 - loss);
    expect(play.all('livesLost')).toHaveLength(loss ? 1 : 0);
    if (loss) {
      expect(play.all('livesLost')[0]!.rule).toBe(traps.length > 1 ? 'SCW 3.5.4.9' : 'SCW 3.5.4.7');
      expect(traps.every((_, i) => play.weapon(i + 1).deferred === null)).toBe(true);
    }
  });

  it.each([
    ['trap 2', 5, true],
    ['trap 2', 6, false],
    ['trap -2', 1, true],
    ['trap -2', 2, false],
  ])(
    'with %s of their owner react to %i: %s, unasked',
    rules('SCW 3.5.4.2', 'SCW 3.2.4.1', 'SCW 3.2.4.2', 'SCW R-06'),
    (slot, value, reacts) => {
      const play = spinInto('heal', value, [3], { morning: slot });
      expect(sprung(play)).toBe(reacts);
      expect(play).toAsk(JANA, 'turn.acted');
      expect(play.side(PETR).used).toEqual(reacts ? [0] : []);
      if (reacts) expect(play).toHaveHappened({ type: 'bonusUsed', seat: PETR, icon: 'trap' }, 'SCW 3.2.4.1');
      // Another time of day does not count.
      expect(sprung(spinInto('heal', value, [3], { noon: slot }))).toBe(value <= 3);
    },
  );

  it('do not react to what was deferred earlier or to specials', rules('SCW 3.5.4.5', 'SCW R-55'), () => {
    const trap = { t: { deferred: 'trap 9/3' }, u: { state: 'broken' } };
    const permanent = new Duel({ at: 'endOfTurn', Jana: { weapons: { a: { deferred: 'permanentAttack 1/1' } } }, Petr: { weapons: trap } });
    const combo = new Duel({
      at: 'endOfTurn',
      Jana: { weapons: { a: { deferred: 'combo 1/1' }, b: { deferred: 'combo 1/1' } } },
      Petr: { weapons: trap },
    }).answers(JANA, 'fire', 'hero');
    const night = new Duel({
      at: 'endOfTurn',
      round: 4,
      Jana: { hero: { night: 'nightAttack 2' }, weapons: { a: {} } },
      Petr: { weapons: trap },
    }).answer(JANA, 'use');
    const mechanic = new Duel({
      at: 'endOfTurn',
      Jana: { hero: { morning: 'mechanic 2' }, weapons: { a: {} } },
      Petr: { weapons: trap },
    }).answer(JANA, 'effect 1');
    const shield = new Duel({
      active: 'Petr',
      at: 'endOfTurn',
      Jana: { weapons: { s: { deferred: 'shield 1/1' } } },
      Petr: { weapons: { p: { deferred: 'permanentAttack 2/1' }, ...trap } },
    }).answer(JANA, 'shield 0');
    for (const play of [permanent, combo, night, mechanic, shield]) {
      expect(sprung(play)).toBe(false);
      expect(play.lives[JANA]).toBeGreaterThanOrEqual(19);
    }
  });

  it('do not react to their owner’s effects', rules('SCW 3.5.4.1'), () => {
    const play = new Duel(
      { Jana: { weapons: { a: { wheel: 'green heal 1' }, t: { deferred: 'trap 9/3' } } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    );
    expect(sprung(play.answers(JANA, 'spin 0', 'use'))).toBe(false);
  });

  it.each([
    ['green', JANA],
    ['orange', PETR],
    ['red', PETR],
  ])('leave the turn to the colour: %s', rules('SCW R-05'), (colour, next) => {
    const play = new Duel(
      {
        Jana: { energy: 9, hero: { morning: 'heal 1' }, weapons: { a: { wheel: `${colour} heal 1` } } },
        Petr: { energy: 9, weapons: { t: { deferred: 'trap 9/3' } } },
      },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    if (colour !== 'red') play.answer(JANA, 'use');
    play.answer(JANA, 'bonus 0');
    expect(sprung(play)).toBe(true);
    expect(play.world.active).toBe(next);
    expect(play).toHaveHappened({ type: 'bonusUsed', seat: JANA }); // spent all the same
    expect(play.side(JANA).energy).toBe(8);
  });
});
