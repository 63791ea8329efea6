/** Seats, and who looks on. Seats are numbered from 0 in table order. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** All seats from `first` on, clockwise. */
export function clockwise(first: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let i = 0; i < seats; i++) order.push((first + i) % seats);
  return order;
}

/** The opponent in a duel. */
export const other = (seat: Seat): Seat => 1 - seat;

/** Everyone who may look at a table: each seat, then a spectator. */
export const viewers = (seats: number): Viewer[] => [...clockwise(0, seats), 'spectator'];
