/** Chapter 3.5: permanent attacks, shields, combos and traps. */
import '@kolbiste/testkit/vitest';
import type { Play } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { DEFERRED, isDeferred, isReusable, ONE_SHOTS, EFFECTS, type Effect } from '../src/index.ts';
import { all, duelFrom, JANA, livesOf, PETR, weaponOf, worldOf } from './duel-from.ts';

describe('a deferred effect', () => {
  it.each(DEFERRED)(
    '%s may be cancelled by its owner between actions, for nothing, and its weapon spun at once [SCW 3.2.3.4] [SCW R-02] [SCW R-27]',
    effect => {
      const play = duelFrom({ Jana: { energy: 3, weapons: { a: { deferred: `${effect} 1/1` } } }, Petr: { weapons: { b: {} } } });
      play.answer(JANA, 'cancel 0');
      expect(play).toHaveHappened({ type: 'deferredCancelled', weapon: 0, effect }, 'SCW 3.2.3.4');
      expect(weaponOf(play, 0)).toMatchObject({ state: 'prepared', deferred: null });
      expect(worldOf(play)).toMatchObject({ actions: 4 });
      expect(worldOf(play).sides[JANA].energy).toBe(3);
      expect(play).toOfferAtLeast(['spin 0']);
    },
  );

  it.each(DEFERRED)('%s is never the other player’s to cancel, nor to be cancelled in his turn [SCW R-02]', effect => {
    const play = duelFrom({ active: 'Petr', Jana: { weapons: { a: { deferred: `${effect} 1/1` } } }, Petr: { weapons: { b: {} } } });
    expect(play).toAsk(PETR, 'turn.acted');
    expect(play.offers.filter(key => key.startsWith('cancel'))).toEqual([]);
    expect(play.refusalOf('cancel 0')).toBeNull(); // not even a candidate
  });

  it.each(DEFERRED)('%s cannot be cancelled where the table forbids it [SCW R-02]', effect => {
    const play = duelFrom(
      { Jana: { weapons: { a: { deferred: `${effect} 1/1` }, c: {} } }, Petr: { weapons: { b: {} } } },
      { options: { cancelling: 'never' } },
    );
    expect(play).toRefuse('cancel 0', 'SCW R-02');
    expect(play).toOffer(['spin 1', 'end']);
  });

  it('is used up by its use unless it is a permanent attack, and costs neither energy nor an action [SCW 3.2.3.2] [SCW 3.2.3.4] [SCW 3.2.3.5] [SCW R-28]', () => {
    const left = (play: Play, ids: readonly number[]) => ids.map(id => weaponOf(play, id).deferred?.effect ?? null);
    const permanent = duelFrom({
      at: 'endOfTurn',
      Jana: { energy: 0, weapons: { a: { deferred: 'permanentAttack 1/1' } } },
      Petr: { weapons: { b: {} } },
    });
    expect(livesOf(permanent)[PETR]).toBe(19);
    expect(left(permanent, [0])).toEqual(['permanentAttack']);
    const combos = duelFrom({
      at: 'endOfTurn',
      Jana: { energy: 0, weapons: { a: { deferred: 'combo 1/1' }, b: { deferred: 'combo 1/1' } } },
      Petr: { weapons: { c: {} } },
    });
    expect(left(combos.answers(JANA, 'fire', 'hero'), [0, 1])).toEqual([null, null]);
    const shield = duelFrom({
      at: 'endOfTurn',
      Jana: { weapons: { a: { deferred: 'permanentAttack 1/1' } } },
      Petr: { energy: 0, weapons: { b: { deferred: 'shield 1/1' } } },
    });
    expect(left(shield.answer(PETR, 'shield 1'), [1])).toEqual([null]);
    const trap = duelFrom(
      { Jana: { weapons: { a: { wheel: 'green heal 1' } } }, Petr: { energy: 0, weapons: { b: { deferred: 'trap 1/1' } } } },
      { random: [1] },
    );
    expect(left(trap.answers(JANA, 'spin 0', 'use'), [1])).toEqual([null]);
    expect(DEFERRED.filter(isReusable)).toEqual(['permanentAttack']);
    for (const play of [permanent, combos, shield, trap]) expect(worldOf(play).sides.every(({ energy }) => energy >= 0)).toBe(true);
  });

  it('that is not used stays from turn to turn [SCW 3.2.3.6] [SCW 3.5.3.14] [SCW 3.5.4.10]', () => {
    const weapons = Object.fromEntries(DEFERRED.map(effect => [effect, { deferred: `${effect} 1/1` }]));
    const play = duelFrom({ Jana: { weapons: { ...weapons, z: {} } }, Petr: { lives: 50, weapons: { b: {} } } });
    for (let turn = 0; turn < 6; turn++) play.answer(play.asked!, 'end');
    expect(
      worldOf(play)
        .weapons.slice(0, 4)
        .map(({ deferred }) => deferred?.effect),
    ).toEqual([...DEFERRED]);
  });
});

describe('permanent attacks', () => {
  it('strike by themselves, as one attack, at every end of the owner’s turn [SCW 3.5.1.1] [SCW 3.5.1.4] [SCW 3.5.1.5] [SCW R-11]', () => {
    const play = duelFrom({
      Jana: { weapons: { a: { deferred: 'permanentAttack 2/1' }, b: { deferred: 'permanentAttack 3/1' }, c: {} } },
      Petr: { weapons: { d: {} } },
    });
    play.answer(JANA, 'end').answer(PETR, 'end').answer(JANA, 'end').answer(PETR, 'end');
    expect(livesOf(play)).toEqual([20, 10]);
    expect(all(play, 'attacked')).toHaveLength(2);
  });
});

describe('shields', () => {
  const attackOf = (power: number, shields: readonly number[]): Play =>
    duelFrom(
      {
        Jana: { energy: 9, weapons: { a: { wheel: `green heroAttack ${power}` } } },
        Petr: { weapons: Object.fromEntries(shields.map((value, i) => [`s${i}`, { deferred: `shield ${value}/1` }])) },
      },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');

  it('are asked for one by one after the target is known, until the defender has enough [SCW 3.5.2.2] [SCW 3.5.2.5] [SCW R-52] [SCW R-72]', () => {
    const play = attackOf(9, [1, 2, 3]);
    expect(play.events.at(-1)).toMatchObject({ type: 'aimed', target: 'hero', power: 9 });
    expect(play).toAsk(PETR, 'defence.pick');
    expect(play.offers[0]).toBe('enough'); // what a clock that runs out answers
    expect(play).toOffer(['enough', 'shield 1', 'shield 2', 'shield 3']);
    play.answer(PETR, 'shield 2');
    expect(play).toOffer(['enough', 'shield 1', 'shield 3']);
    expect(weaponOf(play, 2).deferred).not.toBeNull(); // not before the defence is complete
    play.answers(PETR, 'shield 3', 'enough');
    expect(livesOf(play)[PETR]).toBe(16);
    expect([1, 2, 3].map(id => weaponOf(play, id).deferred?.value ?? null)).toEqual([1, null, null]);
  });

  it.each([
    [5, [2], 3],
    [5, [2, 3], 0],
    [5, [4, 4], 0],
    [3, [9], 0],
  ])('lower an attack of %i by %j to %i, never below [SCW 3.5.2.2] [SCW 3.5.2.4]', (power, values, rest) => {
    const play = attackOf(power, values);
    values.forEach((_, i) => play.answer(PETR, `shield ${i + 1}`));
    expect(livesOf(play)).toEqual([20, 20 - rest]);
    expect(play).toHaveHappened({
      type: 'attacked',
      power: { printed: power, bonus: 0, detonator: 0, shields: values.reduce((a, b) => a + b), total: rest },
    });
    expect(values.map((_, i) => weaponOf(play, i + 1).deferred)).toEqual(values.map(() => null));
  });

  it('of the attacker do not help the defender, nor himself [SCW 3.5.2.1]', () => {
    const play = duelFrom({
      at: 'endOfTurn',
      Jana: { weapons: { a: { deferred: 'permanentAttack 3/1' }, b: { deferred: 'shield 9/9' } } },
      Petr: { weapons: { c: {} } },
    });
    expect(livesOf(play)).toEqual([20, 17]);
    expect(weaponOf(play, 1).deferred).not.toBeNull();
  });

  it('are no help against what is no attack [SCW R-52] [SCW 3.5.4.8] [SCW R-33]', () => {
    const shield = { s: { deferred: 'shield 9/9' } };
    const trap = duelFrom(
      { Jana: { weapons: { a: { wheel: 'green heal 3' }, ...shield } }, Petr: { weapons: { b: { deferred: 'trap 3/3' } } } },
      { random: [1] },
    );
    expect(livesOf(trap.answers(JANA, 'spin 0', 'use'))[JANA]).toBe(17);
    const curse = duelFrom({ at: 'turn', Jana: { weapons: { a: { state: 'cursed' }, ...shield } }, Petr: { weapons: { b: {} } } });
    expect(livesOf(curse.answer(JANA, 'break'))[JANA]).toBe(15);
    const trick = duelFrom(
      { Jana: { hero: { morning: 'battleTrick -2' }, weapons: { a: { wheel: 'red heal 1' }, ...shield } }, Petr: { weapons: { b: {} } } },
      { random: [1, 1] },
    );
    expect(livesOf(trick.answers(JANA, 'spin 0', 'trick 0'))[JANA]).toBe(19); // −2, and healed by 1
    const price = duelFrom(
      { Jana: { weapons: { a: { wheel: 'green canbalandAttack -3' }, ...shield } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    );
    expect(livesOf(price.answers(JANA, 'spin 0', 'use', 'weapon 2'))[JANA]).toBe(17);
    const sudden = duelFrom({ at: 'round', round: 9, Jana: { weapons: { a: {}, ...shield } }, Petr: { weapons: { b: {} } } });
    expect(livesOf(sudden)).toEqual([15, 15]);
    const start = duelFrom(
      {
        at: 'draw',
        Jana: { weapons: { a: { wheel: 'green energy 2' }, ...shield } },
        Petr: { weapons: { b: { wheel: 'green energy 1' } } },
      },
      { random: [1, 1] },
    );
    expect(livesOf(start.answer(JANA, 'spin 0').answer(PETR, 'spin 2').answer(JANA, 'start 0'))[JANA]).toBe(18);
    for (const play of [trap, curse, trick, price, sudden, start]) {
      expect(all(play, 'shielded')).toEqual([]);
      expect(worldOf(play).weapons.find(({ deferred }) => deferred?.effect === 'shield')).toBeDefined();
    }
  });
});

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
    '%i of them, with %i detonators, may fire: %s [SCW 3.5.3.1] [SCW 3.5.3.13] [SCW 5.3.1.1] [SCW 5.3.1.7] [SCW R-56] [SCW R-59]',
    (combos, detonators, fires) => {
      const weapons = Object.fromEntries(Array.from({ length: combos }, (_, i) => [`c${i}`, { deferred: 'combo 1/1' }]));
      const play = duelFrom({
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
      expect(play.position.decision!.rule).toBe(detonators ? 'SCW 5.3.1.7' : 'SCW 3.5.3.13');
      play.answers(JANA, 'fire', 'hero');
      expect(livesOf(play)[PETR]).toBe(20 - combos - 2 * detonators);
      expect(worldOf(play).weapons.some(({ deferred }) => deferred)).toBe(false);
    },
  );

  it.each([
    [[2, 1], 0, -2, 1],
    [[2, 1], 2, -2, 3],
    [[2, 1], -4, 0, 0],
    [[2, 1], -1, -4, 0],
    [[5], 1, 3, 9],
  ])(
    '%j with a bonus of %i and a detonator of %i strike for %i, and are gone [SCW 4.3.2.1] [SCW 4.3.2.3] [SCW 5.3.1.9] [SCW 5.3.1.11] [SCW R-57] [SCW R-58] [SCW R-60]',
    (values, extra, detonator, power) => {
      const weapons = Object.fromEntries(values.map((value, i) => [`c${i}`, { deferred: `combo ${value}/1` }]));
      const slots = [...(detonator ? [`comboDetonator ${detonator}`] : []), ...(extra ? [`combo ${extra}`] : [])];
      const play = duelFrom({ at: 'endOfTurn', Jana: { hero: { morning: slots }, weapons }, Petr: { weapons: { b: {} } } }).answer(
        JANA,
        'fire',
      );
      if (play.question === 'bonus.take') play.answer(JANA, `bonus ${slots.length - 1}`);
      play.answer(JANA, 'hero');
      expect(livesOf(play)[PETR]).toBe(20 - power);
      expect(worldOf(play).weapons.some(({ deferred }) => deferred)).toBe(false);
    },
  );
});

describe('traps', () => {
  const spinInto = (effect: Effect, value: number, traps: readonly number[], petr = {}, jana = {}): Play =>
    duelFrom(
      {
        Jana: { energy: 5, hero: jana, weapons: { a: { wheel: `green ${effect} ${value}${isDeferred(effect) ? '/3' : ''}` } } },
        Petr: { hero: petr, weapons: Object.fromEntries(traps.map((trap, i) => [`t${i}`, { deferred: `trap ${trap}/3` }])) },
      },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use');
  const sprung = (play: Play): boolean => all(play, 'trapsSprung').length > 0;

  const positive = EFFECTS.filter(effect => effect !== 'canbalandAttack');
  it.each(positive)(
    'cancel %s of no higher value completely and wound its user by it [SCW 3.5.4.2] [SCW 3.5.4.6] [SCW 3.5.4.7] [SCW R-07]',
    effect => {
      const play = spinInto(effect, 3, [3]);
      expect(play).toHaveHappened({ type: 'trapsSprung', seat: PETR, weapons: [1], threshold: 3, value: 3 }, 'SCW 3.5.4.2');
      expect(play).toHaveHappened({ type: 'effectCancelled', effect, why: 'trap' }, 'SCW 3.5.4.6');
      expect(play).toHaveHappened({ type: 'livesLost', seat: JANA, lost: 3, cause: 'trap' }, 'SCW 3.5.4.7');
      expect(livesOf(play)).toEqual([17, 20]);
      expect(worldOf(play).sides[JANA].energy).toBe(4);
      expect(weaponOf(play, 0)).toMatchObject({ state: 'prepared', deferred: null });
      expect(weaponOf(play, 1)).toMatchObject({ state: 'prepared', deferred: null });
      expect(play).toAsk(JANA, 'turn.acted');
    },
  );

  it.each(positive)('let %s of higher value pass and stay [SCW 3.5.4.2] [SCW 3.5.4.10]', effect => {
    const play = spinInto(effect, 4, [3]);
    expect(sprung(play)).toBe(false);
    expect(weaponOf(play, 1).deferred).toMatchObject({ effect: 'trap' });
  });

  it.each([0, -1, -3])('do not react to a Canbaland attack of %i [SCW 3.5.4.4] [SCW R-55]', value => {
    const play = spinInto('canbalandAttack', value, [9]);
    expect(sprung(play)).toBe(false);
    expect(play).toAsk(JANA, 'attack.announce');
  });

  it.each(ONE_SHOTS.filter(effect => effect !== 'canbalandAttack'))(
    'compare %s with its bonus, and do not react when nothing is left of it [SCW 3.5.4.2] [SCW 3.5.4.4] [SCW R-04]',
    effect => {
      const over = spinInto(effect, 3, [4], {}, { morning: `${effect} 2` }).answer(JANA, 'bonus 0');
      expect(sprung(over)).toBe(false);
      const under = spinInto(effect, 3, [4], {}, { morning: `${effect} 2` }).answer(JANA, 'none');
      expect(sprung(under)).toBe(true);
      expect(livesOf(under)[JANA]).toBe(17);
      const lowered = spinInto(effect, 5, [4], {}, { morning: `${effect} -1` });
      expect(livesOf(lowered)[JANA]).toBe(16);
      const nothing = spinInto(effect, 2, [4], {}, { morning: `${effect} -2` });
      expect(sprung(nothing)).toBe(false);
    },
  );

  it.each(DEFERRED)('compare a deferred %s without its bonus [SCW R-07] [SCW 4.1.1.3]', effect => {
    const play = spinInto(effect, 3, [4], {}, { morning: `${effect} 5` });
    expect(sprung(play)).toBe(true);
    expect(livesOf(play)[JANA]).toBe(17);
  });

  it.each([
    [[3], 3, 3],
    [[1, 3], 3, 6],
    [[1, 1, 3], 2, 6],
    [[1, 2], 3, 0],
    [[5, 5], 1, 2],
  ])('%j react to %i with a loss of %i: all when the highest does, each once [SCW 3.5.4.9] [SCW R-06]', (traps, value, loss) => {
    const play = spinInto('heal', value, traps);
    expect(livesOf(play)[JANA]).toBe(20 - loss);
    expect(all(play, 'livesLost')).toHaveLength(loss ? 1 : 0);
    if (loss) {
      expect(all(play, 'livesLost')[0]!.rule).toBe(traps.length > 1 ? 'SCW 3.5.4.9' : 'SCW 3.5.4.7');
      expect(traps.every((_, i) => weaponOf(play, i + 1).deferred === null)).toBe(true);
    }
  });

  it.each([
    ['trap 2', 5, true],
    ['trap 2', 6, false],
    ['trap -2', 1, true],
    ['trap -2', 2, false],
  ])('with %s of their owner react to %i: %s, unasked [SCW 3.5.4.2] [SCW 3.2.4.1] [SCW 3.2.4.2] [SCW R-06]', (slot, value, reacts) => {
    const play = spinInto('heal', value, [3], { morning: slot });
    expect(sprung(play)).toBe(reacts);
    expect(play).toAsk(JANA, 'turn.acted');
    expect(worldOf(play).sides[PETR].used).toEqual(reacts ? [0] : []);
    if (reacts) expect(play).toHaveHappened({ type: 'bonusUsed', seat: PETR, icon: 'trap' }, 'SCW 3.2.4.1');
    // Another time of day does not count.
    expect(sprung(spinInto('heal', value, [3], { noon: slot }))).toBe(value <= 3);
  });

  it('do not react to what was deferred earlier or to specials [SCW 3.5.4.5] [SCW R-55]', () => {
    const trap = { t: { deferred: 'trap 9/3' }, u: { state: 'broken' } };
    const permanent = duelFrom({ at: 'endOfTurn', Jana: { weapons: { a: { deferred: 'permanentAttack 1/1' } } }, Petr: { weapons: trap } });
    const combo = duelFrom({
      at: 'endOfTurn',
      Jana: { weapons: { a: { deferred: 'combo 1/1' }, b: { deferred: 'combo 1/1' } } },
      Petr: { weapons: trap },
    }).answers(JANA, 'fire', 'hero');
    const night = duelFrom({
      at: 'endOfTurn',
      round: 4,
      Jana: { hero: { night: 'nightAttack 2' }, weapons: { a: {} } },
      Petr: { weapons: trap },
    }).answer(JANA, 'use');
    const mechanic = duelFrom({
      at: 'endOfTurn',
      Jana: { hero: { morning: 'mechanic 2' }, weapons: { a: {} } },
      Petr: { weapons: trap },
    }).answer(JANA, 'effect 1');
    const shield = duelFrom({
      active: 'Petr',
      at: 'endOfTurn',
      Jana: { weapons: { s: { deferred: 'shield 1/1' } } },
      Petr: { weapons: { p: { deferred: 'permanentAttack 2/1' }, ...trap } },
    }).answer(JANA, 'shield 0');
    for (const play of [permanent, combo, night, mechanic, shield]) {
      expect(sprung(play)).toBe(false);
      expect(livesOf(play)[JANA]).toBeGreaterThanOrEqual(19);
    }
  });

  it('of one’s own do not react to one’s own effects [SCW 3.5.4.1]', () => {
    const play = duelFrom(
      { Jana: { weapons: { a: { wheel: 'green heal 1' }, t: { deferred: 'trap 9/3' } } }, Petr: { weapons: { b: {} } } },
      { random: [1] },
    );
    expect(sprung(play.answers(JANA, 'spin 0', 'use'))).toBe(false);
  });

  it.each([
    ['green', JANA],
    ['orange', PETR],
    ['red', PETR],
  ])('leave the turn to the colour: %s [SCW R-05]', (colour, next) => {
    const play = duelFrom(
      {
        Jana: { energy: 9, hero: { morning: 'heal 1' }, weapons: { a: { wheel: `${colour} heal 1` } } },
        Petr: { energy: 9, weapons: { t: { deferred: 'trap 9/3' } } },
      },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    if (colour !== 'red') play.answer(JANA, 'use');
    play.answer(JANA, 'bonus 0');
    expect(sprung(play)).toBe(true);
    expect(worldOf(play).active).toBe(next);
    expect(play).toHaveHappened({ type: 'bonusUsed', seat: JANA }); // spent all the same
    expect(worldOf(play).sides[JANA].energy).toBe(8);
  });
});
