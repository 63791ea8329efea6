/** Chapter 5.3.3: the mechanic. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { endOfTurn, JANA, PETR, slotsIn } from '../../fixture.ts';

describe('the mechanic', () => {
  it.each([
    [3, 2, true],
    [3, 3, true],
    [3, 4, false],
  ])('of %i repairs durability %i: %s', rules('SCW 5.3.3.2', 'SCW 5.3.3.2.1', 'SCW R-65'), (value, durability, repairs) => {
    const play = endOfTurn(1, {
      energy: 0,
      hero: { focus: ['sword'], ...slotsIn(1, `mechanic ${value}`) },
      weapons: { a: { type: 'bow', cost: 3, durability, state: 'broken' } },
    });
    if (!repairs) {
      expect(play).toRefuse('repair 0', 'SCW 5.3.3.2.1');
      return;
    }
    play.answer(JANA, 'repair 0');
    expect(play.weapon(0).state).toBe('repairing');
    expect(play).toHaveHappened({ type: 'repairStarted', weapon: 0, byMechanic: true }, 'SCW 5.3.3.2.2');
    expect(play.all('energyPaid')).toEqual([]);
    play.answer(PETR, 'end');
    expect(play.weapon(0).state).toBe('prepared');
  });

  it('is asked about while there is anything to repair or to attack', rules('SCW 5.3.3.1'), () => {
    const hero = slotsIn(1, 'mechanic 2');
    const broken = { a: { state: 'broken', durability: 1 } };
    expect(endOfTurn(1, { hero, weapons: broken }, { weapons: { p: {} } })).toOffer(['skip', 'repair 0', 'weapon 1']);
    expect(endOfTurn(1, { hero, weapons: broken }, { weapons: { p: { state: 'broken' } } })).toOffer(['skip', 'repair 0']);
    expect(endOfTurn(1, { hero, weapons: { a: {} } }, { weapons: { p: {} } })).toOffer(['skip', 'weapon 1']);
  });

  it(
    'repairs one weapon or attacks one, never both, and never what is cursed, prepared or carrying',
    rules('SCW 5.3.3.1', 'SCW 5.3.3.2.4', 'SCW 5.3.3.3', 'SCW R-36'),
    () => {
      const weapons = {
        a: { state: 'broken', durability: 1 },
        b: { state: 'broken', durability: 1 },
        c: { state: 'cursed', durability: 1 },
        d: { durability: 1 },
        e: { deferred: 'shield 1/1' },
      };
      const play = endOfTurn(1, { hero: slotsIn(1, 'mechanic 9'), weapons }, { energy: 9, weapons: { p: { durability: 1 } } });
      expect(play).toOffer(['skip', 'repair 0', 'repair 1', 'weapon 5']);
      expect(play.position.decision!.rule).toBe('SCW 5.3.3.1');
      expect(play).toRefuse('repair 2', 'SCW R-36');
      expect(play).toRefuse('repair 3', 'SCW 5.3.3.2.1');
      expect(play).toRefuse('repair 4', 'SCW 5.3.3.2.1');
      play.answer(JANA, 'repair 0');
      expect(play).toAsk(PETR, 'turn.acted');
      expect([0, 1, 5].map(id => play.weapon(id).state)).toEqual(['repairing', 'broken', 'prepared']);
    },
  );

  it('is passed over when there is nothing to repair and nothing to attack', rules('SCW R-66'), () => {
    expect(
      endOfTurn(
        1,
        { hero: slotsIn(1, 'mechanic 2'), weapons: { a: { state: 'broken', durability: 3 } } },
        { energy: 9, weapons: { p: { state: 'broken' } } },
      ),
    ).toAsk(PETR);
  });

  it('comes last, when the night attack is through', rules('SCW 5.3.3.1', 'SCW 6.1.4.2.2'), () => {
    const play = endOfTurn(
      4,
      { energy: 9, hero: slotsIn(4, ['mechanic 1', 'nightAttack 2']), weapons: { a: {} } },
      { lives: 2, weapons: { p: {} } },
    );
    expect(play).toAsk(JANA, 'nightAttack.decide');
    expect(play.answer(JANA, 'use')).toBeWonBy(JANA); // and there is no mechanic any more
  });
});
