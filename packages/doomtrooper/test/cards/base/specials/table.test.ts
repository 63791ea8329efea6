import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../../fixture.ts';
import { window, type Words } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it(
  'Cowardice drives all into cover; those already there are lost unless he pays 5',
  rules('DOT 3.32', 'DOT 37.41', 'DOT 9.8s', 'DOT 9.8t'),
  () => {
    const t = window(
      { hand: { s: 'Cowardice' } },
      { squad: { a: 'Hussar', b: { card: 'Hussar', covered: true } } },
      '0: play s at 1',
      '1: refuse',
    );
    expect([t.card('a').covered, t.card('b').zone]).toEqual([true, 'discard']);
    const p = window(
      { hand: { s: 'Cowardice' } },
      { squad: { a: 'Hussar', b: { card: 'Hussar', covered: true } } },
      '0: play s at 1',
      '1: pay',
    );
    expect([p.card('b').zone, p.side(1).destiny]).toEqual(['squad', 15]);
  },
);

it('Discovered makes a hidden warrior show himself', rules('DOT 37.15'), () => {
  const t = window({ hand: { s: 'Discovered' } }, { hidden: { h: 'Hussar' }, squad: { x: 'Hussar' } }, '0: play s on h');
  expect(t.card('h')).toMatchObject({ zone: 'squad', covered: false });
  expect(t.side(1).destiny).toBe(18);
});

it('Chasm! and Heavy Fog allow one kind of combat until your next turn', rules('DOT 25.25', 'DOT 25.24'), () => {
  for (const [card, only] of [
    ['Chasm!', 'shoot'],
    ['Heavy Fog', 'fight'],
  ] as const) {
    const t = window({ hand: { s: card }, cohort: { a: 'Razide' } }, { squad: { d: 'Hussar' } }, '0: play s');
    t.do('0: attack', '0: attacker a', '0: defender d');
    t.passWhile(p => p.question === 'window.answer');
    expect(t).toOffer([only]);
  }
});

it(
  'Gale Force Winds: all airships go, and none may be played while 3 are paid each turn',
  rules('DOT 37.10', 'DOT 19.2', 'DOT DR-107'),
  () => {
    const t = window(
      { hand: { g: 'Gale Force Winds', r: 'Rams Air Cavalry', d: 'Imperial Doomlord' }, squad: { a: 'Golden Lion' } },
      { squad: { x: 'Rams Air Cavalry', b: { card: 'Golden Lion', gear: { y: { card: 'Imperial Doomlord', inside: true } } } } },
      '0: play g',
    );
    expect([t.card('x').zone, t.card('y').zone, t.card('b').wounded]).toEqual(['discard', 'discard', true]);
    expect(t).toRefuse(t.key('play r'), 'DOT DR-107');
    expect(t).toRefuse(t.key('play d on a'), 'DOT DR-107');
    untilTurn(t, 11);
    t.passWhile();
    t.do('0: refuse').passWhile();
    expect([t.card('g').zone, t.offersKey('play r')]).toEqual(['discard', true]);
  },
);

it(
  'Strength of Will: the Dark Symmetry of others does nothing until your next turn, your own does, in both books',
  rules('DOT 29.1t', 'DOT 29.1s'),
  () => {
    for (const profile of ['tournament', 'standard'] as const) {
      const fight = (hand: Words, ...answers: readonly string[]): number[] => {
        const t = table(profile, {
          Jana: { destiny: 9, hand, cohort: { a: { card: 'Razide', gear: { f: 'Dark Fire' } } } },
          Petr: { cohort: { d: { card: 'Necromutant', gear: { g: 'Dark Fire', h: 'Terror' } } } },
        });
        t.do('0: attack', ...answers, '0: attacker a', '0: defender d', '0: fight');
        t.passWhile(p => p.question === 'window.answer');
        const { strikes } = t.events.findLast(event => event.type === 'struck') as never as {
          strikes: { rating: number; armour: number }[];
        };
        return [strikes[0]!.rating, strikes[1]!.rating, strikes[1]!.armour];
      };
      expect(fight({ s: 'Strength of Will' }, '0: play s')).toEqual([10, 4, 7]);
      expect(fight({ s: 'Strength of Will' })).toEqual([10, 5, 6]);
    }
  },
);
