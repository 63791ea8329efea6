import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table, type Table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';
import { ratingsOf, strike, type Words } from '../situations.ts';

const WEAPON = 'Punisher Combo';
/** A Mortificator fights a Hussar with a poisoned weapon. */
const sting = (poison: string, tactic = 'fight', petr: Words = {}): Table => {
  const t = table('tournament', {
    turn: 8,
    Jana: { destiny: 0, squad: { a: { card: 'Mortificator', gear: { w: { card: WEAPON, gear: { g: poison } } } } } },
    Petr: { destiny: 0, squad: { d: 'Hussar', e: 'Mystic' }, ...petr },
  });
  return strike(t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`));
};

it.each(['Black Venom', "Cardinal's Blood", 'Spiraling Death'])('%s lies on a weapon of a Mortificator', card => {
  const t = table('tournament', {
    Jana: {
      hand: { x: card },
      squad: { a: { card: 'Mortificator', gear: { w: WEAPON, c: 'Combat Armor' } }, h: { card: 'Hussar', gear: { v: WEAPON } } },
    },
    Petr: {},
  });
  expect([t.offersKey('play x on w'), t.offersKey('play x on c'), t.offersKey('play x on v')]).toEqual([true, false, false]);
});

it("Cardinal's Blood: no wound in a Fight, but printed ratings of 1", rules('DOT DR-106', 'DOT 7.24'), () => {
  const t = sting("Cardinal's Blood");
  expect([t.card('d').wounded, ratingsOf(t, 'd')]).toEqual([false, [1, 1, 1, 2]]);
  const shot = sting("Cardinal's Blood", 'shoot');
  expect(ratingsOf(shot, 'd')).toEqual([2, 2, 3, 2]);
});

it('Black Venom: whom the weapon wounds performs no actions until he is healed', rules('DOT 34.9', 'DOT 37.10', 'DOT 21.3'), () => {
  const t = sting('Black Venom', 'fight', { hand: { h: 'Exorcise Injuries' } });
  expect([t.card('d').wounded, t.card('g').zone, t.happened('lasting', { what: 'noActions', card: t.id('d') })]).toEqual([
    true,
    'discard',
    true,
  ]);
  const next = untilTurn(t, 9).passWhile(p => p.question === 'window.answer');
  expect([next.asked, next.offersKey('cover d'), next.offersKey('cover e')]).toEqual([1, false, true]);
  next.do('1: meditate', '1: play h on d').passWhile();
  expect([next.card('d').wounded, next.offersKey('cover d')]).toEqual([false, true]);
  expect(sting('Black Venom', 'shoot').card('g').zone).toBe('attached');
});

it('Spiraling Death: 3 as each turn of his player begins, or he dies', rules('DOT 3.32', 'DOT 7.24'), () => {
  const t = untilTurn(sting('Spiraling Death', 'fight', { destiny: 3 }), 9);
  expect([t.card('d').wounded, t.asked, t.offers.toSorted()]).toEqual([false, 1, ['pay', 'refuse']]);
  t.do('1: pay');
  expect([t.side(1).destiny, t.card('d').zone]).toEqual([0, 'squad']);
  const u = untilTurn(sting('Spiraling Death'), 9);
  expect(u.offers).toEqual(['refuse']);
  u.do('1: refuse', '0: victory 2').passWhile();
  expect([u.card('d').zone, u.side(0).victory]).toEqual(['discard', 2]);
});
