/** How weights are given: the best alone, or all by how much better they are. */
import type { Option } from '@kolbiste/engine';
import type { Played } from './tried.ts';

type Words = { readonly [word: string]: string | number | boolean };
export const wordsOf = (option: Option): Words => (typeof option === 'object' ? option : {});
export const isPlayed = (option: unknown): option is Played =>
  typeof option === 'object' && option !== null && ('play' in option || 'use' in option);

/** Not the best, but not hopeless: what keeps the search open. */
export const SPARE = 0.1;
/** What can only do good is done now. */
export const SURE = 9;

/** The better ones by how much better they are, in points; what is clearly worse is not tried. With noise less is clear. */
export function sharpened(worths: readonly number[], noise = 0): number[] {
  const most = Math.max(...worths),
    blur = 1 + BLUR * noise;
  return worths.map(worth => (worth < most - 3 * blur ? 0 : Math.exp((worth - most) / (0.8 * blur))));
}
/** How much wider a fight seems open to a player who misjudges a position by one. */
const BLUR = 4;
/** With this much noise a player misses what comes for nothing: a rescue, a gift, the better weapon. */
export const forgets = (noise: number): boolean => noise > 2;
/** The best alone; of equals the first. */
export const best = (worths: readonly number[]): number[] => {
  const at = worths.indexOf(Math.max(...worths));
  return worths.map((_, i) => (i === at ? 1 : 0));
};
