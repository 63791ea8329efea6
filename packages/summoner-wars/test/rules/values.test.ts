/** What values are made of. */
import { expect, it } from 'vitest';
import { rules } from '@kolbiste/testkit/vitest';
import { explainAttack } from '../../src/index.ts';
import { Table } from '../fixture.ts';

it('the sum of an attack can be opened: 2 = 1 + Command', rules('SUM G12'), () => {
  const table = new Table({
    at: 'attack',
    Jana: { deck: 'mountain-vargath', units: { sunderved: 'c3', br: { card: 'brute', at: 'c4' } } },
    Petr: { walls: { w1: 'c5' } },
  });
  const sum = explainAttack(table.world, table.id('br'), table.id('w1'));
  expect(sum).toMatchObject({ printed: 1, total: 2, steps: [{ n: 1, source: 'command', rule: 'SUM G12' }] });
});
