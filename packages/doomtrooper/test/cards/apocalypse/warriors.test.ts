import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import { has } from '../../../src/rules/abilities.ts';
import { isHeretic, isKind } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';
import { adds, duel, haveAbility, ratingsOf, strikes, strikesOf, attack, ratingsNow } from '../situations.ts';

it('Colonel Maxwell helps Trenchers wherever they are, not himself (tournament)', rules('DOT 33.8'), () => {
  const t = table('tournament', {
    opened: true,
    Jana: { squad: { boss: 'Colonel Maxwell', a: 'Trencher', x: 'Golden Lion' }, station: { b: 'Trencher' } },
    Petr: { squad: { c: 'Trencher' } },
  });
  expect(['boss', 'a', 'b', 'x', 'c'].map(name => ratingOf(t.world, t.id(name), 0, null))).toEqual([9, 9, 9, 3, 3]);
});

it(
  'Freelancer Patriarch gives freelancers +5 and makes them deadly, lapsed Doomtroopers too (tournament)',
  rules('DOT 32.35', 'DOT 32.29', 'DOT 32.33'),
  () => {
    const t = table('tournament', {
      Jana: {
        squad: {
          boss: 'Freelancer Patriarch',
          ex: 'Ex-Imperial Freelancer',
          lapsed: { card: 'Golden Lion', gear: { x: { card: 'Insubordination', chosen: 8 } } },
        },
      },
      Petr: {},
    });
    expect([
      ratingOf(t.world, t.id('ex'), 0, null),
      ratingOf(t.world, t.id('lapsed'), 0, null),
      ratingOf(t.world, t.id('boss'), 0, null),
    ]).toEqual([9, 8, 3]);
    expect(has(t.world, t.id('ex'), 'killsOnWound', null)).toBe(true);
  },
);

it('Wolfbane Honor Guard has +8 with a Clansman Claymore', () =>
  expect(strikes(duel({ card: 'Wolfbane Honor Guard', gear: { sword: 'Clansman Claymore' } }, 'Razide', 'fight'))[0]!.rating).toBe(16));

const ZERO = [0, 0, 0, 0];

it.each([
  ['Andrew Drougan', 'Blood Beret', 3],
  ['Brother Stern', 'Sacred Warrior', 5],
])('%s: your other %s have +%d, and whoever they wound is killed', (boss, man, n) => {
  expect(adds({ mine: { a: man, b: 'Hussar' }, theirs: { foe: man } }, boss, ['a', 'b', 'foe'])).toEqual([[n, n, n, 0], ZERO, ZERO]);
  const t = table('tournament', { opened: true, Jana: { squad: { boss, a: man, b: 'Hussar' } }, Petr: { squad: { foe: man } } });
  expect(haveAbility(t, 'killsOnWound', ['a', 'b', 'foe', 'boss'])).toEqual([true, false, false, boss === 'Brother Stern']);
  expect(haveAbility(t, 'casts:all', ['boss'])).toEqual([boss === 'Brother Stern']);
});

it('Demon Hunter strikes first, is never a Heretic and must attack the Dark Legion first', () => {
  const t = table('tournament', { Jana: { squad: { a: 'Demon Hunter' } }, Petr: { squad: { d: 'Hussar' }, cohort: { r: 'Razide' } } });
  expect([haveAbility(t, 'firstStrike', ['a']), haveAbility(t, 'neverHeretic', ['a'])]).toEqual([[true], [true]]);
  t.do('0: attack').passWhile();
  t.do('0: attacker a');
  expect([t.offersKey('defender d'), t.offersKey('defender r')]).toEqual([false, true]);
});

it('Freedom Brigadeer may attack his own corporation', () => {
  const t = table('standard', { Jana: { squad: { a: 'Freedom Brigadeer', b: 'Infantry' } }, Petr: { squad: { d: 'Infantry' } } });
  t.do('0: attack').passWhile();
  expect([t.offersKey('attacker a'), t.offersKey('attacker b')]).toEqual([true, false]);
});

it('Kadaver grows with every other in the Kohort and takes nothing', rules('DOT 36.1'), () => {
  const t = table('tournament', {
    Jana: {
      hand: { e: 'Kratach', g: 'Dark Fire', r: 'Armor of Unholiness' },
      cohort: { a: 'Kadaver', b: 'Kadaver', c: 'Kadaver', d: 'Heretic' },
    },
    Petr: { cohort: { f: 'Kadaver' } },
  });
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'f')]).toEqual([
    [8, 8, 8, 4],
    [2, 2, 2, 2],
  ]);
  expect(['e', 'g', 'r'].map(card => t.offersKey(`play ${card} on a`))).toEqual([false, false, false]);
  expect(['e', 'g', 'r'].map(card => t.offersKey(`play ${card} on d`))).toEqual([true, true, true]);
});

it('Kritana: your other followers of Ilian have +4 and may receive every gift', () => {
  expect(
    adds({ mine: { a: 'Child of Ilian', b: 'Razide' }, theirs: { foe: 'Child of Ilian' } }, 'Kritana', ['a', 'b', 'foe'], 'cohort'),
  ).toEqual([[4, 4, 4, 0], ZERO, ZERO]);
  const t = table('tournament', {
    Jana: { hand: { g: 'Mind Melt' }, cohort: { boss: 'Kritana', a: 'Child of Ilian', b: 'Razide' } },
    Petr: {},
  });
  expect(haveAbility(t, 'anyGift', ['a', 'b', 'boss'])).toEqual([true, false, false]);
});

it('Nicola Brannaghan: all other Imperial warriors have +4, an opponent’s too', () => {
  expect(adds({ mine: { a: 'Clansman', b: 'Hussar' }, theirs: { foe: 'Blood Beret' } }, 'Nicola Brannaghan', ['a', 'b', 'foe'])).toEqual([
    [4, 4, 4, 0],
    ZERO,
    [4, 4, 4, 0],
  ]);
});

it('Red Guard Legionnaire: your Undead Legionnaires have +5 to all ratings and kill', () => {
  expect(
    adds(
      { mine: { a: 'Undead Legionnaire', b: 'Razide' }, theirs: { foe: 'Undead Legionnaire' } },
      'Red Guard Legionnaire',
      ['a', 'b', 'foe'],
      'cohort',
    ),
  ).toEqual([[5, 5, 5, 5], ZERO, ZERO]);
  const t = table('tournament', {
    opened: true,
    Jana: { cohort: { boss: 'Red Guard Legionnaire', a: 'Undead Legionnaire', b: 'Razide' } },
    Petr: {},
  });
  expect(haveAbility(t, 'killsOnWound', ['a', 'b', 'boss'])).toEqual([true, false, false]);
});

it('Shogun with a Scalper: +6 Fight more, and −6 for his opponent', () => {
  const with_ = (card: string): number[] => {
    const [a, d] = strikesOf({ card, gear: { s: 'Scalper' } }, 'fight');
    const [b, e] = strikesOf(card, 'fight');
    return [a!.rating - b!.rating, d!.rating - e!.rating];
  };
  const [shogun, samurai] = [with_('Shogun'), with_('Samurai')];
  expect([shogun[0]! - samurai[0]!, shogun[1]! - samurai[1]!]).toEqual([6, -6]);
});

it('White Mystic casts all Art, and each destiny point counts as two', () => {
  const t = table('tournament', { opened: true, Jana: { squad: { a: 'White Mystic' } }, Petr: {} });
  expect([haveAbility(t, 'casts:all', ['a']), haveAbility(t, 'doubleArt', ['a']), isKind(t.world, t.id('a'), 'mystic')]).toEqual([
    [true],
    [true],
    false,
  ]);
});
it('Maledrach takes any gift, those for Heretics too', rules('DOT 13.16', 'DOT 13.3'), () => {
  const heretical = DEFINITIONS.find(({ type, needs }) => type === 'symmetry' && needs.heretic)!.name.en;
  const t = table('tournament', {
    Jana: { destiny: 9, hand: { h: heretical, s: 'Deform' }, cohort: { m: 'Maledrach', r: 'Razide' } },
    Petr: {},
  });
  expect([t.offersKey('play h on m'), t.offersKey('play h on r'), t.offersKey('play s on m'), isHeretic(t.world, t.id('m'))]).toEqual([
    true,
    false,
    true,
    false,
  ]);
});

it('Dark Mystic: a Heretic with KI powers and general gifts, no Mystic', rules('DOT 17.8', 'DOT 17.7', 'DOT 13.3', 'DOT 17.4'), () => {
  const t = table('tournament', {
    Jana: {
      destiny: 20,
      hand: { k: 'Shadow Walk', g: 'Dark Fire' },
      cohort: { m: 'Dark Mystic', h: 'Heretic' },
    },
    Petr: {},
  });
  expect([isHeretic(t.world, t.id('m')), isKind(t.world, t.id('m'), 'mystic')]).toEqual([true, false]);
  expect([t.offersKey('play k on m'), t.offersKey('play g on m'), t.refusal('play k on h')]).toEqual([true, true, 'DOT 17.8']);
  t.do('0: play k on m').passWhile();
  expect(has(t.world, t.id('m'), 'firstStrike', null)).toBe(true);
});

it('Grey Mystic takes KI powers at any time without an action, and is no Mystic', rules('DOT 17.2'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { k: 'Shadow Walk' }, squad: { g: 'Grey Mystic', s: 'White Mystic' } },
    Petr: {},
  });
  expect([t.offersKey('play k on s'), isKind(t.world, t.id('g'), 'mystic')]).toEqual([false, false]);
  t.do('0: play k on g').answered();
  expect(t.card('k').host).toBe(t.id('g'));
});

it('Keitoku Asano: Samurai, Shogun, Commander; helps other Shoguns, and with the Dai-Sho KI comes at any time', () => {
  expect(adds({ mine: { a: 'Shogun', b: 'Samurai' }, theirs: { c: 'Shogun' } }, 'Keitoku Asano', ['a', 'b', 'c'])).toEqual([
    [4, 4, 4, 0],
    [0, 0, 0, 0],
    [0, 0, 0, 0],
  ]);
  const at = (gear: Record<string, string>): boolean[] => {
    const t = table('tournament', {
      at: 'window',
      Jana: { hand: { k: 'Shadow Walk' }, squad: { boss: { card: 'Keitoku Asano', gear }, s: 'Samurai', h: 'Hussar' } },
      Petr: { squad: { d: 'Samurai' } },
    });
    expect(ratingsOf(t, 'boss').slice(0, 3)).toEqual([11, 7, 10]);
    return [t.offersKey('play k on boss'), t.offersKey('play k on s')];
  };
  expect([at({ x: 'Dai-Sho of the Ancient Emperors' }), at({})]).toEqual([
    [true, true],
    [false, false],
  ]);
});

it('Brother Claudius is a Mortificator, casts all Art, and Kinetics triples in combat', rules('DOT 21.7'), () => {
  const cast = (spell: string, spend: string) => {
    const t = attack({ hand: { s: spell }, squad: { a: 'Brother Claudius' } }, { cohort: { d: 'Razide' } }, 'fight');
    t.do('0: play s on a');
    const offered = [1, 2, 3, 4].filter(n => t.offersKey(`spend ${n}`));
    t.do(`0: ${spend}`).answered();
    return [offered, ratingsNow(t, 'a')[0]! - 7];
  };
  expect([cast('Explosion', 'spend 1'), cast('Explosion', 'spend 2'), cast('Levitation', 'spend 2')]).toEqual([
    [[1, 2, 3, 4], 5],
    [[1, 2, 3, 4], 10],
    [[1, 2, 3, 4], 6],
  ]);
  const t = table('tournament', { Jana: { squad: { a: 'Brother Claudius' } }, Petr: {} });
  expect([isKind(t.world, t.id('a'), 'mortificator'), haveAbility(t, 'casts:all', ['a'])]).toEqual([true, [true]]);
});
it('Elemental Master is a Mystic, casts all Art, and a point on Elements counts as five', () => {
  const t = attack(
    { destiny: 1, hand: { s: 'Elemental Wall', l: 'Levitation' }, squad: { a: 'Elemental Master' } },
    { cohort: { d: 'Razide' } },
    'fight',
  );
  t.do('0: play s on a', '0: spend 1').answered();
  expect([ratingsNow(t, 'a')[2], t.side(0).destiny, isKind(t.world, t.id('a'), 'mystic')]).toEqual([9 + 4, 0, true]);
  const u = attack({ hand: { l: 'Levitation' }, squad: { a: 'Elemental Master' } }, { cohort: { d: 'Razide' } }, 'fight');
  u.do('0: play l on a', '0: spend 2').answered();
  expect(ratingsNow(u, 'a')[2]).toBe(9 + 2);
});
