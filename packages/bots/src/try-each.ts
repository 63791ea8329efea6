/** Looks one decision ahead: tries every promising option on several deals and takes the one that stands best a little later. */
import { Random, seeded } from '@kolbiste/engine';
import { isLate, Tally, thoughtsOf, type Budget, type Choice, type Knowledge } from './knowledge.ts';
import { decisionsOn, hurry, playOut, weigh } from './playout.ts';
import { bestWithNoise, scores } from './race.ts';

export function tryEach(knowledge: Knowledge, random: Random, budget: Budget, noise = 0): Choice {
  const { game, position, seat } = knowledge;
  const { stakes = 1 } = game.module.mind;
  const weights = weigh(game, position, noise);
  const tallies = weights.map(() => new Tally());
  let rounds = 0,
    late = false;
  for (; rounds < budget.iterations && !late; rounds++) {
    const seed = `${random.integer(0x7fff_ffff)}`; // all options on the same deal: they differ by themselves, not by luck
    const dealt = game.redeal(position, seat, seed),
      on = seeded(`${seed}/on`);
    for (let i = 0; i < tallies.length && !late; i++) {
      if (!(weights[i]! > 0)) continue;
      const deal = game.clone(dealt);
      hurry(game, deal, i);
      playOut(game, deal, new Random({ ...on }), decisionsOn(game));
      tallies[i]!.add(knowledge, deal, seat);
      late = isLate(budget);
    }
  }
  const score = scores(tallies, weights, stakes);
  const order = weights.map((_, i) => i).sort((a, b) => score[b]! - score[a]!);
  const thoughts = thoughtsOf(knowledge, tallies);
  const { key } = thoughts[bestWithNoise(noise, score, random)]!;
  return { key, thoughts: order.map(i => thoughts[i]!), iterations: rounds };
}
