import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has, isCapable } from '../../../src/rules/abilities.ts';
import type { World } from '../../../src/rules/state.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table, type Table } from '../../fixture.ts';
import { attackWithoutDestiny, window, haveAbility, inWindow, strike, strikes, type Words } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';
import { artWorth } from '../../../src/rules/legality.ts';

/** Stops in the window after the change of status. */
const toStatus = (t: Table, seat: number): Table => {
  t.passWhile(p => !((p.position.world as World).fights[0]?.phase === 'status' && p.asked === seat));
  return t;
};

it(
  'Death Maze kills the opponent after a Fight its bearer survived, for the points; it is no equipment',
  rules('DOT 37.13', 'DOT 37.9', 'DOT 37.40', 'DOT 28.19', 'DOT 28.16'),
  () => {
    const t = toStatus(
      attackWithoutDestiny({ squad: { a: { card: 'Mortificator', gear: { m: 'Death Maze' } } } }, { cohort: { d: 'Razide' } }),
      0,
    );
    t.do('0: use m as 0', '0: victory 7').passWhile();
    expect([t.card('d').zone, t.side(0).victory, t.card('m').zone]).toEqual(['discard', 7, 'sacrificed']);
    const u = window({ hand: { x: 'Malfunction!' } }, { squad: { a: { card: 'Mortificator', gear: { m: 'Death Maze' } } } });
    u.do('0: meditate');
    expect(u.offers.includes(u.key('play x on m'))).toBe(false);
    const shot = toStatus(
      attackWithoutDestiny({ squad: { a: { card: 'Mortificator', gear: { m: 'Death Maze' } } } }, { cohort: { d: 'Razide' } }, 'shoot'),
      0,
    );
    expect(shot.offersKey('use m as 0')).toBe(false);
  },
);

it(
  'Hidden: neither attacks nor is attacked; given up, he attacks at once',
  rules('DOT 34.6', 'DOT 34.7', 'DOT 28.16', 'DOT 37.10', 'DOT 8.9', 'DOT 37.1', 'DOT 37.3'),
  () => {
    const t = table('tournament', {
      at: 'window',
      Jana: { squad: { a: { card: 'Mortificator', gear: { h: 'Hidden' } } } },
      Petr: { cohort: { d: 'Centurion' } },
    });
    expect(isCapable(t.world, t.id('a'))).toBe(false);
    t.do('0: use h as 0');
    t.passWhile(p => p.question === 'window.answer');
    t.do('0: defender d').passWhile();
    expect(t.happened('attackDeclared', { seat: 0 })).toBe(true);
    expect([t.card('h').zone, t.world.fights[0]!.attacker]).toEqual(['discard', t.id('a')]);
  },
);

it(
  'Shore Leave: out of play, and back healed with 1 more for each full turn',
  rules('DOT 34.2', 'DOT 34.3', 'DOT 37.10', 'DOT 11.17'),
  () => {
    const t = window({ hand: { s: 'Shore Leave' }, squad: { h: { card: 'Hussar', wounded: true }, x: 'Dragoon' } }, {}, '0: play s on h');
    untilTurn(t, 13);
    t.passWhile();
    t.do('0: meditate', '0: use s as 0').passWhile();
    expect([t.card('h').wounded, [0, 1, 2].map(r => ratingOf(t.world, t.id('h'), r as 0, null)), t.card('s').zone]).toEqual([
      false,
      [4, 4, 5],
      'discard',
    ]);
  },
);

it('Suppressing Fire: into cover or wounded, one by one', rules('DOT 9.3'), () => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Suppressing Fire' } },
    Petr: { squad: { a: 'Hussar', b: 'Dragoon', c: 'Rams Air Cavalry' }, cohort: { r: 'Razide' } },
  });
  t.do('0: play s at 1', '0: squad', '1: cover', '1: bleed', '1: bleed').passWhile();
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
])('Training on a %s: its warriors neither attack nor are attacked until your next turn', rules('DOT 37.3'), (area, trained, other) => {
  const t = table('tournament', {
    Jana: { hand: { s: 'Training' }, squad: { x: 'Infantry' } },
    Petr: { squad: { a: 'Hussar' }, cohort: { r: 'Razide' } },
  });
  t.do('0: play s at 1', `0: ${area}`).passWhile();
  const bound = (name: string): boolean =>
    has(t.world, t.id(name), 'cannotAttack', null) && has(t.world, t.id(name), 'cannotBeAttacked', null);
  expect([bound(trained), bound(other)]).toEqual([true, false]);
  untilTurn(t, 11);
  t.passWhile();
  expect(bound(trained)).toBe(false);
});

it('a warrior on leave neither seeks cover nor does anything else', rules('DOT 34.2'), () => {
  const t = table('standard', {
    Jana: { squad: { h: { card: 'Hussar', gear: { s: 'Shore Leave' } }, x: 'Dragoon', y: 'Infantry' } },
    Petr: {},
  });
  expect([t.offersKey('cover h'), t.offersKey('cover x')]).toEqual([false, true]);
});

it("Don't Call Again!: no actions, until four of his player's take it off", rules('DOT 34.9'), () => {
  const t = table('tournament', { at: 'window', Jana: { hand: { s: "Don't Call Again!" } }, Petr: { squad: { a: 'Hussar' } } });
  t.do('0: play s on a').passWhile();
  expect(has(t.world, t.id('a'), 'noActions', null)).toBe(true);
  const off = table('tournament', {
    actions: 4,
    Jana: { squad: { a: { card: 'Hussar', gear: { s: { card: "Don't Call Again!", by: 'Petr' } } } } },
    Petr: {},
  });
  off.do('0: use s as 0').passWhile();
  expect(off.card('s').zone).toBe('discard');
});

it('Gung Ho: your Mishima warriors strike first', () => {
  const t = table('tournament', {
    Jana: { hand: { g: 'Gung Ho' }, squad: { a: 'Hatamoto', b: 'Hussar' } },
    Petr: { squad: { c: 'Hatamoto' } },
  });
  t.do('0: play g').passWhile();
  expect(haveAbility(t, 'firstStrike', ['a', 'b', 'c'])).toEqual([true, false, false]);
});

it('Illumination ends the immunity of a warrior to the Dark Symmetry', () => {
  const t = table('tournament', {
    Jana: { hand: { i: 'Illumination' }, cohort: { r: { card: 'Razide', gear: { g: 'Blindness' } } } },
    Petr: { squad: { a: { card: 'Hussar', gear: { m: 'Mental Constitution' } }, b: 'Dragoon' } },
  });
  expect(t).toRefuse(t.key('play i on b'), 'DOT 28.16');
  t.do('0: play i on a').passWhile();
  t.do('0: attack', '0: attacker r', '0: defender a', '0: fight').passWhile();
  // Blindness: −2 Fight for the one who fights its bearer.
  expect(t.events.findLast(event => event.type === 'struck')).toMatchObject({ strikes: [{}, { rating: 0 }] });
});

it('Inferior Technology: a Cybertronic warrior cannot attack', () => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Machinator', gear: { i: 'Inferior Technology' } }, b: 'Machinator' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: attack').passWhile();
  expect([t.offersKey('attacker a'), t.offersKey('attacker b')]).toEqual([false, true]);
  const u = table('tournament', {
    Jana: { hand: { i: 'Inferior Technology' }, squad: { a: 'Machinator' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  expect([u.offersKey('play i on d'), u.offersKey('play i on a')]).toEqual([false, true]);
});

it('Dwindling Faith: Art costs twice as much', () => {
  const cast = (gear: Words, spend: number): number => {
    const t = table('tournament', {
      Jana: { destiny: 10, hand: { s: 'Fist of Fury' }, squad: { a: { card: 'Mystic', gear } } },
      Petr: { destiny: 0, cohort: { d: 'Razide' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play s', `0: spend ${spend}`, '0: bid 0');
    return strikes(strike(t))[0]!.rating;
  };
  expect([cast({}, 4), cast({ x: 'Dwindling Faith' }, 4)]).toEqual([8, 6]);
  const price = (gear: Words): number => {
    const t = inWindow(
      { destiny: 8, hand: { s: 'Summon Item' }, squad: { a: { card: 'Mystic', gear } }, discard: { i: 'Combat Armor' } },
      {},
    );
    t.do('0: play s');
    const [first] = t.offers;
    t.do(`0: ${first}`);
    return 8 - t.side(0).destiny;
  };
  expect([price({}), price({ x: 'Dwindling Faith' })]).toEqual([4, 8]);
});

it('It Shall Be Done, Excellency: points against the followers of one Apostle count twice', rules('DOT 19.1'), () => {
  const t = inWindow({ hand: { x: 'It Shall Be Done, Excellency' }, squad: { a: 'Mystic', h: 'Hussar' } }, {});
  expect(t.offersKey('play x on h')).toBe(false);
  t.do('0: play x on a').answered();
  t.do('0: algeroth').passWhile();
  expect([artWorth(t.world, t.id('a'), { aspect: 'kinetics' }, null), t.card('x').host]).toEqual([1, t.id('a')]);
  const cast = (victim: string): number => {
    const u = inWindow({ hand: { x: 'It Shall Be Done, Excellency' }, squad: { b: 'Mystic' } }, { cohort: { d: victim } });
    u.do('0: play x on b').answered();
    u.do('0: algeroth').passWhile();
    return artWorth(u.world, u.id('b'), { aspect: 'kinetics' }, u.id('d'));
  };
  expect([cast('Undead Legionnaire'), cast('Curator')]).toEqual([2, 1]);
});
it('Economic Breakdown: nobody has more than 15 destiny points, whatever protects them', () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { e: 'Economic Breakdown', k: 'Positive Karma' } },
    Petr: { destiny: 12, squad: { b: "Cardinal's Bank" }, hand: { p: 'Positive Karma' } },
  });
  t.do('0: play e').answered();
  expect([t.side(0).destiny, t.side(1).destiny, t.card('e').zone]).toEqual([15, 12, 'table']);
  t.do('1: play p').answered();
  t.do('0: play k').passWhile();
  expect([t.side(0).destiny, t.side(1).destiny]).toEqual([15, 15]);
});
