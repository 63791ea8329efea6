import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { type Words, adds, can, fightOnStation, ratingsOf, station, strikes } from '../../situations.ts';

it('Jihad Infantry Trooper has no beast', rules('DOT 36.1'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { b: 'Crescentian Twotusk' }, station: { j: 'Jihad Infantry Trooper', p: 'Prophet' } },
    Petr: {},
  });
  expect(t).toRefuse(t.key('play b on j'), 'DOT 36.1');
  expect(t.offersKey('play b on p')).toBe(true);
});

it('Mastodont Handler: beasts beside him give 2 more', () =>
  expect(
    ratingsOf(station({ h: 'Mastodont Handler', z: 'Mastodont Handler', p: { card: 'Prophet', gear: { b: 'Crescentian Twotusk' } } }), 'p'),
  ).toEqual([11, 7, 12, 8]));

it.each<[string, Ability]>([['Jihad Infantry Trooper', 'noBeast']])('%s of the Dark Eden: %s', (name, ability) =>
  expect(can(name, ability)).toBe(true),
);

it('Brotherbound Sergeant: your other Brotherbound Troopers have +2', () => {
  expect(
    adds(
      { mine: { a: 'Brotherbound Sergeant', b: 'Soldat' }, theirs: { c: 'Brotherbound Sergeant' } },
      'Brotherbound Sergeant',
      ['a', 'b', 'c'],
      'station',
    ),
  ).toEqual([
    [2, 2, 2, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});
it('Brotherbound Trooper: riders beside him are not attacked in a Fight', rules('DOT 25.25'), () => {
  const tactics = (mine: Words): string[] => {
    const t = table('tournament', { active: 'Petr', opened: true, Jana: { station: mine }, Petr: { station: { a: 'Horde Trooper' } } });
    t.do('1: attack').passWhile();
    t.do('1: attacker a', '1: defender r').passWhile(p => p.question === 'window.answer');
    return [...t.offers];
  };
  const rider = { card: 'Jihad Infantry Trooper', gear: { b: 'Crescentian Twotusk' } };
  expect([
    tactics({ r: rider, x: 'Prophet' }).includes('fight'),
    tactics({ r: rider, x: 'Brotherbound Trooper' }).includes('fight'),
  ]).toEqual([true, false]);
});
it('Crescentian Martyr gives everything against a rider, once', rules('DOT 37.9'), () => {
  const t = fightOnStation({ a: 'Crescentian Martyr' }, { d: { card: 'Templar Marine', gear: { b: 'Marine Serett' } } }, 'fight');
  t.answer(0, t.offers[0]!);
  t.passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[0]!.rating, t.happened('killed', { card: t.id('d') }), t.card('a').zone]).toEqual([20, true, 'sacrificed']);
  const u = fightOnStation({ a: 'Crescentian Martyr' }, { d: 'Prophet' }, 'fight');
  expect([strikes(u)[0]!.rating, u.happened('killed'), u.card('a').zone]).toEqual([5, false, 'station']);
});
it('Sacred Tear gives everything in a Fight of his own, once', () => {
  const t = fightOnStation({ a: 'Sacred Tear' }, { d: 'Templar Marine' }, 'fight');
  t.answer(0, t.offers[0]!);
  t.passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[0]!.rating, t.happened('killed', { card: t.id('d') }), t.card('a').zone]).toEqual([16, true, 'sacrificed']);
  const u = fightOnStation({ a: 'Sacred Tear' }, { d: 'Templar Marine' }, 'shoot');
  expect([strikes(u)[0]!.rating, u.happened('killed', { card: u.id('d') })]).toEqual([4, false]);
});
