import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { can, duel, strikes } from '../../situations.ts';

it.each<[string, Ability]>([
  ['Chasseur', 'neverArt'],
  ['Cuirassier', 'giftImmune'],
  ['Cybercurity MP', 'giftImmune'],
  ['Machinator', 'neverArt'],
  ['Ex-Cybertronic Freelancer', 'giftImmune'],
])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));

it('Chemiman kills whom he wounds', () => expect(duel('Chemiman', 'Golden Lion', 'fight').happened('killed')).toBe(true));

it('Fay & Klaus pay 5 for +3 in their combat', rules('DOT 28.19'), () => {
  const t = table('tournament', { Jana: { destiny: 5, squad: { a: 'Fay & Klaus' } }, Petr: { cohort: { d: 'Razide' } } });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use a as 0').passWhile();
  expect(strikes(t)[0]!.rating).toBe(6);
});
