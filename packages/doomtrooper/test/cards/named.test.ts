/** Cards of the expansions that the two books name: what each does. */
import type { Plain } from '@kolbiste/engine';
import { describe, expect, it } from 'vitest';
import { has, isCapable } from '../../src/abilities.ts';
import { affiliationOf, isDoomtrooper } from '../../src/status.ts';
import { ratingOf } from '../../src/values.ts';
import type { World } from '../../src/world.ts';
import { PROFILES, table, type Table } from '../at-table.ts';
import { untilTurn } from './until-turn.ts';

type Words = { readonly [word: string]: Plain };
const window = (jana: Words, petr: Words, ...answers: readonly string[]): Table =>
  table('tournament', { at: 'window', Jana: { destiny: 20, ...jana }, Petr: { destiny: 20, ...petr } })
    .say(...answers)
    .rest();
const strike = (t: Table): Table => {
  t.play.passWhile(p => p.question === 'window.answer');
  return t;
};
const fight = (jana: Words, petr: Words, tactic = 'fight'): Table =>
  table('tournament', { opened: true, Jana: { destiny: 0, ...jana }, Petr: { destiny: 0, ...petr } }).say(
    '0: attack',
    '0: attacker a',
    '0: defender d',
    `0: ${tactic}`,
  );
const strikes = (t: Table) =>
  (t.play.events.findLast(event => event.type === 'struck') as never as { strikes: { rating: number; armour: number }[] }).strikes;
/** Stops in the window after the change of status. */
const toStatus = (t: Table, seat: number): Table => {
  t.play.passWhile(p => !((p.position.world as World).fights[0]?.phase === 'status' && p.asked === seat));
  return t;
};

describe('Apostles', () => {
  it('Algeroth: any equipment at any time without an action for the Dark Legion; 3 actions discard equipment', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { v: 'Violator Sword', s: 'Composite Armor' }, cohort: { g: 'Algeroth–Apostle of War', r: 'Razide' } },
      Petr: { squad: { h: { card: 'Hussar', gear: { x: 'Punisher Handgun' } } } },
    });
    t.say('0: play v on r').rest();
    expect([t.card('v').host, t.world.pools[0]!.open]).toEqual([t.id('r'), 3]);
    t.say('0: use g as 0 on x').rest();
    expect(t.card('x').zone).toBe('discard');
  });
  it('Demnogonis: 3 actions and his Value discard a Doomtrooper, for no points', () => {
    const t = table('tournament', {
      Jana: { destiny: 9, cohort: { g: 'Demnogonis–The Befouler' } },
      Petr: { squad: { d: 'Max Steiner' }, cohort: { r: 'Razide' } },
    });
    expect(t.play).toRefuse(t.key('use g as 0 on r'), 'DOT 11.6');
    t.say('0: use g as 0 on d').rest();
    expect([t.card('d').zone, t.side(0).destiny, t.side(0).victory]).toEqual(['discard', 1, 0]);
    const poor = table('tournament', {
      Jana: { destiny: 7, cohort: { g: 'Demnogonis–The Befouler' } },
      Petr: { squad: { d: 'Max Steiner' } },
    });
    expect(poor.play).toRefuse(poor.key('use g as 0 on d'), 'DOT 3.32');
  });
  it('Ilian: every gift at any time without an action, and no immunity to them if she will [DOT 29.6] [DOT 29.7]', () => {
    const t = window(
      { hand: { g: 'Mind Melt' }, cohort: { i: 'Ilian–Mistress of the Void', r: { card: 'Razide', gear: { x: 'Terror' } } } },
      { squad: { d: { card: 'Hussar', gear: { c: 'Mental Constitution' } } } },
      '0: play g on r',
      '0: use i as 0 on d',
    );
    expect(t.card('g').host).toBe(t.id('r'));
    t.say('0: attack', '0: attacker r', '0: defender d', '0: fight');
    expect(strikes(strike(t))[0]).toMatchObject({ rating: 11, armour: 2 });
  });
  it('Semai: Doomtroopers attack Doomtroopers, and pay 4 to attack the Dark Legion', () => {
    for (const profile of PROFILES) {
      const t = table(profile, {
        Jana: { destiny: 4, cohort: { s: 'Semai–Lord of Spite' }, squad: { a: 'Revisor' } },
        Petr: { squad: { d: 'Mortificator' }, cohort: { r: 'Razide' } },
      });
      t.say('0: attack').rest();
      t.say('0: attacker a');
      expect([t.offers('defender d'), t.offers('defender r')]).toEqual([true, true]);
      t.say('0: defender r');
      expect(t.side(0).destiny).toBe(0);
      const poor = table(profile, {
        Jana: { destiny: 3, cohort: { s: 'Semai–Lord of Spite' }, squad: { a: 'Revisor' } },
        Petr: { squad: { d: 'Mortificator' }, cohort: { r: 'Razide' } },
      });
      poor.say('0: attack').rest();
      poor.say('0: attacker a');
      expect(poor.offers('defender r')).toBe(false);
    }
  });
});

describe('Inquisition', () => {
  it('Bodyguard takes the place of whom he was assigned to, but not out of a vehicle [DOT 32.9]', () => {
    const given = (d: Plain): Table =>
      table('tournament', {
        at: 'window',
        Jana: { cohort: { a: 'Razide' } },
        Petr: { destiny: 3, squad: { b: 'Bodyguard', d, e: 'Dragoon' } },
      });
    const t = given('Hussar').say('1: use b as 0 on d').rest();
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: use b as 2');
    strike(t);
    expect([t.card('b').wounded, t.card('d').wounded]).toEqual([true, false]);
    const u = given('Hussar').say('1: use b as 0 on d').rest();
    u.say('0: meditate');
    u.play.passWhile(p => p.asked !== 1);
    expect([u.offers('use b as 0 on e'), u.offers('use b as 1 on e')]).toEqual([false, true]);
    const v = given({ card: 'Hussar', gear: { t: { card: 'T-32 "Wolfclaw" JBT', inside: true } } })
      .say('1: use b as 0 on d')
      .rest();
    v.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
    v.play.passWhile(p => p.asked !== 1);
    expect(v.play).toRefuse(v.key('use b as 2'), 'DOT 32.9');
  });
  it('Cardinal Durand: the Brotherhood casts all Art, immunity to Art ends, and he goes back into the library', () => {
    const t = window({ squad: { c: 'Cardinal Durand', r: 'Revisor' } }, { cohort: { n: 'Nepharite of Algeroth' } }, '0: use c as 0 on n');
    expect([has(t.world, t.id('r'), 'casts:all', null), has(t.world, t.id('n'), 'lostArtImmune', null)]).toEqual([true, true]);
    const killed = table('tournament', {
      active: 'Petr',
      Jana: { squad: { d: { card: 'Cardinal Durand', wounded: true } }, library: { x: 'Hussar' } },
      Petr: { destiny: 0, cohort: { a: { card: 'Razide', gear: { g: 'Scythe of Semai' } } } },
    });
    killed.say('1: attack', '1: attacker a', '1: defender d', '1: fight');
    strike(killed);
    expect([killed.side(0).library.length, killed.side(0).discard.length, killed.happened('killed', { card: killed.id('d') })]).toEqual([
      2,
      0,
      true,
    ]);
  });
  it('VAC Engineer gives Cybertronic equipment at any time, even to who may not have it, and affiliation for a wound [DOT 36.1]', () => {
    const t = window(
      { hand: { k: 'CAP 7000P', m: 'Violator Sword' }, squad: { e: 'VAC Engineer', s: 'Suicide Warhead', h: 'Hussar' } },
      {},
      '0: play k on h',
      '0: outside',
    );
    expect(t.card('k').host).toBe(t.id('h'));
    const u = window({ hand: { k: 'CAP 7000P' }, squad: { e: 'VAC Engineer', s: 'Suicide Warhead' } }, {}, '0: play k on s', '0: inside');
    expect([u.card('k').inside, ratingOf(u.world, u.id('s'), 3, null)]).toEqual([true, 6]);
    const v = window({ squad: { e: 'VAC Engineer', h: 'Hussar', x: 'Max Steiner' } }, {}, '0: use e as 0 on h');
    expect([affiliationOf(v.world, v.id('h')), v.card('e').wounded]).toEqual([5, true]);
    v.say('0: meditate');
    v.play.passWhile(p => p.asked !== 0);
    expect(v.offers('use e as 0 on x')).toBe(false);
  });
  it('Heist takes equipment, whatever affiliation it asks for; discarded, it goes home [DOT 35.2]', () => {
    const t = window(
      { hand: { h: 'Heist' }, squad: { a: 'Infantry' } },
      { squad: { b: { card: 'Hussar', gear: { v: 'Violator Sword' } }, d: 'Dragoon' } },
      '0: play h on v',
      '0: pick a',
    );
    expect([t.card('v').host, t.card('v').by, t.card('v').owner]).toEqual([t.id('a'), 0, 1]);
    t.say('0: attack', '0: attacker a', '0: defender d', '0: fight');
    expect(strikes(strike(t))[0]!.rating).toBe(4);
  });
  it.each(['Noted Collector', 'Grand Tactician'])('%s has no effect in either book and cannot be played', card => {
    for (const profile of PROFILES) {
      const t = table(profile, { at: 'window', Jana: { hand: { n: card } }, Petr: {} });
      expect(t.play).toRefuse(t.key('play n'), 'DOT 28.16');
    }
  });
  it('Reassignment sends a warrior home with his equipment and gives his Value back [DOT 35.3]', () => {
    const t = table('tournament', {
      Jana: { hand: { r: 'Reassignment' } },
      Petr: { destiny: 0, library: {}, squad: { d: { card: 'Max Steiner', gear: { x: 'Composite Armor', y: 'Reputation' } } } },
    });
    t.say('0: play r on d').rest();
    expect([t.side(1).library.length, t.side(1).discard, t.side(1).destiny]).toEqual([2, [t.id('y')], 11]);
  });
  it('Summon Spell casts out of the discard pile for 2, out of the library for 4', () => {
    const t = window(
      { hand: { s: 'Summon Spell' }, discard: { i: 'Item Vision', x: 'Shield', y: 'Hussar' }, squad: { m: 'Mystic' } },
      { hand: { z: 'Doomed' } },
      '0: play s',
      '0: spend 2',
      '0: play i at 1',
      '0: spend 4',
      '0: stop',
    );
    expect([t.side(0).destiny, t.card('i').zone, t.card('s').zone, t.happened('looked', { at: 1 })]).toEqual([
      14,
      'discard',
      'sacrificed',
      true,
    ]);
    const u = table('tournament', {
      at: 'window',
      Jana: { destiny: 20, hand: { s: 'Summon Spell' }, library: { i: 'Item Vision' }, squad: { m: 'Mystic' } },
      Petr: { hand: { z: 'Doomed' } },
    });
    u.say('0: play s', '0: spend 4', '0: play i at 1', '0: spend 4', '0: stop').rest();
    expect(u.side(0).destiny).toBe(12);
  });
  it('Summon Spell fetches Repudiate in answer to a special [DOT 28.10] [DOT 28.12]', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 9, hand: { k: 'Positive Karma' } },
      Petr: { destiny: 2, hand: { s: 'Summon Spell' }, discard: { r: 'Repudiate' }, squad: { m: 'Mystic' } },
    });
    t.say('0: play k', '1: play s', '1: spend 2', '1: play r').rest();
    expect([t.side(0).destiny, t.card('r').zone, t.happened('cancelled', { card: t.id('k') })]).toEqual([9, 'sacrificed', true]);
  });
  it('Wave of Righteousness: one warrior for each 10 destiny points, all announced at once [DOT 28.22]', () => {
    const t = window(
      { hand: { w: 'Wave of Righteousness' } },
      { squad: { a: 'Hussar', b: 'Dragoon' }, hidden: { c: 'Infantry' } },
      '0: play w on a',
      '0: also c',
    );
    expect([t.card('a').zone, t.card('b').zone, t.card('c').zone, t.side(0).destiny, t.card('w').zone]).toEqual([
      'discard',
      'squad',
      'discard',
      0,
      'sacrificed',
    ]);
  });
});

describe('Warzone', () => {
  it.each([
    ['Field Marshal Johnstone', 'Golden Lion', 'Hussar'],
    ['Lord Nozaki', 'Samurai', 'Hussar'],
    ['President Charles W. Colding', 'Infantry', 'Hussar'],
    ['Staff General Constance Romanov', 'Hussar', 'Infantry'],
    ['The Nineteenth Executive', 'Machinator', 'Infantry'],
  ])('%s makes any action an attack by %s, not by %s, and never fights [DOT 7.21] [DOT 25.17]', (leader, own, other) => {
    const t = table('tournament', { Jana: { squad: { l: leader, a: own, b: other } }, Petr: { cohort: { d: 'Razide' } } });
    t.say('0: attack', '0: attacker b', '0: defender d', '0: shoot');
    strike(t).rest();
    expect([t.offers('attack'), t.offers('lead l')]).toEqual([false, true]);
    t.say('0: lead l').rest();
    expect(t.play.offers).toEqual([t.key('attacker a')]);
  });
  it('Bauhaus Cop imprisons who has just hurt one of yours; he is free when the Cop leaves [DOT 34.11] [DOT 34.12]', () => {
    const t = strike(
      fight({ squad: { a: { card: 'Infantry', gear: { x: 'Cybernetic Power Arm' } } } }, { squad: { d: 'Hussar', c: 'Bauhaus Cop' } }),
    );
    expect(t.play.offers.toSorted()).toEqual(['imprison', 'leave', 'strip']);
    t.say('1: strip').rest();
    expect([has(t.world, t.id('a'), 'prisoner', null), t.card('x').zone, isCapable(t.world, t.id('a'))]).toEqual([true, 'discard', false]);
    const u = window({ hand: { w: 'Wave of Righteousness' } }, { squad: { c: 'Bauhaus Cop' } });
    u.world.effects.push({
      source: u.id('c'),
      def: u.card('c').def,
      by: 1,
      on: u.id('c'),
      what: 'prisoner',
      ratings: [0, 0, 0, 0],
      layer: 'add',
      fight: 0,
      until: -1,
      draw: false,
      n: 0,
      stamp: 0,
    });
    u.say('0: meditate', '0: play w on c').rest();
    expect(u.world.effects).toEqual([]);
  });
  it('Eaonian Justifier: a Doomtrooper wounded by a surviving follower of Algeroth may be imprisoned', () => {
    const t = strike(fight({ cohort: { a: 'Necromutant', j: 'Eaonian Justifier' } }, { squad: { d: 'Bauhaus Blitzer' } })).rest();
    t.say('0: strip').rest();
    expect(has(t.world, t.id('d'), 'prisoner', null)).toBe(true);
    const semai = strike(
      fight({ cohort: { a: 'Callistonian Intruder', j: 'Eaonian Justifier' } }, { squad: { d: 'Bauhaus Blitzer' } }),
    ).rest();
    expect(semai.play.question).toBe('acting.act');
  });
  it('Prison Camp: a Doomtrooper wounded by a surviving Doomtrooper is imprisoned, and free without the Camp', () => {
    const t = strike(
      fight(
        { squad: { p: 'Prison Camp', a: 'Max Steiner' }, hand: { i: 'Surprise Invasion!' } },
        { hand: { k: 'Surprise Invasion!' }, squad: { d: { card: 'Infantry', gear: { x: 'Punisher Handgun' } } } },
      ),
    ).rest();
    expect([has(t.world, t.id('d'), 'prisoner', null), t.card('x').zone]).toEqual([true, 'discard']);
    untilTurn(t, 10);
    t.rest();
    t.say('1: play k on p').rest();
    expect(has(t.world, t.id('d'), 'prisoner', null)).toBe(false);
  });
  it('Recruitment and Programmed: his Value, a new affiliation and a new Squad [DOT 35.1]', () => {
    const take = (card: string, destiny: number): Table =>
      table('tournament', { Jana: { destiny, hand: { r: card } }, Petr: { squad: { d: 'Max Steiner', c: 'Chasseur' } } });
    const t = take('Recruitment', 8).say('0: play r on d').rest();
    expect([t.card('d').by, affiliationOf(t.world, t.id('d')), has(t.world, t.id('d'), 'casts:all', null), t.side(0).destiny]).toEqual([
      0,
      32,
      true,
      0,
    ]);
    expect(take('Recruitment', 8).play).toRefuse(take('Recruitment', 8).key('play r on c'), 'DOT 11.5');
    expect(take('Recruitment', 7).play).toRefuse(take('Recruitment', 7).key('play r on d'), 'DOT 3.32');
    const p = take('Programmed', 8).say('0: play r on d').rest();
    expect([p.card('d').by, affiliationOf(p.world, p.id('d')), p.side(0).destiny]).toEqual([0, 4, 0]);
  });
  it('Sergeant: +4 to all four ratings for his unit in the Squad [DOT 31.9]', () => {
    const t = window({ squad: { s: 'Sergeant', a: 'Infantry', b: 'Infantry', c: 'Sea Lion' } }, {}, '0: assign a to s');
    expect([0, 1, 2, 3].map(r => ratingOf(t.world, t.id('a'), r as 0, null))).toEqual([6, 7, 6, 6]);
    expect([ratingOf(t.world, t.id('b'), 0, null), ratingOf(t.world, t.id('c'), 0, null)]).toEqual([2, 3]);
  });
});

describe('Mortificator', () => {
  it('Death Maze kills the opponent after a Fight its bearer survived, for the points; it is no equipment [DOT 37.13]', () => {
    const t = toStatus(fight({ squad: { a: { card: 'Mortificator', gear: { m: 'Death Maze' } } } }, { cohort: { d: 'Razide' } }), 0);
    t.say('0: use m as 0', '0: victory 7').rest();
    expect([t.card('d').zone, t.side(0).victory, t.card('m').zone]).toEqual(['discard', 7, 'sacrificed']);
    const u = window({ hand: { x: 'Malfunction!' } }, { squad: { a: { card: 'Mortificator', gear: { m: 'Death Maze' } } } });
    u.say('0: meditate');
    expect(u.play.offers.includes(u.key('play x on m'))).toBe(false);
    const shot = toStatus(
      fight({ squad: { a: { card: 'Mortificator', gear: { m: 'Death Maze' } } } }, { cohort: { d: 'Razide' } }, 'shoot'),
      0,
    );
    expect(shot.offers('use m as 0')).toBe(false);
  });
  it('Hidden: neither attacks nor is attacked; given up, he attacks at once [DOT 34.6] [DOT 34.7]', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { squad: { a: { card: 'Mortificator', gear: { h: 'Hidden' } } } },
      Petr: { cohort: { d: 'Centurion' } },
    });
    expect(isCapable(t.world, t.id('a'))).toBe(false);
    t.say('0: use h as 0');
    t.play.passWhile(p => p.question === 'window.answer');
    t.say('0: defender d').rest();
    expect(t.happened('attackDeclared', { seat: 0 })).toBe(true);
    expect([t.card('h').zone, t.world.fights[0]!.attacker]).toEqual(['discard', t.id('a')]);
  });
  it('Mercenary goes to the highest bidder, and the price is his Value', () => {
    const t = table('tournament', { Jana: { destiny: 5, hand: { m: 'Mercenary' } }, Petr: { destiny: 9 } });
    t.say('0: play m', '0: bid 3', '1: bid 5', '0: stop').rest();
    expect([
      t.card('m').by,
      t.card('m').zone,
      t.side(1).destiny,
      ratingOf(t.world, t.id('m'), 3, null),
      isDoomtrooper(t.world, t.id('m')),
    ]).toEqual([1, 'squad', 4, 5, true]);
    const u = table('standard', { Jana: { destiny: 5, hand: { m: 'Mercenary' }, squad: { x: 'Hussar' } }, Petr: { destiny: 0 } });
    expect(u.play).toRefuse(u.key('hide m'), 'DOT 9.29');
    u.say('0: play m', '0: bid 0', '1: stop').rest();
    expect([u.card('m').by, ratingOf(u.world, u.id('m'), 3, null), isDoomtrooper(u.world, u.id('m'))]).toEqual([0, 0, true]);
  });
  it('Repudiate: whoever casts any Art cancels a special just played', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 0, hand: { k: 'Positive Karma' } },
      Petr: { hand: { r: 'Repudiate' }, squad: { m: 'Revisor' } },
    });
    t.say('0: play k', '1: play r').rest();
    expect([t.side(0).destiny, t.card('r').zone]).toEqual([0, 'sacrificed']);
    const u = table('tournament', {
      at: 'window',
      Jana: { destiny: 0, hand: { k: 'Positive Karma' } },
      Petr: { hand: { r: 'Repudiate' }, squad: { m: 'Hussar' } },
    });
    u.say('0: play k').rest();
    expect(u.side(0).destiny).toBe(10);
  });
  it('Shore Leave: out of play, and back healed with 1 more for each full turn [DOT 34.2] [DOT 34.3]', () => {
    const t = window({ hand: { s: 'Shore Leave' }, squad: { h: { card: 'Hussar', wounded: true }, x: 'Dragoon' } }, {}, '0: play s on h');
    untilTurn(t, 13);
    t.rest();
    t.say('0: meditate', '0: use s as 0').rest();
    expect([t.card('h').wounded, [0, 1, 2].map(r => ratingOf(t.world, t.id('h'), r as 0, null)), t.card('s').zone]).toEqual([
      false,
      [4, 4, 5],
      'discard',
    ]);
  });
  it('Solidarity pays whoever assigned it for each warrior of the corporation, and goes with the last of them', () => {
    const t = table('tournament', {
      Jana: { destiny: 9, hand: { s: 'Solidarity', h: 'Hussar', e: 'Ex-Bauhaus Freelancer', w: 'Wave of Righteousness' } },
      Petr: {},
    });
    t.say('0: play s at 0', '0: of 1', '0: play h', '0: destiny').rest();
    expect(t.side(0).destiny).toBe(9);
    t.say('0: play e').rest();
    expect([t.side(0).destiny, t.side(0).victory, t.card('s').zone]).toEqual([8, 0, 'player']);
    t.side(0).destiny = 10;
    untilTurn(t, 10);
    t.say('0: play w on h').rest();
    expect(t.card('s').zone).toBe('discard');
  });
  it('Suppressing Fire: into cover or wounded, one by one', () => {
    const t = table('tournament', {
      Jana: { hand: { s: 'Suppressing Fire' } },
      Petr: { squad: { a: 'Hussar', b: 'Dragoon', c: 'Rams Air Cavalry' }, cohort: { r: 'Razide' } },
    });
    t.say('0: play s at 1', '0: squad', '1: cover', '1: bleed', '1: bleed').rest();
    expect([t.card('a').covered, t.card('b').covered, t.card('b').wounded, t.card('c').wounded, t.card('r').covered]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });
  it.each([
    ['squad', 'a', 'r'],
    ['cohort', 'r', 'a'],
  ])('Training on a %s: its warriors neither attack nor are attacked until your next turn', (area, trained, other) => {
    const t = table('tournament', {
      Jana: { hand: { s: 'Training' }, squad: { x: 'Infantry' } },
      Petr: { squad: { a: 'Hussar' }, cohort: { r: 'Razide' } },
    });
    t.say('0: play s at 1', `0: ${area}`).rest();
    const bound = (name: string): boolean =>
      has(t.world, t.id(name), 'cannotAttack', null) && has(t.world, t.id(name), 'cannotBeAttacked', null);
    expect([bound(trained), bound(other)]).toEqual([true, false]);
    untilTurn(t, 11);
    t.rest();
    expect(bound(trained)).toBe(false);
  });
});

describe('Golgotha and Apocalypse', () => {
  it('Stolen Paperwork: his payment is lost, and you play it if you pay [DOT 28.21t] [DOT 28.22]', () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { destiny: 20, hand: { w: 'Wave of Righteousness' }, squad: { h: 'Hussar' } },
      Petr: { destiny: 10, hand: { s: 'Stolen Paperwork' }, squad: { a: 'Dragoon', b: 'Dragoon' } },
    });
    t.say('0: play w on a', '0: also b', '1: play s', '1: play w on h').rest();
    expect([t.side(0).destiny, t.side(1).destiny, t.card('h').zone, t.card('a').zone, t.card('s').zone, t.card('w').zone]).toEqual([
      0,
      0,
      'discard',
      'squad',
      'sacrificed',
      'sacrificed',
    ]);
    const poor = table('tournament', {
      at: 'window',
      Jana: { destiny: 10, hand: { w: 'Wave of Righteousness' }, squad: { h: 'Hussar' } },
      Petr: { destiny: 9, hand: { s: 'Stolen Paperwork' }, squad: { a: 'Dragoon' } },
    });
    poor.say('0: play w on a', '1: play s').rest();
    expect([poor.card('h').zone, poor.card('a').zone, poor.side(0).destiny]).toEqual(['squad', 'squad', 0]);
  });
  it('A Second Chance brings a sacrificed card back into the library [DOT 37.20]', () => {
    for (const profile of PROFILES) {
      const t = table(profile, {
        at: 'window',
        Jana: { hand: { c: 'A Second Chance' }, sacrificed: { x: 'Positive Karma' }, library: {} },
        Petr: {},
      });
      t.say('0: play c', '0: pick x').rest();
      expect([t.side(0).sacrificed, t.happened('returned', { card: t.id('x'), to: 'library' })]).toEqual([[t.id('c')], true]);
    }
  });
  it('Fortified Entrenchment: +2 Armor for defenders there, and 2 for each equipment card put in [DOT 33.4]', () => {
    const t = table('tournament', {
      active: 'Petr',
      opened: true,
      Jana: {
        hand: { x: 'Punisher Handgun' },
        squad: { f: { card: 'Fortified Entrenchment', marks: 1 }, d: 'Hussar' },
      },
      Petr: { cohort: { a: 'Razide' } },
    });
    t.say('1: attack', '1: attacker a', '1: defender d', '1: fight');
    expect(strikes(strike(t))[0]!.armour).toBe(7);
    const fed = table('tournament', { Jana: { hand: { x: 'Punisher Handgun' }, squad: { f: 'Fortified Entrenchment' } }, Petr: {} });
    fed.say('0: use f as 0', '0: pick x').rest();
    expect([fed.card('f').marks, fed.card('x').zone]).toEqual([1, 'discard']);
  });
  it('Protective Wall hides up to three; when it falls they are wounded [DOT 34.6] [DOT 34.7] [DOT 34.8]', () => {
    const t = table('tournament', {
      Jana: { squad: { w: 'Protective Wall', a: 'Hussar', b: 'Dragoon', c: 'Infantry', e: 'Samurai' }, cohort: { r: 'Razide' } },
      Petr: { hand: { i: 'Surprise Invasion!' }, squad: { x: 'Max Steiner' } },
    });
    expect(t.play).toRefuse(t.key('use w as 0 on r'), 'DOT 33.12');
    t.say('0: use w as 0 on a', '0: use w as 0 on b', '0: use w as 0 on c').rest();
    expect([isCapable(t.world, t.id('a')), isCapable(t.world, t.id('e'))]).toEqual([false, true]);
    untilTurn(t, 10);
    t.rest();
    t.say('1: play i on w').rest();
    expect(['a', 'b', 'c', 'e'].map(name => t.card(name).wounded)).toEqual([true, true, true, false]);
    expect(isCapable(t.world, t.id('a'))).toBe(true);
  });
  it('Triangulating Scope: +3 Shoot for attackers there, each; neither cover nor fortifications help against them', () => {
    const t = fight(
      { squad: { s: 'Triangulating Scope', z: 'Triangulating Scope', a: 'Infantry' } },
      { squad: { h: 'Heimburg', d: { card: 'Hussar', covered: true }, e: 'Dragoon' } },
      'shoot',
    );
    expect(strikes(strike(t))[0]).toMatchObject({ rating: 9, armour: 3 });
    const bare = fight(
      { squad: { a: 'Infantry' } },
      { squad: { h: 'Heimburg', d: { card: 'Hussar', covered: true }, e: 'Dragoon' } },
      'shoot',
    );
    expect(strikes(strike(bare))[0]).toMatchObject({ rating: 3, armour: 8 });
  });
});

describe('Paradise Lost', () => {
  it('Lurker cannot be attacked, joins a combat of the tribe unseen and is gone after it [DOT 34.6] [DOT 34.7]', () => {
    const t = fight({ station: { a: 'Corsair' } }, { station: { d: 'Gendarme', l: { card: 'Horde Trooper', gear: { k: 'Lurker' } } } });
    expect(isCapable(t.world, t.id('l'))).toBe(false);
    t.say('1: use k as 0');
    strike(t).say('1: victory 6').rest();
    expect([strikes(t)[1]!.rating, t.card('k').zone, t.card('l').zone]).toEqual([12, 'discard', 'station']);
    const u = table('tournament', {
      opened: true,
      Jana: { station: { a: 'Corsair' } },
      Petr: { station: { d: 'Gendarme', l: { card: 'Horde Trooper', gear: { k: 'Lurker' } } } },
    });
    u.say('0: attack').rest();
    u.say('0: attacker a');
    expect(u.play.offers).toEqual([u.key('defender d')]);
  });
  it('V-3: −2, and 2 more in each of your draw steps; it spreads in the area and outlives its bearer [DOT 37.37] [DOT 37.38] [DOT 37.39]', () => {
    const t = table('tournament', {
      at: 'window',
      opened: true,
      Jana: { destiny: 30, hand: { v: 'V-3', v2: 'V-3', w: 'Wave of Righteousness' } },
      Petr: { station: { a: 'Max Steiner', b: 'Valerie Duval' }, squad: { c: 'Hussar' } },
    });
    t.say('0: play v on a').rest();
    const fightOf = (name: string): number => ratingOf(t.world, t.id(name), 0, null);
    expect([fightOf('a'), fightOf('b')]).toEqual([2, 8]);
    t.say('0: meditate');
    t.play.passWhile(p => p.asked !== 0);
    expect(t.play).toRefuse(t.key('play v2 on a'), 'DOT 37.38');
    untilTurn(t, 12);
    expect([fightOf('a'), fightOf('b')]).toEqual([0, 8]);
    untilTurn(t, 14);
    expect([fightOf('b'), fightOf('c')]).toEqual([6, 2]);
    untilTurn(t, 15);
    t.say('0: play w on a', '0: stop').rest();
    expect([t.card('v').host, fightOf('b')]).toEqual([t.id('b'), 4]);
  });
  it('Southern Europe serves Templars only, and more against a tribe', () => {
    const given = (d: string): Table => {
      const t = table('tournament', {
        active: 'Petr',
        opened: true,
        Jana: { station: { z: 'Southern Europe', d } },
        Petr: { station: { a: 'Jaeger Commando' } },
      });
      t.say('1: attack', '1: attacker a', '1: defender d', '1: fight');
      t.play.passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('warzone')));
      return t;
    };
    const t = given('Horde Trooper').say('0: warzone z');
    expect(strikes(strike(t))[1]!.rating).toBe(11);
    expect(given('Corsair').play.offers.some(key => key.startsWith('warzone'))).toBe(false);
  });
  it('Jihad Infantry Trooper has no beast [DOT 36.1]', () => {
    const t = table('tournament', {
      opened: true,
      Jana: { hand: { b: 'Crescentian Twotusk' }, station: { j: 'Jihad Infantry Trooper', p: 'Prophet' } },
      Petr: {},
    });
    expect(t.play).toRefuse(t.key('play b on j'), 'DOT 36.1');
    expect(t.offers('play b on p')).toBe(true);
  });
});
