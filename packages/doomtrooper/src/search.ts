/** The collection: where searches may look (DOT 37.29t, 37.29s) [DR-90]. */
import type { Seat } from '@kolbiste/engine';
import { shuffleLibrary } from './atoms.ts';
import type { Here } from './doomtrooper.ts';
import { newCard, rulesOf, type CardId, type World } from './world.ts';

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
  if (rulesOf(w).collection === 'deck') return -1;
  if (copiesOwned(w, seat, def) >= rulesOf(w).maxCopies) return -1;
  // The standard book's collection is every card owned: another copy comes from outside the deck.
  w.cards.push(newCard(def, seat, 'sideboard'));
  side.sideboard.push(w.cards.length - 1);
  return w.cards.length - 1;
}
function shuffleLibraryBut(g: Here, seat: Seat, id: CardId): void {
  const { library } = g.world.sides[seat]!;
  const at = library.indexOf(id);
  library.splice(at, 1);
  shuffleLibrary(g, seat, 'DOT 37.29t');
  library.push(id);
}
const copiesOwned = (w: World, seat: Seat, def: number): number =>
  w.cards.reduce((n, card) => (card.owner === seat && card.def === def ? n + 1 : n), 0);
