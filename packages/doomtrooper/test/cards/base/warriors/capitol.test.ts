import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { can, shieldsKind, strike } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it('Lane Chung attacks only in the turn after his attack was announced, and then he must', rules('DOT 24.2.11', 'DOT 24.2.1'), () => {
  const t = table('tournament', { at: 'window', Jana: { squad: { l: 'Lane Chung' } }, Petr: { squad: { d: 'Hussar' } } });
  t.do('0: use l as 0').passWhile();
  expect(t).toRefuse('attack', 'DOT 24.2.1');
  untilTurn(t, 11);
  t.passWhile();
  expect(t.offers.includes('attack')).toBe(true);
  expect(t).toRefuse('end', 'DOT 24.2.11');
  t.do('0: meditate', '0: meditate').passWhile();
  expect(t.offers.filter(key => key !== 'judge')).toEqual(['attack']);
  t.do('0: attack', '0: attacker l', '0: defender d', '0: shoot');
  strike(t);
  expect(t.happened('paired', { attacker: t.id('l') })).toBe(true);
});

it('Pam Afton makes the announcement needless', rules('DOT 24.2.11'), () => {
  const t = table('tournament', { Jana: { squad: { l: 'Lane Chung', p: 'Pam Afton' } }, Petr: { squad: { d: 'Hussar' } } });
  t.do('0: attack').passWhile();
  expect(t.offersKey('attacker l')).toBe(true);
  const other = table('tournament', { Jana: { squad: { l: 'Lane Chung', p: 'Sea Lion' } }, Petr: { squad: { d: 'Hussar' } } });
  other.do('0: attack').passWhile();
  expect(other.offersKey('attacker l')).toBe(false);
});

it.each([
  ['Big Bob Watts', 'Free Marine'],
  ['Mitch Hunter', 'Infantry'],
])('%s shields %s, and counts as one', shieldsKind);

it.each<[string, Ability]>([['Ex-Capitol Freelancer', 'freelancer']])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));
