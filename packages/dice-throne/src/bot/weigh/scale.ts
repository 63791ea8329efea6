/** From what options bring, in points of health, to how promising they are; the best has 1. */
import { WEIGHTS } from '../weights.ts';

/** Options within this many points of the best are worth a try, and how fast they lose promise. */
export const SPREAD = 2.5;
const SHARPNESS = 1;
/** What keeping dice brings is computed exactly. */
const KEEP_SPREAD = 0.4;
const KEEP_SHARPNESS = 6;
const MOST_KEPT = 3;
const MOST_HAZY = 8;
/** Doing nothing is never quite out of the question. */
export const PASSING = 0.05;
export const ALIKE = 1e-9;

export function weights(worths: readonly number[], spread = SPREAD, sharpness = SHARPNESS): number[] {
  let best = -Infinity;
  for (const worth of worths) if (worth > best) best = worth;
  return worths.map(worth => (worth < best - spread ? 0 : Math.exp(sharpness * (worth - best))));
}
/** The same where one option does nothing: what brings less than that is pruned. */
export function orNothing(worths: readonly number[], nothing: number): number[] {
  const all = weights(worths.map((worth, i) => (i === nothing || worth > 0.05 ? worth : -Infinity)));
  if (all[nothing]! < PASSING) all[nothing] = PASSING;
  return all;
}
/** Where the judgement is as good as a try: only some of the best. */
export function foremost(worths: readonly number[], most: number, spread: number, sharpness: number): number[] {
  const order = worths.map((_, i) => i).sort((a, b) => worths[b]! - worths[a]! || a - b);
  const all = weights(worths, spread, sharpness);
  for (let k = most; k < order.length; k++) all[order[k]!] = 0;
  return all;
}
/** Of options that bring the same only the first. */
const distinct = (worths: readonly number[]): number[] =>
  worths.map((worth, i) => (worths.findIndex(other => Math.abs(other - worth) < ALIKE) < i ? -Infinity : worth));
export const onlyBest = (worths: readonly number[]): number[] => foremost(distinct(worths), 2, 0.3, 3);
/** Which dice to keep. With noise the computed worth is less certain, and more has to be tried. */
export function keeps(worths: readonly number[], noise: number, left: number): number[] {
  if (noise === 0) return foremost(distinct(worths), MOST_KEPT, KEEP_SPREAD, KEEP_SHARPNESS);
  const spread = KEEP_SPREAD + noise / WEIGHTS.health;
  // With the last attempt nobody throws a good attack away.
  return foremost(distinct(worths), MOST_HAZY, left > 1 ? spread : Math.min(spread, SPREAD), SHARPNESS);
}
