import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { ratingOf } from '../../../src/rules/values.ts';
import { table } from '../../fixture.ts';

it.each([
  ['Citadel of Algeroth', 'Necromutant', 6],
  ['Citadel of Demnogonis', 'Curator', 5],
  ['Citadel of Ilian', 'Templar', 7],
  ['Citadel of Muawijhe', 'Zenithian Soulslayer', 8],
  ['Citadel of Semai', 'Callistonian Intruder', 8],
  ['Fukido', 'Golden Lion', 5],
  ['Heimburg', 'Hussar', 5],
  ['Longshore', 'Samurai', 5],
  ['San Dorado', 'Infantry', 4],
  ['The Cathedral', 'Mystic', 6],
  ['The HQ', 'Machinator', 5],
])('%s protects %s', (card, name, armour) => {
  const t = table('tournament', { Jana: { squad: { fort: card, a: name, other: 'Local Thug' } }, Petr: { squad: { foe: name } } });
  expect([ratingOf(t.world, t.id('a'), 2, null), ratingOf(t.world, t.id('foe'), 2, null)]).toEqual([armour, armour - 2]);
});

it.each([
  ['Foxhole', 5, 1],
  ['Installation', 6, 0],
  ['Spiked Barricade', 4, 3],
])('%s: Armor %i, Fight %i, no Fight attack, and it moves for an action', rules('DOT 12.9'), (card, armour, rating) => {
  const t = table('tournament', {
    Jana: { squad: { a: { card: 'Golden Lion', gear: { f: card } }, b: 'Hussar' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  expect([ratingOf(t.world, t.id('a'), 2, null), ratingOf(t.world, t.id('a'), 0, null)]).toEqual([armour, rating]);
  const moved = table('tournament', { Jana: { squad: { a: { card: 'Golden Lion', gear: { f: card } }, b: 'Hussar' } }, Petr: {} });
  moved.do('0: use f as 0 on b').passWhile();
  expect(moved.card('f').host).toBe(moved.id('b'));
  t.do('0: attack', '0: attacker a', '0: defender d');
  t.passWhile(p => p.question === 'window.answer');
  expect(t).toOffer(['shoot']);
});

it('Secret HQ costs 5 each draw step or goes', rules('DOT 37.10', 'DOT 3.32'), () => {
  expect(table('tournament', { at: 'draw', Jana: { destiny: 4, squad: { hq: 'Secret HQ' } }, Petr: {} }).card('hq').zone).toBe('discard');
  expect(
    table('tournament', { at: 'draw', Jana: { destiny: 6, squad: { hq: 'Secret HQ' } }, Petr: {} })
      .do('0: pay')
      .side(0).destiny,
  ).toBe(1);
  expect(
    table('tournament', { at: 'draw', Jana: { destiny: 6, squad: { hq: 'Secret HQ' } }, Petr: {} })
      .do('0: refuse')
      .card('hq').zone,
  ).toBe('discard');
});
