import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { affiliationOf, isDoomtrooper, isFollower, isHeretic, isLegion } from '../../../src/rules/status.ts';
import { type Table, table } from '../../fixture.ts';
import { inWindow } from '../situations.ts';

it('Fury Elite Guard takes the place of a personality of the Brotherhood', rules('DOT 24.2.8', 'DOT 28.19', 'DOT 7.24'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { cohort: { a: 'Razide' } },
    Petr: { destiny: 5, squad: { f: 'Fury Elite Guard', d: 'Blessed Vestal Laura', m: 'Mystic', n: 'Archinquisitor Nikodemus' } },
  });
  t.passWhile(p => p.asked !== 1);
  expect([t.offersKey('use f as 0 on m'), t.offersKey('use f as 1 on d')]).toEqual([false, false]);
  t.do('1: use f as 0 on d').answered();
  expect([t.offersKey('use f as 0 on n'), t.offersKey('use f as 1 on n')]).toEqual([false, true]);
  t.passWhile();
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: use f as 2').passWhile();
  expect([t.happened('swapped', { card: t.id('f') }), t.card('f').wounded, t.card('d').wounded]).toEqual([true, true, false]);
});

it(
  'Inquisition says on which side a Cultist is, and his player does not change it',
  rules('DOT 32.22', 'DOT 32.21', 'DOT 32.1s', 'DOT 32.1t'),
  () => {
    const given = (): Table =>
      inWindow({ squad: { b: { card: 'Mystic', gear: { i: 'Inquisition' } } } }, { squad: { c: 'Algeroth Cultist', h: 'Hussar' } });
    const t = given();
    expect([isDoomtrooper(t.world, t.id('c')), t.offersKey('use i as 0 on h')]).toEqual([false, false]);
    t.do('0: use i as 0 on c', '0: doomtrooper').passWhile(p => p.asked !== 1);
    expect([isDoomtrooper(t.world, t.id('c')), isLegion(t.world, t.id('c')), t.offersKey('side c')]).toEqual([true, false, false]);
    const free = given().passWhile(p => p.asked !== 1);
    expect(free.offersKey('side c')).toBe(true);
    const u = table('tournament', { Jana: { hand: { i: 'Inquisition' }, squad: { m: 'Mystic', h: 'Hussar' } }, Petr: {} });
    expect([u.offersKey('play i on m'), u.offersKey('play i on h')]).toEqual([true, false]);
  },
);

it(
  'Last Ritesman makes a Doomtrooper a follower of Demnogonis, who keeps what he may have',
  rules('DOT 32.27', 'DOT 32.1s', 'DOT 32.1t', 'DOT 37.10'),
  () => {
    const t = table('tournament', {
      Jana: { cohort: { r: 'Last Ritesman' } },
      Petr: {
        squad: { d: { card: 'Hussar', gear: { c: 'Combat Armor', v: 'Violator Sword' } }, p: 'Big Bob Watts', l: 'Razide' },
      },
    });
    expect([t.offersKey('use r as 0 on p'), t.offersKey('use r as 0 on l')]).toEqual([false, false]);
    t.do('0: use r as 0 on d').passWhile();
    const d = t.id('d');
    expect([
      isDoomtrooper(t.world, d),
      isLegion(t.world, d),
      isHeretic(t.world, d),
      isFollower(t.world, d, 'demnogonis'),
      affiliationOf(t.world, d),
      t.card('v').zone,
      t.card('c').zone,
    ]).toEqual([false, true, false, true, 64, 'discard', 'attached']);
  },
);
