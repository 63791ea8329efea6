/** The collection: where searches may look (DOT 37.29t, 37.29s) [DR-90]. */
import type { Seat } from '@kolbiste/engine';
import { bringFromOutside, shuffleLibraryBut } from './atoms.ts';
import { mostCopies } from '../decks/deck.ts';
import type { Here } from './game.ts';
import { byBook, rulesOf } from './queries.ts';
import type { CardId, World } from './state.ts';
import { isSealed } from './status.ts';

/** A card of this name in the player's collection, ready to be put into play, or null. The library is shuffled after a search. */
export function fetch(g: Here, seat: Seat, def: number): CardId | null {
  const w = g.world;
  const side = w.sides[seat]!;
  for (const pile of [side.discard, side.sideboard]) for (const id of pile) if (w.cards[id]!.def === def) return id;
  for (const id of isSealed(w, seat) ? [] : side.library)
    if (w.cards[id]!.def === def) {
      shuffleLibraryBut(g, seat, id, byBook(w, 'DOT 37.29t', 'DOT 37.29s'));
      return id;
    }
  return isOutside(w, seat, def) ? bringFromOutside(g, seat, def) : null;
}
/** Whether another copy may come from outside the deck: the standard book's collection is every card owned. */
export const isOutside = (w: World, seat: Seat, def: number): boolean =>
  rulesOf(w).collection !== 'deck' && copiesOwned(w, seat, def) < mostCopies(def, w.profile, w.house.restricted);
const copiesOwned = (w: World, seat: Seat, def: number): number =>
  w.cards.reduce((n, card) => (card.owner === seat && card.def === def ? n + 1 : n), 0);
