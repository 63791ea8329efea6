/** Black Widow: effects that board, statuses and cards share. */
import { upgradesInPlay } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { say } from '../makers.ts';
import type { Context } from '../vocabulary.ts';

export const upgrades = (w: World, c: Context): number => upgradesInPlay(w, c.seat);
export const atLeast =
  (n: number) =>
  (w: World, c: Context): boolean =>
    upgrades(w, c) >= n;
export const upgradeWords = (n: number) => say(`${n} upgrades in play`, `aspoň ${n} vylepšení ve hře`);
