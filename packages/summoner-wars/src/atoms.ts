/** The verbs of the game: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
import type { Scope } from '@kolbiste/engine';
import { NOWHERE, type Square } from './board.ts';
import { definitionAt } from './cards/catalogue.ts';
import type { SummonerWars } from './events.ts';
import { KNOWN_TO_ALL, MOVED, ROLLED, ROUSED, type CardId, type Lasting, type Player, type Rule, type Side, type World } from './state.ts';
import { crossing, isVine, isWall, neighbours, onVine, partnerOf, unitOf } from './world.ts';

export type Here = Scope<SummonerWars>;

function drop(from: CardId[], id: CardId): void {
  const at = from.indexOf(id);
  if (at >= 0) from.splice(at, 1);
}
/** Whoever looks at a card of the side: its seat, and the partner's where hands are shared. */
export const seatBits = (w: World, side: Side): number => 1 << w.seats[side]!;
function handBits(w: World, side: Side): number {
  const partner = partnerOf(w, side);
  return seatBits(w, side) | (partner >= 0 && w.switches.sharedHands ? seatBits(w, partner) : 0);
}
const open = (w: World, id: CardId): void => void (w.cards[id]!.known = KNOWN_TO_ALL);

// -- piles --------------------------------------------------------------------------------------------------------

/** Until the hand holds five; an empty pile gives nothing and is never refilled (SUM 7.1.1, 7.1.3, 7.1.4). */
export function drawUpTo(g: Here, side: Side, size: number): void {
  const player = g.world.sides[side]!;
  const cards: CardId[] = [];
  const bits = handBits(g.world, side);
  while (player.hand.length < size && player.draw.length) {
    const card = player.draw.pop()!;
    g.world.cards[card]!.known |= bits;
    player.hand.push(card);
    cards.push(card);
  }
  if (cards.length || player.hand.length < size) g.emit({ type: 'drew', side, cards, rule: cards.length ? 'SUM 7.1.1' : 'SUM 7.1.3' });
}

/** Each magic point is the top card of the magic pile, moved face up onto the own discard pile (SUM 7.2.3). */
export function pay(g: Here, side: Side, cost: number, rule: Rule = 'SUM 7.2.3'): void {
  if (cost === 0) return;
  const { magic, discard } = g.world.sides[side]!;
  const cards: CardId[] = [];
  for (let i = 0; i < cost; i++) {
    const card = magic.pop()!;
    open(g.world, card);
    discard.push(card);
    cards.push(card);
  }
  g.emit({ type: 'paid', side, cards, rule });
}

/** Onto the top of a magic pile, in the order given; its owner may look at it (SUM 7.6.3, D3). */
function ontoMagic(w: World, side: Side, cards: readonly CardId[]): void {
  const bits = seatBits(w, side);
  for (const card of cards) {
    w.cards[card]!.known |= bits;
    w.sides[side]!.magic.push(card);
  }
}
export function collect(g: Here, side: Side, cards: readonly CardId[], rule: Rule): void {
  ontoMagic(g.world, side, cards);
  g.emit({ type: 'collected', side, cards: [...cards], rule });
}
export function buildMagic(g: Here, side: Side, card: CardId): void {
  drop(g.world.sides[side]!.hand, card);
  ontoMagic(g.world, side, [card]);
  g.emit({ type: 'magicBuilt', side, card, rule: 'SUM 7.6.1' });
}
/** The top cards of a magic pile onto another's, as one block (SUM H5). */
export function moveMagic(g: Here, from: Side, to: Side, count: number, rule: Rule): void {
  const { magic } = g.world.sides[from]!;
  const cards = magic.splice(magic.length - count, count);
  ontoMagic(g.world, to, cards);
  g.emit({ type: 'magicMoved', from, to, cards, rule });
}
/** From the own discard pile onto the own magic pile. */
export function recover(g: Here, side: Side, cards: readonly CardId[], rule: Rule): void {
  for (const card of cards) drop(g.world.sides[side]!.discard, card);
  ontoMagic(g.world, side, cards);
  g.emit({ type: 'recovered', side, cards: [...cards], rule });
}
/** Out of an opponent's magic pile onto the own one. */
export function save(g: Here, side: Side, from: Side, card: CardId, rule: Rule): void {
  drop(g.world.sides[from]!.magic, card);
  ontoMagic(g.world, side, [card]);
  g.emit({ type: 'saved', side, from, card, rule });
}

/** Face up onto the pile of whoever caused it (SUM 10.2.1, 10.2.2). The cards must have been lifted from where they were. */
export function discard(g: Here, side: Side, cards: readonly CardId[], rule: Rule): void {
  for (const card of cards) {
    open(g.world, card);
    g.world.sides[side]!.discard.push(card);
  }
  g.emit({ type: 'discarded', side, cards: [...cards], rule });
}
/** A unit on the battlefield with all that lies under it (SUM 10.9.5). */
export function discardUnit(g: Here, causer: Side, id: CardId, rule: Rule): void {
  discard(g, causer, liftOff(g.world, id), rule);
}
export function discardUnder(g: Here, unit: CardId, card: CardId, rule: Rule): void {
  drop(g.world.cards[unit]!.under, card);
  discard(g, g.world.cards[unit]!.controller, [card], rule);
}

export function lookAt(g: Here, side: Side, of: Side, pile: 'hand' | 'draw', cards: readonly CardId[], rule: Rule): void {
  for (const card of cards) g.world.cards[card]!.known |= seatBits(g.world, side);
  g.emit({ type: 'lookedAt', side, of, pile, cards: [...cards], rule });
}
export function reveal(g: Here, side: Side, card: CardId, rule: Rule): void {
  open(g.world, card);
  g.emit({ type: 'revealed', side, card, rule });
}
/** Cards that lay on top of a draw pile go back: some to the bottom, the rest on top, last one uppermost (SUM D16). */
export function putBack(g: Here, side: Side, of: Side, bottom: readonly CardId[], top: readonly CardId[], rule: Rule): void {
  const { draw } = g.world.sides[of]!;
  for (const card of bottom) drop(draw, card);
  for (const card of top) drop(draw, card);
  for (const card of bottom) draw.unshift(card);
  for (const card of top) draw.push(card);
  g.emit({ type: 'putBack', side, of, bottom: bottom.length, top: top.length, rule });
}
/** Out of a pile into the hand. */
export function take(g: Here, side: Side, from: Side, pile: 'hand' | 'draw' | 'discard', card: CardId, rule: Rule): void {
  drop(g.world.sides[from]![pile], card);
  g.world.cards[card]!.known |= handBits(g.world, side);
  g.world.sides[side]!.hand.push(card);
  g.emit({ type: 'taken', side, from, card, pile, rule });
}
/** Definitions are permuted among the ids of the pile, so that an id tells nobody anything. */
export function shuffle(g: Here, side: Side, rule: Rule): void {
  shufflePile(g.world, g.world.sides[side]!, g.random);
  g.emit({ type: 'shuffled', side, rule });
}
export function shufflePile(w: World, { draw }: Player, random: Here['random']): void {
  const definitions = draw.map(id => w.cards[id]!.definition);
  random.shuffle(definitions);
  draw.forEach((id, i) => {
    w.cards[id]!.definition = definitions[i]!;
    w.cards[id]!.known = 0;
  });
}

// -- onto and off the battlefield ---------------------------------------------------------------------------------

/** Puts a card on a square under a side's control. */
export function putDown(w: World, id: CardId, side: Side, square: Square): void {
  const card = w.cards[id]!;
  card.controller = side;
  card.square = square;
  open(w, id);
  if (isVine(w, id)) {
    w.vines[square] = id;
    w.vinesGrown++;
  } else w.top[square] = id;
  w.sides[side]![isWall(w, id) ? 'walls' : 'units'].push(id);
}
/** Takes a card off the battlefield; gives it and all that lay under it, the card itself first. */
export function liftOff(w: World, id: CardId): CardId[] {
  const card = w.cards[id]!;
  if (isVine(w, id)) {
    w.vines[card.square] = -1;
    w.vinesGrown--;
  } else w.top[card.square] = -1;
  drop(w.sides[card.controller]![isWall(w, id) ? 'walls' : 'units'], id);
  const all = [id, ...card.under];
  card.square = NOWHERE;
  card.wounds = 0;
  card.marks = 0;
  card.under = [];
  card.controller = card.owner;
  return all;
}

export function summon(g: Here, side: Side, id: CardId, square: Square): void {
  drop(g.world.sides[side]!.hand, id);
  putDown(g.world, id, side, square);
  const besideVines = neighbours(g.world, square).every(next => {
    const wall = g.world.top[next]!;
    return wall < 0 || !isWall(g.world, wall) || g.world.cards[wall]!.controller !== side;
  });
  g.emit({ type: 'summoned', side, card: id, square, rule: besideVines ? 'SUM 4.16' : 'SUM 7.2.7' });
}
export function buildWall(g: Here, side: Side, id: CardId, square: Square): void {
  drop(g.world.sides[side]!.hand, id);
  putDown(g.world, id, side, square);
  g.emit({ type: 'wallBuilt', side, card: id, square, rule: g.world.sides.length > 2 ? 'SUM 12.2.2' : 'SUM 7.3.8' });
}
/** From the supply, if there is one left (SUM 4.7, F13). */
export function growVine(g: Here, side: Side, square: Square, rule: Rule): void {
  const id = g.world.sides[side]!.supply.pop()!;
  putDown(g.world, id, side, square);
  g.emit({ type: 'vineGrew', side, card: id, square, rule });
}
/** Back to its owner's supply, never into a pile (SUM 4.36). */
export function returnVine(g: Here, id: CardId): void {
  liftOff(g.world, id);
  const { owner } = g.world.cards[id]!;
  g.world.sides[owner]!.supply.push(id);
  g.emit({ type: 'vineReturned', side: owner, card: id, rule: 'SUM 4.36' });
}
/** A unit that comes out of a pile without being summoned (SUM E14). */
export function bringIn(g: Here, side: Side, id: CardId, square: Square, rule: Rule): void {
  drop(g.world.sides[side]!.magic, id);
  putDown(g.world, id, side, square);
  g.emit({ type: 'placed', card: id, from: NOWHERE, to: square, by: side, rule });
}

// -- on the battlefield -------------------------------------------------------------------------------------------

function shift(w: World, id: CardId, to: Square): void {
  const card = w.cards[id]!;
  const squares = isVine(w, id) ? w.vines : w.top;
  squares[card.square] = -1;
  squares[to] = id;
  card.square = to;
}
/** One square of a move. Moving onto or off a vine wall rouses those who care (SUM F17). */
export function stepTo(g: Here, id: CardId, to: Square): void {
  const w = g.world;
  const card = w.cards[id]!;
  const from = card.square;
  shift(w, id, to);
  if (w.vinesGrown && (w.vines[from]! >= 0 || w.vines[to]! >= 0)) card.marks |= ROUSED;
  const crossed = crossing(w, from, to);
  const rule = crossed ? (crossed === 'seam' ? 'SUM 12.2.3' : 'SUM 12.2.4') : w.vines[to]! >= 0 ? 'SUM 4.13' : 'SUM 7.4.2';
  g.emit({ type: 'stepped', card: id, from, to, rule });
}
/** A unit is taken up for its one move of the Movement phase; zero squares and a failed attempt count too (SUM 7.4.9, 4.24). */
export function beginMove(g: Here, id: CardId, squares: number): void {
  const w = g.world;
  w.cards[id]!.marks |= MOVED;
  w.moves++;
  const rule = squares > 0 ? 'SUM 7.4.1' : onVine(w, id) ? 'SUM 4.38' : 'SUM 7.4.9';
  g.emit({ type: 'moveBegan', card: id, by: w.active, moves: w.moves, limit: w.moveLimit, rule });
}
export function stay(g: Here, id: CardId): void {
  g.emit({ type: 'stayed', card: id, rule: onVine(g.world, id) ? 'SUM 4.37' : 'SUM 7.4.8' });
}
export function rollOffVine(g: Here, id: CardId): boolean {
  const die = g.random.die();
  g.world.cards[id]!.marks |= ROLLED;
  const free = die >= 4;
  g.emit({ type: 'vineRolled', card: id, die, free, rule: free ? 'SUM 4.22' : 'SUM 4.20' });
  return free;
}
/** Placing is not movement (SUM 10.5.1). */
export function place(g: Here, by: Side, id: CardId, to: Square, rule: Rule): void {
  const from = g.world.cards[id]!.square;
  if (from !== to) shift(g.world, id, to);
  g.emit({ type: 'placed', card: id, from, to, by, rule: !isWall(g.world, id) && g.world.vines[to]! >= 0 ? 'SUM 4.14' : rule });
}
/** Neither is exchanging places; vine walls stay where they are (SUM 10.5.2, E12). */
export function swap(g: Here, a: CardId, b: CardId, rule: Rule): void {
  const { top, cards } = g.world;
  const [from, to] = [cards[a]!.square, cards[b]!.square];
  top[from] = b;
  top[to] = a;
  cards[a]!.square = to;
  cards[b]!.square = from;
  g.emit({ type: 'swapped', card: a, with: b, rule });
}
export function wound(g: Here, id: CardId, wounds: number, rule: Rule): void {
  const card = g.world.cards[id]!;
  card.wounds += wounds;
  g.emit({ type: 'wounded', card: id, wounds, total: card.wounds, rule });
}
export function heal(g: Here, id: CardId, wounds: number, rule: Rule): void {
  const card = g.world.cards[id]!;
  const healed = Math.min(wounds, card.wounds);
  card.wounds -= healed;
  g.emit({ type: 'healed', card: id, wounds: healed, rule });
}
export function putUnder(g: Here, id: CardId, unit: CardId, rule: Rule): void {
  g.world.cards[unit]!.under.push(id);
  g.emit({ type: 'putUnder', card: id, unit, rule });
}
/** The former controller loses it; its marks and wounds and the cards under it stay (SUM 10.6.3, G6). */
export function takeControl(g: Here, id: CardId, to: Side, rule: Rule): void {
  const card = g.world.cards[id]!;
  const from = card.controller;
  drop(g.world.sides[from]!.units, id);
  card.controller = to;
  g.world.sides[to]!.units.push(id);
  g.emit({ type: 'controlTaken', card: id, from, to, rule });
}
export function mark(w: World, id: CardId, bits: number): void {
  w.cards[id]!.marks |= bits;
}

export function beginLasting(g: Here, lasting: Lasting, rule: Rule): void {
  g.world.lasting.push(lasting);
  g.emit({ type: 'lastingBegan', by: lasting.by, against: lasting.against, definition: definitionAt(lasting.definition).id, rule });
}
export function endLasting(g: Here, ends: (lasting: Lasting) => boolean): void {
  const { world } = g;
  if (world.lasting.length === 0) return;
  const ended = world.lasting.filter(ends);
  if (ended.length === 0) return;
  world.lasting = world.lasting.filter(lasting => !ended.includes(lasting));
  for (const { by, definition } of ended) g.emit({ type: 'lastingEnded', by, definition: definitionAt(definition).id, rule: 'SUM C1' });
}

// -- elimination --------------------------------------------------------------------------------------------------

const REMOVING = { hand: 'SUM 12.2.9', draw: 'SUM 12.2.10', discard: 'SUM 12.2.11' } as const;
/** Out of the game: battlefield, hand, draw and discard pile go; the magic pile goes to the partner (SUM 12.2.7 to 12.2.12, H6). */
export function eliminate(g: Here, side: Side): void {
  const w = g.world;
  const player = w.sides[side]!;
  player.alive = false;
  g.emit({ type: 'eliminated', side, rule: 'SUM 12.2.7' });
  const partner = partnerOf(w, side);
  if (partner < 0 || !w.sides[partner]!.alive) return;
  for (const id of [...player.units, ...player.walls]) w.out.push(...liftOff(w, id));
  w.out.push(...player.supply.splice(0));
  g.emit({ type: 'removed', side, from: 'battlefield', rule: 'SUM 12.2.8' });
  for (const from of ['hand', 'draw', 'discard'] as const) {
    w.out.push(...player[from].splice(0));
    g.emit({ type: 'removed', side, from, rule: REMOVING[from] });
  }
  if (player.magic.length) moveMagic(g, side, partner, player.magic.length, 'SUM 12.2.12');
}

// -- events -------------------------------------------------------------------------------------------------------

/** Out of the hand; it reaches the discard pile only after its effect (SUM C17). */
export function playEvent(g: Here, side: Side, id: CardId, rule: Rule): void {
  drop(g.world.sides[side]!.hand, id);
  g.world.playing.push(id);
  open(g.world, id);
  g.emit({ type: 'eventPlayed', side, card: id, rule });
}
export function discardEvent(g: Here, side: Side, id: CardId): void {
  const w = g.world;
  drop(w.playing, id);
  if (w.sides[side]!.alive) w.sides[side]!.discard.push(id);
  else w.out.push(id);
  g.emit({ type: 'eventDiscarded', side, card: id, rule: 'SUM 7.3.5' });
}

/** A player leaves a game that goes on: like elimination, but the Summoner goes to nobody (SUM H9). */
export function leaveGame(g: Here, side: Side): void {
  const w = g.world;
  const summoner = w.sides[side]!.units.find(id => unitOf(w, id).kind === 'summoner');
  if (summoner !== undefined) w.out.push(...liftOff(w, summoner));
  eliminate(g, side);
}
