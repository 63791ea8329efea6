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
});
