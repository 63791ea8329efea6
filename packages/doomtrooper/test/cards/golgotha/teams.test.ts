import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ask } from '../situations.ts';

/** Jana and Eva against Petr and Tom. */
const teams = (jana: object, petr: object, eva: object, tom: object = {}, more: object = {}) =>
  table(
    'tournament',
    { Jana: jana as never, Petr: petr as never, Eva: eva as never, Tom: tom as never, ...more },
    { seats: 4, options: { mode: 'teams' } },
  );

it.each(['Arms Convoy', 'Troop Transfer', 'Truce'])('%s is for team games only', card => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { x: card }, squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } }, b: 'Hussar' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect(t).toRefuse(t.key('play x'), 'DOT 28.16');
});
it('Arms Convoy: equipment goes from warrior to warrior of the team, an action each', rules('DOT DR-111', 'DOT 7.24'), () => {
  const t = teams(
    { hand: { x: 'Arms Convoy' }, squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor', s: 'Violator Sword' } }, n: 'Hussar' } },
    { squad: { b: 'Hussar' } },
    { squad: { c: 'Hussar', l: 'Sea Lion' } },
  );
  ask(t.do('0: meditate', '0: play x', '0: pick s'));
  expect([t.offersKey('pick c'), t.offersKey('pick n'), t.offersKey('pick l'), t.offersKey('pick b')]).toEqual([true, true, false, false]);
  t.do('0: pick c');
  expect([t.card('s').host, t.card('s').by, t.world.pools[0]!.open]).toEqual([t.id('c'), 2, 1]);
  ask(t.do('0: pick m', '0: pick l'));
  expect([t.card('m').host, t.card('m').by]).toEqual([t.id('l'), 2]);
});
it('Troop Transfer: from Squad to Squad and from Kohort to Kohort', rules('DOT DR-111', 'DOT 38.2', 'DOT 38.8', 'DOT 38.12'), () => {
  const t = teams(
    { hand: { x: 'Troop Transfer' }, squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } } }, cohort: { r: 'Razide' } },
    { squad: { b: 'Hussar' } },
    { squad: { c: 'Sea Lion' } },
  );
  ask(t.do('0: meditate', '0: play x'));
  expect([t.offersKey('pick a'), t.offersKey('pick r'), t.offersKey('pick c'), t.offersKey('pick b')]).toEqual([true, true, true, false]);
  ask(t.do('0: pick a', '0: holder 2'));
  expect([t.card('a').by, t.card('a').zone, t.card('m').by, t.world.pools[0]!.open]).toEqual([2, 'squad', 2, 1]);
  t.do('0: pick r', '0: holder 2');
  expect([t.card('r').by, t.card('r').zone]).toEqual([2, 'cohort']);
});
it('Truce: two teams do not attack each other, nor hinder each other with specials', rules('DOT DR-111'), () => {
  const t = teams(
    { hand: { x: 'Truce', p: 'Lost Paperwork' }, squad: { a: 'Hussar' } },
    { victory: 9, squad: { b: 'Hussar' } },
    { squad: { c: 'Hussar' } },
    { victory: 9 },
  );
  expect(t.offersKey('attack')).toBe(true);
  t.do('0: meditate').passWhile(p => p.question !== 'window.answer');
  expect(t.offersKey('play p at 1')).toBe(true);
  t.do('0: play x').answered();
  t.until('Jana');
  expect(t).toRefuse(t.key('play p at 1'), 'DOT DR-111');
  ask(t);
  expect([t.question, t.offersKey('attack')]).toEqual(['acting.act', false]);
});
it('Nothing Is Sacred: two change places, and turns go round as they sit now', rules('DOT 38.1'), () => {
  const seats = (n: number) => ({ at: 'actions', Jana: { hand: { x: 'Nothing Is Sacred' } }, Petr: {}, ...(n > 2 && { Eva: {} }) });
  const two = table('tournament', seats(2));
  expect(two).toRefuse(two.key('play x at 1'), 'DOT 28.16');
  const t = table('tournament', seats(3), { seats: 3 });
  expect(t.offersKey('play x at 0')).toBe(false);
  ask(t.do('0: play x at 1'));
  expect([t.world.around, t.card('x').zone]).toEqual([[1, 0, 2], 'sacrificed']);
  // Whose turn it was goes on; then the next one clockwise from where he sits.
  const order: number[] = [];
  for (let i = 0; i < 600 && order.length < 3; i++) {
    if (t.world.active !== order.at(-1) && t.world.step === 'actions') order.push(t.world.active);
    t.answer(t.asked!, ['pass', 'keep', 'end'].find(word => t.offers.includes(word)) ?? t.offers[0]!);
  }
  expect(order).toEqual([0, 2, 1]);
});
