import { rules } from '@kolbiste/testkit/vitest';
import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { inWindow, ratingsOf, window } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

const cards = (name: string, n: number): { [word: string]: Plain } =>
  Object.fromEntries(Array.from({ length: n }, (_, i) => [`${name}${i}`, 'Hussar']));

it('Air-To-Ground Missile discards a tank, and no other vehicle; its driver is wounded for no points', () => {
  const t = inWindow(
    { hand: { m: 'Air-To-Ground Missile' } },
    {
      cohort: { n: { card: 'Necromutant', gear: { k: { card: 'Hellhound Necrotank', inside: true } } } },
      squad: { h: { card: 'Hussar', gear: { v: 'Icarus Jet Fighter' } } },
    },
  );
  expect([t.offersKey('play m on k'), t.offersKey('play m on v')]).toEqual([true, false]);
  t.do('0: play m on k').passWhile();
  expect([t.card('k').zone, t.card('n').wounded, t.side(0).victory]).toEqual(['discard', true, 0]);
});

it('And Stay Dead! removes two cards of an opponent’s discard pile', rules('DOT 37.9'), () => {
  const t = inWindow({ hand: { s: 'And Stay Dead!' }, discard: { o: 'Hussar' } }, { discard: { x: 'Hussar', y: 'Dragoon', z: 'Razide' } });
  expect(t.offersKey('play s at 0')).toBe(false);
  t.do('0: play s at 1', '0: pick x', '0: pick z').passWhile();
  expect([['x', 'y', 'z', 's'].map(name => t.card(name).zone), t.world.shown]).toEqual([
    ['sacrificed', 'discard', 'sacrificed', 'sacrificed'],
    [],
  ]);
  const one = window({ hand: { s: 'And Stay Dead!' } }, { discard: { x: 'Hussar' } }, '0: play s at 1', '0: pick x');
  expect([one.card('x').zone, one.question]).toEqual(['sacrificed', 'acting.act']);
});

it('Burglary: all relics of one player, for 3 actions', rules('DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { hand: { b: 'Burglary' }, cohort: { c: { card: 'Razide', gear: { m: "Krynston's Skull" } } } },
    Petr: { cohort: { r: { card: 'Razide', gear: { x: 'Armor of Unholiness', y: 'Kratach' } } } },
  });
  t.do('0: play b at 1').passWhile();
  expect([['x', 'y', 'm'].map(name => t.card(name).zone), t.happened('actionTaken', { n: 3 })]).toEqual([
    ['discard', 'attached', 'attached'],
    true,
  ]);
});

it('Carnage: everybody is left with as many warriors as the one who has fewest', rules('DOT 37.41'), () => {
  const t = table('tournament', {
    Jana: { hand: { c: 'Carnage' }, squad: { a: 'Hussar', b: 'Dragoon' } },
    Petr: { squad: { d: 'Hussar', e: 'Dragoon', f: 'Infantry' }, cohort: { g: 'Razide' } },
  });
  t.do('0: play c').passWhile(p => p.question === 'window.answer');
  t.do('1: pick f', '1: pick d').passWhile();
  expect(['a', 'b', 'd', 'e', 'f', 'g'].map(name => t.card(name).zone)).toEqual([
    'squad',
    'squad',
    'discard',
    'squad',
    'discard',
    'cohort',
  ]);
  const none = table('tournament', { Jana: { hand: { c: 'Carnage' } }, Petr: { squad: { d: 'Hussar' } } });
  const even = table('tournament', { Jana: { hand: { c: 'Carnage' }, squad: { a: 'Hussar' } }, Petr: { squad: { d: 'Hussar' } } });
  expect([none.offersKey('play c'), even.offersKey('play c')]).toEqual([false, false]);
});

it('Day of Mourning: −5 for all of Bauhaus until your next turn', rules('DOT 24.5.14'), () => {
  const t = window({ hand: { m: 'Day of Mourning' }, squad: { a: 'Hussar', b: 'Infantry' } }, { squad: { d: 'Dragoon' } }, '0: play m');
  const [a, b, d] = ['a', 'b', 'd'].map(name => ratingsOf(t, name));
  untilTurn(t, 13);
  t.passWhile();
  const minus = (before: number[], name: string): number[] => ratingsOf(t, name).map((rating, i) => before[i]! - rating);
  expect([minus(a!, 'a'), minus(b!, 'b'), minus(d!, 'd'), t.card('m').zone]).toEqual([
    [-5, -5, -5, 0],
    [0, 0, 0, 0],
    [-5, -5, -5, 0],
    'sacrificed',
  ]);
});

it.each([
  ['pay', 25, 3, 2],
  ['refuse', 50, 2, 3],
])(
  'Deja Vu: library and discard pile change places; others %s',
  rules('DOT 3.32', 'DOT 37.10', 'DOT 4.1'),
  (answer, left, library, dead) => {
    const t = table('tournament', {
      actions: 4,
      Jana: { destiny: 0, hand: { v: 'Deja Vu' }, library: cards('l', 4), discard: cards('x', 1) },
      Petr: { destiny: 50, library: cards('m', 2), discard: cards('y', 3) },
    });
    t.do('0: play v', `1: ${answer}`);
    expect([t.side(0).library.length, t.side(0).discard.length, t.card('v').zone]).toEqual([1, 4, 'sacrificed']);
    expect([t.side(1).destiny, t.side(1).library.length, t.side(1).discard.length]).toEqual([left, library, dead]);
  },
);

it('Deja Vu asks nobody who cannot pay', () => {
  const t = table('tournament', {
    Jana: { hand: { v: 'Deja Vu' }, library: cards('l', 4) },
    Petr: { destiny: 24, library: cards('m', 2) },
  });
  t.do('0: play v').passWhile();
  expect([t.side(0).discard.length, t.side(1).discard.length]).toEqual([4, 0]);
});

it('Eat This! wounds all and kills nobody', () => {
  const t = window(
    { hand: { e: 'Eat This!' }, squad: { a: 'Hussar', b: { card: 'Dragoon', wounded: true } } },
    { cohort: { r: 'Razide', u: 'Undead Legionnaire' }, squad: { s: 'Suicide Warhead' } },
    '0: play e',
  );
  expect(['a', 'b', 's', 'r', 'u'].map(name => [t.card(name).wounded, t.card(name).zone])).toEqual([
    [true, 'squad'],
    [true, 'squad'],
    [true, 'squad'],
    [true, 'cohort'],
    [true, 'cohort'],
  ]);
});

it("Fill'em Up: everybody who wants to draws up to seven, in another player’s turn", rules('DOT 5.27'), () => {
  const t = inWindow({ hand: cards('h', 2), library: cards('l', 9) }, { hand: { f: "Fill'em Up" }, library: cards('m', 9) });
  t.do('1: play f').passWhile(p => p.question === 'window.answer');
  t.do('1: yes', '0: no').passWhile();
  expect([t.side(0).hand.length, t.side(1).hand.length]).toEqual([2, 7]);
  const own = inWindow({ hand: { f: "Fill'em Up" }, library: cards('l', 9) }, {});
  expect(own.offersKey('play f')).toBe(false);
});

it('Ghost in the Machine discards all of Cybertronic, for 3 actions and 10 destiny points', () => {
  const t = table('tournament', {
    Jana: { destiny: 10, hand: { g: 'Ghost in the Machine' }, squad: { a: 'Chasseur', b: 'Hussar' } },
    Petr: { squad: { d: 'Cuirassier' } },
  });
  t.do('0: play g').passWhile();
  expect([['a', 'b', 'd'].map(name => t.card(name).zone), t.side(0).destiny]).toEqual([['discard', 'squad', 'discard'], 0]);
});

it('Living on the Edge: 20 destiny points, or the discard pile is removed', rules('DOT 3.32', 'DOT 37.9'), () => {
  const t = table('tournament', {
    Jana: { destiny: 19, hand: { l: 'Living on the Edge' }, discard: cards('x', 2) },
    Petr: { destiny: 20, discard: cards('y', 2) },
  });
  t.do('0: play l').passWhile(p => p.question === 'window.answer');
  expect(t.offers).toEqual(['refuse']);
  t.do('0: refuse', '1: pay').passWhile();
  expect([t.side(0).sacrificed.length, t.side(0).discard.length, t.side(1).discard.length, t.side(1).destiny]).toEqual([2, 1, 2, 0]);
  const nothing = table('tournament', { Jana: { hand: { l: 'Living on the Edge' } }, Petr: {} });
  expect(nothing.offersKey('play l')).toBe(false);
});

it('Play It Again: the discard pile goes back into the library, for 10', rules('DOT 4.1'), () => {
  const t = table('tournament', {
    Jana: { destiny: 12, hand: { p: 'Play It Again' }, discard: cards('x', 3), library: cards('l', 1) },
    Petr: {},
  });
  t.do('0: play p').passWhile();
  expect([t.side(0).library.length, t.side(0).discard.length, t.side(0).destiny, t.card('p').zone]).toEqual([4, 0, 2, 'sacrificed']);
});

it.each([
  [0, ['squad', 'discard']],
  [1, ['discard', 'squad']],
])('Russian Roulette between two of equal Value, coin %i', rules('DOT 22.1', 'DOT 37.41'), (coin, zones) => {
  const t = table(
    'tournament',
    {
      at: 'window',
      Jana: { hand: { r: 'Russian Roulette' }, squad: { a: 'Hussar', c: 'Sean Gallagher' } },
      Petr: { squad: { d: 'Hussar' } },
    },
    { random: [coin] },
  );
  expect([t.offersKey('play r on a'), t.offersKey('play r on c')]).toEqual([true, false]);
  t.do('0: play r on a', '0: pick d').passWhile();
  expect([['a', 'd'].map(name => t.card(name).zone), t.side(0).victory]).toEqual([zones, 0]);
});

it('Terrorist Attack removes a fortification of the Brotherhood', () => {
  const t = inWindow({ hand: { x: 'Terrorist Attack' } }, { squad: { c: 'The Cathedral', h: 'Heimburg' } });
  expect([t.offersKey('play x on c'), t.offersKey('play x on h')]).toEqual([true, false]);
  t.do('0: play x on c').passWhile();
  expect(t.card('c').zone).toBe('sacrificed');
});

it('Master of Disguise: another Doomtrooper takes his place with what he may have', rules('DOT 11.1', 'DOT 37.41', 'DOT 37.44'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 0,
      hand: { x: 'Master of Disguise', n: 'Infantry', p: 'Sean Gallagher', r: 'Razide' },
      squad: { a: { card: 'Hussar', gear: { w: 'Violator Sword', m: 'Combat Armor' } } },
    },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect(t.offersKey('play x on d')).toBe(false);
  t.do('0: play x on a');
  t.passWhile(p => p.question === 'window.answer');
  expect(t.offers).toEqual([t.key('pick n')]);
  t.do('0: pick n').passWhile();
  expect(['a', 'n', 'w', 'm'].map(name => t.card(name).zone)).toEqual(['discard', 'squad', 'discard', 'attached']);
});
