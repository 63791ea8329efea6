/**
 * What a viewer knows of a match. A snapshot carries it whole; an update carries it whole or as a patch of the last one.
 * All times are milliseconds; moments are since 1970 by the table's clock.
 */
import type { SeriesKind } from '@kolbiste/club';
import type { Plain, Seat, Seen, SeenDecision, Viewer } from '@kolbiste/engine';

export type { Seat, Viewer };

/** Time to think. */
export type ClockConfig =
  | { readonly kind: 'none' }
  /** The first `increment` of each decision is free, the rest comes out of the seat's bank. */
  | { readonly kind: 'bank'; readonly bank: number; readonly increment: number }
  /** The bank first; when it is empty, `period` for each decision. */
  | { readonly kind: 'byoyomi'; readonly bank: number; readonly period: number }
  /** `perMove` for each decision. */
  | { readonly kind: 'correspondence'; readonly perMove: number };

export interface ClockState {
  /** What is left of each seat's bank, before the running decision is charged. */
  readonly banks: readonly number[];
  /** Whose decision is timed; null when none is. */
  readonly running: Seat | null;
  /** Its time is now − since, or nothing while that is negative. Null while the clock stands, as in a pause. */
  readonly since: number | null;
  /** Its time so far, while the clock stands. */
  readonly spent: number;
  /** When the running seat's time is up, if nothing happens. */
  readonly expiresAt: number | null;
}

/**
 * `free`: only what taught nobody anything may be taken back. `consent`: that at once, the rest if all opponents agree.
 * `none`: nothing.
 */
export type UndoPolicy = 'free' | 'consent' | 'asked' | 'none';

export type Phase = 'waiting' | 'playing' | 'paused' | 'over';

/** Why a seat is no longer in the match. */
export type LeaveReason = 'concession' | 'time' | 'absence';

export interface SeatInfo {
  readonly name: string;
  readonly kind: 'human' | 'bot';
  /** How strong a bot is, by the name of its level. */
  readonly level?: string;
  /** Seats of one team win and lose together. Without it a seat is on its own. */
  readonly team?: number;
}

export interface SeatState extends SeatInfo {
  readonly ready: boolean;
  /** What the seat bound itself to: SHA-256 of its nonce. */
  readonly seal?: string;
  /** It has told the nonce behind its seal. */
  readonly unsealed?: true;
  readonly left: LeaveReason | null;
}

/** Which game of which series a match is. */
export interface SeriesPlace {
  readonly id: string;
  /** From 1. */
  readonly n: number;
  readonly games: number;
  readonly kind: SeriesKind;
}

/** What never changes in a match. */
export interface MatchInfo {
  readonly match: string;
  readonly game: string;
  /** Of the game's rules. */
  readonly version: number;
  readonly options: Plain;
  readonly clock: ClockConfig;
  readonly undo: UndoPolicy;
  readonly rated: boolean;
  /** How long after the beginning time is up, and the game comes to its end. */
  readonly timeLimit?: number;
  /** The series whose game this is. */
  readonly series?: SeriesPlace;
  /** A match of an event: no hints, no pauses, and no aborting but by its officials. */
  readonly event?: true;
  /** SHA-256 of the table's seed, published before anything is shuffled. */
  readonly commitment: string;
}

/** What seats decide together. */
export type Topic = 'undo' | 'draw' | 'pause' | 'resume' | 'abort' | 'hints';

export interface Proposal {
  /** To consent to or decline; the number of the log row that proposed it. */
  readonly proposal: number;
  readonly topic: Topic;
  readonly by: Seat;
  /** Who has not consented yet. */
  readonly needs: readonly Seat[];
}

/** The question others are told while somebody may respond: they do not learn at which moment. */
export const RESPONSES = 'responses';

/** At which windows a player wants to be stopped. */
export type StopMode =
  /** At every window, even when only passing is possible. */
  | 'everywhere'
  /** Where something but passing is possible. */
  | 'whenUseful'
  /** Where something is promising, or possible for the last time. */
  | 'matters'
  /** At none: pass for me. */
  | 'never';

/** Until when windows are passed: something is told that the player did not cause, an attack, the player's turn, the end of this turn. */
export type Until = 'news' | 'attacked' | 'turn' | 'turnEnd';
/** Why a yield has ended: its own end or an earlier one, or something was taken back. */
export type YieldEnd = Until | 'undone';

export interface Stops {
  readonly mode: StopMode;
  /** Other modes for windows of a kind: `about.kind` of the decision, with `about.subject.of` after a colon if it has one, else its question. */
  readonly kinds?: { readonly [kind: string]: StopMode };
  /** A yield: every window is passed until then. It ends by itself. */
  readonly until?: Until;
  /** The next window stops the player, whatever is possible there. */
  readonly next?: true;
  /** The decision of this number is passed, as soon as the table would: a pass by hand that came too soon for an even pace. */
  readonly passing?: number;
  /** Only the table says it: why the last yield has ended. */
  readonly ended?: YieldEnd;
}

/** A window that the table passed for a player, though something else could have been done. */
export interface Passed {
  /** As in `Stops.kinds`. */
  readonly kind: string;
  /** What could have been done; the first few. */
  readonly decision: SeenDecision;
  /** `again`: the player has passed the same by hand, and nothing has happened since. */
  readonly why: 'hopeless' | 'never' | 'again' | Until;
}

/** How a match ended. */
export interface Result {
  /** By seat; 1 is first, equal places share. All 1 is a draw, or no result at all when `by` is `abort`. */
  readonly places: readonly number[];
  readonly by: 'rules' | 'agreement' | 'abort' | LeaveReason;
  /** The game's rule and reason, when the rules ended it. */
  readonly rule: string | null;
  readonly why: string;
}

/** What lets anybody derive every shuffle and roll again. Only after the match. */
export interface Reveal {
  readonly tableSeed: string;
  readonly nonces: readonly string[];
  /** The match's seed: SHA-256 of the table's seed and the nonces. */
  readonly seed: string;
}

/** Everything that changes, as one viewer may know it. */
export interface MatchState {
  readonly phase: Phase;
  readonly seats: readonly SeatState[];
  /** The engine's view; null before the game starts. */
  readonly seen: Seen | null;
  /** The number of the decision that is asked, of any seat; null while somebody else may respond. Numbers are never used twice. */
  readonly decision: number | null;
  /** How many answers stand; while somebody else may respond, without the passes that came last. */
  readonly answers: number;
  readonly clock: ClockState;
  readonly proposals: readonly Proposal[];
  /** Whether this viewer may take back their last decision: at once, if the opponents agree, or not. */
  readonly undo: 'free' | 'consent' | null;
  /** Whether hints may be asked for: between people only when all of them agreed, in rated matches never. */
  readonly hints: boolean;
  /** An official of the club has stopped the table: nobody plays until they let it go on. */
  readonly halted: boolean;
  /** This viewer's stops; null for spectators. */
  readonly stops: Stops | null;
  readonly result: Result | null;
  readonly reveal: Reveal | null;
}

/** An event as a viewer learns it; the rest is the game's. */
export type SeenEvent = { readonly type: string; readonly rule: string; readonly [field: string]: Plain };

/** Events of one log row, as a viewer learned them. */
export interface Chapter {
  readonly seq: number;
  readonly events: readonly SeenEvent[];
  /** This row took back the rows from here on; their events no longer stand. */
  readonly undoneFrom?: number;
}
