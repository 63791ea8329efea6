import { rules } from '@kolbiste/testkit/vitest';
import type { Plain } from '@kolbiste/engine';
import { expect, it } from 'vitest';
import { type Table, table } from '../../fixture.ts';
import { inPhase, ratingsNow, strike, strikes } from '../situations.ts';

it('Southern Europe serves Templars only, and more against a tribe', () => {
  const given = (d: string): Table => {
    const t = table('tournament', {
      active: 'Petr',
      opened: true,
      Jana: { station: { z: 'Southern Europe', d } },
      Petr: { station: { a: 'Jaeger Commando' } },
    });
    t.do('1: attack', '1: attacker a', '1: defender d', '1: fight');
    t.passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('warzone')));
    return t;
  };
  const t = given('Horde Trooper').do('0: warzone z');
  expect(strikes(strike(t))[1]!.rating).toBe(11);
  expect(given('Corsair').offers.some(key => key.startsWith('warzone'))).toBe(false);
});

it('Southern Europe helps on the Station, more against a tribe', () => {
  const t = table('tournament', {
    opened: true,
    Jana: { station: { a: 'Cossack' } },
    Petr: { station: { z: 'Southern Europe', d: 'Templar Marine' } },
  });
  t.do('0: attack', '0: attacker a', '0: defender d', '0: shoot', '1: warzone z').passWhile();
  expect([strikes(t)[1]!.rating, strikes(t)[0]!.armour]).toEqual([9, 12]);
});

it.each([
  ['Eastern Europe', { card: 'Soldat', gear: { v: 'Blitztank' } }, 'Soldat', 'Horde Trooper', [9, 6]],
  ['Central Europe', { card: 'Prophet', gear: { b: 'Crescentian Twotusk' } }, 'Prophet', 'Horde Trooper', [12, 5]],
])('%s serves its own tribe, and more whoever has what it likes', (zone, rich, poor, stranger, expected) => {
  const defend = (d: Plain): Table => {
    const t = table('tournament', {
      active: 'Petr',
      opened: true,
      Jana: { station: { z: zone, d } },
      Petr: { station: { a: 'Jaeger Commando' } },
    });
    t.do('1: attack', '1: attacker a', '1: defender d', '1: fight');
    t.passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('warzone')));
    return t;
  };
  const rating = (d: Plain): number => {
    const t = defend(d).do('0: warzone z');
    t.passWhile(p => p.question === 'window.answer');
    return strikes(t)[1]!.rating;
  };
  expect([rating(rich), rating(poor)]).toEqual(expected);
  expect(defend(stranger).offers.some(key => key.startsWith('warzone'))).toBe(false);
});
it('Northwestern Europe: one Lutheran for the strength of another', rules('DOT 37.41', 'DOT 24.5.14'), () => {
  const t = table('tournament', {
    active: 'Petr',
    opened: true,
    Jana: { station: { z: 'Northwestern Europe', d: 'Corsair', x: 'Corsair', h: 'Horde Trooper' } },
    Petr: { station: { a: 'Horde Trooper' } },
  });
  t.do('1: attack', '1: attacker a', '1: defender d', '1: fight');
  t.passWhile(p => p.question === 'window.answer' && !p.offers.some(key => key.startsWith('warzone')));
  t.do('0: warzone z').passWhile(p => !inPhase('modifiers')(p) || p.asked !== 0);
  expect([t.offersKey('use z as 0 on d'), t.offersKey('use z as 0 on h'), t.offersKey('use z as 0 on x')]).toEqual([false, false, true]);
  const before = ratingsNow(t, 'd');
  t.do('0: use z as 0 on x').passWhile(p => p.question === 'window.answer');
  expect([t.card('x').zone, strikes(t)[1]!.rating - before[0]!, strikes(t)[0]!.armour - before[2]!]).toEqual(['discard', 6, 6]);
});
