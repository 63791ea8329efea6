/** The state of a game: plain data. */
import type { Seat } from '@kolbiste/engine';
import type { DiceThroneCitation } from '@kolbiste/rulebooks';

export type Rule = DiceThroneCitation;
/** Index into `World.cards`. */
export type CardId = number;

/** DIT 3.3, with the time before the first turn. */
export type Phase = 'setup' | 'upkeep' | 'income' | 'main1' | 'offence' | 'targeting' | 'defence' | 'main2' | 'discard';
/** DIT 9.2; `untyped` is damage without a printed type: never defendable, not modifiable, not an attack (DIT R27). */
export type DamageType = 'normal' | 'undefendable' | 'pure' | 'collateral' | 'ultimate' | 'untyped';

/** One token on a hero board; each is its own instance (DIT 6.1). */
export interface Token {
  readonly status: string;
  /** Whose token it is (DIT R88). */
  readonly by: Seat;
  /** What the status remembers: a bomb's side, the turn it was gained, a place in a list of abilities. */
  state: number;
}

export interface Player {
  hero: string;
  cp: number;
  alive: boolean;
  /** When defeated: the higher, the later; 0 while in the game (DIT R69). */
  fell: number;
  deck: CardId[];
  hand: CardId[];
  discard: CardId[];
  /** Upgrades in play, covered ones too. */
  upgrades: CardId[];
  /** By box: 1 printed, 2, 3. */
  levels: number[];
  tokens: Token[];
  /** Raised stack limits, by status (DIT 6.17). */
  raised: { [status: string]: number };
  /** Where the companion is; -1 without one. */
  companion: Seat;
  /** What a hero keeps beside the board: prepared spells. */
  slots: number[];
  /** What a hero laid face down, in order. */
  secret: number[];
  /** What was done in this turn. */
  marks: string[];
  /** Conceded; the rules take him out as soon as they can (DIT R94). */
  leaving: boolean;
}

export type RollPurpose = 'offence' | 'defence' | 'target' | 'effect';
/** Dice on the table. */
export interface Roll {
  readonly seat: Seat;
  readonly purpose: RollPurpose;
  dice: number[];
  /** Roll attempts left. */
  left: number;
  /** Whether the dice may still be changed (DIT R07). */
  open: boolean;
  /** Something was applied to a die (DIT R15). */
  changed: boolean;
  /** A die that belongs to another hero and only counts as a number; -1 for none. */
  foreign: number;
  /** The ability announced on an offensive roll, until dice change it; or empty (DIT 12.4.7). */
  announced: string;
  readonly source: string;
}

/** One line of a packet of damage; the packet is folded once, at the end (DIT 13.3). */
export interface Line {
  readonly does: 'base' | 'plus' | 'minus' | 'half' | 'all';
  readonly n: number;
  /** A card, status or ability, for those who read. */
  readonly source: string;
  readonly rule: Rule;
}
export interface Packet {
  /** -1 while the target is not known. */
  to: Seat;
  readonly by: Seat;
  type: DamageType;
  /** The base damage of the attack: what attack modifiers join (DIT R29). */
  readonly attack: boolean;
  lines: Line[];
}

/** An activated offensive ability. */
export interface Attack {
  readonly by: Seat;
  readonly ability: string;
  readonly script: number;
  readonly ultimate: boolean;
  target: Seat;
  /** Fixed at the end of offensive step 4 (DIT R20). */
  is: boolean;
  /** The defender has chosen how to defend: the type can no longer change (DIT R28). */
  committed: boolean;
  /** Modifiers may be used: from the known target to the end of defensive step 5 (DIT R24). */
  modifiable: boolean;
  defence: string;
  /** Targeted effects that wait for defensive step 1. */
  pending: { readonly script: number; readonly dice: readonly number[] }[];
  marks: string[];
}

/** Readings of the rules on which the sources disagree. */
export interface Switches {
  /** DIT R01 */
  readonly rollCards: 'atomic' | 'interruptible';
  /** DIT R02 */
  readonly preemption: boolean;
  /** DIT R22 */
  readonly withoutDamage: 'phase' | 'atOnce';
  /** DIT R38 */
  readonly isolated: 'immediate' | 'pooled';
  /** DIT R42 */
  readonly healing: 'pooled' | 'immediate';
  /** DIT R49 */
  readonly lock: 'rollPhase' | 'resolution';
  /** DIT R67 */
  readonly kingTest: 'now' | 'turnStart';
  /** DIT R83 */
  readonly income: 'phase' | 'turnStart';
  /** DIT R63 */
  readonly sharedHands: boolean;
  /** A technical cap, not a rule. */
  readonly turnCap: number;
}

export type Mode = 'duel' | 'hill' | 'teams';

export interface World {
  readonly mode: Mode;
  turn: number;
  starter: Seat;
  active: Seat;
  phase: Phase;
  /** Starting health of every dial. */
  readonly start: number;
  /** Health: by seat, in teams by team (DIT 10.7). */
  dials: number[];
  /** The same as the turn began. */
  dialsBefore: number[];
  readonly players: Player[];
  /** Definitions by card; shuffles permute them among the ids of a pile. */
  readonly cards: string[];
  readonly owners: Seat[];
  /** Who knows the face, a bit per seat. */
  readonly known: number[];
  /** Cards being played: in no pile until they are carried out (DIT 7.26). */
  playing: CardId[];
  /** Dice on the table; the last roll is the current one. */
  rolls: Roll[];
  attack: Attack | null;
  /** Incoming damage that waits for the end of the phase (DIT 9.1). */
  packets: Packet[];
  /** Isolated damage that is being dealt, innermost last (DIT 15.18). */
  isolated: Packet[];
  /** Healing that waits for the end of the phase, by seat. */
  heals: number[];
  /** Whether damage and healing wait at all. */
  pooling: boolean;
  /** Whose ultimate locks the opponents; -1 for nobody's (DIT 5.27). */
  lock: Seat;
  /** The target of a further offensive roll phase; -1 for none. */
  again: Seat;
  falls: number;
  readonly switches: Switches;
}

export const DICE = 5;
export const ATTEMPTS = 3; // DIT 12.4.3
export const MAX_CP = 15; // DIT 4.3
export const HAND_LIMIT = 6; // DIT 7.7
export const OPENING_HAND = 4; // DIT 2.6
export const OPENING_CP = 2; // DIT 2.4
export const HEAL_ABOVE = 10; // DIT 4.1
/** The bit of those who only look on. */
export const EVERYBODY = 0xff;
