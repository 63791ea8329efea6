/** What an attack would come to as things lie: both sums, by either tactic, from the ratings the table tells. */
import type { PieceView } from '../index.ts';

const ARMOUR = 2;
export interface Blow {
  readonly rating: number;
  readonly armour: number;
  readonly hits: boolean;
}
export interface Forecast {
  readonly attacker: string;
  readonly defender: string;
  /** For each tactic that can be chosen: 0 Fight, 1 Shoot. */
  readonly tactics: readonly { readonly tactic: number; readonly mine: Blow; readonly theirs: Blow }[];
}
const blow = (by: readonly number[], against: readonly number[], tactic: number): Blow => {
  const [rating, armour] = [by[tactic]!, against[ARMOUR]!];
  return { rating, armour, hits: rating >= armour };
};

/** Null while a face is not to be known. */
export function forecastOf(attacker: PieceView | null, defender: PieceView | null, nameOf: (piece: PieceView) => string): Forecast | null {
  if (!attacker?.ratings || !defender?.ratings || attacker.id === defender.id) return null;
  const [mine, theirs] = [attacker.ratings, defender.ratings];
  return {
    attacker: nameOf(attacker),
    defender: nameOf(defender),
    tactics: [0, 1].map(tactic => ({ tactic, mine: blow(mine, theirs, tactic), theirs: blow(theirs, mine, tactic) })),
  };
}
