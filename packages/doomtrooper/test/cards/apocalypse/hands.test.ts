import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { handOf } from '../../../src/rules/hands.ts';
import { sees } from '../../../src/rules/view.ts';
import { table } from '../../fixture.ts';
import { strike } from '../situations.ts';

const cards = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`c${i}`, 'Hussar']));

it("Paladine's Favor: one card more for each Imperial warrior in the Squad, five at most", rules('DOT 6.1', 'DOT 27.1'), () => {
  const t = table('tournament', {
    Jana: { player: { p: "Paladine's Favor", q: "Paladine's Favor" }, squad: { a: 'Clansman', b: 'Clansman', h: 'Hussar' } },
    Petr: { player: { r: "Paladine's Favor" }, squad: Object.fromEntries([1, 2, 3, 4, 5, 6].map(i => [`i${i}`, 'Clansman'])) },
  });
  expect([handOf(t.world, 0), handOf(t.world, 1)]).toEqual([
    { draw: 9, hold: 9 },
    { draw: 12, hold: 12 },
  ]);
});
const favoured = (mine: object) =>
  table('tournament', {
    at: 'window',
    Jana: { hand: { f: 'Reassignment', ...mine }, squad: { z: 'Hussar' } },
    Petr: { destiny: 20, hand: { p: "Paladine's Favor", ...cards(9) }, squad: { a: 'Clansman', c: 'Clansman', b: 'Hussar' } },
  }).do('1: play p at 1');
it("Paladine's Favor: fewer Imperial warriors, fewer cards at once", rules('DOT 27.1', 'DOT 19.2'), () => {
  const t = favoured({}).do('0: play f on a');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.asked, t.offers.length]).toEqual([1, 9]);
  t.do('1: pick c0').passWhile();
  expect([t.side(1).hand.length, handOf(t.world, 1)]).toEqual([8, { draw: 8, hold: 8 }]);
  const u = favoured({})
    .do('0: play f on b')
    .passWhile(p => p.question === 'window.answer');
  expect(u.side(1).hand.length).toBe(9);
});
it("Paladine's Favor: lost, it takes the cards with it", rules('DOT 27.1'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', gear: { s: 'Special Forces Training' } } } },
    Petr: { hand: cards(9), player: { p: { card: "Paladine's Favor", marks: 2 } }, squad: { a1: 'Clansman', a2: 'Clansman' } },
  });
  t.do('0: use s as 0 on p').passWhile();
  expect([t.asked, t.card('p').zone, t.offers.length]).toEqual([1, 'discard', 9]);
  t.answer(1, t.offers[0]!);
  t.answer(1, t.offers[0]!);
  expect(t.side(1).hand.length).toBe(7);
});
it('Surveillance Bug: the hand of an attacker lies open until the combat ends', rules('DOT 37.14', 'DOT 24.2.1'), () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Surveillance Bug' }, squad: { z: 'Hussar' } },
    Petr: { hand: { h: 'Dragoon' }, squad: { d: 'Sea Lion' } },
  });
  t.do('0: play s on d', '0: end', '1: attack', '1: attacker d', '1: defender z');
  expect([t.card('s').by, sees(t.world, 0, t.id('h')), sees(t.world, 'spectator', t.id('h'))]).toEqual([0, true, true]);
  strike(t.do('1: fight'));
  expect([t.world.fights.length, sees(t.world, 0, t.id('h'))]).toEqual([0, false]);
});
