import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isPresent } from '../../../src/rules/status.ts';
import { type Table, table } from '../../fixture.ts';
import { ratingsNow, ratingsOf, strike, type Words } from '../situations.ts';

it('Anti-Toxin cures all of a player of every virus, and nobody else', rules('DOT 37.38', 'DOT 37.10', 'DOT 29.3', 'DOT 37.37'), () => {
  const t = table('tournament', {
    opened: true,
    active: 'Petr',
    Jana: { hand: { v: 'V-3', b: 'Burning Lungs' }, station: { m: 'Hussar' } },
    Petr: { hand: { a: 'Anti-Toxin', w: 'V-3' }, station: { d: 'Hussar', e: 'Infantry' } },
  });
  t.do('1: meditate', '0: play v on d').answered();
  t.do('1: play w on m').answered();
  expect([ratingsOf(t, 'd'), ratingsOf(t, 'm')]).toEqual([
    [0, 0, 1, 2],
    [0, 0, 1, 2],
  ]);
  const u = table('tournament', {
    opened: true,
    Jana: { hand: { a: 'Anti-Toxin', v: 'V-3' }, station: { d: 'Hussar' } },
    Petr: { hand: {}, station: { e: 'Hussar', l: { card: 'Hussar' } } },
  });
  expect(u).toRefuse(u.key('play a'), 'DOT 28.16');
  const sick = table('tournament', {
    opened: true,
    active: 'Petr',
    Jana: { destiny: 0, hand: { a: 'Anti-Toxin', v: 'V-3' }, station: { d: 'Hussar' } },
    Petr: { hand: { b: 'Burning Lungs' }, station: { e: 'Hussar' } },
  });
  sick.do('1: play b').passWhile();
  expect([ratingsOf(sick, 'd'), ratingsOf(sick, 'e')]).toEqual([
    [1, 1, 2, 2],
    [1, 1, 2, 2],
  ]);
  sick.do('1: meditate', '0: play v on d').answered();
  expect(ratingsOf(sick, 'd')).toEqual([-1, -1, 0, 2]);
  while (sick.world.active !== 0 || sick.question !== 'acting.act')
    sick.do(`${sick.asked}: ${sick.offers.includes('keep') ? 'keep' : 'end'}`).passWhile();
  sick.do('0: play a').passWhile();
  expect([ratingsOf(sick, 'd'), ratingsOf(sick, 'e'), sick.card('v').zone]).toEqual([[2, 2, 3, 2], [1, 1, 2, 2], 'sacrificed']);
});

it('Navigational Error: who has just been transferred is out of play', rules('DOT 34.2'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { squad: { a: 'Hussar', b: 'Infantry' }, station: { c: 'Dragoon' } },
    Petr: { hand: { n: 'Navigational Error' }, squad: { d: 'Hussar' } },
  });
  t.do('0: transfer a');
  t.passWhile(p => p.asked !== 1);
  expect([t.offersKey('play n on a'), t.offersKey('play n on b'), t.offersKey('play n on c')]).toEqual([true, false, false]);
  t.do('1: play n on a').passWhile();
  expect(isPresent(t.world, t.id('a'))).toBe(false);
});

it('Our Will Is Beyond Measure: Fight or Shoot for points, in several parts', rules('DOT 37.26', 'DOT 24.5.14'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: {
      destiny: 9,
      station: { p: { card: 'Prophet', gear: { w: 'Our Will Is Beyond Measure' } }, a: 'Brotherbound Trooper' },
    },
    Petr: { station: { d: 'Hussar' } },
  });
  const before = ratingsOf(t, 'a');
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use w as 0 on a', '0: spend 2').answered();
  t.do('0: use w as 1 on a', '0: spend 1').answered();
  t.do('0: use w as 0 on a', '0: spend 3').answered();
  expect(ratingsNow(t, 'a').map((n, i) => n - before[i]!)).toEqual([5, 1, 0, 0]);
  strike(t);
  expect(t.side(0).destiny).toBe(3);
});

it('Raze the Land: 5 victory points for a warzone one’s card takes away', rules('DOT 14.12'), () => {
  const given = (by: 'Jana' | 'Petr'): Table => {
    const [jana, petr] = by === 'Jana' ? [{ n: 'Natural Disaster' }, {}] : [{}, { n: 'Natural Disaster' }];
    return table('tournament', {
      at: 'window',
      Jana: { victory: 0, hand: { ...jana, x: 'Hussar' }, player: { m: 'Raze the Land' } },
      Petr: { hand: { ...petr, y: 'Hussar' }, squad: { z: 'Asteroid Settlement' } },
    });
  };
  const t = given('Jana').do('0: play n on z').passWhile();
  expect([t.side(0).victory, t.card('m').zone]).toEqual([5, 'discard']);
  const u = given('Petr').do('1: play n on z').passWhile();
  expect([u.side(0).victory, u.card('m').zone]).toEqual([0, 'player']);
});

it('Redeployment: any number of transfers without actions', rules('DOT 20.3', 'DOT 20.16'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { r: 'Redeployment' }, squad: { a: 'Hussar', b: 'Infantry' }, station: { c: 'Dragoon', e: 'Dragoon' } },
    Petr: {},
  });
  t.do('0: meditate', '0: play r', '0: pick a');
  expect([t.offersKey('pick a'), t.offersKey('pick b'), t.offersKey('pick c'), t.offersKey('stop')]).toEqual([false, true, true, true]);
  t.do('0: pick c', '0: stop').passWhile();
  expect(['a', 'b', 'c', 'e'].map(name => t.card(name).zone)).toEqual(['station', 'squad', 'squad', 'station']);
  expect(t.world.pools[0]!.open).toBe(2);
});

it('Requisition: a vehicle goes across the border of the Station', rules('DOT 11.1'), () => {
  const given = (squad: Words, station: Words): Table =>
    table('tournament', { opened: true, Jana: { hand: { r: 'Requisition' }, squad, station }, Petr: {} });
  const jeep: Plain = { card: 'Hussar', gear: { v: { card: 'GT Offroad B52', inside: true } } };
  const t = given({ a: jeep, b: 'Infantry' }, { s: 'Dragoon', c: 'Infantry' });
  t.do('0: play r on v');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.offersKey('pick s'), t.offersKey('pick b')]).toEqual([true, false]);
  t.do('0: pick s');
  t.passWhile(p => p.question === 'window.answer');
  t.do('0: inside').passWhile();
  expect([t.card('v').host, t.card('v').inside, t.card('r').zone, t.card('a').wounded]).toEqual([t.id('s'), true, 'sacrificed', false]);
  const back = given({ b: 'Infantry' }, { a: jeep });
  expect(back.offersKey('play r on v')).toBe(true);
  const tribal = given({ a: jeep }, { p: 'Prophet' });
  expect(tribal).toRefuse(tribal.key('play r on v'), 'DOT 28.16');
});
