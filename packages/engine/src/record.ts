/** A match as data: options, seed and inputs lead to the same position every time. Hashes guard it. */
import type { Plain } from './plain.ts';

/** How often a position's hash is kept. */
export const HASH_EVERY = 20;

export interface MatchRecord {
  readonly game: string;
  readonly version: number;
  readonly options: Plain;
  readonly seats: number;
  readonly seed: string;
  readonly inputs: readonly string[];
  /** After inputs 20, 40, … */
  readonly hashes: readonly string[];
}
