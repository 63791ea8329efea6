import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { attack, inPhase, ratingsOf } from '../situations.ts';

it('Extortion: an action less for every 4 destiny points, but never the last', rules('DOT 5.3'), () => {
  const given = (destiny: number): Table =>
    table('tournament', { at: 'start', active: 'Petr', Jana: { destiny, hand: { e: 'Extortion' } }, Petr: { squad: { a: 'Hussar' } } });
  const t = given(20).do('0: play e at 1');
  expect(t.offers).toEqual(['spend 4', 'spend 8']);
  t.do('0: spend 8').passWhile();
  expect([t.world.pools[0]!.open, t.side(0).destiny, t.side(1).fewer]).toEqual([1, 12, 0]);
  expect(given(7).do('0: play e at 1').offers).toEqual(['spend 4']);
  const late = given(20).passWhile();
  late.do('1: meditate').passWhile(p => p.asked !== 0);
  expect(late).toRefuse(late.key('play e at 1'), 'DOT 5.3');
});

it("Fool's Gold: the warrior is paid for again, or discarded", rules('DOT 3.32'), () => {
  const given = (destiny: number): Table =>
    table('tournament', { Jana: { destiny, hand: { w: 'Hussar' } }, Petr: { hand: { f: "Fool's Gold" } } }).do('0: play w', '1: play f');
  const t = given(5).do('0: pay').passWhile();
  expect([t.card('w').zone, t.side(0).destiny]).toEqual(['squad', 1]);
  const u = given(5).do('0: refuse').passWhile();
  expect([u.card('w').zone, u.side(0).destiny]).toEqual(['discard', 3]);
  const poor = given(3);
  poor.passWhile(p => p.question === 'window.answer');
  expect(poor.offers).toEqual(['refuse']);
});

it('Martyr: Doomtroopers of his affiliation are stronger until he is back', rules('DOT 19.2', 'DOT 37.10', 'DOT 37.15', 'DOT 8.10'), () => {
  const t = attack(
    { cohort: { a: 'Nepharite of Algeroth' } },
    { hand: { m: 'Martyr', b: 'Big Bob Watts' }, squad: { d: { card: 'Big Bob Watts', wounded: true }, i: 'Infantry', h: 'Hussar' } },
    'fight',
  );
  t.passWhile(p => !(inPhase('status')(p) && p.asked === 1));
  t.do('1: play m').answered();
  expect([ratingsOf(t, 'i'), ratingsOf(t, 'h')]).toEqual([
    [4, 5, 4, 2],
    [2, 2, 3, 2],
  ]);
  t.passWhile(p => p.question === 'window.answer');
  t.do(`${t.asked}: ${t.offers[0]!}`).passWhile();
  t.do('1: play b').passWhile();
  expect([t.card('m').zone, ratingsOf(t, 'i')]).toEqual(['discard', [2, 3, 2, 2]]);
  const plain = attack(
    { cohort: { a: 'Nepharite of Algeroth' } },
    { hand: { m: 'Martyr' }, squad: { d: { card: 'Infantry', wounded: true } } },
    'fight',
  );
  plain.passWhile(p => !(inPhase('status')(p) && p.asked === 1));
  expect(plain).toRefuse(plain.key('play m'), 'DOT 28.16');
});

it('Tucked Away: the hand changes places with the bottom of the library', () => {
  const names = (t: Table, pile: readonly number[]): number[] => pile.map(id => t.world.cards[id]!.def).toSorted((a, b) => a - b);
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { s: 'Tucked Away' } },
    Petr: { hand: { x: 'Doomed', y: 'Hussar' }, library: { a: 'Razide', b: 'Infantry', c: 'Dragoon' } },
  });
  const library = t.side(1).library.map(id => t.world.cards[id]!.def);
  const hand = names(t, t.side(1).hand);
  t.do('0: play s at 1').passWhile(p => p.question === 'window.answer' && t.side(1).library.length === 3 && !t.happened('drew'));
  expect(names(t, t.side(1).hand)).toEqual(library.slice(0, 2).toSorted((a, b) => a - b));
  expect(names(t, t.side(1).library.slice(0, 2))).toEqual(hand);
  expect(t.world.cards[t.side(1).library[2]!]!.def).toBe(library[2]);
});

it('Wartime Retribution: 2 destiny points for each victory point, or none of them', rules('DOT 24.8.6'), () => {
  const given = (destiny: number, wanted: string, card = 'Infantry'): Table => {
    const t = attack(
      { destiny, squad: { a: 'Sean Gallagher' } },
      { destiny: 0, hand: { r: 'Wartime Retribution' }, squad: { d: { card, wounded: true } } },
      'fight',
    );
    return t.passWhile(p => p.question === 'window.answer').do(`0: ${wanted}`);
  };
  const t = given(5, 'victory 2 destiny 0').do('1: play r').passWhile();
  expect([t.side(0).victory, t.side(0).destiny, t.side(1).destiny]).toEqual([2, 1, 4]);
  const poor = given(3, 'victory 2 destiny 0').do('1: play r').passWhile();
  expect([poor.side(0).victory, poor.side(0).destiny, poor.side(1).destiny]).toEqual([0, 3, 0]);
  const half = given(1, 'victory 1 destiny 1').do('1: play r').passWhile();
  expect([half.side(0).victory, half.side(0).destiny, half.side(1).destiny]).toEqual([1, 0, 2]);
  const none = given(9, 'victory 0 destiny 2');
  none.passWhile(p => p.asked !== 1);
  expect(none.offersKey('play r')).toBe(false);
});
