import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

const gripped = (destiny = 5) =>
  table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { x: 'Malfunction!' }, squad: { j: 'Hussar' } },
    Petr: { destiny, player: { g: 'Tight Grip' }, squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } } } },
  }).do('0: play x on m');
it('Tight Grip: for 3 destiny points equipment is not lost', rules('DOT DR-140', 'DOT 3.32'), () => {
  const t = gripped();
  t.passWhile(p => p.question === 'window.answer');
  t.do('1: pay').passWhile();
  expect([t.card('m').zone, t.side(1).destiny]).toEqual(['attached', 2]);
  const u = gripped();
  u.passWhile(p => p.question === 'window.answer');
  u.do('1: refuse').passWhile();
  expect([u.card('m').zone, u.side(1).destiny]).toEqual(['discard', 5]);
});
it('Tight Grip: nobody is asked who cannot pay, nor where the loss is the price', rules('DOT DR-140'), () => {
  expect(gripped(2).passWhile().card('m').zone).toBe('discard');
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, player: { g: 'Tight Grip' }, squad: { a: { card: 'Hussar', wounded: true, gear: { f: 'First Aid Kit' } } } },
    Petr: {},
  });
  t.do('0: use f as 0 on a').passWhile();
  expect([t.card('f').zone, t.side(0).destiny]).toEqual(['discard', 20]);
});
