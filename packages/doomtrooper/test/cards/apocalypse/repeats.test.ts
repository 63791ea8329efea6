import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

const passed = (card: string, destiny = 20) =>
  table('tournament', {
    at: 'window',
    Jana: { destiny: 20, hand: { s: card } },
    Petr: { destiny, hand: { b: 'Pass the Buck' } },
  });
it('Pass the Buck: the card works, and then the one who passes it plays it', () => {
  const t = passed('Positive Karma');
  t.do('0: play s', '1: play b').passWhile(p => p.question === 'window.answer');
  expect([t.side(0).destiny, t.offers]).toEqual([30, ['stop', t.key('play s')]]);
  t.do('1: play s').passWhile();
  expect([t.side(0).destiny, t.side(1).destiny, t.card('s').zone, t.card('b').zone]).toEqual([30, 30, 'discard', 'sacrificed']);
  const stop = passed('Positive Karma');
  stop.do('0: play s', '1: play b').passWhile(p => p.question === 'window.answer');
  stop.do('1: stop').passWhile();
  expect([stop.side(1).destiny, stop.world.effects]).toEqual([20, []]);
});
it('Pass the Buck: its points are paid, and it may be aimed at the one who played it', () => {
  const t = passed('Influence', 10);
  t.do('0: play s at Petr', '0: spend 4', '1: play b').passWhile(p => p.question === 'window.answer');
  t.do('1: play s at Jana', '1: spend 6').passWhile();
  // 20 less 4 less 6; 10 less 4 less 6.
  expect([t.side(0).destiny, t.side(1).destiny]).toEqual([10, 0]);
});
it('Pass the Buck does not pass what stays, what costs actions, or what answers', rules('DOT 28.4'), () => {
  const may = (card: string, key: string, at = 'window'): boolean => {
    const t = table('tournament', {
      at,
      Jana: { destiny: 20, hand: { s: card }, squad: { a: 'Hussar' } },
      Petr: { destiny: 20, hand: { b: 'Pass the Buck' }, squad: { z: 'Factory' } },
    });
    t.do(`0: ${key}`);
    return t.offersKey('play b');
  };
  expect([may('Fortune of War', 'play s'), may('Surprise Invasion!', 'play s on z', 'actions'), may('Positive Karma', 'play s')]).toEqual([
    false,
    false,
    true,
  ]);
});
