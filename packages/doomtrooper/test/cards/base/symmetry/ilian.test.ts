import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import { table } from '../../../fixture.ts';
import { giftInCombat, makesDeadly } from '../../situations.ts';

it.each<[string, string, string, readonly [number, number, number, number]]>([['Hand of Death', 'Templar', 'fight', [6, 5, 2, 3]]])(
  '%s on %s by %s',
  giftInCombat,
);

it.each([['Dimensional Hole', 'Templar']])('%s makes %s deadly', makesDeadly);

it('Disrupt Power gives both immunities', () => {
  const t = table('tournament', { Jana: { cohort: { a: { card: 'Templar', gear: { g: 'Disrupt Power' } } } }, Petr: {} });
  expect([has(t.world, t.id('a'), 'artImmune', null), has(t.world, t.id('a'), 'symmetryImmune', null)]).toEqual([true, true]);
});

it('Time Death strikes first and ends the combat by a wound', () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Golden Lion', gear: { arm: 'Cybernetic Power Arm' } } } },
    Petr: { cohort: { d: { card: 'Templar', gear: { g: 'Time Death' } } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect([t.card('a').wounded, t.card('d').wounded]).toEqual([true, false]);
});

it('True Gate brings a warrior of the Kohort for each 10 destiny points', rules('DOT 28.19'), () => {
  const t = table('tournament', {
    Jana: { destiny: 25, cohort: { a: { card: 'Templar', gear: { g: 'True Gate' } }, b: 'Razide', c: 'Child of Ilian' } },
    Petr: { squad: { d: 'Max Steiner' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use g as 0', '0: spend 20', '0: join b', '0: join c');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.offers.toSorted()).toEqual([t.key('strike a'), t.key('strike b'), t.key('strike c')].toSorted());
  t.do('1: strike c');
  expect(t.happened('struck')).toBe(true);
  const { strikes } = t.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number }[] };
  expect([strikes[0]!.rating, t.side(0).destiny]).toEqual([14, 5]);
});
