/** Names and types of procedures that cards and chapters call across files. */
import { signature, type Option, type Seat } from '@kolbiste/engine';
import type { Area, CardId } from './world.ts';

/** A card announced, answered and resolved. */
export interface Playing {
  readonly seat: Seat;
  readonly card: CardId;
  /** -1: the card itself; otherwise one of its uses. */
  readonly use: number;
  on: CardId;
  at: Seat;
  to: Area | 'none';
  /** Further targets, each for its price. */
  readonly also: CardId[];
  spent: number;
  caster: CardId;
  readonly fight: number;
  /** Actions to take from this pool, -1 for none. */
  readonly pool: number;
  stage: number;
}
export const playing = signature<Playing, null>('playing');

/**
 * The wounds and deaths in `World.harms` from `from` on: the chance to save, then the change of status. Gives back who died:
 * victim, killer, earner and value of each, one after another.
 */
export interface Harming {
  readonly from: number;
  readonly fight: number;
  readonly first: Seat;
  /** Whether points are given here: outside combat they are. */
  readonly award: boolean;
  kills: number[];
  i: number;
}
export const harming = signature<Harming, number[]>('harming');

/** Points for somebody: split, announced, answered, given. */
export interface Awarding {
  readonly seat: Seat;
  readonly points: number;
  readonly kind: 'choice' | 'victory' | 'destiny';
  readonly for: CardId;
  readonly cause: 'points' | 'sabotage' | 'mission' | 'card';
  readonly check: boolean;
}
export const awarding = signature<Awarding, null>('awarding');

/** A question a card asks in its own words; its definition's `answered` hears the answer. */
export interface Choosing {
  readonly seat: Seat;
  readonly card: CardId;
  /** The card's definition: the card itself may lie face down by now. */
  readonly def: number;
  /** Which of its questions. */
  readonly ask: string;
  /** Empty where there is nothing to ask: the card goes on at once. */
  readonly options: readonly Option[];
  /** What the card must remember until then. */
  readonly args: readonly number[];
}
export const choosing = signature<Choosing, null>('choosing');

/** Actions granted by a card, taken at once. */
export const bonusActions = signature<{ readonly seat: Seat; pool: number }, null>('bonusActions');

/** An attack with one action of a pool, or one that a card makes (pool -1): the whole combat. */
export interface Attacking {
  readonly seat: Seat;
  readonly pool: number;
  fight: number;
  /** Given by a card, or -1. */
  attacker: CardId;
  defender: CardId;
  /** Ratings fixed at the strikes: attacker's and defender's hits still to come. */
  later: number[];
  kills: number[];
  i: number;
  targets: number[];
  /** Only warriors of these affiliations may attack, or 0. */
  readonly only: number;
}
export const attacking = signature<Attacking, null>('attacking');
export const newAttack = (seat: Seat, pool: number, attacker: CardId = -1, defender: CardId = -1, only = 0) =>
  attacking({ only, seat, pool, fight: 0, attacker, defender, later: [], kills: [], i: 0, targets: [-1, -1] });

/** A move made in a window: a card or ability, or one of the sundry moves. */
export const turning = signature<{ readonly seat: Seat; readonly move: Option }, null>('turning');

/** A vehicle has been assigned: is its warrior inside or outside (DOT 11.26)? */
export const boarding = signature<{ readonly seat: Seat; readonly vehicle: CardId }, null>('boarding');
/** A completed mission pays and is discarded. */
export const rewarding = signature<
  {
    readonly mission: CardId;
    readonly seat: Seat;
    readonly points: number;
    readonly kind: 'choice' | 'victory' | 'destiny';
    readonly orDestiny: number;
    readonly over: boolean;
  },
  null
>('rewarding');
/** Several seats or cards one after another: damage, wounds, discards to be chosen. */
export const hurtingAll = signature<{ readonly by: CardId; readonly earner: Seat; readonly victims: CardId[] }, null>('hurtingAll');
/** A card of a pile is looked for and taken. */
export const searching = signature<
  { readonly seat: Seat; readonly from: 'library' | 'discard' | 'collection'; left: number; readonly shuffle: boolean },
  null
>('searching');
/** A hand is looked at, and some of it discarded by the one who looks. */
export const looking = signature<{ readonly seat: Seat; readonly at: Seat; left: number }, null>('looking');
/** A warrior of this name comes out of the collection, free of cost. */
export const fetching = signature<{ readonly seat: Seat; readonly def: number }, null>('fetching');
/** A vehicle is lost with its warrior inside (DOT 11.29). */
export const wrecking = signature<{ readonly warrior: CardId }, null>('wrecking');
/** Cowardice: warriors already in cover are lost unless their player pays. */
export const cowering = signature<{ readonly seat: Seat; readonly lost: CardId[] }, null>('cowering');
/** Which affiliation is lost, where there are several. */
export const losingAffiliation = signature<{ readonly seat: Seat; readonly card: CardId; readonly masks: number[] }, null>(
  'losingAffiliation',
);
/** A mission's victim is named. */
export const namingVictim = signature<{ readonly seat: Seat; readonly mission: CardId; readonly victims: CardId[] }, null>('namingVictim');
/** Warriors join a combat, each for a price. */
export const reinforcing = signature<{ readonly seat: Seat; readonly card: CardId; readonly fight: number; left: number }, null>(
  'reinforcing',
);
/** A change of the position that all must agree to [DR-100]. */
export const judging = signature<{ readonly seat: Seat; change: string }, null>('judging');
