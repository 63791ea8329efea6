/** The words of moderation are there in both languages, for every kind of act. */
import { expect, it } from 'vitest';
import { cs } from '../../src/club/moderation.cs.ts';
import { en } from '../../src/club/moderation.en.ts';

it('has the same words in both languages, and counts as each does', () => {
  expect(Object.keys(cs).toSorted()).toEqual(Object.keys(en).toSorted());
  expect(Object.keys(cs.kinds).toSorted()).toEqual(Object.keys(en.kinds).toSorted());
  expect(Object.keys(cs.refused).toSorted()).toEqual(Object.keys(en.refused).toSorted());
  expect([1, 7, 30].map(cs.days)).toEqual(['1 den', '7 dní', '30 dní']);
  expect([1, 30].map(en.days)).toEqual(['1 day', '30 days']);
  expect([1, 2].map(en.reported)).toEqual(['Reported 1 time', 'Reported 2 times']);
});
