import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { strikes, table } from '../../fixture.ts';
import { inPhase } from '../situations.ts';

it(
  'Emissaries: Tribal warriors come from the Station to the Squad and back, until the next turn',
  rules('DOT 20.16', 'DOT DR-135', 'DOT 20.14', 'DOT 20.15', 'DOT 32.14', 'DOT 20.11', 'DOT 20.12', 'DOT 34.2'),
  () => {
    const t = table('tournament', {
      opened: true,
      actions: 5,
      Jana: { hand: { e: 'Emissaries' }, station: { a: 'Soldat', b: 'Soldat' } },
      Petr: { station: { d: 'Soldat' } },
    });
    expect(t).toRefuse(t.key('transfer a'), 'DOT 20.16');
    t.do('0: meditate').passWhile(p => p.question === 'window.answer' && p.asked !== 0);
    t.do('0: play e').passWhile();
    t.do('0: transfer a').passWhile();
    expect(t.card('a').zone).toBe('squad');
    // Somebody stays on the Station.
    expect(t).toRefuse(t.key('transfer b'), 'DOT 20.7');
    const u = table('tournament', {
      opened: true,
      Jana: { hand: { e: 'Emissaries' }, station: { a: 'Soldat' }, squad: { b: 'Soldat' } },
      Petr: { station: { d: 'Soldat' } },
    });
    u.do('0: meditate').passWhile(p => p.question === 'window.answer' && p.asked !== 0);
    u.do('0: play e').passWhile();
    u.do('0: transfer b').passWhile();
    expect(u.card('b').zone).toBe('station');
  },
);
it('Emissaries need a warrior of a tribe', rules('DOT 28.16'), () => {
  const t = table('tournament', { at: 'window', Jana: { hand: { e: 'Emissaries' }, squad: { a: 'Hussar' } }, Petr: {} });
  expect(t).toRefuse(t.key('play e'), 'DOT 28.16');
});

const gang = () =>
  table('tournament', {
    Jana: { player: { g: 'Gang Up!' }, squad: { a: 'Hussar', b: 'Chemiman', c: 'Hussar', e: 'Big Bob Watts' } },
    Petr: { destiny: 0, cohort: { d: 'Razide' } },
  });
it('Gang Up!: three small warriors attack together, and the defender chooses whom he strikes', rules('DOT 25.7', 'DOT DR-132'), () => {
  const t = gang().do('0: use g as 0');
  t.passWhile();
  // Big Bob is worth 7.
  expect(t.offers.filter(key => key.startsWith('pick'))).toHaveLength(3);
  t.do('0: pick a', '0: pick b', '0: pick c', '0: defender d', '0: fight');
  t.passWhile(p => !inPhase('strikes')(p) && p.question === 'window.answer');
  expect(t.offers.filter(key => key.startsWith('strike'))).toHaveLength(3);
  t.do(`1: ${t.key('strike b')}`);
  // 2 + 4 + 2 Fight.
  expect([strikes(t)[0]!.rating, strikes(t)[1]!.against]).toEqual([8, t.id('b')]);
});
it('Gang Up!: two are enough, and it is the attack of the turn', rules('DOT 7.5'), () => {
  const t = gang().do('0: use g as 0');
  t.passWhile();
  t.do('0: pick a', '0: pick b', '0: stop', '0: defender d', '0: shoot').passWhile(p => p.question === 'window.answer');
  t.do(`1: ${t.key('strike a')}`).passWhile();
  expect([strikes(t)[0]!.rating, t.asked]).toEqual([6, 1]);
});
