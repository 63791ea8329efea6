import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ratingsOf } from '../situations.ts';

const dark = () =>
  table('tournament', {
    actions: 5,
    Jana: {
      hand: { e: 'Total Eclipse' },
      squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor', k: 'Weapons Expert' } }, b: 'Big Bob Watts' },
    },
    Petr: { squad: { d: { card: 'Chasseur', covered: true } } },
  }).do('0: meditate', '0: play e');
it('Total Eclipse: cards do nothing, warriors are in cover', rules('DOT DR-144', 'DOT 9.3'), () => {
  const t = dark();
  t.passWhile();
  // His Combat Armor is gone, cover is there.
  expect([ratingsOf(t, 'a'), t.card('a').covered, t.card('b').covered]).toEqual([[2, 2, 6, 2], true, true]);
  expect([t.offersKey('attack'), t.offersKey('uncover a'), t.offersKey('use k as 0')]).toEqual([false, false, true]);
});
it('Total Eclipse: an action turns a card up, each for itself', rules('DOT DR-144', 'DOT 9.20'), () => {
  const t = dark().do('0: use a as 0');
  t.passWhile();
  expect([t.card('a').covered, ratingsOf(t, 'a'), t.world.pools[0]!.open]).toEqual([false, [2, 2, 3, 2], 3]);
  expect(t.offersKey('attack')).toBe(false);
  t.do('0: use m as 0').passWhile();
  expect([ratingsOf(t, 'a')[2]! > 3, t.card('m').off, t.card('k').off]).toEqual([true, false, true]);
});
