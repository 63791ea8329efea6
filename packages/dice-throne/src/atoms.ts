/** The verbs: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
import type { Scope, Seat } from '@kolbiste/engine';
import type { DiceThrone, LeftBy } from './events.ts';
import { statusNamed } from './registry.ts';
import {
  EVERYBODY,
  MAX_CP,
  type CardId,
  type DamageType,
  type Line,
  type Packet,
  type Phase,
  type RollPurpose,
  type Rule,
  type World,
} from './state.ts';
import { boxIndex, countOf, definitionOf, healthCap, heroOf, limitOf, partnerOf, sumOf, teamOf } from './world.ts';

type Here = Scope<DiceThrone>;

// -- phases -------------------------------------------------------------------------------------------------------

export function enterPhase(g: Here, phase: Phase, rule: Rule): void {
  g.world.phase = phase;
  g.emit({ type: 'phaseBegan', seat: g.world.active, phase, rule });
}
export const mark = (w: World, seat: Seat, what: string): void => void w.players[seat]!.marks.push(what);

// -- cards --------------------------------------------------------------------------------------------------------

/** Who sees a hand: its player, in teams the partner too (DIT 10.3, R63). */
export function handBits(w: World, seat: Seat): number {
  const partner = partnerOf(w, seat);
  return (1 << seat) | (partner >= 0 && w.switches.sharedHands ? 1 << partner : 0);
}
/** Permutes definitions among the ids of the deck: ids tell nothing. */
export function shuffleDeck(g: Here, seat: Seat, rule: Rule, reshuffle = false): void {
  const { world: w } = g;
  const { deck } = w.players[seat]!;
  const faces = deck.map(id => w.cards[id]!);
  // In order first: what comes out follows from the randomness and the set alone.
  g.random.shuffle(faces);
  deck.forEach((id, i) => {
    w.cards[id] = faces[i]!;
    w.known[id] = 0;
  });
  g.emit({ type: 'shuffled', seat, reshuffle, rule });
}
/** Draws from the top; an empty deck is made of the discard pile in mid-draw; with both empty the rest is skipped (DIT 7.3, R76). */
export function draw(g: Here, seat: Seat, n: number, rule: Rule): CardId[] {
  const { world: w } = g;
  const player = w.players[seat]!;
  const drawn: CardId[] = [];
  while (drawn.length < n) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      player.deck = player.discard;
      player.discard = [];
      shuffleDeck(g, seat, 'DIT 7.3', true);
    }
    const id = player.deck.pop()!;
    w.known[id]! |= handBits(w, seat);
    player.hand.push(id);
    drawn.push(id);
  }
  if (n > 0) g.emit({ type: 'drew', seat, cards: drawn, missing: n - drawn.length, rule });
  return drawn;
}
export function leaveHand(w: World, seat: Seat, id: CardId): void {
  const { hand } = w.players[seat]!;
  hand.splice(hand.indexOf(id), 1);
}
/** Face up on the discard pile: public (DIT 2.10). */
export function putOnDiscard(w: World, seat: Seat, id: CardId): void {
  w.known[id] = EVERYBODY;
  w.players[seat]!.discard.push(id);
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
/** The card is laid on its box; a covered II stays beneath (DIT 7.18, 7.21, R79). */
export function layUpgrade(g: Here, seat: Seat, id: CardId, rule: Rule): void {
  const { world: w } = g;
  const card = definitionOf(w, id);
  if (card.type !== 'upgrade') return;
  const player = w.players[seat]!;
  w.known[id] = EVERYBODY;
  player.upgrades.push(id);
  player.levels[boxIndex(heroOf(w, seat), card.box)] = card.level;
  player.marks.push('upgrade');
  g.emit({ type: 'upgraded', seat, card: id, box: card.box, level: card.level, rule });
}

// -- combat points and health -------------------------------------------------------------------------------------

/** Up to fifteen; the rest is lost (DIT 4.3, 4.4). */
export function gainCp(g: Here, seat: Seat, n: number, rule: Rule): void {
  if (n <= 0) return;
  const player = g.world.players[seat]!;
  const gained = Math.min(n, MAX_CP - player.cp);
  player.cp += gained;
  g.emit({ type: 'cpGained', seat, gained, lost: n - gained, cp: player.cp, rule });
}
export function payCp(g: Here, seat: Seat, n: number, rule: Rule): void {
  if (n <= 0) return;
  const player = g.world.players[seat]!;
  player.cp -= n;
  g.emit({ type: 'cpPaid', seat, paid: n, cp: player.cp, rule });
}
/** What there is, even if the thief is full (DIT 8.12, R45). */
export function stealCp(g: Here, seat: Seat, from: Seat, n: number, rule: Rule): void {
  const { players } = g.world;
  const taken = Math.min(n, players[from]!.cp);
  players[from]!.cp -= taken;
  players[seat]!.cp = Math.min(MAX_CP, players[seat]!.cp + taken);
  g.emit({ type: 'cpStolen', seat, from, n: taken, rule });
}
/** Not damage: it cannot be prevented and sets nothing off (DIT 8.11, R45). */
export function stealHealth(g: Here, seat: Seat, from: Seat, n: number, rule: Rule): void {
  const { world: w } = g;
  const [mine, theirs] = [teamOf(w, seat), teamOf(w, from)];
  const taken = Math.min(n, w.dials[theirs]!);
  w.dials[theirs]! -= taken;
  const gained = Math.min(taken, healthCap(w) - w.dials[mine]!);
  w.dials[mine]! += gained;
  g.emit({ type: 'healthStolen', seat, from, n: taken, gained, rule });
}
/** At once, but in upkeep and in the defensive roll phase with the total (DIT 12.1.4, 12.6.11, R42). */
export function heal(g: Here, seat: Seat, n: number, rule: Rule): void {
  const { world: w } = g;
  if (n <= 0) return;
  if (w.pooling && w.switches.healing === 'pooled') {
    w.heals[seat]! += n;
    g.emit({ type: 'healWaits', seat, n, rule: 'DIT R42' });
    return;
  }
  const dial = teamOf(w, seat);
  const gained = Math.min(n, healthCap(w) - w.dials[dial]!);
  w.dials[dial]! += gained;
  g.emit({ type: 'healed', seat, n, gained, health: w.dials[dial]!, rule });
}

// -- statuses -----------------------------------------------------------------------------------------------------

/** Up to the stack limit; surplus tokens are not created (DIT 6.15, R85). */
export function give(g: Here, seat: Seat, by: Seat, status: string, n: number, rule: Rule): number {
  const { world: w } = g;
  if (n <= 0 || !w.players[seat]!.alive) return 0;
  const definition = statusNamed(status);
  const room = Math.max(0, limitOf(w, seat, status) - countOf(w, seat, status));
  const added = Math.min(n, room);
  for (let i = 0; i < added; i++) w.players[seat]!.tokens.push({ status, by, state: definition.arrives?.(w, seat, by) ?? 0 });
  g.emit({ type: 'statusGained', seat, by, status, n: added, surplus: n - added, rule });
  return added;
}
/** Takes tokens of a status off a board; of several the one that came first, unless a state is asked for. */
export function take(g: Here, seat: Seat, status: string, n: number, how: LeftBy, rule: Rule, state: number | null = null): number {
  const { tokens } = g.world.players[seat]!;
  let taken = 0;
  for (let i = 0; i < tokens.length && taken < n;) {
    if (tokens[i]!.status !== status || (state !== null && tokens[i]!.state !== state)) {
      i++;
      continue;
    }
    tokens.splice(i, 1);
    taken++;
  }
  if (taken > 0) g.emit({ type: 'statusLeft', seat, status, n: taken, how, rule });
  return taken;
}
/** To another board, as it is (DIT 6.52). */
export function moveToken(g: Here, from: Seat, to: Seat, status: string, state: number, rule: Rule): void {
  const { players } = g.world;
  const at = players[from]!.tokens.findIndex(token => token.status === status && token.state === state);
  if (at < 0) return;
  const [token] = players[from]!.tokens.splice(at, 1);
  players[to]!.tokens.push(token!);
  g.emit({ type: 'statusMoved', from, to, status, rule });
}
/** For this player, to the end of the game (DIT 6.17, 6.18). */
export function raiseLimit(g: Here, seat: Seat, status: string, n: number, rule: Rule): void {
  const { raised } = g.world.players[seat]!;
  raised[status] = (raised[status] ?? 0) + n;
  g.emit({ type: 'limitRaised', seat, status, limit: limitOf(g.world, seat, status), rule });
}
export function moveCompanion(g: Here, seat: Seat, to: Seat, rule: Rule): void {
  g.world.players[seat]!.companion = to;
  g.emit({ type: 'companionMoved', seat, to, rule });
}

// -- dice ---------------------------------------------------------------------------------------------------------

const ALL_DICE: readonly (readonly number[])[] = [0, 1, 2, 3, 4, 5].map(n => Array.from({ length: n }, (_, i) => i));
export function throwNew(g: Here, seat: Seat, purpose: RollPurpose, n: number, left: number, source: string, rule: Rule): void {
  const dice: number[] = [];
  for (let i = 0; i < n; i++) dice.push(g.random.die());
  g.world.rolls.push({ seat, purpose, dice, left, open: true, changed: false, foreign: -1, announced: '', source });
  g.emit({ type: 'rolled', seat, purpose, dice: dice.slice(), thrown: ALL_DICE[n] ?? dice.map((_, i) => i), left, source, rule });
}
/** Throws some dice of the current roll again. */
export function throwAgain(g: Here, which: readonly number[], rule: Rule): void {
  const roll = g.world.rolls[g.world.rolls.length - 1]!;
  for (const die of which) roll.dice[die] = g.random.die();
  g.emit({
    type: 'rolled',
    seat: roll.seat,
    purpose: roll.purpose,
    dice: roll.dice.slice(),
    thrown: which.slice(),
    left: roll.left,
    source: roll.source,
    rule,
  });
}
/** Even to the value it had: something was applied to the die (DIT R15). */
export function setDie(g: Here, seat: Seat, die: number, to: number, rule: Rule): void {
  const roll = g.world.rolls[g.world.rolls.length - 1]!;
  const from = roll.dice[die]!;
  roll.dice[die] = to;
  roll.changed = true;
  g.emit({ type: 'dieChanged', seat, of: roll.seat, die, from, to, rule });
}

// -- damage -------------------------------------------------------------------------------------------------------

export function addLine(g: Here, packet: Packet, line: Line): void {
  packet.lines.push(line);
  g.emit({ type: 'damageAdded', to: packet.to, by: packet.by, damage: packet.type, line, rule: line.rule });
}
/** Damage that waits for the end of the phase. What has no type is one packet per recipient (DIT R29, R39). */
export function threaten(g: Here, to: Seat, by: Seat, type: DamageType, attack: boolean, line: Line): void {
  const { packets } = g.world;
  let packet = packets.find(
    each => each.to === to && each.type === type && each.attack === attack && (each.by === by || type === 'untyped'),
  );
  if (!packet) packets.push((packet = { to, by, type, attack, lines: [] }));
  addLine(g, packet, line);
}

/** Takes damage and healing off and onto the dials at one moment, and says so once per dial and hero (DIT 12.6.11, R43, R59). */
function apply(
  g: Here,
  damage: readonly number[],
  healing: readonly number[],
  ultimate: readonly boolean[],
  isolated: boolean,
  rule: Rule,
): void {
  const { world: w } = g;
  const change = w.dials.map(() => 0);
  for (let seat = 0; seat < w.players.length; seat++) change[teamOf(w, seat)]! += healing[seat]! - damage[seat]!;
  const cap = healthCap(w);
  for (let dial = 0; dial < w.dials.length; dial++) w.dials[dial] = Math.max(0, Math.min(cap, w.dials[dial]! + change[dial]!));
  if (w.attack && !isolated)
    for (let seat = 0; seat < w.players.length; seat++)
      if (w.dials[teamOf(w, seat)] === 0 && w.attack.marks.includes(`survives ${seat}`)) {
        w.dials[teamOf(w, seat)] = 1;
        g.emit({ type: 'survived', seat, rule: 'DIT 7.25' });
      }
  g.emit({ type: 'settled', damage, healing, dials: w.dials.slice(), rule });
  for (let seat = 0; seat < w.players.length; seat++)
    if (damage[seat]! > 0)
      g.emit({
        type: 'damaged',
        seat,
        n: damage[seat]!,
        health: w.dials[teamOf(w, seat)]!,
        ultimate: ultimate[seat]!,
        isolated,
        rule: w.mode === 'teams' ? 'DIT 10.9' : 'DIT 13.2',
      });
}
/** The end of a phase's total. */
export function settle(g: Here, rule: Rule): void {
  const { world: w } = g;
  const damage = w.players.map(() => 0);
  const ultimate = w.players.map(() => false);
  for (const packet of w.packets) {
    if (packet.to < 0 || !w.players[packet.to]!.alive) continue;
    const { final } = sumOf(w, packet);
    damage[packet.to]! += final;
    if (packet.type === 'ultimate') ultimate[packet.to] = true;
  }
  const healing = w.heals;
  w.heals = w.players.map(() => 0);
  w.packets = [];
  w.pooling = false;
  if (damage.some(n => n > 0) || healing.some(n => n > 0)) apply(g, damage, healing, ultimate, false, rule);
}
/** Isolated damage changes the dial at once (DIT 15.18, R38). */
export function dealIsolated(g: Here, packet: Packet): void {
  const { final } = sumOf(g.world, packet);
  if (final <= 0) return;
  const damage = g.world.players.map((_, seat) => (seat === packet.to ? final : 0));
  const none = g.world.players.map(() => 0);
  apply(
    g,
    damage,
    none,
    none.map((_, seat) => seat === packet.to && packet.type === 'ultimate'),
    true,
    'DIT 15.18',
  );
}
