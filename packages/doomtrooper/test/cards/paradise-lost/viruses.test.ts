import type { Plain } from '@kolbiste/engine';
import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { table, type Table } from '../../fixture.ts';
import { ratingsOf } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

const ill = (hand: Record<string, string>, petr: Record<string, Plain>, more: Record<string, Plain> = {}): Table =>
  table('tournament', { at: 'window', active: 'Jana', opened: true, Jana: { destiny: 30, hand }, Petr: petr, ...more });

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

it(
  'Burning Lungs: Doomtroopers on Stations have −1, once for each copy',
  rules('DOT 37.28', 'DOT 37.33', 'DOT 37.38', 'DOT 33.2s', 'DOT 33.2t', 'DOT 33.11'),
  () => {
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
  },
);

it('Inoculations: no virus is played on your warriors, nor do they catch one', rules('DOT 37.37', 'DOT 7.23', 'DOT 29.3'), () => {
  const t = ill({ v: 'V-3' }, { station: { a: 'Max Steiner' }, player: { i: 'Inoculations' } });
  expect(t.refusal('play v on a')).toBe('DOT 29.3');
  const fightOfB = (inoculated: boolean): number => {
    const u = ill({ v: 'V-3' }, { hand: { i: 'Inoculations' }, station: { a: 'Max Steiner', b: 'Valerie Duval' } });
    u.do('0: play v on a').answered();
    untilTurn(u, 12);
    if (inoculated) u.do('1: play i').answered();
    untilTurn(u, 14);
    // Those who are sick stay so.
    expect(ratingsOf(u, 'a')[0]).toBe(-2);
    return ratingsOf(u, 'b')[0]!;
  };
  expect([fightOfB(true), fightOfB(false)]).toEqual([8, 6]);
});

it('Burning Lungs leaves alone who was inoculated before', () => {
  const at = (cards: Record<string, string>): number => {
    const t = table('tournament', {
      opened: true,
      Jana: { table: { v: 'Burning Lungs' } },
      Petr: { player: cards, station: { a: 'Hussar' } },
    });
    return ratingsOf(t, 'a')[0]!;
  };
  expect([at({ i: 'Inoculations' }), at({})]).toEqual([2, 1]);
});

it('Withering Death: an attack by the sick takes 3 actions', rules('DOT 24.0.9', 'DOT DR-127', 'DOT 37.37'), () => {
  const sick = (others: Record<string, string> = {}): Table =>
    table('tournament', {
      at: 'window',
      opened: true,
      Jana: { hand: { w: 'Withering Death' }, station: { a: 'Max Steiner', ...others } },
      Petr: { station: { d: 'Soldat' } },
    })
      .do('0: play w on a')
      .answered();
  const t = sick().do('0: attack', '0: attacker a', '0: defender d');
  expect([t.world.pools[0]!.open, t.happened('actionTaken', { n: 2, left: 0, attack: true })]).toEqual([0, true]);
  const late = sick().do('0: meditate');
  late.passWhile();
  expect(late.refusal('attack')).toBe('DOT 24.0.9');
  const u = sick({ b: 'Valerie Duval' }).do('0: meditate', '0: attack').passWhile();
  expect([u.offers, u.refusal('attacker a')]).toEqual([[u.key('attacker b')], 'DOT 24.0.9']);
  u.do('0: attacker b', '0: defender d');
  expect(u.world.pools[0]!.open).toBe(1);
});

it(
  'Withering Death and Parasitic Stupor are played in your turn on a Doomtrooper on a Station',
  rules('DOT 5.3', 'DOT 33.12', 'DOT 37.9'),
  () => {
    for (const card of ['Withering Death', 'Parasitic Stupor']) {
      const t = ill({ v: card, v2: card }, { station: { a: 'Max Steiner', s: 'Soldat' }, squad: { h: 'Hussar' }, hand: { w: card } });
      expect([t.refusal('play v on s'), t.refusal('play v on h')]).toEqual(['DOT 3.30', 'DOT 33.12']);
      t.do('0: play v on a').answered();
      expect([t.asked, t.refusal('play w on a')]).toEqual([1, 'DOT 5.3']);
      t.until('Jana');
      expect(t.refusal('play v2 on a')).toBe('DOT 37.38');
    }
  },
);

it('Parasitic Stupor: a card fewer for each of his sick, but one', rules('DOT 6.1', 'DOT 37.37'), () => {
  const drawn = (sick: number): number => {
    const t = ill(Object.fromEntries(Array.from({ length: sick }, (_, i) => [`v${i}`, 'Parasitic Stupor'])), {
      station: { a: 'Max Steiner', b: 'Valerie Duval', c: 'Hussar' },
      hand: { x: 'Razide', y: 'Razide', z: 'Razide', u: 'Razide' },
    });
    ['a', 'b', 'c'].slice(0, sick).forEach((name, i) => t.do(`0: play v${i} on ${name}`).answered());
    untilTurn(t, 10);
    t.passWhile(() => t.world.step !== 'actions');
    return t.side(1).hand.length - 4;
  };
  expect([drawn(0), drawn(1), drawn(2), drawn(3)]).toEqual([3, 2, 1, 1]);
});

it('Parasitic Stupor spreads and stays with anyone else who is sick', rules('DOT 37.37'), () => {
  const t = ill({ v: 'Parasitic Stupor' }, { station: { a: 'Max Steiner', b: 'Valerie Duval' } });
  t.do('0: play v on a').answered();
  const sick = (): number => t.world.effects.filter(effect => effect.what === 'note' && effect.note === 'infected').length;
  untilTurn(t, 12);
  expect(sick()).toBe(1);
  untilTurn(t, 14);
  expect(sick()).toBe(2);
});

it(
  'Red Plague: all Doomtroopers of a Station die of any wound in combat, and anyone who comes beside them',
  rules('DOT 24.6.4', 'DOT 37.37', 'DOT 37.9'),
  () => {
    const t = ill({ r: 'Red Plague' }, { station: { a: 'Max Steiner', b: 'Hussar', s: 'Soldat' }, squad: { c: 'Hussar' } }, {});
    expect(t.offersKey('play r at 0')).toBe(false);
    t.do('0: play r at 1').answered();
    const sick = (name: string): boolean =>
      t.world.effects.some(effect => effect.what === 'note' && effect.note === 'infected' && effect.on === t.id(name));
    expect(['a', 'b', 's', 'c'].map(sick)).toEqual([true, true, false, false]);
    untilTurn(t, 10);
    t.do('1: transfer c').passWhile();
    expect(sick('c')).toBe(true);
    t.do('1: meditate');
    untilTurn(t, 11);
    const u = table('tournament', {
      at: 'window',
      opened: true,
      Jana: { destiny: 9, hand: { r: 'Red Plague' }, station: { k: 'Valerie Duval' } },
      Petr: { destiny: 9, station: { d: { card: 'Hussar' } } },
    });
    u.do('0: play r at 1').answered();
    u.do('0: attack', '0: attacker k', '0: defender d', '0: fight').passWhile(p => p.question === 'window.answer');
    expect(u.happened('killed', { card: u.id('d') })).toBe(true);
    if (u.offers.some(key => key.startsWith('victory'))) u.answer(0, u.offers[0]!);
    u.passWhile();
    expect(u.card('r').zone).toBe('sacrificed');
  },
);

it('Mutated Strain: a virus for the tribes, and for Doomtroopers besides', rules('DOT 37.37', 'DOT 37.38'), () => {
  const t = ill(
    { m: 'Mutated Strain', v: 'V-3', l: 'Burning Lungs' },
    { station: { s: 'Soldat', r: 'Soldat', a: 'Hussar' }, squad: { h: 'Hussar' } },
  );
  t.do('0: play m').answered();
  expect(t.offers).toEqual([t.key('pick v')]);
  t.do('0: pick v');
  expect(t.offers.toSorted()).toEqual([t.key('pick s'), t.key('pick r')].toSorted());
  t.do('0: pick s').answered();
  expect(t.card('v').host).toBe(t.id('s'));
  const before = ratingsOf(t, 'r')[0]!;
  untilTurn(t, 14);
  expect(['r', 'a', 'h'].map(name => ratingsOf(t, name)[0])).toEqual([before - 2, 0, 2]);
  const u = ill({ v: 'V-3' }, { station: { s: 'Soldat', a: 'Hussar' } });
  u.do('0: play v on a').answered();
  untilTurn(u, 14);
  expect(ratingsOf(u, 's')[0]).toBe(before);
});
