import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { sees } from '../../../src/rules/view.ts';
import { table } from '../../fixture.ts';
import { untilTurn } from '../until-turn.ts';

it('Garbage Dump: each further card for 4 destiny points', rules('DOT 27.3', 'DOT 27.1', 'DOT 3.32'), () => {
  const t = table('tournament', {
    Jana: { destiny: 8, hand: { d: 'Garbage Dump', x: 'Hussar', y: 'Hussar', z: 'Hussar', v: 'Hussar' } },
    Petr: {},
  });
  t.do('0: play d to station', '0: end').passWhile(p => p.question === 'window.answer');
  const left: [number, number][] = [];
  while (t.question === 'turn.discarded') {
    t.answer(
      0,
      t.offers.find(key => key.startsWith('discard'))!,
    );
    left.push([t.side(0).hand.length, t.side(0).destiny]);
  }
  expect(left).toEqual([
    [3, 8],
    [2, 4],
    [1, 0],
  ]);
  const u = table('tournament', {
    at: 'discard',
    Jana: { destiny: 8, station: { d: 'Garbage Dump' }, hand: { x: 'Hussar', y: 'Hussar' } },
    Petr: {},
  });
  u.do('0: discard x', '0: keep');
  expect([u.side(0).destiny, u.side(0).hand.length]).toEqual([8, 1]);
});

const sight = (destiny: number) =>
  table('tournament', {
    turn: 8,
    opened: true,
    Jana: { destiny, hand: { b: 'Behold the Future Possibilities', own: 'Hussar' }, station: { p: 'Prophet' } },
    Petr: { hand: { h: 'Dragoon' }, station: { e: 'Cossack' } },
  });
it('Behold the Future Possibilities: everybody sees the hands of opponents', rules('DOT 37.14', 'DOT 37.26'), () => {
  const t = sight(6);
  expect(sees(t.world, 0, t.id('h'))).toBe(false);
  t.do('0: play b on p').passWhile();
  expect([sees(t.world, 0, t.id('h')), sees(t.world, 'spectator', t.id('h')), sees(t.world, 1, t.id('own'))]).toEqual([true, true, false]);
});
it('Behold the Future Possibilities: 6 destiny points a turn, or it is removed', rules('DOT 3.32', 'DOT 37.9'), () => {
  const t = untilTurn(untilTurn(sight(6).do('0: play b on p'), 9), 10);
  t.passWhile(p => p.question === 'window.answer');
  expect([t.asked, t.offers.toSorted()]).toEqual([0, ['pay', 'refuse']]);
  t.do('0: pay');
  expect([t.side(0).destiny, t.card('b').zone]).toEqual([0, 'attached']);
  const u = untilTurn(untilTurn(sight(0).do('0: play b on p'), 9), 10).passWhile(p => p.question === 'window.answer');
  expect(u.card('b').zone).toBe('sacrificed');
});
