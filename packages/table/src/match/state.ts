/** A match as it is now: everything that changes in it, as plain data, and the questions its checks and verbs share. */
import { PASS, type Answered, type AnyGame, type Position, type Verdict } from '@kolbiste/engine';
import type { ClockState, Phase, Proposal, Result, Reveal, Seat, SeatInfo, SeatState, Stops, Topic, Viewer } from '@kolbiste/protocol';
import { newClock, type RunningClock } from './clock.ts';
import type { MatchHeader } from './header.ts';
import type { Row } from './input.ts';
import { sidesOf, type Departure } from './sides.ts';

/** An answer that stands, with what undo has to restore. */
export interface StandingAnswer extends Answered {
  readonly n: number;
  readonly key: string;
  /** By seat, before it. */
  readonly banks: readonly number[];
  /** The time it took. */
  readonly spent: number;
}

/** All that changes in a match. Saved states hold it: a field may be added, none renamed. */
export interface MatchData {
  /** The last row's moment. */
  at: number;
  /** By seat; null before the seat is ready. */
  nonces: readonly (string | null)[];
  /** By seat: what its nonce is bound to; nothing where nobody sealed one. */
  seals?: readonly (string | null)[];
  position: Position | null;
  readonly answers: StandingAnswer[];
  /** The position's hash after every 20 answers that stand. */
  readonly hashes: string[];
  /** The number of the last decision asked. */
  decision: number;
  askedAt: number;
  /** After an undo the table answers for nobody. */
  held: boolean;
  pausedAt: number | null;
  /** It is an official who stopped the table. */
  halted?: true;
  /** When the time of the whole match is up; nothing where it has no limit, before it begins, and when that was said. */
  timeUpAt?: number | null;
  clock: RunningClock;
  proposals: readonly Proposal[];
  declined: readonly { readonly topic: Topic; readonly seat: Seat; readonly at: number }[];
  left: readonly Departure[];
  stops: readonly Stops[];
  /** By seat: what it has passed by hand since it was told something; null for nothing. */
  declinedOptions?: readonly (readonly string[] | null)[];
  /** People on several sides have agreed to hints. */
  hints?: true;
  result: Result | null;
}

/** A position from before an answer that stands. */
interface Checkpoint {
  readonly answers: number;
  readonly position: Position;
}

export interface RunningMatch {
  readonly game: AnyGame;
  readonly header: MatchHeader;
  /** Who moves each seat: the header's, unless the match was continued by others. */
  readonly movers: readonly SeatInfo[];
  /** By seat, the first seat of its side. */
  readonly sides: readonly Seat[];
  readonly rows: Row[];
  data: MatchData;
  /** The positions before the last answers, oldest first. Not part of the state: replaying the rows makes them again. */
  checkpoints: Checkpoint[];
  /** Parts of the last state that was made, and what they were made from. */
  readonly cache: {
    nonces: MatchData['nonces'] | null;
    seals: MatchData['seals'] | null;
    left: MatchData['left'] | null;
    seats: readonly SeatState[];
    of: RunningClock | null;
    clock: ClockState | null;
    reveal: Reveal | null;
    /** What stands behind the question of this number. */
    judged: number;
    verdict: Verdict | null;
  };
}

const DEFAULT_STOPS: Stops = Object.freeze({ mode: 'matters' });
const NONE: readonly never[] = Object.freeze([]);

export const newRunningMatch = (game: AnyGame, header: MatchHeader, movers: readonly SeatInfo[]): RunningMatch => ({
  game,
  header,
  movers,
  sides: sidesOf(header.seats),
  rows: [],
  data: {
    at: 0,
    nonces: header.seats.map(seat => (seat.kind === 'bot' ? '' : null)),
    position: null,
    answers: [],
    hashes: [],
    decision: 0,
    askedAt: 0,
    held: false,
    pausedAt: null,
    clock: newClock(header.clock, header.seats.length),
    proposals: NONE,
    declined: NONE,
    left: NONE,
    stops: header.seats.map(() => DEFAULT_STOPS),
    result: null,
  },
  checkpoints: [],
  cache: { nonces: null, seals: null, left: null, seats: NONE, of: null, clock: null, reveal: null, judged: 0, verdict: null },
});

export function phaseOf({ result, position, pausedAt }: MatchData): Phase {
  if (result) return 'over';
  return position === null ? 'waiting' : pausedAt === null ? 'playing' : 'paused';
}

/** Who is asked what; null when nobody is. */
export function askedIn({ position, result, decision }: MatchData): { readonly seat: Seat; readonly decision: number } | null {
  return result || !position?.decision ? null : { seat: position.decision.seat, decision };
}

/** Whether somebody else is asked at a window: the viewer learns that, and nothing that tells at which of several. */
export function respondsTo({ position, result }: MatchData, viewer: Viewer): boolean {
  const decision = result ? null : position?.decision;
  return !!decision && decision.seat !== viewer && decision.options.includes(PASS);
}

/** Whether hints may be given: where people play each other, only if all agreed; in rated matches and events never. */
export function hintsAllowed({ data, header, movers, sides }: RunningMatch): boolean {
  if (header.rated || header.event) return false;
  if (header.hints === true || data.hints === true) return true;
  const first = movers.findIndex(({ kind }) => kind === 'human');
  return movers.every(({ kind }, seat) => kind !== 'human' || sides[seat] === sides[first]);
}

/** Whether a coach may look at an answer before it is given: only where people play none but bots. */
export function coachAllowed({ header, movers, sides }: RunningMatch): boolean {
  if (header.rated || header.event) return false;
  const first = movers.findIndex(({ kind }) => kind === 'human');
  return movers.some(({ kind }) => kind === 'bot') && movers.every(({ kind }, seat) => kind !== 'human' || sides[seat] === sides[first]);
}

/** Keys of the open question that only an official may give. */
export const officialKeys = ({ data: { position, result }, game }: RunningMatch): readonly string[] =>
  result === null && position?.decision ? (game.module.officialKeys?.(position) ?? []) : [];

export const hasLeft = (data: MatchData, seat: Seat): boolean => data.left.some(gone => gone.seat === seat);
