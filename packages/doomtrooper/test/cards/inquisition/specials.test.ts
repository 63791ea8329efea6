import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table, type Table } from '../../fixture.ts';
import { cannotBePlayed, kills, strike, strikes, window } from '../situations.ts';

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

it('Mortification: whom its bearer wounds in a Fight is killed, in a Shoot only wounded', () => {
  const marked = (): Table =>
    table('tournament', {
      Jana: { hand: { m: 'Mortification' }, squad: { a: 'Valkyrie' } },
      Petr: { cohort: { d: 'Child of Ilian' } },
    })
      .do('0: play m on a')
      .passWhile();
  expect([kills(marked(), 'fight'), kills(marked(), 'shoot')]).toEqual([true, false]);
  const t = table('tournament', { Jana: { hand: { m: 'Mortification' }, squad: { a: 'Hussar' } }, Petr: {} });
  expect(t).toRefuse(t.key('play m on a'), 'DOT 3.30');
});

it('Subversive Agent: a Doomtrooper may attack his own corporation, and is attacked as before', () => {
  const attackers = (gear: object): boolean[] => {
    const t = table('standard', {
      Jana: { squad: { a: { card: 'Hussar', gear } } },
      Petr: { squad: { d: 'Dragoon', e: 'Infantry' } },
    } as never);
    t.do('0: attack').passWhile();
    t.do('0: attacker a');
    return [t.offersKey('defender d'), t.offersKey('defender e')];
  };
  expect([attackers({}), attackers({ s: 'Subversive Agent' })]).toEqual([
    [false, true],
    [true, true],
  ]);
  const t = table('tournament', { Jana: { hand: { s: 'Subversive Agent' }, cohort: { a: 'Razide' } }, Petr: {} });
  expect(t).toRefuse(t.key('play s on a'), 'DOT 3.30');
});

it('Summoning Empathy: your Brotherhood in the Squad casts Summoning', () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Summoning Empathy' }, squad: { a: 'Sacred Warrior', b: 'Valkyrie', c: 'Hussar' } },
    Petr: { squad: { d: 'Sacred Warrior' } },
  });
  expect(t.offersKey('play s on d')).toBe(false);
  t.do('0: play s on a').passWhile();
  expect(['a', 'b', 'c', 'd'].map(name => has(t.world, t.id(name), 'casts:summoning', null))).toEqual([true, true, false, false]);
});

it('Thadeus’s Pallet: nobody seeks cover', () => {
  const t = window({ hand: { p: "Thadeus's Pallet" }, squad: { a: 'Hussar', b: 'Dragoon' } }, {}, '0: play p');
  expect([t.card('p').zone, t.offersKey('cover a')]).toEqual(['table', false]);
  expect(t).toRefuse(t.key('cover a'), 'DOT 9.17');
});

it('The First Directorate: your Brotherhood casts all Art', () => {
  const t = table('tournament', {
    Jana: { hand: { f: 'The First Directorate' }, squad: { a: 'Sacred Warrior', c: 'Hussar' } },
    Petr: { squad: { d: 'Sacred Warrior' } },
  });
  t.do('0: play f to squad').passWhile();
  expect([t.card('f').zone, ...['a', 'c', 'd'].map(name => has(t.world, t.id(name), 'casts:all', null))]).toEqual([
    'squad',
    true,
    false,
    false,
  ]);
});
