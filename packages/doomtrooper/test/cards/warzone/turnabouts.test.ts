import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { attack, inPhase, ratingsOf, strikes } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('Backfire: what a Shoot weapon gave its bearer his opponent has, and the weapon is gone', rules('DOT 24.5.14', 'DOT 37.10'), () => {
  const given = (card: string, tactic = 'shoot') =>
    attack(
      { squad: { a: { card: 'Hussar', gear: { w: 'L&A Plasma Carbine' } } } },
      { hand: { b: card }, cohort: { d: { card: 'Necromutant', gear: { v: 'Shrieketh' } } } },
      tactic,
    )
      .arm('w')
      .arm('v');
  const t = given('Backfire');
  t.passWhile(p => !inPhase('modifiers')(p) || p.asked !== 1);
  expect([t.offersKey('play b on w'), t.offersKey('play b on v')]).toEqual([true, true]);
  t.do('1: play b on w').passWhile();
  // Hussar 2 without his carbine; Necromutant 4, Shrieketh 1, and 3 more.
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.rating, t.card('w').zone, t.card('v').zone]).toEqual([2, 8, 'discard', 'attached']);
  const plain = given('Influence').passWhile();
  expect([strikes(plain)[0]!.rating, strikes(plain)[1]!.rating]).toEqual([5, 5]);
  const fight = given('Backfire', 'fight').passWhile(p => !inPhase('modifiers')(p));
  expect(fight.offersKey('play b on w')).toBe(false);
});

it('Excrutiating Power Flow: what a Dark Symmetry card changes counts twice until your next turn', rules('DOT DR-118'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: {
      destiny: 20,
      hand: { e: 'Excrutiating Power Flow', f: 'Excrutiating Power Flow' },
      cohort: { a: { card: 'Razide', gear: { g: 'Dark Fire', r: 'Resist Pain', i: 'Invoke Pain' } } },
    },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect([t.offersKey('play e on g'), t.offersKey('play e on i'), t.offersKey('play e on a')]).toEqual([true, false, false]);
  t.do('0: play e on g').answered();
  expect([ratingsOf(t, 'a'), t.offersKey('play f on g'), t.offersKey('play f on r')]).toEqual([[11, 2, 8, 7], false, true]);
  t.passWhile();
  untilTurn(t, t.world.turn + 1);
  expect(ratingsOf(t, 'a')).toEqual([11, 2, 8, 7]);
  untilTurn(t, t.world.turn + 1);
  expect([t.world.active, ratingsOf(t, 'a')]).toEqual([0, [10, 2, 8, 7]]);
});
it('Excrutiating Power Flow doubles what is taken from an opponent as well', () => {
  const t = attack(
    { hand: { e: 'Excrutiating Power Flow' }, cohort: { a: { card: 'Razide', gear: { g: 'Terror' } } } },
    { squad: { d: 'Hussar' } },
    'fight',
  );
  t.do('0: play e on g').passWhile();
  expect(strikes(t)[0]!.armour).toBe(1);
});
