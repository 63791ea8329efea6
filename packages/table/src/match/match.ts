/**
 * One match: it takes inputs and says what each changed, for every viewer. No I/O, and no clock of its own.
 *
 * The input log is the match: header and rows lead to the same state every time. `check` says whether an input can be taken and
 * changes nothing; `take` takes it, or throws and changes nothing. A driver takes, writes the row, and only then tells the viewers;
 * if the write fails, it drops this object and rebuilds it from the log.
 */
import {
  copyPlain,
  InputError,
  together,
  viewers,
  type AnyGame,
  type MatchRecord,
  type Plain,
  type Position,
  type Reproduction,
  type SeenDecision,
} from '@kolbiste/engine';
import {
  LIMITS,
  type Accepted,
  type Chapter,
  type Explanation,
  type MatchInfo,
  type MatchState,
  type Over,
  type Passed,
  type Phase,
  type Proposal,
  type Refused,
  type Result,
  type Reveal,
  type Seat,
  type SeatInfo,
  type SeenEvent,
  type Snapshot,
  type Stops,
  type TableMessage,
  type Viewer,
} from '@kolbiste/protocol';
import { apply } from './apply.ts';
import { automaticAnswer, botWindow, heldUntil, waitFor } from './automatic.ts';
import { concerns, learn, type Change } from './change.ts';
import { expiresAt, remaining } from './clock.ts';
import { commitmentTo, isReady, unsealBy, withholder } from './fairness.ts';
import { readHeader, type MatchHeader } from './header.ts';
import { inputFault, rowOf, type Input, type Row } from './input.ts';
import { askedOf, isSameTable, listener, revealOf, stateFor, tableOf } from './project.ts';
import { claimRejection, rejection, takeRejection, type Rejection } from './rejection.ts';
import { sidesOf } from './sides.ts';
import {
  askedIn,
  coachAllowed,
  hasLeft,
  hintsAllowed,
  newRunningMatch,
  officialKeys,
  phaseOf,
  type MatchData,
  type RunningMatch,
} from './state.ts';
import { reproductionOf } from './undo.ts';

/** A match after a number of rows, to continue from without replaying them. It holds secrets. */
export interface SavedMatch {
  readonly rows: number;
  /** The game's `stateVersion`: a state of other rules or of another layout is not restored. */
  readonly version: number;
  readonly data: Plain;
}

export interface MatchOptions {
  /** The header has been checked before. */
  readonly checked?: boolean;
  /** Who moves each seat, when that is not the header's: a match continued from a record. */
  readonly movers?: readonly SeatInfo[];
}

export class Match {
  readonly header: MatchHeader;
  readonly info: MatchInfo;
  readonly viewers: readonly Viewer[];
  private readonly running: RunningMatch;

  /** A match that waits for its seats. Throws an InputError when this game cannot be played like this. */
  constructor(game: AnyGame, header: MatchHeader, { checked = false, movers = header.seats }: MatchOptions = {}) {
    this.header = header;
    this.viewers = viewers(header.seats.length);
    if (!checked) assertPlayable(game, header);
    this.running = newRunningMatch(game, header, movers);
    const { match, version, clock, undo, rated, tableSeed, timeLimit, series, event } = header;
    const options = openOptions(game, header.options);
    const beside = { ...(timeLimit !== undefined && { timeLimit }), ...(series && { series }), ...(event && { event }) };
    this.info = { match, game: header.game, version, options, clock, undo, rated, ...beside, commitment: commitmentTo(tableSeed) };
  }

  /** The match that a header and a log are. Throws an InputError at the first row that does not fit. `tell` hears every change. */
  static rebuild(game: AnyGame, header: MatchHeader, rows: readonly Row[], tell?: (change: Change) => void, options?: MatchOptions): Match {
    const match = new Match(game, header, options);
    match.catchUp(rows, tell ? match.viewers : NOBODY, tell);
    return match;
  }

  /** The same from a saved state: only the rows after it are replayed. */
  static restore(
    game: AnyGame,
    header: MatchHeader,
    saved: SavedMatch,
    rows: readonly Row[],
    tell?: (change: Change) => void,
    options?: MatchOptions,
  ): Match {
    if (saved.version !== game.stateVersion)
      throw new InputError('log', `the saved state is of version ${saved.version}, and ${game.stateVersion} can be restored`);
    const match = new Match(game, header, options);
    if (rows.length < saved.rows)
      throw new InputError('log', `the saved state is of row ${saved.rows}, and the log ends with ${rows.length}`);
    match.running.data = copyPlain(saved.data) as unknown as MatchData;
    if (!match.running.data.hashes) throw new InputError('log', 'the saved state is of an older release');
    match.running.rows.push(...rows.slice(0, saved.rows));
    match.catchUp(rows, tell ? match.viewers : NOBODY, tell);
    return match;
  }

  private catchUp(rows: readonly Row[], learners: readonly Viewer[], tell?: (change: Change) => void): void {
    for (const row of rows.slice(this.seq)) {
      try {
        const change = this.takeWellFormed(row, learners, NOBODY);
        tell?.(change);
      } catch (error) {
        throw error instanceof InputError ? new InputError('log', `row ${this.seq + 1}: ${error.message}`) : error;
      }
    }
  }

  save(): SavedMatch {
    return { rows: this.seq, version: this.running.game.stateVersion, data: copyPlain(this.running.data) as unknown as Plain };
  }

  /** How many rows there are; the next one has the number after it. */
  get seq(): number {
    return this.running.rows.length;
  }
  get log(): readonly Row[] {
    return this.running.rows;
  }
  get phase(): Phase {
    return phaseOf(this.running.data);
  }
  get result(): Result | null {
    return this.running.data.result;
  }
  /** The position as it is, secrets included: for bots' redeals, never for players. */
  get position(): Position | null {
    return this.running.data.position;
  }
  /** Who is asked what; null when nobody is. */
  get asked(): { readonly seat: Seat; readonly decision: number } | null {
    return askedIn(this.running.data);
  }
  /** Why a seat cannot claim the match against the player who is asked and does not move, or null. */
  checkClaim(seat: Seat, now: number, after: number): Rejection | null {
    return claimRejection(this.running, seat, now, after);
  }
  /** Who moves each seat. */
  get movers(): readonly SeatInfo[] {
    return this.running.movers;
  }
  /** The seat of a bot that has to think now; not while the table is about to pass for it. */
  get botAsked(): Seat | null {
    const { asked, running } = this;
    if (asked === null || this.phase !== 'playing' || hasLeft(running.data, asked.seat) || automaticAnswer(running)) return null;
    return running.movers[asked.seat]!.kind === 'bot' ? asked.seat : null;
  }
  /** When a bot that is asked at a window passes, if it passes: the same moment at which the table would pass for it. Else null. */
  get botPassAt(): number | null {
    const { running, asked } = this;
    return asked !== null && this.phase === 'playing' && botWindow(running) ? running.data.askedAt + waitFor(running) : null;
  }
  /** Until when a pass by hand is kept back; null when it counts at once. */
  get passHeldUntil(): number | null {
    return this.asked !== null && this.phase === 'playing' ? heldUntil(this.running) : null;
  }
  /** What only an official of the club may answer here; null when nothing is asked of them. */
  get judged(): { readonly decision: number; readonly asks: SeenDecision } | null {
    const keys = officialKeys(this.running);
    if (keys.length === 0) return null;
    const { game, data } = this.running;
    const asks = game.seeAsked(data.position!, data.position!.decision!.seat).decision!;
    return { decision: data.decision, asks: copyPlain({ ...asks, options: asks.options.filter(({ key }) => keys.includes(key)) }) };
  }
  /** An official has stopped the table. */
  get halted(): boolean {
    return this.running.data.halted === true;
  }
  get proposals(): readonly Proposal[] {
    return this.running.data.proposals;
  }
  /** The seats that are not ready yet. */
  get unready(): readonly Seat[] {
    return this.running.data.nonces.flatMap((_, seat) => (isReady(this.running, seat) ? [] : [seat]));
  }
  stopsOf(seat: Seat): Stops {
    return this.running.data.stops[seat]!;
  }
  /** Whether an answer may be looked at before it is given. */
  get coach(): boolean {
    return coachAllowed(this.running);
  }
  /** Whether hints may be given. */
  get hints(): boolean {
    return hintsAllowed(this.running);
  }
  hasLeft(seat: Seat): boolean {
    return hasLeft(this.running.data, seat);
  }
  /** How long each seat could think now before its time is up; null without a clock. */
  remaining(now: number): (number | null)[] {
    return remaining(this.header.clock, this.running.data.clock, now);
  }

  /** When the table has something to do by itself, if nothing happens before. */
  wakeAt(): number | null {
    const passes = automaticAnswer(this.running)?.at ?? Infinity;
    const expires = expiresAt(this.header.clock, this.running.data.clock) ?? Infinity;
    const soonest = Math.min(passes, expires, unsealBy(this.running) ?? Infinity, this.timeUpAt ?? Infinity);
    return soonest === Infinity ? null : soonest;
  }

  /** When the time of the whole match is up; null while it does not run. */
  private get timeUpAt(): number | null {
    return this.phase === 'playing' ? (this.running.data.timeUpAt ?? null) : null;
  }

  /** What the table has to do by itself now: pass for a seat, answer for one that left, or call the time. */
  due(now: number): Input | null {
    const { running } = this;
    if (this.timeUpAt !== null && this.timeUpAt <= now) return { at: now, type: 'time' };
    const automatic = automaticAnswer(running);
    if (automatic && automatic.at <= now) return { at: now, type: 'automatic' };
    const unseal = unsealBy(running);
    if (unseal !== null && unseal <= now) {
      const seat = withholder(running);
      return seat === null ? { at: now, type: 'abort', why: 'withheld' } : { at: now, type: 'forfeit', seat };
    }
    const expiry = expiresAt(this.header.clock, running.data.clock);
    return expiry !== null && expiry <= now ? { at: now, type: 'timeout', seat: running.data.clock.running! } : null;
  }

  /** Why an input cannot be taken, or null. Changes nothing. */
  check(input: Input): Rejection | null {
    return rejection(this.running, input);
  }

  /**
   * Takes an input. What cannot be taken throws an InputError with the rejection's code; a fault of the rules throws a StepError,
   * whose reproduction holds the seed and is not for players. Then nothing has changed. Events are made for `learners`, states for
   * those of them who are among the `lookers`.
   */
  take(input: Input, learners: readonly Viewer[] = this.viewers, lookers: readonly Viewer[] = learners): Change {
    const fault = inputFault(input);
    if (fault !== null) throw new InputError('malformed', fault);
    return this.takeWellFormed(input, learners, lookers);
  }

  private takeWellFormed(input: Input, learners: readonly Viewer[], lookers: readonly Viewer[]): Change {
    const { running } = this;
    const rejected = takeRejection(running, input);
    if (rejected) throw new InputError(rejected.code, rejected.text, rejected.refusal);
    const at = Math.max(input.at, running.data.at);
    const events = new Map<Viewer, SeenEvent[]>();
    for (const viewer of learners) events.set(viewer, []);
    const heard = (): boolean => [...events.values()].some(seen => seen.length > 0);
    const passed = new Map<Viewer, Passed[]>();
    const before = tableOf(running);
    const { row, act, undoneFrom } = apply(running, rowOf(input, this.seq + 1, at), {
      sink: listener(running.game, events),
      heard,
      passed,
    });
    running.data.at = at;
    running.rows.push(row);
    const states = new Map<Viewer, MatchState>();
    const sameTable = isSameTable(before, tableOf(running));
    const once = sameTable ? null : together();
    for (const viewer of lookers) if (concerns(row, viewer)) states.set(viewer, stateFor(running, viewer, once));
    return { row, act, undoneFrom, events, states, sameTable, passed, over: this.over() };
  }

  /** What is said at the end; null before. */
  private over(): Over | null {
    const { result } = this;
    return result && { type: 'over', match: this.header.match, seq: this.seq, result, reveal: this.header.event ? null : this.reveal()! };
  }

  /** Everything that changes, as a viewer may know it. */
  state(viewer: Viewer): MatchState {
    return copyPlain(stateFor(this.running, viewer));
  }

  /** Everything a viewer may know, with the end of what they learned. */
  snapshot(viewer: Viewer, now: number, learned: readonly Chapter[] = this.history(viewer), re?: string): Snapshot {
    const { seq, info } = this;
    const history = learned.slice(-LIMITS.history);
    return { type: 'snapshot', match: info.match, ...named(re), viewer, seq, now, info, state: this.state(viewer), history };
  }

  /** What the sender of a rejected message is told. A repeated answer is told that it was taken, and what is current. */
  refused({ code, text, refusal, seq }: Rejection, viewer: Viewer, now: number, re?: string): TableMessage[] {
    const { match } = this.header;
    if (seq !== null) {
      const accepted: Accepted = { type: 'accepted', match, ...named(re), seq };
      return [accepted, this.snapshot(viewer, now, [])];
    }
    const refused: Refused = {
      type: 'refused',
      match,
      ...named(re),
      code,
      text,
      ...(refusal && { rule: refusal.rule, why: refusal.why, ...(refusal.params && { params: refusal.params }) }),
      decision: askedOf(this.running, viewer)?.decision ?? null,
    };
    return [refused];
  }

  /** What a seat may and may not do now, with reasons; nothing for those who are not asked. */
  explained(seat: Seat, re?: string): Explanation {
    const { position, running } = this;
    const asked = askedOf(running, seat);
    const moves = asked ? copyPlain(running.game.explain(position!, seat)) : [];
    return { type: 'explained', match: this.header.match, ...named(re), decision: asked?.decision ?? null, moves };
  }

  /** What a viewer learned in rows after `after`: replayed from the log. */
  history(viewer: Viewer, after = 0): Chapter[] {
    return after >= this.seq
      ? []
      : this.streams([viewer])
          .get(viewer)!
          .filter(({ seq }) => seq > after);
  }

  /** What viewers learned in the whole match, row by row; rows that told a viewer nothing are left out. */
  streams(of: readonly Viewer[] = this.viewers): Map<Viewer, Chapter[]> {
    const streams = new Map<Viewer, Chapter[]>(of.map(viewer => [viewer, []]));
    const again = new Match(this.running.game, this.header, { checked: true });
    again.catchUp(this.log, of, change => learn(streams, change));
    return streams;
  }

  /** What anybody needs to derive every shuffle and roll again; null before the end. */
  reveal(): Reveal | null {
    return revealOf(this.running);
  }

  /** The answers that stand, as the engine replays them, with a hash every 20. It holds the seed. */
  moves(): MatchRecord {
    const { game, ...start } = reproductionOf(this.running);
    return { game, version: this.header.version, ...start, hashes: [...this.running.data.hashes] };
  }

  /** What leads to this position, for debugging. It holds the seed. */
  reproduction(): Reproduction {
    return reproductionOf(this.running);
  }
}

const NOBODY: readonly Viewer[] = [];

function assertPlayable(game: AnyGame, header: MatchHeader): void {
  readHeader(header);
  const { module } = game;
  if (header.game !== module.id) throw new InputError('header', `this is a match of ${header.game}, not of ${module.id}`);
  if (header.version !== module.version)
    throw new InputError('version', `this match is played by version ${header.version} of the rules, these are version ${module.version}`);
  // Setting up once tells whether the options fit together.
  game.start(header.options, header.seats.length, 'probe');
  if (new Set(sidesOf(header.seats)).size < 2) throw new InputError('header', 'a match needs two sides');
}

const named = (re: string | undefined): { readonly re?: string } => (re === undefined ? {} : { re });

/** The options as every player may know them: without what each brings. */
export function openOptions({ module }: AnyGame, given: Plain): Plain {
  const options = module.options.read(given) as Record<string, Plain>;
  return Object.fromEntries(Object.entries(options).filter(([name]) => name !== module.brings?.option));
}
