import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isCapable } from '../../../src/rules/abilities.ts';
import { isKind } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { attack, attackWithoutDestiny, haveAbility, inWindow, ratingsOf, station, strike, strikes, strikesOf } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

it(
  'Lurker cannot be attacked, joins a combat of the tribe unseen and is gone after it',
  rules('DOT 34.6', 'DOT 34.7', 'DOT 34.3', 'DOT 25.9', 'DOT 25.10t'),
  () => {
    const t = attackWithoutDestiny(
      { station: { a: 'Corsair' } },
      { station: { d: 'Gendarme', l: { card: 'Horde Trooper', gear: { k: 'Lurker' } } } },
    );
    expect(isCapable(t.world, t.id('l'))).toBe(false);
    t.do('1: use k as 0');
    strike(t).do('1: victory 6').passWhile();
    expect([strikes(t)[1]!.rating, t.card('k').zone, t.card('l').zone]).toEqual([12, 'discard', 'station']);
    const u = table('tournament', {
      opened: true,
      Jana: { station: { a: 'Corsair' } },
      Petr: { station: { d: 'Gendarme', l: { card: 'Horde Trooper', gear: { k: 'Lurker' } } } },
    });
    u.do('0: attack').passWhile();
    u.do('0: attacker a');
    expect(u.offers).toEqual([u.key('defender d')]);
  },
);

it(
  'V-3: −2, and 2 more in each of your draw steps; it spreads in the area and outlives its bearer',
  rules('DOT 37.37', 'DOT 37.38', 'DOT 37.39', 'DOT 37.9', 'DOT 37.16'),
  () => {
    const t = table('tournament', {
      at: 'window',
      opened: true,
      Jana: { destiny: 30, hand: { v: 'V-3', v2: 'V-3', w: 'Wave of Righteousness' } },
      Petr: { station: { a: 'Max Steiner', b: 'Valerie Duval' }, squad: { c: 'Hussar' } },
    });
    t.do('0: play v on a').passWhile();
    const fightOf = (name: string): number => ratingOf(t.world, t.id(name), 0, null);
    expect([fightOf('a'), fightOf('b')]).toEqual([2, 8]);
    t.do('0: meditate');
    t.passWhile(p => p.asked !== 0);
    expect(t).toRefuse(t.key('play v2 on a'), 'DOT 37.38');
    untilTurn(t, 12);
    expect([fightOf('a'), fightOf('b')]).toEqual([0, 8]);
    untilTurn(t, 14);
    expect([fightOf('b'), fightOf('c')]).toEqual([6, 2]);
    untilTurn(t, 15);
    t.do('0: play w on a', '0: stop').passWhile();
    expect([t.card('v').host, fightOf('b')]).toEqual([t.id('b'), 4]);
  },
);

it('Burning Lungs: Doomtroopers on Stations have −1, once for each copy', () => {
  const ill = (n: number): number[][] => {
    const t = table('tournament', {
      opened: true,
      Jana: {
        squad: { b: 'Hussar' },
        station: { a: 'Hussar' },
        table: Object.fromEntries(Array.from({ length: n }, (_, i) => [`v${i}`, 'Burning Lungs'])),
      },
      Petr: { station: { c: 'Soldat' } },
    });
    return ['a', 'b', 'c'].map(name => ratingsOf(t, name));
  };
  const [none, one, two] = [ill(0), ill(1), ill(2)];
  expect(one[0]).toEqual(none[0]!.map((rating, i) => rating - (i < 3 ? 1 : 0)));
  expect(two[0]).toEqual(none[0]!.map((rating, i) => rating - (i < 3 ? 2 : 0)));
  expect([one[1], one[2]]).toEqual([none[1], none[2]]);
  const t = table('tournament', { Jana: { hand: { v: 'Burning Lungs' } }, Petr: {} });
  t.do('0: play v').passWhile();
  expect([t.card('v').zone, t.world.pools[0]!.open]).toEqual(['table', 1]);
});

it('Curbed: a Dark Legion warrior earns destiny points only', () => {
  const t = table('tournament', { Jana: { hand: { c: 'Curbed' }, squad: { h: 'Hussar' } }, Petr: { cohort: { a: 'Razide' } } });
  expect(t.offersKey('play c on h')).toBe(false);
  t.do('0: play c on a').passWhile();
  expect(haveAbility(t, 'destinyOnly', ['a'])).toEqual([true]);
});

it.each([
  ['Prophetic Vision', 'Jihad Infantry Trooper', 'Corsair', 'prophet'],
  ['The Calling', 'Corsair', 'Jihad Infantry Trooper', 'patriarch'],
])('%s on your %s, not on a %s: a %s', (card, man, other, kind) => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { c: card }, station: { a: man, b: other } },
    Petr: { station: { d: man } },
  });
  expect([t.offersKey('play c on b'), t.offersKey('play c on d')]).toEqual([false, false]);
  t.do('0: play c on a').passWhile();
  expect(isKind(t.world, t.id('a'), kind)).toBe(true);
});

it('Get Off That Rock clears the Stations of Doomtroopers and the Dark Legion', () => {
  const t = inWindow({ hand: { g: 'Get Off That Rock' }, station: { a: 'Hussar' } }, { station: { r: 'Razide', s: 'Soldat' } });
  t.do('0: play g').passWhile();
  expect(['a', 'r', 's'].map(name => t.card(name).zone)).toEqual(['squad', 'cohort', 'station']);
});

it('Off to the Butcher: 15 destiny points for a beast of yours', () => {
  const t = inWindow({ hand: { o: 'Off to the Butcher' }, station: { c: 'Cavalier', s: 'Soldat' } }, { station: { d: 'Cavalier' } });
  expect(['s', 'd'].map(name => t.offersKey(`play o on ${name}`))).toEqual([false, false]);
  t.do('0: play o on c').passWhile();
  expect([t.card('c').zone, t.side(0).destiny]).toEqual(['sacrificed', 35]);
});

it('Planetary Bombing removes all fortifications', () => {
  const t = table('tournament', {
    Jana: { hand: { p: 'Planetary Bombing' }, squad: { f: 'Heimburg' } },
    Petr: { squad: { g: 'Fukido', h: 'Hussar' } },
  });
  t.do('0: play p').passWhile();
  expect(['f', 'g', 'p', 'h'].map(name => t.card(name).zone)).toEqual(['sacrificed', 'sacrificed', 'sacrificed', 'squad']);
});
it('Advanced Security System doubles the Armor of one fortification', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { s: 'Advanced Security System' }, squad: { a: 'Hussar', f: 'Heimburg', g: 'Combat Armor' } },
    Petr: {},
  });
  const before = ratingsOf(t, 'a');
  t.do('0: play s on f').passWhile();
  expect(ratingsOf(t, 'a').map((rating, i) => rating - before[i]!)).toEqual([0, 0, before[2]! - 3, 0]);
});
it('Battle Madness: Armor for twice as much Fight', () => {
  const t = attack({ hand: { m: 'Battle Madness' }, squad: { a: 'Hussar' } }, { squad: { d: 'Infantry' } }, 'fight');
  t.do('0: play m on a').answered();
  expect(t.offers).toEqual(['bid 1', 'bid 2', 'bid 3']);
  t.do('0: bid 2').passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.armour]).toEqual([6, 1]);
});
it('Bloody Coup removes a Corporate Leader', () => {
  const t = table('tournament', {
    Jana: { hand: { c: 'Bloody Coup' }, squad: { a: 'Hussar' } },
    Petr: { squad: { d: 'President Charles W. Colding' } },
  });
  expect(t.offersKey('play c on a')).toBe(false);
  t.do('0: play c on d').passWhile();
  expect([t.card('d').zone, t.card('c').zone, t.side(0).victory]).toEqual(['sacrificed', 'sacrificed', 0]);
});
it('Gunfighter: a handgun counts three times', () => {
  const rating = (gear: { readonly [name: string]: Plain }): number =>
    strikesOf({ card: 'Infantry', gear }, 'shoot', 'Hussar', 'squad')[0]!.rating;
  const plain = rating({ g: 'Punisher Handgun' }) - rating({});
  expect(plain).toBeGreaterThan(0);
  expect(rating({ g: 'Punisher Handgun', x: 'Gunfighter' }) - rating({})).toBe(3 * plain);
  expect(rating({ g: 'AC-40 "Justifier"', x: 'Gunfighter' }) - rating({})).toBe(3);
});
it('Loyal to the Legion: Heretics leave the Dark Legion alone', () => {
  const t = table('tournament', {
    Jana: { hand: { l: 'Loyal to the Legion' }, cohort: { h: 'Heretic', r: 'Razide' } },
    Petr: { squad: { d: 'Hussar' }, cohort: { e: 'Razide' } },
  });
  t.do('0: attack').passWhile();
  t.do('0: attacker h');
  expect([t.offersKey('defender d'), t.offersKey('defender e')]).toEqual([true, true]);
  const u = table('tournament', {
    Jana: { table: { l: 'Loyal to the Legion' }, cohort: { h: 'Heretic', r: 'Razide' } },
    Petr: { squad: { d: 'Hussar' }, cohort: { e: 'Razide' } },
  });
  u.do('0: attack').passWhile();
  u.do('0: attacker h');
  expect(u.offers).toEqual([u.key('defender d')]);
});
it('Rampage!: the beast counts twice', () => {
  const t = station({ a: { card: 'Jihad Infantry Trooper' } }, {});
  expect(ratingsOf(t, 'a')).toEqual([7, 6, 7, 7]);
  const u = table('tournament', {
    opened: true,
    Jana: { hand: { r: 'Rampage!' }, station: { a: { card: 'Templar Legionnaire', gear: { b: 'Marine Serett' } } } },
    Petr: { station: { d: 'Prophet' } },
  });
  u.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play r on b');
  u.passWhile(p => p.question === 'window.answer');
  expect([strikes(u)[0]!.rating, strikes(u)[1]!.armour]).toEqual([8, 8]);
});
it('The Conviction: three times as strong until your next turn, then gone', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { c: 'The Conviction' }, station: { p: 'Patriarch', a: 'Corsair' } },
    Petr: { station: { d: 'Prophet' } },
  });
  t.do('0: play c on a').passWhile();
  expect([ratingsOf(t, 'a'), t.card('c').zone]).toEqual([[21, 9, 18, 6], 'sacrificed']);
  untilTurn(t, t.world.turn + 2);
  expect([t.card('a').zone, t.side(1).victory]).toEqual(['sacrificed', 0]);
});
it('The Sacrifice: one of yours for the strength of the others', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { c: 'The Sacrifice' }, station: { p: 'Patriarch', a: 'Corsair', b: 'Corsair' } },
    Petr: { station: { d: 'Corsair' } },
  });
  expect(t.offersKey('play c on d')).toBe(false);
  t.do('0: play c on a').passWhile();
  expect([t.card('a').zone, ratingsOf(t, 'b'), ratingsOf(t, 'd')]).toEqual(['discard', [13, 9, 12, 6], [7, 3, 6, 6]]);
  untilTurn(t, t.world.turn + 2);
  expect(ratingsOf(t, 'b')).toEqual([7, 3, 6, 6]);
});
it('The Protection: attacking Lutherans are not wounded', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { c: 'The Protection' }, station: { p: 'Patriarch', a: 'Corsair' } },
    Petr: { station: { d: 'Templar Marine' } },
  });
  t.do('0: play c').passWhile();
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  expect([t.happened('killed', { card: t.id('d') }), t.card('a').wounded]).toEqual([true, false]);
});
it('Rustlers! take a beast for a warrior of yours, whatever he is', () => {
  const t = table('tournament', {
    at: 'window',
    opened: true,
    Jana: { destiny: 5, hand: { r: 'Rustlers!' }, station: { a: 'Corsair', c: 'Cavalier' } },
    Petr: { station: { d: { card: 'Templar Legionnaire', gear: { b: 'Marine Serett' } } } },
  });
  t.do('0: play r on b', '0: pick a').passWhile();
  expect([t.card('b').host, t.card('b').by, ratingsOf(t, 'a'), t.card('r').zone]).toEqual([t.id('a'), 0, [9, -1, 8, 6], 'sacrificed']);
});
it('The Howling Is Upon Us: beasts of Crescentia count twice for a turn', () => {
  const t = table('tournament', {
    opened: true,
    Jana: {
      hand: { h: 'The Howling Is Upon Us' },
      station: {
        p: 'Prophet',
        a: { card: 'Jihad Infantry Trooper', gear: { b: 'Crescentian Twotusk' } },
        c: { card: 'Templar Legionnaire', gear: { m: 'Marine Serett' } },
      },
    },
    Petr: {},
  });
  const [a, c] = [ratingsOf(t, 'a'), ratingsOf(t, 'c')];
  t.do('0: play h on p').passWhile(p => p.question === 'window.answer');
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'c')]).toEqual([[2 * a[0]! - 7, 2 * a[1]! - 6, 2 * a[2]! - 7, a[3]], c]);
  expect(a).not.toEqual([7, 6, 7, 7]);
  untilTurn(t, t.world.turn + 2);
  expect([t.card('h').zone, ratingsOf(t, 'a')]).toEqual(['sacrificed', a]);
});
it('Our True Enemy Is Revealed: +3 against one affiliation', () => {
  const rating = (named: string): number => {
    const t = table('tournament', {
      opened: true,
      Jana: { hand: { h: 'Our True Enemy Is Revealed' }, station: { p: 'Prophet', a: 'Jihad Infantry Trooper' } },
      Petr: { station: { d: 'Corsair' } },
    });
    t.do('0: play h on p').answered();
    expect(t.offersKey('of 512')).toBe(false);
    t.do(`0: ${named}`).passWhile(p => p.question === 'window.answer');
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
    return strikes(t)[0]!.rating;
  };
  expect([rating('of 1024'), rating('of 256')]).toEqual([10, 7]);
});
