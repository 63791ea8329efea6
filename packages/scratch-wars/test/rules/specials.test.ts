/** Chapter 5.1: what all specials of heroes have in common. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { Duel, endOfTurn, JANA, PETR, slotsIn, worldOf } from '../fixture.ts';

describe('specials', () => {
  const questions = {
    comboDetonator: 'combo.decide',
    nightAttack: 'nightAttack.decide',
    mechanic: 'mechanic.decide',
    battleTrick: 'spin.refuse',
  } as const;
  it.each(Object.entries(questions))(
    'like %s are there in their time of day only',
    rules('SCW 5.1.1.1', 'SCW 5.1.1.3', 'SCW 5.1.2.1', 'SCW 5.1.2.3'),
    (special, question) => {
      for (const shown of [1, 2, 3, 4])
        for (const now of [1, 2, 3, 4, 5, 8]) {
          const jana = {
            energy: 9,
            hero: slotsIn(shown, `${special} 1`),
            weapons: { a: { wheel: 'red heal 1' }, b: { deferred: 'combo 1/1' } },
          };
          const play =
            special === 'battleTrick'
              ? new Duel({ round: now, Jana: jana, Petr: { weapons: { p: {} } } }, { random: [1] }).answer(JANA, 'spin 0')
              : endOfTurn(now, jana);
          expect([shown, now, play.question === question]).toEqual([shown, now, (now - 1) % 4 === shown - 1]);
        }
    },
  );

  it('take no bonus and no blessing', rules('SCW 5.1.1.3', 'SCW 4.3.1.2'), () => {
    const night = endOfTurn(4, { energy: 9, hero: slotsIn(4, ['nightAttack 2', 'blessing 3']), weapons: { a: {} } }).answer(JANA, 'use');
    expect(night.lives[PETR]).toBe(18);
    const attack = endOfTurn(4, { energy: 9, hero: slotsIn(4, ['nightAttack 2', 'heroAttack 3']), weapons: { a: {} } }).answer(JANA, 'use');
    expect(attack.lives[PETR]).toBe(18);
    const mechanic = endOfTurn(
      1,
      { hero: slotsIn(1, ['mechanic 2', 'weaponAttack 3']), weapons: { a: {} } },
      { weapons: { p: { durability: 3 } } },
    ).answer(JANA, 'weapon 1');
    expect(mechanic.weapon(1).state).toBe('prepared');
    for (const play of [night, attack, mechanic]) expect(play.all('bonusUsed')).toEqual([]);
  });

  it(
    'are asked about in the order of the book, all of them at the end, the trick at the spin',
    rules('SCW 2.4.3.1', 'SCW 2.4.3.2', 'SCW 5.2.1.1', 'SCW 5.2.2.1', 'SCW R-11'),
    () => {
      const weapons = { a: { deferred: 'permanentAttack 1/1' }, b: { deferred: 'combo 1/1' }, c: { deferred: 'combo 1/1' } };
      const play = endOfTurn(4, { energy: 9, hero: slotsIn(4, ['mechanic 1', 'nightAttack 2', 'comboDetonator 1']), weapons });
      expect(play.all('attacked')).toMatchObject([{ attack: 'permanentAttack' }]); // nobody was asked about that one
      expect(play).toAsk(JANA, 'combo.decide');
      play.answer(JANA, 'keep');
      expect(play).toAsk(JANA, 'nightAttack.decide');
      play.answer(JANA, 'skip');
      expect(play).toAsk(JANA, 'mechanic.decide');
      play.answer(JANA, 'skip');
      expect(play).toAsk(PETR, 'turn.acted');
      expect(play.all('specialUsed')).toEqual([]);
    },
  );

  it('cannot be aimed at, but met with shields', rules('SCW 5.1.2.2'), () => {
    const play = new Duel(
      {
        Jana: { energy: 9, weapons: { a: { wheel: 'green universalAttack 9' } } },
        Petr: { hero: slotsIn(1, ['mechanic 2', 'battleTrick 0']), weapons: { p: {} } },
      },
      { random: [1] },
    );
    expect(play.answers(JANA, 'spin 0', 'use')).toOffer(['hero', 'weapon 1']);
    const night = endOfTurn(
      4,
      { energy: 9, hero: slotsIn(4, 'nightAttack 3'), weapons: { a: {} } },
      { weapons: { p: { deferred: 'shield 3/1' } } },
    )
      .answer(JANA, 'use')
      .answer(PETR, 'shield 1');
    expect(night.lives[PETR]).toBe(20);
  });

  it('need no action, and only the night attack energy', rules('SCW 5.2.1.2', 'SCW 2.2.3.3', 'SCW R-65'), () => {
    const detonator = endOfTurn(1, { energy: 0, hero: slotsIn(1, 'comboDetonator 1'), weapons: { a: { deferred: 'combo 1/1' } } });
    expect(detonator).toAsk(JANA, 'combo.decide');
    expect(detonator.answers(JANA, 'fire', 'hero').side(JANA).energy).toBe(0);
    const mechanic = endOfTurn(1, { energy: 0, hero: slotsIn(1, 'mechanic 1'), weapons: { a: {} } });
    expect(mechanic).toAsk(JANA, 'mechanic.decide');
    expect(
      worldOf(endOfTurn(4, { energy: 3, hero: slotsIn(4, 'nightAttack 2'), weapons: { a: {} } }).answer(JANA, 'use')).sides[JANA].energy,
    ).toBe(1);
  });
});
