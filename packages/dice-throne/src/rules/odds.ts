/**
 * The exact chance of reaching an ability, and the exact worth of dice: computed, not sampled.
 *
 * Dice are told apart by nothing but their numbers, so a position of the roll is one of 252 multisets, and what is kept one of
 * 462. What five dice are worth with k attempts left is the best over all that may be kept; the worth of what is kept is the mean
 * over the next die. The best dice to keep fall out of the same table. A die that belongs to another hero stands beside the
 * multiset of the other four.
 */
import type { Hero, Needs } from '../cards/vocabulary.ts';
import { satisfies } from './dice.ts';
import { ATTEMPTS, DICE, type Roll } from './state.ts';

export interface Odds {
  readonly chance: number;
  /** Places of the dice to keep for the best chance; keeping all means stopping. */
  readonly keep: readonly number[];
}

/** All multisets of at most five dice, sorted by size, each as its dice. */
const MULTISETS: number[][] = [[]];
/** From each to those with one die more and one die less; -1 where there is none. */
const MORE: number[] = [];
const LESS: number[] = [];
{
  const known = new Map([['', 0]]);
  for (let at = 0; at < MULTISETS.length; at++) {
    for (let die = 1; die <= 6; die++) LESS.push(-1);
    const dice = MULTISETS[at]!;
    for (let die = 1; die <= 6; die++) {
      const more = [...dice, die].sort((a, b) => a - b);
      let to = dice.length < DICE ? known.get(more.join('')) : -1;
      if (to === undefined) {
        to = MULTISETS.length;
        known.set(more.join(''), to);
        MULTISETS.push(more);
      }
      MORE.push(to);
    }
  }
  for (let at = 0; at < MULTISETS.length; at++)
    for (let die = 0; die < 6; die++) if (MORE[at * 6 + die]! >= 0) LESS[MORE[at * 6 + die]! * 6 + die] = at;
}
/** A position of the roll is a multiset; with a foreign die beside it there are seven of each, the first while it is not kept. */
const FACES = 7;
const facesIf = (fouled: boolean): number => (fouled ? FACES : 1);
/** The position of these dice, or of those whose bits are set. */
export function positionOf(dice: readonly number[], foreign: number | null = null, mask = 31): number {
  let at = 0,
    face = 0;
  for (let i = 0; i < dice.length; i++) {
    if (!(mask & (1 << i))) continue;
    if (i === foreign) face = dice[i]!;
    else at = MORE[at * 6 + dice[i]! - 1]!;
  }
  return at * facesIf(foreign !== null) + face;
}
/** Every complete throw: its position and its dice, a foreign one last. */
const complete = (fouled: boolean): readonly { readonly at: number; readonly dice: readonly number[] }[] =>
  MULTISETS.flatMap((dice, at) => {
    if (!fouled) return dice.length === DICE ? [{ at, dice }] : [];
    return dice.length === DICE - 1 ? [1, 2, 3, 4, 5, 6].map(face => ({ at: at * FACES + face, dice: [...dice, face] })) : [];
  });
export const THROWS = { clean: complete(false), fouled: complete(true) };

/** Fills in what incomplete positions are worth: the mean over the next die. */
function spread(worth: Float64Array, fouled: boolean): void {
  const all = fouled ? DICE - 1 : DICE,
    faces = facesIf(fouled);
  for (let at = MULTISETS.length - 1; at >= 0; at--) {
    const { length } = MULTISETS[at]!;
    if (length > all) continue;
    if (length < all)
      for (let face = 0; face < faces; face++) {
        let sum = 0;
        for (let die = 0; die < 6; die++) sum += worth[MORE[at * 6 + die]! * faces + face]!;
        worth[at * faces + face] = sum / 6;
      }
    else if (fouled) {
      let sum = 0;
      for (let face = 1; face < FACES; face++) sum += worth[at * FACES + face]!;
      worth[at * FACES] = sum / 6;
    }
  }
}
/** What positions are worth when any of their dice may be kept. */
function keepBest(worth: Float64Array, fouled: boolean): Float64Array {
  const best = worth.slice(),
    faces = facesIf(fouled);
  for (let at = 0; at < MULTISETS.length; at++)
    for (let face = 0; face < faces; face++) {
      const here = at * faces + face;
      for (let die = 0; die < 6; die++) {
        const less = LESS[at * 6 + die]!;
        if (less >= 0 && best[less * faces + face]! > best[here]!) best[here] = best[less * faces + face]!;
      }
      if (face > 0 && best[at * faces]! > best[here]!) best[here] = best[at * faces]!;
    }
  return best;
}
/** By attempts left: what every position is worth, complete or kept, if the rest is thrown now. */
export type Forecast = readonly Float64Array[];
/** From what complete throws are worth; the others are filled in. */
export function forecast(worth: Float64Array, fouled: boolean): Forecast {
  const by: Float64Array[] = [];
  for (let left = 0; left <= ATTEMPTS; left++) {
    const now = left === 0 ? worth : keepBest(by[left - 1]!, fouled);
    spread(now, fouled);
    by.push(now);
  }
  return by;
}
export const newWorth = (fouled: boolean): Float64Array => new Float64Array(MULTISETS.length * facesIf(fouled));

const tables = new Map<string, Forecast>();
function tableFor(hero: Hero, needs: Needs, fouled: boolean): Forecast {
  const name = `${hero.die.join('')} ${needs} ${fouled}`;
  let table = tables.get(name);
  if (!table) {
    const worth = newWorth(fouled);
    for (const { at, dice } of fouled ? THROWS.fouled : THROWS.clean)
      worth[at] = satisfies(hero, dice, needs, fouled ? DICE - 1 : null) ? 1 : 0;
    tables.set(name, (table = forecast(worth, fouled)));
  }
  return table;
}

/** The dice on the table and the attempts left. */
export type Rolling = Pick<Roll, 'dice' | 'left'> & Partial<Pick<Roll, 'foreign'>>;
/** The chance of an ability; without dice, before the first attempt. */
export function oddsOf(hero: Hero, needs: Needs, { dice, left, foreign = null }: Rolling): Odds {
  const table = tableFor(hero, needs, foreign !== null);
  if (dice.length < DICE) return { chance: left > 0 ? table[left - 1]![0]! : 0, keep: [] };
  const all = dice.map((_, i) => i);
  if (left === 0) return { chance: table[0]![positionOf(dice, foreign)]!, keep: all };
  let best: Odds = { chance: table[left - 1]![positionOf(dice, foreign)]!, keep: all };
  for (let mask = 0; mask < (1 << DICE) - 1; mask++) {
    const keep = all.filter(i => mask & (1 << i));
    const chance = table[left - 1]![positionOf(dice, foreign, mask)]!;
    // Of equal chances the one that keeps more.
    if (chance > best.chance + 1e-12 || (Math.abs(chance - best.chance) <= 1e-12 && keep.length > best.keep.length))
      best = { chance, keep };
  }
  return best;
}
/** The chance if exactly these places are kept and the rest is thrown. */
export function oddsKeeping(hero: Hero, needs: Needs, { dice, left, foreign = null }: Rolling, kept: readonly number[]): number {
  const mask = kept.reduce((bits, at) => bits | (1 << at), 0);
  return tableFor(hero, needs, foreign !== null)[left - 1]![positionOf(dice, foreign, mask)]!;
}
/** For every ability a board may have: the chance of each tier. */
export function boardOdds(
  hero: Hero,
  levels: readonly number[],
  dice: readonly number[],
  left: number,
): readonly (Odds & { readonly ability: string; readonly needs: Needs })[] {
  return hero.boxes.flatMap(({ levels: of }, box) =>
    of[(levels[box] ?? 1) - 1]!.abilities.flatMap(({ id, tiers }) =>
      tiers.map(({ needs }) => ({ ability: id, needs, ...oddsOf(hero, needs, { dice, left }) })),
    ),
  );
}
