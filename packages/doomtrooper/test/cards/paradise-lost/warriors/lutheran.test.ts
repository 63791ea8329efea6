import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { isKind } from '../../../../src/rules/status.ts';
import { table, type Table } from '../../../fixture.ts';
import { can, ratingsOf, station } from '../../situations.ts';

it('Cavaliers and a rider who counts as one: +1 for each other', () => {
  const t = station({ a: 'Cavalier', b: 'Heavy Cavalier', c: { card: 'Corsair', gear: { e: 'Equine' } }, x: 'Corsair' });
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'b'), ratingsOf(t, 'c'), isKind(t.world, t.id('c'), 'cavalier')]).toEqual([
    [7, 5, 6, 4],
    [5, 8, 7, 5],
    [9, 3, 8, 6],
    true,
  ]);
});

it('Lutheran Sergeant: +2 for the Disciples beside him, each', () =>
  expect(ratingsOf(station({ s: 'Lutheran Sergeant', z: 'Lutheran Sergeant', d: 'Lutheran Disciple' }), 'd')).toEqual([9, 8, 8, 4]));

it('Lutheran Disciple, unwounded, is given up to cancel a special', () => {
  const answer = (wounded: boolean): Table => {
    const t = table('tournament', {
      at: 'window',
      opened: true,
      Jana: { destiny: 0, hand: { k: 'Positive Karma' } },
      Petr: { hand: { x: 'Doomed' }, station: { d: { card: 'Lutheran Disciple', wounded } } },
    });
    return t.do('0: play k');
  };
  const t = answer(false).do('1: use d as 0').passWhile();
  expect([t.side(0).destiny, t.card('d').zone]).toEqual([0, 'sacrificed']);
  const u = answer(true);
  u.passWhile(p => p.asked !== 1);
  expect(u.offersKey('use d as 0')).toBe(false);
});

it('Fusilier: base ratings of four for each Fusilier there', () => {
  expect(ratingsOf(station({ a: 'Fusilier' }), 'a')).toEqual([4, 4, 4, 4]);
  expect(ratingsOf(station({ a: 'Fusilier', b: 'Fusilier', c: 'Fusilier' }), 'a')).toEqual([12, 12, 12, 4]);
});

it.each<[string, Ability]>([['Corsair', 'killsOnWound']])('%s of the Dark Eden: %s', (name, ability) =>
  expect(can(name, ability)).toBe(true),
);
