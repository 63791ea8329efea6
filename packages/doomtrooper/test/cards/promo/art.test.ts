import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

it('Spellbound: nobody searches the library, and specials draw nothing from it', rules('DOT DR-148', 'DOT 37.6'), () => {
  const t = table('tournament', {
    Jana: { destiny: 9, hand: { s: 'Spellbound' }, squad: { k: 'Keeper of the Art' } },
    Petr: { destiny: 9, hand: { f: "Fill'em Up" } },
  });
  t.do('0: play s at 1').passWhile();
  expect([t.card('s').zone, t.card('s').at]).toEqual(['player', 1]);
  const u = table('tournament', {
    at: 'window',
    active: 'Petr',
    Jana: {},
    Petr: { destiny: 9, hand: { e: 'Expedite Request' }, player: { s: { card: 'Spellbound', by: 'Jana' } }, library: { one: 'Hussar' } },
  });
  u.do('1: play e').passWhile(p => p.question === 'window.answer');
  expect(u.offers.filter(key => key.startsWith('take'))).toEqual([]);
  u.passWhile();
  const w = table('tournament', {
    at: 'window',
    Jana: { library: 9 },
    Petr: { hand: { f: "Fill'em Up" }, player: { s: { card: 'Spellbound', by: 'Jana' } }, library: 9 },
  });
  w.do('1: play f').passWhile(p => p.question === 'window.answer');
  w.do('1: yes', '0: yes').passWhile();
  expect([w.side(0).hand.length, w.side(1).hand.length]).toEqual([7, 0]);
  const free = table('tournament', {
    at: 'window',
    active: 'Petr',
    Jana: {},
    Petr: { hand: { e: 'Expedite Request' }, library: { one: 'Hussar' } },
  });
  free.do('1: play e').passWhile(p => p.question === 'window.answer');
  expect(free.offers.filter(key => key.startsWith('take'))).toHaveLength(1);
});
