/** Hidden warriors show themselves: face, uniqueness, payment, place [DR-38] to [DR-42]. Nobody is asked anything. */
import { has } from './abilities.ts';
import { destinyOf, discard, loseDestiny, loseVictory, openStations, show, toHand, uncover } from './atoms.ts';
import { definitionOf } from '../cards/registry.ts';
import type { Here } from './game.ts';
import { placeRefusal, uniqueRefusal } from './legality.ts';
import { homeOf } from './status.ts';
import { priceOf } from './values.ts';
import { rulesOf, seatAfter, seatsFrom } from './queries.ts';
import { type CardId, type World } from './state.ts';

/** Hidden copies of a personality, all or but one, in the order in which they count (DOT 30.11t, 30.11s). */
function hiddenCopies(w: World, def: number, except: CardId | null): CardId[] {
  const copies = w.play.filter(id => id !== except && w.cards[id]!.zone === 'hidden' && w.cards[id]!.def === def);
  if (copies.length < 2 || rulesOf(w).hiddenPersonality === 'firstHidden') return copies;
  const order = seatsFrom(w, seatAfter(w, w.active));
  return copies.sort((a, b) => order.indexOf(w.cards[a]!.by) - order.indexOf(w.cards[b]!.by));
}

/** Pays his Value; anyone who cannot loses him, all his destiny points and the rest in victory points (DOT 9.29 to 9.33). */
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
    loseDestiny(g, by, price, { cause: 'warrior', rule: 'DOT 9.29' });
    openStations(g, id);
    return true;
  }
  g.emit({ type: 'unpaid', card: id, seat: by, rule: 'DOT 9.30' });
  discard(g, id, 'DOT 9.30');
  const paid = loseDestiny(g, by, price, { cause: 'unpaid', rule: 'DOT 9.31' });
  loseVictory(g, by, price - paid, { cause: 'unpaid', rule: 'DOT 9.32' });
  return false;
}

/** Of hidden copies the first whose player can pay has the place, and those after it go back to hand (DOT 30.12, 30.14); null when none can. */
function firstPaid(g: Here, copies: readonly CardId[]): CardId | null {
  for (const [i, copy] of copies.entries()) {
    if (!pay(g, copy)) continue;
    for (const loser of copies.slice(i + 1)) toHand(g, loser, 'DOT 30.12');
    return copy;
  }
  return null;
}
/** The same personality comes into the open while others hide it (DOT 30.5 to 30.15). True when a hidden copy won. */
export function clash(g: Here, id: CardId): boolean {
  const w = g.world;
  return definitionOf(w, id).personality && firstPaid(g, hiddenCopies(w, w.cards[id]!.def, id)) !== null;
}

/**
 * A hidden warrior is attacked, driven out of cover or leaves it. True when he is in play and paid for. Of several hidden copies of a
 * personality he is one like the others; only by the tournament book anyone who shows himself by an action comes last (DOT 30.15t) [DR-42].
 */
export function reveal(g: Here, id: CardId, byAction = false): boolean {
  const w = g.world;
  const { def } = w.cards[id]!;
  if (!definitionOf(w, id).personality) return pay(g, id);
  const last = byAction && rulesOf(w).hiddenPersonality === 'firstHidden';
  if (uniqueRefusal(w, id, 'DOT 30.2') !== null || (last && clash(g, id))) {
    toHand(g, id, 'DOT DR-42');
    return false;
  }
  return firstPaid(g, last ? [id] : hiddenCopies(w, def, null)) === id;
}

/** DOT 9.19: leaving cover, with the reveal where he was hidden. True when he is out of it. */
export function leaveCover(g: Here, id: CardId, byAction = false): boolean {
  if (has(g.world, id, 'staysCovered', null)) return false;
  if (g.world.cards[id]!.zone === 'hidden' && !reveal(g, id, byAction)) return false;
  uncover(g, id, 'DOT 9.19');
  return true;
}
