import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { inWindow, type Words } from '../situations.ts';
import type { Table } from '../../fixture.ts';

/** The Art cast by a Mystic, who knows all aspects. */
const cast = (card: string, jana: Words, ...answers: readonly string[]): Table =>
  inWindow({ hand: { s: card }, squad: { m: 'Mystic' }, ...jana }, {})
    .do('0: play s', ...answers)
    .passWhile();

it.each([
  ['Summon Item', 4, 7, 'Combat Armor', 'play i on m'],
  ['Summon Relic', 7, 10, 'Armor of the True Assassin', 'play i on m'],
  ['Summon Defense', 3, 6, 'Factory', 'play i to squad'],
])(
  '%s: for %d out of the discard pile, for %d out of the library',
  rules('DOT 4.1', 'DOT 15.5s', 'DOT 15.5t', 'DOT 15.12'),
  (card, dead, deep, name, where) => {
    const t = cast(card, { discard: { i: name, x: 'Hussar' } }, `0: spend ${dead}`, `0: ${where}`);
    expect([t.card('i').zone === 'discard', t.side(0).destiny, t.card('s').zone]).toEqual([false, 20 - dead, 'sacrificed']);
    const u = inWindow({ hand: { s: card }, squad: { m: 'Mystic' }, library: { i: name, x: 'Hussar' } }, {});
    u.do('0: play s', `0: spend ${deep}`);
    const there = u.offers.filter(key => key.startsWith('play'));
    expect(there.length).toBeGreaterThan(0);
    u.do(`0: ${there[0]}`).passWhile();
    expect([u.side(0).destiny, u.side(0).library.length, u.happened('libraryShuffled')]).toEqual([20 - deep, 1, true]);
  },
);

it('Summon Item gives to the Squad only', () => {
  const t = inWindow({ hand: { s: 'Summon Item' }, squad: { m: 'Mystic' }, cohort: { r: 'Razide' }, discard: { i: 'Combat Armor' } }, {});
  t.do('0: play s', '0: spend 4');
  expect([t.offersKey('play i on m'), t.offersKey('play i on r')]).toEqual([true, false]);
});

it('Summon Trooper: 2 and the Value, out of the library 2 and twice the Value; no personality, no Dark Legion', () => {
  const t = inWindow(
    { hand: { s: 'Summon Trooper' }, squad: { m: 'Mystic' }, discard: { h: 'Infantry', p: 'Max Steiner', r: 'Razide' } },
    {},
  );
  t.do('0: play s', '0: discard');
  expect([t.offersKey('pick h'), t.offersKey('pick p'), t.offersKey('pick r')]).toEqual([true, false, false]);
  t.do('0: pick h').passWhile();
  const value = 20 - 2 - t.side(0).destiny;
  expect([t.card('h').zone, value > 0]).toEqual(['squad', true]);
  const u = inWindow({ hand: { s: 'Summon Trooper' }, squad: { m: 'Mystic' }, library: { h: 'Infantry', r: 'Razide' } }, {});
  u.do('0: play s', '0: library');
  u.do(`0: ${u.offers.find(key => key !== 'stop')}`).passWhile();
  expect([u.side(0).destiny, u.side(0).library.length]).toEqual([20 - 2 - 2 * value, 1]);
});

it('Summon Hero: a personality', () => {
  const t = inWindow({ hand: { s: 'Summon Hero' }, squad: { m: 'Mystic' }, discard: { h: 'Infantry', p: 'Max Steiner' } }, {});
  t.do('0: play s', '0: discard');
  expect([t.offersKey('pick h'), t.offersKey('pick p')]).toEqual([false, true]);
  t.do('0: pick p').passWhile();
  // Max Steiner: Value 8.
  expect([t.card('p').zone, t.side(0).destiny]).toEqual(['squad', 10]);
});
