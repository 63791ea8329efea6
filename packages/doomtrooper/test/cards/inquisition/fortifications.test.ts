import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Industrial Complex pays 3, each of any number', () => {
  const t = table('tournament', {
    at: 'draw',
    Jana: { destiny: 0, squad: { a: 'Industrial Complex', b: 'Industrial Complex' } },
    Petr: {},
  });
  t.do('0: next 0');
  expect(t.side(0).destiny).toBe(6);
});
