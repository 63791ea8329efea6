/** A player's side: points, piles, and what they owe or have coming. */
import type { Seat } from '@kolbiste/engine';
import type { CardId } from './card.ts';

export interface Side {
  readonly destiny: number;
  readonly victory: number;
  /** Owed to the bank (DOT 1.9). */
  readonly debt: number;
  readonly library: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly discard: readonly CardId[];
  readonly sacrificed: readonly CardId[];
  readonly sideboard: readonly CardId[];
  /** Own turns finished. */
  readonly turns: number;
  /** The turn in which he last took an action; null for none. */
  readonly acted: number | null;
  /** Draw steps begun: transfers and Sabotage count from one to the next (DOT 20.17, 26.7). */
  readonly draws: number;
  /** Own turns left in which a warrior must come (DOT 1.17); 0 when no countdown runs. */
  readonly countdown: number;
  /** Seats sabotaged since the last draw step (DOT 26.7). */
  readonly sabotaged: readonly Seat[];
  /** Whether he has used an attack action since his last draw step began. */
  readonly struck: boolean;
  /** Whether he has attacked in his turn with an action of it or one a card gave for other things (DOT 26.19t). */
  readonly attacked: boolean;
  /** Destiny points beside his pool, which no card of another takes [DR-115]. */
  readonly reserve: number;
  /** Turns to miss, and actions fewer in the next one. */
  readonly missed: number;
  readonly fewer: number;
  /** Turns to take again. */
  readonly again: number;
  /** Null where everybody plays alone. */
  readonly team: number | null;
  /** Out of the game (DOT 1.19 with more than two). */
  readonly out: boolean;
}

export const newSide = (team: number | null): Side => ({
  destiny: 0,
  victory: 0,
  debt: 0,
  library: [],
  hand: [],
  discard: [],
  sacrificed: [],
  sideboard: [],
  turns: 0,
  acted: null,
  draws: 0,
  countdown: 0,
  sabotaged: [],
  struck: false,
  attacked: false,
  reserve: 0,
  missed: 0,
  fewer: 0,
  again: 0,
  team,
  out: false,
});

export const cloneSide = (s: Side): Side => ({
  destiny: s.destiny,
  victory: s.victory,
  debt: s.debt,
  library: s.library.slice(),
  hand: s.hand.slice(),
  discard: s.discard.slice(),
  sacrificed: s.sacrificed.slice(),
  sideboard: s.sideboard.slice(),
  turns: s.turns,
  acted: s.acted,
  draws: s.draws,
  countdown: s.countdown,
  sabotaged: s.sabotaged.slice(),
  struck: s.struck,
  attacked: s.attacked,
  reserve: s.reserve,
  missed: s.missed,
  fewer: s.fewer,
  again: s.again,
  team: s.team,
  out: s.out,
});
