import { expect, it } from 'vitest';
import { table } from '../../fixture.ts';
import { strikes } from '../situations.ts';

it.each<[string, string, string, string, number, number]>([
  ['Cyberopolis', 'squad', 'Machinator', 'fight', 5, 9],
  ['Graveton Archipelago', 'squad', 'Sea Lion', 'shoot', 12, 8],
  ['Great Rust Desert', 'squad', 'Hussar', 'shoot', 8, 1],
  ['Victoria', 'squad', 'Golden Lion', 'shoot', 9, 8],
  ['Infested Asteroid', 'cohort', 'Necromutant', 'fight', 11, 12],
])('%s in the %s for %s by %s: %i against, Armor %i', (zone, area, name, tactic, rating, armour) => {
  const t = table('tournament', { Jana: { squad: { a: 'Clansman' } }, Petr: { [area]: { z: zone, d: name } } });
  t.do('0: attack', '0: attacker a', '0: defender d', `0: ${tactic}`, '1: warzone z');
  t.passWhile(p => p.question === 'window.answer');
  const [a, d] = strikes(t);
  expect([d!.rating, a!.armour]).toEqual([rating, armour]);
});
