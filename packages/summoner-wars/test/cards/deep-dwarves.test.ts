/** What cards of the Deep Dwarves do not do: exactly who may be chosen, exactly where, exactly when. The scenarios show what they do. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { abilityCost } from '../../src/rules/values.ts';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('Deep Dwarves', () => {
  it('Gem of Calling follows Lun’s own move in his player’s turn only', rules('SUM E13', 'SUM 10.13.1'), () => {
    const table = new Table({
      Jana: { units: { lun: 'c4', m1: unit('miner', 'a4') }, magic: 2 },
      Petr: { units: { s1: unit('scholar', 'c7') } },
    });
    table.do('Jana: move m1 to a5');
    expect(table.offers.filter(key => key.startsWith('use'))).toEqual([]);
    // Pushed by the opponent in the opponent's turn it does not work either.
    const pushed = new Table({
      at: 'attack',
      Jana: { units: { kynder: 'c4' }, magic: 1 },
      Petr: { units: { lun: 'c6', s1: unit('scholar', 'd8') }, magic: 1 },
    });
    pushed.do('Jana: use magePush with kynder', 'Jana: push lun', 'Jana: to c7');
    expect(pushed.card('lun').square).toBe(38);
    expect(pushed.events.filter(({ type }) => type === 'abilityUsed')).toHaveLength(1);
  });
  it('Gem of Calling takes commons within four squares, not champions', rules('SUM E13'), () => {
    const table = new Table({
      Jana: { units: { lun: 'c4' }, magic: 1 },
      Petr: { units: { near: unit('scholar', 'c8'), far: unit('scholar', 'd8'), kynder: 'c6' } },
    });
    table.do('Jana: move lun to c4', 'Jana: use gemOfCalling with lun');
    expect(table.chosen('take', ['near', 'far', 'kynder', 'lun'])).toEqual(['near']);
    expect(table.squares()).toEqual(['b4', 'c3', 'c5', 'd4']);
  });
  it('Restructure: friendly walls stay off the far half, squares are empty and within two', rules('SUM F12'), () => {
    const table = new Table({
      at: 'end',
      Jana: { units: { sprog: 'c4', m1: unit('miner', 'd4') }, walls: { w1: 'c3', w2: 'f1' }, magic: 1 },
      Petr: { walls: { w3: 'c5' } },
    });
    table.do('Jana: use restructure with sprog');
    const to = (wall: string): string[] =>
      table.offers
        .filter(key => key.startsWith(`take ${table.id(wall)} `))
        .map(key => key.split(' ')[3]!)
        .sort();
    expect(to('w1')).toEqual(['a4', 'b3', 'b4', 'c2', 'd3', 'e4']);
    expect(to('w3')).toEqual(['a4', 'b3', 'b4', 'b5', 'c2', 'c6', 'd3', 'd5', 'e4']);
    expect(to('w2')).toEqual([]);
  });
  it('Tunnel needs two Miners, and takes them beside another Miner only', rules('SUM E11'), () => {
    const alone = new Table({ Jana: { units: { m1: unit('miner', 'a2'), lun: 'c4' }, magic: 1 }, Petr: {} });
    expect(alone).toAsk(0, 'movementPhase.chosen');
    const table = new Table({ Jana: { units: { m1: unit('miner', 'a3'), m2: unit('miner', 'f4'), lun: 'c4' }, magic: 1 }, Petr: {} });
    table.do('Jana: use tunnel with m1');
    expect(table.chosen('place', ['m1', 'm2', 'lun'])).toEqual(['m1', 'm2']);
    expect(
      table.offers
        .filter(key => key.startsWith(`place ${table.id('m1')} `))
        .map(key => key.split(' ')[3])
        .sort(),
    ).toEqual(['e4', 'f3', 'f5']);
  });
  it('a stunned Miner cannot tunnel', rules('SUM E11', 'SUM E7'), () => {
    const table = new Table({
      at: 'turn',
      Jana: { units: { m1: unit('miner', 'a3'), m2: unit('miner', 'f4') }, magic: 1 },
      Petr: { deck: 'benders', units: { de: unit('deceiver', 'a4') } },
    });
    table.do('Jana: use tunnel with m1');
    expect(table.chosen('place', ['m1', 'm2'])).toEqual(['m2']);
  });
  it('Illusionary Warrior: commons of the own magic pile beside Deep Dwarf champions and Gem Mages', rules('SUM E14'), () => {
    const table = new Table({
      at: 'events',
      Jana: {
        units: { gm: unit('gem-mage', 'a4'), m1: unit('miner', 'f4'), hydrake: 'd2' },
        hand: { iw: 'illusionary-warrior' },
        magic: { one: 'savager', two: 'lun', three: 'wall', four: 'mimic' },
      },
      Petr: {},
    });
    table.do('Jana: play iw');
    expect(table.chosen('take', ['one', 'two', 'three', 'four'])).toEqual(['one']);
    expect(table.squares()).toEqual(['a3', 'a5', 'b4']);
  });
  it('Magic Torrent: enemy commons and champions within four squares, as many as can be paid', rules('SUM G11'), () => {
    const table = new Table({
      at: 'events',
      Jana: { units: { tundle: 'c4', own: unit('miner', 'c5') }, hand: { mt: 'magic-torrent' }, magic: 1 },
      Petr: { deck: 'swamp-orcs', units: { mugglug: 'c6', near: unit('hunter', 'c8'), blerg: 'd5', far: unit('hunter', 'd8') } },
    });
    table.do('Jana: play mt');
    expect(table.chosen('pick', ['mugglug', 'near', 'blerg', 'far', 'own', 'tundle'])).toEqual(['near', 'blerg']);
    expect(table).toRefuse('done', 'SUM C15');
    table.do('Jana: pick blerg');
    expect(table.card('blerg').wounds).toBe(1);
    expect(table.world.sides[0]!.magic).toEqual([]);
  });
  it('Insight lasts for the turn and only for its player', rules('SUM C13', 'SUM C1'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { s1: unit('scholar', 'b4'), m1: unit('miner', 'c3') }, magic: 1 },
        Petr: { units: { m2: unit('miner', 'c5') }, walls: { w1: 'c4' } },
      },
      { random: [1, 1, 1] },
    );
    table.do('Jana: use insight with s1', 'Jana: attack m1 on w1');
    expect(table).toHaveHappened({ type: 'attackDeclared', attacker: table.id('m1'), dice: 2 });
    table.passWhile();
    while (table.asked === 0) table.do('Jana: end');
    table.do('Petr: end', 'Petr: attack m2 on w1');
    expect(table).toHaveHappened({ type: 'attackDeclared', attacker: table.id('m2'), dice: 1 });
  });
  it('Gem Magic takes the mage beside a wall of his player, or onto a vine wall of his', rules('SUM 4.17', 'SUM 10.5.1'), () => {
    const table = new Table({
      at: 'attack',
      Jana: {
        deck: 'swamp-orcs',
        units: { gm: unit('gem-mage', 'c4'), hu: unit('hunter', 'a2') },
        walls: { w1: 'a3' },
        vines: { bare: 'f2', beside: 'a4', held: 'a2' },
        magic: 1,
      },
      Petr: { vines: { theirs: 'd1' } },
    });
    table.do('Jana: pass', 'Jana: end', 'Jana: use gemHome with gm');
    // Beside w1: a4 with its vine wall, b3. Beside or on the vine walls: e2, f1, f2, f3; a5, b4; b2. a1 and a2 are taken.
    expect(table.offers.toSorted()).toEqual(['a4', 'a5', 'b2', 'b3', 'b4', 'e2', 'f1', 'f2', 'f3'].map(to => `to ${to}`));
  });
  it('copies of Wake the Father Gem add up, for their player, and never below nothing', rules('SUM 10.12.5', 'SUM C1'), () => {
    const cost = (copies: number, side: number, printed: number) => {
      const lasting = Array.from({ length: copies }, () => ({ card: 'wake-the-father-gem', by: 'Jana' }));
      return abilityCost(new Table({ Jana: {}, Petr: {}, lasting }).world, side, printed);
    };
    expect([cost(0, 0, 2), cost(1, 0, 2), cost(2, 0, 2), cost(3, 0, 2)]).toEqual([2, 1, 0, 0]);
    expect([cost(2, 1, 2), cost(1, 0, 1), cost(1, 0, 0)]).toEqual([2, 0, 0]);
  });
});
