/**
 * Options race each other: all are tried alike, on the same deals; with the time that passes the worse half falls out again and
 * again (sequential halving), and what is clearly behind falls out at once. So most tries go to those that are hard to tell apart.
 */
import type { Random } from '@kolbiste/engine';
import type { Tally } from './knowledge.ts';

/** How much the look of an option may add to what came of it, in log-odds: next to nothing where a game is all but decided. */
const PROMISE = 0.08;
/** An option behind by this many standard errors, after this many tries, is clearly behind. */
const ERRORS = 3;
const TRIES = 32;

/** Nothing is surer than this, so that it has odds. */
const SURE = 0.999;
const logOdds = (chance: number): number => {
  const p = Math.min(SURE, Math.max(1 - SURE, chance));
  return Math.log(p / (1 - p));
};
/** How an option did, in log-odds: what came of it, and a little for its look where tries cannot tell options apart. What was not tried comes last. */
export const scores = (tallies: readonly Tally[], weights: readonly number[], stakes: number): number[] => {
  const most = Math.max(...weights) / stakes;
  return tallies.map(({ visits, total }, i) => (visits ? logOdds(total / visits) + (PROMISE * weights[i]!) / most : -Infinity));
};

/** A normal deviate, near enough: the sum of four even ones. */
const deviate = (random: Random): number => {
  let sum = -2;
  for (let i = 0; i < 4; i++) sum += random.integer(0x1_0000) / 0x1_0000;
  return sum * Math.sqrt(3);
};

/**
 * The option that seems best with noise: the nearer two are, the easier they are mistaken for each other. What was not tried is
 * not seen, and in a game that is all but won or lost the noise fades (1 / cosh is 1 at even odds) so that a won game is ended.
 * Without noise, the best.
 */
export function bestWithNoise(noise: number, score: readonly number[], random: Random): number {
  let best = -1,
    most = -Infinity;
  for (const [i, worth] of score.entries()) {
    if (worth === -Infinity) continue;
    const seems = noise > 0 ? worth + (noise * deviate(random)) / Math.cosh(worth / 2) : worth;
    if (best < 0 || seems > most) [best, most] = [i, seems];
  }
  return best;
}

export class Race {
  /** The promising options, by rank; those from `size` on have fallen out, the last one first. */
  readonly order: number[];
  size: number;
  private readonly weights: readonly number[];
  private readonly tallies: readonly Tally[];
  private readonly stakes: number;

  constructor(tallies: readonly Tally[], weights: readonly number[], stakes = 1) {
    this.stakes = stakes;
    this.tallies = tallies;
    this.weights = weights;
    this.order = weights.map((_, i) => i).filter(i => weights[i]! > 0);
    this.order.sort((a, b) => weights[b]! - weights[a]!);
    this.size = this.order.length;
  }

  /** Puts those that are left in order. */
  rank(): void {
    const score = scores(this.tallies, this.weights, this.stakes);
    const left = this.order.slice(0, this.size).sort((a, b) => score[b]! - score[a]!);
    this.order.splice(0, this.size, ...left);
  }

  /** Lets fall out whom it is time for when such a share of the time has passed; two stay to the end unless one is clearly behind. */
  thin(share: number): void {
    const all = this.order.length;
    const halvings = Math.min(Math.ceil(Math.log2(all)) - 1, Math.floor(Math.log2(all) * share));
    this.rank();
    this.size = Math.min(this.size, Math.ceil(all / 2 ** halvings));
    const first = this.tallies[this.order[0]!]!;
    while (this.size > 1 && clearlyBehind(this.tallies[this.order[this.size - 1]!]!, first)) this.size--;
  }
}

function clearlyBehind(one: Tally, first: Tally): boolean {
  if (one.visits < TRIES) return false;
  return first.total / first.visits - one.total / one.visits > ERRORS * Math.sqrt(errorOf(one) + errorOf(first));
}
/** The square of the standard error. */
const errorOf = ({ visits, total, squares }: Tally): number => Math.max(1e-5, squares / visits - (total / visits) ** 2) / visits;
