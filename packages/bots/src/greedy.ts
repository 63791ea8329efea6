/** Looks one decision ahead: tries every promising option on several deals and takes the one that stands best a little later. */
import type { Random } from '@kolbiste/engine';
import { isLate, Tally, thoughtsOf, type Budget, type Choice, type Knowledge } from './knowledge.ts';
import { judge, playOut, weigh } from './playout.ts';

/** How much the look of an option may add to what came of it. */
const PROMISE = 0.02;

export function greedy(knowledge: Knowledge, random: Random, budget: Budget): Choice {
  const { game, position, seat } = knowledge;
  const { horizon } = game.module.mind;
  const weights = weigh(game, position);
  const tallies = weights.map(weight => (weight > 0 ? new Tally() : undefined));
  let rounds = 0,
    late = false;
  for (; rounds < budget.iterations && !late; rounds++) {
    const seed = `${random.integer(0x7fff_ffff)}`; // all options on the same deal: they differ by themselves, not by luck
    for (let i = 0; i < tallies.length && !late; i++) {
      const tally = tallies[i];
      if (!tally) continue;
      const deal = game.redeal(position, seat, seed);
      game.advance(deal, i);
      playOut(game, deal, random, horizon);
      tally.add(knowledge, deal, seat, judge(game, deal, seat));
      late = isLate(budget);
    }
  }
  // Where a few tries cannot tell options apart, the more promising one comes first.
  const most = Math.max(...weights);
  const score = new Map(thoughtsOf(knowledge, tallies).map((thought, i) => [thought, thought.worth + (PROMISE * weights[i]!) / most]));
  const thoughts = [...score.keys()].sort((a, b) => score.get(b)! - score.get(a)!);
  return { key: thoughts[0]!.key, thoughts, iterations: rounds };
}
