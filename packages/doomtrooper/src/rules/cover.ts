/** Hidden warriors show themselves: face, uniqueness, payment, place [DR-38] to [DR-42]. Nobody is asked anything. */
import { destinyOf, discard, loseDestiny, loseVictory, openStations, show, toHand, uncover } from './atoms.ts';
import { definitionOf } from '../cards/registry.ts';
import type { Here } from './game.ts';
import { placeRefusal, uniqueRefusal } from './legality.ts';
import { homeOf } from './status.ts';
import { priceOf } from './values.ts';
import { rulesOf, seatsFrom } from './queries.ts';
import { type CardId, type World } from './state.ts';

/** Hidden copies of a personality but this one, in the order in which they count (DOT 30.11t, 30.11s). */
export function hiddenCopies(w: World, def: number, except: CardId): CardId[] {
  const copies = w.play.filter(id => id !== except && w.cards[id]!.zone === 'hidden' && w.cards[id]!.def === def);
  if (copies.length < 2 || rulesOf(w).hiddenPersonality === 'firstHidden') return copies;
  const order = seatsFrom(w, (w.active + 1) % w.sides.length);
  return copies.sort((a, b) => order.indexOf(w.cards[a]!.by) - order.indexOf(w.cards[b]!.by));
}

/** Pays his Value; whoever cannot loses him, all his destiny points and the rest in victory points (DOT 9.29 to 9.33). */
function pay(g: Here, id: CardId): boolean {
  const w = g.world;
  const { by } = w.cards[id]!;
  const price = priceOf(w, id);
  const area = homeOf(w, id);
  const refused = placeRefusal(w, by, id);
  show(g, id, area, 'DOT 9.25');
  if (refused !== null) {
    discard(g, id, 'DOT DR-40');
    return false;
  }
  if (destinyOf(w, by) >= price) {
    loseDestiny(g, by, price, 'warrior', 'DOT 9.29');
    openStations(g, id);
    return true;
  }
  g.emit({ type: 'unpaid', card: id, seat: by, rule: 'DOT 9.30' });
  discard(g, id, 'DOT 9.30');
  const paid = loseDestiny(g, by, price, 'unpaid', 'DOT 9.31');
  loseVictory(g, by, price - paid, 'unpaid', 'DOT 9.32');
  return false;
}

/**
 * The same personality comes into the open while others hide it: the first of them who can pay has it, and every other copy
 * goes back to its owner's hand (DOT 30.5 to 30.15). True when a hidden copy won.
 */
export function clash(g: Here, id: CardId): boolean {
  const w = g.world;
  if (!definitionOf(w, id).personality) return false;
  const copies = hiddenCopies(w, w.cards[id]!.def, id);
  for (const [i, copy] of copies.entries()) {
    if (!pay(g, copy)) continue;
    for (const loser of copies.slice(i + 1)) toHand(g, loser, 'DOT 30.12');
    return true;
  }
  return false;
}

/** A hidden warrior is attacked or leaves cover. True when he is in play and paid for. */
export function reveal(g: Here, id: CardId): boolean {
  const w = g.world;
  if (definitionOf(w, id).personality && (uniqueRefusal(w, id, 'DOT 30.2') !== null || clash(g, id))) {
    toHand(g, id, 'DOT DR-42');
    return false;
  }
  return pay(g, id);
}

/** DOT 9.19: leaving cover, with the reveal where he was hidden. */
export function leaveCover(g: Here, id: CardId): void {
  if (g.world.cards[id]!.zone !== 'hidden' || reveal(g, id)) uncover(g, id, 'DOT 9.19');
}
