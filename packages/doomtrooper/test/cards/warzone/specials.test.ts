import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { affiliationOf, isKind } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { type Table, table } from '../../fixture.ts';
import { attack, cannotBePlayed, inWindow, ratingsOf, strike, strikes, window } from '../situations.ts';

it.each(['Grand Tactician'])('%s has no effect in either book and cannot be played', cannotBePlayed);

it('Recruitment and Programmed: his Value, a new affiliation and a new Squad', rules('DOT 35.1', 'DOT 3.32', 'DOT 19.1'), () => {
  const take = (card: string, destiny: number): Table =>
    table('tournament', { Jana: { destiny, hand: { r: card } }, Petr: { squad: { d: 'Max Steiner', c: 'Chasseur' } } });
  const t = take('Recruitment', 8).do('0: play r on d').passWhile();
  expect([t.card('d').by, affiliationOf(t.world, t.id('d')), has(t.world, t.id('d'), 'casts:all', null), t.side(0).destiny]).toEqual([
    0,
    32,
    true,
    0,
  ]);
  expect(take('Recruitment', 8)).toRefuse(take('Recruitment', 8).key('play r on c'), 'DOT 3.30');
  expect(take('Recruitment', 7)).toRefuse(take('Recruitment', 7).key('play r on d'), 'DOT 3.32');
  const p = take('Programmed', 8).do('0: play r on d').passWhile();
  expect([p.card('d').by, affiliationOf(p.world, p.id('d')), p.side(0).destiny]).toEqual([0, 4, 0]);
});

it('Grim Reaper doubles a Dark Legion warrior of Value 4 or less', rules('DOT 28.16', 'DOT 11.5'), () => {
  const t = table('tournament', { Jana: { hand: { s: 'Grim Reaper' }, cohort: { a: 'Necromutant', b: 'Razide' } }, Petr: {} });
  expect(t.offersKey('play s on b')).toBe(false);
  t.do('0: play s on a').passWhile();
  expect([ratingOf(t.world, t.id('a'), 0, null), t.world.pools[0]!.open]).toEqual([8, 1]);
});

it('Cleansing Flame discards a Dark Legion warrior', rules('DOT 28.16'), () => {
  expect(window({ hand: { s: 'Cleansing Flame' } }, { cohort: { a: 'Razide' } }, '0: play s on a').card('a').zone).toBe('discard');
});

it('Grand Assault is an attack at once, in the turn of others too', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    active: 'Petr',
    Jana: { hand: { s: 'Grand Assault' }, squad: { a: 'Sean Gallagher' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('1: meditate', '0: play s', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(t.card('d').wounded).toBe(true);
});

it('Clan Membership: a Clansman with +2 Fight and Shoot, who is not Imperial for it', () => {
  const t = window(
    { hand: { c: 'Clan Membership' }, squad: { a: 'Hussar', b: 'Machinator' }, cohort: { r: 'Razide' } },
    {},
    '0: play c on a',
  );
  expect([ratingsOf(t, 'a'), isKind(t.world, t.id('a'), 'clansman'), affiliationOf(t.world, t.id('a'))]).toEqual([[4, 4, 3, 2], true, 1]);
  const u = window({ hand: { c: 'Clan Membership' }, squad: { b: 'Machinator' }, cohort: { r: 'Razide' } }, {});
  expect([u.offersKey('play c on b'), u.offersKey('play c on r')]).toEqual([false, false]);
});

it('Elite Trooper doubles the printed ratings of a Doomtrooper of Value 4 or less', () => {
  const t = table('tournament', {
    Jana: {
      hand: { e: 'Elite Trooper' },
      squad: { a: { card: 'Hussar', gear: { m: 'Combat Armor' } }, b: 'Sean Gallagher' },
      cohort: { c: 'Heretic' },
    },
    Petr: {},
  });
  const armour = ratingsOf(t, 'a')[2]!;
  expect([t.offersKey('play e on b'), t.offersKey('play e on c')]).toEqual([false, false]);
  t.do('0: play e on a').passWhile();
  // What the armor adds is not doubled.
  expect([ratingsOf(t, 'a'), t.world.pools[0]!.open]).toEqual([[4, 4, armour + 3, 4], 1]);
});

it.each([
  ['Artillery Support', 'shoot'],
  ['Close Air Support', 'fight'],
])('%s: +5 in a %s, but not against a vehicle', (card, tactic) => {
  const t = attack({ hand: { s: card }, squad: { a: 'Infantry' } }, { squad: { d: 'Hussar' } }, tactic);
  t.do('0: play s on a');
  strike(t);
  const plain = attack({ squad: { a: 'Infantry' } }, { squad: { d: 'Hussar' } }, tactic);
  strike(plain);
  expect(strikes(t)[0]!.rating - strikes(plain)[0]!.rating).toBe(5);
  const u = attack(
    { hand: { s: card, x: 'Evasive Action' }, squad: { a: 'Infantry' } },
    { squad: { d: { card: 'Hussar', gear: { v: { card: 'Necromower', inside: true } } } } },
    tactic,
  );
  u.passWhile(() => !u.offersKey('play x on a'));
  expect(u.offersKey('play s on a')).toBe(false);
});

it('Commando Raid: fortifications help nobody in the combat', rules('DOT 12.7'), () => {
  const armour = (play: boolean): number => {
    const t = attack({ hand: { s: 'Commando Raid' }, squad: { a: 'Infantry' } }, { squad: { f: 'Heimburg', d: 'Hussar' } }, 'fight');
    if (play) t.do('0: play s');
    strike(t);
    return strikes(t)[0]!.armour;
  };
  expect([armour(false), armour(true)]).toEqual([5, 3]);
});
it('Commando Raid: nor anyone who joins later', rules('DOT 12.7', 'DOT 25.7'), () => {
  const joined = (raid: boolean): number => {
    const t = attack(
      { hand: { s: 'Commando Raid' }, cohort: { a: 'Razide' } },
      { hand: { r: 'Reinforcements!' }, squad: { f: 'Heimburg', d: 'Hussar', e: 'Dragoon' } },
      'fight',
    );
    if (raid) t.do('0: play s');
    t.passWhile(() => t.asked !== 1 || !t.offersKey('play r'));
    t.do('1: play r', '1: spend 7', '1: join e').passWhile(p => p.question === 'window.answer');
    t.do('0: strike e').passWhile(p => p.question === 'window.answer');
    return strikes(t)[0]!.armour;
  };
  expect(joined(false) - joined(true)).toBe(2);
});

it('Death Row discards a prisoner for his Value', () => {
  const t = table('tournament', {
    Jana: { destiny: 9, hand: { s: 'Death Row' } },
    Petr: { station: { d: { card: 'Soldat', gear: { c: 'Captured!' } }, e: 'Soldat' } },
  });
  expect(t.offersKey('play s on e')).toBe(false);
  const value = ratingOf(t.world, t.id('d'), 3, null);
  t.do('0: play s on d').passWhile();
  expect([t.card('d').zone, t.side(0).destiny, t.side(0).victory]).toEqual(['discard', 9 - value, 0]);
});

it('Minefield wounds the attacker of your warrior and ends the combat', () => {
  const t = attack({ squad: { a: 'Infantry' } }, { hand: { s: 'Minefield' }, squad: { d: 'Hussar' } }, 'fight');
  t.do('1: play s').passWhile();
  expect([t.card('a').wounded, t.happened('struck'), t.card('s').zone]).toEqual([true, false, 'sacrificed']);
  const own = attack({ hand: { s: 'Minefield' }, squad: { a: 'Infantry' } }, { squad: { d: 'Hussar' } }, 'fight');
  expect(own.offersKey('play s')).toBe(false);
});

it('Natural Disaster, Secret Assassin and Strategic Bombing discard what they name', () => {
  const t = inWindow({ hand: { n: 'Natural Disaster' } }, { cohort: { z: 'Citadel Sanctum', f: 'Hideout' } });
  expect(t.offersKey('play n on f')).toBe(false);
  t.do('0: play n on z').passWhile();
  expect(t.card('z').zone).toBe('discard');
  const u = inWindow({ hand: { s: 'Secret Assassin' } }, { squad: { d: 'Hussar' }, cohort: { r: 'Razide' } });
  expect(u.offersKey('play s on r')).toBe(false);
  u.do('0: play s on d').passWhile();
  expect([u.card('d').zone, u.side(0).destiny, u.side(0).victory, u.card('s').zone]).toEqual(['discard', 12, 0, 'sacrificed']);
  const v = inWindow({ hand: { s: 'Strategic Bombing' }, squad: { a: 'Factory' } }, { squad: { b: 'Industrial Complex', c: 'Heimburg' } });
  v.do('0: play s').passWhile();
  expect(['a', 'b', 'c'].map(name => v.card(name).zone)).toEqual(['discard', 'discard', 'squad']);
});

it('Subterfuge: a player discards his hand', () => {
  const t = table('tournament', { Jana: { hand: { s: 'Subterfuge' } }, Petr: { hand: { x: 'Doomed', y: 'Hussar' } } });
  t.do('0: play s at 1').passWhile();
  expect(['x', 'y', 's'].map(name => t.card(name).zone)).toEqual(['discard', 'discard', 'sacrificed']);
});

it('Sudden Death discards a Doomtrooper who attacks your Dark Legion in a Fight', () => {
  const t = attack({ squad: { a: 'Infantry' } }, { hand: { s: 'Sudden Death' }, cohort: { d: 'Razide' } }, 'fight');
  t.do('1: play s on a').passWhile();
  expect([t.card('a').zone, t.side(1).victory]).toEqual(['discard', 0]);
  for (const [where, defender, tactic] of [
    ['cohort', 'Razide', 'shoot'],
    ['squad', 'Hussar', 'fight'],
  ] as const) {
    const u = attack({ squad: { a: 'Infantry' } }, { hand: { s: 'Sudden Death' }, [where]: { d: defender } }, tactic);
    strike(u);
    expect(u.card('s').zone).toBe('hand');
  }
});

it('Suicide Attack costs a player the Value of your warrior in victory points', rules('DOT 1.13', 'DOT 37.41'), () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Suicide Attack' }, squad: { a: 'Sean Gallagher', b: 'Hussar' } },
    Petr: { victory: 12 },
  });
  t.do('0: play s at 1', '0: pick a').passWhile();
  expect([t.card('a').zone, t.side(1).victory]).toEqual(['discard', 4]);
});

it('Special Forces Training: 3 actions of a Doomtrooper who is no personality discard a special', rules('DOT 28.16'), () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Special Forces Training' }, squad: { a: 'Hussar', b: 'Sean Gallagher' } },
    Petr: { player: { x: 'Duty Roster' } },
  });
  expect([t.offersKey('play s on b'), t.offersKey('play s on a')]).toEqual([false, true]);
  const u = table('tournament', {
    Jana: { squad: { a: { card: 'Hussar', gear: { s: 'Special Forces Training' } } } },
    Petr: { player: { x: 'Duty Roster' } },
  });
  u.do('0: use s as 0 on x').passWhile();
  expect([u.card('x').zone, u.happened('actionTaken', { n: 3 })]).toEqual(['discard', true]);
});

it('Faulty Supplies foils equipment, Fizzle a spell', () => {
  const t = table('tournament', {
    Jana: { hand: { e: 'Combat Armor' }, squad: { a: 'Hussar' } },
    Petr: { hand: { s: 'Faulty Supplies' } },
  });
  t.do('0: play e on a', '1: play s').passWhile();
  expect([t.card('e').zone, t.card('s').zone]).toEqual(['discard', 'discard']);
  const u = table('tournament', {
    Jana: { destiny: 9, hand: { e: 'Storm of Chaos' }, squad: { a: 'Archinquisitor Nikodemus' } },
    Petr: { hand: { s: 'Fizzle', x: 'Doomed' } },
  });
  u.do('0: play e at 1', '1: play s').passWhile();
  expect([u.side(1).hand.length, u.side(0).destiny]).toEqual([1, 5]);
});
it('Home Turf: at home a warrior feels no penalty of the warzone and kills whom he wounds', () => {
  for (const [turf, warzone, warrior, foreign, down] of [
    ['Home Turf Asteroid Belt', 'Victoria', 'Clansman', 'Hussar', 1],
    ['Home Turf Mars', 'Cyberopolis', 'Infantry', 'Hussar', 1],
    ['Home Turf Mercury', 'Mercurian Diamond Caverns', 'Hatamoto', 'Hussar', 2],
    ['Home Turf Venus', 'Graveton Archipelago', 'Hussar', 'Infantry', 1],
  ] as const) {
    const at = (who: string, gear: Plain): { readonly rating: number; readonly deadly: boolean } => {
      const t = table('tournament', {
        Jana: { squad: { b: 'Infantry' } },
        Petr: { hand: { x: 'Artillery Support' }, squad: { d: { card: who, gear: { s: 'Avenger Sword' } }, z: { card: warzone, gear } } },
      });
      t.do('0: attack', '0: attacker b', '0: defender d', '0: fight').passWhile(p => p.asked !== 1 || p.question === 'window.answer');
      t.do('1: warzone z').passWhile(p => p.question === 'window.answer');
      const [, { rating, hits }] = strikes(t) as [unknown, { rating: number; hits: boolean }];
      return { rating, deadly: hits && t.happened('killed', { card: t.id('b') }) };
    };
    expect(at(warrior, { h: turf }).rating - at(warrior, {}).rating).toBe(down);
    expect([at(warrior, { h: turf }).deadly, at(warrior, {}).deadly]).toEqual([true, false]);
    expect(at(foreign, { h: turf })).toEqual(at(foreign, {}));
  }
});
it('Home Turf goes on a warzone of its own world only', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { h: 'Home Turf Mars' }, squad: { z: 'Cyberopolis', y: 'Victoria', a: 'Infantry' } },
    Petr: {},
  });
  expect(t.offers.filter(key => key.startsWith(t.key('play h')))).toEqual([t.key('play h on z')]);
  t.do('0: play h on z').passWhile();
  expect(t.card('h').host).toBe(t.id('z'));
});

it('Escape!: your prisoner comes back to your hand', () => {
  const t = table('tournament', {
    Jana: { hand: { e: 'Escape!' }, squad: { a: { card: 'Hussar', gear: { c: 'Captured!' } }, b: 'Hussar' } },
    Petr: { squad: { d: { card: 'Infantry', gear: { f: 'Captured!' } } } },
  });
  expect(t.offers.filter(key => key.startsWith(t.key('play e')))).toEqual([t.key('play e on a')]);
  t.do('0: play e on a').passWhile();
  expect([t.card('a').zone, t.card('c').zone]).toEqual(['hand', 'sacrificed']);
});
it('Amnesty: all prisoners go to the hands of their owners, with their cards', rules('DOT 34.15'), () => {
  const t = inWindow(
    { hand: { y: 'Amnesty' }, squad: { a: { card: 'Hussar', gear: { c: 'Captured!', s: 'Combat Armor' } }, b: 'Hussar' } },
    { squad: { d: { card: 'Infantry', gear: { f: 'Captured!' } } } },
  );
  t.do('0: play y').passWhile();
  expect(['a', 'b', 'd', 's'].map(name => t.card(name).zone)).toEqual(['hand', 'squad', 'hand', 'hand']);
});
it('Air Assault: no warzone counts, be it chosen already or not', () => {
  const petr = { squad: { d: 'Hussar', z: 'Victoria' } };
  const t = table('tournament', { Jana: { hand: { s: 'Air Assault' }, squad: { a: 'Infantry' } }, Petr: petr });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '1: warzone z', '0: play s');
  t.passWhile(p => p.question === 'window.answer');
  expect(strikes(t)[0]!.armour).toBe(3);
  const u = table('tournament', { Jana: { hand: { s: 'Air Assault' }, squad: { a: 'Infantry' } }, Petr: petr });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: play s', '0: fight');
  u.passWhile(p => p.question === 'window.answer');
  expect([u.happened('warzoneChosen'), strikes(u)[0]!.armour]).toEqual([false, 3]);
});
it('Code of Honor: a member of Bauhaus who leaves lesser Doomtroopers alone', rules('DOT 24.2.11'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Samurai', gear: { c: 'Code of Honor' } } } },
    Petr: { squad: { d: 'Infantry', e: 'Trencher' }, cohort: { r: 'Necromutant' } },
  });
  expect([affiliationOf(t.world, t.id('a')) & 1, ratingsOf(t, 'a').slice(0, 2)]).toEqual([1, [5, 5]]);
  t.do('0: attack').passWhile();
  t.do('0: attacker a');
  expect([t.offersKey('defender d'), t.offersKey('defender e'), t.offersKey('defender r')]).toEqual([false, true, true]);
});
it('The Unofficial Doctrine: Brotherhood and Cybertronic may attack each other (standard)', rules('DOT 24.2.9s', 'DOT 24.2.19'), () => {
  const attacks = (attacker: string, defender: string, there: Plain): boolean =>
    table('standard', { Jana: { table: there, squad: { a: attacker } }, Petr: { squad: { d: defender } } }).offersKey('attack');
  const doctrine = { u: 'The Unofficial Doctrine' };
  expect([
    attacks('Mystic', 'Chasseur', {}),
    attacks('Mystic', 'Chasseur', doctrine),
    attacks('Chasseur', 'Mystic', {}),
    attacks('Chasseur', 'Mystic', doctrine),
  ]).toEqual([false, true, false, true]);
  expect([attacks('Mystic', 'Mystic', doctrine), attacks('Mystic', 'Hussar', doctrine)]).toEqual([false, false]);
});
it('Turn of Events: two ratings change places', rules('DOT 24.5.14'), () => {
  const t = attack({ hand: { s: 'Turn of Events' }, squad: { a: 'Sean Gallagher' } }, { squad: { d: 'Hussar' } }, 'shoot');
  expect(t.offersKey('play s on d')).toBe(false);
  t.do('0: play s on a')
    .answered()
    .do('0: fightShoot')
    .passWhile(p => p.question === 'window.answer');
  expect(strikes(t)[0]!.rating).toBe(10);
});
it('Transfer: the attacker chooses among the warzones of the defender', rules('DOT 16.7t', 'DOT 16.15'), () => {
  const rating = (choice: string): number => {
    const t = table('tournament', {
      Jana: { hand: { s: 'Transfer' }, squad: { a: 'Hussar' } },
      Petr: { squad: { d: 'Hussar', z: 'Victoria', y: 'Great Rust Desert' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play s').answered();
    t.do(`0: ${choice}`).passWhile(p => p.question === 'window.answer');
    return strikes(t)[0]!.armour;
  };
  expect([rating('pick z'), rating('pick y'), rating('peace')]).toEqual([5, 1, 3]);
});
it('Ejection Seat: the vehicle for the warrior', rules('DOT 11.28', 'DOT 37.10'), () => {
  const t = table('tournament', {
    Jana: { squad: { a: 'Sean Gallagher' } },
    Petr: {
      hand: { e: 'Ejection Seat' },
      squad: { d: { card: 'Infantry', wounded: true, gear: { v: { card: 'GT Offroad B52', inside: true } } } },
    },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => !p.offers.some(key => key === t.key('play e on d')));
  t.do('1: play e on d').passWhile(p => p.question === 'window.answer');
  expect([t.card('d').zone, t.card('d').wounded, t.card('v').zone, t.side(0).victory]).toEqual(['squad', true, 'discard', 0]);
});
