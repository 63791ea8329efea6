import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isDoomtrooper, isKind, isHeretic } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { can, duel, haveAbility, strike, strikes, strikesOf, type Words } from '../situations.ts';

it(
  'Mercenary goes to the highest bidder, and the price is his Value',
  rules('DOT 8.6', 'DOT 8.2', 'DOT 9.21', 'DOT 9.29', 'DOT 9.37', 'DOT 32.1s', 'DOT 32.1t'),
  () => {
    const t = table('tournament', { Jana: { destiny: 5, hand: { m: 'Mercenary' } }, Petr: { destiny: 9 } });
    t.do('0: play m', '0: bid 3', '1: bid 5', '0: stop').passWhile();
    expect([
      t.card('m').by,
      t.card('m').zone,
      t.side(1).destiny,
      ratingOf(t.world, t.id('m'), 3, null),
      isDoomtrooper(t.world, t.id('m')),
    ]).toEqual([1, 'squad', 4, 5, true]);
    const u = table('standard', { Jana: { destiny: 5, hand: { m: 'Mercenary' }, squad: { x: 'Hussar' } }, Petr: { destiny: 0 } });
    expect(u).toRefuse(u.key('hide m'), 'DOT 9.29');
    u.do('0: play m', '0: bid 0', '1: stop').passWhile();
    expect([u.card('m').by, ratingOf(u.world, u.id('m'), 3, null), isDoomtrooper(u.world, u.id('m'))]).toEqual([0, 0, true]);
  },
);

it('Crenshaw the Redeemer kills and removes', rules('DOT 24.2.11'), () =>
  expect(duel('Crenshaw the Redeemer', 'Golden Lion', 'fight').happened('sacrificed')).toBe(true),
);

it('Local Thug earns destiny points and dies from a wound', rules('DOT 34.2'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, outside: { a: 'Local Thug' } },
    Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(t.side(0)).toMatchObject({ destiny: 2, victory: 0 });
  expect(can('Local Thug', 'diesFromWound')).toBe(true);
});

it('Wolfe shoots by 5 better with a Deathlockdrum', () => {
  const shoots = (card: string, gear: string): number =>
    strikesOf({ card, gear: { g: gear } }, 'shoot', 'Razide')[0]!.rating - strikesOf(card, 'shoot', 'Razide')[0]!.rating;
  expect([
    shoots('Wolfe', 'Deathlockdrum') - shoots('Venusian Ranger', 'Deathlockdrum'),
    shoots('Wolfe', 'Punisher Handgun') - shoots('Venusian Ranger', 'Punisher Handgun'),
  ]).toEqual([5, 0]);
  const t = table('tournament', { opened: true, Jana: { squad: { a: 'Wolfe' } }, Petr: {} });
  expect(isKind(t.world, t.id('a'), 'venusian-ranger')).toBe(true);
});

it('Spirit of Nathaniel: all Brothers cast all Art and kill the Dark Legion; 4 actions discard an Apostle', () => {
  const spirit = { s: 'Spirit of Nathaniel' };
  const kills = (defender: string, area: string): boolean => {
    const t = table('tournament', { Jana: { squad: { a: 'Sacred Warrior', ...spirit } }, Petr: { [area]: { d: defender } } });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return t.happened('killed', { card: t.id('d') });
  };
  expect([kills('Heretic', 'cohort'), kills('Hussar', 'squad')]).toEqual([true, false]);
  const t = table('tournament', {
    actions: 4,
    Jana: { squad: { ...spirit, a: 'Sacred Warrior', b: 'Hussar' } },
    Petr: { squad: { c: 'Sacred Warrior' }, cohort: { l: 'Muawijhe–Lord of Visions', r: 'Razide' } },
  });
  expect(haveAbility(t, 'casts:all', ['a', 'b', 'c'])).toEqual([true, false, true]);
  expect([t.offersKey('use s as 0 on l'), t.offersKey('use s as 0 on r'), t.offersKey('cover s')]).toEqual([true, false, false]);
  t.do('0: use s as 0 on l').passWhile();
  expect([t.card('l').zone, t.side(0).victory]).toEqual(['discard', 0]);
});

it('Jake Kramer: any equipment but the Dark Legion’s; an attack of two actions has +5', () => {
  const t = table('tournament', {
    Jana: { hand: { v: 'Violator Sword', k: 'Azogar' }, squad: { a: 'Jake Kramer' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  expect([t.offersKey('play v on a'), t.offersKey('play k on a')]).toEqual([true, false]);
  t.do('0: use a as 0', '0: defender d', '0: shoot');
  const [mine, theirs] = strikes(strike(t));
  expect([mine!.rating, theirs!.armour, t.all('actionTaken').map(({ n }) => n)]).toEqual([11, 10, [2]]);
});

it('Metropolitan Prophet: the gifts of all five Apostles, and he strikes first', () => {
  const t = table('tournament', {
    Jana: { hand: { a: 'Behest', b: 'Dark Summoning', c: 'Shriek' }, cohort: { p: 'Metropolitan Prophet', r: 'Heretic' } },
    Petr: {},
  });
  expect(['a', 'b', 'c'].map(card => [t.offersKey(`play ${card} on p`), t.offersKey(`play ${card} on r`)])).toEqual([
    [true, false],
    [true, false],
    [true, false],
  ]);
  expect(can('Metropolitan Prophet', 'firstStrike')).toBe(true);
});

it(
  'Erwin Stahler: Doomtrooper and Heretic, in the Squad or the Kohort, with gifts of Algeroth',
  rules('DOT 13.3', 'DOT 8.2', 'DOT 7.24'),
  () => {
    const t = table('tournament', {
      Jana: { destiny: 30, hand: { e: 'Erwin Stahler', g: 'Distort', s: 'Dark Fire', i: 'Time Death' }, squad: { x: 'Hussar' } },
      Petr: {},
    });
    t.do('0: play e to cohort').passWhile();
    expect([t.card('e').zone, isDoomtrooper(t.world, t.id('e')), isHeretic(t.world, t.id('e'))]).toEqual(['cohort', true, true]);
    t.do('0: use e as 0').passWhile();
    expect([t.card('e').zone, t.world.pools[0]!.open]).toEqual(['squad', 1]);
    expect([t.offersKey('play g on e'), t.offersKey('play s on e'), t.refusal('play i on e')]).toEqual([true, true, 'DOT 13.3']);
  },
);

it('Bauhaus Security Guard keeps points from others’ cards while he is in the Squad', () => {
  const may = (area: string): boolean =>
    table('tournament', {
      at: 'window',
      opened: true,
      Jana: { destiny: 20, hand: { k: 'Negative Karma' } },
      Petr: { destiny: 20, [area]: { g: 'Bauhaus Security Guard' } },
    }).offersKey('play k at Petr');
  expect([may('squad'), may('station')]).toEqual([false, true]);
});
it('Golgotha Unleashed: only a Doomtrooper with a relic harms her', rules('DOT DR-133', 'DOT 25.22'), () => {
  const u = table('tournament', {
    at: 'window',
    Jana: { hand: { w: 'Eat This!' } },
    Petr: { cohort: { g: 'Golgotha Unleashed', r: 'Razide' } },
  });
  u.do('0: play w').passWhile();
  expect([u.card('g').wounded, u.card('r').wounded]).toEqual([false, true]);
  // One with a relic throws an Antipersonnel Grenade, one without.
  const thrown = (gear: Words) => {
    const v = table('tournament', {
      Jana: { destiny: 9, squad: { a: { card: 'Hussar', gear: { x: 'Antipersonnel Grenade', ...gear } } } },
      Petr: { cohort: { g: 'Golgotha Unleashed' } },
    });
    v.do(`0: ${v.offers.find(key => key.startsWith(v.key('use x')) && key.endsWith(` ${v.id('g')}`))!}`).passWhile();
    return v.card('g').wounded;
  };
  expect([thrown({}), thrown({ k: 'Archetypal Timepiece' })]).toEqual([false, true]);
  const t = table('tournament', { Jana: { squad: { a: 'Hussar' } }, Petr: { cohort: { g: 'Golgotha Unleashed' } } });
  expect([t.offersKey('attack'), t.offersKey('cover g')]).toEqual([false, false]);
});
