import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { duel, strikes } from '../situations.ts';

it('Colonel Maxwell helps Trenchers wherever they are, not himself (tournament)', rules('DOT 33.8'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { squad: { boss: 'Colonel Maxwell', a: 'Trencher', x: 'Golden Lion' }, station: { b: 'Trencher' } },
    Petr: { squad: { c: 'Trencher' } },
  });
  expect(['boss', 'a', 'b', 'x', 'c'].map(name => ratingOf(t.world, t.id(name), 0, null))).toEqual([9, 9, 9, 3, 3]);
});

it('Freelancer Patriarch gives freelancers +5 and makes them deadly, lapsed Doomtroopers too (tournament)', rules('DOT 32.35'), () => {
  const t = table('tournament', {
    Jana: {
      squad: {
        boss: 'Freelancer Patriarch',
        ex: 'Ex-Imperial Freelancer',
        lapsed: { card: 'Golden Lion', gear: { x: { card: 'Insubordination', chosen: 8 } } },
      },
    },
    Petr: {},
  });
  expect([
    ratingOf(t.world, t.id('ex'), 0, null),
    ratingOf(t.world, t.id('lapsed'), 0, null),
    ratingOf(t.world, t.id('boss'), 0, null),
  ]).toEqual([9, 8, 3]);
  expect(has(t.world, t.id('ex'), 'killsOnWound', null)).toBe(true);
});

it('Wolfbane Honor Guard has +8 with a Clansman Claymore', () =>
  expect(strikes(duel({ card: 'Wolfbane Honor Guard', gear: { sword: 'Clansman Claymore' } }, 'Razide', 'fight'))[0]!.rating).toBe(16));
