/** What a bot would do, and why: for people who ask, and for those who look back at a game. */
import { keyOf, Random, seeded, type AnyGame, type AnyPosition, type Seat } from '@kolbiste/engine';
import { choose } from './bot.ts';
import { isLate, Tally, thoughtsOf, type Budget, type Choice, type Knowledge, type Thought } from './knowledge.ts';
import { decisionsOn, hurry, judge, momentsOn, playOut } from './playout.ts';

/** What the advised option can be expected to bring more (or less) of, by a feature of the game's mind. */
export interface Reason {
  readonly feature: string;
  readonly difference: number;
}
export interface Advice {
  readonly key: string;
  /** From 0 to 1; null where there was nothing to think about. */
  readonly chance: number | null;
  /** What it was compared with: the next best option. */
  readonly instead: string | null;
  /** By how much of a chance it is better than that. */
  readonly gain: number;
  readonly reasons: readonly Reason[];
}

/** Reasons that move the weighted sum by less, the chance by not even a hundredth, are not worth a word. */
const TELLING = 0.03;
const MOST_REASONS = 3;

/** Why one option is better than another, the weightiest first; none where it is not. */
function reasonsFor(game: AnyGame, better: Thought, other: Thought): Reason[] {
  if (better.worth <= other.worth) return [];
  return Object.entries(game.module.mind.weights)
    .map(([feature, weight], i) => {
      const difference = (better.outlook[i] ?? 0) - (other.outlook[i] ?? 0);
      return { feature, difference, moved: weight * difference };
    })
    .filter(({ moved }) => moved > TELLING)
    .sort((a, b) => b.moved - a.moved)
    .slice(0, MOST_REASONS)
    .map(({ feature, difference }) => ({ feature, difference }));
}

/** On how many deals options are compared. */
const DEALS = 24;

/**
 * Tries options on the same deals, with the same luck in what follows and as far as a search looks, so that they differ by themselves and not by
 * luck. What came of each stands at its index.
 */
function compare(
  knowledge: Knowledge,
  indices: readonly number[],
  seed: string,
  { budget, ended }: { budget?: Budget; ended?: (index: number, end: AnyPosition, worth: number) => void },
): Tally[] {
  const { game, position, seat } = knowledge;
  const { sight } = game.module.mind;
  const tallies: Tally[] = [];
  for (let n = 0; n < DEALS; n++) {
    if (n > 0 && budget && isLate(budget)) break;
    const dealt = game.redeal(position, seat, `${seed}/${n}`),
      on = seeded(`${seed}/${n}/on`);
    for (const index of indices) {
      const deal = game.clone(dealt);
      hurry(game, deal, index);
      playOut(game, deal, new Random({ ...on }), sight === undefined ? decisionsOn(game) : momentsOn(game, sight));
      const worth = (tallies[index] ??= new Tally()).add(knowledge, deal, seat);
      ended?.(index, deal, worth);
    }
  }
  return tallies;
}

/**
 * What a knight would do, without noise. Where the mind leaves a single option a knight does not think; but the player wants to know why, so what
 * the others would bring is tried, too.
 */
export function advise(knowledge: Knowledge, seed: string, budget: Budget): Choice {
  const choice = choose(knowledge, 'knight', seed, budget, true);
  const { options } = knowledge.position.decision!;
  if (choice.thoughts.length > 0 || options.length === 1) return choice;
  const tallies = compare(knowledge, [...options.keys()], seed, { budget });
  const isChosen = ({ key }: Thought): number => Number(key === choice.key);
  const thoughts = thoughtsOf(knowledge, tallies).sort((a, b) => isChosen(b) - isChosen(a) || b.worth - a.worth);
  return { ...choice, thoughts };
}

/** What somebody is about to answer beside what a knight would: both on the same deals, the better first; no thoughts where they agree. */
export function coach(knowledge: Knowledge, played: string, seed: string, budget: Budget): Choice {
  const choice = choose(knowledge, 'knight', seed, budget, true);
  const keys = knowledge.position.decision!.options.map(keyOf);
  const best = keys.indexOf(choice.key),
    given = keys.indexOf(played);
  if (best === given || given < 0) return { ...choice, thoughts: [] };
  const thoughts = thoughtsOf(knowledge, compare(knowledge, [best, given], seed, {}))
    .filter(({ visits }) => visits > 0)
    .sort((a, b) => b.worth - a.worth);
  return { ...choice, key: thoughts[0]!.key, thoughts };
}

export function adviceFrom(game: AnyGame, { key, thoughts }: Choice): Advice {
  const [best, next] = thoughts.filter(({ visits }) => visits > 0);
  if (!best) return { key, chance: null, instead: null, gain: 0, reasons: [] };
  const gain = next ? Math.max(0, best.worth - next.worth) : 0;
  return { key, chance: best.worth, instead: next?.key ?? null, gain, reasons: next ? reasonsFor(game, best, next) : [] };
}

/** A decision of a game that is over, looked at again. */
export interface DecisionReview {
  /** Each seat's chance before the answer, as the asked seat could judge it. */
  readonly chances: readonly number[];
  /** What would have been better, if anything would: its key, by how much, and why. */
  readonly better: { readonly key: string; readonly gain: number; readonly reasons: readonly Reason[] } | null;
}

/** Looks for a better answer than the one that was given, and compares the two. Null where there was nothing to choose. */
export function lookBack(knowledge: Knowledge, played: string, seed: string, budget: Budget): DecisionReview | null {
  const { game, position, seat } = knowledge;
  const choice = choose(knowledge, 'knight', seed, budget, true);
  if (choice.thoughts.length === 0 && choice.key === played) return null;
  const keys = position.decision!.options.map(keyOf);
  const best = keys.indexOf(choice.key),
    given = keys.indexOf(played);
  const chances = Array.from({ length: position.seats }, () => 0);
  const tallies = compare(knowledge, [...new Set([best, given])], seed, {
    ended: (index, end, own) => {
      if (index === best)
        for (let each: Seat = 0; each < position.seats; each++) chances[each]! += (each === seat ? own : judge(game, end, each)) / DEALS;
    },
  });
  const thoughts = thoughtsOf(knowledge, tallies),
    better = thoughts[best]!,
    worse = thoughts[given]!;
  const gain = better.worth - worse.worth;
  return { chances, better: gain > 0 ? { key: better.key, gain, reasons: reasonsFor(game, better, worse) } : null };
}
