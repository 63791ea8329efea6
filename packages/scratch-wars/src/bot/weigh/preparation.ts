/** Heroes and weapons before the Duel, and the start draw. */
import type { Decision } from '@kolbiste/engine';
import { isSpecial, TIMES, type HeroCard, type WeaponCard } from '../../cards/vocabulary.ts';
import { costFor } from '../../rules/queries.ts';
import { MAX_WEAPONS, type Pool, type World } from '../../rules/state.ts';
import { promiseOf, wheelOf } from '../wheel.ts';
import { onlyBest } from './choices.ts';

export const weighHeroes = (w: World, { seat, options }: Decision): number[] =>
  onlyBest(options.map(option => heroFit(w.sides[seat]!.pool!, (option as { hero: number }).hero)));

export function weighPoolWeapons(w: World, { seat, options }: Decision): number[] {
  const { heroes, hero, weapons } = w.sides[seat]!.pool!;
  const fit = (weapon: number): number => weaponFit(heroes[hero!]!, weapons[weapon]!);
  return onlyBest(options.map(option => (option === 'done' ? -Infinity : fit((option as { weapon: number }).weapon))));
}

export const weighStartWeapons = (_: World, { options }: Decision): number[] => options.map(option => (option === 'best' ? 1 : 0));

/** What a weapon is good for with this hero, over a day. */
function weaponFit(hero: HeroCard, card: WeaponCard): number {
  const { ever } = wheelOf(card);
  let sum = promiseOf(card);
  for (const { icon, value } of hero.slots.flat()) if (!isSpecial(icon)) sum += (value * (ever[icon] ?? 0)) / TIMES.length;
  return sum / (1 + 0.35 * costFor(hero, card));
}

/** A hero with the best weapons of the pool: a surcharge is paid at every spin. */
function heroFit({ heroes, weapons }: Pool, index: number): number {
  const hero = heroes[index]!;
  const fits = weapons.map(card => weaponFit(hero, card)).sort((a, b) => b - a);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  return hero.lives + sum(hero.energy) + 8 * sum(fits.slice(0, MAX_WEAPONS));
}
