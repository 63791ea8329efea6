/** The collection: where searches may look (DOT 37.29t, 37.29s) [DR-90]. */
import type { Seat } from '@kolbiste/engine';
import { shuffleLibrary } from './atoms.ts';
import { DEFINITIONS } from './cards/registry.ts';
import type { Here } from './doomtrooper.ts';
import { byBook, newCard, rulesOf, type CardId, type World } from './world.ts';

/** A card of this name in the player's collection, ready to be put into play, or -1. The library is shuffled after a search. */
export function fetch(g: Here, seat: Seat, def: number): CardId {
  const w = g.world;
  const side = w.sides[seat]!;
  for (const pile of [side.discard, side.sideboard]) for (const id of pile) if (w.cards[id]!.def === def) return id;
  for (const id of side.library)
    if (w.cards[id]!.def === def) {
      shuffleLibraryBut(g, seat, id);
      return id;
    }
  return isOutside(w, seat, def) ? fromOutside(w, seat, def) : -1;
}
/** Whether another copy may come from outside the deck: the standard book's collection is every card owned. */
export const isOutside = (w: World, seat: Seat, def: number): boolean =>
  rulesOf(w).collection !== 'deck' && copiesOwned(w, seat, def) < Math.min(rulesOf(w).maxCopies, DEFINITIONS[def]!.limit);
export function fromOutside(w: World, seat: Seat, def: number): CardId {
  w.cards.push(newCard(def, seat, 'sideboard'));
  w.sides[seat]!.sideboard.push(w.cards.length - 1);
  return w.cards.length - 1;
}
function shuffleLibraryBut(g: Here, seat: Seat, id: CardId): void {
  const { library } = g.world.sides[seat]!;
  const at = library.indexOf(id);
  library.splice(at, 1);
  shuffleLibrary(g, seat, byBook(g.world, 'DOT 37.29t', 'DOT 37.29s'));
  library.push(id);
}
const copiesOwned = (w: World, seat: Seat, def: number): number =>
  w.cards.reduce((n, card) => (card.owner === seat && card.def === def ? n + 1 : n), 0);
