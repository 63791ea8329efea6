/**
 * Information-set Monte Carlo tree search: every iteration deals anew what the seat cannot know, then walks one shared tree of
 * option keys. A node counts how often each option was available, because not every deal offers it.
 */
import { keyOf, type Random } from '@kolbiste/engine';
import type { Budget, Choice, Knowledge } from './knowledge.ts';
import { judge, playOut } from './playout.ts';

interface Node {
  visits: number;
  available: number;
  /** Sum of what came of it, for the seat that chose it. */
  total: number;
  readonly children: Map<string, Node>;
}
const newNode = (): Node => ({ visits: 0, available: 0, total: 0, children: new Map() });

const EXPLORE = 0.7;
/** A playout ends with the evaluation after so many decisions: a rough judgement now beats a random end later. */
const HORIZON = 16;
/** The tree stops growing here; what lies deeper is played out. */
const MOST_NODES = 60_000;
/** The clock is read once in so many iterations. */
const CLOCK_EVERY = 8;

export function search({ game, position, seat }: Knowledge, random: Random, budget: Budget): Choice {
  const root = newNode();
  let nodes = 1,
    iterations = 0;
  const late = (): boolean =>
    budget.until !== undefined && budget.now !== undefined && iterations % CLOCK_EVERY === 0 && budget.now() >= budget.until;
  while (iterations < budget.iterations && (iterations === 0 || !late())) {
    iterations++;
    const deal = game.redeal(position, seat, `${random.integer(0x7fff_ffff)}`);
    const path: { readonly node: Node; readonly seat: number }[] = [];
    let node = root;
    while (deal.decision !== null) {
      const { options, seat: chooser } = deal.decision;
      const { index, child, isNew } = select(node, options, random, nodes < MOST_NODES);
      game.advance(deal, index);
      if (child === null) break;
      path.push({ node: child, seat: chooser });
      node = child;
      if (isNew) {
        nodes++;
        break;
      }
    }
    playOut(game, deal, random, HORIZON);
    const judged = judge(game, deal);
    root.visits++;
    for (const step of path) {
      step.node.visits++;
      step.node.total += judged[step.seat]!;
    }
  }
  const thoughts = position
    .decision!.options.map(option => {
      const key = keyOf(option),
        child = root.children.get(key);
      return { key, worth: child?.visits ? child.total / child.visits : 0, visits: child?.visits ?? 0 };
    })
    .sort((a, b) => b.visits - a.visits || b.worth - a.worth);
  return { key: thoughts[0]!.key, thoughts, iterations };
}

/** An untried option if there is one and the tree may grow, else the one with the best upper bound. */
function select(
  node: Node,
  options: readonly Parameters<typeof keyOf>[0][],
  random: Random,
  grow: boolean,
): { index: number; child: Node | null; isNew: boolean } {
  let untried = -1,
    seen = 0,
    best = -1,
    bestChild: Node | null = null,
    bestBound = -Infinity;
  for (let i = 0; i < options.length; i++) {
    const child = node.children.get(keyOf(options[i]!));
    if (child === undefined) {
      if (random.integer(++seen) === 0) untried = i;
      continue;
    }
    child.available++;
    const bound = child.total / child.visits + EXPLORE * Math.sqrt(Math.log(child.available + 1) / child.visits);
    if (bound > bestBound) [best, bestChild, bestBound] = [i, child, bound];
  }
  if (untried >= 0) {
    if (!grow) return { index: untried, child: null, isNew: false };
    const child = newNode();
    child.available = 1;
    node.children.set(keyOf(options[untried]!), child);
    return { index: untried, child, isNew: true };
  }
  return { index: best, child: bestChild, isNew: false };
}
