/**
 * Dice and shuffles both sides can verify. The table commits to its seed before anybody adds a nonce; each seat's nonce comes
 * before anything is shuffled; the match's seed is the hash of all; the table's seed is revealed at the end.
 *
 * Seats seal their nonces first and tell them when all are sealed: nobody, the table included, chooses the last part knowing the others.
 * Anyone who then keeps the nonce back, having seen what would come, does not get another match for it: a rated one is lost.
 */
import { sha256 } from '@kolbiste/engine';
import type { Seat } from '@kolbiste/protocol';
import type { RunningMatch } from './state.ts';

/** How long a seat may keep its nonce back once all are sealed. */
const UNSEAL_WITHIN = 60_000;

/** What a seat binds itself to. */
export const sealOf = (nonce: string): string => sha256(nonce);

/** A seat's seal; null when it has none. */
export const sealIn = ({ data }: RunningMatch, seat: Seat): string | null => data.seals?.[seat] ?? null;

export const isReady = (m: RunningMatch, seat: Seat): boolean => m.data.nonces[seat] !== null || sealIn(m, seat) !== null;

/** The seats whose nonce alone is missing; none before every seat is ready. */
export function sealed(m: RunningMatch): Seat[] {
  const { nonces, position, result } = m.data;
  if (position !== null || result !== null || !nonces.every((_, seat) => isReady(m, seat))) return [];
  return nonces.flatMap((nonce, seat) => (nonce === null ? [seat] : []));
}

/** Until when those seats may tell it; null when none has to. */
export const unsealBy = (m: RunningMatch): number | null => (sealed(m).length ? m.data.at + UNSEAL_WITHIN : null);

/** The seat that loses a rated match by keeping its nonce back, when it is the only one; null when the match simply ends. */
export function withholder(m: RunningMatch): Seat | null {
  const [seat, ...others] = sealed(m);
  return m.header.rated && seat !== undefined && others.length === 0 && m.header.seats.length === 2 ? seat : null;
}

/** What the table publishes before the match. */
export const commitmentTo = (tableSeed: string): string => sha256(tableSeed);

/** The match's seed. JSON keeps the parts apart: no two lists of parts give the same text. */
export const matchSeed = (tableSeed: string, nonces: readonly string[]): string => sha256(JSON.stringify([tableSeed, ...nonces]));
