import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import type { Words } from '../situations.ts';

const nearlyWon = (petr: Words) =>
  table('tournament', {
    Jana: { destiny: 0, victory: 39, squad: { a: 'Big Bob Watts' } },
    Petr: { destiny: 0, cohort: { d: { card: 'Razide', wounded: true } }, ...petr },
  });
const winning = (petr: Words) => {
  const t = nearlyWon(petr).do('0: attack', '0: attacker a', '0: defender d', '0: shoot');
  t.passWhile();
  const most = t.offers.find(key => key.startsWith('victory') && key.endsWith('destiny 0'))!;
  return t.do(`0: ${most}`);
};
it('Close But No Cigar: the game goes on, for three points more', rules('DOT 1.2', 'DOT DR-137', 'DOT DR-139'), () => {
  const t = winning({ hand: { c: 'Close But No Cigar', other: 'Close But No Cigar' } });
  t.passWhile(() => t.asked !== 1 || !t.offersKey('play c'));
  const had = t.side(0).victory;
  t.do('1: play c').passWhile();
  expect([t.world.ended, t.world.target, t.card('c').zone]).toEqual([null, had + 3, 'discard']);
});
it('Close But No Cigar: anyone who has no answer has lost', rules('DOT 1.2'), () => {
  const t = winning({ hand: { c: 'Close But No Cigar' } });
  t.passWhile(() => t.asked !== 1 || !t.offersKey('play c'));
  t.do('1: pass').passWhile();
  expect(t.world.ended?.places).toEqual([1, 2]);
  expect(winning({}).passWhile().world.ended?.places).toEqual([1, 2]);
});

it('Close Call!: a lasting special comes back to hand', rules('DOT DR-137', 'DOT 37.15'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { c: 'Close Call!' }, squad: { a: { card: 'Hussar', gear: { k: 'Weapons Expert', m: 'Combat Armor' } } } },
    Petr: { destiny: 20, hand: { x: 'Eternal Curse' } },
  });
  t.do('1: play x on a');
  t.passWhile(() => !t.offersKey('play c'));
  t.do('0: play c').passWhile();
  const hand = t.side(0).hand.map(id => t.world.cards[id]!.def);
  expect([hand, t.card('c').zone]).toEqual([[t.card('k').def], 'sacrificed']);
});
