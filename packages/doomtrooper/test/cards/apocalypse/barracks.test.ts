import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { inWindow, type Words } from '../situations.ts';

it('Board Room: a Corporate Leader of the collection joins for nothing', rules('DOT 37.29t', 'DOT 37.9', 'DOT 37.29s'), () => {
  const given = (pile: Words): Table =>
    table('tournament', {
      Jana: { destiny: 0, squad: { b: 'Board Room' }, library: { x: 'Hussar', ...pile } },
      Petr: {},
    });
  const t = given({ l: 'Lord Nozaki' }).do('0: use b as 0').passWhile();
  expect(t.offers.length).toBe(2);
  t.do(`0: ${t.offers[1]!}`).passWhile();
  const leader = t.world.play.find(id => t.world.cards[id]!.zone === 'squad')!;
  expect([t.world.cards[leader]!.by, t.card('b').zone, t.side(0).destiny, t.side(0).library.length]).toEqual([0, 'sacrificed', 0, 1]);
  expect(given({})).toRefuse(given({}).key('use b as 0'), 'DOT 28.16');
});

it('Boot Camp: five warriors of base Value 4 or less, at any time and for nothing', rules('DOT 12.1', 'DOT 37.44'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { c: 'Boot Camp', h: 'Hussar', n: 'Nepharite of Algeroth' }, squad: { a: 'Infantry' } },
    Petr: {},
  });
  t.do('0: play c to squad').passWhile();
  expect(t.card('c').marks).toBe(5);
  t.do('0: meditate', '0: use c as 0');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.offersKey('pick h'), t.offersKey('pick n')]).toEqual([true, false]);
  t.do('0: pick h').passWhile();
  expect([t.card('h').zone, t.card('c').marks, t.side(0).destiny]).toEqual(['squad', 4, 1]);
  const empty = inWindow({ hand: { h: 'Hussar' }, squad: { c: 'Boot Camp' } }, {});
  expect(empty).toRefuse(empty.key('use c as 0'), 'DOT 28.16');
});

it('Factory Retrofit: 3 points more for each Factory beside it', rules('DOT 5.28'), () => {
  const t = table('standard', {
    at: 'start',
    Jana: { destiny: 0, squad: { r: 'Factory Retrofit', f: 'Factory', g: 'Factory', a: 'Hussar' }, cohort: { h: 'Factory' }, hand: {} },
    Petr: { hand: { s: 'Strategic Bombing' }, squad: { i: 'Factory' } },
  });
  t.passWhile();
  // In which order his cards work is asked.
  while (t.question !== 'acting.act') t.do(`0: ${t.offers[0]!}`).passWhile();
  expect(t.side(0).destiny).toBe(9);
  t.do('0: meditate', '1: play s').passWhile();
  expect(t.card('r').zone).toBe('discard');
});

it('Perimeter Alarm: where it lies nobody strikes first, whatever says so', rules('DOT 25.16t', 'DOT 11.10'), () => {
  const given = (area: string, defender: Words): Table =>
    table('tournament', {
      Jana: { hand: { p: 'Perimeter Alarm' }, squad: { a: 'Toshiro' } },
      Petr: defender,
    }).do('0: play p at 1', `0: ${area}`);
  // He strikes first and kills a wounded warrior before that one strikes, or they strike at the same time.
  const isHit = (t: Table): boolean => {
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    t.passWhile(p => p.question === 'window.answer');
    return t.card('a').wounded;
  };
  const d = { card: 'Razide', wounded: true };
  const t = given('cohort', { cohort: { d } });
  expect([isHit(t), t.card('p').by, t.card('p').zone]).toEqual([true, 1, 'cohort']);
  expect(isHit(given('squad', { cohort: { d } }))).toBe(false);
});
