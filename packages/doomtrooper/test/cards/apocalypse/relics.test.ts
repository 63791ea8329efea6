import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Symmetry Stone keeps the gifts of its Kohort', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { s: 'Symmetry Failure' }, cohort: { x: { card: 'Razide', gear: { h: 'Dark Fire' } } } },
    Petr: { cohort: { a: { card: 'Razide', gear: { g: 'Dark Fire' } }, b: { card: 'Razide', gear: { y: 'Symmetry Stone' } } } },
  });
  t.do('0: play s').passWhile();
  expect(['g', 'h', 'y'].map(name => t.card(name).zone)).toEqual(['attached', 'discard', 'attached']);
});
