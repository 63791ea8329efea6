/** Words of the book and what they cover (chapter 10). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../fixture.ts';

describe('terms', () => {
  it('cards are everything on the battlefield, units are not walls', rules('SUM 10.1.1', 'SUM 10.1.2'), () => {
    // Summoning Surge compares units: Petr's three walls do not count.
    const table = new Table({ at: 'events', Jana: { hand: { ss: 'summoning-surge' } }, Petr: { walls: { w1: 'a7', w2: 'b7', w3: 'c7' } } });
    expect(table).toRefuse(table.key('play ss'), 'SUM C16');
  });
  it('destroyed and eliminated are one thing: one event for unit and wall', rules('SUM 10.3.2', 'SUM 10.7.1'), () => {
    const table = new Table(
      { at: 'attack', Jana: { units: { lun: 'c4' } }, Petr: { walls: { w1: { at: 'c5', wounds: 8 } } } },
      { random: [3, 1, 1] },
    );
    table.do('Jana: attack lun on w1');
    expect(table).toHaveHappened({ type: 'wounded', card: table.id('w1'), wounds: 1 });
    expect(table).toHaveHappened({ type: 'destroyed', card: table.id('w1') }, 'SUM 3.8');
  });
  it('wounds may come without any dice', rules('SUM 10.7.5', 'SUM G14'), () => {
    const table = new Table({ at: 'end', Jana: { deck: 'mountain-vargath', units: { growden: 'c4' } }, Petr: { walls: { w1: 'c5' } } });
    table.do('Jana: use sunderHammer with growden', 'Jana: on w1');
    expect(table.card('w1').wounds).toBe(2);
    expect(table.events.some(({ type }) => type === 'diceRolled')).toBe(false);
  });
  it('owner and controller are stored apart', rules('SUM D13', 'SUM 10.6.2', 'SUM 10.6.3'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'benders', hand: { mc: 'mind-control' }, magic: 1 },
      Petr: { units: { m1: { card: 'miner', at: 'c4' } } },
    });
    table.do('Jana: play mc', 'Jana: on m1', 'Jana: pay');
    expect(table.world.cards[table.id('m1')]).toMatchObject({ owner: 1, controller: 0 });
    expect(table.world.sides.map(({ units }) => units.includes(table.id('m1')))).toEqual([true, false]);
  });
});
