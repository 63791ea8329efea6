import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { giftInCombat } from '../../situations.ts';

it.each<[string, string, string, readonly [number, number, number, number]]>([
  ['Blindness', 'Necromutant', 'fight', [4, 4, 0, 3]],
  ['Dark Fire', 'Necromutant', 'fight', [5, 4, 2, 3]],
  ['Resist Pain', 'Necromutant', 'fight', [4, 5, 2, 3]],
  ['Terror', 'Necromutant', 'fight', [4, 4, 2, 2]],
])('%s on %s by %s', giftInCombat);

it('Invoke Pain keeps warriors from attacking, 3 destiny points each, before they are named', () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Hussar', b: 'Dragoon', c: 'Bauhaus Blitzer' } },
    Petr: { destiny: 7, cohort: { h: { card: 'Heretic', gear: { g: 'Invoke Pain' } } } },
  });
  t.do('0: attack', '1: use g as 0 on a', '1: also b');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.side(1).destiny, t.offers.toSorted()]).toEqual([1, [t.key('attacker c'), 'decline'].toSorted()]);
});
