import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isKind } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';

it('Skull-Seeker makes a warrior who can fight a Skull Seeker', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { hand: { m: 'Skull-Seeker' }, squad: { a: 'Hussar' }, cohort: { n: 'Algeroth–Apostle of War' } },
    Petr: {},
  });
  expect([t.offersKey('play m on n'), isKind(t.world, t.id('a'), 'skull-seeker')]).toEqual([false, false]);
  t.do('0: play m on a').passWhile();
  expect(isKind(t.world, t.id('a'), 'skull-seeker')).toBe(true);
});
it('Manhunt: 5 victory points for a prisoner', () => {
  const t = table('tournament', {
    Jana: { hand: { c: 'Captured!' }, player: { m: 'Manhunt' } },
    Petr: { station: { d: 'Corsair' }, player: { n: 'Manhunt' } },
  });
  t.do('0: play c on d').passWhile();
  expect([t.side(0).victory, t.side(1).victory, t.card('m').zone, t.card('n').zone]).toEqual([5, 0, 'discard', 'player']);
});
