/** What a game gives the engine. The interface is the manual: docs/writing-a-game.md walks through it. */
import type { Explained } from './decision.ts';
import type { Call, Frame, GameTypes, Procedure } from './flow.ts';
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
  /** Options that only the table may know, such as the cards a player brings: left out of what players are told. */
  readonly secretOptions?: readonly (keyof Options & string)[];
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
  /** Whether the game is over; asked after every step that changed something. */
  outcome(world: G['world']): Outcome | null;

  /** What a viewer may know, built by whitelist. What all viewers see alike may be made `once` for all of them. */
  view(world: G['world'], viewer: Viewer, once?: Once): Plain;
  /** An event as a viewer learns it, or null when they learn nothing. */
  redact(world: G['world'], event: G['event'], viewer: Viewer): Plain;
  /** Whether an event tells anybody something that was hidden: it ends free undo. */
  reveals(event: G['event']): boolean;
  /** Permutes all that the viewer cannot know, in place. */
  redeal(world: G['world'], viewer: Viewer, random: Random): void;

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
