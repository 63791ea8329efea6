import { expect, it } from 'vitest';
import { isKind } from '../../../../src/rules/status.ts';
import { haveAbility, station } from '../../situations.ts';

it('Mitch Hunter of the Island becomes no Heretic', () => {
  const t = station({ a: 'Mitch Hunter - Island Team Member' });
  expect(haveAbility(t, 'neverHeretic', ['a'])).toEqual([true]);
  expect(isKind(t.world, t.id('a'), 'infantry')).toBe(true);
});
