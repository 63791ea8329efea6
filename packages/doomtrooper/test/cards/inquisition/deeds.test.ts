import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import type { World } from '../../../src/rules/state.ts';
import { table, type Table } from '../../fixture.ts';
import { inWindow, ratingsOf, strike, strikes } from '../situations.ts';

/** `a` of Jana's has struck `d`; she is asked in the window after the strikes. */
const after = (jana: object, petr: object): Table => {
  const t = table('tournament', { Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
  return t.passWhile(p => !((p.position.world as World).fights[0]?.phase === 'status' && p.asked === 0));
};

it.each([
  ['Commendation', [3, 0, 0, 1]],
  ['Decoration', [0, 3, 0, 1]],
  ['Recognition', [0, 0, 3, 1]],
])('%s for a Doomtrooper who killed somebody of higher Value', (card, adds) => {
  const given = (victim: string): Table =>
    after(
      { hand: { x: card, y: card }, squad: { a: { card: 'Hussar', gear: { g: 'Violator Sword' } } } },
      { cohort: { d: { card: victim, wounded: true } } },
    );
  const t = given('Undead Legionnaire');
  expect([t.happened('killed'), t.offersKey('play x on a')]).toEqual([true, false]);
  const u = after(
    { hand: { x: card, y: card }, squad: { a: { card: 'Shadow Walker', gear: { g: 'Punisher Combo' } } } },
    { cohort: { d: { card: 'Callistonian Conqueror', wounded: true } } },
  );
  const before = ratingsOf(u, 'a');
  u.do('0: play x on a', '0: play y on a').answered();
  expect(ratingsOf(u, 'a').map((n, i) => n - before[i]!)).toEqual(adds.map(n => 2 * n));
});

it('Loot the Dead: equipment of whom your warrior killed, even of a foreign affiliation', rules('DOT DR-105'), () => {
  const t = after(
    { hand: { x: 'Loot the Dead' }, squad: { a: { card: 'Etoiles Mortant', gear: { g: 'Punisher Combo' } } } },
    { cohort: { d: { card: 'Undead Legionnaire', wounded: true, gear: { k: 'Azogar', y: 'Armor of Unholiness' } } } },
  );
  t.do('0: play x', '0: pick k', '0: pick a').answered();
  expect([t.card('k').host, t.card('k').by, t.card('k').owner, t.card('y').zone]).toEqual([t.id('a'), 0, 1, 'discard']);
  const lives = after(
    { hand: { x: 'Loot the Dead' }, squad: { a: 'Hussar' } },
    { cohort: { d: { card: 'Razide', gear: { k: 'Azogar' } } } },
  );
  expect(lives.offersKey('play x')).toBe(false);
});

it('Preferred Spell: the spell works, and its card goes back to hand', rules('DOT 37.15'), () => {
  const t = inWindow(
    { hand: { s: 'Elemental Alteration', x: 'Forgery' }, squad: { m: 'Mystic' } },
    { hand: { p: 'Preferred Spell' }, squad: { h: 'Hussar' } },
  );
  t.do('0: play s', '1: play p').passWhile();
  const names = t.side(0).hand.length;
  expect([names, t.side(0).discard.length, ratingsOf(t, 'h')]).toEqual([2, 0, [1, 1, 4, 2]]);
});

it('Ferocity: who has more than twice the other’s Armor kills him', () => {
  const given = (card: string): Table => {
    const t = table('tournament', {
      Jana: { hand: { x: 'Ferocity' }, squad: { a: card } },
      Petr: { destiny: 0, squad: {}, cohort: { d: 'Undead Legionnaire' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot', '0: play x on a');
    return strike(t);
  };
  // Armor 2: 5 kills, 4 wounds.
  expect([strikes(given('Free Marine'))[0]!.rating, given('Free Marine').happened('killed')]).toEqual([6, true]);
  const even = given('Blood Beret');
  expect([strikes(even)[0]!.rating, even.happened('killed'), even.card('d').wounded]).toEqual([4, false, true]);
});

it('Bolster Your Forces: others join for their Value', rules('DOT 3.32', 'DOT 25.9', 'DOT 25.23'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 5,
      hand: { x: 'Bolster Your Forces' },
      squad: { a: 'Hussar', b: 'Hussar', c: 'Hussar', e: 'Hussar' },
      cohort: { r: 'Razide' },
    },
    Petr: { destiny: 0, cohort: { d: 'Razide' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play x on a');
  t.answered();
  expect(t.offersKey('pick r')).toBe(false);
  t.do('0: pick b', '0: pick c');
  // Hussar: Value 2, Fight 2; 1 destiny point is left.
  expect([t.side(0).destiny, t.offersKey('pick e')]).toEqual([1, false]);
  t.passWhile(p => p.question === 'window.answer');
  t.do('1: strike b');
  expect(strikes(strike(t))[0]!.rating).toBe(6);
});

it('The Second Directorate: whom the Brotherhood wounds is killed for his Value', rules('DOT 3.32', 'DOT 24.6.4'), () => {
  const given = (destiny: number): Table => {
    const t = table('tournament', {
      Jana: { destiny, squad: { a: { card: 'Inquisitor', gear: { g: 'Punisher Combo' } }, x: 'The Second Directorate' } },
      Petr: { destiny: 0, cohort: { d: 'Undead Legionnaire' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    return strike(t);
  };
  const t = given(3);
  expect([t.asked, t.offers.toSorted()]).toEqual([0, ['pay', 'refuse']]);
  t.do('0: pay').passWhile();
  expect([t.happened('killed', { card: t.id('d') }), t.side(0).destiny]).toEqual([true, 1]);
  const u = given(3).do('0: refuse').passWhile();
  expect([u.happened('killed'), u.card('d').wounded]).toEqual([false, true]);
  expect(given(1).offers).not.toContain('pay');
});
