import { expect, it } from 'vitest';
import { affiliationOf, isFreelancer, isKind, isTribal } from '../../../../src/rules/status.ts';
import { station } from '../../situations.ts';

it('Colonel Harding: tribal, a mercenary, and nothing else whatever lies on him', () => {
  const t = station({ a: { card: 'Colonel Harding', gear: { c: 'Clan Membership' } } });
  expect([isTribal(t.world, t.id('a')), isFreelancer(t.world, t.id('a')), affiliationOf(t.world, t.id('a'))]).toEqual([true, true, 0]);
  expect(isKind(t.world, t.id('a'), 'skull-seeker')).toBe(true);
});
