import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { isCapable } from '../../../src/rules/abilities.ts';
import { isKind } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { attackWithoutDestiny, strike, strikes, haveAbility, ratingsOf, inWindow } from '../situations.ts';
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
