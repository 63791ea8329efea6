/**
 * Information-set Monte Carlo tree search: every iteration re-deals what the seat cannot know, then walks one shared tree of
 * option keys. Which option is tried next is a balance of what came of it, how promising it looks by the game's mind and how
 * seldom it was tried; a node counts how often it was available, because not every deal offers it.
 */
import { keyOf, Random, seeded, type AnyPosition } from '@kolbiste/engine';
import { isLate, Tally, thoughtsOf, type Budget, type Choice, type Knowledge } from './knowledge.ts';
import { decisionsOn, draw, hurry, judge, momentsOn, onlyOne, playOut, weigh } from './playout.ts';
import { bestWithNoise, Race, scores } from './race.ts';

interface Node {
  visits: number;
  available: number;
  /** Sum of what came of it, for the seat that chose it. */
  total: number;
  /** The same for what was chosen here, for the seat that chooses here. */
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

export function search(knowledge: Knowledge, random: Random, budget: Budget, noise = 0): Choice {
  const { game, position, seat } = knowledge;
  const { mind } = game.module,
    { sight, stakes = 1 } = mind;
  const keys = position.decision!.options.map(keyOf);
  const tallies = keys.map(() => new Tally());
  const looks = weigh(game, position, noise);
  const race = new Race(tallies, looks, stakes);
  const shareOf = clock(budget);
  const root = newNode();
  let nodes = 1,
    iterations = 0,
    over = false;
  while (race.size > 1 && !over) {
    // All that are left on the same deal, and with the same luck when it is played on: they differ by themselves.
    const seed = `${random.integer(0x7fff_ffff)}`;
    const dealt = game.redeal(position, seat, seed),
      on = seeded(`${seed}/on`);
    for (let at = 0; at < race.size && !over; at++) {
      const first = race.order[at]!;
      const deal = at + 1 < race.size ? game.clone(dealt) : dealt;
      const path: { readonly from: Node; readonly node: Node; readonly seat: number }[] = [];
      const inSight = sight === undefined ? null : momentsOn(game, sight);
      const luck = new Random({ ...on });
      let node = root;
      while (deal.decision !== null) {
        if (node !== root && inSight?.(deal)) break;
        const weights = node === root ? null : weigh(game, deal);
        const only = weights ? onlyOne(weights) : -1;
        // What is no choice is no node: the tree's depth is for choices.
        if (only >= 0) {
          hurry(game, deal, only);
          continue;
        }
        const chooser = deal.decision.seat;
        // What the others do not see is one node: below it they would know which it was.
        const secret = mind.secret?.(deal) ?? false;
        const { index, key } = secret
          ? { index: weights ? draw(weights, luck) : first, key: '' }
          : weights
            ? select(node, deal, weights, stakes)
            : { index: first, key: keys[first]! };
        hurry(game, deal, index);
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
      playOut(game, deal, luck, inSight ?? decisionsOn(game));
      const worths: number[] = []; // by seat, each judged once
      worths[seat] = tallies[first]!.add(knowledge, deal, seat);
      for (const step of path) {
        const worth = (worths[step.seat] ??= judge(game, deal, step.seat));
        step.node.visits++;
        step.node.total += worth;
        step.from.below += worth;
      }
      over = ++iterations >= budget.iterations || isLate(budget);
    }
    if (!over) race.thin(shareOf(iterations));
  }
  race.rank();
  const thoughts = thoughtsOf(knowledge, tallies);
  const ranked = [...race.order.map(i => thoughts[i]!), ...thoughts.filter((_, i) => !race.order.includes(i))];
  const chosen = noise > 0 ? thoughts[bestWithNoise(noise, scores(tallies, looks, stakes), random)]! : ranked[0]!;
  return { key: chosen.key, thoughts: ranked, iterations };
}

/** How much of the budget is used up, from 0 to 1, after this many iterations. */
function clock({ iterations, until, now }: Budget): (done: number) => number {
  if (until === undefined || now === undefined) return done => done / iterations;
  const started = now();
  return done => Math.max(done / iterations, (now() - started) / (until - started));
}

/** The option with the best balance of worth, promise and curiosity. */
function select(node: Node, { decision }: AnyPosition, weights: readonly number[], stakes: number): { index: number; key: string } {
  const { options } = decision!;
  let sum = 0;
  for (const weight of weights) sum += weight;
  const untried = node.visits ? node.below / node.visits - stakes * UNTRIED : 0.5;
  let index = -1,
    bestKey = '',
    most = -Infinity;
  for (let i = 0; i < options.length; i++) {
    if (!(weights[i]! > 0)) continue;
    const key = keyOf(options[i]!),
      child = node.children?.get(key);
    if (child) child.available++;
    const { visits, available, total } = child ?? { visits: 0, available: node.visits + 1, total: 0 };
    const bound = (visits ? total / visits : untried) + (stakes * EXPLORE * (weights[i]! / sum) * Math.sqrt(available)) / (1 + visits);
    if (bound > most) [index, bestKey, most] = [i, key, bound];
  }
  return { index, key: bestKey };
}
