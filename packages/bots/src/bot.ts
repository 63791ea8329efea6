/**
 * Players that are programs. A bot is one function from what its seat may know to an option's key.
 *
 * What it may know is a position in which everything it cannot see has been re-dealt, randomness included; the truth never
 * reaches it. The same knowledge, level, seed and number of iterations give the same choice.
 */
import { Random, seeded } from '@kolbiste/engine';
import { tryEach } from './try-each.ts';
import { unthinking, type Budget, type Choice, type Knowledge, type Level } from './knowledge.ts';
import { draw, onlyOne, weigh } from './playout.ts';
import { search } from './search.ts';

/** About half a second and two seconds on a laptop; iterations bound memory where the clock is generous. */
export const BUDGETS: Record<Level, { readonly iterations: number; readonly milliseconds: number }> = {
  novice: { iterations: 1, milliseconds: 100 },
  squire: { iterations: 2, milliseconds: 250 },
  knight: { iterations: 20_000, milliseconds: 500 },
  champion: { iterations: 80_000, milliseconds: 2000 },
};

/** One in this many of a novice's decisions is made without thinking: any option that does not look bad. */
const FORGETS = 2;

/** `clear`: without the noise of the level, for advice, and where something other than levels is measured. */
export function choose(knowledge: Knowledge, level: Level, seed: string, budget: Budget = BUDGETS[level], clear = false): Choice {
  const { game, position, seat } = knowledge;
  if (position.decision === null || position.decision.seat !== seat) throw new Error(`seat ${seat} is not asked`);
  const { options } = position.decision;
  if (options.length === 1) return unthinking(position, 0);
  const noise = clear || level === 'champion' ? 0 : (game.module.mind.noise?.[level] ?? 0);
  const weights = weigh(game, position, noise);
  const only = onlyOne(weights);
  if (only >= 0) return unthinking(position, only);
  const random = new Random(seeded(seed));
  switch (level) {
    case 'novice':
      return random.integer(FORGETS) === 0
        ? unthinking(position, draw(weights.map(Math.sign), random))
        : tryEach(knowledge, random, { ...budget, iterations: 1 }, noise);
    case 'squire':
      return tryEach(knowledge, random, budget, noise);
    default:
      return search(knowledge, random, budget, noise);
  }
}
