/** What cards in play say about points: whose are kept from others, how many there may be, and what becomes of those being earned. */
import { isUntouched } from './status.ts';
import type { Seat } from '@kolbiste/engine';
import { definitionOf } from '../cards/registry.ts';
import type { Earned } from '../cards/vocabulary.ts';
import { works } from './abilities.ts';
import { bankOf, topFight } from './queries.ts';
import type { World } from './state.ts';

/** Whether a card keeps this player's points from the cards of others [DR-114]. */
export const keepsPoints = (w: World, seat: Seat, from: Seat): boolean =>
  seat !== from && w.play.some(id => w.cards[id]!.by === seat && works(w, id, null) && (definitionOf(w, id).keepsPoints?.(w, id) ?? false));

/** How many destiny points a bank may hold: players who share one have a share each. */
export function mostDestiny(w: World, seat: Seat): number {
  let most = Infinity;
  for (const id of w.play) {
    const { mostDestiny: said } = definitionOf(w, id);
    if (said !== null && !isUntouched(w, seat, w.cards[id]!.def)) most = Math.min(most, said);
  }
  return most * w.sides.filter(({ out }, other) => !out && bankOf(w, other) === bankOf(w, seat)).length;
}

/** Points as they are given, after all that cards in play make of them. */
export function earnedAfter(w: World, earned: Earned): Earned {
  let now = earned;
  for (const id of w.play) {
    const { earning } = definitionOf(w, id);
    if (earning !== null && works(w, id, topFight(w))) now = earning(w, id, now);
  }
  return now;
}
