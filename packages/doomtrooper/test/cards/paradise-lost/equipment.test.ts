import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { fightOnStation, ratingsOf, ratingsOnBearer, strikes, strikesOf } from '../situations.ts';

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

it('Corarius Transport: +2 inside, and a Jaeger Commando may throw it away for +5', () => {
  const ridden = (card: string) =>
    table('tournament', {
      opened: true,
      Jana: { destiny: 9, station: { a: { card, gear: { v: { card: 'Corarius Transport', inside: true } } } } },
      Petr: { station: { d: 'Corsair' } },
    });
  const plain = table('tournament', { opened: true, Jana: { station: { a: 'Soldat' } }, Petr: {} });
  expect(ratingsOf(ridden('Soldat'), 'a')).toEqual(ratingsOf(plain, 'a').map((rating, i) => rating + (i < 3 ? 2 : 0)));
  const used = (card: string, use: boolean): number => {
    const t = ridden(card).do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
    if (use) t.do('0: use v as 0');
    t.passWhile();
    return strikes(t)[0]!.rating;
  };
  // It is gone, and its own +2 with it.
  expect(used('Jaeger Commando', true) - used('Jaeger Commando', false)).toBe(3);
  const t = table('tournament', { opened: true, Jana: { hand: { v: 'Corarius Transport' }, station: { h: 'Corsair' } }, Petr: {} });
  expect(t.offersKey('play v on h')).toBe(false);
});
it('Body Armor: +3 Armor, and no gun against it', () => {
  ratingsOnBearer('Body Armor', 'Hussar', [2, 2, 6, 2]);
  const rating = (gear: Plain): number =>
    strikesOf({ card: 'Infantry', gear: { g: 'AC-40 "Justifier"' } }, 'shoot', { card: 'Hussar', gear }, 'squad')[0]!.rating;
  expect(rating({}) - rating({ b: 'Body Armor' })).toBe(3);
});
it('Power Induction: armor is worth nothing against the weapon, other bonuses are', () => {
  const armour = (gear: Plain, tactic: string, worn: Plain): number =>
    strikesOf({ card: 'Hussar', gear: { g: { card: 'Violator Sword', gear } } }, tactic, { card: 'Infantry', gear: worn }, 'squad')[0]!
      .armour;
  const [bare, worn] = [armour({}, 'fight', {}), { b: 'Body Armor' }];
  expect([
    armour({}, 'fight', worn),
    armour({ p: 'Power Induction' }, 'fight', worn),
    armour({ p: 'Power Induction' }, 'shoot', worn),
  ]).toEqual([bare + 3, bare, bare + 3]);
});

it('Palanquin Airvessel: on a Patriarch Rituals take no action, at any time', rules('DOT 37.32', 'DOT 11.5'), () => {
  const at = (bearer: string) =>
    table('tournament', {
      at: 'window',
      opened: true,
      Jana: {
        hand: { c: 'The Protection' },
        station: { p: 'Patriarch', q: { card: bearer, gear: { v: { card: 'Palanquin Airvessel', inside: true } } } },
      },
      Petr: { station: { d: 'Soldat' } },
    });
  const [t, u] = [at('Patriarch'), at('Corsair')];
  expect([t.offersKey('play c'), u.offersKey('play c')]).toEqual([true, false]);
  expect(ratingsOf(t, 'q').map((rating, i) => rating - ratingsOf(t, 'p')[i]!)).toEqual([0, 2, 2, 0]);
  t.do('0: play c').passWhile();
  expect([t.card('c').zone, t.world.pools[0]!.open]).toEqual(['discard', 3]);
});
