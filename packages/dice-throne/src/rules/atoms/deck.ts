/** Drawing, shuffling, looking and searching. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { handBits } from '../queries.ts';
import { EVERYBODY, type CardId, type Rule, type World } from '../state.ts';

/** Permutes definitions among the ids of the deck: ids tell nothing. */
export function shuffleDeck(g: Here, seat: Seat, rule: Rule, reshuffle = false): void {
  const world = draft(g.world);
  const { deck } = world.players[seat]!;
  const faces = deck.map(id => world.cards[id]!);
  g.random.shuffle(faces);
  deck.forEach((id, i) => {
    world.cards[id] = faces[i]!;
    world.known[id] = 0;
  });
  g.emit({ type: 'shuffled', seat, reshuffle, rule });
}
/** Draws from the top; an empty deck is made of the discard pile in mid-draw; with both empty the rest is skipped (DIT 7.3, R76). */
export function draw(g: Here, seat: Seat, n: number, rule: Rule): CardId[] {
  const world = draft(g.world);
  const player = world.players[seat]!;
  const drawn: CardId[] = [];
  while (drawn.length < n) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      player.deck = player.discard;
      player.discard = [];
      shuffleDeck(g, seat, 'DIT 7.3', true);
    }
    const id = player.deck.pop()!;
    world.known[id]! |= handBits(g.world, seat);
    player.hand.push(id);
    drawn.push(id);
  }
  if (n > 0) g.emit({ type: 'drew', seat, cards: drawn, missing: n - drawn.length, rule });
  return drawn;
}

function showTo(w: World, seat: Seat, cards: readonly CardId[]): void {
  const { known } = draft(w);
  for (const id of cards) known[id]! |= 1 << seat;
}
export function lookAt(g: Here, seat: Seat, cards: readonly CardId[], rule: Rule): void {
  showTo(g.world, seat, cards);
  g.emit({ type: 'lookedAt', seat, cards: cards.slice(), search: false, rule });
}
/** The searcher sees the whole deck, in order: that is news, and cannot be taken back. */
export function searchDeck(g: Here, seat: Seat, rule: Rule): void {
  const { deck } = g.world.players[seat]!;
  showTo(g.world, seat, deck);
  g.emit({ type: 'lookedAt', seat, cards: deck.slice(), search: true, rule });
}
export function reveal(g: Here, seat: Seat, cards: readonly CardId[], { why, rule }: { why: string; rule: Rule }): void {
  const { known } = draft(g.world);
  for (const id of cards) known[id] = EVERYBODY;
  g.emit({ type: 'revealed', seat, cards: cards.slice(), why, rule });
}
/** Shown, then into the hand. */
export function takeFromDeck(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  const world = draft(g.world);
  const player = world.players[seat]!;
  player.deck.splice(player.deck.indexOf(id), 1);
  player.hand.push(id);
  world.known[id] = EVERYBODY;
  g.emit({ type: 'taken', seat, card: id, rule });
}
/** The top cards in this order: the first lies on top. */
export function orderTop(g: Here, seat: Seat, order: readonly CardId[], rule: Rule): void {
  const { deck } = draft(g.world).players[seat]!;
  deck.splice(deck.length - order.length, order.length, ...[...order].reverse());
  g.emit({ type: 'putBack', seat, n: order.length, rule });
}
/** A card from hand on top of the deck or under it. */
export function putBack(g: Here, seat: Seat, id: CardId, { where, rule }: { where: 'top' | 'bottom'; rule: Rule }): void {
  const { hand, deck } = draft(g.world).players[seat]!;
  hand.splice(hand.indexOf(id), 1);
  if (where === 'top') deck.push(id);
  else deck.unshift(id);
  g.emit({ type: 'putBack', seat, n: 1, rule });
}
/** For a re-deal: another card could have this id. */
export function setFace(w: World, id: CardId, card: string): void {
  draft(w).cards[id] = card;
}
