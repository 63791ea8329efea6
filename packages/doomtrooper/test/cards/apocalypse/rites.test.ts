import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { ratingsOf, strike, type Words } from '../situations.ts';

it('Brainwave Bomb: anyone who killed its bearer dies after the combat, and both are removed', rules('DOT 37.9', 'DOT 24.6.4'), () => {
  const given = (a: Plain, destiny = 0): Table => {
    const t = table('tournament', {
      Jana: { destiny, cohort: { a } },
      Petr: { destiny, squad: { d: { card: 'Infantry', wounded: true, gear: { b: 'Brainwave Bomb' } } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    return strike(t);
  };
  const t = given('Razide');
  expect([t.asked, t.card('a').zone]).toEqual([0, 'cohort']);
  t.do(`0: ${t.offers[0]!}`);
  strike(t);
  expect([t.asked, t.question, t.card('a').zone, t.card('b').zone, t.card('d').zone]).toEqual([
    1,
    'awarding.announce',
    'discard',
    'sacrificed',
    'sacrificed',
  ]);
  const both = given({ card: 'Heretic', wounded: true });
  while (both.question === 'awarding.announce') {
    both.do(`${both.asked}: ${both.offers[0]!}`);
    strike(both);
  }
  expect([both.card('a').zone, both.card('b').zone, both.card('d').zone, both.all('killed').length]).toEqual([
    'discard',
    'sacrificed',
    'sacrificed',
    2,
  ]);
});

it(
  'Shadow Master: gives himself for another, and both sides score',
  rules('DOT 24.0.5', 'DOT 7.24', 'DOT 37.9', 'DOT 24.2.6', 'DOT 32.32t'),
  () => {
    const t = table('tournament', {
      Jana: { squad: { s: 'Shadow Master', o: 'Hussar' } },
      Petr: { squad: { d: 'Sean Gallagher', l: 'Lord Nozaki' } },
    });
    expect([t.offersKey('use s as 0 on l'), t.offersKey('use s as 0 on o')]).toEqual([false, false]);
    t.do('0: use s as 0 on d');
    strike(t);
    expect([t.asked, t.question, t.card('s').zone]).toEqual([1, 'awarding.announce', 'sacrificed']);
    t.do('1: victory 8 destiny 0');
    strike(t);
    t.do('0: victory 8 destiny 0').passWhile();
    expect([t.card('d').zone, t.side(0).victory, t.side(1).victory]).toEqual(['discard', 8, 8]);
  },
);

it(
  'Soul Well: Doomtroopers killed by followers of Ilian leave the game and make its bearer stronger',
  rules('DOT 24.6.2', 'DOT 24.6.4'),
  () => {
    const given = (a: Plain, d: Words): Table => {
      const t = table('tournament', {
        Jana: { destiny: 0, cohort: { w: { card: 'Nepharite of Ilian', gear: { s: 'Soul Well' } }, a } },
        Petr: { destiny: 0, ...d },
      });
      const [wounded] = ratingsOf(t, 'w');
      t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
      strike(t);
      expect(ratingsOf(t, 'w')[0]! - wounded!).toBe(t.card('s').marks);
      return t;
    };
    const squad = { squad: { d: { card: 'Infantry', wounded: true } } };
    const t = given('Templar', squad);
    expect([t.card('d').zone, t.card('s').marks]).toEqual(['sacrificed', 1]);
    const other = given('Razide', squad);
    expect([other.card('d').zone, other.card('s').marks]).toEqual(['discard', 0]);
    const legion = given('Templar', { cohort: { d: { card: 'Heretic', wounded: true } } });
    expect([legion.card('d').zone, legion.card('s').marks]).toEqual(['discard', 0]);
  },
);

it(
  'Summon Warzone: a warzone out of the discard pile, or dearer out of the library',
  rules('DOT 21.9', 'DOT 21.8', 'DOT 16.2', 'DOT 16.4'),
  () => {
    const given = (): Table =>
      table('tournament', {
        Jana: {
          destiny: 9,
          hand: { s: 'Summon Warzone' },
          squad: { a: 'Antiquarian' },
          discard: { z: 'Asteroid Settlement', h: 'Hussar' },
          library: { y: 'Crater of Anatholia', x: 'Infantry' },
        },
        Petr: {},
      });
    const t = given().do('0: play s', '0: spend 4').passWhile();
    t.do(`0: ${t.offers.find(key => key.includes('squad'))!}`).passWhile();
    expect([t.all('placed').length, t.side(0).destiny, t.side(0).discard.length, t.card('s').zone]).toEqual([1, 5, 1, 'sacrificed']);
    expect(t.world.pools[0]!.open).toBe(2);
    const deep = given().do('0: play s', '0: spend 8').passWhile();
    deep.do(`0: ${deep.offers.find(key => key.startsWith('play'))!}`).passWhile();
    expect([deep.side(0).library.length, deep.side(0).destiny]).toEqual([1, 1]);
  },
);

it('Visionary Crystal removes a card of a library, and wounds who used it', rules('DOT 37.6', 'DOT 37.9'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', gear: { c: 'Visionary Crystal' } } } },
    Petr: { library: { x: 'Razide', y: 'Infantry' } },
  });
  t.do('0: use c as 0 at 1').passWhile();
  const named = t.offers.map(key => t.world.cards[Number(key.split(' ')[1])]!.def);
  expect(named.toSorted()).toEqual([t.card('x').def, t.card('y').def].toSorted());
  t.do(`0: ${t.offers[0]!}`).passWhile();
  expect([t.side(1).library.length + t.side(1).hand.length, t.side(1).sacrificed.length, t.card('c').zone, t.card('a').wounded]).toEqual([
    1,
    1,
    'sacrificed',
    true,
  ]);
});
