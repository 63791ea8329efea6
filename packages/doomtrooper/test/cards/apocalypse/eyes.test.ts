import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { ask, ratingsOf } from '../situations.ts';

it('Eye of Algeroth: copies of a gift add up, and are lost with it', rules('DOT 13.10', 'DOT 13.16'), () => {
  const t = table('tournament', {
    actions: 6,
    Jana: {
      hand: { e: 'Eye of Algeroth', f: 'Dark Fire', x: 'Forgery' },
      cohort: { h: { card: 'Heretic', gear: { g: 'Dark Fire', r: 'Resist Pain' } }, l: 'Razide' },
    },
    Petr: {},
  });
  expect([t.refusal('play f on h'), t.offersKey('play e on h'), t.refusal('play e on l')]).toEqual(['DOT 13.10', true, 'DOT 13.16']);
  ask(t.do('0: play e on h', '0: play f on h'));
  expect(ratingsOf(t, 'h')).toEqual([4, 2, 3, 3]);
  ask(t.do('0: meditate', '0: play x on e'));
  expect([t.card('f').zone, t.card('g').zone, t.card('r').zone, ratingsOf(t, 'h')]).toEqual([
    'discard',
    'discard',
    'attached',
    [2, 2, 3, 3],
  ]);
});
