/**
 * Dice and shuffles both sides can verify. The table commits to its seed before anybody adds a nonce; each seat's nonce comes
 * before anything is shuffled; the match's seed is the hash of all; the table's seed is revealed at the end.
 */
import { sha256 } from '@kolbiste/engine';

/** What the table publishes before the match. */
export const commitmentTo = (tableSeed: string): string => sha256(tableSeed);

/** The match's seed. JSON keeps the parts apart: no two lists of parts give the same text. */
export const matchSeed = (tableSeed: string, nonces: readonly string[]): string => sha256(JSON.stringify([tableSeed, ...nonces]));
