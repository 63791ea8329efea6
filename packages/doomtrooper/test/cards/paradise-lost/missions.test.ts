import { expect, it } from 'vitest';
import { isKind } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';

it('Skull-Seeker makes a warrior who can fight a Skull Seeker', () => {
  const t = table('tournament', {
    Jana: { hand: { m: 'Skull-Seeker' }, squad: { a: 'Hussar' }, cohort: { n: 'Algeroth–Apostle of War' } },
    Petr: {},
  });
  expect([t.offersKey('play m on n'), isKind(t.world, t.id('a'), 'skull-seeker')]).toEqual([false, false]);
  t.do('0: play m on a').passWhile();
  expect(isKind(t.world, t.id('a'), 'skull-seeker')).toBe(true);
});
