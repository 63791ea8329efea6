import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../src/rules/abilities.ts';
import { affiliationOf } from '../../../src/rules/status.ts';
import { ratingOf } from '../../../src/rules/values.ts';
import { table, type Table } from '../../fixture.ts';
import { cannotBePlayed, window } from '../situations.ts';

it.each(['Grand Tactician'])('%s has no effect in either book and cannot be played', cannotBePlayed);

it('Recruitment and Programmed: his Value, a new affiliation and a new Squad', rules('DOT 35.1'), () => {
  const take = (card: string, destiny: number): Table =>
    table('tournament', { Jana: { destiny, hand: { r: card } }, Petr: { squad: { d: 'Max Steiner', c: 'Chasseur' } } });
  const t = take('Recruitment', 8).do('0: play r on d').passWhile();
  expect([t.card('d').by, affiliationOf(t.world, t.id('d')), has(t.world, t.id('d'), 'casts:all', null), t.side(0).destiny]).toEqual([
    0,
    32,
    true,
    0,
  ]);
  expect(take('Recruitment', 8)).toRefuse(take('Recruitment', 8).key('play r on c'), 'DOT 3.30');
  expect(take('Recruitment', 7)).toRefuse(take('Recruitment', 7).key('play r on d'), 'DOT 3.32');
  const p = take('Programmed', 8).do('0: play r on d').passWhile();
  expect([p.card('d').by, affiliationOf(p.world, p.id('d')), p.side(0).destiny]).toEqual([0, 4, 0]);
});

it('Grim Reaper doubles a Dark Legion warrior of Value 4 or less', () => {
  const t = table('tournament', { Jana: { hand: { s: 'Grim Reaper' }, cohort: { a: 'Necromutant', b: 'Razide' } }, Petr: {} });
  expect(t.offersKey('play s on b')).toBe(false);
  t.do('0: play s on a').passWhile();
  expect([ratingOf(t.world, t.id('a'), 0, null), t.world.pools[0]!.open]).toEqual([8, 1]);
});

it('Cleansing Flame discards a Dark Legion warrior', () => {
  expect(window({ hand: { s: 'Cleansing Flame' } }, { cohort: { a: 'Razide' } }, '0: play s on a').card('a').zone).toBe('discard');
});

it('Grand Assault is an attack at once, in the turn of others too', () => {
  const t = table('tournament', {
    active: 'Petr',
    Jana: { hand: { s: 'Grand Assault' }, squad: { a: 'Sean Gallagher' } },
    Petr: { cohort: { d: 'Razide' } },
  });
  t.do('1: meditate', '0: play s', '0: attacker a', '0: defender d', '0: fight').passWhile();
  expect(t.card('d').wounded).toBe(true);
});
