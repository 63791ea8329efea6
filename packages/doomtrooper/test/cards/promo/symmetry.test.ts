import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Power of Perception: the card an opponent has found is removed from the game', rules('DOT DR-138', 'DOT 37.6', 'DOT 37.10'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { s: 'Expedite Request' }, library: { one: 'Hussar', two: 'Razide' } },
    Petr: { cohort: { r: { card: 'Razide', gear: { p: 'Power of Perception' } } } },
  });
  t.do('0: play s').passWhile(p => p.question === 'window.answer');
  t.do('0: take two');
  t.passWhile(() => !t.offersKey('use p as 0'));
  t.do('1: use p as 0').passWhile();
  expect([t.side(0).hand.length, t.side(0).sacrificed.length, t.card('p').zone]).toEqual([0, 2, 'discard']);
});
it('Power of Perception does not work on its own player', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: {
      destiny: 9,
      hand: { s: 'Expedite Request' },
      library: { one: 'Hussar', two: 'Razide' },
      cohort: { r: { card: 'Razide', gear: { p: 'Power of Perception' } } },
    },
    Petr: {},
  });
  t.do('0: play s').passWhile(p => p.question === 'window.answer');
  t.do('0: take two').passWhile();
  expect([t.side(0).hand.length, t.card('p').zone]).toEqual([1, 'attached']);
});
