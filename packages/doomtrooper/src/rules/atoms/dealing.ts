/** Worlds put together outside the game: decks, scenarios, and what a viewer cannot know dealt again. Nobody is told. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Deck } from '../../decks/deck.ts';
import { noteKnown } from './piles.ts';
import { newCard, type Card, type CardId, type Pool, type Side, type World } from '../state.ts';

/** The deck becomes the library, and the sideboard lies beside it. */
export function putDeck(world: World, seat: Seat, { cards, sideboard }: Deck): void {
  const w = draft(world);
  for (const [defs, zone] of [
    [cards, 'library'],
    [sideboard, 'sideboard'],
  ] as const)
    for (const def of defs) {
      w.sides[seat]![zone].push(w.cards.length);
      w.cards.push(draft(newCard(def, seat, zone)));
    }
}

/** A card of a scenario, put where its zone says; the newest of its pile or of the table. */
export function putCard(world: World, seat: Seat, card: Card): CardId {
  const w = draft(world);
  const id = w.cards.length;
  w.cards.push(draft(card));
  switch (card.zone) {
    case 'hand':
    case 'discard':
    case 'sacrificed':
    case 'sideboard':
    case 'library':
      w.sides[seat]![card.zone].push(id);
      if (card.zone === 'discard') noteKnown(w, id);
      break;
    default:
      w.cards[id]!.stamp = ++w.stamp;
      w.play = [...w.play, id];
  }
  return id;
}
export function hang(world: World, id: CardId, host: CardId): void {
  const w = draft(world);
  w.cards[id]!.host = host;
  w.cards[host]!.gear.push(id);
}
export function putInUnit(world: World, id: CardId, sergeant: CardId): void {
  draft(world).cards[id]!.sergeant = sergeant;
}
export function setSide(world: World, seat: Seat, side: Partial<Side>): void {
  Object.assign(draft(world).sides[seat]!, side);
}
export function setTable(
  world: World,
  table: Partial<Pick<World, 'turn' | 'active' | 'opened' | 'lastTurns' | 'step'>> & { readonly pools?: readonly Pool[] },
): void {
  Object.assign(draft(world), table);
}

/** The card is another one in the eyes of somebody who cannot see it. */
export function setFace(world: World, id: CardId, def: number): void {
  draft(world).cards[id]!.def = def;
}
/** What was found out about the cards in play no longer holds (`givers.ts`). */
export function forgetGivers(world: World): void {
  const w = draft(world);
  w.play = w.play.slice();
}
