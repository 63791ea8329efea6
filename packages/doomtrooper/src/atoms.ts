/** The verbs of the game: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
import type { Random, Seat } from '@kolbiste/engine';
import { CORPORATIONS, type Change } from './cards/card.ts';
import { definitionOf } from './cards/registry.ts';
import type { Here } from './doomtrooper.ts';
import type { From, GainCause, LossCause } from './events.ts';
import type { Rule } from './rule.ts';
import { isCapable, usable } from './abilities.ts';
import { affiliationOf, bearerOf, beastOf, hasLabel, isPresent, isTribal, withstands } from './status.ts';
import { worthOf } from './values.ts';
import {
  newFight,
  byBook,
  fightNumbered,
  isInPlay,
  NOBODY,
  NOTHING,
  rulesOf,
  topFight,
  type Announced,
  type Area,
  type CardId,
  type Effect,
  type Fight,
  type Pool,
  type Tactic,
  type World,
  type Zone,
} from './world.ts';

// -- points ---------------------------------------------------------------------------------------------------------

/** Team-mates share one bank (DOT 38.10): it is kept with the first seat of the team. */
export function bankOf(w: World, seat: Seat): Seat {
  const { team } = w.sides[seat]!;
  if (team < 0 || w.mode !== 'teams') return seat;
  return w.sides.findIndex(side => side.team === team);
}
export const destinyOf = (w: World, seat: Seat): number => w.sides[bankOf(w, seat)]!.destiny;

export function gainDestiny(g: Here, seat: Seat, n: number, cause: GainCause, rule: Rule): void {
  if (n <= 0) return;
  const bank = g.world.sides[bankOf(g.world, seat)]!;
  bank.destiny += n;
  g.emit({ type: 'destinyGained', seat, n, total: bank.destiny, cause, rule });
}
/** Takes at most what there is; gives back how much it took. */
export function loseDestiny(g: Here, seat: Seat, n: number, cause: LossCause, rule: Rule): number {
  const bank = g.world.sides[bankOf(g.world, seat)]!;
  const taken = Math.min(n, bank.destiny);
  if (taken <= 0) return 0;
  bank.destiny -= taken;
  g.emit({ type: 'destinyLost', seat, n: taken, total: bank.destiny, cause, rule });
  return taken;
}
export function gainVictory(g: Here, seat: Seat, n: number, cause: GainCause, rule: Rule): void {
  if (n <= 0) return;
  const side = g.world.sides[seat]!;
  side.victory += n;
  g.emit({ type: 'victoryGained', seat, n, total: side.victory, cause, rule });
}
/** Never below zero (DOT 1.13). */
export function loseVictory(g: Here, seat: Seat, n: number, cause: LossCause, rule: Rule): number {
  const side = g.world.sides[seat]!;
  const taken = Math.min(n, side.victory);
  if (taken <= 0) return 0;
  side.victory -= taken;
  g.emit({ type: 'victoryLost', seat, n: taken, total: side.victory, cause, rule });
  return taken;
}

// -- piles ----------------------------------------------------------------------------------------------------------

const drop = (ids: CardId[], id: CardId): void => {
  const i = ids.indexOf(id);
  if (i >= 0) ids.splice(i, 1);
};

/** Ids stay where they are, definitions move among them: so an id tells nobody anything. */
export function permute(w: World, ids: readonly CardId[], random: Random): void {
  const defs: number[] = [];
  for (const id of ids) defs.push(w.cards[id]!.def);
  random.shuffle(defs);
  for (let i = 0; i < ids.length; i++) w.cards[ids[i]!]!.def = defs[i]!;
}
export function shuffleLibrary(g: Here, seat: Seat, rule: Rule): void {
  permute(g.world, g.world.sides[seat]!.library, g.random);
  g.emit({ type: 'libraryShuffled', seat, rule });
}
/** The top card of the library, if there is one. */
export function draw(g: Here, seat: Seat, rule: Rule): boolean {
  const side = g.world.sides[seat]!;
  const id = side.library.pop();
  if (id === undefined) return false;
  g.world.cards[id]!.zone = 'hand';
  side.hand.push(id);
  g.emit({ type: 'drew', seat, card: id, rule });
  return true;
}

function pileOf(w: World, id: CardId, zone: 'hand' | 'library' | 'discard' | 'sacrificed'): CardId[] {
  return w.sides[w.cards[id]!.owner]![zone];
}

/** Takes a card out of the place where it is and forgets what it was in play. */
function lift(g: Here, id: CardId): void {
  const w = g.world;
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
      if (card.host >= 0) drop(w.cards[card.host]!.gear, id);
      leaveFights(g, id);
      forget(w, id);
  }
}
function forget(w: World, id: CardId): void {
  const card = w.cards[id]!;
  card.by = card.owner;
  card.host = NOTHING;
  card.at = NOBODY;
  card.wounded = false;
  card.covered = false;
  card.inside = false;
  card.off = false;
  card.moved = -1;
  card.uncovered = -1;
  card.marks = 0;
  card.chosen = -1;
  card.sergeant = NOTHING;
  card.used = -1;
  card.turned = -1;
  for (const other of w.play) if (w.cards[other]!.sergeant === id) w.cards[other]!.sergeant = NOTHING;
  // Whoever it held prisoner, or looked after, is free.
  if (w.effects.length)
    w.effects = w.effects.filter(({ on, source, what }) => on !== id && (source !== id || (what !== 'prisoner' && what !== 'guarded')));
  if (w.orders.length) w.orders = w.orders.filter(({ attacker, defender }) => attacker !== id && defender !== id);
}

/** DOT 24.2.3: without one of its two warriors a combat is over; a lost warzone is not replaced (DOT 16.14). */
function leaveFights(g: Here, id: CardId): void {
  const w = g.world;
  for (const fight of w.fights) {
    if (fight.phase === 'declared' && w.cards[id]!.by === fight.by && definitionOf(w, id).type === 'warrior') fight.lost = true; // [DR-48]
    if (id === fight.attacker || id === fight.defender) fight.over = true;
    drop(fight.helpers, id);
    if (fight.weapons[0] === id) fight.weapons[0] = NOTHING;
    if (fight.weapons[1] === id) fight.weapons[1] = NOTHING;
    if (fight.warzone === id) {
      fight.warzone = NOTHING;
      g.emit({ type: 'warzoneLost', fight: fight.id, rule: 'DOT 16.15' });
    }
  }
}

const fromOf = (zone: Zone): From => (zone === 'hand' || zone === 'library' || zone === 'stack' || zone === 'hidden' ? zone : 'play');

/**
 * To the owner's discard pile (DOT 37.10), attachments with it (DOT 19.5). `anyway`: nothing withstands it, be it a death, the loss of
 * its host, or a card that names it.
 */
export function discard(g: Here, id: CardId, rule: Rule, anyway = false): void {
  const w = g.world;
  const card = w.cards[id]!;
  const { zone, host, inside, by } = card;
  if (zone === 'discard' || zone === 'sacrificed' || (!anyway && withstands(w, id, 'discard'))) return;
  const gear = card.gear.length ? card.gear.slice() : card.gear;
  lift(g, id);
  card.zone = 'discard';
  pileOf(w, id, 'discard').push(id);
  g.emit({ type: 'discarded', card: id, def: card.def, from: fromOf(zone), host, inside, by, rule });
  for (const attached of gear) discard(g, attached, definitionOf(w, id).type === 'warrior' ? 'DOT 19.5' : 'DOT 11.9', true);
  letGo(g, id, host);
  if (definitionOf(w, id).recycles && isInPlay(zone)) toLibrary(g, id, rule);
}
/** To the owner's sacrifice pile (DOT 37.9), which is not discarding (DOT 37.25); its attachments by the profile (DOT 19.6t, 19.6s). */
export function sacrifice(g: Here, id: CardId, rule: Rule, anyway = false): void {
  const w = g.world;
  const card = w.cards[id]!;
  const { zone, host, inside, by } = card;
  if (zone === 'sacrificed' || (!anyway && withstands(w, id, 'sacrifice'))) return;
  const gear = card.gear.length ? card.gear.slice() : card.gear;
  lift(g, id);
  card.zone = 'sacrificed';
  pileOf(w, id, 'sacrificed').push(id);
  g.emit({ type: 'sacrificed', card: id, def: card.def, from: fromOf(zone), host, inside, by, rule });
  const too = rulesOf(w).attachmentsOfSacrificed === 'sacrificed';
  for (const attached of gear) {
    if (too) sacrifice(g, attached, 'DOT 19.6s', true);
    else discard(g, attached, 'DOT 19.6t', true);
  }
  letGo(g, id, host);
}
/** Into its owner's library, which is shuffled; attachments are discarded. */
export function toLibrary(g: Here, id: CardId, rule: Rule): void {
  const w = g.world;
  const { gear: carried, host, owner } = w.cards[id]!;
  const gear = carried.slice();
  lift(g, id);
  w.cards[id]!.zone = 'library';
  pileOf(w, id, 'library').push(id);
  g.emit({ type: 'returned', card: id, to: 'library', rule });
  for (const attached of gear) discard(g, attached, 'DOT 19.5', true);
  letGo(g, id, host);
  shuffleLibrary(g, owner, rule);
}
/** Somebody else's attachment comes to a warrior of one's own (DOT 35.1). */
export function seize(g: Here, id: CardId, by: Seat, host: CardId, rule: Rule): void {
  const card = g.world.cards[id]!;
  const { by: from } = card;
  for (const attached of [id, ...card.gear]) g.world.cards[attached]!.by = by;
  if (from !== by) g.emit({ type: 'stolen', card: id, from, by, rule });
  reattach(g, id, host, rule);
}
/** An attack in a player's next turn (see `Order`). */
export function order(g: Here, seat: Seat, attacker: CardId, defender: CardId, tactic: Tactic | null, rule: Rule): void {
  const w = g.world;
  const due = w.sides[seat]!.turns + (w.active === seat ? 1 : 0);
  w.orders.push({ seat, due, attacker, defender, tactic, done: false });
  g.emit({ type: 'ordered', seat, attacker, defender, tactic, rule });
}
/** What a warrior is again without a card that lay on him: in play, or without the affiliation it gave. */
function letGo(g: Here, id: CardId, host: CardId): void {
  const w = g.world;
  if (host < 0 || !isInPlay(w.cards[host]!.zone)) return;
  const { grants, standing } = definitionOf(w, id);
  if (standing !== null && definitionOf(w, host).type === 'warrior') standOtherwise(g, host);
  if (grants.some(({ ability }) => ability === 'notInPlay')) comeBack(g, host);
}
/** DOT 37.18, 15.8, 34.5: whoever comes back into play, or what he carries, goes if another copy has come meanwhile. */
function comeBack(g: Here, id: CardId): void {
  const w = g.world;
  const isThere = (own: CardId): boolean =>
    w.play.some(
      other =>
        other !== own && w.cards[other]!.def === w.cards[own]!.def && w.cards[other]!.zone !== 'hidden' && isPresent(w, bearerOf(w, other)),
    );
  if (definitionOf(w, id).personality && isThere(id)) return discard(g, id, 'DOT 37.18');
  for (const attached of w.cards[id]!.gear.slice())
    if (definitionOf(w, attached).type === 'relic' && isThere(attached)) discard(g, attached, 'DOT 15.8');
}
/** Back to the owner's hand; attachments are discarded. */
export function toHand(g: Here, id: CardId, rule: Rule): void {
  const { gear: carried, host } = g.world.cards[id]!;
  const gear = carried.slice();
  lift(g, id);
  g.world.cards[id]!.zone = 'hand';
  pileOf(g.world, id, 'hand').push(id);
  g.emit({ type: 'returned', card: id, to: 'hand', rule });
  for (const attached of gear) discard(g, attached, 'DOT 19.5', true);
  letGo(g, id, host);
}

// -- playing --------------------------------------------------------------------------------------------------------

/** A card leaves the hand and lies open for everybody to answer (DOT 28.4). */
export function announce(g: Here, play: Announced, rule: Rule): void {
  const w = g.world;
  w.announced.push(play);
  if (play.use < 0) {
    lift(g, play.card);
    w.cards[play.card]!.zone = 'stack';
    w.cards[play.card]!.by = play.seat;
    g.emit({ type: 'played', seat: play.seat, card: play.card, on: play.on, at: play.at, spent: play.spent, rule });
  } else {
    w.cards[play.card]!.used = w.turn;
    g.emit({ type: 'used', seat: play.seat, card: play.card, use: play.use, on: play.on, spent: play.spent, rule });
  }
}
/** What was paid for it is lost. */
export function cancel(g: Here, play: Announced): void {
  const { type } = definitionOf(g.world, play.card);
  play.cancelled = true;
  g.emit({
    type: 'cancelled',
    card: play.card,
    rule: type === 'art' ? 'DOT 21.13' : type === 'special' ? 'DOT 22.4' : byBook(g.world, 'DOT 28.21t', 'DOT 28.21s'),
  });
}

function arrive(w: World, id: CardId, zone: Zone, by: Seat): void {
  const card = w.cards[id]!;
  card.zone = zone;
  card.by = by;
  card.stamp = ++w.stamp;
  w.play = [...w.play, id];
}

/** DOT 8.10: unwounded and in the open. A fitting warrior ends the countdown (DOT 1.18). */
export function enter(g: Here, id: CardId, seat: Seat, area: Area | 'outside', rule: Rule): void {
  const w = g.world;
  lift(g, id);
  arrive(w, id, area, seat);
  if (definitionOf(w, id).labels.includes('cultist')) w.cards[id]!.chosen = area === 'squad' ? 1 : 0; // [DR-79]
  if (area === 'station' && (isTribal(w, id) || definitionOf(w, id).labels.includes('stationOnly'))) w.opened = true; // DOT 20.9 [DR-74]
  g.emit({ type: 'entered', card: id, seat, area, rule });
  stopCountdown(g, seat, id);
}
export function stopCountdown(g: Here, seat: Seat, id: CardId): void {
  const side = g.world.sides[seat]!;
  if (side.countdown === 0 || !isCapable(g.world, id)) return;
  side.countdown = 0;
  g.emit({ type: 'countdownStopped', seat, rule: 'DOT 1.18' });
}
/** Face down and unpaid, in no area (DOT 9.26, 9.28). */
export function hide(g: Here, id: CardId, seat: Seat): void {
  const w = g.world;
  lift(g, id);
  arrive(w, id, 'hidden', seat);
  w.cards[id]!.covered = true;
  g.emit({ type: 'hid', card: id, seat, rule: 'DOT 9.21' });
  stopCountdown(g, seat, id);
}
/** His face is seen; he stands in his area from now on [DR-38]. */
export function show(g: Here, id: CardId, area: Area | 'outside', rule: Rule): void {
  const w = g.world;
  w.cards[id]!.zone = area;
  if (definitionOf(w, id).labels.includes('cultist')) w.cards[id]!.chosen = area === 'squad' ? 1 : 0; // [DR-79]
  g.emit({ type: 'revealed', card: id, seat: w.cards[id]!.by, rule });
  if (area === 'station' && (isTribal(w, id) || definitionOf(w, id).labels.includes('stationOnly'))) w.opened = true; // [DR-74]
}
export function cover(g: Here, id: CardId, rule: Rule): void {
  const w = g.world;
  if (w.cards[id]!.covered || !isInPlay(w.cards[id]!.zone)) return;
  for (const attached of w.cards[id]!.gear) if (w.cards[attached]!.inside) board(g, attached, false, 'DOT 11.34');
  w.cards[id]!.covered = true;
  g.emit({ type: 'covered', card: id, rule });
  const fight = topFight(w);
  if (fight !== null && rulesOf(w).forcedCoverEndsAttack && (id === fight.attacker || id === fight.defender)) fight.over = true; // DOT 9.8s
}
export function uncover(g: Here, id: CardId, rule: Rule): void {
  const card = g.world.cards[id]!;
  card.covered = false;
  card.uncovered = g.world.turn;
  g.emit({ type: 'uncovered', card: id, rule });
}
export function transfer(g: Here, id: CardId, area: Area | 'outside', rule: Rule): void {
  const card = g.world.cards[id]!;
  const from = card.zone;
  card.zone = area;
  card.moved = g.world.sides[card.by]!.draws;
  g.emit({ type: 'transferred', card: id, area, rule });
  leaveStation(g, id, from);
}
/** DOT 18.8, 18.14: no beast leaves the Stations, whether it is ridden or fights itself. To another Station it may go (DOT 18.9). */
function leaveStation(g: Here, id: CardId, from: Zone): void {
  const w = g.world;
  if (from !== 'station' || w.cards[id]!.zone === 'station') return;
  if (hasLabel(w, id, 'beast')) return discard(g, id, 'DOT 18.14');
  const beast = beastOf(w, id);
  if (beast >= 0) discard(g, beast, 'DOT 18.8');
}
export function attach(g: Here, id: CardId, host: CardId, by: Seat, rule: Rule): void {
  const w = g.world;
  lift(g, id);
  arrive(w, id, 'attached', by);
  w.cards[id]!.host = host;
  w.cards[host]!.gear.push(id);
  g.emit({ type: 'attached', card: id, to: host, rule });
  if (definitionOf(w, id).standing !== null) standOtherwise(g, host);
}
/** What follows when a warrior's affiliations have changed. */
function standOtherwise(g: Here, warrior: CardId): void {
  leaveLostVehicles(g, warrior);
  dissolveUnits(g);
}
/** DOT 31.14, 31.15: a unit needs the corporation of its sergeant, his own and that of somebody in it. */
function dissolveUnits(g: Here): void {
  const w = g.world;
  const sergeants = new Set<CardId>();
  for (const id of w.play) if (w.cards[id]!.sergeant >= 0) sergeants.add(w.cards[id]!.sergeant);
  for (const sergeant of sergeants) {
    const corporation = definitionOf(w, sergeant).affiliation & CORPORATIONS;
    const unit = w.play.filter(id => w.cards[id]!.sergeant === sergeant);
    const leads = (affiliationOf(w, sergeant) & corporation) !== 0;
    if (leads && unit.some(id => (affiliationOf(w, id) & corporation) !== 0)) continue;
    for (const id of unit) w.cards[id]!.sergeant = NOTHING;
    g.emit({ type: 'unitDissolved', sergeant, rule: leads ? 'DOT 31.15' : 'DOT 31.14' });
  }
}
/** A warrior joins the unit of a sergeant for good (DOT 31.11). */
export function assign(g: Here, id: CardId, sergeant: CardId): void {
  g.world.cards[id]!.sergeant = sergeant;
  g.emit({ type: 'assigned', card: id, to: sergeant, rule: 'DOT 31.10' });
}
/** DOT 11.35: whoever loses the affiliation that entitled him to his vehicle gets out. */
function leaveLostVehicles(g: Here, warrior: CardId): void {
  const w = g.world;
  for (const id of w.cards[warrior]!.gear) {
    if (w.cards[id]!.inside && hasLabel(w, id, 'vehicle') && !usable(w, id, warrior)) board(g, id, false, 'DOT 11.35');
  }
}
/** Moves an attachment to another bearer without leaving play. */
export function reattach(g: Here, id: CardId, host: CardId, rule: Rule): void {
  const w = g.world;
  const card = w.cards[id]!;
  if (card.host >= 0) drop(w.cards[card.host]!.gear, id);
  card.host = host;
  card.inside = false;
  w.cards[host]!.gear.push(id);
  g.emit({ type: 'attached', card: id, to: host, rule });
}
export function place(g: Here, id: CardId, by: Seat, area: Area | 'player' | 'table', at: Seat, rule: Rule): void {
  const w = g.world;
  lift(g, id);
  arrive(w, id, area, by);
  w.cards[id]!.at = at;
  g.emit({ type: 'placed', card: id, seat: at < 0 ? by : at, area, rule });
}
export function board(g: Here, vehicle: CardId, inside: boolean, rule: Rule): void {
  g.world.cards[vehicle]!.inside = inside;
  g.emit({ type: 'boarded', vehicle, inside, rule });
}
export function choose(g: Here, id: CardId, choice: number, rule: Rule): void {
  g.world.cards[id]!.chosen = choice;
  g.emit({ type: 'chose', card: id, choice, rule });
  const { standing, labels } = definitionOf(g.world, id);
  if (standing !== null && g.world.cards[id]!.host >= 0) standOtherwise(g, g.world.cards[id]!.host);
  if (labels.includes('cultist')) standOtherwise(g, id);
}
export function mark(g: Here, id: CardId, n: number, rule: Rule): void {
  const card = g.world.cards[id]!;
  card.marks += n;
  g.emit({ type: 'marked', card: id, marks: card.marks, rule });
}
export function switchGift(g: Here, id: CardId): void {
  const card = g.world.cards[id]!;
  card.off = !card.off;
  card.turned = g.world.stamp;
  g.emit({ type: 'switched', card: id, off: card.off, rule: definitionOf(g.world, id).type === 'symmetry' ? 'DOT 13.18s' : 'DOT 19.4' });
}
/** DOT 35.1: to the thief's side; attachments come along [DR-84]. A stolen combatant ends the combat (DOT 28.27). */
export function steal(g: Here, id: CardId, by: Seat, area: Area | 'outside', rule: Rule): void {
  const w = g.world;
  const card = w.cards[id]!;
  const { by: from, zone } = card;
  card.by = by;
  card.zone = area;
  for (const attached of card.gear) w.cards[attached]!.by = by;
  card.sergeant = NOTHING; // a unit is of one player
  for (const other of w.play) if (w.cards[other]!.sergeant === id) w.cards[other]!.sergeant = NOTHING;
  for (const fight of w.fights) if (id === fight.attacker || id === fight.defender) fight.over = true;
  g.emit({ type: 'stolen', card: id, from, by, rule });
  leaveStation(g, id, zone);
  stopCountdown(g, by, id);
}

// -- harm -----------------------------------------------------------------------------------------------------------

export function wound(g: Here, id: CardId, by: CardId, rule: Rule): void {
  g.world.cards[id]!.wounded = true;
  g.emit({ type: 'wounded', card: id, by, rule });
}
/** A dead Doomtrooper stays, a Heretic in the Kohort of his player (DOT 32.27). */
export function convert(g: Here, id: CardId): void {
  const w = g.world;
  w.cards[id]!.wounded = false;
  w.cards[id]!.zone = 'cohort';
  last(g, { card: id, seat: w.cards[id]!.by }, 'converted', id, {}, 'DOT 32.27');
  g.emit({ type: 'converted', card: id, rule: 'DOT 32.27' });
  for (const fight of w.fights) if (id === fight.attacker || id === fight.defender) fight.over = true;
  standOtherwise(g, id);
}
export function heal(g: Here, id: CardId, rule: Rule): void {
  if (!g.world.cards[id]!.wounded) return;
  g.world.cards[id]!.wounded = false;
  g.emit({ type: 'healed', card: id, rule });
}
/** Says who died and what he was worth; the card still lies on the table. */
/** Automatically, or by a second wound. */
export function kill(g: Here, id: CardId, by: CardId, fight: number): number {
  const value = worthOf(g.world, id, fightNumbered(g.world, fight)); // DOT 24.8.2t [DR-55]
  g.emit({ type: 'killed', card: id, by, value, fight, rule: g.world.cards[id]!.wounded ? 'DOT 24.6.5' : 'DOT 24.6.4' });
  return value;
}

// -- actions --------------------------------------------------------------------------------------------------------

export const newPool = (seat: Seat, standard: boolean, source: CardId, open: number, attack: number, peaceful: number): Pool => ({
  seat,
  standard,
  source,
  open,
  attack,
  peaceful,
  allowance: standard ? 1 : 0,
  locked: false,
  attacked: false,
});
export const actionsLeft = (pool: Pool): number => pool.open + pool.attack + pool.peaceful;

/** DOT 7.14: taking an action fixes its kind. */
export function takeActions(g: Here, pool: Pool, n: number, attack: boolean, rule: Rule): void {
  const { open } = pool;
  for (let i = 0; i < n; i++) {
    if (attack) {
      if (pool.attack > 0) pool.attack--;
      else if (pool.open > 0) pool.open--;
      else pool.peaceful--;
    } else if (pool.peaceful > 0) pool.peaceful--;
    else pool.open--;
  }
  g.world.stamp++;
  if (attack) {
    if (pool.open < open) pool.allowance--; // DOT 7.16
    pool.attacked = true;
    if (pool.standard) pool.locked = true; // DOT 7.7
  }
  g.emit({ type: 'actionTaken', seat: pool.seat, n, left: actionsLeft(pool), attack, rule });
}
/** A Corporate Leader turns an action of any kind into an attack (DOT 7.21). */
export function convertAction(g: Here, pool: Pool): void {
  if (pool.attack > 0) pool.attack--;
  else if (pool.peaceful > 0) pool.peaceful--;
  else pool.open--;
  g.world.stamp++;
  pool.attacked = true;
  if (pool.standard) pool.locked = true; // DOT 7.7
  g.emit({ type: 'actionTaken', seat: pool.seat, n: 1, left: actionsLeft(pool), attack: true, rule: 'DOT 7.21' });
}
export function loseActions(g: Here, pool: Pool, rule: Rule): void {
  const n = actionsLeft(pool);
  if (n === 0) return;
  pool.open = 0;
  pool.attack = 0;
  pool.peaceful = 0;
  g.emit({ type: 'actionsLost', seat: pool.seat, n, rule });
}

// -- combat ---------------------------------------------------------------------------------------------------------

export function openFight(g: Here, by: Seat): Fight {
  const w = g.world;
  const fight = newFight(++w.fightCount, by);
  w.fights.push(fight);
  g.emit({ type: 'attackDeclared', seat: by, fight: fight.id, rule: 'DOT 24.1.1' });
  return fight;
}
export function pair(g: Here, fight: Fight, attacker: CardId, defender: CardId): void {
  fight.attacker = attacker;
  fight.defender = defender;
  fight.phase = 'paired';
  g.emit({ type: 'paired', fight: fight.id, attacker, defender, rule: 'DOT 24.2.1' });
}
export function setTactic(g: Here, fight: Fight, tactic: Tactic, rule: Rule): void {
  fight.tactic = tactic;
  g.emit({ type: 'tacticChosen', fight: fight.id, tactic, rule });
}
export function setWarzone(g: Here, fight: Fight, zone: CardId, rule: Rule): void {
  fight.warzone = zone;
  fight.zoned = true;
  g.emit({ type: 'warzoneChosen', fight: fight.id, card: zone, rule });
}
export function drawWeapon(g: Here, fight: Fight, side: 0 | 1, weapon: CardId): void {
  fight.weapons[side] = weapon;
  g.emit({
    type: 'weaponChosen',
    fight: fight.id,
    warrior: side === 0 ? fight.attacker : fight.defender,
    card: weapon,
    rule: 'DOT 24.5.6',
  });
}
/** Another warrior takes a role: modifiers on the one replaced end [DR-62]. */
export function swap(g: Here, fight: Fight, role: 'attacker' | 'defender', id: CardId, rule: Rule): void {
  const w = g.world;
  const before = role === 'attacker' ? fight.attacker : fight.defender;
  w.effects = w.effects.filter(effect => effect.fight !== fight.id || effect.on !== before);
  if (role === 'attacker') fight.attacker = id;
  else fight.defender = id;
  fight.weapons[role === 'attacker' ? 0 : 1] = NOTHING;
  g.emit({ type: 'swapped', fight: fight.id, role, card: id, rule });
}
export function endFight(g: Here, fight: Fight, how: 'resolved' | 'brokenOff' | 'noAttack', rule: Rule): void {
  const w = g.world;
  drop(w.fights as unknown as CardId[], fight as unknown as CardId);
  if (w.effects.length) w.effects = w.effects.filter(effect => effect.fight !== fight.id); // DOT 21.14
  const { attacker, defender, helpers, tactic, weapons, hurt } = fight;
  g.emit({ type: 'combatEnded', fight: fight.id, how, attacker, defender, helpers, tactic, weapons, hurt, rule });
}

const NO_CHANGE: Change = [0, 0, 0, 0];

/** Changes ratings until the combat or somebody's turn. */
export function strengthen(
  g: Here,
  play: { readonly card: CardId; readonly seat: Seat },
  on: CardId,
  ratings: Change,
  lasts: {
    readonly fight?: number;
    readonly until?: Seat;
    readonly draw?: boolean;
    readonly layer?: Effect['layer'];
    /** Only when he attacks. */ readonly attacking?: boolean;
    /** Only when he defends. */ readonly defending?: boolean;
  },
  rule: Rule,
): void {
  const w = g.world;
  w.effects.push({
    source: play.card,
    def: w.cards[play.card]!.def,
    by: play.seat,
    on,
    what: 'ratings',
    ratings,
    layer: lasts.layer ?? 'add',
    fight: lasts.fight ?? 0,
    until: lasts.until ?? NOBODY,
    draw: lasts.draw ?? false,
    n: lasts.attacking ? 1 : lasts.defending ? 2 : 0,
    stamp: ++w.stamp,
  });
  g.emit({ type: 'strengthened', card: on, ratings, times: lasts.layer === 'multiply', by: play.card, rule });
}
/** An ability or a lock for a time. */
export function last(
  g: Here,
  play: { readonly card: CardId; readonly seat: Seat },
  what: string,
  on: CardId,
  lasts: { readonly fight?: number; readonly until?: Seat; readonly n?: number },
  rule: Rule,
): void {
  const w = g.world;
  w.effects.push({
    source: play.card,
    def: w.cards[play.card]!.def,
    by: play.seat,
    on,
    what,
    ratings: NO_CHANGE,
    layer: 'add',
    fight: lasts.fight ?? 0,
    until: lasts.until ?? NOBODY,
    draw: false,
    n: lasts.n ?? 0,
    stamp: ++w.stamp,
  });
  g.emit({ type: 'lasting', what, card: on, by: play.card, rule });
}
/** What lasts until a player's turn, or until his draw step, ends. */
export function endEffects(w: World, seat: Seat, draw: boolean): void {
  if (w.effects.length) w.effects = w.effects.filter(effect => effect.until !== seat || effect.draw !== draw);
}
export const isLocked = (w: World, what: string): boolean => {
  for (const effect of w.effects) if (effect.what === what) return true;
  return false;
};
