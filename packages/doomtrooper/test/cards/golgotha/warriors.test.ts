import { rules } from '@kolbiste/testkit/vitest';
import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import { isKind } from '../../../src/rules/status.ts';
import { table, PROFILES } from '../../fixture.ts';
import { type Words, adds, haveAbility, kills, ratingsNow, strengthensChasseurs, strikes } from '../situations.ts';

it.each(['Coral Beach'])('%s strengthens the other Chasseurs of the same player', strengthensChasseurs);

it('Atilla III makes Cuirassiers deadly, himself too, and is immune to the Dark Symmetry', () => {
  const with_ = (a: string, boss = 'Atilla III'): boolean =>
    kills(table('tournament', { Jana: { squad: { boss, a } }, Petr: { squad: { d: 'Infantry' } } }));
  expect([with_('Cuirassier'), with_('Chasseur'), with_('Atilla III', 'Hussar'), with_('Cuirassier', 'Hussar')]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  const fear = (card: string): number => {
    const t = table('tournament', {
      Jana: { squad: { a: card } },
      Petr: { cohort: { d: { card: 'Razide', gear: { terror: 'Terror' } } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight');
    return ratingsNow(t, 'a')[0]! - DEFINITIONS.find(({ name }) => name.en === card)!.ratings[0]!;
  };
  expect(fear('Atilla III')).toBe(0);
});

const ZERO = [0, 0, 0, 0];

it('Callistonian Sundancer and Inquisitor Simon kill the Dark Legion whom they wound, and nobody else', () => {
  const killed = (attacker: string, where: string, area: string, d: string): boolean =>
    kills(table('tournament', { Jana: { [where]: { a: attacker } }, Petr: { [area]: { d } } }));
  expect([
    killed('Callistonian Sundancer', 'cohort', 'cohort', 'Curator'),
    killed('Callistonian Sundancer', 'cohort', 'squad', 'Hussar'),
    killed('Inquisitor Simon', 'squad', 'cohort', 'Curator'),
    killed('Inquisitor Simon', 'squad', 'squad', 'Hussar'),
  ]).toEqual([true, false, true, false]);
  const t = table('tournament', { opened: true, Jana: { squad: { a: 'Inquisitor Simon' } }, Petr: {} });
  expect([haveAbility(t, 'casts:all', ['a']), haveAbility(t, 'neverHeretic', ['a']), isKind(t.world, t.id('a'), 'inquisitor')]).toEqual([
    [true],
    [true],
    true,
  ]);
});

it('Chris Jackson: your other Sea Lions are stronger and have any equipment but the Dark Legion’s', () => {
  expect(adds({ mine: { a: 'Sea Lion', b: 'Hussar' }, theirs: { foe: 'Sea Lion' } }, 'Chris Jackson', ['a', 'b', 'foe'])).toEqual([
    [3, 3, 3, 0],
    ZERO,
    ZERO,
  ]);
  const t = table('tournament', {
    Jana: { hand: { v: 'Violator Sword', k: 'Kratach' }, squad: { boss: 'Chris Jackson', a: 'Sea Lion' } },
    Petr: {},
  });
  expect([t.offersKey('play v on a'), t.offersKey('play k on a'), t.offersKey('play v on boss')]).toEqual([true, false, false]);
});

it('Golgotha: any gift for your Dark Legion at any time; Art for anybody; no fight', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { g: 'Mind Melt' }, cohort: { m: 'Golgotha–Mistress of Symmetry', c: 'Curator' } },
    Petr: {},
  });
  t.do('0: play g on c').passWhile();
  expect([
    t.card('g').host,
    haveAbility(t, 'neverFights', ['m']),
    haveAbility(t, 'casts:all', ['m']),
    haveAbility(t, 'artForLegion', ['m']),
  ]).toEqual([t.id('c'), [true], [true], [true]]);
});

it('Pretorian Behemoth: +2 Fight beside another Stalker; no Art, no gifts', rules('DOT 33.6', 'DOT 34.2'), () => {
  const t = table('tournament', {
    Jana: { hand: { g: 'Dark Fire' }, cohort: { a: 'Pretorian Behemoth', b: 'Pretorian Stalker', c: 'Razide' } },
    Petr: { cohort: { d: 'Pretorian Behemoth' } },
  });
  expect([ratingsNow(t, 'a'), ratingsNow(t, 'd'), haveAbility(t, 'artImmune', ['a'])]).toEqual([[15, 7, 9, 10], [13, 7, 9, 10], [true]]);
  expect([t.offersKey('play g on a'), t.offersKey('play g on c')]).toEqual([false, true]);
});

it.each([
  ['Sergeant Carter', 'Infantry', 4],
  ['Shinobi', 'Hatamoto', 5],
  ['Timothy MacGuire', 'Golden Lion', 4],
])('%s strengthens your %s who are no personalities by %d', (boss, man, n) => {
  expect(adds({ mine: { a: man, b: 'Hussar' }, theirs: { foe: man } }, boss, ['a', 'b', 'foe'])).toEqual([[n, n, n, 0], ZERO, ZERO]);
  const facts = { 'Sergeant Carter': [2, 6, 8, 7], Shinobi: [5, 9, 8, 8], 'Timothy MacGuire': [4, 10, 7, 7] } as Record<string, number[]>;
  const t = table('tournament', { opened: true, Jana: { squad: { boss } }, Petr: {} });
  expect(ratingsNow(t, 'boss')).toEqual(facts[boss]);
});

it('Golden Lions of Timothy MacGuire kill the Dark Legion whom they wound', () => {
  const killed = (more: object, area: string, d: string): boolean =>
    kills(table('tournament', { Jana: { squad: { a: 'Golden Lion', ...more } }, Petr: { [area]: { d } } }), 'shoot');
  const boss = { boss: 'Timothy MacGuire' };
  expect([killed(boss, 'cohort', 'Child of Ilian'), killed({}, 'cohort', 'Child of Ilian'), killed(boss, 'squad', 'Hussar')]).toEqual([
    true,
    false,
    false,
  ]);
});

it('Toshiro strikes first always, is never in cover, and his Shadow Walkers kill', () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Toshiro', b: 'Shadow Walker', c: 'Hussar' } },
    Petr: { squad: { d: 'Shadow Walker' } },
  });
  expect([haveAbility(t, 'killsOnWound', ['a', 'b', 'c', 'd']), haveAbility(t, 'alwaysFirst', ['a'])]).toEqual([
    [true, true, false, false],
    [true],
  ]);
  expect([t.offersKey('cover a'), t.offersKey('cover c')]).toEqual([false, true]);
});
it('Saladin and Alakhai: not together, and one hunts the other', rules('DOT 24.2.11', 'DOT 36.1'), () => {
  const t = table('tournament', {
    Jana: { destiny: 40, hand: { s: 'Saladin' }, cohort: { k: 'Alakhai the Cunning' } },
    Petr: {},
  });
  expect(t).toRefuse(t.key('play s'), 'DOT 36.1');
  const u = table('tournament', { Jana: { destiny: 40, hand: { k: 'Alakhai the Cunning' }, cohort: { s: 'Saladin' } }, Petr: {} });
  expect(u).toRefuse(u.key('play k'), 'DOT 36.1');
  const victims = (cohort: Plain): string[] => {
    const v = table('tournament', { Jana: { cohort: { s: 'Saladin' } }, Petr: { squad: { d: 'Hussar' }, cohort } });
    v.do('0: attack').passWhile();
    v.do('0: attacker s');
    return [...v.offers];
  };
  expect([victims({ e: 'Razide' }).length, victims({ e: 'Razide', k: 'Alakhai the Cunning' }).length]).toEqual([2, 1]);
});
it('Yuichiro: Fight weapons of Samurai count twice', () => {
  const rating = (card: string, more: Words = {}): number => {
    const t = table('tournament', { Jana: { squad: { a: { card, gear: { g: 'Scalper' } }, ...more } }, Petr: { squad: { d: 'Hussar' } } });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
    return strikes(t)[0]!.rating;
  };
  const gain = rating('Samurai', { y: 'Yuichiro' }) - rating('Samurai');
  expect([gain > 0, rating('Hatamoto', { y: 'Yuichiro' }) - rating('Hatamoto')]).toEqual([true, 0]);
});

it('Doomsday Proclaimer: you and your followers of Muawijhe are immune to Art', rules('DOT 29.1t', 'DOT 29.1s'), () => {
  const at = (boss: string) => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 20, hand: { s: 'Greater Divination' }, squad: { m: 'Mystic' } },
      Petr: { cohort: { boss, f: 'Zenithian Slaughtermaster', z: 'Razide' }, hand: { i: 'Inspired' } },
    });
    return [...haveAbility(t, 'artImmune', ['boss', 'f', 'z']), t.offersKey('play s at 1')];
  };
  expect(at('Doomsday Proclaimer')).toEqual([true, true, false, false]);
  expect(at('Razide')).toEqual([false, false, false, true]);
});

for (const profile of PROFILES)
  it(
    `Desert Scorpion shoots from cover and goes there when he likes, without an end to the combat (${profile})`,
    rules('DOT 9.4', 'DOT 9.6', 'DOT DR-124'),
    () => {
      const t = table(profile, {
        Jana: { squad: { a: 'Clansman' } },
        Petr: { squad: { d: 'Desert Scorpion', e: 'Hussar' } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot', '1: use d as 0').passWhile();
      expect([strikes(t)[0]!.armour, t.card('d').covered]).toEqual([7, true]);
      const alone = table(profile, { active: 'Petr', at: 'window', Jana: {}, Petr: { squad: { d: 'Desert Scorpion' } } });
      expect(alone.refusal('use d as 0')).toBe('DOT 9.4');
      const out = table(profile, {
        Jana: { squad: { d: { card: 'Desert Scorpion', covered: true }, e: { card: 'Hussar', covered: true }, x: 'Hussar' } },
        Petr: { cohort: { r: 'Razide' } },
      });
      out.do('0: attack').passWhile();
      expect(out.offers.toSorted()).toEqual([out.key('attacker d'), out.key('attacker x')].toSorted());
      out.do('0: attacker d', '0: defender r').passWhile();
      expect(out.offers).toEqual(['shoot']);
    },
  );

const sniping = (defender: string, attacker: string, wounded = true) => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: attacker, wounded } } },
    Petr: { squad: { s: 'Infantry Sniper', d: defender } },
  });
  return t.do('0: attack', '0: attacker a', '0: defender d');
};
it(
  'Infantry Sniper shoots at anyone who attacks another Capitol warrior, once, and the combat goes on if that one lives',
  rules('DOT 25.25', 'DOT 24.2.1'),
  () => {
    const t = sniping('Infantry', 'Necromutant');
    t.do('1: use s as 0').passWhile(p => p.question === 'window.answer');
    t.do('1: shoot').passWhile(p => p.question === 'window.answer');
    expect([t.card('a').zone, t.asked, t.offersKey('victory 4 destiny 0')]).toEqual(['discard', 1, true]);
    t.do('1: victory 4 destiny 0').passWhile();
    expect([t.card('d').wounded, t.world.fights.length, t.side(1).victory]).toEqual([false, 0, 4]);
    const u = sniping('Infantry', 'Necromutant', false);
    u.do('1: use s as 0').passWhile(p => p.question === 'window.answer');
    expect(u.offers).toEqual(['shoot']);
    u.do('1: shoot').passWhile(p => p.question === 'window.answer');
    expect([u.card('a').wounded, u.asked, u.question, u.offersKey('use s as 0')]).toEqual([true, 0, 'attacking.chosen', false]);
    u.do('0: fight').passWhile();
    expect(u.card('d').wounded || u.card('d').zone === 'discard').toBe(true);
  },
);
it('Infantry Sniper guards no others, and not himself', () => {
  expect(sniping('Hussar', 'Necromutant').offersKey('use s as 0')).toBe(false);
  const t = table('tournament', { Jana: { squad: { a: 'Necromutant' } }, Petr: { squad: { s: 'Infantry Sniper', d: 'Infantry' } } });
  t.do('0: attack', '0: attacker a', '0: defender s');
  expect(t.offersKey('use s as 0')).toBe(false);
});
