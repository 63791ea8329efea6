/** What cards of the Swamp Orcs do not do: exactly who may be chosen, exactly where, exactly when. The scenarios show what they do. */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../fixture.ts';

const unit = (card: string, at: string, more: object = {}) => ({ card, at, ...more });

describe('Swamp Orcs', () => {
  it('Rampant Growth: not without a wall beside, and not where the unit was discarded', rules('SUM F15', 'SUM D11'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { units: { lun: 'c4' } },
        Petr: { deck: 'swamp-orcs', walls: { w1: 'd6' }, units: { hu: unit('hunter', 'c5') } },
      },
      { random: [6, 6, 1] },
    );
    table.do('Jana: attack lun on hu');
    expect(table.world.sides[1]!.supply).toHaveLength(15);
    const discarded = new Table(
      { Jana: { units: { m1: unit('miner', 'c4') } }, Petr: { deck: 'swamp-orcs', walls: { w1: 'd5' }, units: { savager: 'c6' } } },
      { random: [5] },
    );
    discarded.do('Jana: move m1 to c5');
    expect(discarded.world.vinesGrown).toBe(0);
  });
  it('Fear frightens commons only, and neither friends nor the placed', rules('SUM E8'), () => {
    const table = new Table({ Jana: { units: { lun: 'c4' } }, Petr: { deck: 'swamp-orcs', units: { savager: 'c6' } } });
    table.do('Jana: move lun to c5');
    expect(table.events.some(({ type }) => type === 'abilityRolled')).toBe(false);
    const friend = new Table({ Jana: { deck: 'swamp-orcs', units: { savager: 'c6', hu: unit('hunter', 'c4') } }, Petr: {} });
    friend.do('Jana: move hu to c5');
    expect(friend.events.some(({ type }) => type === 'abilityRolled')).toBe(false);
  });
  it('two Savagers roll one after the other; the first success ends it', rules('SUM E8'), () => {
    const table = new Table(
      {
        Jana: { units: { m1: unit('miner', 'c4') } },
        Petr: { deck: 'swamp-orcs', units: { a: unit('savager', 'c6'), b: unit('savager', 'd5') } },
      },
      { random: [2, 6] },
    );
    table.do('Jana: move m1 to c5');
    expect(table.events.filter(({ type }) => type === 'abilityRolled')).toHaveLength(2);
    expect(table.world.sides[1]!.discard).toEqual([table.id('m1')]);
  });
  it('Ensnare takes commons to unoccupied vine walls within four squares of each', rules('SUM E13'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'swamp-orcs', hand: { en: 'ensnare' }, vines: { v1: 'c4', v2: 'd4' } },
      Petr: { units: { m1: unit('miner', 'c7'), m2: unit('miner', 'b8'), lun: 'b5', on: unit('miner', 'd4') } },
    });
    table.do('Jana: play en');
    expect(table.chosen('take', ['m1', 'm2', 'lun', 'on'])).toEqual(['m1', 'on']);
    expect(table.squares()).toEqual(['c4']);
  });
  it('Glarg off a vine wall is a melee unit with two dice', rules('SUM 8.3'), () => {
    const table = new Table(
      {
        at: 'attack',
        Jana: { deck: 'swamp-orcs', units: { glarg: 'c4' }, vines: { v1: 'a4' } },
        Petr: { units: { m1: unit('miner', 'c6'), m2: unit('miner', 'd4') } },
      },
      { random: [1, 1] },
    );
    expect(table).toRefuse(`attack ${table.id('glarg')} on ${table.id('m1')}`, 'SUM 7.5.11');
    table.do('Jana: attack glarg on m2');
    expect(table).toHaveHappened({ type: 'attackDeclared', dice: 2 });
  });
  it('Vine Guard has no leave-without-roll clause, Ambush has', rules('SUM F16', 'SUM G12'), () => {
    const leaving = (card: string) => {
      const table = new Table(
        { Jana: { deck: 'swamp-orcs', units: { savager: 'c3' }, vines: { v1: 'c3' } }, Petr: {}, lasting: [{ card, by: 'Jana' }] },
        { random: card === 'vine-guard' ? [6] : [] },
      );
      table.do('Jana: move savager to c4').mustBeUsedUp();
      return table.events.some(({ type }) => type === 'vineRolled');
    };
    expect([leaving('vine-guard'), leaving('ambush')]).toEqual([true, false]);
  });
  it('Ambush once, by moves only: entering counts, placing does not', rules('SUM F17'), () => {
    const table = new Table(
      {
        Jana: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c3') }, vines: { v1: 'c4' } },
        Petr: { units: { m1: unit('miner', 'c6') } },
      },
      { random: [1, 1] },
    );
    table.do('Jana: move hu to c4', 'Jana: end', 'Jana: attack hu on m1');
    expect(table).toHaveHappened({ type: 'attackDeclared', dice: 2 });
    const placed = new Table(
      {
        at: 'events',
        Jana: { deck: 'swamp-orcs', units: { hu: unit('hunter', 'c3') }, vines: { v1: 'c4' }, hand: { en: 'ensnare' } },
        Petr: { units: { lun: 'c6' } },
      },
      { random: [1] },
    );
    placed.do('Jana: play en', 'Jana: take hu to c4').do('Jana: end', 'Jana: attack hu on lun');
    expect(placed).toHaveHappened({ type: 'attackDeclared', dice: 1 });
  });
  it('Vine Growth: beside a wall, where there is no wall of any type', rules('SUM 4.10', 'SUM 4.11', 'SUM 4.7'), () => {
    const table = new Table({
      at: 'events',
      Jana: {
        deck: 'swamp-orcs',
        walls: { w1: 'a3', w2: 'a4' },
        vines: { v1: 'b3' },
        units: { hu: unit('hunter', 'a2') },
        hand: { vg: 'vine-growth' },
      },
      Petr: { walls: { w3: 'b4' }, vines: { v2: 'c3' } },
    });
    table.do('Jana: play vg');
    expect(table.squares()).toEqual(['a2', 'a5', 'b2']);
  });
  it('a vine wall names how it grew: under a unit, at home, on the other half', rules('SUM 4.7', 'SUM 4.11', 'SUM 4.12'), () => {
    const grown = (to: string) => {
      const table = new Table({
        at: 'events',
        Jana: { deck: 'swamp-orcs', walls: { w1: 'c4' }, units: { hu: unit('hunter', 'b4') }, hand: { vg: 'vine-growth' } },
        Petr: {},
      });
      table.do('Jana: play vg', `Jana: to ${to}`);
      const [vine] = table.all('vineGrew');
      expect(table.world.vines[vine!['square'] as number]).toBe(vine!['card']);
      expect(table.world.sides[0]!.supply).toHaveLength(14);
      return vine!.rule;
    };
    expect(['b4', 'c3', 'c5'].map(grown)).toEqual(['SUM 4.11', 'SUM 4.7', 'SUM 4.12']);
  });
  it('Sow: not by a player without vine walls, not without one left', rules('SUM 4.6', 'SUM 4.10', 'SUM F13'), () => {
    const sown = (deck: string, supply: number) => {
      const table = new Table(
        { at: 'attack', Jana: { deck, supply, units: { splub: 'c4' }, hand: { x: 'wall' } }, Petr: { units: { m1: unit('miner', 'c5') } } },
        { random: [6, 6, 1] },
      );
      table.do('Jana: attack splub on m1');
      expect(table.card('m1').square).toBe(-1);
      return table.world.vinesGrown;
    };
    expect([sown('swamp-orcs', 1), sown('swamp-orcs', 0), sown('benders', 1)]).toEqual([1, 0, 0]);
  });
  it('Guard: on a vine wall, beside one, not further off', rules('SUM 4.17', 'SUM F16', 'SUM 10.7.2'), () => {
    const wounds = (vine: string) => {
      const table = new Table(
        {
          at: 'attack',
          Jana: { units: { lun: 'c4' }, hand: { x: 'wall' } },
          Petr: { deck: 'swamp-orcs', units: { sh: unit('swamp-shaman', 'c5') }, vines: { v1: vine } },
        },
        { random: [4, 4, 4] },
      );
      table.do('Jana: attack lun on sh');
      return table.card('sh').square;
    };
    expect(['c5', 'd5', 'c6', 'd6', 'f5'].map(wounds)).toEqual([26, 26, 26, -1, -1]);
  });
  it('an event gives its ability to the Swamp Orcs of its player only', rules('SUM 10.12.1', 'SUM 10.12.2'), () => {
    const table = new Table({
      Jana: { deck: 'swamp-orcs', units: { glarg: 'c3', m1: unit('miner', 'd3') } },
      Petr: { deck: 'swamp-orcs', units: { savager: 'c6', lun: 'd6' } },
      lasting: [{ card: 'vine-guard', by: 'Jana', until: 'nextTurn' }],
    });
    const granted = (card: string, side: number) =>
      table.view(0).field.find(each => each.card === card && each.controller === side)!.granted;
    expect([granted('glarg', 0), granted('mugglug', 0)]).toEqual([['vinemancerGuard'], ['vinemancerGuard']]);
    expect([granted('miner', 0), granted('savager', 1), granted('lun', 1)]).toEqual([[], [], []]);
  });
});
