import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has, isCapable } from '../../../src/rules/abilities.ts';
import { isHeretic } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { Table, rig, table } from '../../fixture.ts';
import { adds, attackWithoutDestiny, haveAbility, kills, ratingsNow, strike, window } from '../situations.ts';

it.each([
  ['Field Marshal Johnstone', 'Golden Lion', 'Hussar'],
  ['Lord Nozaki', 'Samurai', 'Hussar'],
  ['President Charles W. Colding', 'Infantry', 'Hussar'],
  ['Staff General Constance Romanov', 'Hussar', 'Infantry'],
  ['The Nineteenth Executive', 'Machinator', 'Infantry'],
])(
  '%s makes any action an attack by %s, not by %s, and never fights',
  rules('DOT 7.21', 'DOT 25.17', 'DOT 7.14', 'DOT 7.8'),
  (leader, own, other) => {
    const t = table('tournament', { Jana: { squad: { l: leader, a: own, b: other } }, Petr: { cohort: { d: 'Razide' } } });
    t.do('0: attack', '0: attacker b', '0: defender d', '0: shoot');
    strike(t).passWhile();
    expect([t.offersKey('attack'), t.offersKey('lead l')]).toEqual([false, true]);
    t.do('0: lead l').passWhile();
    expect(t.offers).toEqual([t.key('attacker a')]);
  },
);

it(
  'Bauhaus Cop imprisons who has just hurt one of yours; he is free when the Cop leaves',
  rules('DOT 34.11', 'DOT 34.12', 'DOT 37.1', 'DOT 37.3'),
  () => {
    const t = strike(
      attackWithoutDestiny(
        { squad: { a: { card: 'Infantry', gear: { x: 'Cybernetic Power Arm' } } } },
        { squad: { d: 'Hussar', c: 'Bauhaus Cop' } },
      ),
    );
    expect(t.offers.toSorted()).toEqual(['imprison', 'leave', 'strip']);
    t.do('1: strip').passWhile();
    expect([has(t.world, t.id('a'), 'prisoner', null), t.card('x').zone, isCapable(t.world, t.id('a'))]).toEqual([true, 'discard', false]);
    const u = window({ hand: { w: 'Wave of Righteousness' } }, { squad: { c: 'Bauhaus Cop' } });
    rig(u.world).effects.push({
      source: u.id('c'),
      def: u.card('c').def,
      by: 1,
      on: u.id('c'),
      what: 'ability',
      ability: 'prisoner',
      fight: null,
      until: null,
      draw: false,
      whileInPlay: true,
      stamp: 0,
    });
    u.do('0: meditate', '0: play w on c').passWhile();
    expect(u.world.effects).toEqual([]);
  },
);

it('Eaonian Justifier: a Doomtrooper wounded by a surviving follower of Algeroth may be imprisoned', () => {
  const t = strike(
    attackWithoutDestiny({ cohort: { a: 'Necromutant', j: 'Eaonian Justifier' } }, { squad: { d: 'Bauhaus Blitzer' } }),
  ).passWhile();
  t.do('0: strip').passWhile();
  expect(has(t.world, t.id('d'), 'prisoner', null)).toBe(true);
  const semai = strike(
    attackWithoutDestiny({ cohort: { a: 'Callistonian Intruder', j: 'Eaonian Justifier' } }, { squad: { d: 'Bauhaus Blitzer' } }),
  ).passWhile();
  expect(semai.question).toBe('acting.act');
});

it('Sergeant: +4 to all four ratings for his unit in the Squad', rules('DOT 31.9'), () => {
  const t = window({ squad: { s: 'Sergeant', a: 'Infantry', b: 'Infantry', c: 'Sea Lion' } }, {}, '0: assign a to s');
  expect([0, 1, 2, 3].map(r => ratingOf(t.world, t.id('a'), r as 0, null))).toEqual([6, 7, 6, 6]);
  expect([ratingOf(t.world, t.id('b'), 0, null), ratingOf(t.world, t.id('c'), 0, null)]).toEqual([2, 3]);
});

it('Captain makes Capitol warriors of Value 8 or less deadly, not himself', () => {
  const t = table('tournament', { Jana: { squad: { boss: 'Captain', it: 'Infantry' } }, Petr: {} });
  expect([has(t.world, t.id('it'), 'killsOnWound', null), has(t.world, t.id('boss'), 'killsOnWound', null)]).toEqual([true, false]);
});

it('Combat Overseer gives his unit +4, in the Squad, of one Cybertronic kind', () => {
  const t = table('tournament', {
    Jana: { squad: { boss: 'Combat Overseer', one: 'Cuirassier', two: 'Cuirassier', other: 'Hussar' } },
    Petr: {},
  });
  t.do('0: meditate', '0: assign one to boss').passWhile();
  expect([ratingsNow(t, 'one'), ratingsNow(t, 'two')]).toEqual([
    [8, 7, 8, 8],
    [4, 3, 4, 4],
  ]);
  t.do('0: meditate').passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('assign')));
  expect(t.refusal('assign other to boss')).toBe('DOT 31.14');
});

it('Battle Functionary makes deadly what Cybertronic warriors of Value 9 or less do, and nobody else', rules('DOT 24.2.11'), () => {
  const against = (a: string): boolean =>
    kills(table('tournament', { Jana: { squad: { boss: 'Battle Functionary', a } }, Petr: { squad: { d: 'Infantry' } } }));
  expect([against('Chasseur'), against('Vince Diamond'), against('Sean Gallagher')]).toEqual([true, false, false]);
});

it('Charles Sykes strengthens everybody else of Cybertronic', () => {
  const t = table('tournament', { Jana: { squad: { boss: 'Charles Sykes', one: 'Machinator', two: 'Hussar' } }, Petr: {} });
  expect([ratingsNow(t, 'boss'), ratingsNow(t, 'one'), ratingsNow(t, 'two')]).toEqual([
    [8, 7, 11, 13],
    [6, 6, 6, 6],
    [2, 2, 3, 2],
  ]);
});

it('Cyril Dent kills those worth 7 or less, and wounds the others', () => {
  const against = (d: string): boolean => kills(table('tournament', { Jana: { squad: { a: 'Cyril Dent' } }, Petr: { squad: { d } } }));
  expect([against('Big Bob Watts'), against('Sean Gallagher')]).toEqual([true, false]);
});

it.each([
  ['Aide-De-Camp', 'Hussar', 'Infantry'],
  ['Jito', 'Hatamoto', 'Hussar'],
  ['Squadron Commander', 'Clansman', 'Hussar'],
])('%s strengthens a unit of %s, and commands no %s', (sergeant, man, other) => {
  const t = table('tournament', {
    opened: true,
    Jana: { squad: { s: sergeant, a: { card: man, sergeant: 's' }, b: man } },
    Petr: {},
  });
  expect(ratingsNow(t, 'a')).toEqual(ratingsNow(t, 'b').map(rating => rating + 4));
  const u = table('tournament', { opened: true, at: 'window', Jana: { squad: { s: sergeant, a: man, b: other } }, Petr: {} });
  expect(u.offers.some(key => key.includes(`assign ${u.id('a')}`) || key.includes(`${u.id('a')}`))).toBe(true);
});

it.each([
  ['Capitaine', 'Hussar', 'Infantry'],
  ['Commander Chieftain', 'Clansman', 'Hussar'],
  ['Shugo', 'Hatamoto', 'Hussar'],
])('%s makes every wound by a %s a kill, and none by a %s', (captain, man, other) => {
  const t = table('tournament', { opened: true, Jana: { squad: { boss: captain, a: man, b: other } }, Petr: { squad: { foe: man } } });
  expect(haveAbility(t, 'killsOnWound', ['a', 'b', 'foe'])).toEqual([true, false, false]);
});

it('captains command up to a Value: 9 the Capitaine, 8 the Chieftain and the Shugo', () => {
  const killers = (captain: string, man: string): boolean[] => {
    const t = table('tournament', { opened: true, Jana: { squad: { boss: captain, a: man } }, Petr: {} });
    return haveAbility(t, 'killsOnWound', ['boss', 'a']);
  };
  // Their own Values: 10, 9, 9; Sean Gallagher 8.
  expect([killers('Capitaine', 'Hussar'), killers('Commander Chieftain', 'Sean Gallagher'), killers('Shugo', 'Hatamoto')]).toEqual([
    [false, true],
    [false, true],
    [false, true],
  ]);
});

it.each([
  ['Banner Bearer', 'Clansman', [0, 0, 2, 0]],
  ['Bushi', 'Hatamoto', [0, 0, 2, 0]],
  ['General Michael Kell', 'Infantry', [3, 3, 3, 3]],
])('%s strengthens your other %s warriors in the Squad', (boss, man, bonus) => {
  expect(adds({ mine: { a: man, b: 'Hussar', c: { card: man } }, theirs: { foe: man } }, boss, ['a', 'b', 'c', 'foe'])).toEqual([
    bonus,
    [0, 0, 0, 0],
    bonus,
    [0, 0, 0, 0],
  ]);
  const t = table('tournament', { opened: true, Jana: { squad: { boss } }, Petr: {} });
  const facts = { 'Banner Bearer': [5, 1, 4, 4], Bushi: [3, 3, 4, 4], 'General Michael Kell': [7, 11, 9, 12] } as Record<string, number[]>;
  expect(ratingsNow(t, 'boss')).toEqual(facts[boss]);
});

it.each([
  ['Flight Commander', 'Infantry', 3],
  ['Kommandant', 'Hussar', 5],
])('%s strengthens your other %s who have a vehicle', (boss, man, n) => {
  const riding = (name: string) => ({ card: man, gear: { [name]: { card: 'Necromower', inside: true } } });
  expect(adds({ mine: { a: riding('v'), b: man }, theirs: { foe: riding('u') } }, boss, ['a', 'b', 'foe'])).toEqual([
    [n, n, n, n],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
});

it('Destroyer and Reaper of Souls are Heretics who kill: one anyone he wounds, the other in Fights', () => {
  const t = table('tournament', { opened: true, Jana: { cohort: { d: 'Destroyer', r: 'Reaper of Souls' } }, Petr: {} });
  expect([
    haveAbility(t, 'killsOnWound', ['d', 'r']),
    haveAbility(t, 'killsOnFightWound', ['d', 'r']),
    haveAbility(t, 'sacrificesVictims', ['d', 'r']),
    [isHeretic(t.world, t.id('d')), isHeretic(t.world, t.id('r'))],
  ]).toEqual([
    [true, false],
    [false, true],
    [true, false],
    [true, true],
  ]);
});

it('Supreme Necromagus: your other Heretics have +3 Fight, Shoot and Armor', () => {
  expect(
    adds({ mine: { a: 'Heretic', b: 'Razide' }, theirs: { foe: 'Heretic' } }, 'Supreme Necromagus', ['a', 'b', 'foe'], 'cohort'),
  ).toEqual([
    [3, 3, 3, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const t = table('tournament', { opened: true, Jana: { cohort: { m: 'Supreme Necromagus' } }, Petr: {} });
  expect(ratingsNow(t, 'm')).toEqual([4, 4, 5, 5]);
});

it('Technomancer takes equipment of every affiliation', rules('DOT 11.18'), () => {
  const t = table('tournament', { Jana: { hand: { v: 'Violator Sword' }, cohort: { a: 'Technomancer', b: 'Heretic' } }, Petr: {} });
  expect([t.offersKey('play v on a'), t.offersKey('play v on b')]).toEqual([true, false]);
});

it('War Medic heals a Doomtrooper for 3 actions, attacks nobody and carries nothing', () => {
  const t = table('tournament', {
    Jana: {
      hand: { e: 'Combat Armor' },
      squad: { m: 'War Medic', a: { card: 'Hussar', wounded: true } },
      cohort: { r: { card: 'Razide', wounded: true } },
    },
    Petr: { squad: { d: 'Infantry' } },
  });
  expect([t.offersKey('play e on m'), t.offersKey('use m as 0 on r'), has(t.world, t.id('m'), 'cannotAttack', null)]).toEqual([
    false,
    false,
    true,
  ]);
  t.do('0: use m as 0 on a').passWhile();
  expect(t.card('a').wounded).toBe(false);
});

it('Paparazzo: your Doomtroopers earn 3 points more for a kill', () => {
  const offered = (squad: object, area: string, a: string): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad, cohort: area === 'cohort' ? { a } : {} },
      Petr: { squad: { d: { card: 'Hussar', wounded: true } } },
    } as never);
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return t.offersKey('victory 3 destiny 0');
  };
  expect([offered({ p: 'Paparazzo', a: 'Sean Gallagher' }, 'squad', ''), offered({ p: 'Paparazzo' }, 'cohort', 'Razide')]).toEqual([
    true,
    false,
  ]);
});
it('Mercurian Maculator needs a warzone on Mercury', rules('DOT 28.16'), () => {
  const at = (there: Plain): Table =>
    table('tournament', { Jana: { destiny: 20, hand: { it: 'Mercurian Maculator' }, squad: there }, Petr: {} });
  expect([at({ z: 'Victoria' }).offersKey('play it'), at({ z: 'Mercurian Diamond Caverns' }).offersKey('play it')]).toEqual([false, true]);
  const t = table('tournament', {
    Jana: { victory: 3, squad: { c: 'TA6500 Cybermech', z: 'Mercurian Diamond Caverns' }, cohort: { m: 'Mercurian Maculator' } },
    Petr: {},
  });
  t.do('0: use c as 0 on z').passWhile();
  expect([t.card('z').zone, t.card('m').zone]).toEqual(['discard', 'discard']);
});
