import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { vehicleOf } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';
import { ask, ratingsOf, strike } from '../situations.ts';

const flight = (petr: object = {}, jana: object = {}) =>
  table('tournament', {
    actions: 5,
    Jana: {
      destiny: 9,
      squad: {
        v: 'Klein Helitek Dragonfly',
        a: { card: 'Hussar', gear: { m: 'Combat Armor' } },
        b: 'Hussar',
        c: 'Hussar',
        e: 'Hussar',
        s: 'Sea Lion',
      },
      ...jana,
    },
    Petr: { destiny: 0, cohort: { r: 'Razide' }, ...petr },
  });
it('Klein Helitek Dragonfly: three Bauhaus warriors get in, an action each, and out', rules('DOT 11.28'), () => {
  const t = flight();
  expect([t.offersKey('use v as 0 on a'), t.offersKey('use v as 0 on s')]).toEqual([true, false]);
  ask(t.do('0: use v as 0 on a', '0: use v as 0 on b', '0: use v as 0 on c'));
  expect([t.offersKey('use v as 0 on e'), t.world.pools[0]!.open, vehicleOf(t.world, t.id('a'))]).toEqual([false, 2, t.id('v')]);
  // +5 Armor, and his own armor counts for nothing.
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'e')]).toEqual([
    [2, 2, 8, 2],
    [2, 2, 3, 2],
  ]);
  ask(t.do('0: use v as 1 on a'));
  expect([vehicleOf(t.world, t.id('a')), ratingsOf(t, 'a')[2]! > 3]).toEqual([null, true]);
});
it('Klein Helitek Dragonfly: no Fight, and only Shoot weapons or vehicles wound', rules('DOT 11.37'), () => {
  const shot = (gear: object) => {
    const t = flight({ cohort: { r: { card: 'Immaculate Fury', gear } } }, { squad: { v: 'Klein Helitek Dragonfly', a: 'Hussar' } });
    ask(t.do('0: use v as 0 on a', '0: end'));
    t.do('1: attack', '1: attacker r', '1: defender a');
    ask(t);
    expect(t.offersKey('fight')).toBe(false);
    return strike(t.offersKey('shoot') ? t.do('1: shoot') : t);
  };
  expect(shot({}).card('a').zone).toBe('squad');
  expect(shot({}).card('a').wounded).toBe(false);
  const hit = shot({ g: 'Gehenna Puker' });
  expect([hit.card('a').wounded || hit.card('a').zone === 'discard']).toEqual([true]);
});
it('Klein Helitek Dragonfly: lost, it kills those aboard, and anyone who did it has the points', rules('DOT 24.8.1'), () => {
  const t = flight({ cohort: { g: 'Algeroth–Apostle of War' } });
  ask(t.do('0: use v as 0 on a', '0: use v as 0 on b', '0: end'));
  while (t.asked !== 1 || t.question !== 'acting.act')
    t.answer(t.asked!, ['pass', 'keep', 'end'].find(word => t.offers.includes(word)) ?? t.offers[0]!);
  ask(t.do('1: use g as 0 on v'));
  ask(t.do('1: victory 2 destiny 0'));
  t.do('1: victory 2 destiny 0').passWhile();
  expect([t.card('a').zone, t.card('b').zone, t.card('c').zone, t.side(1).victory]).toEqual(['discard', 'discard', 'squad', 4]);
});
it('Reaver Troop Carrier: Dark Legion warriors of the Kohort, no Fight from inside', rules('DOT 11.37', 'DOT 11.38'), () => {
  const t = table('tournament', {
    Jana: { destiny: 9, cohort: { v: 'Reaver Troop Carrier', r: 'Razide' }, squad: { h: 'Hussar' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  const before = ratingsOf(t, 'r')[2]!;
  expect([t.offersKey('use v as 0 on r'), t.offersKey('use v as 0 on h')]).toEqual([true, false]);
  ask(t.do('0: use v as 0 on r'));
  expect(ratingsOf(t, 'r')[2]).toBe(before + 5);
  ask(t.do('0: attack', '0: attacker r', '0: defender d'));
  expect(t.offers).toEqual(['shoot']);
});
