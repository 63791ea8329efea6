import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Yahoo! pays 2 points more for every kill, and stays', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, squad: { a: { card: 'Sean Gallagher', gear: { y: 'Yahoo!' } } } },
    Petr: { squad: { d: { card: 'Infantry', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  const points = (): number => Number(/victory (\d+)/.exec(t.offers[0]!)![1]);
  const sums = [points()];
  t.do(`0: victory ${points()} destiny 0`).passWhile();
  sums.push(points());
  expect(sums).toContain(2);
  expect(t.card('y').zone).toBe('attached');
});
