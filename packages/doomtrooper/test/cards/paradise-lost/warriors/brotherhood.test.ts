import { expect, it } from 'vitest';
import { isDoomtrooper, isTribal } from '../../../../src/rules/status.ts';
import { table } from '../../../fixture.ts';
import { haveAbility, station } from '../../situations.ts';

it('Island Team Members are both Tribal and Doomtroopers, on Stations only', () => {
  for (const name of ['Crenshaw', 'Indigo', 'Mitch Hunter']) {
    const t = table('tournament', {
      opened: true,
      Jana: { destiny: 20, hand: { it: `${name} - Island Team Member` }, station: { x: 'Horde Trooper' } },
      Petr: {},
    });
    t.do('0: play it').passWhile();
    expect([t.card('it').zone, isTribal(t.world, t.id('it')), isDoomtrooper(t.world, t.id('it'))]).toEqual(['station', true, true]);
    expect(t.offersKey('transfer it')).toBe(false);
  }
});
it('Crenshaw of the Island kills whom he wounds and casts, Indigo does neither', () => {
  const t = station({ a: 'Crenshaw - Island Team Member', b: 'Indigo - Island Team Member', c: 'Mitch Hunter - Island Team Member' });
  expect(haveAbility(t, 'killsOnWound', ['a', 'b', 'c'])).toEqual([true, false, false]);
  expect(haveAbility(t, 'casts:kinetics', ['a', 'b', 'c'])).toEqual([false, false, false]);
  expect(haveAbility(t, 'casts:all', ['a', 'b', 'c'])).toEqual([true, false, false]);
  expect(haveAbility(t, 'symmetryImmune', ['a', 'b', 'c'])).toEqual([false, false, true]);
});
it('Indigo of the Island takes armor but no weapon', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { s: 'AC-40 "Justifier"', b: 'Combat Armor' }, station: { a: 'Indigo - Island Team Member' } },
    Petr: {},
  });
  expect([t.offersKey('play s on a'), t.offersKey('play b on a')]).toEqual([false, true]);
  expect(t).toRefuse(t.key('play s on a'), 'DOT 36.1');
});
