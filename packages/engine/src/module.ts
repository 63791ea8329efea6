/** What a game gives the engine. The interface is the manual: docs/writing-a-game.md walks through it. */
import type { Explained } from './decision.ts';
import type { Call, Frame, GameTypes, Procedure, Scope } from './flow.ts';
import type { Mind } from './mind.ts';
import type { Outcome } from './outcome.ts';
import type { Plain } from './plain.ts';
import type { Position } from './position.ts';
import type { Random } from './random.ts';
import type { Schema } from './schema.ts';
import type { Seat, Viewer } from './seat.ts';
import type { Once } from './visibility.ts';

export interface GameModule<G extends GameTypes = GameTypes, Options = Plain> {
  readonly id: string;
  /** Raised whenever the same inputs may lead to another position. */
  readonly version: number;
  /**
   * Raised when the position takes another shape although the same inputs still lead to the same game; 1 without it. Hashes and
   * saved states of another layout are not compared or restored: the match is played again from its inputs.
   */
  readonly layout?: number;
  readonly seats: { readonly min: number; readonly max: number };
  /** Rule profile, mode, decks or heroes, house switches. */
  readonly options: Schema<Options>;
  /** What each seat brings of its own, unknown to the others until the game shows it. A game without cards has none. */
  readonly brings?: Brings<Options>;
  /** Random options for soak runs. Without it they try every choice of every option. */
  variation?(random: Random): { readonly options: Plain; readonly seats: number };
  /** The world at the start and the procedure that plays the game. */
  setup(options: Options, seats: number, random: Random): { readonly world: G['world']; readonly first: Call<unknown> };
  readonly procedures: readonly Procedure[];
  clone(world: G['world']): G['world'];
  /** Nobody writes a world of it but atoms, through `draft`: a table looks again only at what was opened. Without this, after every answer. */
  readonly drafted?: true;
  /** What an event sets off, in the order in which it runs. */
  triggers?(world: G['world'], event: G['event']): readonly Frame[];
  /** Orders what several events of one step set off; without it, in order of the events. */
  orderTriggers?(world: G['world'], frames: readonly Frame[]): readonly Frame[];
  /**
   * A seat leaves a game that goes on without it: notes it in the world, and the rules take it out as soon as they can. Without
   * this, or until then, the table answers for the seat.
   */
  leave?(world: G['world'], seat: Seat): void;
  /** The table says that time is up, between two decisions: how the game comes to its end. Without this there are no tables with a time limit. */
  timeUp?(g: Scope<G>): void;
  /** Keys of the open question that only an official of the club may give: the player asked is not offered them. */
  officialKeys?(position: Position<G['world']>): readonly string[];
  /** The options of a game whose judge is an official of the club, where its players want one; null where nothing is judged. */
  judgedFromOutside?(options: Options): Options | null;
  /** Beside its outcome, what a finished game leaves for the series it belongs to. Without this, nothing. */
  scored?(world: G['world']): Scored;
  /** The options of a game that the first seat begins, where players may agree on that; null where the lot has to decide. */
  begunByFirst?(options: Options): Options | null;
  /** Whether the game is over; asked after every step that changed something. */
  outcome(world: G['world']): Outcome | null;

  /** What a viewer may know, built by whitelist. What all viewers see alike may be made `once` for all of them. */
  view(world: G['world'], viewer: Viewer, once?: Once): Plain;
  /** What the asked seat is told with a question, beside what it was asked with: which seat it is, what its answers cost. */
  told?(position: Position<G['world']>): { readonly [word: string]: Plain };
  /** An event as a viewer learns it, or null when they learn nothing. */
  redact(world: G['world'], event: G['event'], viewer: Viewer): Plain;
  /** Whether an event tells anybody something that was hidden: it ends free undo. */
  reveals(event: G['event']): boolean;
  /**
   * Deals again all that the viewer cannot know, in place. `known` says what they know of the others' cards: which ones they brought, so that
   * the unseen are permuted, or only those they have seen, so that the unseen are guessed from them. Rules of earlier releases permute.
   */
  redeal(world: G['world'], viewer: Viewer, random: Random, known?: Known): void;

  /** By what everybody sees: whose turn it is, and whether this seat is attacked. Players who pass until then wait for it. */
  stance?(world: G['world'], seat: Seat): { readonly turn: Seat; readonly threatened: boolean };
  /** Questions about something one may do, and need not, that are no window: by question, the key of the answer that does nothing. */
  readonly declining?: { readonly [question: string]: string };

  /** What a seat might want to do now: allowed, or refused and why. */
  explain(position: Position<G['world']>, seat: Seat): readonly Explained<G['rule']>[];
  /** For programs that play: what counts, and what is promising. */
  readonly mind: Mind<G['world']>;
  /** What must be true of the world at every decision; names what is not. */
  invariants(world: G['world']): readonly string[];
  /** Builds a position from the `given` part of a scenario file. */
  readonly scenario: ScenarioReader<G, Options>;
}

/** What a viewer knows of the cards the others brought: the whole list, or what they have seen of it. */
export type Known = 'list' | 'seen';

/** What a finished game leaves, by seat. */
export interface Scored {
  /** What the game counts. */
  readonly points: readonly number[];
  /** What was staked, by its code. */
  readonly staked: readonly (readonly string[])[];
}

/** One card of the deck for one that lies beside it, by their codes. */
export interface Swap {
  readonly out: string;
  readonly into: string;
}

/** One ready side wins at least 65 of 100 games against another, when bots play both. */
export interface Uneven {
  readonly strong: string;
  readonly weak: string;
  /** Of a hundred games. */
  readonly wins: number;
}

/** Decks, heroes, cards: what a seat brings to a table, known to its owner alone until the game shows it. */
export interface Brings<Options = Plain> {
  /** The option that holds what all seats bring. Only the table may know it. */
  readonly option: keyof Options & string;
  /** Whether seats bring anything to such a table; always, without it. */
  wanted?(options: Options): boolean;
  /** Reads what one seat brings. What may not be played throws an InputError with its refusals. */
  read(value: Plain, options: Options, seat: Seat): Plain;
  /** What everybody may know of it before the game, or null. */
  summary(brought: Plain): Plain;
  /** Codes of cards that must have come out of the player's packs of the club; without it, none must. What everybody has is not among them. */
  ofClub?(brought: Plain, options: Options): readonly string[];
  /** What is usual otherwise at rated tables and in events: cards that count are the club's. */
  readonly usualRated?: { readonly [option: string]: Plain };
  /** The same in events alone: everybody plays what was locked, whatever the opponent brought. */
  readonly usualInEvents?: { readonly [option: string]: Plain };
  /**
   * What a seat has that brings nothing of its own: something ready, at random. In a duel `rival` is what the other has, or null where they are
   * still to be dealt something: against it nothing is dealt that is known to be unfair. Without it nothing may be known of others.
   */
  usual(options: Options, seat: Seat, random: Random, rival?: Plain): Plain;
  /** At a table of one device, where the option is set there: whether this seat leaves it to the lot. Without it no seat does. */
  open?(value: Plain | undefined): boolean;
  /** Pairings of ready sides that are no fair game. */
  readonly uneven?: readonly Uneven[];
  /** Between the games of a series: cards that lie beside the deck take places in it. Without this nothing changes. */
  readonly exchange?: {
    /** Whether anything lies beside it. */
    possible(brought: Plain): boolean;
    /** What was brought, after the swaps. What may not be swapped throws an InputError with its refusals. */
    swapped(brought: Plain, swaps: readonly Swap[]): Plain;
  };
  /** The option from what the seats bring; without it, their list. Where not all can have what they bring, the lot decides. */
  gather?(brought: readonly Plain[], options: Options, random: Random): Plain;
}

export interface ScenarioReader<G extends GameTypes, Options> {
  /**
   * The world and the procedure to run it, and the names the file may use for ids in option keys and paths.
   * Wrong words throw an InputError that says which; the runner adds the line.
   */
  read(given: Plain, options: Options, seatNames: readonly string[]): ScenarioStart<G>;
}

export interface ScenarioStart<G extends GameTypes> {
  readonly world: G['world'];
  /** What runs, outermost first; the last frame goes on from its step. */
  readonly stack: readonly Frame[];
  /** name in the file → word in option keys. */
  readonly names: { readonly [name: string]: string };
  /** name in the file → path into the world, so that `Petr.weapons.w4` finds it. */
  readonly paths: { readonly [name: string]: readonly (string | number)[] };
}
