import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { fightOnStation, ratingsOf } from '../situations.ts';

it.each([
  ['Blitztank', [10, 9, 10, 10]],
  ['Tailwave', [5, 10, 11, 5]],
  ['Veiled Dart', [5, 4, 11, 5]],
])('%s, for a Son of Rasputin who sits inside', (card, expected) => {
  const t = table('tournament', { opened: true, Jana: { hand: { v: card }, station: { a: 'Soldat', h: 'Horde Trooper' } }, Petr: {} });
  expect(t).toRefuse(t.key('play v on h'), 'DOT 11.5');
  t.do('0: play v on a', '0: inside').passWhile();
  expect(ratingsOf(t, 'a')).toEqual(expected);
});

it('Veiled Dart strikes first in Shoot combats', () => {
  const duel = (card: string): string =>
    fightOnStation(
      { a: { card: 'Schwerwaffe Soldat', wounded: true, gear: { v: { card, inside: true }, g: 'Deathlockdrum' } } },
      { d: { card: 'Gendarme', wounded: true, gear: { h: 'HMG Mk. XIXB "Charger"' } } },
      'shoot',
    ).card('a').zone;
  expect([duel('Veiled Dart'), duel('Blitztank')]).toEqual(['station', 'discard']);
});
