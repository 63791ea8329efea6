/** Which abilities fit a moment (rulings C6, C13). */
import { expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { Table } from '../../fixture.ts';

it('Insight is offered while an attack may follow, not when the attacks are over', rules('SUM C13'), () => {
  const at = (phase: string) =>
    new Table({
      at: phase,
      Jana: { units: { s1: { card: 'scholar', at: 'c3' } }, walls: { w1: 'b2' }, hand: { m1: 'miner' }, magic: 2 },
      Petr: {},
    });
  for (const phase of ['summon', 'events', 'movement', 'attack']) {
    const table = at(phase);
    expect(table.offers).toContain(table.key('use insight with s1'));
  }
  const table = at('magic');
  expect(table).toAsk(0, 'magicPhase.chosen');
  expect(table.offers.filter(key => key.startsWith('use'))).toEqual([]);
});

it('you use only abilities of units you control, in your own turn', rules('SUM 10.13.2', 'SUM 10.15.2', 'SUM C6'), () => {
  // Petr's Kynder is of no use to Jana, and not usable by Petr in her turn: no card of this set opens a window there.
  const table = new Table(
    {
      at: 'attack',
      Jana: { units: { m1: { card: 'miner', at: 'c3' } }, walls: { w1: 'c4' }, magic: 1 },
      Petr: { units: { kynder: 'c5' }, magic: 1 },
    },
    { random: [1] },
  );
  expect(table.offers.some(key => key.startsWith('use'))).toBe(false);
  table.do('Jana: attack m1 on w1');
  expect(table.events.some(({ type }) => type === 'abilityUsed')).toBe(false);
});
