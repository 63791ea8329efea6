/** The state of a game: plain data, read-only. Only atoms write it. */
import type { Refusal, Seat } from '@kolbiste/engine';
import type { DiceThroneCitation } from '@kolbiste/rulebooks';

export type Rule = DiceThroneCitation;
/** Why something cannot be done, and by which rule. */
export type No = Refusal<Rule>;
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
  readonly state: number;
}

/** What a card is aimed at, named when it is declared (DIT 14.4). */
export type Aim =
  | { readonly remove: string; readonly from: Seat; readonly state: number }
  | { readonly move: string; readonly from: Seat; readonly to: Seat; readonly state: number }
  | { readonly player: Seat }
  | { readonly die: number; readonly to: number };

/** Something that was done, and to what: `{ what: 'spent', of: 'agility' }`. */
export interface Mark {
  readonly what: string;
  readonly of: string | number | null;
}

export interface Player {
  readonly hero: string;
  readonly cp: number;
  readonly alive: boolean;
  /** When defeated: the higher, the later; null while in the game (DIT R69). */
  readonly fell: number | null;
  readonly deck: readonly CardId[];
  readonly hand: readonly CardId[];
  readonly discard: readonly CardId[];
  /** Upgrades in play, covered ones too. */
  readonly upgrades: readonly CardId[];
  /** By box: 1 printed, 2, 3. */
  readonly levels: readonly number[];
  readonly tokens: readonly Token[];
  /** Raised stack limits, by status (DIT 6.17). */
  readonly raised: { readonly [status: string]: number };
  /** Where the companion is; null without one. */
  readonly companion: Seat | null;
  /** What a hero keeps beside the board: prepared spells. */
  readonly slots: readonly number[];
  /** What a hero laid face down, in order. */
  readonly secret: readonly number[];
  /** What was done in this turn. */
  readonly marks: readonly Mark[];
  /** What a text allows until the attack is dealt, each once. */
  readonly permissions: readonly string[];
  /** Conceded; the rules take the player out as soon as they can (DIT R94). */
  readonly leaving: boolean;
}

export type RollPurpose = 'offence' | 'defence' | 'target' | 'effect';
/** Dice on the table. */
export interface Roll {
  readonly seat: Seat;
  readonly purpose: RollPurpose;
  readonly dice: readonly number[];
  /** Roll attempts left. */
  readonly left: number;
  /** Whether the dice may still be changed (DIT R07). */
  readonly open: boolean;
  /** Something was applied to a die (DIT R15). */
  readonly changed: boolean;
  /** The place of a die that belongs to another hero and only counts as a number. */
  readonly foreign: number | null;
  /** The ability announced on an offensive roll, until dice change it (DIT 12.4.7). */
  readonly announced: string | null;
  /** The roll ends and starts again with all attempts. */
  readonly restarts: boolean;
  readonly source: string;
}

/** One line of a packet of damage; the packet is folded once, at the end (DIT 13.3). */
export interface Line {
  readonly does: 'base' | 'plus' | 'minus' | 'times' | 'half' | 'all';
  /** Of `times` the factor; nothing for a half and for all. */
  readonly n: number;
  /** The card, status or ability it comes from. */
  readonly source: string;
  readonly rule: Rule;
}
export interface Packet {
  /** Null while the target is not known. */
  readonly to: Seat | null;
  readonly by: Seat;
  readonly type: DamageType;
  /** The base damage of the attack: what attack modifiers join (DIT R29). */
  readonly attack: boolean;
  readonly lines: readonly Line[];
}

/** Effects that wait for the target (DIT 12.6.2). */
export interface Pending {
  readonly script: number;
  readonly dice: readonly number[];
}
/** An activated offensive ability. */
export interface Attack {
  readonly by: Seat;
  readonly ability: string;
  readonly script: number;
  readonly ultimate: boolean;
  readonly target: Seat | null;
  /** Fixed at the end of offensive step 4 (DIT R20). */
  readonly is: boolean;
  /** The defender has chosen how to defend: the type can no longer change (DIT R28). */
  readonly committed: boolean;
  /** Modifiers may be used: from the known target to the end of defensive step 5 (DIT R24). */
  readonly modifiable: boolean;
  /** The defence chosen. */
  readonly defence: string | null;
  /** The defender has thrown dice again. */
  readonly rethrown: boolean;
  readonly pending: readonly Pending[];
  /** Who is left with 1 health instead of 0 when the attack is dealt. */
  readonly survivors: readonly Seat[];
  readonly marks: readonly Mark[];
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
  /** DIT R05 */
  readonly holds: boolean;
  /** DIT R63 */
  readonly sharedHands: boolean;
  /** A technical cap, not a rule. */
  readonly turnCap: number;
}

export type Mode = 'duel' | 'hill' | 'teams';

export interface World {
  readonly mode: Mode;
  readonly turn: number;
  readonly starter: Seat;
  readonly active: Seat;
  readonly phase: Phase;
  /** Starting health of every dial. */
  readonly start: number;
  /** Health: by seat, in teams by team (DIT 10.7). */
  readonly dials: readonly number[];
  /** The same as the turn began. */
  readonly dialsBefore: readonly number[];
  readonly players: readonly Player[];
  /** Definitions by card; shuffles permute them among the ids of a pile. */
  readonly cards: readonly string[];
  readonly owners: readonly Seat[];
  /** Who knows the face, a bit per seat. */
  readonly known: readonly number[];
  /** Cards being played: in no pile until they are carried out (DIT 7.26). */
  readonly playing: readonly CardId[];
  /** Dice on the table; the last roll is the current one. */
  readonly rolls: readonly Roll[];
  readonly attack: Attack | null;
  /** Incoming damage that waits for the end of the phase (DIT 9.1). */
  readonly packets: readonly Packet[];
  /** Isolated damage that is being dealt, innermost last; what hits several players at once is one entry (DIT 15.18). */
  readonly isolated: readonly (readonly Packet[])[];
  /** Healing that waits for the end of the phase, by seat. */
  readonly heals: readonly number[];
  /** Whether damage and healing wait at all. */
  readonly pooling: boolean;
  /** Whose ultimate locks the opponents (DIT 5.27). */
  readonly lock: Seat | null;
  /** The target of a further offensive roll phase. */
  readonly again: Seat | null;
  /** How often players have fallen so far. */
  readonly falls: number;
  readonly switches: Switches;
}

export const DICE = 5;
export const ATTEMPTS = 3; // DIT 12.4.3
export const MAX_CP = 15; // DIT 4.3
export const HAND_LIMIT = 6; // DIT 7.7
export const OPENING_HAND = 4; // DIT 2.6
export const OPENING_CP = 2; // DIT 2.4
export const HEAL_ABOVE = 10; // DIT 4.1
/** The bits of all seats and of spectators. */
export const EVERYBODY = 0xff;
/** More tokens than any board holds: all of them. */
export const ALL_TOKENS = 99;

/** Field by field and in plain loops, the fastest copy there is; a forgotten field does not compile. */
function cloneTokens(tokens: readonly Token[]): Token[] {
  const copies: Token[] = [];
  for (let i = 0; i < tokens.length; i++) {
    const { status, by, state } = tokens[i]!;
    copies.push({ status, by, state });
  }
  return copies;
}
const clonePlayer = (p: Player): Player => ({
  hero: p.hero,
  cp: p.cp,
  alive: p.alive,
  fell: p.fell,
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  discard: p.discard.slice(),
  upgrades: p.upgrades.slice(),
  levels: p.levels.slice(),
  tokens: cloneTokens(p.tokens),
  raised: { ...p.raised },
  companion: p.companion,
  slots: p.slots.slice(),
  secret: p.secret.slice(),
  marks: p.marks.slice(),
  permissions: p.permissions.slice(),
  leaving: p.leaving,
});
const cloneRoll = (r: Roll): Roll => ({
  seat: r.seat,
  purpose: r.purpose,
  dice: r.dice.slice(),
  left: r.left,
  open: r.open,
  changed: r.changed,
  foreign: r.foreign,
  announced: r.announced,
  restarts: r.restarts,
  source: r.source,
});
const cloneAttack = (a: Attack): Attack => ({
  ...a,
  pending: a.pending.slice(),
  survivors: a.survivors.slice(),
  marks: a.marks.slice(),
});
const clonePacket = (p: Packet): Packet => ({ to: p.to, by: p.by, type: p.type, attack: p.attack, lines: p.lines.slice() });

function clonePlayers(players: readonly Player[]): Player[] {
  const copies: Player[] = [];
  for (let i = 0; i < players.length; i++) copies.push(clonePlayer(players[i]!));
  return copies;
}

export const cloneWorld = (w: World): World => ({
  mode: w.mode,
  turn: w.turn,
  starter: w.starter,
  active: w.active,
  phase: w.phase,
  start: w.start,
  dials: w.dials.slice(),
  dialsBefore: w.dialsBefore.slice(),
  players: clonePlayers(w.players),
  cards: w.cards.slice(),
  owners: w.owners,
  known: w.known.slice(),
  playing: w.playing.slice(),
  rolls: w.rolls.map(cloneRoll),
  attack: w.attack && cloneAttack(w.attack),
  packets: w.packets.map(clonePacket),
  isolated: w.isolated.map(packets => packets.map(clonePacket)),
  heals: w.heals.slice(),
  pooling: w.pooling,
  lock: w.lock,
  again: w.again,
  falls: w.falls,
  switches: w.switches,
});
