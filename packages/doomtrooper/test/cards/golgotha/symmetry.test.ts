import { ratingsOf } from '../situations.ts';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Changeling Power: printed Fight, Shoot and Armor are distributed again', rules('DOT DR-129', 'DOT 13.1'), () => {
  const t = table('tournament', { Jana: { hand: { p: 'Changeling Power' }, cohort: { a: 'Ilian Temple Sentinel' } }, Petr: {} });
  const before = ratingsOf(t, 'a');
  const sum = before[0]! + before[1]! + before[2]!;
  t.do('0: play p on a').passWhile();
  expect(t.offers.length).toBe(sum + 1);
  t.do('0: bid 1');
  expect(t.offers.length).toBe(sum);
  t.do('0: bid 2').passWhile();
  expect(ratingsOf(t, 'a')).toEqual([1, 2, sum - 3, before[3]]);
});
