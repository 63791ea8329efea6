import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';

const manipulated = () =>
  table('tournament', {
    Jana: { destiny: 9, hand: { g: 'Greater Manipulation' }, squad: { k: 'Keeper of the Art', own: 'Hussar' } },
    Petr: { destiny: 0, squad: { a: 'Big Bob Watts', b: 'Hussar', c: 'Hussar' } },
  }).do('0: play g on a');
it('Greater Manipulation: three actions with another’s warrior, and he is given back', rules('DOT 7.18', 'DOT DR-141'), () => {
  const t = manipulated();
  t.passWhile(() => t.question !== 'acting.act');
  expect(t.offers.filter(key => key !== 'end' && key !== 'attack').every(key => key.endsWith(` ${t.id('a')}`))).toBe(true);
  t.do('0: cover a');
  expect(t.card('a').by).toBe(0);
  t.do('0: uncover a', '0: end').passWhile();
  expect([t.card('a').by, t.offersKey('attack'), t.card('g').zone]).toEqual([1, true, 'discard']);
});
it(
  'Greater Manipulation: the last may be an attack, for points of your own, and your own attack is left',
  rules('DOT 24.8.1', 'DOT 7.5'),
  () => {
    const t = manipulated();
    t.passWhile(() => t.question !== 'acting.act');
    t.do('0: attack', '0: defender b', '0: shoot').passWhile();
    expect([t.card('b').wounded, t.card('a').by, t.offersKey('attack')]).toEqual([true, 1, true]);
  },
);

const falcon = () =>
  table('tournament', {
    actions: 5,
    Jana: {
      destiny: 20,
      hand: { s: 'Exorcise Injuries', n: 'Lucky Shot' },
      squad: {
        k: { card: 'Keeper of the Art', gear: { f: 'The Falcon of Pilgrims' } },
        w: { card: 'Hussar', wounded: true },
        v: { card: 'Hussar', wounded: true },
      },
    },
    Petr: {},
  });
it('The Falcon of Pilgrims: keeps a spell, and has it cast once a turn', rules('DOT DR-108', 'DOT DR-142', 'DOT 7.24'), () => {
  const t = falcon().do('0: use f as 0');
  t.passWhile();
  expect(t.offers).toEqual([t.key('pick s')]);
  t.do('0: pick s').passWhile();
  expect([t.card('s').zone, t.offersKey('use f as 0')]).toEqual(['stored', false]);
  t.do('0: meditate');
  t.passWhile(() => !t.offersKey('use f as 1'));
  t.do('0: use f as 1');
  t.passWhile(p => p.question === 'window.answer');
  t.do(`0: ${t.key('play s on w')}`).passWhile();
  expect([t.card('s').zone, t.card('s').host, t.happened('played', { card: t.id('s') })]).toEqual(['stored', t.id('f'), true]);
  // Not again before the next draw step.
  t.do('0: meditate');
  t.passWhile(() => t.asked === 0 && t.question === 'acting.act');
  expect(t.offersKey('use f as 1')).toBe(false);
});
