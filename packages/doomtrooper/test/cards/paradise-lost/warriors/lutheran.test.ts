import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { Ability } from '../../../../src/cards/vocabulary.ts';
import { isKind } from '../../../../src/rules/status.ts';
import { table, type Table } from '../../../fixture.ts';
import { can, ratingsOf, station, fightOnStation, strikes } from '../../situations.ts';

it('Cavaliers and a rider who counts as one: +1 for each other', () => {
  const t = station({ a: 'Cavalier', b: 'Heavy Cavalier', c: { card: 'Corsair', gear: { e: 'Equine' } }, x: 'Corsair' });
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'b'), ratingsOf(t, 'c'), isKind(t.world, t.id('c'), 'cavalier')]).toEqual([
    [7, 5, 6, 4],
    [5, 8, 7, 5],
    [9, 3, 8, 6],
    true,
  ]);
});

it('Lutheran Sergeant: +2 for the Disciples beside him, each', () =>
  expect(ratingsOf(station({ s: 'Lutheran Sergeant', z: 'Lutheran Sergeant', d: 'Lutheran Disciple' }), 'd')).toEqual([9, 8, 8, 4]));

it('Lutheran Disciple, unwounded, is given up to cancel a special', rules('DOT 37.9'), () => {
  const answer = (wounded: boolean): Table => {
    const t = table('tournament', {
      at: 'window',
      opened: true,
      Jana: { destiny: 0, hand: { k: 'Positive Karma' } },
      Petr: { hand: { x: 'Doomed' }, station: { d: { card: 'Lutheran Disciple', wounded } } },
    });
    return t.do('0: play k');
  };
  const t = answer(false).do('1: use d as 0').passWhile();
  expect([t.side(0).destiny, t.card('d').zone]).toEqual([0, 'sacrificed']);
  const u = answer(true);
  u.passWhile(p => p.asked !== 1);
  expect(u.offersKey('use d as 0')).toBe(false);
});

it('Fusilier: base ratings of four for each Fusilier there', () => {
  expect(ratingsOf(station({ a: 'Fusilier' }), 'a')).toEqual([4, 4, 4, 4]);
  expect(ratingsOf(station({ a: 'Fusilier', b: 'Fusilier', c: 'Fusilier' }), 'a')).toEqual([12, 12, 12, 4]);
});

it.each<[string, Ability]>([['Corsair', 'killsOnWound']])('%s of the Dark Eden: %s', (name, ability) =>
  expect(can(name, ability)).toBe(true),
);

it('Greymourn Trenchartillery: no Fight attacks, no weapons, −4 Armor for who sits in an airship', rules('DOT 25.25'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { g: 'AC-40 "Justifier"' }, station: { a: 'Greymourn Trenchartillery', b: 'Corsair' } },
    Petr: { station: { d: 'Soldat' } },
  });
  expect([t.offersKey('play g on a'), t.offersKey('play g on b')]).toEqual([false, true]);
  t.do('0: attack', '0: attacker a', '0: defender d');
  t.passWhile();
  expect([t.offersKey('fight'), t.offersKey('shoot')]).toEqual([false, true]);
  const armour = (card: string): number =>
    strikes(
      fightOnStation(
        { a: 'Greymourn Trenchartillery' },
        { d: { card: 'Templar Legionnaire', gear: { v: { card, inside: true } } } },
        'shoot',
      ),
    )[0]!.armour;
  const plain = strikes(fightOnStation({ a: 'Greymourn Trenchartillery' }, { d: 'Templar Legionnaire' }, 'shoot'))[0]!.armour;
  // The airship adds 3 Armor itself.
  expect([armour('Verounist Stingray') - plain]).toEqual([-1]);
});

it('Scout Cavalier grows with other Cavaliers and draws all attacks on the Station', () => {
  const t = station({ a: 'Corsair' }, { d: 'Scout Cavalier', e: 'Cavalier', f: 'Corsair' });
  expect(ratingsOf(t, 'd')).toEqual([5, 5, 6, 4]);
  t.do('0: attack', '0: attacker a');
  expect(['d', 'e', 'f'].map(name => t.offersKey(`defender ${name}`))).toEqual([true, false, false]);
});
