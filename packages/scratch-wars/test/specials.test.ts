/** Chapter 5: what heroes can do beyond their weapons. */
import '@kolbiste/testkit/vitest';
import type { Play } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { checkHero, heroKinds, makeHero, seededRandom, TIMES, type HeroCard } from '../src/index.ts';
import { all, duelFrom, JANA, livesOf, PETR, weaponOf, worldOf } from './duel-from.ts';

const at = (round: number, slots: string | readonly string[]) => ({ [TIMES[(round - 1) % 4]!]: slots });
const endOfTurn = (round: number, jana: object, petr: object = { weapons: { p: {} } }): Play =>
  duelFrom({ at: 'endOfTurn', round, Jana: jana, Petr: petr } as never);

describe('specials', () => {
  const questions = {
    comboDetonator: 'combo.decide',
    nightAttack: 'nightAttack.decide',
    mechanic: 'mechanic.decide',
    battleTrick: 'spin.refuse',
  } as const;
  it.each(Object.entries(questions))(
    'like %s are there in their time of day only [SCW 5.1.1.1] [SCW 5.1.1.3] [SCW 5.1.2.1] [SCW 5.1.2.3]',
    (special, question) => {
      for (const shown of [1, 2, 3, 4])
        for (const now of [1, 2, 3, 4, 5, 8]) {
          const jana = {
            energy: 9,
            hero: at(shown, `${special} 1`),
            weapons: { a: { wheel: 'red heal 1' }, b: { deferred: 'combo 1/1' } },
          };
          const play =
            special === 'battleTrick'
              ? duelFrom({ round: now, Jana: jana, Petr: { weapons: { p: {} } } }, { random: [1] }).answer(JANA, 'spin 0')
              : endOfTurn(now, jana);
          expect([shown, now, play.question === question]).toEqual([shown, now, (now - 1) % 4 === shown - 1]);
        }
    },
  );

  it('take no bonus and no blessing [SCW 5.1.1.3] [SCW 4.3.1.2]', () => {
    const night = endOfTurn(4, { energy: 9, hero: at(4, ['nightAttack 2', 'blessing 3']), weapons: { a: {} } }).answer(JANA, 'use');
    expect(livesOf(night)[PETR]).toBe(18);
    const attack = endOfTurn(4, { energy: 9, hero: at(4, ['nightAttack 2', 'heroAttack 3']), weapons: { a: {} } }).answer(JANA, 'use');
    expect(livesOf(attack)[PETR]).toBe(18);
    const mechanic = endOfTurn(
      1,
      { hero: at(1, ['mechanic 2', 'weaponAttack 3']), weapons: { a: {} } },
      { weapons: { p: { durability: 3 } } },
    ).answer(JANA, 'weapon 1');
    expect(weaponOf(mechanic, 1).state).toBe('prepared');
    for (const play of [night, attack, mechanic]) expect(all(play, 'bonusUsed')).toEqual([]);
  });

  it('are asked about in the order of the book, all of them at the end, the trick at the spin [SCW 2.4.3.1] [SCW 2.4.3.2] [SCW 5.2.1.1] [SCW 5.2.2.1] [SCW R-11]', () => {
    const weapons = { a: { deferred: 'permanentAttack 1/1' }, b: { deferred: 'combo 1/1' }, c: { deferred: 'combo 1/1' } };
    const play = endOfTurn(4, { energy: 9, hero: at(4, ['mechanic 1', 'nightAttack 2', 'comboDetonator 1']), weapons });
    expect(all(play, 'attacked')).toMatchObject([{ attack: 'permanentAttack' }]); // nobody was asked about that one
    expect(play).toAsk(JANA, 'combo.decide');
    play.answer(JANA, 'keep');
    expect(play).toAsk(JANA, 'nightAttack.decide');
    play.answer(JANA, 'skip');
    expect(play).toAsk(JANA, 'mechanic.decide');
    play.answer(JANA, 'skip');
    expect(play).toAsk(PETR, 'turn.acted');
    expect(all(play, 'specialUsed')).toEqual([]);
  });

  it('cannot be aimed at, but met with shields [SCW 5.1.2.2]', () => {
    const play = duelFrom(
      {
        Jana: { energy: 9, weapons: { a: { wheel: 'green universalAttack 9' } } },
        Petr: { hero: at(1, ['mechanic 2', 'battleTrick 0']), weapons: { p: {} } },
      },
      { random: [1] },
    );
    expect(play.answers(JANA, 'spin 0', 'use')).toOffer(['hero', 'weapon 1']);
    const night = endOfTurn(
      4,
      { energy: 9, hero: at(4, 'nightAttack 3'), weapons: { a: {} } },
      { weapons: { p: { deferred: 'shield 3/1' } } },
    )
      .answer(JANA, 'use')
      .answer(PETR, 'shield 1');
    expect(livesOf(night)[PETR]).toBe(20);
  });

  it('need no action, and only the night attack energy [SCW 5.2.1.2] [SCW 2.2.3.3] [SCW R-65]', () => {
    const detonator = endOfTurn(1, { energy: 0, hero: at(1, 'comboDetonator 1'), weapons: { a: { deferred: 'combo 1/1' } } });
    expect(detonator).toAsk(JANA, 'combo.decide');
    const mechanic = endOfTurn(1, { energy: 0, hero: at(1, 'mechanic 1'), weapons: { a: {} } });
    expect(mechanic).toAsk(JANA, 'mechanic.decide');
    expect(
      worldOf(endOfTurn(4, { energy: 3, hero: at(4, 'nightAttack 2'), weapons: { a: {} } }).answer(JANA, 'use')).sides[JANA].energy,
    ).toBe(1);
  });
});

describe('the night attack', () => {
  it.each([
    [3, 9, 3],
    [3, 3, 3],
    [3, 2, 2],
    [3, 1, 1],
  ])('of %i with %i energy pays and strikes %i [SCW 5.3.2.2] [SCW 5.3.2.3] [SCW 5.3.2.5] [SCW R-01]', (value, energy, paid) => {
    const play = endOfTurn(4, { energy, hero: at(4, `nightAttack ${value}`), weapons: { a: {} } });
    expect(play).toAsk(JANA, 'nightAttack.decide');
    expect(play).toOffer(['use', 'skip']); // no part of it
    expect(play.position.decision!.rule).toBe('SCW 5.3.2.2');
    play.answer(JANA, 'use');
    expect(worldOf(play).sides[JANA].energy).toBe(energy - paid);
    expect(livesOf(play)).toEqual([20, 20 - paid]);
    expect(play).toHaveHappened({ type: 'energyPaid', seat: JANA, paid }, 'SCW 5.3.2.3');
    expect(play).toHaveHappened({ type: 'specialUsed', special: 'nightAttack' }, 'SCW 5.3.2.8');
  });

  it('is not there without energy [SCW 5.3.2.4]', () => {
    expect(endOfTurn(4, { energy: 0, hero: at(4, 'nightAttack 3'), weapons: { a: {} } })).toAsk(PETR, 'turn.acted');
  });

  it('cannot be started before the end of the turn [SCW 5.3.2.8] [SCW 2.4.3.1]', () => {
    const play = duelFrom({
      round: 4,
      Jana: { energy: 9, hero: at(4, 'nightAttack 3'), weapons: { a: {} } },
      Petr: { weapons: { p: {} } },
    });
    expect(play).toOffer(['spin 0', 'end']);
  });

  it('is printed in the evening and at night only [SCW 5.3.2.1]', () => {
    const printed = makeHero(heroKinds[0]!, seededRandom(1));
    const withNightAttack = (time: number): HeroCard => ({
      ...printed,
      kind: '',
      slots: TIMES.map((_, i) => (i === time ? [{ icon: 'nightAttack', value: 2 }] : [])) as never,
    });
    expect(TIMES.map((_, time) => checkHero(withNightAttack(time)).map(({ rule }) => rule))).toEqual([
      ['SCW 5.3.2.1'],
      ['SCW 5.3.2.1'],
      [],
      [],
    ]);
    for (const kind of heroKinds) for (const time of [0, 1]) expect(kind.slots[time]!.map(({ icon }) => icon)).not.toContain('nightAttack');
  });
});

describe('the mechanic', () => {
  it.each([
    [3, 2, true],
    [3, 3, true],
    [3, 4, false],
  ])('of %i repairs durability %i: %s [SCW 5.3.3.2] [SCW 5.3.3.2.1] [SCW R-65]', (value, durability, repairs) => {
    const play = endOfTurn(1, {
      energy: 0,
      hero: { focus: ['sword'], ...at(1, `mechanic ${value}`) },
      weapons: { a: { type: 'bow', cost: 3, durability, state: 'broken' } },
    });
    if (!repairs) {
      expect(play).toRefuse('repair 0', 'SCW 5.3.3.2.1');
      return;
    }
    play.answer(JANA, 'repair 0');
    expect(weaponOf(play, 0).state).toBe('repairing');
    expect(play).toHaveHappened({ type: 'repairStarted', weapon: 0, byMechanic: true }, 'SCW 5.3.3.2.2');
    expect(all(play, 'energyPaid')).toEqual([]);
    play.answer(PETR, 'end');
    expect(weaponOf(play, 0).state).toBe('prepared');
  });

  it('repairs one weapon or attacks one, never both, and never what is cursed, prepared or carrying [SCW 5.3.3.1] [SCW 5.3.3.2.4] [SCW 5.3.3.3] [SCW R-36]', () => {
    const weapons = {
      a: { state: 'broken', durability: 1 },
      b: { state: 'broken', durability: 1 },
      c: { state: 'cursed', durability: 1 },
      d: { durability: 1 },
      e: { deferred: 'shield 1/1' },
    };
    const play = endOfTurn(1, { hero: at(1, 'mechanic 9'), weapons }, { energy: 9, weapons: { p: { durability: 1 } } });
    expect(play).toOffer(['skip', 'repair 0', 'repair 1', 'weapon 5']);
    expect(play.position.decision!.rule).toBe('SCW 5.3.3.1');
    expect(play).toRefuse('repair 2', 'SCW R-36');
    expect(play).toRefuse('repair 3', 'SCW 5.3.3.2.1');
    expect(play).toRefuse('repair 4', 'SCW 5.3.3.2.1');
    play.answer(JANA, 'repair 0');
    expect(play).toAsk(PETR, 'turn.acted');
    expect([0, 1, 5].map(id => weaponOf(play, id).state)).toEqual(['repairing', 'broken', 'prepared']);
  });

  it('is passed over when there is nothing to repair and nothing to attack [SCW R-66]', () => {
    expect(
      endOfTurn(
        1,
        { hero: at(1, 'mechanic 2'), weapons: { a: { state: 'broken', durability: 3 } } },
        { energy: 9, weapons: { p: { state: 'broken' } } },
      ),
    ).toAsk(PETR);
  });

  it('comes last, when the night attack is through [SCW 5.3.3.1] [SCW 6.1.4.2.2]', () => {
    const play = endOfTurn(
      4,
      { energy: 9, hero: at(4, ['mechanic 1', 'nightAttack 2']), weapons: { a: {} } },
      { lives: 2, weapons: { p: {} } },
    );
    expect(play).toAsk(JANA, 'nightAttack.decide');
    expect(play.answer(JANA, 'use')).toBeWonBy(JANA); // and there is no mechanic any more
  });
});

describe('the battle trick', () => {
  const red = { a: { wheel: ['red heroAttack 1', 'green heroAttack 4', 'orange heroAttack 5'], cost: 2 } };
  const trick = (value: number, random: readonly number[], jana: object = {}): Play =>
    duelFrom(
      { Jana: { energy: 9, hero: at(1, `battleTrick ${value}`), weapons: red, ...jana }, Petr: { energy: 9, weapons: { p: {} } } },
      { random },
    );

  it.each([
    [0, 20],
    [-1, 19],
    [-2, 18],
    [2, 18],
  ])('of value %i leaves %i lives, and costs neither action nor energy [SCW 5.4.1.3] [SCW R-67]', (value, lives) => {
    const play = trick(value, [1, 2]).answer(JANA, 'spin 0');
    expect(play).toAsk(JANA, 'spin.refuse');
    expect(play.position.decision!.rule).toBe('SCW 5.4.1.1');
    play.answer(JANA, 'trick 0');
    expect(livesOf(play)[JANA]).toBe(lives);
    expect(worldOf(play)).toMatchObject({ actions: 3 });
    expect(worldOf(play).sides[JANA]).toMatchObject({ energy: 7, used: [0] });
    expect(all(play, 'spun')).toMatchObject([{ free: false }, { free: true }]);
    expect(play).not.toHaveHappened({ type: 'attacked' }); // the refused effect is gone
  });

  it('works once a turn, on one spin, and the new spin follows its own colour [SCW 5.4.1.4] [SCW R-69]', () => {
    const green = trick(0, [1, 2, 1]).answers(JANA, 'spin 0', 'trick 0', 'use');
    expect(green).toAsk(JANA, 'turn.acted');
    green.answer(JANA, 'spin 0'); // red again, and no trick
    expect(green).toAsk(PETR);
    const orange = trick(0, [1, 3]).answers(JANA, 'spin 0', 'trick 0');
    expect(orange).toAsk(JANA, 'spin.chosen');
    expect(orange.answer(JANA, 'use')).toAsk(PETR);
    const again = trick(0, [1, 1]).answers(JANA, 'spin 0', 'trick 0');
    expect(again).toAsk(PETR);
    expect(livesOf(again)[PETR]).toBe(19);
  });

  it('answers red results of one’s own, nothing else [SCW 5.4.1.1] [SCW 5.4.1.5]', () => {
    expect(trick(0, [2]).answer(JANA, 'spin 0')).toAsk(JANA, 'spin.chosen');
    expect(trick(0, [3]).answer(JANA, 'spin 0')).toAsk(JANA, 'spin.chosen');
    const theirs = duelFrom(
      {
        active: 'Petr',
        Jana: { hero: at(1, 'battleTrick 0'), weapons: red },
        Petr: { energy: 9, weapons: { p: { wheel: 'red heroAttack 1' } } },
      },
      { random: [1] },
    ).answer(PETR, 'spin 1');
    expect(all(theirs, 'specialUsed')).toEqual([]);
    expect(livesOf(theirs)[JANA]).toBe(19);
    const deferred = endOfTurn(1, {
      hero: at(1, 'battleTrick 0'),
      weapons: { a: { wheel: 'red permanentAttack 2/2', deferred: 'permanentAttack 2/2' } },
    });
    expect(livesOf(deferred)[PETR]).toBe(18); // deferred earlier: no trick any more
  });

  it('may spin any prepared weapon that costs this hero no more [SCW 5.4.1.2] [SCW R-10]', () => {
    const weapons = {
      a: { type: 'sword', cost: 2, wheel: 'red heal 1' },
      b: { type: 'sword', cost: 2 },
      c: { type: 'bow', cost: 1 }, // 2 for him
      d: { type: 'bow', cost: 2 }, // 3 for him
      e: { type: 'sword', cost: 0, state: 'broken' },
    };
    const play = duelFrom(
      { Jana: { energy: 2, hero: { focus: ['sword'], ...at(1, 'battleTrick 0') }, weapons }, Petr: { weapons: { p: {} } } },
      { random: [1] },
    ).answer(JANA, 'spin 0');
    expect(worldOf(play).sides[JANA].energy).toBe(0); // it is free
    expect(play).toOffer(['accept', 'trick 0', 'trick 1', 'trick 2']);
    expect(play).toRefuse('trick 3', 'SCW 5.4.1.2');
    expect(play).toRefuse('trick 4', 'SCW 5.4.1.2');
  });

  it('may be the last thing its user does [SCW R-68]', () => {
    const play = trick(-2, [1], { lives: 2 }).answers(JANA, 'spin 0', 'trick 0');
    expect(play).toBeWonBy(PETR);
    play.mustBeUsedUp();
  });

  it('may be left alone [SCW 5.4.1.1]', () => {
    const play = trick(0, [1]).answers(JANA, 'spin 0', 'accept');
    expect(livesOf(play)[PETR]).toBe(19);
    expect(all(play, 'specialUsed')).toEqual([]);
  });
});
