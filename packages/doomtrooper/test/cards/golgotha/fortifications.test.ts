import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { window } from '../situations.ts';

it(
  'Bauhaus Bank lends up to 10 at any time and wants twice as much back; a debtor cannot win',
  rules('DOT 1.9', 'DOT 28.16', 'DOT 3.32'),
  () => {
    const t = window({ destiny: 0, victory: 39, hand: { s: 'Bauhaus Bank' } }, {}, '0: play s', '0: use s as 0', '0: borrow 4');
    expect(t.side(0)).toMatchObject({ destiny: 4, debt: 8 });
    t.do('0: meditate', '0: use s as 0');
    t.passWhile(p => p.question === 'window.answer');
    expect(t.offers).toEqual([1, 2, 3, 4, 5, 6].map(n => `borrow ${n}`));
    t.do('0: borrow 6').passWhile();
    expect(t.side(0)).toMatchObject({ destiny: 11, debt: 20 });
    t.do('0: meditate', '0: use s as 1', '0: spend 12').passWhile();
    expect(t.side(0)).toMatchObject({ destiny: 0, debt: 8 });
  },
);
it('Barracks: half price for common Doomtroopers', () => {
  const cost = (name: string, mine: Plain): number => {
    const t = table('tournament', { Jana: { destiny: 30, hand: { it: name }, squad: mine }, Petr: {} });
    t.do('0: play it').passWhile();
    return 30 - t.side(0).destiny;
  };
  const there = { b: 'Barracks' };
  expect([
    cost('Trencher', {}),
    cost('Trencher', there),
    cost('Sean Gallagher', there),
    cost('Mystic', there),
    cost('Razide', there),
  ]).toEqual([3, 2, 8, 5, 7]);
  const poor = table('tournament', { Jana: { destiny: 2, hand: { it: 'Trencher', s: 'Sean Gallagher' }, squad: there }, Petr: {} });
  expect([poor.offersKey('play it'), poor.offersKey('play s')]).toEqual([true, false]);
});
