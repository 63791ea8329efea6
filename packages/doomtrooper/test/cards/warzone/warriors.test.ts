import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has, isCapable } from '../../../src/rules/abilities.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { rig, table } from '../../fixture.ts';
import { attackWithoutDestiny, kills, ratingsNow, strike, window } from '../situations.ts';

it.each([
  ['Field Marshal Johnstone', 'Golden Lion', 'Hussar'],
  ['Lord Nozaki', 'Samurai', 'Hussar'],
  ['President Charles W. Colding', 'Infantry', 'Hussar'],
  ['Staff General Constance Romanov', 'Hussar', 'Infantry'],
  ['The Nineteenth Executive', 'Machinator', 'Infantry'],
])('%s makes any action an attack by %s, not by %s, and never fights', rules('DOT 7.21', 'DOT 25.17'), (leader, own, other) => {
  const t = table('tournament', { Jana: { squad: { l: leader, a: own, b: other } }, Petr: { cohort: { d: 'Razide' } } });
  t.do('0: attack', '0: attacker b', '0: defender d', '0: shoot');
  strike(t).passWhile();
  expect([t.offersKey('attack'), t.offersKey('lead l')]).toEqual([false, true]);
  t.do('0: lead l').passWhile();
  expect(t.offers).toEqual([t.key('attacker a')]);
});

it('Bauhaus Cop imprisons who has just hurt one of yours; he is free when the Cop leaves', rules('DOT 34.11', 'DOT 34.12'), () => {
  const t = strike(
    attackWithoutDestiny(
      { squad: { a: { card: 'Infantry', gear: { x: 'Cybernetic Power Arm' } } } },
      { squad: { d: 'Hussar', c: 'Bauhaus Cop' } },
    ),
  );
  expect(t.offers.toSorted()).toEqual(['imprison', 'leave', 'strip']);
  t.do('1: strip').passWhile();
  expect([has(t.world, t.id('a'), 'prisoner', null), t.card('x').zone, isCapable(t.world, t.id('a'))]).toEqual([true, 'discard', false]);
  const u = window({ hand: { w: 'Wave of Righteousness' } }, { squad: { c: 'Bauhaus Cop' } });
  rig(u.world).effects.push({
    source: u.id('c'),
    def: u.card('c').def,
    by: 1,
    on: u.id('c'),
    what: 'ability',
    ability: 'prisoner',
    fight: null,
    until: null,
    draw: false,
    whileInPlay: true,
    stamp: 0,
  });
  u.do('0: meditate', '0: play w on c').passWhile();
  expect(u.world.effects).toEqual([]);
});

it('Eaonian Justifier: a Doomtrooper wounded by a surviving follower of Algeroth may be imprisoned', () => {
  const t = strike(
    attackWithoutDestiny({ cohort: { a: 'Necromutant', j: 'Eaonian Justifier' } }, { squad: { d: 'Bauhaus Blitzer' } }),
  ).passWhile();
  t.do('0: strip').passWhile();
  expect(has(t.world, t.id('d'), 'prisoner', null)).toBe(true);
  const semai = strike(
    attackWithoutDestiny({ cohort: { a: 'Callistonian Intruder', j: 'Eaonian Justifier' } }, { squad: { d: 'Bauhaus Blitzer' } }),
  ).passWhile();
  expect(semai.question).toBe('acting.act');
});

it('Sergeant: +4 to all four ratings for his unit in the Squad', rules('DOT 31.9'), () => {
  const t = window({ squad: { s: 'Sergeant', a: 'Infantry', b: 'Infantry', c: 'Sea Lion' } }, {}, '0: assign a to s');
  expect([0, 1, 2, 3].map(r => ratingOf(t.world, t.id('a'), r as 0, null))).toEqual([6, 7, 6, 6]);
  expect([ratingOf(t.world, t.id('b'), 0, null), ratingOf(t.world, t.id('c'), 0, null)]).toEqual([2, 3]);
});

it('Captain makes Capitol warriors of Value 8 or less deadly, not himself', () => {
  const t = table('tournament', { Jana: { squad: { boss: 'Captain', it: 'Infantry' } }, Petr: {} });
  expect([has(t.world, t.id('it'), 'killsOnWound', null), has(t.world, t.id('boss'), 'killsOnWound', null)]).toEqual([true, false]);
});

it('Combat Overseer gives his unit +4, in the Squad, of one Cybertronic kind', () => {
  const t = table('tournament', {
    Jana: { squad: { boss: 'Combat Overseer', one: 'Cuirassier', two: 'Cuirassier', other: 'Hussar' } },
    Petr: {},
  });
  t.do('0: meditate', '0: assign one to boss').passWhile();
  expect([ratingsNow(t, 'one'), ratingsNow(t, 'two')]).toEqual([
    [8, 7, 8, 8],
    [4, 3, 4, 4],
  ]);
  t.do('0: meditate').passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('assign')));
  expect(t.refusal('assign other to boss')).toBe('DOT 31.14');
});

it('Battle Functionary makes deadly what Cybertronic warriors of Value 9 or less do, and nobody else', () => {
  const against = (a: string): boolean =>
    kills(table('tournament', { Jana: { squad: { boss: 'Battle Functionary', a } }, Petr: { squad: { d: 'Infantry' } } }));
  expect([against('Chasseur'), against('Vince Diamond'), against('Sean Gallagher')]).toEqual([true, false, false]);
});

it('Charles Sykes strengthens everybody else of Cybertronic', () => {
  const t = table('tournament', { Jana: { squad: { boss: 'Charles Sykes', one: 'Machinator', two: 'Hussar' } }, Petr: {} });
  expect([ratingsNow(t, 'boss'), ratingsNow(t, 'one'), ratingsNow(t, 'two')]).toEqual([
    [8, 7, 11, 13],
    [6, 6, 6, 6],
    [2, 2, 3, 2],
  ]);
});

it('Cyril Dent kills whoever is worth 7 or less, and wounds the others', () => {
  const against = (d: string): boolean => kills(table('tournament', { Jana: { squad: { a: 'Cyril Dent' } }, Petr: { squad: { d } } }));
  expect([against('Big Bob Watts'), against('Sean Gallagher')]).toEqual([true, false]);
});
