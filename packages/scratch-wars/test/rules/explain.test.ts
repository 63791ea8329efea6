/** Every option a player might look for, with the rule that refuses it. */
import { newTable, playUntil, type Play } from '@kolbiste/testkit';
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/index.ts';
import { actionRefusal } from '../../src/rules/legality.ts';
import { Duel, JANA, PETR } from '../fixture.ts';

/** `key` for what is allowed, `key – rule why` for what is refused. */
const explained = (play: Play): string[] =>
  play.game.explain(play.position, play.asked!).map(({ key, refusal }) => (refusal ? `${key} – ${refusal.rule} ${refusal.why}` : key));

const petr = { weapons: { p: {} } };

describe('the question', () => {
  it('loadout.weapons: any hero of the pool', rules('SCW 1.5.1.1'), () => {
    expect(explained(newTable(game, { options: { preparation: 'pack' } }))).toEqual(['hero 0', 'hero 1', 'hero 2']);
  });

  it('loadout.pick: each card once, one at least', rules('SCW 1.5.1.2', 'SCW R-14'), () => {
    const play = newTable(game, { options: { preparation: 'pack' } }).answer(JANA, 'hero 0');
    expect(explained(play)).toEqual([...Array.from({ length: 8 }, (_, i) => `weapon ${i}`), 'done – SCW 1.5.1.2 needsWeapon']);
    expect(explained(play.answer(JANA, 'weapon 2')).filter(line => !/^weapon [013-7]$/.test(line))).toEqual([
      'weapon 2 – SCW R-14 alreadyChosen',
      'done',
    ]);
  });

  it('duel.otherWeapon, duel.draw and duel.begin: all their options', () => {
    const play = new Duel(
      { at: 'draw', Jana: { weapons: { a: { wheel: 'green energy 2' }, b: {} } }, Petr: { weapons: { c: {} } } },
      { random: [1, 1] },
    );
    expect(explained(play)).toEqual(['best', 'spin 0', 'spin 1']);
    expect(explained(play.answer(JANA, 'spin 0'))).toEqual(['best', 'spin 2']);
    expect(explained(play.answer(PETR, 'best'))).toEqual(['start 0', 'start 1']);
  });

  it('turn.breakCurse: both answers', rules('SCW 2.4.1.3'), () => {
    expect(explained(new Duel({ at: 'turn', Jana: { weapons: { a: { state: 'cursed' } } }, Petr: petr }))).toEqual(['keep', 'break']);
  });

  it(
    'turn.acted: every spin, repair and cancelling of the own weapons, and the curse',
    rules('SCW 2.5.1.3', 'SCW 2.5.1.10', 'SCW 2.5.2.4', 'SCW 2.5.3.4', 'SCW R-36'),
    () => {
      const play = new Duel({
        Jana: {
          energy: 2,
          weapons: {
            a: { cost: 3 },
            b: { state: 'broken', cost: 3 },
            c: { state: 'repairing' },
            d: { state: 'cursed' },
            e: { deferred: 'trap 1/1' },
          },
        },
        Petr: petr,
      });
      expect(explained(play)).toEqual([
        'spin 0 – SCW 2.5.1.3 energy',
        'spin 1 – SCW 2.5.1.10 broken',
        'spin 2 – SCW 2.5.2.4 repairing',
        'spin 3 – SCW 3.4.8.6 cursed',
        'spin 4 – SCW R-02 carrying',
        'repair 0 – SCW 2.2.3.2 notBroken',
        'repair 1 – SCW 2.5.2.3 energy',
        'repair 2 – SCW 2.5.2.4 repairing',
        'repair 3 – SCW R-36 cursed',
        'repair 4 – SCW 2.2.3.2 notBroken',
        'cancel 0 – SCW 3.2.3.4 nothingDeferred',
        'cancel 1 – SCW 3.2.3.4 nothingDeferred',
        'cancel 2 – SCW 3.2.3.4 nothingDeferred',
        'cancel 3 – SCW 3.2.3.4 nothingDeferred',
        'cancel 4',
        'end',
        'break – SCW 2.5.3.1 onlyAtStart',
      ]);
      expect(play.refusalOf('spin 0')).toEqual({ rule: 'SCW 2.5.1.3', why: 'energy', params: { cost: 3, energy: 2 } });
      const freed = new Duel({ Jana: { lives: 4, weapons: { a: { state: 'freed' }, b: {}, c: { state: 'cursed' } } }, Petr: petr });
      expect(freed).toRefuse('spin 0', 'SCW 2.5.3.4');
      expect(freed).toRefuse('repair 0', 'SCW 2.5.3.4');
      expect(freed.refusalOf('break')).toEqual({ rule: 'SCW 2.5.3.2', why: 'tooFewLives', params: { lives: 4 } });
    },
  );

  it('turn.acted, were it asked without an action left, would refuse spins and repairs', rules('SCW 2.2.3.1'), () => {
    const play = new Duel({ Jana: { weapons: { a: {}, b: { state: 'broken' }, c: { deferred: 'combo 1/1' } } }, Petr: petr });
    const spent = { ...play.world, actions: 0 };
    expect(actionRefusal(spent, { spin: 0 })).toMatchObject({ rule: 'SCW 2.2.3.1', why: 'noActions' });
    expect(actionRefusal(spent, { repair: 1 })).toMatchObject({ rule: 'SCW 2.2.3.1', why: 'noActions' });
    expect(actionRefusal(spent, 'end')).toBeNull();
  });

  it('spin.refuse: the own weapons by state and cost', rules('SCW 5.4.1.2', 'SCW R-10', 'SCW 2.5.2.4', 'SCW 2.5.3.4'), () => {
    const weapons = {
      a: { wheel: 'red heal 1', cost: 1 },
      b: { cost: 2 },
      c: { state: 'broken', cost: 0 },
      d: { deferred: 'combo 1/1', cost: 0 },
      e: { state: 'repairing', cost: 0 },
    };
    const play = new Duel({ Jana: { hero: { morning: 'battleTrick 0' }, weapons }, Petr: petr }, { random: [1] }).answer(JANA, 'spin 0');
    expect(explained(play)).toEqual([
      'accept',
      'trick 0',
      'trick 1 – SCW 5.4.1.2 tooDear',
      'trick 2 – SCW R-10 broken',
      'trick 3 – SCW R-10 carrying',
      'trick 4 – SCW 2.5.2.4 repairing',
    ]);
    expect(play.refusalOf('trick 1')!.params).toEqual({ cost: 2, limit: 1 });
    const freed = { a: { wheel: 'red heal 1', cost: 1 }, b: { state: 'freed', cost: 0 } };
    const other = new Duel({ Jana: { hero: { morning: 'battleTrick 0' }, weapons: freed }, Petr: petr }, { random: [1] });
    expect(explained(other.answer(JANA, 'spin 0'))).toEqual(['accept', 'trick 0', 'trick 1 – SCW 2.5.3.4 freed']);
  });

  it('spin.chosen: use or ignore', rules('SCW 3.1.2.1', 'SCW 3.1.3.1'), () => {
    expect(
      explained(new Duel({ Jana: { weapons: { a: { wheel: 'green heal 1' } } }, Petr: petr }, { random: [1] }).answer(JANA, 'spin 0')),
    ).toEqual(['use', 'ignore']);
  });

  it(
    'bonus.take: every slot of the time of day',
    rules('SCW 4.1.1.1', 'SCW 4.1.2.1', 'SCW 4.2.2.1', 'SCW 4.2.3.2', 'SCW 4.3.1.2', 'SCW 5.1.1.2'),
    () => {
      const ask = (wheel: string, slots: readonly string[], used: readonly number[] = []) =>
        explained(
          new Duel({ Jana: { hero: { morning: slots }, used, weapons: { a: { wheel } } }, Petr: petr }, { random: [1] }).answers(
            JANA,
            'spin 0',
            'use',
          ),
        );
      expect(ask('green heroAttack 1', ['heroAttack 1', 'heal 2', 'mechanic 3', 'blessing 4', 'heroAttack 5'], [4])).toEqual([
        'bonus 0 heroAttack 1',
        'bonus 1 heal 2 – SCW 4.1.1.1 otherEffect',
        'bonus 2 mechanic 3 – SCW 5.1.1.2 special',
        'bonus 3 blessing 4',
        'bonus 4 heroAttack 5 – SCW 4.1.2.1 bonusUsed',
        'none',
      ]);
      expect(ask('green heroAttack 1', ['heroAttack 3', 'heroAttack -1', 'blessing -2'])).toEqual([
        'bonus 0 heroAttack 3 – SCW 4.2.3.2 malusFirst',
        'bonus 1 heroAttack -1',
        'bonus 2 blessing -2',
        'none – SCW 4.2.2.1 malusForced',
      ]);
      expect(ask('green bite 1', ['bite 1', 'blessing 2'])).toEqual([
        'bonus 0 bite 1',
        'bonus 1 blessing 2 – SCW 4.3.1.2 otherEffect',
        'none',
      ]);
    },
  );

  it('attack.announce: everything of the opponent’s', rules('SCW 2.5.3.4', 'SCW 3.3.1.1', 'SCW 3.4.3.1', 'SCW 3.4.3.2'), () => {
    const theirs = { weapons: { p: {}, q: { state: 'broken' }, r: { state: 'freed' }, s: { deferred: 'shield 1/1' } } };
    const aimed = (wheel: string) =>
      explained(new Duel({ Jana: { weapons: { a: { wheel } } }, Petr: theirs }, { random: [1] }).answers(JANA, 'spin 0', 'use'));
    expect(aimed('green weaponAttack 1')).toEqual([
      'hero – SCW 3.4.3.1 weaponsOnly',
      'weapon 1',
      'effect 1 – SCW 3.3.1.1 nothingDeferred',
      'weapon 2 – SCW 3.4.3.2 broken',
      'effect 2 – SCW 3.4.3.2 broken',
      'weapon 3 – SCW 2.5.3.4 freed',
      'effect 3 – SCW 2.5.3.4 freed',
      'weapon 4 – SCW 3.4.3.2 carriesEffect',
      'effect 4',
    ]);
    expect(aimed('green universalAttack 1').slice(0, 3)).toEqual(['hero', 'weapon 1', 'effect 1 – SCW 3.3.1.1 nothingDeferred']);
  });

  it('spin.aimAgain: the same, or to stop', rules('SCW 3.3.1.1', 'SCW 3.4.9.5.2'), () => {
    const play = new Duel(
      { Jana: { weapons: { a: { wheel: 'green shrapnel 5' } } }, Petr: { weapons: { p: { durability: 1 }, q: {} } } },
      { random: [1] },
    ).answers(JANA, 'spin 0', 'use', 'weapon 1');
    expect(explained(play)).toEqual([
      'stop',
      'hero',
      'weapon 1 – SCW 3.4.9.5.2 broken',
      'effect 1 – SCW 3.4.9.5.2 broken',
      'weapon 2',
      'effect 2 – SCW 3.3.1.1 nothingDeferred',
    ]);
  });

  it('defence.pick: weapons of the defender with a shield not yet picked', rules('SCW 3.5.2.1', 'SCW 3.5.2.5'), () => {
    const play = new Duel({
      at: 'endOfTurn',
      Jana: { weapons: { a: { deferred: 'permanentAttack 5/1' } } },
      Petr: { weapons: { p: { deferred: 'shield 1/1' }, q: { deferred: 'shield 1/1' }, r: { deferred: 'trap 1/1' }, s: {} } },
    });
    expect(explained(play)).toEqual([
      'enough',
      'shield 1',
      'shield 2',
      'shield 3 – SCW 3.5.2.1 noShield',
      'shield 4 – SCW 3.5.2.1 noShield',
    ]);
    expect(explained(play.answer(PETR, 'shield 2'))).toEqual([
      'enough',
      'shield 1',
      'shield 2 – SCW 3.5.2.5 alreadyUsed',
      'shield 3 – SCW 3.5.2.1 noShield',
      'shield 4 – SCW 3.5.2.1 noShield',
    ]);
  });

  it('combo.decide and nightAttack.decide: yes or no', rules('SCW 3.5.3.13', 'SCW 5.3.2.2'), () => {
    const play = new Duel({
      at: 'endOfTurn',
      round: 4,
      Jana: { hero: { night: 'nightAttack 1' }, weapons: { a: { deferred: 'combo 1/1' }, b: { deferred: 'combo 1/1' } } },
      Petr: petr,
    });
    expect(explained(play)).toEqual(['fire', 'keep']);
    expect(explained(play.answer(JANA, 'keep'))).toEqual(['use', 'skip']);
  });

  it(
    'mechanic.decide: repairs of the player’s weapons, attacks on the opponent’s',
    rules('SCW 3.3.1.1', 'SCW 5.3.3.2.1', 'SCW 5.3.3.3.1', 'SCW R-36'),
    () => {
      const weapons = { a: { state: 'broken', durability: 2 }, b: { state: 'broken', durability: 3 }, c: { state: 'cursed' }, d: {} };
      const play = new Duel({ at: 'endOfTurn', Jana: { hero: { morning: 'mechanic 2' }, weapons }, Petr: petr });
      expect(explained(play)).toEqual([
        'skip',
        'repair 0',
        'repair 1 – SCW 5.3.3.2.1 tooDurable',
        'repair 2 – SCW R-36 cursed',
        'repair 3 – SCW 5.3.3.2.1 notBroken',
        'hero – SCW 5.3.3.3.1 weaponsOnly',
        'weapon 4',
        'effect 4 – SCW 3.3.1.1 nothingDeferred',
      ]);
      expect(play.refusalOf('repair 1')!.params).toEqual({ durability: 3, value: 2 });
    },
  );
});

describe('explanations', () => {
  it('exist for every question of random games, and no other is asked', () => {
    const asked = new Set<string>();
    for (let seed = 0; seed < 60; seed++) {
      const play = newTable(game, { options: { preparation: 'pack' }, seed: `explain ${seed}` });
      playUntil(play, ({ question }) => (asked.add(question), false), `explain ${seed}`);
    }
    asked.delete('');
    expect([...asked].sort()).toEqual([
      'attack.announce',
      'bonus.take',
      'combo.decide',
      'defence.pick',
      'duel.begin',
      'duel.draw',
      'duel.otherWeapon',
      'loadout.pick',
      'loadout.weapons',
      'mechanic.decide',
      'nightAttack.decide',
      'spin.aimAgain',
      'spin.chosen',
      'spin.refuse',
      'turn.acted',
      'turn.breakCurse',
    ]);
  });

  it('are for the asked seat alone', () => {
    const play = new Duel({ Jana: { weapons: { a: {} } }, Petr: petr });
    expect(play.game.explain(play.position, PETR)).toEqual([]);
  });
});
