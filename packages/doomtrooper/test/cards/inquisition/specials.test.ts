import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { cannotBePlayed, strike, strikes, window } from '../situations.ts';

it('Heist takes equipment, whatever affiliation it asks for; discarded, it goes home', rules('DOT 35.2'), () => {
  const t = window(
    { hand: { h: 'Heist' }, squad: { a: 'Infantry' } },
    { squad: { b: { card: 'Hussar', gear: { v: 'Violator Sword' } }, d: 'Dragoon' } },
    '0: play h on v',
    '0: pick a',
  );
  expect([t.card('v').host, t.card('v').by, t.card('v').owner]).toEqual([t.id('a'), 0, 1]);
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  expect(strikes(strike(t))[0]!.rating).toBe(4);
});

it.each(['Noted Collector'])('%s has no effect in either book and cannot be played', cannotBePlayed);

it('Reassignment sends a warrior home with his equipment and gives his Value back', rules('DOT 35.3'), () => {
  const t = table('tournament', {
    Jana: { hand: { r: 'Reassignment' } },
    Petr: { destiny: 0, library: {}, squad: { d: { card: 'Max Steiner', gear: { x: 'Composite Armor', y: 'Reputation' } } } },
  });
  t.do('0: play r on d').passWhile();
  expect([t.side(1).library.length, t.side(1).discard, t.side(1).destiny]).toEqual([2, [t.id('y')], 11]);
});

it('Wave of Righteousness: one warrior for each 10 destiny points, all announced at once', rules('DOT 28.22'), () => {
  const t = window(
    { hand: { w: 'Wave of Righteousness' } },
    { squad: { a: 'Hussar', b: 'Dragoon' }, hidden: { c: 'Infantry' } },
    '0: play w on a',
    '0: also c',
  );
  expect([t.card('a').zone, t.card('b').zone, t.card('c').zone, t.side(0).destiny, t.card('w').zone]).toEqual([
    'discard',
    'squad',
    'discard',
    0,
    'sacrificed',
  ]);
});

it('Wave of Righteousness discards a warrior', () => {
  expect(window({ hand: { s: 'Wave of Righteousness' } }, { squad: { a: 'Hussar' } }, '0: play s on a').card('a').zone).toBe('discard');
});
