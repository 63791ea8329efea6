import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import { haveAbility, ratingsOf, inWindow, type Words } from '../situations.ts';
import { table, type Table } from '../../fixture.ts';

it('Club Arkadin: anyone who has no affiliation on his card has +5 Fight, Shoot and Armor, no matter whose he is', () => {
  const t = table('tournament', { Jana: { hand: { f: 'Club Arkadin', g: 'Club Arkadin' } }, Petr: {} });
  t.do('0: play f').passWhile();
  expect([t.card('f').zone, t.offersKey('play g')]).toEqual(['table', false]);
  const given = { mine: { a: 'Local Thug', b: 'Hussar' }, theirs: { c: 'Local Thug' } };
  const plain = table('tournament', { opened: true, Jana: { squad: given.mine }, Petr: { squad: given.theirs } });
  const club = table('tournament', {
    opened: true,
    Jana: { squad: given.mine, table: { f: 'Club Arkadin' } },
    Petr: { squad: given.theirs },
  });
  expect(['a', 'b', 'c'].map(name => ratingsOf(club, name).map((rating, i) => rating - ratingsOf(plain, name)[i]!))).toEqual([
    [5, 5, 5, 0],
    [0, 0, 0, 0],
    [5, 5, 5, 0],
  ]);
});

it('Golgotha’s Citadel: your followers of Algeroth kill whom they wound; discarded, it is removed', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { cohort: { f: "Golgotha's Citadel", a: 'Razide', b: 'Curator' } },
    Petr: { cohort: { c: 'Razide' } },
  });
  expect(haveAbility(t, 'killsOnWound', ['a', 'b', 'c'])).toEqual([true, false, false]);
  expect(DEFINITIONS.find(({ name }) => name.en === "Golgotha's Citadel")!.sacrificedInstead).toBe(true);
});

it('Reactive Armor Plates: the vehicle is not discarded before them', rules('DOT 12.9', 'DOT 23.6s', 'DOT 23.6t', 'DOT 37.22'), () => {
  const given = (gear: Words): Table =>
    inWindow(
      { hand: { m: 'Homing Missile' }, player: { h: 'Homing Missile' } },
      { squad: { d: { card: 'Hussar', gear: { v: { card: 'Necromower', inside: true, gear } } } } },
    );
  expect([given({}).offersKey('use h as 0 on v'), given({ p: 'Reactive Armor Plates' }).offersKey('use h as 0 on v')]).toEqual([
    true,
    false,
  ]);
  const t = table('tournament', {
    Jana: {
      hand: { p: 'Reactive Armor Plates', q: 'Reactive Armor Plates' },
      squad: { d: { card: 'Hussar', gear: { v: 'Necromower', c: 'Combat Armor' } } },
    },
    Petr: { squad: { e: { card: 'Hussar', gear: { w: 'Necromower' } } } },
  });
  expect([t.offersKey('play p on c'), t.offersKey('play p on w')]).toEqual([false, false]);
  t.do('0: play p on v').passWhile();
  expect([t.card('p').host, t.world.pools[0]!.open, t.offersKey('play q on v')]).toEqual([t.id('v'), 1, false]);
});

it('Replicant Lab: further copies of your warriors come free', () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { h: 'Hussar', d: 'Dragoon' }, squad: { a: 'Hussar', x: 'Replicant Lab' } },
    Petr: { squad: { e: 'Dragoon' } },
  });
  expect(t.offersKey('play d')).toBe(false);
  t.do('0: play h').passWhile();
  expect(t.card('h').zone).toBe('squad');
});

it('The Stahler Palace: 10 for an attack on a Heretic, but not of a Mortificator', () => {
  const cost = (attacker: string, defender: string): number => {
    const t = table('tournament', {
      Jana: { destiny: 10, squad: { a: attacker } },
      Petr: { cohort: { d: defender, x: 'The Stahler Palace' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d');
    return 10 - t.side(0).destiny;
  };
  expect([cost('Hussar', 'Heretic'), cost('Mortificator', 'Heretic'), cost('Hussar', 'Razide')]).toEqual([10, 0, 0]);
});

it('Watch Tower: those who share an affiliation with the sentry strike first', rules('DOT 12.1'), () => {
  const t = table('tournament', {
    Jana: { hand: { x: 'Watch Tower' }, squad: { a: 'Hussar', b: 'Dragoon', c: 'Infantry' }, cohort: { r: 'Razide' } },
    Petr: {},
  });
  t.do('0: play x to squad').answered();
  expect(t.offersKey('pick r')).toBe(false);
  t.do('0: pick a').passWhile();
  expect(haveAbility(t, 'firstStrike', ['a', 'b', 'c', 'r'])).toEqual([true, true, false, false]);
});
it('Luna Memorial Hospital: heals in its Squad, and comes to hand even out of the discard pile', rules('DOT DR-130'), () => {
  for (const profile of ['tournament', 'standard'] as const) {
    const t = table(profile, {
      actions: 6,
      Jana: {
        squad: { l: 'Luna Memorial Hospital', a: { card: 'Hussar', wounded: true }, b: 'Hussar' },
        discard: { o: 'Luna Memorial Hospital' },
      },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    });
    expect([t.offersKey('use l as 0 on a'), t.offersKey('use l as 0 on b'), t.offersKey('use l as 0 on d')]).toEqual([true, false, false]);
    t.do('0: use l as 0 on a').passWhile();
    expect([t.card('a').wounded, t.world.pools[0]!.open, t.offersKey('use o as 0 on a')]).toEqual([false, 4, false]);
    t.do('0: use o as 1').passWhile();
    expect([t.side(0).hand.length, t.side(0).discard.length]).toEqual([1, 0]);
    t.do('0: use l as 1').passWhile();
    expect([t.side(0).hand.length, t.world.play.length]).toEqual([2, 3]);
  }
});
