/** Knock-out: who meets whom, by seed. */

/** The seeds of a bracket in their order, counted from 1: the best two can meet in the final only. */
export function bracketOrder(size: number): readonly number[] {
  let order = [1];
  while (order.length < size) order = order.flatMap(seed => [seed, order.length * 2 + 1 - seed]);
  return order;
}

/** The smallest bracket that holds this many. */
export const bracketSize = (players: number): number => 2 ** Math.ceil(Math.log2(Math.max(players, 1)));

type Slot = string | null;
export type BracketPair = readonly [Slot, Slot];

/** The first round; who is seeded high enough has nobody against them where there are too few. */
export function firstRound(seeds: readonly string[]): readonly BracketPair[] {
  return pairsOf(
    bracketOrder(bracketSize(seeds.length)).map(seed => seeds[seed - 1] ?? null),
    seeds,
  );
}

/** The next round of those who won the tables before, in the tables' order. */
export const nextRound = (winners: readonly Slot[], seeds: readonly string[]): readonly BracketPair[] => pairsOf(winners, seeds);

/** The higher seed begins; nobody comes second. */
function pairsOf(slots: readonly Slot[], seeds: readonly string[]): BracketPair[] {
  const rank = (slot: Slot | undefined): number => (slot == null ? seeds.length : seeds.indexOf(slot));
  const pairs: BracketPair[] = [];
  for (let i = 0; i < slots.length; i += 2) {
    const [a, b] = [slots[i] ?? null, slots[i + 1] ?? null];
    pairs.push(rank(a) <= rank(b) ? [a, b] : [b, a]);
  }
  return pairs;
}
