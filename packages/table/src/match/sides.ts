/** Who stands on whose side, and how places come out when sides have left. */
import type { LeaveReason, Seat, SeatInfo } from '@kolbiste/protocol';

export interface Departure {
  readonly seat: Seat;
  readonly why: LeaveReason;
}

/** By seat, the first seat of its side: itself, or the first of its team. */
export const sidesOf = (seats: readonly SeatInfo[]): Seat[] =>
  seats.map(({ team }, seat) => (team === undefined ? seat : seats.findIndex(other => other.team === team)));

/** Sides of which at least one seat is still in. */
export const sidesIn = (sides: readonly Seat[], left: readonly Departure[]): Seat[] => [
  ...new Set(sides.filter((_, seat) => !left.some(gone => gone.seat === seat))),
];

/**
 * A place for every seat. Sides that are still in keep the places the game gave them (or share the first, without any);
 * sides that left stand behind them, the later the better.
 */
export function placesOf(sides: readonly Seat[], left: readonly Departure[], places: readonly number[] | null): number[] {
  const still = sidesIn(sides, left);
  const scores = sides.map((side, seat) => {
    if (still.includes(side)) return places?.[seat] ?? 1;
    const lastGone = left.findLastIndex(gone => sides[gone.seat] === side);
    return sides.length + left.length - lastGone;
  });
  return scores.map(score => 1 + scores.filter(other => other < score).length);
}
