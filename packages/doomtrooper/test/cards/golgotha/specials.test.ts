import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { haveAbility } from '../situations.ts';
import { table } from '../../fixture.ts';

it('Stolen Paperwork: his payment is lost, and you play it if you pay', rules('DOT 28.21t', 'DOT 28.22'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { w: 'Wave of Righteousness' }, squad: { h: 'Hussar' } },
    Petr: { destiny: 10, hand: { s: 'Stolen Paperwork' }, squad: { a: 'Dragoon', b: 'Dragoon' } },
  });
  t.do('0: play w on a', '0: also b', '1: play s', '1: play w on h').passWhile();
  expect([t.side(0).destiny, t.side(1).destiny, t.card('h').zone, t.card('a').zone, t.card('s').zone, t.card('w').zone]).toEqual([
    0,
    0,
    'discard',
    'squad',
    'sacrificed',
    'sacrificed',
  ]);
  const poor = table('tournament', {
    at: 'window',
    Jana: { destiny: 10, hand: { w: 'Wave of Righteousness' }, squad: { h: 'Hussar' } },
    Petr: { destiny: 9, hand: { s: 'Stolen Paperwork' }, squad: { a: 'Dragoon' } },
  });
  poor.do('0: play w on a', '1: play s').passWhile();
  expect([poor.card('h').zone, poor.card('a').zone, poor.side(0).destiny]).toEqual(['squad', 'squad', 0]);
});

it('Lack of Faith: a member of the Brotherhood neither attacks nor casts', () => {
  const t = table('tournament', { Jana: { hand: { l: 'Lack of Faith' } }, Petr: { squad: { a: 'Mystic', b: 'Hussar' } } });
  expect(t.offersKey('play l on b')).toBe(false);
  t.do('0: play l on a').passWhile();
  expect([haveAbility(t, 'cannotAttack', ['a']), haveAbility(t, 'neverArt', ['a'])]).toEqual([[true], [true]]);
});
