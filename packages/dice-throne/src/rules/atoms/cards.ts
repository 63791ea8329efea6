/** Cards in hand, being played, in play and discarded. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { boxIndex, definitionOf, heroOf } from '../queries.ts';
import { EVERYBODY, type Aim, type CardId, type Rule, type World } from '../state.ts';
import { gainCp } from './life.ts';

function leaveHand(w: World, seat: Seat, id: CardId): void {
  const { hand } = draft(w).players[seat]!;
  hand.splice(hand.indexOf(id), 1);
}
function stopPlaying(w: World, id: CardId): void {
  const { playing } = draft(w);
  playing.splice(playing.indexOf(id), 1);
}
/** Face up on the discard pile: public (DIT 2.10). */
function putOnDiscard(w: World, seat: Seat, id: CardId): void {
  const world = draft(w);
  world.known[id] = EVERYBODY;
  world.players[seat]!.discard.push(id);
}

export function sell(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  leaveHand(g.world, seat, id);
  putOnDiscard(g.world, seat, id);
  g.emit({ type: 'sold', seat, card: id, rule });
  gainCp(g, seat, 1, g.world.phase === 'discard' ? 'DIT 12.8.2' : 'DIT 12.3.3');
}
/** A cost or an effect, not a sale (DIT R82). */
export function discardCard(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  leaveHand(g.world, seat, id);
  putOnDiscard(g.world, seat, id);
  g.emit({ type: 'discarded', seat, card: id, rule });
}

/** Out of the hand while it waits: nobody plays, sells or discards it meanwhile. */
export function declareCard(g: Here, seat: Seat, id: CardId, { aim, rule }: { aim: Aim | null; rule: Rule }): void {
  const world = draft(g.world);
  world.known[id] = EVERYBODY;
  leaveHand(g.world, seat, id);
  world.playing.push(id);
  g.emit({ type: 'cardDeclared', seat, card: id, aim, rule });
}
/** Nothing has been played yet: it goes back unpaid (DIT R03). */
export function takeCardBack(g: Here, seat: Seat, id: CardId): void {
  stopPlaying(g.world, id);
  draft(g.world).players[seat]!.hand.push(id);
  g.emit({ type: 'cardTakenBack', seat, card: id, rule: 'DIT R03' });
}
export function discardPlayed(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  stopPlaying(g.world, id);
  putOnDiscard(g.world, seat, id);
  g.emit({ type: 'discarded', seat, card: id, rule });
}

/** The card is laid on its box; a covered II stays beneath (DIT 7.18, 7.21, R79). */
function layUpgrade(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  const card = definitionOf(g.world, id);
  if (card.type !== 'upgrade') return;
  const world = draft(g.world);
  const player = world.players[seat]!;
  world.known[id] = EVERYBODY;
  player.upgrades.push(id);
  player.levels[boxIndex(heroOf(g.world, seat), card.box)] = card.level;
  player.marks.push({ what: 'upgraded', of: null });
  g.emit({ type: 'upgraded', seat, card: id, box: card.box, level: card.level, rule });
}
export function layPlayedUpgrade(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  stopPlaying(g.world, id);
  layUpgrade(g, seat, id, rule);
}
export function layUpgradeFromHand(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  leaveHand(g.world, seat, id);
  layUpgrade(g, seat, id, rule);
}
export function layUpgradeFromDeck(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  const { deck } = draft(g.world).players[seat]!;
  deck.splice(deck.indexOf(id), 1);
  layUpgrade(g, seat, id, rule);
}
