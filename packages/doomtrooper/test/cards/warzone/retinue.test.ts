import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { ratingsOf, strike, type Words } from '../situations.ts';

it(
  'Brass Apocalypt: nobody attacks his ward, with whom he goes',
  rules('DOT 7.24', 'DOT 24.2.11', 'DOT 37.10', 'DOT 24.2.9t', 'DOT 37.1'),
  () => {
    const given = (): Table =>
      table('tournament', {
        Jana: { destiny: 9, hand: { b: 'Brass Apocalypt', k: 'Tax Refund' }, cohort: { w: 'Necromutant', n: 'Nepharite of Algeroth' } },
        Petr: { squad: { a: 'Sean Gallagher' } },
      }).do('0: play b');
    const t = given();
    t.passWhile(p => p.question === 'window.answer');
    expect([t.offersKey('pick w'), t.offersKey('pick n')]).toEqual([true, false]);
    t.do('0: pick w', '0: end').passWhile();
    t.do('0: keep').passWhile();
    t.do('1: attack').passWhile(p => p.question === 'window.answer');
    t.do('1: attacker a');
    expect([t.offersKey('defender w'), t.offersKey('defender b'), t.offersKey('defender n')]).toEqual([false, true, true]);
    const u = given();
    u.do('0: pick w', '0: play k on w').passWhile();
    expect([u.card('w').zone, u.card('b').zone, u.side(1).victory]).toEqual(['discard', 'discard', 0]);
  },
);

it('Eva Valmonte strengthens the others for an action each, until your next turn', rules('DOT 7.24'), () => {
  const t = table('tournament', {
    Jana: { squad: { e: 'Eva Valmonte', a: 'Hussar' }, cohort: { r: 'Razide' } },
    Petr: { squad: { d: 'Infantry' } },
  });
  const razide = ratingsOf(t, 'r');
  t.do('0: use e as 0', '0: use e as 0').passWhile(p => p.question === 'window.answer');
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'e'), ratingsOf(t, 'r')]).toEqual([[6, 6, 7, 2], [1, 1, 1, 4], razide]);
  expect(t.world.pools[0]!.open).toBe(1);
  const pass = (seat: number): void => {
    t.do(`${seat}: end`).passWhile();
    while (t.asked === seat && t.offers.includes('keep')) t.do(`${seat}: keep`).passWhile();
  };
  pass(0);
  expect([t.world.active, ratingsOf(t, 'a')]).toEqual([1, [6, 6, 7, 2]]);
  pass(1);
  expect([t.world.active, ratingsOf(t, 'a')]).toEqual([0, [2, 2, 3, 2]]);
});

it('Eva Valmonte: anyone who attacks her loses a victory point', rules('DOT 24.2.11'), () => {
  const given = (victory: number): Table =>
    table('tournament', {
      Jana: { victory, squad: { a: 'Hussar' } },
      Petr: { squad: { e: 'Eva Valmonte', d: 'Infantry' } },
    })
      .do('0: attack', '0: attacker a')
      .passWhile(p => p.question === 'window.answer');
  expect(given(0)).toRefuse(given(0).key('defender e'), 'DOT 24.2.11');
  const t = given(3).do('0: defender e');
  expect(t.side(0).victory).toBe(2);
  expect(given(3).do('0: defender d').side(0).victory).toBe(3);
});

it('Immaculate Spawn grows into an Immaculate Fury with all it has', rules('DOT DR-122', 'DOT 37.29t', 'DOT 37.44'), () => {
  const given = (pile: Words): Table => {
    const t = table('tournament', {
      Jana: {
        destiny: 0,
        cohort: { s: { card: 'Immaculate Spawn', wounded: true, gear: { g: 'Scythe of Semai' } } },
        library: { x: 'Hussar', ...pile },
      },
      Petr: { destiny: 0, squad: { d: { card: 'Hussar', wounded: true }, e: 'Infantry' } },
    });
    t.do('0: attack', '0: attacker s', '0: defender d', '0: fight');
    return strike(t);
  };
  const t = given({ f: 'Immaculate Fury' });
  t.do(t.offers.find(key => key.includes('victory')) ? `0: ${t.offers[0]!}` : '0: yes');
  strike(t);
  t.do('0: yes').passWhile(p => p.question === 'window.answer');
  const fury = t.world.play.find(id => t.world.cards[id]!.zone === 'cohort')!;
  expect([t.card('s').zone, t.world.cards[fury]!.gear, t.world.cards[fury]!.wounded, t.side(0).library.length]).toEqual([
    'discard',
    [t.id('g')],
    false,
    1,
  ]);
  const none = given({});
  none.do(`0: ${none.offers[0]!}`);
  strike(none);
  // Asked all the same, so that nobody learns what the library holds.
  none.do('0: yes').passWhile(p => p.question === 'window.answer');
  expect(none.card('s').zone).toBe('cohort');
});
