import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { affiliationOf, isKind } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table, type Table } from '../../fixture.ts';
import { cannotBePlayed, window, ratingsOf } from '../situations.ts';

it.each(['Grand Tactician'])('%s has no effect in either book and cannot be played', cannotBePlayed);

it('Recruitment and Programmed: his Value, a new affiliation and a new Squad', rules('DOT 35.1'), () => {
  const take = (card: string, destiny: number): Table =>
    table('tournament', { Jana: { destiny, hand: { r: card } }, Petr: { squad: { d: 'Max Steiner', c: 'Chasseur' } } });
  const t = take('Recruitment', 8).do('0: play r on d').passWhile();
  expect([t.card('d').by, affiliationOf(t.world, t.id('d')), has(t.world, t.id('d'), 'casts:all', null), t.side(0).destiny]).toEqual([
    0,
    32,
    true,
    0,
  ]);
  expect(take('Recruitment', 8)).toRefuse(take('Recruitment', 8).key('play r on c'), 'DOT 3.30');
  expect(take('Recruitment', 7)).toRefuse(take('Recruitment', 7).key('play r on d'), 'DOT 3.32');
  const p = take('Programmed', 8).do('0: play r on d').passWhile();
  expect([p.card('d').by, affiliationOf(p.world, p.id('d')), p.side(0).destiny]).toEqual([0, 4, 0]);
});

it('Grim Reaper doubles a Dark Legion warrior of Value 4 or less', () => {
  const t = table('tournament', { Jana: { hand: { s: 'Grim Reaper' }, cohort: { a: 'Necromutant', b: 'Razide' } }, Petr: {} });
  expect(t.offersKey('play s on b')).toBe(false);
  t.do('0: play s on a').passWhile();
  expect([ratingOf(t.world, t.id('a'), 0, null), t.world.pools[0]!.open]).toEqual([8, 1]);
});

it('Cleansing Flame discards a Dark Legion warrior', () => {
  expect(window({ hand: { s: 'Cleansing Flame' } }, { cohort: { a: 'Razide' } }, '0: play s on a').card('a').zone).toBe('discard');
});

it('Grand Assault is an attack at once, in the turn of others too', () => {
  const t = table('tournament', {
    active: 'Petr',
    Jana: { hand: { s: 'Grand Assault' }, squad: { a: 'Sean Gallagher' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('1: meditate', '0: play s', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(t.card('d').wounded).toBe(true);
});

it('Clan Membership: a Clansman with +2 Fight and Shoot, who is not Imperial for it', () => {
  const t = window(
    { hand: { c: 'Clan Membership' }, squad: { a: 'Hussar', b: 'Machinator' }, cohort: { r: 'Razide' } },
    {},
    '0: play c on a',
  );
  expect([ratingsOf(t, 'a'), isKind(t.world, t.id('a'), 'clansman'), affiliationOf(t.world, t.id('a'))]).toEqual([[4, 4, 3, 2], true, 1]);
  const u = window({ hand: { c: 'Clan Membership' }, squad: { b: 'Machinator' }, cohort: { r: 'Razide' } }, {});
  expect([u.offersKey('play c on b'), u.offersKey('play c on r')]).toEqual([false, false]);
});

it('Elite Trooper doubles the printed ratings of a Doomtrooper of Value 4 or less', () => {
  const t = table('tournament', {
    Jana: {
      hand: { e: 'Elite Trooper' },
      squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } }, b: 'Sean Gallagher' },
      cohort: { c: 'Heretic' },
    },
    Petr: {},
  });
  const armour = ratingsOf(t, 'a')[2]!;
  expect([t.offersKey('play e on b'), t.offersKey('play e on c')]).toEqual([false, false]);
  t.do('0: play e on a').passWhile();
  // What the armor adds is not doubled.
  expect([ratingsOf(t, 'a'), t.world.pools[0]!.open]).toEqual([[4, 4, armour + 3, 4], 1]);
});
