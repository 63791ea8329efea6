import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { handOf } from '../../../src/rules/hands.ts';
import { table } from '../../fixture.ts';

it('Deal with It: no more than four cards, and what is too much goes at once', rules('DOT 27.1'), () => {
  const t = table('tournament', {
    Jana: { hand: { d: 'Deal with It' } },
    Petr: { hand: { a: 'Hussar', b: 'Hussar', c: 'Hussar', e: 'Hussar', f: 'Hussar', g: 'Hussar' } },
  });
  t.do('0: play d at 1', '1: pick a');
  expect([t.asked, t.offersKey('pick b')]).toEqual([1, true]);
  t.do('1: pick b').passWhile(p => p.question === 'window.answer');
  expect([t.side(1).hand.length, handOf(t.world, 1)]).toEqual([4, { draw: 4, hold: 4 }]);
});
it('Deal with It: a card for each he plays, and nothing is discarded in his discard step', rules('DOT 27.3'), () => {
  const t = table('tournament', {
    Jana: { destiny: 20, player: { d: { card: 'Deal with It', by: 'Petr' } }, hand: { a: 'Hussar', b: 'Hussar' } },
    Petr: {},
  });
  t.do('0: play a').passWhile(p => p.question === 'window.answer');
  expect([t.side(0).hand.length, t.card('a').zone]).toEqual([2, 'squad']);
  t.do('0: end').passWhile(p => p.question === 'window.answer');
  expect(t.question).not.toBe('turn.discarded');
  expect(t.side(0).hand.length).toBe(2);
});
