import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table } from '../../fixture.ts';
import { ratingsOf } from '../situations.ts';

it('Industrial Complex pays 3, each of any number', () => {
  const t = table('tournament', {
    at: 'draw',
    Jana: { destiny: 0, squad: { a: 'Industrial Complex', b: 'Industrial Complex' } },
    Petr: {},
  });
  t.do('0: next 0');
  expect(t.side(0).destiny).toBe(6);
});

it('Factory pays 1, each of any number', () => {
  const t = table('tournament', { at: 'draw', Jana: { destiny: 0, squad: { a: 'Factory' }, cohort: { b: 'Factory' } }, Petr: {} });
  t.do('0: next 0');
  expect(t.side(0).destiny).toBe(2);
});

it('Hideout: your Heretics have +2 Armor', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { cohort: { f: 'Hideout', a: 'Heretic', b: 'Razide' } },
    Petr: { cohort: { c: 'Heretic' } },
  });
  const plain = table('tournament', { opened: true, Jana: { cohort: { b: 'Razide' } }, Petr: {} });
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'c'), ratingsOf(t, 'b')]).toEqual([[2, 2, 4, 3], [2, 2, 2, 3], ratingsOf(plain, 'b')]);
});

it.each([
  ['The Burroughs Cathedral', 'casts:premonition'],
  ['The Fukido Cathedral', 'casts:mentalism'],
  ['The Gibson Cathedral', 'casts:changeling'],
  ['The Heimburg Cathedral', 'casts:exorcism'],
  ['The Longshore Cathedral', 'casts:elements'],
  ['The San Dorado Cathedral', 'casts:manipulation'],
  ['The Stone Archives', 'casts:summoning'],
  ['The Volksburg Cathedral', 'casts:kinetics'],
] as const)('%s: your Doomtroopers have %s', (card, ability) => {
  const t = table('tournament', {
    Jana: { hand: { f: card, second: card }, squad: { a: 'Hussar' }, cohort: { r: 'Razide' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: play f to squad').passWhile();
  expect(['a', 'r', 'd'].map(name => has(t.world, t.id(name), ability, null))).toEqual([true, false, false]);
  expect(t.offersKey('play second to squad')).toBe(false);
  expect(t.offersKey('play f to cohort')).toBe(false);
});

it('Sewers: Heretics attack in the turn in which they left cover', () => {
  const attacks = (area: object): boolean[] => {
    const t = table('tournament', {
      Jana: {
        cohort: { h: { card: 'Heretic', covered: true }, r: { card: 'Razide', covered: true }, x: 'Algeroth–Apostle of War', ...area },
      },
      Petr: { squad: { d: 'Hussar' } },
    });
    t.do('0: uncover h').passWhile();
    return [t.offersKey('attack')];
  };
  expect([attacks({}), attacks({ s: 'Sewers' })]).toEqual([[false], [true]]);
});
