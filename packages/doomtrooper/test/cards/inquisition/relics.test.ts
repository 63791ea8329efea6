import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { strikesOf } from '../situations.ts';

it('Armor of Unholiness: +4 Armor, immune to Art, any gift', () => {
  const t = table('tournament', { Jana: { cohort: { a: { card: 'Razide', gear: { r: 'Armor of Unholiness' } } } }, Petr: {} });
  expect([
    ratingOf(t.world, t.id('a'), 2, null),
    has(t.world, t.id('a'), 'artImmune', null),
    has(t.world, t.id('a'), 'anyGift', null),
  ]).toEqual([11, true, true]);
});

it('The Shillelagh: +4 Fight, and discards for three actions and 5 destiny points', () => {
  expect(strikesOf({ card: 'Golden Lion', gear: { r: 'The Shillelagh' } }, 'fight')[0]!.rating).toBe(7);
  const t = table('tournament', {
    Jana: { destiny: 5, squad: { a: { card: 'Golden Lion', gear: { r: 'The Shillelagh' } } } },
    Petr: { squad: { b: 'Hussar', c: 'Clansman' } },
  });
  expect(t.offersKey('use r as 0 on c')).toBe(false);
  t.do('0: use r as 0 on b').passWhile();
  expect([t.card('b').zone, t.side(0).victory]).toEqual(['discard', 0]);
});
