import { expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { kills, ratingsOnBearer } from '../situations.ts';

it.each<[string, string, readonly number[]]>([['Hellhound Necrotank', 'Necromutant', [9, 9, 9, 9]]])('%s on %s', ratingsOnBearer);

it('Hellhound Necrotank lets no other equipment be used inside', () => {
  const at = (inside: boolean): number => {
    const t = table('tournament', {
      Jana: { cohort: { a: { card: 'Necromutant', gear: { tank: { card: 'Hellhound Necrotank', inside }, mail: 'Combat Armor' } } } },
      Petr: {},
    });
    return ratingOf(t.world, t.id('a'), 2, null);
  };
  expect([at(true), at(false)]).toEqual([9, 5]);
});

it('SSW4200P kills when Shoot is over twice the Armor, in Shoot combats alone', () => {
  const against = (d: string, how: 'fight' | 'shoot'): boolean =>
    kills(table('tournament', { Jana: { squad: { a: { card: 'Machinator', gear: { gun: 'SSW4200P' } } } }, Petr: { squad: { d } } }), how);
  // Shoot 7 against Armor 3 and 4; Fight 3 against 3.
  expect([against('Hussar', 'shoot'), against('Chasseur', 'shoot'), against('Hussar', 'fight')]).toEqual([true, false, false]);
  const t = table('tournament', { Jana: { hand: { gun: 'SSW4200P' }, squad: { a: 'Hussar' } }, Petr: {} });
  expect(t.refusal('play gun on a')).toBe('DOT 11.5');
});
