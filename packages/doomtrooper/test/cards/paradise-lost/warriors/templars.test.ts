import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { can, fightOnStation, ratingsOf, station } from '../../situations.ts';

it('Horde Centurion: +2 for Horde Troopers, and kills', () => {
  expect(ratingsOf(station({ c: 'Horde Centurion', h: 'Horde Trooper' }), 'h')).toEqual([7, 6, 7, 5]);
  expect(fightOnStation({ a: 'Horde Centurion' }, { d: 'Soldat' }, 'fight').card('d').zone).toBe('discard');
});

it.each<[string, Ability]>([
  ['Gendarme', 'killsOnWound'],
  ['Horde Trooper', 'killsOnWound'],
  ['Templar Marine', 'firstStrike'],
])('%s of the Dark Eden: %s', (name, ability) => expect(can(name, ability)).toBe(true));
