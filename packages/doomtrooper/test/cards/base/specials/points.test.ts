import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { deckProblems, readDeck } from '../../../../src/index.ts';
import type { World } from '../../../../src/rules/state.ts';
import { table } from '../../../fixture.ts';
import { fightWithoutDestiny, window } from '../../situations.ts';

it.each<[string, string, number, number, number, number]>([
  // mine and theirs: destiny, victory
  ['Positive Karma', 'play s', 30, 10, 20, 10],
  ['Negative Karma', 'play s at 1', 20, 10, 0, 10],
  ['Lost Paperwork', 'play s at 1', 20, 10, 20, 7],
])('%s', (card, said, mine, myVictory, theirs, theirVictory) => {
  const t = window({ victory: 10, hand: { s: card } }, { victory: 10 }, `0: ${said}`);
  expect([t.side(0).destiny, t.side(0).victory, t.side(1).destiny, t.side(1).victory]).toEqual([mine, myVictory, theirs, theirVictory]);
});

it('Influence, Framed!, Reversal of Fortune', rules('DOT 3.32'), () => {
  const i = window({ hand: { s: 'Influence' } }, {}, '0: play s at 1', '0: spend 6');
  expect([i.side(0).destiny, i.side(1).destiny]).toEqual([14, 14]);
  const f = window({ hand: { s: 'Framed!' } }, { victory: 5 }, '0: play s at 1', '0: spend 10');
  expect([f.side(0).destiny, f.side(1).victory]).toEqual([10, 3]);
  const r = window({ destiny: 3, hand: { s: 'Reversal of Fortune' } }, { destiny: 17 }, '0: play s at 1');
  expect([r.side(0).destiny, r.side(1).destiny]).toEqual([17, 3]);
});

it('Twist of Fate flips a coin', rules('DOT 22.1', 'DOT 3.32', 'DOT 1.13'), () => {
  for (const [coin, destiny, victory] of [
    [0, 20, 5],
    [1, 0, 0],
  ] as const) {
    const t = table(
      'tournament',
      { at: 'window', Jana: { destiny: 0, victory: 5, hand: { s: 'Twist of Fate' } }, Petr: {} },
      { random: [coin] },
    );
    t.do('0: play s').passWhile();
    expect(t.side(0)).toMatchObject({ destiny, victory });
  }
});

it('Doomed takes 3 at each draw step and goes when there is nothing left', rules('DOT 5.24'), () => {
  const t = window({ hand: { s: 'Doomed' } }, {}, '0: play s at 1');
  expect(t.card('s')).toMatchObject({ zone: 'player', at: 1, by: 0 });
  expect(
    table('tournament', { at: 'draw', Jana: { destiny: 5, player: { s: { card: 'Doomed', by: 'Petr' } } }, Petr: {} }).side(0).destiny,
  ).toBe(2);
});

it('Fortune of War and Manifest Destiny raise the limits of the hand', () => {
  const hand = Object.fromEntries(Array.from({ length: 9 }, (_, i) => [`c${i}`, 'Lucky Shot']));
  expect(table('tournament', { at: 'discard', Jana: { hand, player: { s: 'Fortune of War' } }, Petr: {} }).offers).toContain('keep');
  const t = table('tournament', { at: 'draw', Jana: { hand: { s: 'Manifest Destiny' } }, Petr: {} });
  t.do('0: play s').passWhile();
  expect(t.side(0).hand.length).toBe(10);
});

it('Born with a Silver Spoon: 5 destiny points for 3 victory points, right after he came', () => {
  const t = table('tournament', {
    Jana: { destiny: 7, hand: { b: 'Born with a Silver Spoon', c: 'Born with a Silver Spoon', h: 'Hussar' }, squad: { x: 'Dragoon' } },
    Petr: {},
  });
  t.do('0: play h', '0: play b').passWhile();
  expect([t.side(0).victory, t.side(0).destiny]).toEqual([3, 0]);
  const late = table('tournament', { Jana: { destiny: 7, hand: { b: 'Born with a Silver Spoon', h: 'Hussar' } }, Petr: {} });
  late.do('0: play h').passWhile();
  late.do('0: meditate');
  expect(late.offers.includes(late.key('play b'))).toBe(false);
  const brother = table('tournament', { Jana: { destiny: 9, hand: { b: 'Born with a Silver Spoon', h: 'Revisor' } }, Petr: {} });
  brother.do('0: play h');
  brother.passWhile(p => p.asked !== 0 || (p.position.world as World).play.length === 0);
  expect(brother.offersKey('play b')).toBe(false);
});

it('Corporate Shenanigans halves victory points and takes all destiny points; no deck may hold it', rules('DOT 1.13', 'DOT 3.32'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 4, victory: 5, hand: { c: 'Corporate Shenanigans' } },
    Petr: { destiny: 9, victory: 8 },
  });
  t.do('0: play c').passWhile();
  expect([t.side(0).victory, t.side(0).destiny, t.side(1).victory, t.side(1).destiny]).toEqual([3, 0, 4, 0]);
  const { deck } = readDeck('x', '60 Hussar\n1 Corporate Shenanigans');
  expect(deckProblems(deck, 'tournament').some(({ refusal }) => refusal.why === 'restrictedCard')).toBe(true);
});

it('Joy of Victory: 5 destiny points, and a wound of that combat is healed', rules('DOT 3.32', 'DOT 24.7.9'), () => {
  const t = fightWithoutDestiny({ hand: { j: 'Joy of Victory' }, squad: { a: 'Hussar' } }, { squad: { d: 'Bauhaus Blitzer' } });
  expect(t.card('a').wounded).toBe(true);
  t.do('0: play j').passWhile();
  expect([t.side(0).destiny, t.card('a').wounded]).toEqual([5, false]);
  const old = fightWithoutDestiny(
    { hand: { j: 'Joy of Victory' }, squad: { a: { card: 'Max Steiner', wounded: true } } },
    { squad: { d: 'Hussar' } },
  );
  old.do('0: play j').passWhile();
  expect(old.card('a').wounded).toBe(true);
});

it('Retraining: five for one, either way', rules('DOT 3.32', 'DOT 1.13'), () => {
  const t = table('tournament', { Jana: { destiny: 11, hand: { r: 'Retraining' } }, Petr: {} });
  t.do('0: play r', '0: buy 2').passWhile();
  expect([t.side(0).destiny, t.side(0).victory, t.card('r').zone]).toEqual([1, 2, 'sacrificed']);
  const u = table('tournament', { Jana: { destiny: 0, victory: 3, hand: { r: 'Retraining' } }, Petr: {} });
  u.do('0: play r', '0: sell 3').passWhile();
  expect([u.side(0).destiny, u.side(0).victory]).toEqual([15, 0]);
});
