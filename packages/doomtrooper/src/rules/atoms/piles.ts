/** Library, hand, discard pile and sacrifice pile: how cards come to them and leave them. */
import type { Random, Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import { definitionOf } from '../../cards/registry.ts';
import { NONE, type From } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { rulesOf } from '../queries.ts';
import { isInPlay, newCard, type CardId, type World, type Zone } from '../state.ts';
import { carrierOf, isPresent, withstands } from '../status.ts';
import { affiliationChanged } from './card.ts';

export const drop = (ids: CardId[], id: CardId): void => {
  const i = ids.indexOf(id);
  if (i >= 0) ids.splice(i, 1);
};
/** Ids stay where they are, definitions move among them: so an id tells nobody anything. */
export function permute(w: Draft<World>, ids: readonly CardId[], random: Random): void {
  const defs: number[] = [];
  for (const id of ids) defs.push(w.cards[id]!.def);
  random.shuffle(defs);
  for (let i = 0; i < ids.length; i++) w.cards[ids[i]!]!.def = defs[i]!;
}
/**
 * The ids of a pile are dealt anew among its cards, which keep their places: whoever has seen an id there, or misses one, cannot tell which card it is.
 * Before a card leaves a pile unseen, and after one has come to a hand. Gives back what a card's id is now.
 */
export function mingle(g: Here, seat: Seat, zone: 'hand' | 'discard' | 'sacrificed' | 'sideboard'): (id: CardId) => CardId {
  const w = draft(g.world);
  const pile = w.sides[seat]![zone];
  if (pile.length < 2) return id => id;
  const before = pile.slice();
  const defs = before.map(id => w.cards[id]!.def);
  g.random.shuffle(pile);
  pile.forEach((id, i) => (w.cards[id]!.def = defs[i]!));
  const after = new Map(before.map((id, i) => [id, pile[i]!]));
  for (const sight of w.shown) sight.card = after.get(sight.card) ?? sight.card;
  return id => after.get(id) ?? id;
}
/** Whoever was looking at cards of the library has seen enough: after it, their ids are other cards. */
export function shuffleLibrary(g: Here, seat: Seat, rule: Rule): void {
  const w = draft(g.world);
  const { library } = w.sides[seat]!;
  permute(w, library, g.random);
  w.shown = w.shown.filter(({ card }) => !library.includes(card));
  g.emit({ type: 'libraryShuffled', seat, rule });
}
/** The top card of the library, if there is one. */
export function draw(g: Here, seat: Seat, rule: Rule): boolean {
  const side = draft(g.world).sides[seat]!;
  const id = side.library.pop();
  if (id === undefined) return false;
  draft(g.world).cards[id]!.zone = 'hand';
  side.hand.push(id);
  g.emit({ type: 'drew', seat, card: id, rule });
  return true;
}
function pileOf(w: Draft<World>, id: CardId, zone: 'hand' | 'library' | 'discard' | 'sacrificed'): CardId[] {
  return w.sides[w.cards[id]!.owner]![zone];
}
/** Takes a card out of the place where it is and forgets what it was in play. */
export function lift(g: Here, id: CardId): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  const side = w.sides[card.owner]!;
  switch (card.zone) {
    case 'hand':
    case 'library':
    case 'discard':
    case 'sacrificed':
    case 'sideboard':
      drop(side[card.zone], id);
      return;
    case 'stack':
      card.by = card.owner; // whoever has just played it
      return;
    case 'ante':
      return;
    default:
      w.play = w.play.filter(other => other !== id);
      if (card.host !== null) drop(w.cards[card.host]!.gear, id);
      leaveFights(g, id);
      forget(w, id);
  }
}
function forget(w: Draft<World>, id: CardId): void {
  const card = w.cards[id]!;
  card.by = card.owner;
  card.host = null;
  card.at = null;
  card.wounded = false;
  card.covered = false;
  card.inside = false;
  card.off = false;
  card.moved = null;
  card.uncovered = null;
  card.lent = false;
  card.marks = 0;
  card.chosen = null;
  card.sergeant = null;
  card.used = null;
  card.turned = null;
  for (const other of w.play) if (w.cards[other]!.sergeant === id) w.cards[other]!.sergeant = null;
  // Whoever it held prisoner, or looked after, is free.
  if (w.effects.length) w.effects = w.effects.filter(({ on, source, whileInPlay }) => on !== id && (source !== id || !whileInPlay));
  if (w.orders.length) w.orders = w.orders.filter(({ attacker, defender }) => attacker !== id && defender !== id);
}
/** DOT 24.2.3: without one of its two warriors a combat is over; a reinforcement is only missing [DR-49]. */
export function quitFights(w: Draft<World>, id: CardId): void {
  for (const fight of w.fights) {
    if (id === fight.attacker || id === fight.defender) fight.over = true;
    drop(fight.helpers, id);
  }
}
/** So when a card leaves play; a lost warzone is not replaced (DOT 16.14). */
function leaveFights(g: Here, id: CardId): void {
  const w = draft(g.world);
  quitFights(w, id);
  for (const fight of w.fights) {
    if (fight.weapons[0] === id) fight.weapons[0] = null;
    if (fight.weapons[1] === id) fight.weapons[1] = null;
    if (fight.warzone === id) {
      fight.warzone = null;
      g.emit({ type: 'warzoneLost', fight: fight.id, rule: 'DOT 16.15' });
    }
  }
}
function fromOf(zone: Zone): From {
  if (zone === 'hand' || zone === 'library' || zone === 'stack' || zone === 'hidden') return zone;
  return isInPlay(zone) ? 'play' : 'pile';
}
/**
 * To the owner's discard pile (DOT 37.10), attachments with it (DOT 19.5). `anyway`: nothing withstands it, be it a death, the loss of
 * its host, or a card that names it.
 */
export function discard(g: Here, id: CardId, rule: Rule, anyway = false): void {
  const { zone, owner } = g.world.cards[id]!;
  put(g, zone === 'hand' ? mingle(g, owner, 'hand')(id) : id, rule, anyway);
}
/** Several cards of a hand at once. */
export function discardFromHand(g: Here, seat: Seat, cards: readonly CardId[], rule: Rule): void {
  for (const id of cards.map(mingle(g, seat, 'hand'))) put(g, id, rule, false);
}
function put(g: Here, id: CardId, rule: Rule, anyway: boolean): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  const { zone, host, inside, by } = card;
  if (zone === 'discard' || zone === 'sacrificed' || (!anyway && withstands(w, id, 'discard'))) return;
  if (definitionOf(w, id).sacrificedInstead && isInPlay(zone)) return sacrifice(g, id, 'DOT 3.25', anyway);
  const gear = card.gear.length ? card.gear.slice() : card.gear;
  if (isInPlay(zone) && gear.some(other => definitionOf(w, other).labels.includes(anyway ? 'enshrines' : 'repairs')))
    return toLibrary(g, id, 'DOT 4.1');
  lift(g, id);
  card.zone = 'discard';
  pileOf(w, id, 'discard').push(id);
  g.emit({ type: 'discarded', card: id, def: card.def, from: fromOf(zone), host: host ?? NONE, inside, by, rule });
  for (const attached of gear) discard(g, attached, definitionOf(w, id).type === 'warrior' ? 'DOT 19.5' : 'DOT 11.9', true);
  letGo(g, id, host);
  if (definitionOf(w, id).recycles && isInPlay(zone)) toLibrary(g, id, rule);
}
/** To the owner's sacrifice pile (DOT 37.9), which is not discarding (DOT 37.25); its attachments by the profile (DOT 19.6t, 19.6s). */
export function sacrifice(g: Here, id: CardId, rule: Rule, anyway = false): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  const { zone, host, inside, by } = card;
  if (zone === 'sacrificed' || (!anyway && withstands(w, id, 'sacrifice'))) return;
  const gear = card.gear.length ? card.gear.slice() : card.gear;
  lift(g, id);
  card.zone = 'sacrificed';
  pileOf(w, id, 'sacrificed').push(id);
  g.emit({ type: 'sacrificed', card: id, def: card.def, from: fromOf(zone), host: host ?? NONE, inside, by, rule });
  const too = rulesOf(w).attachmentsOfSacrificed === 'sacrificed';
  for (const attached of gear) {
    if (too) sacrifice(g, attached, 'DOT 19.6s', true);
    else discard(g, attached, 'DOT 19.6t', true);
  }
  letGo(g, id, host);
}
/** Into its owner's library, which is shuffled; attachments are discarded. */
export function toLibrary(g: Here, id: CardId, rule: Rule): void {
  const w = draft(g.world);
  const { gear: carried, host, owner, zone } = w.cards[id]!;
  const from = fromOf(zone);
  const gear = carried.slice();
  lift(g, id);
  w.cards[id]!.zone = 'library';
  pileOf(w, id, 'library').push(id);
  g.emit({ type: 'returned', card: id, def: w.cards[id]!.def, from, to: 'library', rule });
  for (const attached of gear) discard(g, attached, 'DOT 19.5', true);
  letGo(g, id, host);
  shuffleLibrary(g, owner, rule);
}
/** Back to the owner's hand; attachments are discarded. Gives back its id there, which nobody has seen on the table. */
export function toHand(g: Here, from: CardId, rule: Rule): CardId {
  const w = draft(g.world);
  const { zone, owner } = w.cards[from]!;
  const id = zone === 'discard' || zone === 'sacrificed' || zone === 'sideboard' ? mingle(g, owner, zone)(from) : from;
  const { gear: carried, host, def } = w.cards[id]!;
  const gear = carried.slice();
  lift(g, id);
  w.cards[id]!.zone = 'hand';
  w.sides[owner]!.hand.push(id);
  g.emit({ type: 'returned', card: id, def, from: fromOf(zone), to: 'hand', rule });
  for (const attached of gear) discard(g, attached, 'DOT 19.5', true);
  letGo(g, id, host);
  return mingle(g, owner, 'hand')(id);
}
/** What a warrior is again without a card that lay on him: in play, or without the affiliation it gave. */
function letGo(g: Here, id: CardId, host: CardId | null): void {
  const w = draft(g.world);
  if (host === null || !isInPlay(w.cards[host]!.zone)) return;
  const { grants, standing } = definitionOf(w, id);
  if (standing !== null && definitionOf(w, host).type === 'warrior') affiliationChanged(g, host);
  if (grants.some(({ ability }) => ability === 'notInPlay')) comeBack(g, host);
}
/** DOT 37.18, 15.8, 34.5: whoever comes back into play, or what he carries, goes if another copy has come meanwhile. */
function comeBack(g: Here, id: CardId): void {
  const w = draft(g.world);
  const isThere = (own: CardId): boolean =>
    w.play.some(
      other =>
        other !== own &&
        w.cards[other]!.def === w.cards[own]!.def &&
        w.cards[other]!.zone !== 'hidden' &&
        isPresent(w, carrierOf(w, other)),
    );
  if (definitionOf(w, id).personality && isThere(id)) return discard(g, id, 'DOT 37.18');
  for (const attached of w.cards[id]!.gear.slice())
    if (definitionOf(w, attached).type === 'relic' && isThere(attached)) discard(g, attached, 'DOT 15.8');
}

/** A hand that is exchanged for free goes back into the library (DOT 4.8, 4.10). Silent: the exchange itself was told. */
export function putBack(g: Here, seat: Seat, id: CardId): void {
  const w = draft(g.world);
  drop(w.sides[seat]!.hand, id);
  w.cards[id]!.zone = 'library';
  w.sides[seat]!.library.push(id);
}
/** A card of the library becomes the player's ante (DOT 39.3). */
export function stake(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  const w = draft(g.world);
  drop(w.sides[seat]!.library, id);
  w.cards[id]!.zone = 'ante';
  g.emit({ type: 'staked', seat, card: id, rule });
}
/** Shuffles the library around one card that was found in it: it lies on top, ready to be taken. */
export function shuffleLibraryBut(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  const { library } = draft(g.world).sides[seat]!;
  drop(library, id);
  shuffleLibrary(g, seat, rule);
  library.push(id);
}
/** A card of the collection that is not in the deck lies in the sideboard from now on (DOT 37.29s). Silent: whatever takes it tells. */
export function bringFromOutside(g: Here, seat: Seat, def: number): CardId {
  const w = draft(g.world);
  w.cards.push(draft(newCard(def, seat, 'sideboard')));
  w.sides[seat]!.sideboard.push(w.cards.length - 1);
  return w.cards.length - 1;
}

/** Cards somebody sees, until `stopLooking`. Silent: whatever shows them tells. */
export function showTo(g: Here, seat: Seat, cards: readonly CardId[]): void {
  for (const id of cards) draft(g.world).shown.push({ seat, card: id });
}
/** A player looks at cards of a player's pile. */
export function look(
  g: Here,
  { seat, at, cards, rule }: { readonly seat: Seat; readonly at: Seat; readonly cards: readonly CardId[]; readonly rule: Rule },
): void {
  showTo(g, seat, cards);
  g.emit({ type: 'looked', seat, at, cards: [...cards], rule });
}
export function stopLooking(g: Here): void {
  draft(g.world).shown.length = 0;
}
