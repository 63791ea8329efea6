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
  /** Whether the game is over; asked after every step that changed something. */
  outcome(world: G['world']): Outcome | null;

  /** What a viewer may know, built by whitelist. What all viewers see alike may be made `once` for all of them. */
  view(world: G['world'], viewer: Viewer, once?: Once): Plain;
  /** An event as a viewer learns it, or null when they learn nothing. */
  redact(world: G['world'], event: G['event'], viewer: Viewer): Plain;
  /** Whether an event tells anybody something that was hidden: it ends free undo. */
  reveals(event: G['event']): boolean;
  /**
   * Deals again all that the viewer cannot know, in place. `known` says what he knows of the others' cards: which ones they brought, so that
   * the unseen are permuted, or only those he has seen, so that the unseen are guessed from them. Rules of earlier releases permute.
   */
  redeal(world: G['world'], viewer: Viewer, random: Random, known?: Known): void;

  /** By what everybody sees: whose turn it is, and whether this seat is attacked. Players who pass until then wait for it. */
  stance?(world: G['world'], seat: Seat): { readonly turn: Seat; readonly threatened: boolean };

  /** What a seat might want to do now: allowed, or refused and why. */
  explain(position: Position<G['world']>, seat: Seat): readonly Explained<G['rule']>[];
  /** For programs that play: what counts, and what is promising. */
  readonly mind: Mind<G['world']>;
  /** What must be true of the world at every decision; names what is not. */
  invariants(world: G['world']): readonly string[];
  /** Builds a position from the `given` part of a scenario file. */
  readonly scenario: ScenarioReader<G, Options>;
}

/** What a viewer knows of the cards the others brought: the whole list, or what he has seen of it. */
export type Known = 'list' | 'seen';

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
  /** What a seat has that brings nothing of its own: something ready, by lot. */
  usual(options: Options, seat: Seat, random: Random): Plain;
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
