/** Scarlet Witch borrows a status, and the others may cancel it. */
import type { Seat } from '@kolbiste/engine';
import { heroOf, livingSeats } from '../../../rules/queries.ts';
import type { World } from '../../../rules/state.ts';
import { tokenWorth } from '../../worth.ts';
import { keepWorth } from '../cards.ts';
import { cardOptions, localsOf, type Question } from '../question.ts';
import { orNothing, weights } from '../scale.ts';

/** A borrowed token belongs to the player whose leaflet names it: what is in a bag is Loki's choice. */
function borrowedWorth(w: World, seat: Seat, status: string): number {
  const owner = livingSeats(w).find(other => heroOf(w, other).statuses.some(({ id }) => id === status)) ?? seat;
  return tokenWorth(w, seat, { status, by: owner });
}
export const conjure = ({ w, seat, options }: Question): number[] =>
  weights(options.map(option => borrowedWorth(w, seat, (option as { conjure: string }).conjure)));
export function cancel(question: Question): number[] {
  const { w, seat, about } = question;
  const conjured = borrowedWorth(w, localsOf<{ seat: Seat }>(question).seat, (about as { status: string }).status);
  const worths = cardOptions(question, 'discard', id => conjured - keepWorth(w, seat, id));
  return orNothing(worths, 0);
}
