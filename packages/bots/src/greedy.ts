/** Looks one decision ahead: tries every option on several deals and takes the one that stands best a little later. */
import { keyOf, type Random } from '@kolbiste/engine';
import type { Budget, Choice, Knowledge } from './knowledge.ts';
import { judge, playOut } from './playout.ts';

/** How far a try is played on, so that what an option sets off has happened. */
const HORIZON = 8;

export function greedy({ game, position, seat }: Knowledge, random: Random, budget: Budget): Choice {
  const { options } = position.decision!;
  const sums = options.map(() => 0);
  let rounds = 0;
  while (rounds < budget.iterations && (rounds === 0 || !late(budget))) {
    const seed = `${random.integer(0x7fff_ffff)}`;
    for (let i = 0; i < options.length; i++) {
      const deal = game.redeal(position, seat, seed);
      game.advance(deal, i);
      playOut(game, deal, random, rounds === 0 && budget.iterations === 1 ? 1 : HORIZON);
      sums[i]! += judge(game, deal)[seat]!;
    }
    rounds++;
  }
  const thoughts = options
    .map((option, i) => ({ key: keyOf(option), worth: sums[i]! / rounds, visits: rounds }))
    .sort((a, b) => b.worth - a.worth);
  return { key: thoughts[0]!.key, thoughts, iterations: rounds };
}

const late = ({ until, now }: Budget): boolean => until !== undefined && now !== undefined && now() >= until;
