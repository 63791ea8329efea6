import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { affiliationOf, isDoomtrooper, isHeretic } from '../../../src/rules/status.ts';
import { table, type Table } from '../../fixture.ts';
import { inWindow, strike, type Words } from '../situations.ts';

it(
  'Black Bullets: a Doomtrooper wounded with the weapon is a Heretic and loses what only Doomtroopers may have',
  rules('DOT 37.10', 'DOT 32.27', 'DOT 24.5.4', 'DOT 24.5.8', 'DOT 24.5.10', 'DOT 34.2', 'DOT 37.1', 'DOT 37.3'),
  () => {
    const shot = (tactic: string): Table => {
      const t = table('tournament', {
        Jana: { destiny: 0, cohort: { a: { card: 'Razide', gear: { w: { card: 'Improved Kratach', gear: { g: 'Black Bullets' } } } } } },
        Petr: { destiny: 0, squad: { d: { card: 'Free Marine', gear: { p: 'Necromower', q: 'Combat Armor' } } } },
      });
      t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`);
      return strike(t);
    };
    const t = shot('shoot');
    expect([
      isHeretic(t.world, t.id('d')),
      isDoomtrooper(t.world, t.id('d')),
      affiliationOf(t.world, t.id('d')),
      t.card('p').zone,
      t.card('q').zone,
    ]).toEqual([true, false, 64, 'discard', 'attached']);
    const u = shot('fight');
    expect([u.card('d').wounded, isHeretic(u.world, u.id('d'))]).toEqual([true, false]);
  },
);
it('Black Bullets: who can never be a Heretic is only wounded', rules('DOT 36.2'), () => {
  const shot = (gear: Words): boolean => {
    const t = table('tournament', {
      Jana: { destiny: 0, cohort: { a: { card: 'Razide', gear: { w: { card: 'Improved Kratach', gear: { g: 'Black Bullets' } } } } } },
      Petr: { destiny: 0, squad: { d: { card: 'Free Marine', gear } } },
    });
    strike(t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot'));
    return t.card('d').wounded && isDoomtrooper(t.world, t.id('d'));
  };
  expect([shot({}), shot({ l: 'Undying Loyalty' })]).toEqual([false, true]);
});

it('Loot and Pillage: points, a warrior of the collection, or equipment of the library', rules('DOT 3.32', 'DOT 4.1', 'DOT 37.6'), () => {
  const given = (): Table =>
    table('tournament', { Jana: { destiny: 1, hand: { x: 'Loot and Pillage' }, library: { e: 'Combat Armor', w: 'Hussar' } }, Petr: {} });
  expect(given().do('0: play x', '0: destiny').passWhile().side(0).destiny).toBe(21);
  const t = given().do('0: play x', '0: recruits');
  expect([t.offersKey('named 02004'), t.offers.some(key => key.includes('02005'))]).toEqual([t.offersKey('named 02004'), false]);
  t.do(`0: ${t.offers[0]}`).passWhile();
  expect([t.side(0).destiny, t.world.play.length]).toEqual([1, 1]);
  const u = given().do('0: play x', '0: library');
  const takes = u.offers.filter(key => key.startsWith('pick'));
  expect(takes.length).toBe(1);
  u.do(`0: ${takes[0]}`).passWhile();
  expect([u.side(0).hand.length, u.side(0).library.length]).toEqual([1, 1]);
});

it(
  'Scroll of Unholy Invocation brings an Apostle who is not in play, and is removed',
  rules('DOT 37.29s', 'DOT 37.29t', 'DOT 37.9'),
  () => {
    const t = table('tournament', {
      Jana: {
        destiny: 0,
        cohort: { r: { card: 'Razide', gear: { s: 'Scroll of Unholy Invocation' } } },
        sideboard: { a: 'Algeroth–Apostle of War', i: 'Ilian–Mistress of the Void', z: 'Hussar' },
      },
      Petr: { cohort: { i2: 'Ilian–Mistress of the Void' } },
    });
    t.do('0: use s as 0').answered();
    expect([t.offersKey('named 02005'), t.offersKey('named 02082')]).toEqual([true, false]);
    t.do('0: named 02005').passWhile();
    expect([t.card('a').zone, t.card('s').zone, t.side(0).destiny]).toEqual(['cohort', 'sacrificed', 0]);
  },
);

it('Tekron: a follower of Algeroth for a Heretic, at his Value', rules('DOT 3.32', 'DOT 37.9'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 2,
      cohort: { t: 'Tekron', h: 'Heretic', r: 'Razide' },
      sideboard: { u: 'Undead Legionnaire', z: 'Razide', n: 'Nepharite of Algeroth' },
    },
    Petr: {},
  });
  expect(t.offersKey('use t as 0 on r')).toBe(false);
  t.do('0: use t as 0 on h').answered();
  expect([t.offersKey('named 01221'), t.offersKey('named 01248')]).toEqual([false, false]);
  t.do('0: named 01328').passWhile();
  expect([t.card('u').zone, t.card('h').zone, t.side(0).destiny]).toEqual(['cohort', 'sacrificed', 0]);
});

it(
  'Transfiguration: a Heretic goes, a follower of Algeroth out of the library comes for his Value',
  rules('DOT 3.32', 'DOT 37.9', 'DOT 37.44'),
  () => {
    const t = inWindow(
      { destiny: 3, hand: { x: 'Transfiguration' }, library: { u: 'Undead Legionnaire', h: 'Hussar' } },
      { cohort: { d: 'Heretic', r: 'Razide' } },
    );
    expect(t.offersKey('play x on r')).toBe(false);
    t.do('0: play x on d').answered();
    t.do(`0: ${t.offers.find(key => key !== 'stop')}`).passWhile();
    expect([
      t.card('d').zone,
      t.side(0).destiny,
      t.side(0).library.length,
      t.world.play.filter(id => t.world.cards[id]!.by === 0).length,
    ]).toEqual(['sacrificed', 1, 1, 1]);
  },
);

it('Grizzly Battle Tank comes for an action and two Dragoons, and in no other way', rules('DOT 8.2', 'DOT 28.16', 'DOT 37.41'), () => {
  const given = (more: Words, destiny = 0): Table =>
    table('tournament', {
      Jana: { destiny, hand: { g: 'Grizzly Battle Tank' }, squad: { a: 'Dragoon', ...more } },
      Petr: { squad: { e: 'Dragoon' } },
    });
  expect(given({ b: 'Hussar' }, 30)).toRefuse(given({ b: 'Hussar' }, 30).key('play g'), 'DOT 28.16');
  const t = given({ b: 'Dragoon', c: 'Dragoon' }).do('0: play g', '0: pick a');
  expect([t.offersKey('pick a'), t.offersKey('pick e')]).toEqual([false, false]);
  t.do('0: pick c').passWhile(p => p.question === 'window.answer');
  expect([t.card('g').zone, t.card('a').zone, t.card('b').zone, t.card('c').zone, t.world.pools[0]!.open]).toEqual([
    'squad',
    'discard',
    'squad',
    'discard',
    2,
  ]);
  const u = table('tournament', { Jana: { squad: { g: 'Grizzly Battle Tank' }, hand: { w: 'Punisher Handgun' } }, Petr: {} });
  expect(u).toRefuse(u.key('play w on g'), 'DOT 36.1');
});
