import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { can, ratingsOf, station, adds } from '../../situations.ts';

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
