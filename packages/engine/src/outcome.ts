/** How a game ended: a place for every seat, so that two to seven seats, teams and draws are all one shape. */
import type { Seat } from './seat.ts';

export interface Outcome {
  /** By seat; 1 is first. Equal places share the result. */
  readonly places: readonly number[];
  readonly rule: string;
  /** Names the reason in the dictionaries. */
  readonly why: string;
}

export function won(winners: readonly Seat[], seats: number, rule: string, why: string): Outcome {
  const places = Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 : winners.length + 1));
  return { places, rule, why };
}

export const drawn = (seats: number, rule: string, why: string): Outcome => ({ places: Array.from({ length: seats }, () => 1), rule, why });

export const isDraw = (outcome: Outcome): boolean => outcome.places.every(place => place === outcome.places[0]);
export const winners = (outcome: Outcome): Seat[] =>
  isDraw(outcome) ? [] : outcome.places.flatMap((place, seat) => (place === 1 ? [seat] : []));

/** What the outcome is worth to a seat: 1 for first, 0 for last, shared places in between. */
export function worth(outcome: Outcome, seat: Seat): number {
  const { places } = outcome;
  const mine = places[seat]!;
  let better = 0,
    equal = 0;
  for (const place of places)
    if (place < mine) better++;
    else if (place === mine) equal++;
  return places.length === equal ? 0.5 : 1 - (better + (equal - 1) / 2) / (places.length - 1);
}
