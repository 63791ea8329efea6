/**
 * The exact chance of reaching an ability: computed, not sampled.
 *
 * Dice are told apart by nothing but their numbers, so a position of the roll is one of 252 multisets, and what is kept one of
 * 462. The chance with k attempts left is the best over all that may be kept; the chance of what is kept is the mean over the
 * next die. The best dice to keep fall out of the same table.
 */
import type { Hero, Needs } from './heroes/definition.ts';
import { ATTEMPTS, DICE } from './state.ts';
import { satisfies } from './world.ts';

export interface Odds {
  readonly chance: number;
  /** Places of the dice to keep for the best chance; keeping all means stopping. */
  readonly keep: readonly number[];
}

/** Kept dice as counts of 1 to 6, packed: three bits each. */
const pack = (dice: readonly number[]): number => dice.reduce((key, die) => key + (1 << (3 * (die - 1))), 0);
function unpack(key: number): number[] {
  const dice: number[] = [];
  for (let die = 1; die <= 6; die++) for (let n = (key >> (3 * (die - 1))) & 7; n > 0; n--) dice.push(die);
  return dice;
}
/** All multisets by size. */
const BY_SIZE: number[][] = [[0]];
for (let size = 1; size <= DICE; size++) {
  const keys = new Set<number>();
  for (const key of BY_SIZE[size - 1]!) for (let die = 0; die < 6; die++) keys.add(key + (1 << (3 * die)));
  BY_SIZE.push([...keys]);
}
/** Everything that may be kept of five dice. */
const keepsOf = new Map<number, readonly number[]>();
for (const key of BY_SIZE[DICE]!) {
  const dice = unpack(key);
  const keeps = new Set<number>();
  for (let mask = 0; mask < 1 << DICE; mask++) keeps.add(pack(dice.filter((_, i) => mask & (1 << i))));
  keepsOf.set(key, [...keeps]);
}

/** By attempts left: the chance of every multiset, complete or kept. */
type Table = readonly Map<number, number>[];
const tables = new Map<string, Table>();
function tableFor(hero: Hero, needs: Needs): Table {
  const name = `${hero.die.join('')} ${needs}`;
  const known = tables.get(name);
  if (known) return known;
  const table: Map<number, number>[] = [];
  for (let left = 0; left <= ATTEMPTS; left++) {
    const chances = new Map<number, number>();
    for (const key of BY_SIZE[DICE]!) {
      if (left === 0) chances.set(key, satisfies(hero, unpack(key), needs) ? 1 : 0);
      else {
        let best = 0;
        for (const kept of keepsOf.get(key)!) best = Math.max(best, table[left - 1]!.get(kept)!);
        chances.set(key, best);
      }
    }
    for (let size = DICE - 1; size >= 0; size--)
      for (const key of BY_SIZE[size]!) {
        let sum = 0;
        for (let die = 0; die < 6; die++) sum += chances.get(key + (1 << (3 * die)))!;
        chances.set(key, sum / 6);
      }
    table.push(chances);
  }
  tables.set(name, table);
  return table;
}

/** The chance with these dice on the table and so many attempts left; without dice, before the first attempt. */
export function oddsOf(hero: Hero, needs: Needs, dice: readonly number[], left: number): Odds {
  const table = tableFor(hero, needs);
  if (dice.length < DICE) return { chance: left > 0 ? table[left - 1]!.get(0)! : 0, keep: [] };
  const all = dice.map((_, i) => i);
  if (left === 0) return { chance: table[0]!.get(pack(dice))!, keep: all };
  let best: Odds = { chance: table[left - 1]!.get(pack(dice))!, keep: all };
  for (let mask = 0; mask < (1 << DICE) - 1; mask++) {
    const keep = all.filter(i => mask & (1 << i));
    const chance = table[left - 1]!.get(pack(keep.map(i => dice[i]!)))!;
    // Of equal chances the one that keeps more.
    if (chance > best.chance + 1e-12 || (Math.abs(chance - best.chance) <= 1e-12 && keep.length > best.keep.length))
      best = { chance, keep };
  }
  return best;
}
/** The chance if exactly these dice are kept and the rest is thrown, with so many attempts left before the throw. */
export function oddsKeeping(hero: Hero, needs: Needs, kept: readonly number[], left: number): number {
  return tableFor(hero, needs)[left - 1]!.get(pack(kept))!;
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
      tiers.map(({ needs }) => ({ ability: id, needs, ...oddsOf(hero, needs, dice, left) })),
    ),
  );
}
