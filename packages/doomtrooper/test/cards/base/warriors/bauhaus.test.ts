import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { can, needNotWait, shieldsKind } from '../../situations.ts';

it.each(['Etoiles Mortant'])(
  '%s need not wait for a Dark Legion warrior who never fights',
  rules('DOT 24.2.11', 'DOT 24.2.4'),
  needNotWait,
);

it('an ex-corporate mercenary pays for his old corporation’s cards, and has not without the points', rules('DOT 32.31'), () => {
  const t = table('tournament', { Jana: { destiny: 2, hand: { v: 'Violator Sword' }, squad: { e: 'Ex-Bauhaus Freelancer' } }, Petr: {} });
  expect(t).toRefuse(t.key('play v on e'), 'DOT 3.32');
});

it.each([
  ['Max Steiner', 'Venusian Ranger'],
  ['Valerie Duval', 'Etoiles Mortant'],
])('%s shields %s, and counts as one', shieldsKind);

it.each<[string, Ability]>([
  ['Venusian Ranger', 'giftImmune'],
  ['Ex-Bauhaus Freelancer', 'freelancer'],
])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));

it('Etoiles Mortant goes for the Dark Legion first', () => {
  const t = table('tournament', { Jana: { squad: { a: 'Etoiles Mortant' } }, Petr: { squad: { x: 'Hussar' }, cohort: { d: 'Razide' } } });
  t.do('0: attack', '0: attacker a');
  expect(t).toOffer([t.key('defender d')]);
});
