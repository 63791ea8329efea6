import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isCapable } from '../../../src/rules/abilities.ts';
import { isKind } from '../../../src/rules/status.ts';
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

it('Get Off That Rock clears the Stations of Doomtroopers and the Dark Legion', rules('DOT 20.14', 'DOT 20.15'), () => {
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

it('Planetary Bombing removes all fortifications', rules('DOT 37.9'), () => {
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
it('Battle Madness: Armor for twice as much Fight', rules('DOT 24.5.14'), () => {
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
it('Loyal to the Legion: Heretics leave the Dark Legion alone', rules('DOT 24.2.11'), () => {
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
it('Planetary Bombing: not those that lie in the Archives', rules('DOT DR-108'), () => {
  const t = table('tournament', {
    actions: 5,
    Jana: { hand: { p: 'Planetary Bombing' } },
    Petr: { hand: { h: 'Heimburg' }, squad: { b: 'Brotherhood Archives' } },
  });
  t.do('0: meditate').passWhile(p => p.asked !== 1);
  t.do('1: use b as 0', '1: pick h').passWhile(p => p.question === 'window.answer');
  expect(t.card('h').zone).toBe('stored');
  t.do('0: play p').passWhile(p => p.question === 'window.answer');
  // With the Archives, to the discard pile: it was no fortification in play.
  expect([t.card('b').zone, t.card('h').zone]).toEqual(['sacrificed', 'discard']);
});
it('Rampage!: the beast counts twice', rules('DOT 18.5'), () => {
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
it('The Conviction: three times as strong until your next turn, then gone', rules('DOT 37.9', 'DOT 37.32'), () => {
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
it('The Sacrifice: one of yours for the strength of the others', rules('DOT 37.33', 'DOT 37.41'), () => {
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
it('The Protection: attacking Lutherans are not wounded', rules('DOT 24.6.4', 'DOT 37.33'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { hand: { c: 'The Protection' }, station: { p: 'Patriarch', a: 'Corsair' } },
    Petr: { station: { d: 'Templar Marine' } },
  });
  t.do('0: play c').passWhile();
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
  expect([t.happened('killed', { card: t.id('d') }), t.card('a').wounded]).toEqual([true, false]);
});
it('Rustlers! take a beast for a warrior of yours, whatever he is', rules('DOT 35.1'), () => {
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
it('Our True Enemy Is Revealed: +3 against one affiliation', rules('DOT 37.26'), () => {
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
it('Higher Value on Life doubles destiny points for a kill by your warrior, and nothing else', () => {
  const gains = (there: { readonly [name: string]: string }, split: string) => {
    const t = table('tournament', {
      Jana: { destiny: 0, squad: { a: 'Pretorian Behemoth' }, player: there },
      Petr: { destiny: 0, squad: { d: { card: 'Hussar', wounded: true } } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
    t.do(`0: ${split}`).passWhile();
    return [t.side(0).victory, t.side(0).destiny];
  };
  const life = { v: 'Higher Value on Life' };
  expect([gains({}, 'victory 1 destiny 1'), gains(life, 'victory 1 destiny 1'), gains(life, 'victory 2 destiny 0')]).toEqual([
    [1, 1],
    [1, 2],
    [2, 0],
  ]);
  const t = table('tournament', { Jana: { destiny: 0, hand: { v: 'Higher Value on Life' }, squad: { a: 'Sean Gallagher' } }, Petr: {} });
  t.do('0: play v').passWhile(p => p.question === 'window.answer');
  t.do('0: sabotage a against Petr').passWhile(p => p.question === 'window.answer');
  t.do('0: victory 0 destiny 4').passWhile();
  expect([t.card('v').zone, t.side(0).destiny]).toEqual(['player', 4]);
});
