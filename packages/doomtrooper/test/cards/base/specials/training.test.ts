import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import { table } from '../../../fixture.ts';
import { combat, strikes } from '../../situations.ts';

it.each([
  ['Changeling Empathy', 'casts:changeling'],
  ['Elemental Empathy', 'casts:elements'],
  ['Exorcism Empathy', 'casts:exorcism'],
  ['Kinetic Empathy', 'casts:kinetics'],
  ['Manipulative Empathy', 'casts:manipulation'],
  ['Mentalism Empathy', 'casts:mentalism'],
  ['Premonition Empathy', 'casts:premonition'],
])('%s lets all your Brothers in the Squad %s', (card, ability) => {
  const t = table('tournament', {
    Jana: { hand: { s: card }, squad: { a: 'Mystic', b: { card: 'Hussar', gear: { h: 'Honorary Baptism' } }, c: 'Hussar' } },
    Petr: {},
  });
  t.do('0: play s on a').passWhile();
  expect([has(t.world, t.id('b'), ability as 'casts:all', null), has(t.world, t.id('c'), ability as 'casts:all', null)]).toEqual([
    true,
    false,
  ]);
});

it.each([
  ['Evasion Training', 3, 6],
  ['Martial Training', 6, 3],
])('%s: per 2 destiny +1', rules('DOT 24.5.14', 'DOT 28.19'), (card, rating, armour) => {
  const t = combat(
    { squad: { a: { card: 'Golden Lion', gear: { g: card } } } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: use g as 0',
    '0: spend 6',
  );
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour]).toEqual([rating, armour]);
});

it('Sharpshooter: per 2 destiny +1 Shoot', () =>
  expect(
    strikes(
      combat(
        { squad: { a: { card: 'Golden Lion', gear: { g: 'Sharpshooter' } } } },
        { cohort: { d: 'Razide' } },
        'shoot',
        '0: use g as 0',
        '0: spend 4',
      ),
    )[0]!.rating,
  ).toBe(5));

it('Mystical Training: its bearer casts all Art', () => {
  const t = table('tournament', { Jana: { squad: { c: { card: 'Valkyrie', gear: { u: 'Mystical Training' } } } }, Petr: {} });
  expect(has(t.world, t.id('c'), 'casts:all', null)).toBe(true);
});
