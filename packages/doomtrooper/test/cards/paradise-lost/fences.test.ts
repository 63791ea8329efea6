import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { strikes, table } from '../../fixture.ts';
import type { Words } from '../situations.ts';

const wire = (attacker: Words | string, jana: Words = {}, petr: Words = {}) =>
  table('tournament', {
    Jana: { destiny: 9, squad: { a: attacker }, ...jana },
    Petr: { destiny: 9, cohort: { d: { card: 'Razide', gear: { f: 'Razor Wire Fence' } }, e: 'Razide' }, ...petr },
  }).do('0: attack', '0: attacker a', '0: defender d');

it('Razor Wire Fence: anyone who attacks in a Fight is attacked first, with Fight 6', rules('DOT DR-131', 'DOT 24.6.1'), () => {
  const t = wire('Hussar').do('0: fight');
  t.passWhile(p => p.question === 'window.answer' && !t.happened('struck'));
  expect(strikes(t)).toEqual([{ by: t.id('f'), rating: 6, against: t.id('a'), armour: 3, hits: true }]);
  t.passWhile();
  expect(t.happened('wounded', { card: t.id('a') })).toBe(true);
});
it('Razor Wire Fence: who dies of it never gets to his Fight, and its player earns the points', rules('DOT 24.2.3', 'DOT 37.40'), () => {
  const t = wire({ card: 'Hussar', wounded: true }).do('0: fight');
  t.passWhile();
  expect(t.asked).toBe(1);
  t.do('1: victory 2 destiny 0').passWhile();
  expect([t.card('a').zone, t.card('d').wounded, t.side(1).victory]).toEqual(['discard', false, 2]);
});
it('Razor Wire Fence: cards for the Fence are played on whom it protects, and end with it', rules('DOT 24.5.14'), () => {
  const t = wire('Big Bob Watts', { hand: { r: 'Ambush' } }, { hand: { p: 'Perfect Hit' } }).do('0: fight');
  t.passWhile(p => p.question === 'window.answer' && !t.happened('struck'));
  expect(strikes(t)[0]!.rating).toBe(6);
});
it('Razor Wire Fence: a Shoot passes it by, and for an action it stands before another', rules('DOT 12.6'), () => {
  const t = wire('Hussar').do('0: shoot');
  t.passWhile();
  expect(strikes(t)).toHaveLength(2);
  const u = table('tournament', { Jana: { squad: { a: { card: 'Hussar', gear: { f: 'Razor Wire Fence' } }, b: 'Hussar' } }, Petr: {} });
  u.do('0: use f as 0 on b').passWhile();
  expect([u.card('f').host, u.offersKey('use f as 0 on b')]).toEqual([u.id('b'), false]);
});
