import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { attack, inPhase, type Words } from '../situations.ts';

const until = (t: ReturnType<typeof attack>) => t.passWhile(p => !inPhase('modifiers')(p) || p.asked !== 1);

/** Jana's armed `a` attacks Petr's Razide, and Petr plays the card. */
const stray = (card: string, weapon: string, tactic: string, comrades: Words = { b: 'Infantry', c: 'Pretorian Behemoth' }) =>
  attack(
    { squad: { a: { card: 'Hussar', gear: { w: weapon } }, ...comrades }, cohort: { far: 'Necromutant' } },
    { hand: { m: card }, cohort: { d: 'Razide' } },
    tactic,
  ).arm('w');

it(
  'Misfire: the shot hits one of his own, by what is printed and by his weapon, and the combat is over',
  rules('DOT DR-119', 'DOT 24.6.2'),
  () => {
    const t = until(stray('Misfire', 'L&A Plasma Carbine', 'shoot'));
    expect([t.offersKey('play m on a'), t.offersKey('play m on d')]).toEqual([true, false]);
    t.do('1: play m on a').answered();
    expect(t.offers.toSorted()).toEqual([t.key('pick b'), t.key('pick c')].toSorted());
    t.do('1: pick b').passWhile();
    expect([t.card('b').wounded, t.card('a').wounded, t.card('d').wounded, t.happened('struck')]).toEqual([true, false, false, false]);
    expect(t.happened('combatEnded', { how: 'brokenOff' })).toBe(true);
    // Shoot 2 and 3 against Armor 9.
    const u = until(stray('Misfire', 'L&A Plasma Carbine', 'shoot'));
    u.do('1: play m on a', '1: pick c').passWhile();
    expect([u.card('c').wounded, u.happened('struck')]).toEqual([false, false]);
  },
);
it('Misfire: anyone who dies of it brings nobody points', () => {
  const t = until(stray('Misfire', 'L&A Plasma Carbine', 'shoot', { b: { card: 'Infantry', wounded: true } }));
  t.do('1: play m on a', '1: pick b').passWhile();
  expect([t.card('b').zone, t.side(0).victory, t.side(1).victory, t.side(0).destiny, t.side(1).destiny]).toEqual(['discard', 0, 0, 20, 20]);
});
it('Misfire needs a shot and a comrade', () => {
  const may = (card: string, weapon: string, tactic: string, comrades?: Words): boolean => {
    const t = stray(card, weapon, tactic, comrades).passWhile(p => !inPhase('modifiers')(p));
    return t.offersKey('play m on a');
  };
  expect([may('Misfire', 'Punisher Blade', 'fight'), may('Misfire', 'L&A Plasma Carbine', 'shoot', {})]).toEqual([false, false]);
  expect([may('Clumsiness', 'Punisher Blade', 'fight'), may('Clumsiness', 'L&A Plasma Carbine', 'shoot')]).toEqual([true, false]);
});
it('Clumsiness: the blow strikes one of his own', () => {
  const t = until(stray('Clumsiness', 'Punisher Blade', 'fight'));
  t.do('1: play m on a', '1: pick b').passWhile();
  expect([t.card('b').wounded, t.card('a').wounded, t.happened('struck')]).toEqual([true, false, false]);
});
