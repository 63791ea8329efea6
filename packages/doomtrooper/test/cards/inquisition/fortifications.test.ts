import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { table } from '../../fixture.ts';
import { ratingsOf, inWindow, window } from '../situations.ts';

it('Industrial Complex pays 3, each of any number', () => {
  const t = table('tournament', {
    at: 'draw',
    Jana: { destiny: 0, squad: { a: 'Industrial Complex', b: 'Industrial Complex' } },
    Petr: {},
  });
  t.do('0: next 0');
  expect(t.side(0).destiny).toBe(6);
});

it('Factory pays 1, each of any number', () => {
  const t = table('tournament', { at: 'draw', Jana: { destiny: 0, squad: { a: 'Factory' }, cohort: { b: 'Factory' } }, Petr: {} });
  t.do('0: next 0');
  expect(t.side(0).destiny).toBe(2);
});

it('Hideout: your Heretics have +2 Armor', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { cohort: { f: 'Hideout', a: 'Heretic', b: 'Razide' } },
    Petr: { cohort: { c: 'Heretic' } },
  });
  const plain = table('tournament', { opened: true, Jana: { cohort: { b: 'Razide' } }, Petr: {} });
  expect([ratingsOf(t, 'a'), ratingsOf(t, 'c'), ratingsOf(t, 'b')]).toEqual([[2, 2, 4, 3], [2, 2, 2, 3], ratingsOf(plain, 'b')]);
});

it.each([
  ['The Burroughs Cathedral', 'casts:premonition'],
  ['The Fukido Cathedral', 'casts:mentalism'],
  ['The Gibson Cathedral', 'casts:changeling'],
  ['The Heimburg Cathedral', 'casts:exorcism'],
  ['The Longshore Cathedral', 'casts:elements'],
  ['The San Dorado Cathedral', 'casts:manipulation'],
  ['The Stone Archives', 'casts:summoning'],
  ['The Volksburg Cathedral', 'casts:kinetics'],
] as const)('%s: your Doomtroopers have %s', (card, ability) => {
  const t = table('tournament', {
    Jana: { hand: { f: card, second: card }, squad: { a: 'Hussar' }, cohort: { r: 'Razide' } },
    Petr: { squad: { d: 'Hussar' } },
  });
  t.do('0: play f to squad').passWhile();
  expect(['a', 'r', 'd'].map(name => has(t.world, t.id(name), ability, null))).toEqual([true, false, false]);
  expect(t.offersKey('play second to squad')).toBe(false);
  expect(t.offersKey('play f to cohort')).toBe(false);
});

it('Sewers: Heretics attack in the turn in which they left cover', rules('DOT 9.20'), () => {
  const attacks = (area: object): boolean[] => {
    const t = table('tournament', {
      Jana: {
        cohort: { h: { card: 'Heretic', covered: true }, r: { card: 'Razide', covered: true }, x: 'Algeroth–Apostle of War', ...area },
      },
      Petr: { squad: { d: 'Hussar' } },
    });
    t.do('0: uncover h').passWhile();
    return [t.offersKey('attack')];
  };
  expect([attacks({}), attacks({ s: 'Sewers' })]).toEqual([[false], [true]]);
});
it('Cardinal’s Bank keeps its player’s points from the cards of others, not from his own', rules('DOT DR-114'), () => {
  const bank = { squad: { b: "Cardinal's Bank" }, victory: 6 };
  const t = inWindow({ hand: { k: 'Negative Karma', l: 'Lost Paperwork', i: 'Influence', r: 'Reversal of Fortune' }, victory: 6 }, bank);
  for (const card of ['k', 'l', 'i']) expect(t).toRefuse(t.key(`play ${card} at Petr`), 'DOT 28.16');
  expect(inWindow({ hand: { k: 'Negative Karma' } }, { victory: 6 }).offersKey('play k at Petr')).toBe(true);
  expect(t.offersKey('play r at Petr')).toBe(false);
  const shared = (own: boolean) => {
    const u = inWindow(
      own ? bank : { victory: 6, hand: { c: 'Corporate Shenanigans' } },
      own ? { victory: 6, hand: { c: 'Corporate Shenanigans' } } : { ...bank },
    );
    return u.do(own ? '1: play c' : '0: play c').passWhile();
  };
  const [mine, theirs] = [shared(false), shared(true)];
  expect([mine.side(0).victory, mine.side(0).destiny, mine.side(1).victory, mine.side(1).destiny]).toEqual([3, 0, 6, 20]);
  expect([theirs.side(0).victory, theirs.side(0).destiny, theirs.side(1).victory, theirs.side(1).destiny]).toEqual([6, 20, 3, 0]);
});
it('Cardinal’s Bank keeps what lasting cards and taxes would take', () => {
  const t = window({ hand: { s: 'Positive Karma' }, player: {} }, { hand: { x: 'Positive Karma' } }, '0: play s');
  expect(t.side(0).destiny).toBe(30);
  const watched = (bank: boolean) =>
    window(
      {
        destiny: 20,
        squad: bank ? { b: "Cardinal's Bank" } : {},
        hand: { s: 'Positive Karma' },
        player: { e: { card: 'Watchful Eye', by: 'Petr' } },
      },
      {},
      '0: play s',
    ).side(0).destiny;
  expect([watched(false), watched(true)]).toEqual([29, 30]);
});
