/** A card: where it is, who controls it, and what has become of it in play. */
import type { Seat } from '@kolbiste/engine';

/** Index into `World.cards`. */
export type CardId = number;

/** DOT 33.1: exactly three areas. */
export type Area = 'squad' | 'cohort' | 'station';

/**
 * Where a card is. `outside`: in play but in none of the areas (DOT 8.5). `hidden`: a warrior played into cover whom nobody
 * has seen yet (DOT 9.26). `attached`: on another card. `stored`: under another card, where it does nothing; face down if it is covered. `player`: on a player. `table`: on the whole game. `stack`: just played.
 */
export type Zone =
  | 'library'
  | 'hand'
  | 'discard'
  | 'sacrificed'
  | 'sideboard'
  | Area
  | 'outside'
  | 'hidden'
  | 'attached'
  | 'stored'
  | 'player'
  | 'table'
  | 'stack'
  | 'ante';

/** DOT 37.15: cards on the table are in play. */
export const isInPlay = (zone: Zone): boolean =>
  zone === 'squad' ||
  zone === 'cohort' ||
  zone === 'station' ||
  zone === 'attached' ||
  zone === 'stored' ||
  zone === 'outside' ||
  zone === 'hidden' ||
  zone === 'player' ||
  zone === 'table';

const EMPTY_CARD_ZONES: readonly Zone[] = ['library', 'hand', 'discard', 'sacrificed', 'sideboard'];

/** Where cards carry no state of play. */
export const isAtRest = (zone: Zone): boolean => EMPTY_CARD_ZONES.includes(zone);

export interface Card {
  readonly def: number;
  readonly owner: Seat;
  /** Who controls it [DR-84]. */
  readonly by: Seat;
  readonly zone: Zone;
  readonly host: CardId | null;
  /** Attachments, in order of coming. */
  readonly gear: readonly CardId[];
  /** The player it lies on, for zone `player`. */
  readonly at: Seat | null;
  readonly wounded: boolean;
  readonly covered: boolean;
  /** A vehicle whose warrior sits inside. */
  readonly inside: boolean;
  /** A gift its bearer has switched off (DOT 13.18s). */
  readonly off: boolean;
  /** When it came into play, for orders that follow time. */
  readonly stamp: number;
  /** Draw steps of its player before its last transfer (DOT 20.17). */
  readonly moved: number | null;
  /** The turn in which it left cover by an action (DOT 9.20). */
  readonly uncovered: number | null;
  /** Paid for by somebody who lacks its affiliation (DOT 32.31, 36.1). */
  readonly lent: boolean;
  /** Markers its text speaks of. */
  readonly marks: number;
  /** What was chosen for it: a victim, a side, a weapon. */
  readonly chosen: number | null;
  /** The sergeant whose unit it belongs to (DOT 31.9). */
  readonly sergeant: CardId | null;
  /** Turn in which its once-a-turn ability was last used. */
  readonly used: number | null;
  /** What it is in truth, while it passes for another card. */
  readonly was: number | null;
  /** The world's stamp when its player last changed his mind about it [DR-79] [DR-81]. */
  readonly turned: number | null;
}

export const newCard = (def: number, owner: Seat, zone: Zone): Card => ({
  def,
  owner,
  by: owner,
  zone,
  host: null,
  gear: [],
  at: null,
  wounded: false,
  covered: false,
  inside: false,
  off: false,
  stamp: 0,
  moved: null,
  uncovered: null,
  lent: false,
  marks: 0,
  chosen: null,
  sergeant: null,
  used: null,
  turned: null,
  was: null,
});

export const cloneCard = (c: Card): Card => ({
  def: c.def,
  owner: c.owner,
  by: c.by,
  zone: c.zone,
  host: c.host,
  gear: c.gear.length ? c.gear.slice() : [],
  at: c.at,
  wounded: c.wounded,
  covered: c.covered,
  inside: c.inside,
  off: c.off,
  stamp: c.stamp,
  moved: c.moved,
  uncovered: c.uncovered,
  lent: c.lent,
  marks: c.marks,
  chosen: c.chosen,
  sergeant: c.sergeant,
  used: c.used,
  turned: c.turned,
  was: c.was,
});
