/** The exact chance of every line of a board, with the dice kept and the attempts left. The rules' package computes; this arranges. */
import { heroNamed, oddsKeeping, oddsOf, satisfies, type Roll } from '@kolbiste/dice-throne';

export interface Chance {
  /** The dice show it now. */
  readonly lit: boolean;
  /** With the best play from here. */
  readonly best: number;
  /** If exactly the kept dice are kept; null while nothing is being kept. */
  readonly keeping: number | null;
  /** Places of the dice to keep for the best chance. */
  readonly keep: readonly number[];
}

const DICE = 5;
const NONE: Chance = { lit: false, best: 0, keeping: null, keep: [] };

/**
 * @param kept places of the dice that are kept, or null when the reader keeps none
 * @param rolls whether attempts may still be made
 */
export function chanceOf(hero: string, needs: string, roll: Roll, kept: readonly number[] | null, rolls: boolean): Chance {
  const own = heroNamed(hero);
  const { dice, foreign } = roll;
  const left = rolls ? roll.left : 0;
  if (dice.length === 0) return left > 0 ? { ...NONE, best: oddsOf(own, needs, [], left, foreign).chance } : NONE;
  const lit = satisfies(own, dice, needs, foreign);
  if (dice.length !== DICE || left === 0) return { ...NONE, lit, best: lit ? 1 : 0 };
  const { chance, keep } = oddsOf(own, needs, dice, left, foreign);
  const keeping = kept === null ? null : kept.length === DICE ? (lit ? 1 : 0) : oddsKeeping(own, needs, dice, kept, left, foreign);
  return { lit, best: chance, keeping, keep };
}
