/** Decks of random games. */
import { FACTIONS } from '../src/index.ts';

export const factionIds = FACTIONS.map(({ id }) => id);
/** All 36 pairings, then again; with four sides the last two turn faster. */
export const decksOf = (game: number, sides: number): string[] =>
  Array.from({ length: sides }, (_, side) => factionIds[Math.floor(game / factionIds.length ** (side % 2)) % factionIds.length]!);
