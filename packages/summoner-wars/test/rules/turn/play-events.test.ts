/** Phase 3: events and walls (chapter 7.3). */
import { describe, expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

describe('the Events phase', () => {
  it('any number of events, one at a time, walls among them', rules('SUM 7.3.1', 'SUM 7.3.2', 'SUM 7.3.3'), () => {
    const table = new Table({
      at: 'events',
      Jana: { deck: 'shadow-elves', hand: { a: 'summon-the-night', b: 'wall', c: 'summon-the-night', d: 'wall' } },
      Petr: {},
    });
    for (const key of [table.key('play a'), table.key('wall b to c3'), table.key('play c'), table.key('wall d to d3')])
      table.answer(0, key);
    expect(table.world.sides[0]!.hand).toEqual([]);
    expect(table.world.lasting).toHaveLength(2);
  });
});
