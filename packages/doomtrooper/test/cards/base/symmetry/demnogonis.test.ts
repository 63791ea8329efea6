import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import { ratingOf } from '../../../../src/rules/values.ts';
import { rig, table } from '../../../fixture.ts';
import { corrodes, giftInCombat, makesDeadly } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it.each<[string, string, string, readonly [number, number, number, number]]>([['Deform', 'Curator', 'shoot', [4, 3, 2, 1]]])(
  '%s on %s by %s',
  giftInCombat,
);

it.each([['Infection', 'Curator']])('%s makes %s deadly', makesDeadly);

it.each([['Decay', 'Curator']])('%s: 10 destiny points discard an equipment card', corrodes);

it('Time Rot: three markers take 1 off everything; at Value 0 he is discarded', rules('DOT 7.24', 'DOT 37.41'), () => {
  const t = table('tournament', {
    Jana: { cohort: { a: { card: 'Curator', gear: { g: 'Time Rot' } } } },
    Petr: { squad: { d: 'Hussar', e: { card: 'Ex-Capitol Freelancer', marks: 2 } } },
  });
  rig(t.card('d')).marks = 2;
  t.do('0: use g as 0 on d', '0: use g as 0 on e').passWhile();
  expect(ratingOf(t.world, t.id('d'), 0, null)).toBe(1);
  expect(t.card('e').zone).toBe('discard');
});

it('Animate Dead raises somebody out of any discard pile at half his ratings; killed again he is removed', rules('DOT 37.44'), () => {
  const t = table('tournament', {
    Jana: { cohort: { n: { card: 'Curator', gear: { g: 'Animate Dead' } } } },
    Petr: { discard: { s: 'Sean Gallagher', e: 'Lucky Shot' }, cohort: { r: 'Razide' } },
  });
  t.do('0: use g as 0 at 1').passWhile();
  expect(t.offers.toSorted()).toEqual([t.key('pick s'), 'stop']);
  t.do('0: pick s').passWhile();
  expect([t.card('s').zone, t.card('s').by, [0, 1, 2, 3].map(r => ratingOf(t.world, t.id('s'), r as 0, null))]).toEqual([
    'cohort',
    0,
    [5, 2, 4, 4],
  ]);
  expect([has(t.world, t.id('s'), 'neverArt', null), has(t.world, t.id('s'), 'neverSymmetry', null)]).toEqual([true, true]);
  expect(t.offers.some(key => key.startsWith(t.key('use g')))).toBe(false);
  untilTurn(t, 10);
  t.passWhile();
  rig(t.card('s')).wounded = true;
  t.do('1: attack', '1: attacker r', '1: defender s', '1: fight');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.card('s').zone).toBe('sacrificed');
});
