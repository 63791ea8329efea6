import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import { haveAbility, ratingsOf } from '../situations.ts';
import { table } from '../../fixture.ts';

it('Club Arkadin: whoever has no affiliation on his card has +5 Fight, Shoot and Armor, whoever’s he is', () => {
  const t = table('tournament', { Jana: { hand: { f: 'Club Arkadin', g: 'Club Arkadin' } }, Petr: {} });
  t.do('0: play f').passWhile();
  expect([t.card('f').zone, t.offersKey('play g')]).toEqual(['table', false]);
  const given = { mine: { a: 'Local Thug', b: 'Hussar' }, theirs: { c: 'Local Thug' } };
  const plain = table('tournament', { opened: true, Jana: { squad: given.mine }, Petr: { squad: given.theirs } });
  const club = table('tournament', {
    opened: true,
    Jana: { squad: given.mine, table: { f: 'Club Arkadin' } },
    Petr: { squad: given.theirs },
  });
  expect(['a', 'b', 'c'].map(name => ratingsOf(club, name).map((rating, i) => rating - ratingsOf(plain, name)[i]!))).toEqual([
    [5, 5, 5, 0],
    [0, 0, 0, 0],
    [5, 5, 5, 0],
  ]);
});

it('Golgotha’s Citadel: your followers of Algeroth kill whom they wound; discarded, it is removed', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { cohort: { f: "Golgotha's Citadel", a: 'Razide', b: 'Curator' } },
    Petr: { cohort: { c: 'Razide' } },
  });
  expect(haveAbility(t, 'killsOnWound', ['a', 'b', 'c'])).toEqual([true, false, false]);
  expect(DEFINITIONS.find(({ name }) => name.en === "Golgotha's Citadel")!.sacrificedInstead).toBe(true);
});
