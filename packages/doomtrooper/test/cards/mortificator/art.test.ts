import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Repudiate: anyone who casts any Art cancels a special just played', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 0, hand: { k: 'Positive Karma' } },
    Petr: { hand: { r: 'Repudiate' }, squad: { m: 'Revisor' } },
  });
  t.do('0: play k', '1: play r').passWhile();
  expect([t.side(0).destiny, t.card('r').zone]).toEqual([0, 'sacrificed']);
  const u = table('tournament', {
    at: 'window',
    Jana: { destiny: 0, hand: { k: 'Positive Karma' } },
    Petr: { hand: { r: 'Repudiate' }, squad: { m: 'Hussar' } },
  });
  u.do('0: play k').passWhile();
  expect(u.side(0).destiny).toBe(10);
});
