/** A match as it stands: what changes in it, as plain data, and the questions that its checks, effects and messages share. */
import {
  freeUndo,
  isLeftKey,
  keyOf,
  questionOf,
  undoDepth,
  type Answered,
  type Decision,
  type Plain,
  type Position,
  type AnyGame,
} from '@kolbiste/engine';
import type { ClockState, Phase, Proposal, Result, Reveal, Seat, SeatState, StopMode, Stops, Topic } from '@kolbiste/protocol';
import { newClock, type Clock } from './clock.ts';
import type { MatchHeader } from './header.ts';
import type { Input, Row } from './input.ts';
import { sidesOf, type Left } from './standing.ts';

/** An answer that stands, with what undo has to give back. */
export interface Taken extends Answered {
  readonly n: number;
  readonly key: string;
  /** By seat, before it. */
  readonly banks: readonly number[];
  /** What it took. */
  readonly spent: number;
}

/** All that changes in a match. */
export interface MatchData {
  /** The last row's moment. */
  at: number;
  /** By seat; null before the seat is ready. */
  nonces: readonly (string | null)[];
  position: Position | null;
  readonly answers: Taken[];
  /** The position's hash after every 20 answers that stand. */
  readonly hashes: string[];
  /** The number of the last decision asked. */
  decision: number;
  askedAt: number;
  /** After an undo nothing advances by itself. */
  held: boolean;
  pausedAt: number | null;
  clock: Clock;
  proposals: readonly Proposal[];
  declined: readonly { readonly topic: Topic; readonly seat: Seat; readonly at: number }[];
  left: readonly Left[];
  stops: readonly Stops[];
  result: Result | null;
}

/** A position from before an answer that stands. */
interface Kept {
  readonly answers: number;
  readonly position: Position;
}

export interface RunningMatch {
  readonly game: AnyGame;
  readonly header: MatchHeader;
  /** By seat, the first seat of its side. */
  readonly sides: readonly Seat[];
  readonly rows: Row[];
  data: MatchData;
  /** The positions before the last answers, oldest first. Not part of the state: they can be had by playing again. */
  kept: Kept[];
  /** What was last told of seats and clock, and what it was made from. */
  readonly told: {
    nonces: MatchData['nonces'] | null;
    left: MatchData['left'] | null;
    seats: readonly SeatState[];
    of: Clock | null;
    clock: ClockState | null;
    reveal: Reveal | null;
  };
}

const USUAL_STOPS: Stops = Object.freeze({ mode: 'whenUseful' });
const NONE: readonly never[] = Object.freeze([]);

export const newRunningMatch = (game: AnyGame, header: MatchHeader): RunningMatch => ({
  game,
  header,
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
    stops: header.seats.map(() => USUAL_STOPS),
    result: null,
  },
  kept: [],
  told: { nonces: null, left: null, seats: NONE, of: null, clock: null, reveal: null },
});

export function phaseOf({ result, position, pausedAt }: MatchData): Phase {
  if (result) return 'over';
  return position === null ? 'waiting' : pausedAt === null ? 'playing' : 'paused';
}

/** Who is asked what; null when nobody is. */
export function askedIn({ position, result, decision }: MatchData): { readonly seat: Seat; readonly decision: number } | null {
  return result || !position?.decision ? null : { seat: position.decision.seat, decision };
}

export const hasLeft = (data: MatchData, seat: Seat): boolean => data.left.some(gone => gone.seat === seat);

// -- what seats decide together ----------------------------------------------------------------------------------------

/** Everyone else who is a person and still in. */
function people({ header, data }: RunningMatch, seat: Seat): Seat[] {
  return header.seats.flatMap(({ kind }, other) => (kind === 'human' && other !== seat && !hasLeft(data, other) ? [other] : []));
}

/** People on other sides who are still in. */
const opponents = (m: RunningMatch, seat: Seat): Seat[] => people(m, seat).filter(other => m.sides[other] !== m.sides[seat]);

/** Whether, and how, a seat may take back its last decision now. Bots let everything be taken back. */
export function undoFor(m: RunningMatch, seat: Seat): 'free' | 'consent' | null {
  const { header } = m;
  const { undo } = header;
  const { answers } = m.data;
  if (undo === 'none' || phaseOf(m.data) !== 'playing' || hasLeft(m.data, seat)) return null;
  if (freeUndo(answers, seat) > 0) return 'free';
  const depth = undoDepth(answers, seat);
  // Nobody comes back because somebody else takes something back.
  if (undo === 'free' || depth === 0 || answers.slice(-depth).some(({ key }) => isLeftKey(key))) return null;
  return header.seats.some(({ kind }, other) => kind === 'human' && m.sides[other] !== m.sides[seat] && !hasLeft(m.data, other))
    ? 'consent'
    : 'free';
}

/** Who has to consent to a seat's proposal. */
export function consentNeeded(m: RunningMatch, seat: Seat, topic: Topic, at: number): Seat[] {
  const { header, data, sides } = m;
  switch (topic) {
    case 'undo':
      return undoFor(m, seat) === 'consent' ? opponents(m, seat) : [];
    // A bot has to agree to a draw: whoever drives the table decides for it.
    case 'draw':
      return header.seats.flatMap(({ kind }, other) =>
        other !== seat && !hasLeft(data, other) && (kind === 'human' || sides[other] !== sides[seat]) ? [other] : [],
      );
    case 'resume':
      return at >= data.pausedAt! + header.pauseLimit ? [] : people(m, seat);
    case 'pause':
      return people(m, seat);
    case 'abort':
      return data.position === null ? [] : people(m, seat);
  }
}

// -- what the table does by itself ---------------------------------------------------------------------------------------

const PASS = 'pass';

const wordIn = (about: Plain | undefined, name: string): Plain | undefined =>
  typeof about === 'object' && about !== null && !Array.isArray(about) ? (about as { readonly [name: string]: Plain })[name] : undefined;

/** The kinds of window a decision is, for stops, the narrowest first: `reaction:special`, `reaction`; without a kind its question. */
function windowKinds({ about }: Decision, question: string): readonly string[] {
  const kind = wordIn(about, 'kind');
  if (typeof kind !== 'string') return [question];
  const of = wordIn(wordIn(about, 'subject'), 'of');
  return typeof of === 'string' && of ? [`${kind}:${of}`, kind] : [kind];
}

/** Whether the table passes for a player with these stops. Only a decision that offers to pass can be passed. */
function passesFor(position: Position, decision: Decision, stops: Stops): boolean {
  if (!decision.options.includes(PASS)) return false;
  const { kinds = {} } = stops;
  const named = windowKinds(decision, questionOf(position)).find(kind => Object.hasOwn(kinds, kind));
  const mode: StopMode = named === undefined ? stops.mode : kinds[named]!;
  return mode === 'never' || (mode === 'whenUseful' && decision.options.length === 1);
}

/**
 * The answer the table will give for the asked seat, with the moment from which it may. Whether a player was asked must not tell
 * what he holds: it always comes after the same delay, whatever the reason for it.
 */
export function automaticAnswer({ data, header }: RunningMatch): (Input & { readonly type: 'answer' }) | null {
  const { position, held, stops } = data;
  if (phaseOf(data) !== 'playing' || !position?.decision || held) return null;
  const { seat, options } = position.decision;
  const left = hasLeft(data, seat);
  if (!left && !passesFor(position, position.decision, stops[seat]!)) return null;
  // A seat that has left passes where it can, else takes the first option there is.
  const key = !left || options.includes(PASS) ? PASS : keyOf(options[0]!);
  return { at: data.askedAt + header.delay, type: 'answer', seat, decision: data.decision, key, auto: true };
}
