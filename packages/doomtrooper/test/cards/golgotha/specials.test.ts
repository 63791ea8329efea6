import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import { PROFILES, table } from '../../fixture.ts';
import { attack, haveAbility, inWindow, ratingsNow, ratingsOf, strikes, cannotBePlayed } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it('Stolen Paperwork: what a team-mate plays is left to him', () => {
  const offered = (thief: string): boolean => {
    const t = table(
      'standard',
      {
        at: 'window',
        Jana: { destiny: 20, hand: { w: 'Wave of Righteousness' } },
        Petr: { squad: { a: 'Dragoon' } },
        Eva: {},
        Tom: {},
        [thief]: { hand: { s: 'Stolen Paperwork' }, squad: { b: 'Dragoon' } },
      },
      { seats: 4, options: { mode: 'teams' } },
    );
    t.do('0: play w on b', '0: stop');
    let seen = false;
    t.passWhile(() => {
      seen ||= t.offersKey('play s');
      return t.world.announced.length > 0;
    });
    return seen;
  };
  expect([offered('Tom'), offered('Eva')]).toEqual([true, false]);
});
it('Stolen Paperwork: his payment is lost, and you play it if you pay', rules('DOT 28.21t', 'DOT 28.22'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { w: 'Wave of Righteousness' }, squad: { h: 'Hussar' } },
    Petr: { destiny: 10, hand: { s: 'Stolen Paperwork' }, squad: { a: 'Dragoon', b: 'Dragoon' } },
  });
  t.do('0: play w on a', '0: also b', '1: play s', '1: play w on h').passWhile();
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
  poor.do('0: play w on a', '1: play s').passWhile();
  expect([poor.card('h').zone, poor.card('a').zone, poor.side(0).destiny]).toEqual(['squad', 'squad', 0]);
});

it('Lack of Faith: a member of the Brotherhood neither attacks nor casts', () => {
  const t = table('tournament', { Jana: { hand: { l: 'Lack of Faith' } }, Petr: { squad: { a: 'Mystic', b: 'Hussar' } } });
  expect(t.offersKey('play l on b')).toBe(false);
  t.do('0: play l on a').passWhile();
  expect([haveAbility(t, 'cannotAttack', ['a']), haveAbility(t, 'neverArt', ['a'])]).toEqual([[true], [true]]);
});

it('Festering Wounds discards every wounded warrior, for no points', () => {
  const t = inWindow(
    { hand: { f: 'Festering Wounds' }, squad: { a: { card: 'Dragoon', wounded: true } } },
    { squad: { d: { card: 'Hussar', wounded: true }, e: 'Infantry' } },
  );
  t.do('0: play f').passWhile();
  expect([['a', 'd', 'e'].map(name => t.card(name).zone), t.side(0).victory]).toEqual([['discard', 'discard', 'squad'], 0]);
});

it('Hostile Takeover removes an alliance, in both books', rules('DOT 37.9', 'DOT 37.22'), () => {
  for (const profile of PROFILES) {
    const t = table(profile, {
      Jana: { hand: { h: 'Hostile Takeover' } },
      Petr: { player: { a: 'Mishima (alliance)', f: 'Fortune of War' } },
    });
    expect(t.offersKey('play h on f')).toBe(false);
    t.do('0: play h on a').passWhile();
    expect(t.card('a').zone).toBe('sacrificed');
  }
});

it('Leveled Field leaves warriors alone; Out of Fuel takes vehicles, warriors that are vehicles too', () => {
  const given = { squad: { d: { card: 'Hussar', gear: { v: 'Necromower', m: 'Combat Armor' } }, e: 'Rams Air Cavalry', f: 'Heimburg' } };
  const zones = (card: string): string[] => {
    const t = table('tournament', { Jana: { hand: { l: card } }, Petr: given });
    t.do('0: play l').passWhile();
    return ['d', 'v', 'm', 'e', 'f', 'l'].map(name => t.card(name).zone);
  };
  const cavalry = DEFINITIONS.find(({ name }) => name.en === 'Rams Air Cavalry')!.labels.includes('vehicle');
  expect([zones('Leveled Field'), zones('Out of Fuel')]).toEqual([
    ['squad', 'discard', 'discard', 'squad', 'discard', 'sacrificed'],
    ['squad', 'discard', 'attached', cavalry ? 'discard' : 'squad', 'squad', 'sacrificed'],
  ]);
});

it('Second Thoughts ends a combat and sends its warriors home', rules('DOT 37.15'), () => {
  const t = attack(
    { hand: { s: 'Second Thoughts' }, squad: { a: { card: 'Infantry', gear: { m: 'Combat Armor' } } } },
    { squad: { d: 'Hussar' } },
    'fight',
  );
  t.do('0: play s').passWhile();
  expect([t.happened('struck'), t.card('m').zone]).toEqual([false, 'discard']);
  expect(t.world.play.length).toBe(0);
});

it('Symmetry Failure discards all gifts', () => {
  const t = inWindow(
    { hand: { s: 'Symmetry Failure' }, cohort: { a: { card: 'Razide', gear: { g: 'Dark Fire', k: 'Kratach' } } } },
    { cohort: { b: { card: 'Curator', gear: { h: 'Dark Fire' } } } },
  );
  t.do('0: play s').passWhile();
  expect(['g', 'h', 'k'].map(name => t.card(name).zone)).toEqual(['discard', 'discard', 'attached']);
});

it('Tax Refund pays twice the Value of a warrior of yours', rules('DOT 3.32', 'DOT 37.41'), () => {
  const t = table('tournament', {
    Jana: { destiny: 0, hand: { r: 'Tax Refund' }, squad: { a: 'Sean Gallagher' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect(t.offersKey('play r on d')).toBe(false);
  t.do('0: play r on a').passWhile();
  expect([t.card('a').zone, t.side(0).destiny, t.card('r').zone]).toEqual(['discard', 16, 'sacrificed']);
});
it('Backlash turns what gifts add into as much less', rules('DOT 24.5.14'), () => {
  const t = attack(
    { hand: { b: 'Backlash' }, squad: { a: 'Infantry' } },
    { cohort: { d: { card: 'Razide', gear: { g: 'Dark Fire' } } } },
    'fight',
  );
  const [fight, , armour] = ratingsNow(t, 'd');
  const [bare, , bareArmour] = ratingsNow(table('tournament', { Jana: {}, Petr: { cohort: { d: 'Razide' } } }), 'd');
  expect([fight! > bare! || armour! > bareArmour!, t.offersKey('play b on a')]).toEqual([true, false]);
  t.do('0: play b on d').passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[1]!.rating, strikes(t)[0]!.armour]).toEqual([2 * bare! - fight!, 2 * bareArmour! - armour!]);
});
it('Combat Fatigue halves the base ratings of one area', rules('DOT 22.1'), () => {
  const t = table('tournament', {
    Jana: { hand: { f: 'Combat Fatigue' }, squad: { b: 'Hussar' } },
    Petr: { squad: { a: 'Hussar' }, cohort: { r: 'Razide' } },
  });
  t.do('0: play f at Petr', '0: squad').passWhile();
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'b')]).toEqual([
    [1, 1, 2, 2],
    [2, 2, 3, 2],
  ]);
  untilTurn(t, t.world.turn + 2);
  expect(ratingsOf(t, 'a')).toEqual([2, 2, 3, 2]);
});
it('Leashed: an attack costs 5 destiny points', () => {
  const t = (destiny: number) =>
    table('tournament', {
      Jana: { destiny, cohort: { a: { card: 'Necromutant', gear: { l: 'Leashed' } } } },
      Petr: { squad: { d: 'Hussar' } },
    });
  expect(t(4).offersKey('attack')).toBe(false);
  const rich = t(6).do('0: attack', '0: attacker a', '0: defender d');
  expect(rich.side(0).destiny).toBe(1);
});
it('Limited Resources: no victory points by Sabotage', () => {
  const t = (there: Plain) => {
    const u = table('tournament', { opened: true, Jana: { destiny: 0, squad: { a: 'Sean Gallagher' }, table: there }, Petr: {} });
    u.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
    return u.offers.length;
  };
  expect([t({}) > 3, t({ l: 'Limited Resources' })]).toEqual([true, expect.any(Number)]);
  const u = table('tournament', { Jana: { destiny: 0, squad: { a: 'Sean Gallagher' }, table: { l: 'Limited Resources' } }, Petr: {} });
  u.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
  expect([u.side(0).destiny, u.side(0).victory]).toEqual([4, 0]);
});
it('Mutiny: half the Value of a warrior of the Dark Legion, for an attack action', () => {
  const t = table('tournament', {
    Jana: { hand: { m: 'Mutiny' }, cohort: { o: 'Necromutant' } },
    Petr: { squad: { d: 'Hussar' }, cohort: { r: 'Pretorian Behemoth' } },
  });
  expect([t.offersKey('play m on o'), t.offersKey('play m on d')]).toEqual([false, false]);
  t.do('0: play m on r').passWhile();
  expect([t.side(0).victory, t.card('r').zone, t.card('m').zone, t.happened('actionTaken', { attack: true })]).toEqual([
    5,
    'cohort',
    'sacrificed',
    true,
  ]);
});
it('Mutiny: not against a team-mate', rules('DOT DR-97'), () => {
  const legion = { cohort: { r: 'Pretorian Behemoth' } };
  const t = table(
    'standard',
    { Jana: { hand: { m: 'Mutiny' } }, Petr: legion, Eva: { cohort: { mate: 'Pretorian Behemoth' } }, Tom: {} },
    { seats: 4, options: { mode: 'teams' } },
  );
  expect([t.offersKey('play m on r'), t.offersKey('play m on mate'), t.refusal('play m on mate')]).toEqual([true, false, 'DOT DR-97']);
});
it('Rescue Mission frees prisoners and brings the missing back', rules('DOT 34.15'), () => {
  const t = table('tournament', {
    Jana: {
      hand: { r: 'Rescue Mission' },
      squad: { a: { card: 'Hussar', gear: { c: 'Captured!' } }, b: { card: 'Dragoon', gear: { m: 'Missing in Action' } }, x: 'Infantry' },
    },
    Petr: { squad: { d: { card: 'Infantry', gear: { f: 'Captured!' } } } },
  });
  t.do('0: play r').passWhile();
  expect([haveAbility(t, 'prisoner', ['a', 'd']), t.card('m').zone, t.card('b').zone]).toEqual([[false, true], 'discard', 'squad']);
});
it('Territorial Advantage: one half of the warzone for the attacker', rules('DOT 24.5.14', 'DOT 16.7t'), () => {
  for (const [half, rating, armour] of [
    ['pluses', 0, 2],
    ['minuses', -1, 0],
  ] as const) {
    const t = table('tournament', {
      Jana: { hand: { s: 'Territorial Advantage' }, squad: { a: 'Hussar' } },
      Petr: { squad: { d: 'Hussar', z: 'Victoria' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
    t.do('1: warzone z').passWhile(p => p.asked !== 0);
    t.do('0: play s')
      .answered()
      .do(`0: ${half}`)
      .passWhile(p => p.question === 'window.answer');
    expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour, strikes(t)[0]!.armour]).toEqual([2 + rating, 3 + armour, 5]);
  }
});
it('Cliffhanger: saved by an opponent, whose Doomtroopers he leaves alone', rules('DOT 19.1', 'DOT 24.2.11', 'DOT 7.21'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Infantry', wounded: true } } },
    Petr: { hand: { c: 'Cliffhanger' }, squad: { d: 'Yuichiro' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => !p.offers.includes(t.key('play c on a')));
  t.do('1: play c on a').passWhile(p => p.question === 'window.answer');
  expect([t.card('a').zone, t.card('a').wounded, t.card('c').host]).toEqual(['squad', true, t.id('a')]);
  const u = table('tournament', {
    Jana: { squad: { a: { card: 'Infantry', gear: { c: { card: 'Cliffhanger', by: 'Petr' } } } } },
    Petr: { squad: { d: 'Hussar' }, cohort: { r: 'Razide' } },
  });
  u.do('0: attack').passWhile();
  u.do('0: attacker a');
  expect([u.offersKey('defender d'), u.offersKey('defender r')]).toEqual([false, true]);
});
it('Cartel Enforcement has no use any longer', () => {
  cannotBePlayed('Cartel Enforcement');
});
it('Fortify Warzone: Sabotage against its player brings destiny points only, until a warrior comes', () => {
  const given = (zone: Plain) => ({ Jana: { destiny: 0, squad: { a: 'Sean Gallagher' } }, Petr: { squad: { z: zone } } });
  const fortified = { card: 'Mercurian Diamond Caverns', gear: { f: 'Fortify Warzone' } };
  const t = table('tournament', given(fortified));
  t.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
  expect([t.side(0).destiny, t.side(0).victory]).toEqual([4, 0]);
  const u = table('tournament', given('Mercurian Diamond Caverns'));
  u.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
  expect(u.offersKey('victory 4 destiny 0')).toBe(true);
  const own = table('tournament', {
    Jana: { destiny: 20, hand: { w: 'Hussar', f: 'Fortify Warzone' }, squad: { z: 'Mercurian Diamond Caverns' } },
    Petr: { squad: { y: 'Mercurian Diamond Caverns' } },
    at: 'window',
  });
  expect(own.offersKey('play f on y')).toBe(false);
  own.do('0: play f on z').passWhile(p => p.question === 'window.answer');
  expect([own.card('f').zone, own.card('f').host]).toEqual(['attached', own.id('z')]);
  const coming = table('tournament', {
    Jana: { destiny: 20, hand: { w: 'Hussar' }, squad: { z: fortified } },
    Petr: {},
  });
  coming.do('0: play w').passWhile();
  expect([coming.card('f').zone, coming.card('z').zone]).toEqual(['discard', 'squad']);
});
