import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

const HAND = { x: 'Hussar', y: 'Hussar', z: 'Hussar' };

it('Double Time: two cards may be discarded, and no more', rules('DOT 27.3'), () => {
  const t = table('tournament', { Jana: { hand: { d: 'Double Time', ...HAND }, squad: { a: 'Hussar' } }, Petr: {} });
  t.do('0: play d', '0: end').passWhile(p => p.question === 'window.answer');
  const left: number[] = [];
  while (t.question === 'turn.discarded') {
    expect(t.offersKey('keep')).toBe(true);
    t.answer(
      0,
      t.offers.find(key => key.startsWith('discard'))!,
    );
    left.push(t.side(0).hand.length);
  }
  expect(left).toEqual([2, 1]);
});

it('Double Time and Manifest Destiny drive each other out', rules('DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { hand: { d: 'Double Time' }, player: { m: 'Manifest Destiny' } },
    Petr: { player: { n: 'Manifest Destiny' } },
  });
  t.do('0: play d').passWhile();
  expect([t.card('m').zone, t.card('n').zone, t.card('d').zone]).toEqual(['discard', 'player', 'player']);
  const u = table('tournament', { at: 'start', Jana: { hand: { m: 'Manifest Destiny' }, player: { d: 'Double Time' } }, Petr: {} });
  u.do('0: play m').passWhile(p => p.question === 'window.answer');
  expect([u.card('d').zone, u.card('m').zone]).toEqual(['discard', 'player']);
});
