import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Scrambling Device is removed to discard a special', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { squad: { a: { card: 'Hussar', gear: { s: 'Scrambling Device' } } } },
    Petr: { player: { x: 'Fortune of War' }, squad: { f: 'Heimburg' } },
  });
  expect(t.offersKey('use s as 0 on f')).toBe(false);
  t.do('0: use s as 0 on x').passWhile();
  expect([t.card('x').zone, t.card('s').zone]).toEqual(['discard', 'sacrificed']);
  const u = table('tournament', {
    Jana: { hand: { s: 'Scrambling Device' }, squad: { a: 'Hussar' }, cohort: { b: 'Heretic', c: 'Razide' } },
    Petr: {},
  });
  expect(['a', 'b', 'c'].map(name => u.offersKey(`play s on ${name}`))).toEqual([true, true, false]);
});
