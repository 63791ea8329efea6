import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isKind } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';
import { strikesOf, attack } from '../situations.ts';

it('Shadow Walk makes him count as a Shadow Walker', rules('DOT 32.5'), () => {
  const t = table('tournament', { Jana: { squad: { s: { card: 'Samurai', gear: { k: 'Shadow Walk' } } } }, Petr: {} });
  expect([isKind(t.world, t.id('s'), 'shadow-walker'), isKind(t.world, t.id('s'), 'samurai')]).toEqual([true, true]);
});

it.each([
  ["Toronaga's Raging Might", 'fight', 12],
  ['Supreme Concentration', 'shoot', 5],
])('%s adds the opponent’s base by %s: %i', (card, tactic, rating) =>
  expect(strikesOf({ card: 'Samurai', gear: { k: card } }, tactic)[0]!.rating).toBe(rating),
);

it("The Monkey's Foot adds the opponent's base Armor", () =>
  expect(strikesOf({ card: 'Samurai', gear: { k: "The Monkey's Foot" } }, 'fight')[1]!.armour).toBe(10));

it("Shadow Walk strikes first; The Crow's Piercing Glance takes Armor off", rules('DOT 28.19', 'DOT 17.3'), () => {
  const t = table('tournament', {
    Jana: { destiny: 4, squad: { a: { card: 'Samurai', gear: { k: 'Shadow Walk', c: "The Crow's Piercing Glance" } } } },
    Petr: { cohort: { d: { card: 'Razide', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: use c as 0', '0: spend 4', '0: victory 7').passWhile();
  expect([t.card('d').zone, t.card('a').wounded]).toEqual(['discard', false]);
});

it.each([
  ['Hands of Stone', 'fight', 'shoot', "The Mongoose's Artful Dodge"],
  ["The Mongoose's Artful Dodge", 'shoot', 'fight', 'Hands of Stone'],
])('%s ends a combat by %s, not by %s, and not beside %s', (card, tactic, not, other) => {
  const t = attack({ squad: { a: 'Infantry' } }, { squad: { d: { card: 'Samurai', gear: { k: card } } } }, tactic);
  t.do('1: use k as 0').passWhile();
  expect([t.happened('struck'), t.card('k').zone]).toEqual([false, 'attached']);
  const u = attack({ squad: { a: 'Infantry' } }, { squad: { d: { card: 'Samurai', gear: { k: card } } } }, not);
  u.passWhile();
  expect(u.happened('struck')).toBe(true);
  const v = table('tournament', {
    Jana: { hand: { o: other }, squad: { a: { card: 'Samurai', gear: { k: card } }, b: 'Samurai' } },
    Petr: {},
  });
  expect([v.offersKey('play o on a'), v.offersKey('play o on b')]).toEqual([false, true]);
});
