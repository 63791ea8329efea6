import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { nextSeat, seatsFrom } from '../../../src/rules/queries.ts';
import { table } from '../../fixture.ts';
import { inWindow } from '../situations.ts';
import { untilTurn } from '../until-turn.ts';

const costly = {
  f: 'Heimburg',
  z: 'Cyberopolis',
  a: { card: 'Hussar', gear: { g: 'Combat Armor', r: 'Exorcist Glove', s: 'Corrupt Shield' } },
};

it(
  'Attrition: a destiny point for each warrior, equipment, fortification, relic and warzone as a turn begins',
  rules('DOT 3.32', 'DOT 37.10', 'DOT 37.15'),
  () => {
    const t = table('tournament', { at: 'end', active: 'Jana', Jana: { table: { x: 'Attrition' } }, Petr: { destiny: 9, squad: costly } });
    t.passWhile(() => t.asked !== 1 || t.offers.includes('pass'));
    expect(t.offers.toSorted()).toEqual(['stop', ...['f', 'z', 'a', 'g', 'r'].map(name => t.key(`pick ${name}`))].toSorted());
    t.do('1: pick z', '1: stop');
    expect([t.side(1).destiny, t.card('z').zone, t.card('a').zone]).toEqual([5, 'discard', 'squad']);
  },
);

it('Attrition: who cannot pay for all gives up the rest, with what it carries', () => {
  const t = table('tournament', { at: 'end', active: 'Jana', Jana: { table: { x: 'Attrition' } }, Petr: { destiny: 2, squad: costly } });
  t.passWhile(() => t.asked !== 1 || t.offers.includes('pass'));
  expect(t.offersKey('stop')).toBe(false);
  t.do('1: pick a');
  expect(t.offersKey('stop')).toBe(true);
  t.do('1: stop');
  expect([t.side(1).destiny, t.card('g').zone, t.card('f').zone]).toEqual([0, 'discard', 'squad']);
});

it('Surplus: neither Attrition nor Economic Breakdown', rules('DOT 3.32'), () => {
  const t = table('tournament', {
    at: 'end',
    active: 'Jana',
    Jana: { destiny: 9, table: { x: 'Attrition' } },
    Petr: { destiny: 9, squad: { a: 'Hussar' }, player: { s: 'Surplus' } },
  });
  untilTurn(t, 10);
  t.passWhile(() => t.world.step !== 'actions');
  expect([t.side(1).destiny, t.card('a').zone]).toEqual([9, 'squad']);
  const u = inWindow({ destiny: 30, hand: { b: 'Economic Breakdown', s: 'Surplus' } }, { destiny: 30 });
  u.do('0: play s').answered();
  u.do('0: play b').passWhile();
  expect([u.side(0).destiny, u.side(1).destiny]).toEqual([30, 15]);
  u.do('0: meditate');
  expect(u.side(0).destiny).toBe(31);
});

it('Change in Momentum: from the end of the turn the other way round, once', rules('DOT 5.2', 'DOT 38.1', 'DOT 28.16'), () => {
  const four = { options: { mode: 'everybody' }, seats: 4 } as const;
  const t = table(
    'tournament',
    { at: 'window', active: 'Petr', Jana: {}, Petr: { hand: { c: 'Change in Momentum', d: 'Change in Momentum' } }, Eva: {}, Tom: {} },
    four,
  );
  expect(nextSeat(t.world, 1)).toBe(2);
  t.do('1: play c').answered();
  expect([seatsFrom(t.world, 1), nextSeat(t.world, 1), nextSeat(t.world, 0)]).toEqual([[1, 2, 3, 0], 0, 3]);
  t.until('Petr');
  expect(t.refusal('play d')).toBe('DOT 28.16');
  untilTurn(t, 10);
  expect([t.world.active, seatsFrom(t.world, 0)]).toEqual([0, [0, 3, 2, 1]]);
  untilTurn(t, 11);
  expect(t.world.active).toBe(3);
  expect(inWindow({ hand: { c: 'Change in Momentum' } }, {}).refusal('play c')).toBe('DOT 28.16');
});

it('Economic Collapse: half the points, and industry is shut until it is opened', rules('DOT 3.32', 'DOT 5.28', 'DOT 7.24'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { destiny: 9, hand: { c: 'Economic Collapse' }, squad: { f: 'Factory', k: 'Industrial Complex', h: 'Heimburg' } },
    Petr: { destiny: 4, squad: { p: 'Factory' } },
  });
  t.do('0: play c').passWhile();
  expect([t.side(0).destiny, t.side(1).destiny]).toEqual([4, 2]);
  expect(['f', 'k', 'p', 'h'].map(name => t.card(name).off)).toEqual([true, true, true, false]);
  t.do('0: use f as 0').passWhile();
  expect([t.card('f').off, t.world.pools[0]!.open, t.refusal('use k as 0')]).toEqual([false, 1, 'DOT 7.24']);
  untilTurn(t, 11);
  t.passWhile(() => t.world.step !== 'actions');
  expect([t.side(0).destiny, t.side(1).destiny]).toEqual([5, 2]);
  expect(t.refusal('use f as 0')).toBe('DOT 28.16');
});

it('Economic Collapse: what lies in reserve is neither taken nor counted', rules('DOT DR-115'), () => {
  const t = table('tournament', {
    at: 'window',
    Jana: { hand: { c: 'Economic Collapse' } },
    Petr: { destiny: 4, hand: { f: 'Desperate Times' } },
  });
  t.passWhile(() => t.asked !== 1 || !t.offersKey('play f'));
  t.do('1: play f').passWhile(p => p.question === 'window.answer');
  t.do('1: accept', '0: decline');
  t.passWhile(() => t.asked !== 0 || !t.offersKey('play c'));
  t.do('0: play c').passWhile();
  expect([t.side(1).destiny, t.side(1).reserve]).toEqual([2, 25]);
});

it('Equal Rights: one attack action from draw step to draw step, whatever gives more', rules('DOT 24.2.11', 'DOT 7.21', 'DOT 7.9'), () => {
  const at = (equal: boolean) => {
    const t = table('tournament', {
      Jana: { destiny: 0, ...(equal && { table: { e: 'Equal Rights' } }), squad: { l: 'President Charles W. Colding', a: 'Sea Lion' } },
      Petr: { destiny: 0, cohort: { d: 'Razide', e2: 'Razide' } },
    });
    t.do('0: attack', '0: attacker a', '0: defender d', '0: fight').passWhile();
    return t;
  };
  const leaderOf = (t: ReturnType<typeof at>): boolean => t.offers.some(key => key.startsWith('lead'));
  expect([leaderOf(at(false)), leaderOf(at(true))]).toEqual([true, false]);
  const t = at(true);
  untilTurn(t, 11);
  t.passWhile(() => t.world.step !== 'actions');
  expect([t.asked, t.offersKey('attack')]).toEqual([0, true]);
});
