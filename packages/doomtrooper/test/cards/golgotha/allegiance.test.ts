import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { affiliationOf, isDoomtrooper, isHeretic, isLegion } from '../../../src/rules/status.ts';
import { PROFILES, table, type Table } from '../../fixture.ts';
import { inWindow } from '../situations.ts';

const is = (t: Table, name: string) => ({
  doomtrooper: isDoomtrooper(t.world, t.id(name)),
  heretic: isHeretic(t.world, t.id(name)),
  legion: isLegion(t.world, t.id(name)),
  of: affiliationOf(t.world, t.id(name)),
});

for (const profile of PROFILES)
  it(
    `Touched by the Light: a Heretic becomes a Doomtrooper without affiliation (${profile})`,
    rules('DOT 32.26', 'DOT 13.16', 'DOT 19.1', 'DOT 32.1s', 'DOT 32.1t', 'DOT 37.10', 'DOT 11.6'),
    () => {
      const t = table(profile, {
        at: 'window',
        Jana: { destiny: 20, hand: { l: 'Touched by the Light' }, squad: { x: 'Hussar' } },
        Petr: { cohort: { h: { card: 'Heretic', gear: { s: 'Dark Fire', g: 'Deathlockdrum' } }, r: 'Razide' } },
      });
      expect([t.offersKey('play l on x'), t.offersKey('play l on r')]).toEqual([false, false]);
      t.do('0: play l on h').answered();
      expect(is(t, 'h')).toEqual({ doomtrooper: true, heretic: false, legion: false, of: 0 });
      expect(t.card('s').zone).toBe('discard');
      const without = table(profile, { Jana: {}, Petr: { cohort: { h: 'Heretic' } } });
      expect(is(without, 'h')).toEqual({ doomtrooper: false, heretic: true, legion: true, of: 64 });
    },
  );

it(
  'Touched by the Light undoes Tainted! on a warrior, and answers it and Dark Visitation',
  rules('DOT 28.4', 'DOT 28.16', 'DOT 32.1s', 'DOT 32.1t', 'DOT 13.16', 'DOT 36.2'),
  () => {
    const t = inWindow({ hand: { l: 'Touched by the Light' } }, { squad: { h: { card: 'Hussar', gear: { x: 'Tainted!' } } } });
    t.do('0: play l on h').answered();
    expect([is(t, 'h'), t.card('x').zone]).toEqual([{ doomtrooper: true, heretic: false, legion: false, of: 0 }, 'discard']);
    for (const card of ['Tainted!', 'Dark Visitation']) {
      const u = inWindow(
        { squad: { a: 'Hussar', b: 'Heretic' }, hand: { l: 'Touched by the Light' } },
        { hand: { x: card, i: 'Inspired' } },
      );
      u.do('1: play x on a');
      u.until('Jana');
      expect(u.offersKey('play l on b')).toBe(false);
      u.do('0: play l on a').passWhile();
      expect([u.card('x').zone, u.card('l').zone, is(u, 'a').heretic, is(u, 'a').of]).toEqual(['discard', 'discard', false, 1]);
    }
  },
);

it('Undying Loyalty: only what is printed on him counts, and nobody wins him over', rules('DOT 32.33', 'DOT 35.1', 'DOT 11.6'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 30,
      hand: { u: 'Undying Loyalty', p: 'Programmed' },
      squad: { a: { card: 'Hussar', gear: { m: 'Dutiful Service', b: 'Honorary Baptism' } } },
      cohort: { r: 'Razide' },
    },
    Petr: { squad: { d: { card: 'Blood Beret', gear: { u2: 'Undying Loyalty' } }, e: 'Blood Beret' } },
  });
  expect([is(t, 'a').of, t.offersKey('play u on r')]).toEqual([49, false]);
  expect([t.offersKey('play p on e'), t.offersKey('play p on d')]).toEqual([true, false]);
  t.do('0: play u on a').passWhile();
  expect(is(t, 'a').of).toBe(1);
});

it('Undying Loyalty keeps him from becoming a Heretic', () => {
  const t = inWindow({ hand: { v: 'Dark Visitation' }, squad: { a: { card: 'Hussar', gear: { u: 'Undying Loyalty' } }, b: 'Hussar' } }, {});
  expect([t.refusal('play v on a'), t.offersKey('play v on b')]).toEqual(['DOT 36.2', true]);
});

it('Undying Loyalty: what has made him something else before no longer counts', () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', gear: { x: 'Tainted!', u: 'Undying Loyalty' } } } },
    Petr: { squad: { b: { card: 'Hussar', gear: { y: 'Tainted!' } } } },
  });
  expect([is(t, 'a').heretic, is(t, 'b').heretic]).toEqual([false, true]);
});
