import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import type { Table } from '../../../fixture.ts';
import { attack, can, duel, shieldsKind, strike } from '../../situations.ts';

it('Hatamoto: a mission finished before his own earns nothing', () => {
  const given = (other: string): Table =>
    attack(
      {
        squad: {
          a: { card: 'Samurai', gear: { f: 'Fifteen Minutes of Fame', arm: 'Cybernetic Power Arm' } },
          h: { card: other, gear: { m: 'Suicide Mission' } },
        },
      },
      { squad: { d: { card: 'Pam Afton', wounded: true } } },
      'fight',
    );
  const t = strike(given('Hatamoto'));
  expect(t.happened('missionCompleted', { card: t.id('f') })).toBe(true);
  t.do('0: victory 4 destiny 0').passWhile();
  expect([t.side(0).victory, t.side(0).destiny, t.card('f').zone]).toEqual([4, 20, 'discard']);
  const paid = strike(given('Yojimbo'));
  paid.do('0: victory 5').passWhile();
  paid.do('0: victory 4').passWhile();
  expect(paid.side(0).victory).toBe(9);
});

it.each([['Tatsu', 'Samurai']])('%s shields %s, and counts as one', shieldsKind);

it('Yojimbo counts as a Hatamoto and is immune himself', () => expect(can('Yojimbo', 'symmetryImmune')).toBe(true));

it.each<[string, Ability]>([
  ['Combat Warhead', 'symmetryImmune'],
  ['Ex-Mishima Freelancer', 'freelancer'],
])('%s: %s', (name, ability) => expect(can(name, ability)).toBe(true));

it('Suicide Warhead dies from any wound', () => {
  const t = duel('Suicide Warhead', 'Golden Lion', 'fight');
  expect(t.happened('killed', { card: t.id('a') })).toBe(true);
});
