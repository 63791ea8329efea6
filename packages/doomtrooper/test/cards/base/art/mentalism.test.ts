import { rules } from '@kolbiste/testkit/vitest';
import { expect, it } from 'vitest';
import { has } from '../../../../src/rules/abilities.ts';
import { ratingOf } from '../../../../src/rules/values.ts';
import { table } from '../../../fixture.ts';
import { combat, strikes, window } from '../../situations.ts';
import { untilTurn } from '../../until-turn.ts';

it('Fly at any time, in the turn of others too', () => {
  const t = table('tournament', {
    active: 'Petr',
    at: 'window',
    Jana: { hand: { f: 'Fly' }, squad: { m: 'Mystic' } },
    Petr: { cohort: { r: 'Razide' } },
  });
  t.do('0: play f').passWhile();
  expect(has(t.world, t.id('m'), 'cannotBeAttacked', null)).toBe(true);
  untilTurn(t, 10);
  t.passWhile();
  expect(has(t.world, t.id('m'), 'cannotBeAttacked', null)).toBe(false);
});

it('Speed: the caster strikes first and ends the combat by a wound', rules('DOT 25.12'), () => {
  const t = combat(
    { hand: { s: 'Speed' }, squad: { a: { card: 'Mystic', gear: { g: 'Cybernetic Power Arm' } } } },
    { cohort: { d: 'Razide' } },
    'fight',
    '0: play s on a',
  );
  expect([t.card('d').wounded, t.card('a').wounded]).toEqual([true, false]);
});

it('Exorcise Self, Invulnerability, Improve Self, Fly until your next turn', rules('DOT 21.15', 'DOT 25.28'), () => {
  const t = window(
    { hand: { a: 'Exorcise Self', b: 'Invulnerability', c: 'Improve Self', f: 'Fly' }, squad: { m: 'Mystic' } },
    { hand: { x: 'Doomed' } },
    '0: play a',
    '0: play b',
    '0: play c',
    '0: play f',
  );
  expect([
    has(t.world, t.id('m'), 'symmetryImmune', null),
    has(t.world, t.id('m'), 'unharmed', null),
    ratingOf(t.world, t.id('m'), 0, null),
    has(t.world, t.id('m'), 'cannotBeAttacked', null),
  ]).toEqual([true, true, 8, true]);
  t.do('0: end', '1: end').passWhile();
  while (t.world.turn < 11 && t.asked !== null)
    t.answer(
      t.asked,
      t.offers.includes('pass') ? 'pass' : t.offers.includes('keep') ? 'keep' : t.offers.includes('end') ? 'end' : t.offers[0]!,
    );
  expect([has(t.world, t.id('m'), 'symmetryImmune', null), ratingOf(t.world, t.id('m'), 0, null)]).toEqual([false, 4]);
});

it('Proficiency: this caster’s spells cost 1 less this turn, steps too', rules('DOT 8.7'), () => {
  const t = table('tournament', {
    at: 'start',
    Jana: { destiny: 4, hand: { p: 'Proficiency', i: 'Item Vision', e: 'Elemental Ball' }, squad: { a: 'Mystic' } },
    Petr: { hand: { x: 'Doomed' }, cohort: { d: 'Razide' } },
  });
  t.do('0: play p', '0: play i at 1', '0: spend 3', '0: stop').passWhile();
  expect(t.side(0).destiny).toBe(1);
  t.do('0: attack', '0: attacker a', '0: defender d', '0: fight', '0: play e on a', '0: spend 1');
  t.passWhile(p => p.question === 'window.answer');
  expect([strikes(t)[0]!.rating, t.side(0).destiny]).toEqual([6, 0]);
});
