import { expect, it } from 'vitest';
import { ratingsOf } from '../situations.ts';
import { table } from '../../fixture.ts';

it('Luna: your warriors have +1 Armor, your freelancers +2', () => {
  const t = table('tournament', {
    Jana: { hand: { f: 'Luna' }, squad: { a: 'Hussar', b: 'Ex-Capitol Freelancer' } },
    Petr: { squad: { c: 'Hussar' } },
  });
  const before = ['a', 'b', 'c'].map(name => ratingsOf(t, name)[2]!);
  t.do('0: play f').passWhile();
  expect(['a', 'b', 'c'].map((name, i) => ratingsOf(t, name)[2]! - before[i]!)).toEqual([1, 2, 0]);
});
