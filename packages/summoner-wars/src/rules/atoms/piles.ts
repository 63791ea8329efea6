/** Cards from pile to pile. */
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { KNOWN_TO_ALL, type CardId, type Rule, type Side, type World } from '../state.ts';
import { handBits, learn, seatBits, showAll } from './known.ts';

export function drop(from: CardId[], id: CardId): void {
  const at = from.indexOf(id);
  if (at >= 0) from.splice(at, 1);
}

/** Until the hand is full; an empty pile gives nothing and is never refilled (SUM 7.1.1, 7.1.3, 7.1.4). */
export function drawUpTo(g: Here, side: Side, size: number): void {
  const { hand, draw } = draft(g.world).sides[side]!;
  const cards: CardId[] = [];
  const bits = handBits(g.world, side);
  while (hand.length < size && draw.length) {
    const card = draw.pop()!;
    learn(g.world, card, bits);
    hand.push(card);
    cards.push(card);
  }
  if (cards.length || hand.length < size) g.emit({ type: 'drew', side, cards, rule: cards.length ? 'SUM 7.1.1' : 'SUM 7.1.3' });
}

/** Each magic point is the top card of the magic pile, moved face up onto the own discard pile (SUM 7.2.3). */
export function pay(g: Here, side: Side, cost: number, rule: Rule = 'SUM 7.2.3'): void {
  if (cost === 0) return;
  const { magic, discard: pile } = draft(g.world).sides[side]!;
  const cards: CardId[] = [];
  for (let i = 0; i < cost; i++) {
    const card = magic.pop()!;
    showAll(g.world, card);
    pile.push(card);
    cards.push(card);
  }
  g.emit({ type: 'paid', side, cards, rule });
}

/** Onto the top of a magic pile, in the order given; its owner may look at it (SUM 7.6.3, D3). */
function ontoMagic(w: World, side: Side, cards: readonly CardId[]): void {
  const bits = seatBits(w, side);
  for (const card of cards) {
    learn(w, card, bits);
    draft(w).sides[side]!.magic.push(card);
  }
}
export function collect(g: Here, side: Side, cards: readonly CardId[], rule: Rule): void {
  ontoMagic(g.world, side, cards);
  g.emit({ type: 'collected', side, cards: [...cards], rule });
}
/** Face down out of the hand: those who had seen cards of it cannot tell which one went (SUM D4). */
export function buildMagic(g: Here, side: Side, chosen: CardId): void {
  const { hand } = draft(g.world).sides[side]!;
  const [card] = mingle(g, hand, handBits(g.world, side))([chosen]) as [CardId];
  drop(hand, card);
  ontoMagic(g.world, side, [card]);
  g.emit({ type: 'magicBuilt', side, card, rule: 'SUM 7.6.1' });
}
/** The top cards of a magic pile onto another's, as one block (SUM H5). */
export function moveMagic(g: Here, { from, to, count }: { from: Side; to: Side; count: number }, rule: Rule): void {
  const { magic } = draft(g.world).sides[from]!;
  const cards = magic.splice(magic.length - count, count);
  ontoMagic(g.world, to, cards);
  g.emit({ type: 'magicMoved', from, to, cards, rule });
}
/** From the own discard pile onto the own magic pile. */
export function recover(g: Here, side: Side, cards: readonly CardId[], rule: Rule): void {
  for (const card of cards) drop(draft(g.world).sides[side]!.discard, card);
  ontoMagic(g.world, side, cards);
  g.emit({ type: 'recovered', side, cards: [...cards], rule });
}
/** Out of an opponent's magic pile onto the own one. */
export function save(g: Here, { side, from, card }: { side: Side; from: Side; card: CardId }, rule: Rule): void {
  drop(draft(g.world).sides[from]!.magic, card);
  ontoMagic(g.world, side, [card]);
  g.emit({ type: 'saved', side, from, card, rule });
}

/** Face up onto the pile of the side that caused it (SUM 10.2.1, 10.2.2). The cards must have been lifted from where they were. */
export function discard(g: Here, side: Side, cards: readonly CardId[], rule: Rule): void {
  for (const card of cards) {
    showAll(g.world, card);
    draft(g.world).sides[side]!.discard.push(card);
  }
  g.emit({ type: 'discarded', side, cards: [...cards], rule });
}
export function discardUnder(g: Here, unit: CardId, card: CardId, rule: Rule): void {
  drop(draft(g.world).cards[unit]!.under, card);
  discard(g, g.world.cards[unit]!.controller, [card], rule);
}
/** The top card of a draw pile, onto the discard pile of one side or the other. */
export function discardTop(g: Here, of: Side, onto: Side, rule: Rule): void {
  discard(g, onto, [draft(g.world).sides[of]!.draw.pop()!], rule);
}

interface Look {
  readonly side: Side;
  readonly of: Side;
  readonly pile: 'hand' | 'draw';
  readonly cards: readonly CardId[];
}
export function lookAt(g: Here, { side, of, pile, cards }: Look, rule: Rule): void {
  for (const card of cards) learn(g.world, card, seatBits(g.world, side));
  g.emit({ type: 'lookedAt', side, of, pile, cards: [...cards], rule });
}
export function reveal(g: Here, side: Side, card: CardId, rule: Rule): void {
  showAll(g.world, card);
  g.emit({ type: 'revealed', side, card, rule });
}

interface PutBack {
  readonly side: Side;
  readonly of: Side;
  readonly bottom: readonly CardId[];
  readonly top: readonly CardId[];
}
/** Cards that lay on top of a draw pile go back: some to the bottom, the rest on top, the last one uppermost (SUM D16). */
export function putBack(g: Here, { side, of, bottom: down, top: up }: PutBack, rule: Rule): void {
  const { draw } = draft(g.world).sides[of]!;
  // Others who knew cards of these do not see which goes where; of a single one there is nothing to hide.
  const cards = [...down, ...up];
  const mingled = mingle(g, cards, cards.length > 1 ? seatBits(g.world, side) : KNOWN_TO_ALL);
  const bottom = mingled(down);
  const top = mingled(up);
  for (const card of bottom) drop(draw, card);
  for (const card of top) drop(draw, card);
  for (const card of bottom) draw.unshift(card);
  for (const card of top) draw.push(card);
  g.emit({ type: 'putBack', side, of, bottom: bottom.length, top: top.length, rule });
}

interface Take {
  readonly side: Side;
  readonly from: Side;
  readonly pile: 'hand' | 'draw' | 'discard';
  readonly card: CardId;
}
/** Out of a pile into the hand. */
export function take(g: Here, { side, from, pile, card }: Take, rule: Rule): void {
  drop(draft(g.world).sides[from]![pile], card);
  learn(g.world, card, handBits(g.world, side));
  draft(g.world).sides[side]!.hand.push(card);
  g.emit({ type: 'taken', side, from, card, pile, rule });
}

export function shuffle(g: Here, side: Side, rule: Rule): void {
  shufflePile(g.world, side, g.random);
  g.emit({ type: 'shuffled', side, rule });
}
/** Definitions are permuted among the ids of the pile, so that an id tells nobody anything. */
export function shufflePile(w: World, side: Side, random: Here['random']): void {
  const { cards, sides } = draft(w);
  const { draw } = sides[side]!;
  const definitions = draw.map(id => cards[id]!.definition);
  random.shuffle(definitions);
  draw.forEach((id, i) => {
    cards[id]!.definition = definitions[i]!;
    cards[id]!.known = 0;
  });
}

/**
 * Cards are put somewhere out of the others' sight, and what those knew of them becomes uncertain: who is not among `bits` knows none of
 * them any more. Faces are dealt among the ids, as in a shuffle, so that a remembered id tells nothing. Gives the ids of given cards now.
 */
function mingle(g: Here, ids: readonly CardId[], bits: number): (cards: readonly CardId[]) => CardId[] {
  const { cards } = draft(g.world);
  if (!ids.some(id => cards[id]!.known & ~bits)) return given => [...given];
  const dealt = [...ids];
  if (dealt.length > 1) g.random.shuffle(dealt);
  const faces = dealt.map(id => ({ definition: cards[id]!.definition, owner: cards[id]!.owner, known: cards[id]!.known & bits }));
  ids.forEach((id, i) => Object.assign(cards[id]!, faces[i]!, { controller: faces[i]!.owner }));
  return given => given.map(id => ids[dealt.indexOf(id)]!);
}

/** Out of the hand; it reaches the discard pile only after its effect (SUM C17). */
export function playEvent(g: Here, side: Side, id: CardId, rule: Rule): void {
  const w = draft(g.world);
  drop(w.sides[side]!.hand, id);
  w.playing.push(id);
  showAll(g.world, id);
  g.emit({ type: 'eventPlayed', side, card: id, rule });
}
export function discardEvent(g: Here, side: Side, id: CardId): void {
  const w = draft(g.world);
  drop(w.playing, id);
  if (w.sides[side]!.alive) w.sides[side]!.discard.push(id);
  else w.out.push(id);
  g.emit({ type: 'eventDiscarded', side, card: id, rule: 'SUM 7.3.5' });
}
