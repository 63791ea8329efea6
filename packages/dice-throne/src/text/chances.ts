/** The exact chance of every line of a board, with the dice kept and the attempts left. The rules' package computes; this arranges. */
import type { Language } from '@kolbiste/engine';
import { heroNamed, oddsKeeping, oddsOf, satisfies, type Roll } from '../index.ts';
import { percent, type BoardWords } from './board.ts';

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
  if (dice.length === 0) return left > 0 ? { ...NONE, best: oddsOf(own, needs, { dice: [], left, foreign }).chance } : NONE;
  const lit = satisfies(own, dice, needs, foreign);
  if (dice.length !== DICE || left === 0) return { ...NONE, lit, best: lit ? 1 : 0 };
  const { chance, keep } = oddsOf(own, needs, { dice, left, foreign });
  const keeping = kept === null ? null : kept.length === DICE ? (lit ? 1 : 0) : oddsKeeping(own, needs, { dice, left, foreign }, kept);
  return { lit, best: chance, keeping, keep };
}

/** A chance in words: of what is kept, and the best one where that is better. */
export function chanceWords({ keeping, best }: Chance, t: BoardWords, language: Language): string {
  const said = percent(best, language);
  return keeping !== null && keeping < best - 1e-9 ? `${t.chance(percent(keeping, language))}, ${t.bestChance(said)}` : t.chance(said);
}
