/** Who knows a card. Nothing is told: whatever shows a card says so with its own event. */
import { draft } from '@kolbiste/engine/draft';
import { partnerOf } from '../queries.ts';
import { KNOWN_TO_ALL, type CardId, type Side, type World } from '../state.ts';

export const seatBits = (w: World, side: Side): number => 1 << w.seats[side]!;
/** Who looks into a hand: its seat, and the partner's where hands are shared (SUM H3). */
export function handBits(w: World, side: Side): number {
  const partner = partnerOf(w, side);
  return seatBits(w, side) | (partner !== null && w.switches.sharedHands ? seatBits(w, partner) : 0);
}
export function learn(w: World, card: CardId, bits: number): void {
  draft(w).cards[card]!.known |= bits;
}
export function showAll(w: World, card: CardId): void {
  draft(w).cards[card]!.known = KNOWN_TO_ALL;
}
