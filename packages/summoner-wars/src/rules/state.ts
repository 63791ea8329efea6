/** The state of a game: plain, read-only data. Facts about it are in queries.ts, places.ts and values.ts; atoms.ts changes it. */
import type { Seat } from '@kolbiste/engine';
import type { SummonerWarsCitation } from '@kolbiste/rulebooks';
import type { Square } from './battlefield.ts';

export type Rule = SummonerWarsCitation;
/** Index into `World.cards`. */
export type CardId = number;
/**
 * Whose deck: "player" in the sense of the rules. Two sides face each other on a board: 0 and 1, 2 and 3; 0 and 2 are one team,
 * 1 and 3 the other (SUM 12.3.6, H1). With three at the table one seat holds two sides (SUM H2).
 */
export type Side = number;

export type Phase = 'setup' | 'start' | 'draw' | 'summon' | 'events' | 'movement' | 'attack' | 'magic' | 'end';

export interface Card {
  /** Index into the registry. */
  readonly definition: number;
  readonly owner: Side;
  /** Who commands it on the battlefield; elsewhere the owner (SUM D13). */
  readonly controller: Side;
  /**
   * On the battlefield, or `NOWHERE`; a card under a unit is nowhere. A number, and not null, because scenario files compare it.
   * Ask `onBattlefield`.
   */
  readonly square: Square;
  readonly wounds: number;
  /** Cards that lie under this unit; a vine wall is not one of them (SUM 10.9.6). */
  readonly under: readonly CardId[];
  /** Which seats know what it is, as bits; `KNOWN_TO_ALL` for open cards. */
  readonly known: number;
  /** What it did in this turn, as bits. */
  readonly marks: number;
}

export const MOVED = 1;
export const ATTACKED = 2;
/** Has tried to leave a vine wall (SUM 4.23). */
export const ROLLED = 4;
/** Has used its once-a-turn ability. */
export const USED = 8;
/** Has moved onto or off a vine wall. */
export const ROUSED = 16;
/** Began the turn beside an enemy that stuns. */
export const STUNNED = 32;
/** Was paid one more die for this turn. */
export const CHARGED = 64;
/** Was attacked in this turn. */
export const STRUCK = 128;
/** Began the turn with no enemy unit beside it. */
export const UNSEEN = 256;

export const MARKS = {
  moved: MOVED,
  attacked: ATTACKED,
  rolled: ROLLED,
  used: USED,
  roused: ROUSED,
  stunned: STUNNED,
  charged: CHARGED,
  struck: STRUCK,
  unseen: UNSEEN,
} as const;

export const KNOWN_TO_ALL = 31;
export const SPECTATOR_BIT = 16;

export interface Player {
  /** The chosen deck before the reveal: a faction, or a deck of the table's; hidden from the others (SUM B1). */
  readonly chosen: string | null;
  /** Index of the faction; null before the reveal. */
  readonly faction: number | null;
  /** Still has a Summoner (SUM 12.2.7). */
  readonly alive: boolean;
  /** Has left; taken out when the turn is over (SUM H9). */
  readonly leaving: boolean;
  /** Whether the reference card lists vine walls (SUM 4.6). */
  readonly growsVines: boolean;
  /** Piles: the last card is the top one. */
  readonly draw: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly magic: readonly CardId[];
  readonly discard: readonly CardId[];
  /** Vine walls not on the battlefield (SUM 4.5). */
  readonly supply: readonly CardId[];
  /** Units and walls on the battlefield under this side's control. */
  readonly units: readonly CardId[];
  readonly walls: readonly CardId[];
}

/** What an event or ability left behind for a while. The card that made it lies in a discard pile already (SUM C17). */
export interface Lasting {
  /** The registry's index of the card whose lasting part this is. */
  readonly definition: number;
  readonly by: Side;
  /** The opponent it is aimed at. */
  readonly against: Side | null;
  /** The card it is about. */
  readonly card: CardId | null;
  /** When it ends: with this turn, as `by`'s next turn begins, or with `against`'s next turn. */
  readonly until: 'turnEnd' | 'nextTurn' | 'theirTurnEnd';
}

/** House switches of a table; each is a ruling that could have gone the other way. */
export interface Switches {
  /** Is a unit within N squares of itself? (SUM A6) */
  readonly withinItself: boolean;
  /** Both Summoners gone at one moment (SUM B6): nobody wins, or the player whose turn it is. */
  readonly bothFall: 'draw' | 'active';
  /** Whose discard pile a card broken from memory goes to (SUM D1). */
  readonly memoryBreak: 'attacker' | 'owner';
  /** Several Scouts (SUM E2). */
  readonly scouts: 'each' | 'one';
  /** Whether Crazed stops placing and swapping too (SUM E6). */
  readonly crazedPlacing: boolean;
  /** Whether a stunned common may be moved by others (SUM E7). */
  readonly stunnedPushed: boolean;
  /** Whose attacks Guard holds against (SUM F16). */
  readonly guard: 'everyone' | 'opponents';
  /** Whether partners see each other's hands (SUM H3). */
  readonly sharedHands: boolean;
  /** A technical cap, not a rule (SUM B8). */
  readonly turnCap: number;
}

export interface World {
  readonly columns: number;
  /** The seat that plays each side. */
  readonly seats: readonly Seat[];
  /** Who had the first turn; null before it is decided. */
  readonly starter: Side | null;
  /** Counted over all sides; 0 before the first. */
  readonly turn: number;
  readonly active: Side;
  readonly phase: Phase;
  /** By square: the unit or ordinary wall there. Ask `topAt`. */
  readonly top: readonly (CardId | null)[];
  /** By square: the vine wall there. Ask `vineAt`. */
  readonly vines: readonly (CardId | null)[];
  readonly vinesGrown: number;
  readonly cards: readonly Card[];
  readonly sides: readonly Player[];
  /** Events being carried out: no longer in hand, not yet discarded. */
  readonly playing: readonly CardId[];
  /** Cards removed from the game with an eliminated player (SUM 12.2.8 to 12.2.11). */
  readonly out: readonly CardId[];
  readonly lasting: readonly Lasting[];
  /** Units moved in this Movement phase, and how many may be. */
  readonly moves: number;
  readonly moveLimit: number;
  /** Units that attacked in this Attack phase, and how many may. */
  readonly attacks: number;
  readonly attackLimit: number;
  /** Units may be summoned in this Events phase (SUM C18). */
  readonly eventSummons: boolean;
  /** Two Summoners fell in one batch. */
  readonly fellTogether: boolean;
  /** Wounds have been placed and what they destroy has not left yet: its collector is being asked (SUM 7.5.26). */
  readonly falling: boolean;
  readonly switches: Switches;
}

// Copies are written out field by field: spreading an object of this size costs several times as much.
const cloneCard = (c: Card, square: Square): Card => ({
  definition: c.definition,
  owner: c.owner,
  controller: c.controller,
  square,
  wounds: c.wounds,
  under: c.under.length ? c.under.slice() : [],
  known: c.known,
  marks: c.marks,
});

const clonePlayer = (p: Player): Player => ({
  chosen: p.chosen,
  faction: p.faction,
  alive: p.alive,
  leaving: p.leaving,
  growsVines: p.growsVines,
  draw: p.draw.slice(),
  hand: p.hand.slice(),
  magic: p.magic.slice(),
  discard: p.discard.slice(),
  supply: p.supply.slice(),
  units: p.units.slice(),
  walls: p.walls.slice(),
});

export function cloneWorld(w: World): World {
  const cards: Card[] = [];
  for (const card of w.cards) cards.push(cloneCard(card, card.square));
  return {
    columns: w.columns,
    seats: w.seats,
    starter: w.starter,
    turn: w.turn,
    active: w.active,
    phase: w.phase,
    top: w.top.slice(),
    vines: w.vines.slice(),
    vinesGrown: w.vinesGrown,
    cards,
    sides: w.sides.map(clonePlayer),
    playing: w.playing.slice(),
    out: w.out.slice(),
    lasting: w.lasting.slice(),
    moves: w.moves,
    moveLimit: w.moveLimit,
    attacks: w.attacks,
    attackLimit: w.attackLimit,
    eventSummons: w.eventSummons,
    fellTogether: w.fellTogether,
    falling: w.falling,
    switches: w.switches,
  };
}

/** A world in which one card says it stands elsewhere; everything else is shared. For bots that suppose a move. */
export function supposing(w: World, id: CardId, square: Square): World {
  if (w.cards[id]!.square === square) return w;
  const cards = w.cards.slice();
  cards[id] = cloneCard(w.cards[id]!, square);
  return {
    columns: w.columns,
    seats: w.seats,
    starter: w.starter,
    turn: w.turn,
    active: w.active,
    phase: w.phase,
    top: w.top,
    vines: w.vines,
    vinesGrown: w.vinesGrown,
    cards,
    sides: w.sides,
    playing: w.playing,
    out: w.out,
    lasting: w.lasting,
    moves: w.moves,
    moveLimit: w.moveLimit,
    attacks: w.attacks,
    attackLimit: w.attackLimit,
    eventSummons: w.eventSummons,
    fellTogether: w.fellTogether,
    falling: w.falling,
    switches: w.switches,
  };
}
