import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { table } from '../../../fixture.ts';
import { can, fightOnStation, ratingsOf, station, strikes } from '../../situations.ts';

it('Horde Centurion: +2 for Horde Troopers, and kills', () => {
  expect(ratingsOf(station({ c: 'Horde Centurion', h: 'Horde Trooper' }), 'h')).toEqual([7, 6, 7, 5]);
  expect(fightOnStation({ a: 'Horde Centurion' }, { d: 'Soldat' }, 'fight').card('d').zone).toBe('discard');
});

it.each<[string, Ability]>([
  ['Gendarme', 'killsOnWound'],
  ['Horde Trooper', 'killsOnWound'],
  ['Templar Marine', 'firstStrike'],
])('%s of the Dark Eden: %s', (name, ability) => expect(can(name, ability)).toBe(true));
it('Gendarme Bestal grows by markers, and loses one after each combat', rules('DOT 3.32'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { destiny: 9, hand: { it: 'Gendarme Bestal' }, station: { x: 'Horde Trooper' } },
    Petr: { station: { d: 'Corsair' } },
  });
  t.do('0: play it');
  expect(t.offers).toEqual(['bid 0', 'bid 1', 'bid 2']);
  t.do('0: bid 2').passWhile(p => p.question === 'window.answer');
  expect([t.side(0).destiny, ratingsOf(t, 'it')]).toEqual([1, [6, 6, 6, 6]]);
  const u = fightOnStation({ a: { card: 'Gendarme Bestal', marks: 8 } }, { d: { card: 'Templar Marine' } }, 'fight');
  expect(strikes(u)[0]!.rating).toBe(12);
  expect(ratingsOf(u, 'a')[0]).toBe(11);
});
