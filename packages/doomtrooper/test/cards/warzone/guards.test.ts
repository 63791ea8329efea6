import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { attack, inPhase, ratingsOf, type Words } from '../situations.ts';

it.each([
  ['Hero Award', [3, 3, 3, 3]],
  ['Honor Award', [1, 1, 1, 0]],
])('%s: for who has killed somebody of higher Value', (card, more) => {
  const given = (d: Plain): Table => {
    const t = attack({ hand: { w: card, v: card }, squad: { a: 'Free Marine', b: 'Hussar' } }, { cohort: { d } }, 'shoot');
    return t.passWhile(p => !(inPhase('status')(p) && p.asked === 0));
  };
  const t = given({ card: 'Mercurian Maculator', wounded: true });
  const before = ratingsOf(t, 'a');
  expect(t.happened('killed', { card: t.id('d') })).toBe(true);
  expect(t.offersKey('play w on b')).toBe(false);
  t.do('0: play w on a')
    .answered()
    .passWhile(p => !(inPhase('status')(p) && p.asked === 0));
  // What raises his Value leaves no room for another.
  expect(t.offersKey('play v on a')).toBe(more[3] === 0);
  expect(ratingsOf(t, 'a').map((n, i) => n - before[i]!)).toEqual(more);
  const weak = given({ card: 'Heretic', wounded: true });
  expect([weak.happened('killed'), weak.offersKey('play w on a')]).toEqual([true, false]);
});

it.each([
  ['Point Guard', 'fight', 'shoot'],
  ['Rear Guard', 'shoot', 'fight'],
])(
  '%s defends for a comrade and is wounded for it',
  rules('DOT 24.2.8', 'DOT 9.6', 'DOT 28.19', 'DOT 33.12', 'DOT 37.1'),
  (card, tactic, other) => {
    const given = (how: string, more: Words = {}): Table =>
      attack({ squad: { a: 'Hussar' } }, { squad: { d: 'Dragoon', g: { card: 'Big Bob Watts', gear: { p: card } }, ...more } }, how);
    const t = given(tactic).do('1: use p as 0').passWhile();
    expect([t.happened('swapped', { card: t.id('g') }), t.card('g').wounded, t.card('d').wounded, t.card('a').wounded]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    const not = given(other);
    not.passWhile(p => p.asked !== 1);
    expect(not).toRefuse(not.key('use p as 0'), 'DOT 28.19');
    const hurt = attack(
      { squad: { a: 'Hussar' } },
      { squad: { d: 'Dragoon', g: { card: 'Big Bob Watts', wounded: true, gear: { p: card } } } },
      tactic,
    );
    hurt.do('1: use p as 0').passWhile(p => p.question === 'window.answer');
    expect([hurt.card('g').zone, hurt.asked, hurt.question]).toEqual(['discard', 0, 'awarding.announce']);
    const covered = attack(
      { squad: { a: 'Hussar' } },
      { squad: { d: 'Dragoon', g: { card: 'Big Bob Watts', covered: true, gear: { p: card } } } },
      tactic,
    );
    covered.passWhile(p => p.asked !== 1);
    expect(covered).toRefuse(covered.key('use p as 0'), 'DOT 9.6');
    const home = table('tournament', {
      opened: true,
      Jana: { hand: { p: card }, squad: { b: 'Dragoon' }, station: { s: 'Hussar' } },
      Petr: {},
    });
    expect([home.offersKey('play p on b'), home.offersKey('play p on s')]).toEqual([true, false]);
  },
);
