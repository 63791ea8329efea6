import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it(
  'Yahoo! pays 2 points more for every kill, and stays',
  rules('DOT 32.32s', 'DOT 32.32t', 'DOT 1.25', 'DOT 24.1.2s', 'DOT 24.1.2t'),
  () => {
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
  },
);
it('Honor the Emperor: a point for every Mishima warrior, and it stays', rules('DOT 32.32s', 'DOT 32.32t'), () => {
  const t = table('tournament', {
    Jana: { destiny: 30, hand: { s: 'Samurai', h: 'Hussar' } },
    Petr: { player: { m: 'Honor the Emperor' } },
  });
  t.do('0: play s').passWhile();
  expect([t.side(1).victory, t.side(0).victory, t.card('m').zone]).toEqual([1, 0, 'player']);
  t.do('0: play h').passWhile();
  expect(t.side(1).victory).toBe(1);
});
