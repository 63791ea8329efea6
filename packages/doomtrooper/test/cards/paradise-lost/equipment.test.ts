import { rules } from '@kolbiste/testkit/vitest';
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

it('Veiled Dart strikes first in Shoot combats', rules('DOT 24.5.6'), () => {
  const duel = (card: string): string =>
    fightOnStation(
      { a: { card: 'Schwerwaffe Soldat', wounded: true, gear: { v: { card, inside: true }, g: 'Deathlockdrum' } } },
      { d: { card: 'Gendarme', wounded: true, gear: { h: 'HMG Mk. XIXB "Charger"' } } },
      'shoot',
    ).card('a').zone;
  expect([duel('Veiled Dart'), duel('Blitztank')]).toEqual(['station', 'discard']);
});

it.each<[card: string, bearer: string, bonus: readonly number[], other: string]>([
  ['Grimgrind Airvessel', 'Corsair', [0, 4, 4, 0], 'Soldat'],
  ['Ironshark', 'Corsair', [0, 5, 0, 0], 'Hussar'],
  ['Torrent Battle Wagon', 'Jihad Infantry Trooper', [0, 3, 3, 0], 'Corsair'],
  ['Verounist Stingray', 'Templar Legionnaire', [0, 3, 3, 0], 'Corsair'],
])('%s for a %s inside: %j; not for a %s', (card, bearer, bonus, other) => {
  const plain = table('tournament', { opened: true, Jana: { station: { a: bearer } }, Petr: {} });
  const t = table('tournament', {
    opened: true,
    Jana: {
      hand: { v: card },
      station: { a: bearer, ...(other !== 'Hussar' && { h: other }) },
      ...(other === 'Hussar' && { squad: { h: other } }),
    },
    Petr: {},
  });
  expect(t.offersKey('play v on h')).toBe(false);
  t.do('0: play v on a', '0: inside').passWhile();
  expect(ratingsOf(t, 'a')).toEqual(ratingsOf(plain, 'a').map((rating, i) => rating + bonus[i]!));
});

it('Ironshark kills in Shoot combats alone', () => {
  const kills = (tactic: string): boolean =>
    fightOnStation(
      { a: { card: 'Jihad Infantry Trooper', gear: { v: { card: 'Ironshark', inside: true }, g: 'Violator Sword' } } },
      { d: 'Fusilier' },
      tactic,
    ).happened('killed');
  expect([kills('shoot'), kills('fight')]).toEqual([true, false]);
});
