import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import type { Words } from '../situations.ts';

/** Jana searches her library for a card. */
const search = (petr: Words, library: Words = { one: 'Hussar', two: 'Razide', three: 'Lucky Shot' }) =>
  table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { s: 'Expedite Request' }, library },
    Petr: { destiny: 9, ...petr },
  });
it('Oh Yeah?!: the card that was found goes to the bottom, another one comes', rules('DOT DR-137', 'DOT DR-138', 'DOT 37.6'), () => {
  const t = search({ hand: { o: 'Oh Yeah?!' } }).do('0: play s');
  t.passWhile(p => p.question === 'window.answer');
  const wanted = t.card('two').def;
  t.do('0: take two');
  expect(t.offersKey('play o')).toBe(true);
  t.do('1: play o').passWhile();
  const hand = t.side(0).hand.map(id => t.world.cards[id]!.def);
  expect([hand.length, hand.includes(wanted), t.card('o').zone]).toEqual([1, false, 'discard']);
});
it('Oh Yeah?! answers nothing where the pile has no other card, and nobody is asked at tables without it', rules('DOT DR-137'), () => {
  const alone = search({ hand: { o: 'Oh Yeah?!' } }, { two: 'Razide' }).do('0: play s');
  alone.passWhile(p => p.question === 'window.answer');
  alone.do('0: take two').passWhile();
  expect(alone.side(0).hand).toHaveLength(1);
  const without = search({ hand: { o: 'Lucky Shot' } }).do('0: play s');
  without.passWhile(p => p.question === 'window.answer');
  without.do('0: take two');
  expect(without.side(0).hand).toHaveLength(1);
});

const healing = (wounded: Words) =>
  table('tournament', {
    at: 'window',
    Jana: { destiny: 9, squad: { a: { card: 'Big Bob Watts', ...wounded }, b: { card: 'Hussar', gear: { h: 'First Aid Kit' } } } },
    Petr: { destiny: 0, hand: { l: 'Switched Labels' } },
  });
it(
  'Switched Labels: anyone who was healed dies, for half his points',
  rules('DOT DR-137', 'DOT 24.8.1', 'DOT 24.2.6', 'DOT 32.32t'),
  () => {
    const t = healing({ wounded: true });
    t.do('0: use h as 0 on a');
    t.passWhile(() => !t.offersKey('play l'));
    t.do('1: play l').passWhile();
    // Worth 7.
    t.do('1: victory 3 destiny 0').passWhile();
    expect([t.card('a').zone, t.side(1).victory, t.card('l').zone]).toEqual(['discard', 3, 'discard']);
  },
);
