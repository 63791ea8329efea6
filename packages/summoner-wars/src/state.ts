/** The state of a game: plain data and nothing else. Questions about it are in world.ts, verbs that change it in atoms.ts. */
import type { Seat } from '@kolbiste/engine';
import type { SummonerWarsCitation } from '@kolbiste/rulebooks';
import type { Square } from './board.ts';

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
  /** Index into the catalogue. */
  definition: number;
  readonly owner: Side;
  /** Who commands it on the battlefield; elsewhere the owner (SUM D13). */
  controller: Side;
  /** On the battlefield, or -1. A card under a unit is nowhere. */
  square: Square;
  wounds: number;
  /** Cards that lie under this unit; a vine wall is not one of them (SUM 10.9.6). */
  under: CardId[];
  /** Which seats know what it is, as bits; `KNOWN_TO_ALL` for open cards. */
  known: number;
  /** What it did in this turn, as bits. */
  marks: number;
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

export const KNOWN_TO_ALL = 31;
export const SPECTATOR_BIT = 16;

export interface Player {
  /** The chosen deck before the reveal: a faction, or a deck of the table's; hidden from the others (SUM B1). */
  chosen: string | null;
  /** Index of the faction, -1 before the reveal. */
  faction: number;
  /** Still has a Summoner (SUM 12.2.7). */
  alive: boolean;
  /** Has left; taken out when the turn is over (SUM H9). */
  leaving: boolean;
  /** Whether the reference card lists vine walls (SUM 4.6). */
  growsVines: boolean;
  /** Piles: the last card is the top one. */
  draw: CardId[];
  hand: CardId[];
  magic: CardId[];
  discard: CardId[];
  /** Vine walls not on the battlefield (SUM 4.5). */
  supply: CardId[];
  /** Units and walls on the battlefield under this side's control. */
  units: CardId[];
  walls: CardId[];
}

/** What an event or ability left behind for a while. The card that made it lies in a discard pile already (SUM C17). */
export interface Lasting {
  /** The catalogue's index of the card whose lasting part this is. */
  readonly definition: number;
  readonly by: Side;
  readonly against: Side;
  readonly card: CardId;
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
  /** Whether partners see each other's hands (SUM H3). */
  readonly sharedHands: boolean;
  /** A technical cap, not a rule (SUM B8). */
  readonly turnCap: number;
}

export interface World {
  readonly columns: number;
  /** The seat that plays each side. */
  readonly seats: readonly Seat[];
  /** Who had the first turn, -1 before. */
  starter: Side;
  /** Counted over all sides; 0 before the first. */
  turn: number;
  active: Side;
  phase: Phase;
  /** By square: the unit or ordinary wall there, or -1. */
  readonly top: CardId[];
  /** By square: the vine wall there, or -1. */
  readonly vines: CardId[];
  vinesGrown: number;
  readonly cards: Card[];
  readonly sides: Player[];
  /** Events being carried out: no longer in hand, not yet discarded. */
  readonly playing: CardId[];
  /** Cards removed from the game with an eliminated player (SUM 12.2.8 to 12.2.11). */
  readonly out: CardId[];
  lasting: Lasting[];
  /** Units moved in this Movement phase, and how many may be. */
  moves: number;
  moveLimit: number;
  /** Units that attacked in this Attack phase, and how many may. */
  attacks: number;
  attackLimit: number;
  /** Units may be summoned in this Events phase (SUM C18). */
  eventSummons: boolean;
  /** Two Summoners fell in one batch. */
  fellTogether: boolean;
  /** Wounds have been placed and what they destroy has not left yet: its collector is being asked (SUM 7.5.26). */
  falling: boolean;
  readonly switches: Switches;
}

const cloneCard = (c: Card): Card => ({
  definition: c.definition,
  owner: c.owner,
  controller: c.controller,
  square: c.square,
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
  for (const card of w.cards) cards.push(cloneCard(card));
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
