import { expect, it } from 'vitest';
import { DEFINITIONS } from '../../../src/index.ts';
import type { Strike } from '../../../src/rules/events.ts';
import { table, type Table } from '../../fixture.ts';
import { kills } from '../situations.ts';

it.each([
  ['Mandible/SA-SG 7200 Shotgun', 'Combat Overseer', 'Captain', 5],
  ['Hagelsturm/M516D Shotgun', 'Captain', 'Combat Overseer', 4],
])('%s is for Commanders and for Fight combats', (gun, boss, other, fight) => {
  const t = table('tournament', {
    Jana: { hand: { gun }, squad: { boss, other, plain: boss === 'Captain' ? 'Infantry' : 'Cuirassier' } },
    Petr: { squad: { weak: 'Infantry', strong: 'Dragoon' } },
  });
  expect([t.refusal('play gun on other'), t.refusal('play gun on plain')]).toEqual(['DOT 11.5', 'DOT 11.18']);
  const armed = (d: string): Table =>
    table('tournament', { Jana: { squad: { a: { card: boss, gear: { gun } } } }, Petr: { squad: { d } } });
  const printed = DEFINITIONS.find(({ name }) => name.en === boss)!.ratings;
  const drawn = (how: 'fight' | 'shoot'): number => {
    const t = armed('Infantry');
    kills(t, how);
    const { strikes } = t.events.find(({ type }) => type === 'struck') as unknown as { strikes: readonly Strike[] };
    return strikes.find(({ by }) => by === t.id('a'))!.rating;
  };
  expect([drawn('fight'), drawn('shoot')]).toEqual([printed[0]! + fight, printed[1]]);
  expect([kills(armed('Infantry')), kills(armed('Sean Gallagher'))]).toEqual([true, false]);
});
