/**
 * Information-set Monte Carlo tree search: every iteration deals anew what the seat cannot know, then walks one shared tree of
 * option keys. Which option is tried next is a balance of what came of it, how promising it looks by the game's mind and how
 * seldom it was tried; a node counts how often it was available, because not every deal offers it.
 */
import { keyOf, type AnyPosition, type Random } from '@kolbiste/engine';
import { isLate, Tally, thoughtsOf, type Budget, type Choice, type Knowledge } from './knowledge.ts';
import { judge, onlyOne, playOut, weigh } from './playout.ts';

interface Node {
  visits: number;
  available: number;
  /** Sum of what came of it, for the seat that chose it. */
  total: number;
  /** The same for what was chosen here, by whoever chooses here. */
  below: number;
  /** Null until something below it was tried. */
  children: Map<string, Node> | null;
}
const newNode = (): Node => ({ visits: 0, available: 0, total: 0, below: 0, children: null });

/** How much promise and curiosity weigh against experience. */
const EXPLORE = 0.9;
/** An option that was never tried is thought a little worse than its parent. */
const UNTRIED = 0.1;
/** The tree stops growing here; what lies deeper is played out. */
const MOST_NODES = 60_000;

export function search(knowledge: Knowledge, random: Random, budget: Budget): Choice {
  const { game, position, seat } = knowledge;
  const { horizon } = game.module.mind;
  const root = newNode();
  const rootKeys = position.decision!.options.map(keyOf);
  const tallies = new Map<string, Tally>();
  let nodes = 1,
    iterations = 0;
  while (iterations < budget.iterations && (iterations === 0 || !isLate(budget)) && !decided(root, budget.iterations - iterations)) {
    iterations++;
    const deal = game.redeal(position, seat, `${random.integer(0x7fff_ffff)}`);
    const path: { readonly from: Node; readonly node: Node; readonly seat: number }[] = [];
    let node = root,
      first: string | null = null;
    while (deal.decision !== null) {
      const weights = weigh(game, deal);
      const only = onlyOne(weights);
      // What is no choice is no node: the tree's depth is for choices.
      if (only >= 0 && first !== null) {
        game.advance(deal, only);
        continue;
      }
      const chooser = deal.decision.seat;
      const { index, key } = select(node, deal, weights);
      first ??= key;
      game.advance(deal, index);
      const child: Node | undefined = node.children?.get(key);
      if (child) {
        path.push({ from: node, node: child, seat: chooser });
        node = child;
      } else {
        if (nodes >= MOST_NODES) break;
        nodes++;
        const made = newNode();
        made.available = 1;
        (node.children ??= new Map()).set(key, made);
        path.push({ from: node, node: made, seat: chooser });
        break;
      }
    }
    playOut(game, deal, random, horizon);
    root.visits++;
    const worths: number[] = []; // by seat, each judged once
    for (const step of path) {
      const worth = (worths[step.seat] ??= judge(game, deal, step.seat));
      step.node.visits++;
      step.node.total += worth;
      step.from.below += worth;
    }
    let tally = tallies.get(first!);
    if (!tally) tallies.set(first!, (tally = new Tally()));
    tally.add(knowledge, deal, seat, worths[seat] ?? judge(game, deal, seat));
  }
  const thoughts = thoughtsOf(
    knowledge,
    rootKeys.map(key => tallies.get(key)),
  ).sort((a, b) => b.visits - a.visits || b.worth - a.worth);
  return { key: thoughts[0]!.key, thoughts, iterations };
}

/** The option with the best balance of worth, promise and curiosity. */
function select(node: Node, { decision }: AnyPosition, weights: readonly number[]): { index: number; key: string } {
  const { options } = decision!;
  let sum = 0;
  for (const weight of weights) sum += weight;
  const untried = node.visits ? node.below / node.visits - UNTRIED : 0.5;
  let index = -1,
    bestKey = '',
    most = -Infinity;
  for (let i = 0; i < options.length; i++) {
    if (!(weights[i]! > 0)) continue;
    const key = keyOf(options[i]!),
      child = node.children?.get(key);
    if (child) child.available++;
    const { visits, available, total } = child ?? { visits: 0, available: node.visits + 1, total: 0 };
    const bound = (visits ? total / visits : untried) + (EXPLORE * (weights[i]! / sum) * Math.sqrt(available)) / (1 + visits);
    if (bound > most) [index, bestKey, most] = [i, key, bound];
  }
  return { index, key: bestKey };
}

/** Whether no other option can overtake the most visited one in the iterations left. */
function decided({ children }: Node, left: number): boolean {
  let first = 0,
    second = 0;
  for (const { visits } of children?.values() ?? [])
    if (visits > first) [first, second] = [visits, first];
    else if (visits > second) second = visits;
  return first - second > left;
}
