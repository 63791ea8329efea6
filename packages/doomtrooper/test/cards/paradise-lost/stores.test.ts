import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { contentsOf } from '../../../src/rules/status.ts';
import { sees } from '../../../src/rules/view.ts';
import { table } from '../../fixture.ts';
import { ask, ratingsOf, strike } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('Brotherhood Archives: cards of the hand wait in it, open', rules('DOT DR-108', 'DOT 37.15'), () => {
  const t = table('tournament', {
    Jana: { hand: { x: 'Hussar', y: 'Dragoon' }, squad: { f: 'Brotherhood Archives' } },
    Petr: {},
  });
  t.do('0: meditate', '0: use f as 0', '0: pick x').passWhile(p => p.question === 'window.answer');
  expect([contentsOf(t.world, t.id('f')), sees(t.world, 1, t.id('x')), t.side(0).hand.length]).toEqual([[t.id('x')], true, 1]);
  const { def } = t.card('x');
  t.do('0: use f as 1', '0: pick x').passWhile(p => p.question === 'window.answer');
  expect([
    contentsOf(t.world, t.id('f')),
    t
      .side(0)
      .hand.map(id => t.world.cards[id]!.def)
      .includes(def),
    t.world.pools[0]!.open,
  ]).toEqual([[], true, 1]);
});
it('Brotherhood Archives: four at most', () => {
  const names = ['a', 'b', 'c', 'd', 'e'];
  const t = table('tournament', {
    Jana: { hand: Object.fromEntries(names.map(name => [name, 'Hussar'])), squad: { f: 'Brotherhood Archives' } },
    Petr: {},
  }).do('0: meditate');
  for (const name of names.slice(0, 4)) t.do('0: use f as 0', `0: pick ${name}`);
  expect(t.offersKey('use f as 0')).toBe(false);
});
it('Grave Robbers: a personality rises for his Value', rules('DOT 35.1', 'DOT 35.2', 'DOT 8.6'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, cohort: { a: 'Nepharite of Algeroth' }, table: { y: 'Graveyard' } },
    Petr: { destiny: 10, squad: { d: { card: 'Sean Gallagher', wounded: true } }, hand: { r: 'Grave Robbers' } },
  });
  strike(t.do('0: attack', '0: attacker a', '0: defender d', '0: fight'));
  while (t.question !== 'acting.act' || t.asked !== 1)
    t.answer(t.asked!, ['pass', 'keep', 'end'].find(word => t.offers.includes(word)) ?? t.offers[0]!);
  const { destiny } = t.side(1);
  t.do('1: play r', '1: pick d').passWhile(p => p.question === 'window.answer');
  expect([t.card('d').zone, t.card('d').by, t.card('d').wounded, t.side(1).destiny, t.card('r').zone]).toEqual([
    'squad',
    1,
    false,
    destiny - 8,
    'sacrificed',
  ]);
});
it('Private Collector: a relic leaves the Museum for a warrior who may have it', rules('DOT 35.2'), () => {
  const t = table('tournament', {
    Jana: { hand: { f: 'Forgery', c: 'Private Collector' }, squad: { a: 'Cardinal Dominic', h: 'Hussar' } },
    Petr: { table: { m: 'Museum' }, squad: { b: { card: 'Mystic', gear: { q: 'Codex of Concealed Perception' } } } },
    actions: 4,
  });
  expect(t.offersKey('play c')).toBe(false);
  t.do('0: meditate', '0: play f on q', '0: play c', '0: pick q');
  ask(t);
  expect([t.offersKey('pick a'), t.offersKey('pick h')]).toEqual([true, false]);
  t.do('0: pick a').passWhile(p => p.question === 'window.answer');
  expect([t.card('q').host, t.card('q').by, t.card('q').owner]).toEqual([t.id('a'), 0, 1]);
});
const pillage = (attacker: string, wounded = true) =>
  table('tournament', {
    turn: 9,
    opened: true,
    actions: 5,
    Jana: { destiny: 0, hand: { m: 'Pillaged Munitions' }, station: { a: attacker, b: 'Cossack' } },
    Petr: {
      destiny: 0,
      station: { d: { card: 'Hussar', wounded, gear: { e: 'Violator Sword', r: 'Combat Armor' } } },
      squad: { z: 'Hussar' },
    },
  }).do('0: play m to station', '0: attack', '0: attacker a', '0: defender d', '0: fight');
it('Pillaged Munitions: equipment of the dead, for any Tribal warrior', rules('DOT DR-108', 'DOT 11.18'), () => {
  const t = ask(pillage('Cossack'));
  expect([t.question, t.offers.toSorted()]).toEqual(['choosing.answered', ['leave', t.key('pick e'), t.key('pick r')].toSorted()]);
  ask(t.do('0: pick e'));
  expect([t.card('e').zone, t.card('r').zone]).toEqual(['stored', 'discard']);
  untilTurn(t, 11);
  ask(t.do('0: use m as 0', '0: pick e', '0: pick b'));
  expect([t.card('e').host, t.card('e').by, t.card('e').zone]).toEqual([t.id('b'), 0, 'attached']);
  expect(ratingsOf(t, 'b')).toEqual([5, 4, 5, 5]);
});
it('Prisoner Work Camp: each prisoner in it is worth an action that is no attack', rules('DOT DR-108', 'DOT 34.16'), () => {
  const t = table('tournament', {
    turn: 8,
    opened: true,
    Jana: { station: { p: 'Prisoner Work Camp', x: 'Cossack' }, hand: { i: 'Captured!' } },
    Petr: {
      station: { d: { card: 'Sean Gallagher', gear: { m: 'Combat Armor' } }, y: 'Cossack' },
      hand: { s: 'Sean Gallagher' },
      destiny: 20,
    },
  });
  ask(t.do('0: play i on d'));
  expect([t.asked, t.offers.toSorted()]).toEqual([0, ['imprison', 'leave']]);
  ask(t.do('0: imprison'));
  expect([t.card('d').zone, t.card('d').host, t.card('m').zone, t.card('i').zone]).toEqual(['stored', t.id('p'), 'discard', 'sacrificed']);
  const next = untilTurn(t, 9);
  next.passWhile(p => p.question === 'window.answer');
  expect([next.asked, next.refusal('play s')]).toEqual([1, 'DOT 30.3t']);
  const own = untilTurn(next, 10);
  own.passWhile(p => p.question === 'window.answer');
  expect([own.asked, own.world.pools[0]!.open, own.world.pools[0]!.peaceful]).toEqual([0, 3, 1]);
});
it('Prisoner Work Camp: only whom its player imprisons', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { station: { x: 'Cossack' }, hand: { i: 'Captured!' } },
    Petr: { station: { p: 'Prisoner Work Camp', d: 'Cossack' } },
  });
  ask(t.do('0: play i on d'));
  expect([t.question, t.card('d').zone]).toEqual(['acting.act', 'station']);
});
