/** What a bot would do, and why: for people who ask, and for those who look back at a game. */
import { keyOf, Random, seeded, type AnyGame, type Seat } from '@kolbiste/engine';
import { choose } from './bot.ts';
import { Tally, thoughtsOf, type Budget, type Choice, type Knowledge, type Thought } from './knowledge.ts';
import { decisionsOn, judge, momentsOn, playOut } from './playout.ts';

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
  readonly reasons: readonly Reason[];
}

/** Reasons that move the chance by less are not worth a word. */
const TELLING = 0.01;
const MOST_REASONS = 3;

/** Why one option is better than another, the weightiest first. */
function reasonsFor(game: AnyGame, better: Thought, other: Thought): Reason[] {
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

export function adviceFrom(game: AnyGame, { key, thoughts }: Choice): Advice {
  const [best, ...others] = thoughts.filter(({ visits }) => visits > 0);
  const next = others[0];
  if (!best) return { key, chance: null, instead: null, reasons: [] };
  return { key, chance: best.worth, instead: next?.key ?? null, reasons: next ? reasonsFor(game, best, next) : [] };
}

/** A decision of a game that is over, looked at again. */
export interface Moment {
  /** Each seat's chance before the answer, as the asked seat could judge it. */
  readonly chances: readonly number[];
  /** What would have been better, if anything would: its key, by how much, and why. */
  readonly better: { readonly key: string; readonly gain: number; readonly reasons: readonly Reason[] } | null;
}

/** On how many deals the answer given and the better one are compared. */
const DEALS = 24;

/**
 * Looks for a better answer than the one that was given. Both are then tried on the same deals, with the same luck in what follows and as far
 * as a search looks, so that the difference is theirs and not luck's.
 * Null where there was nothing to choose.
 */
export function lookBack(knowledge: Knowledge, played: string, seed: string, budget: Budget): Moment | null {
  const { game, position, seat } = knowledge;
  const { sight } = game.module.mind;
  const choice = choose(knowledge, 'knight', seed, budget, true);
  if (choice.thoughts.length === 0 && choice.key === played) return null;
  const keys = position.decision!.options.map(keyOf);
  const tries = [...new Set([choice.key, played])].map(key => ({ index: keys.indexOf(key), tally: new Tally() }));
  const chances = Array.from({ length: position.seats }, () => 0);
  for (let n = 0; n < DEALS; n++)
    for (const [i, { index, tally }] of tries.entries()) {
      const deal = game.redeal(position, seat, `${seed}/${n}`);
      game.advance(deal, index);
      playOut(game, deal, new Random(seeded(`${seed}/${n}/on`)), sight === undefined ? decisionsOn(game) : momentsOn(game, sight));
      const own = tally.add(knowledge, deal, seat);
      if (i === 0)
        for (let each: Seat = 0; each < position.seats; each++) chances[each]! += (each === seat ? own : judge(game, deal, each)) / DEALS;
    }
  const [best, given] = tries.map(
    ({ index, tally }) =>
      thoughtsOf(
        knowledge,
        keys.map((_, i) => (i === index ? tally : undefined)),
      )[index]!,
  );
  const gain = given ? best!.worth - given.worth : 0;
  return { chances, better: gain > 0 ? { key: best!.key, gain, reasons: reasonsFor(game, best!, given!) } : null };
}
