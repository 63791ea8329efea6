/** Phase 2: when it is asked, and how many come (chapter 7.2). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

describe('the Summon phase', () => {
  it('is not skipped while an any-time ability may free a square', rules('SUM 10.15.1', 'SUM C6', 'SUM 7.2.7'), () => {
    const table = new Table({
      at: 'summon',
      Jana: {
        units: { tundle: 'f1', m1: { card: 'miner', at: 'a2' }, kynder: 'b1' },
        walls: { w1: 'a1' },
        hand: { m2: 'miner' },
        magic: 2,
      },
      Petr: {},
    });
    table.do('Jana: use magePush with kynder', 'Jana: push m1', 'Jana: to a4', 'Jana: summon m2 to a2');
    expect(table.card('m2').square).toBe(6);
  });
  it('is skipped where nothing can be summoned and nothing be done about it', () => {
    const table = new Table({
      at: 'summon',
      Jana: {
        units: { m1: { card: 'miner', at: 'a2' }, m3: { card: 'miner', at: 'b1' } },
        walls: { w1: 'a1' },
        hand: { m2: 'miner' },
        magic: 2,
      },
      Petr: {},
    });
    expect(table).toAsk(0, 'eventsPhase.chosen');
  });
  it('sets no limit to the units summoned', rules('SUM 7.2.10'), () => {
    const table = new Table({
      at: 'summon',
      Jana: { walls: { w1: 'c3' }, hand: { a: 'miner', b: 'miner', c: 'miner', d: 'miner' }, magic: 4 },
      Petr: {},
    });
    table.do('Jana: summon a to c2', 'Jana: summon b to c4', 'Jana: summon c to b3', 'Jana: summon d to d3');
    expect(table.world.sides[0]).toMatchObject({ hand: [], magic: [] });
    expect(table.world.sides[0]!.units).toHaveLength(5);
  });
  it('refuses the square of one’s only vine wall by its own rule', rules('SUM 4.15'), () => {
    const table = new Table({
      at: 'summon',
      Jana: { deck: 'swamp-orcs', vines: { v1: 'c3' }, hand: { hu: 'hunter' }, magic: 2 },
      Petr: {},
    });
    expect(table).toRefuse(table.key('summon hu to c3'), 'SUM 4.15');
  });
  it('no wall, no summoning: there is not even a square', rules('SUM 3.16'), () => {
    const given = (walls: object) => ({
      at: 'summon',
      Jana: { units: { m1: { card: 'miner', at: 'c3' } }, hand: { m2: 'miner' }, magic: 1, walls },
      Petr: { walls: { w9: 'c7' } },
    });
    expect(new Table(given({ w1: 'c2' }) as never)).toAsk(0, 'summonPhase.chosen');
    expect(new Table(given({}) as never)).toAsk(0, 'eventsPhase.chosen');
  });
});
