/** Library, hand, discard pile and sacrifice pile: how cards come to them and leave them. */
import { has } from '../abilities.ts';
import type { Random, Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import { DEFINITIONS, definitionOf } from '../../cards/registry.ts';
import type { Definition, Leaving } from '../../cards/vocabulary.ts';
import { giversOf } from '../givers.ts';
import { NONE, type From } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { rulesOf } from '../queries.ts';
import { isInPlay, newCard, type Card, type CardId, type World } from '../state.ts';
import { carrierOf, isLegion, isPresent, isSealed, isThere, twinsOf, withstands } from '../status.ts';
import { affiliationChanged } from './card.ts';
import { noteAltered } from './effects.ts';
import { slip } from './losses.ts';
import { unmask } from './posing.ts';

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
 * The ids of a pile are dealt again among its cards, which keep their places: anyone who has seen an id there, or misses one, cannot tell which card it is.
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
  w.shown = w.shown.map(({ seat: of, card }) => ({ seat: of, card: after.get(card) ?? card }));
  if (w.known.length > 0) w.known = w.known.map(id => after.get(id) ?? id);
  return id => after.get(id) ?? id;
}
/** Anyone who was looking at cards of the library has seen enough: after it, their ids are other cards. */
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
  const { deed } = g.world;
  if (rule !== 'DOT 6.1' && rule !== 'DOT 38.16' && deed !== null && DEFINITIONS[deed]!.type === 'special' && isSealed(g.world, seat))
    return false;
  const id = side.library.pop();
  if (id === undefined) return false;
  draft(g.world).cards[id]!.zone = 'hand';
  side.hand.push(id);
  g.emit({ type: 'drew', seat, card: id, rule });
  // Who saw it on top of the library must not know it in the hand.
  if (giversOf(g.world).openers.length > 0) mingle(g, seat, 'hand');
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
      if (w.known.length > 0) w.known = w.known.filter(other => other !== id);
      return;
    case 'stack':
      card.by = card.owner; // anyone who has just played it
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
  // Anyone it held prisoner, or looked after, is free.
  if (w.effects.length)
    w.effects = w.effects.filter(
      effect => effect.on !== id && (effect.source !== id || !effect.whileInPlay) && !(effect.what === 'twin' && effect.of === id),
    );
  if (w.altered.length) noteAltered(w);
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
function fromOf({ zone, covered }: Pick<Card, 'zone' | 'covered'>): From {
  if (zone === 'stored') return covered ? 'pile' : 'store';
  if (zone === 'hand' || zone === 'library' || zone === 'stack' || zone === 'hidden') return zone;
  return isInPlay(zone) ? 'play' : 'pile';
}
/** What he is no longer once he has left. */
const wasLegion = (w: World, id: CardId, from: From): { readonly legion?: true } =>
  from === 'play' && definitionOf(w, id).type === 'warrior' && isLegion(w, id) ? { legion: true } : {};
/** Goes back to its owner's library when its bearer is discarded, and is merely discarded when he is removed from the game. */
const outlives = (w: World, id: CardId): boolean => definitionOf(w, id).labels.includes('outlives');
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
  const { zone, host, inside, by, def, owner } = card;
  const from = fromOf(card);
  if (zone === 'discard' || zone === 'sacrificed' || (!anyway && withstands(w, id, 'discard'))) return;
  if (zone === 'library' && isSealed(w, owner)) return;
  if (isInPlay(zone)) {
    const keeper = keeperOf(w, id, 'discard');
    if (keeper !== null) return void store(g, id, keeper);
    if (!anyway && slip(g, id, 'discard', rule)) return;
    if (definitionOf(w, id).sacrificedInstead && !isKept(w, id)) return sacrifice(g, id, 'DOT 3.25', anyway);
  }
  const gear = card.gear.length ? card.gear.slice() : card.gear;
  const twins = twinsOf(w, id);
  const { recycles, type } = definitionOf(w, id);
  const legion = wasLegion(w, id, from);
  if (isInPlay(zone) && gear.some(other => definitionOf(w, other).labels.includes(anyway ? 'enshrines' : 'repairs')))
    return toLibrary(g, id, 'DOT 4.1');
  const leaves = grantsOf(w, id);
  lift(g, id);
  card.zone = 'discard';
  pileOf(w, id, 'discard').push(id);
  unmask(w, id);
  if (from !== 'library' && from !== 'pile') noteKnown(w, id);
  g.emit({ type: 'discarded', card: id, def, from, host: host ?? NONE, inside, by, ...legion, rule });
  for (const attached of gear) goAlong(g, attached, type === 'warrior' ? 'DOT 19.5' : 'DOT 11.9');
  letGo(g, leaves, host);
  for (const twin of twins) discard(g, twin, rule, true);
  if (recycles && isInPlay(zone)) toLibrary(g, id, rule);
}
/** What lay on a card that has left: discarded, or, if it lay under it, where it would have gone itself [DR-108]. */
function goAlong(g: Here, id: CardId, rule: Rule): void {
  const { zone, chosen } = g.world.cards[id]!;
  if (zone === 'stored' && chosen === REMOVED) sacrifice(g, id, 'DOT DR-108', true);
  else if (zone === 'stored') discard(g, id, 'DOT DR-108', true);
  else if (rule !== 'DOT 19.6t' && outlives(g.world, id)) toLibrary(g, id, 'DOT 19.5');
  else discard(g, id, rule, true);
}
/** What a card lying under another was about to be. */
const REMOVED = 1;
/** Under which card it comes to lie instead of leaving play, if any. */
function keeperOf(w: World, id: CardId, how: Leaving): CardId | null {
  if (w.cards[id]!.zone === 'stored') return null;
  for (const self of giversOf(w).keepers)
    if (self !== id && isThere(w, self) && definitionOf(w, self).keeps!(w, self, id, how)) return self;
  return null;
}
/** Under another card, where it does nothing; attachments are discarded. Face down, nobody can tell which it was. Gives back its id there. */
export function store(
  g: Here,
  from: CardId,
  container: CardId,
  { removed = false }: { /** It would have been removed from the game. */ readonly removed?: boolean } = {},
): CardId {
  const w = draft(g.world);
  const covered = definitionOf(w, container).stores!.faceDown === true;
  const id = covered && w.cards[from]!.zone === 'hand' ? mingle(g, w.cards[from]!.owner, 'hand')(from) : from;
  const card = w.cards[id]!;
  const { gear, host, by } = card;
  const left = fromOf(card);
  const carried = gear.slice();
  const leaves = grantsOf(w, id);
  lift(g, id);
  unmask(w, id);
  card.zone = 'stored';
  card.by = w.cards[container]!.by;
  card.host = container;
  card.covered = covered;
  card.chosen = removed ? REMOVED : null;
  card.stamp = ++w.stamp;
  w.cards[container]!.gear.push(id);
  w.play = [...w.play, id];
  g.emit({ type: 'stored', card: id, def: card.def, host: container, from: left, was: host ?? NONE, by, rule: 'DOT DR-108' });
  for (const attached of carried) goAlong(g, attached, 'DOT 19.5');
  letGo(g, leaves, host);
  return id;
}
/** A dead warrior leaves play, discarded or removed from the game (DOT 24.7.8). */
export function bury(g: Here, id: CardId, removed: boolean): void {
  const keeper = keeperOf(g.world, id, 'kill');
  if (keeper !== null) store(g, id, keeper, { removed });
  else if (removed) sacrifice(g, id, 'DOT 37.9', true);
  else discard(g, id, 'DOT 24.7.8', true);
}
/** A warrior in play whom a card has discarded instead of removed from the game. */
const isKept = (w: World, id: CardId): boolean =>
  isInPlay(w.cards[id]!.zone) && definitionOf(w, id).type === 'warrior' && has(w, id, 'neverRemoved', null);
/** To the owner's sacrifice pile (DOT 37.9), which is not discarding (DOT 37.25); its attachments by the profile (DOT 19.6t, 19.6s). */
export function sacrifice(g: Here, id: CardId, rule: Rule, anyway = false): void {
  const w = draft(g.world);
  const card = w.cards[id]!;
  const { zone, host, inside, by } = card;
  const from = fromOf(card);
  if (zone === 'sacrificed' || (!anyway && withstands(w, id, 'sacrifice'))) return;
  if (isKept(w, id)) return discard(g, id, rule, anyway);
  const keeper = isInPlay(zone) ? keeperOf(w, id, 'sacrifice') : null;
  if (keeper !== null) return void store(g, id, keeper, { removed: true });
  if (isInPlay(zone) && !anyway && slip(g, id, 'sacrifice', rule)) return;
  const gear = card.gear.length ? card.gear.slice() : card.gear;
  const { def } = card;
  const leaves = grantsOf(w, id);
  const twins = twinsOf(w, id);
  const legion = wasLegion(w, id, from);
  lift(g, id);
  card.zone = 'sacrificed';
  pileOf(w, id, 'sacrificed').push(id);
  unmask(w, id);
  g.emit({ type: 'sacrificed', card: id, def, from, host: host ?? NONE, inside, by, ...legion, rule });
  const too = rulesOf(w).attachmentsOfSacrificed === 'sacrificed';
  for (const attached of gear) {
    if (too && w.cards[attached]!.zone !== 'stored' && !outlives(w, attached)) sacrifice(g, attached, 'DOT 19.6s', true);
    else goAlong(g, attached, 'DOT 19.6t');
  }
  for (const twin of twins) discard(g, twin, rule, true);
  letGo(g, leaves, host);
}
/** Into its owner's library, which is shuffled; attachments are discarded. */
export function toLibrary(g: Here, id: CardId, rule: Rule): void {
  const w = draft(g.world);
  const { gear: carried, host, owner } = w.cards[id]!;
  const from = fromOf(w.cards[id]!);
  const gear = carried.slice();
  const { def } = w.cards[id]!;
  const leaves = grantsOf(w, id);
  lift(g, id);
  w.cards[id]!.zone = 'library';
  pileOf(w, id, 'library').push(id);
  unmask(w, id);
  g.emit({ type: 'returned', card: id, def, from, to: 'library', rule });
  for (const attached of gear) goAlong(g, attached, 'DOT 19.5');
  letGo(g, leaves, host);
  shuffleLibrary(g, owner, rule);
}
/** Back to the owner's hand; attachments are discarded. Gives back its id there, which nobody has seen on the table. */
export function toHand(g: Here, from: CardId, rule: Rule): CardId {
  const w = draft(g.world);
  const { zone, owner } = w.cards[from]!;
  const id = zone === 'discard' || zone === 'sacrificed' || zone === 'sideboard' ? mingle(g, owner, zone)(from) : from;
  const { gear: carried, host, def } = w.cards[id]!;
  const left = fromOf(w.cards[id]!);
  const gear = carried.slice();
  const leaves = grantsOf(w, id);
  lift(g, id);
  w.cards[id]!.zone = 'hand';
  w.sides[owner]!.hand.push(id);
  unmask(w, id);
  g.emit({ type: 'returned', card: id, def, from: left, to: 'hand', rule });
  for (const attached of gear) goAlong(g, attached, 'DOT 19.5');
  letGo(g, leaves, host);
  return mingle(g, owner, 'hand')(id);
}
/** Its owner knows where it is, and can use it there. */
export function noteKnown(w: Draft<World>, id: CardId): void {
  if (DEFINITIONS[w.cards[id]!.def]!.uses.some(move => move.fromDiscard === true)) w.known = [...w.known, id];
}
/** What binds a card to its bearer. */
type Ties = Pick<Definition, 'grants' | 'standing'>;
const grantsOf = (w: World, id: CardId): Ties => definitionOf(w, id);
/** What a warrior is again without a card that lay on him: in play, or without the affiliation it gave. */
function letGo(g: Here, { grants, standing }: Ties, host: CardId | null): void {
  const w = draft(g.world);
  if (host === null || !isInPlay(w.cards[host]!.zone)) return;
  if (standing !== null && definitionOf(w, host).type === 'warrior') affiliationChanged(g, host);
  if (grants.some(({ ability }) => ability === 'notInPlay')) comeBack(g, host);
}
/** DOT 37.18, 15.8, 34.5: anyone who comes back into play, or what he carries, goes if another copy has come meanwhile. */
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

/** As many cards as he holds come from the bottom of his library, as far as it reaches; what he held goes there, in an order nobody knows. */
export function tradeHand(g: Here, seat: Seat, rule: Rule): void {
  if (isSealed(g.world, seat)) return;
  const w = draft(g.world);
  const side = w.sides[seat]!;
  const old = side.hand.splice(0);
  const fresh = side.library.splice(0, old.length);
  for (const id of old) w.cards[id]!.zone = 'library';
  permute(w, old, g.random);
  side.library.unshift(...old);
  for (const id of fresh) {
    w.cards[id]!.zone = 'hand';
    side.hand.push(id);
    g.emit({ type: 'drew', seat, card: id, rule });
  }
  w.shown = w.shown.filter(({ card }) => !old.includes(card) && !fresh.includes(card));
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
  const seen = cards.filter(id => g.world.cards[id]!.zone !== 'library' || !isSealed(g.world, g.world.cards[id]!.owner));
  showTo(g, seat, seen);
  g.emit({ type: 'looked', seat, at, cards: seen, rule });
}
export function stopLooking(g: Here): void {
  draft(g.world).shown.length = 0;
}
/** A card of a hand becomes another player's, in his hand. Only the two of them may know which. */
export function handOver(g: Here, chosen: CardId, to: Seat, rule: Rule): void {
  const w = draft(g.world);
  const { owner } = w.cards[chosen]!;
  const id = mingle(g, owner, 'hand')(chosen);
  drop(w.sides[owner]!.hand, id);
  w.cards[id]!.owner = to;
  w.cards[id]!.by = to;
  w.sides[to]!.hand.push(id);
  g.emit({ type: 'handedOver', seat: owner, to, rule });
  mingle(g, to, 'hand');
}
/** These hands lie open from now on; what closes is dealt again among its ids, so that nobody knows a card by its id. Silent: what opens or closes them tells. */
export function showHands(g: Here, seats: readonly Seat[]): void {
  for (const seat of g.world.open) if (!seats.includes(seat)) mingle(g, seat, 'hand');
  draft(g.world).open = [...seats];
}
