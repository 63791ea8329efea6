import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { contentsOf } from '../../../src/rules/status.ts';
import { table } from '../../fixture.ts';
import { ask } from '../situations.ts';

const war = () =>
  table('tournament', {
    at: 'window',
    Jana: { hand: { x: 'Malfunction!' }, squad: { z: 'Hussar' } },
    Petr: {
      squad: {
        a: { card: 'Hussar', gear: { f: 'Fruits of War' } },
        b: 'Sea Lion',
        v: { card: 'Blood Beret', gear: { m: 'Combat Armor' } },
      },
    },
  });
it('Fruits of War: equipment that is discarded goes to him or a comrade, once', rules('DOT 37.10'), () => {
  const t = war().do('0: play x on m');
  t.passWhile(p => p.question === 'window.answer');
  expect([t.asked, t.offersKey('pick a'), t.offersKey('pick b'), t.offersKey('pick z'), t.offersKey('leave')]).toEqual([
    1,
    true,
    true,
    false,
    true,
  ]);
  t.do('1: pick b').passWhile();
  expect([t.card('m').host, t.card('m').zone, t.card('f').zone]).toEqual([t.id('b'), 'attached', 'discard']);
});
it('Fruits of War: a vehicle with somebody in it, too', rules('DOT 11.29'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { player: { k: 'Homing Missile' } },
    Petr: {
      squad: { a: { card: 'Hussar', gear: { v: { card: 'Necromower', inside: true }, f: 'Fruits of War' } }, b: 'Hussar' },
    },
  });
  t.do('0: use k as 0 on v').passWhile(p => p.question === 'window.answer');
  // The missile is equipment itself.
  t.do('1: leave').passWhile(p => p.question === 'window.answer');
  expect([t.card('a').wounded, t.asked, t.offersKey('pick b')]).toEqual([true, 1, true]);
  t.do('1: pick b');
  expect([t.card('v').host, t.card('v').inside]).toEqual([t.id('b'), false]);
});
it('Fruits of War: or is let go, and the card waits', () => {
  const t = war().do('0: play x on m', '1: leave').passWhile();
  expect([t.card('m').zone, t.card('f').zone]).toEqual(['discard', 'attached']);
});

const freighter = () =>
  table('tournament', {
    Jana: {
      destiny: 9,
      hand: { l: 'Lancelot Light Freighter', h: 'Combat Armor', k: 'Hussar' },
      squad: { a: { card: 'Hussar', gear: { m: 'Punisher Combo' } }, b: 'Hussar' },
    },
    Petr: { hand: { x: 'Hussar' } },
    actions: 9,
  });
it('Lancelot Light Freighter: loads equipment from hand or from the Squad', rules('DOT DR-108'), () => {
  const t = ask(freighter().do('0: play l to squad', '0: use l as 0'));
  expect([t.offersKey('pick h'), t.offersKey('pick m'), t.offersKey('pick k')]).toEqual([true, true, false]);
  t.do('0: pick h', '0: use l as 0', '0: pick m').passWhile(p => p.question === 'window.answer');
  expect([contentsOf(t.world, t.id('l')), t.world.pools[0]!.open]).toEqual([[t.id('h'), t.id('m')], 6]);
});
it('Lancelot Light Freighter: hands its cargo out at any time, or drops it', rules('DOT 37.10'), () => {
  const t = freighter().do('0: play l to squad', '0: use l as 0', '0: pick h', '0: use l as 1', '0: pick h');
  ask(t);
  expect([t.offersKey('pick a'), t.offersKey('discard')]).toEqual([true, true]);
  t.do('0: pick b').passWhile(p => p.question === 'window.answer');
  expect([t.card('h').host, t.world.pools[0]!.open]).toEqual([t.id('b'), 7]);
  t.do('0: use l as 0', '0: pick m', '0: use l as 1', '0: pick m', '0: discard');
  expect(t.card('m').zone).toBe('discard');
});
it('Lancelot Light Freighter: lost with its cargo', rules('DOT DR-108'), () => {
  const t = table('tournament', {
    Jana: {
      cohort: { g: 'Algeroth–Apostle of War' },
      squad: { l: 'Lancelot Light Freighter', a: { card: 'Hussar', gear: { m: 'Punisher Combo' } } },
    },
    Petr: {},
    actions: 5,
  });
  ask(t.do('0: use l as 0', '0: pick m', '0: use g as 0 on l'));
  expect([t.card('l').zone, t.card('m').zone]).toEqual(['discard', 'discard']);
});
