/**
 * One match: it takes inputs and gives back, for every viewer, what he learns. No I/O, and no clock of its own.
 *
 * The input log is the match: header and rows lead to the same state every time. `check` says whether an input can be taken and
 * changes nothing; `apply` takes it, or throws and changes nothing. A driver applies, writes the row, and only then sends the
 * messages; if the writing fails, it throws this object away and rebuilds it from the log.
 */
import {
  copyPlain,
  InputError,
  viewers,
  type MatchRecord,
  type Plain,
  type Position,
  type Reproduction,
  type AnyGame,
} from '@kolbiste/engine';
import {
  LIMITS,
  type Accepted,
  type Act,
  type Chapter,
  type Explanation,
  type MatchInfo,
  type MatchState,
  type Over,
  type Phase,
  type Proposal,
  type Refused,
  type Result,
  type Reveal,
  type Seat,
  type SeenEvent,
  type Snapshot,
  type TableMessage,
  type Update,
  type Viewer,
} from '@kolbiste/protocol';
import { expiresAt, remaining } from './clock.ts';
import { happen, reproductionOf } from './effect.ts';
import { commitmentTo } from './fairness.ts';
import { readHeader, type MatchHeader } from './header.ts';
import { inputFault, rowOf, type Input, type Row } from './input.ts';
import { rejection, unfit, type Rejection } from './rejection.ts';
import { askedIn, automaticAnswer, hasLeft, newRunningMatch, phaseOf, type MatchData, type RunningMatch } from './running-match.ts';
import { sidesOf } from './standing.ts';
import { actOf, listener, revealOf, stateFor } from './telling.ts';

/** A match after so many rows, to go on from without playing them again. It holds secrets. */
export interface SavedMatch {
  readonly rows: number;
  readonly data: Plain;
}

export interface Applied {
  readonly row: Row;
  /** For each viewer that was asked for and has something to learn. */
  readonly messages: ReadonlyMap<Viewer, readonly TableMessage[]>;
}

/** What an input did, and what each viewer that was asked for learned of it. */
export interface Deed {
  readonly row: Row;
  readonly act: Act;
  readonly told: ReadonlyMap<Viewer, readonly SeenEvent[]>;
  /** The first row taken back. */
  readonly undoneFrom: number | null;
}

/** What a viewer learned, row by row. */
export interface Stream {
  readonly viewer: Viewer;
  readonly chapters: readonly Chapter[];
}

export class Match {
  readonly header: MatchHeader;
  readonly info: MatchInfo;
  readonly viewers: readonly Viewer[];
  private readonly running: RunningMatch;

  /** A match that waits for its seats. Throws an InputError when this game cannot be played like this. */
  constructor(game: AnyGame, header: MatchHeader, { checked = false } = {}) {
    this.header = header;
    this.viewers = viewers(header.seats.length);
    if (!checked) assertPlayable(game, header);
    this.running = newRunningMatch(game, header);
    const { match, version, clock, undo, rated, tableSeed } = header;
    const options = openOptions(game, header.options);
    this.info = { match, game: header.game, version, options, clock, undo, rated, commitment: commitmentTo(tableSeed) };
  }

  /** The match that a header and a log are. Throws an InputError at the first row that does not fit. `tell` hears what every row did. */
  static rebuild(game: AnyGame, header: MatchHeader, rows: readonly Row[], tell?: (deed: Deed) => void): Match {
    const match = new Match(game, header);
    match.catchUp(rows, tell ? match.viewers : [], tell);
    return match;
  }

  /** The same from a saved state: only the rows after it are played. */
  static restore(game: AnyGame, header: MatchHeader, saved: SavedMatch, rows: readonly Row[], tell?: (deed: Deed) => void): Match {
    const match = new Match(game, header);
    if (rows.length < saved.rows)
      throw new InputError('log', `the saved state is of row ${saved.rows}, and the log ends with ${rows.length}`);
    match.running.data = copyPlain(saved.data) as unknown as MatchData;
    if (!match.running.data.hashes) throw new InputError('log', 'the saved state is of an older release');
    match.running.rows.push(...rows.slice(0, saved.rows));
    match.catchUp(rows, tell ? match.viewers : [], tell);
    return match;
  }

  private catchUp(rows: readonly Row[], to: readonly Viewer[], tell?: (deed: Deed) => void): void {
    for (const row of rows.slice(this.seq)) {
      try {
        const deed = this.take(row, to);
        tell?.(deed);
      } catch (error) {
        throw error instanceof InputError ? new InputError('log', `row ${this.seq + 1}: ${error.message}`) : error;
      }
    }
  }

  save(): SavedMatch {
    return { rows: this.seq, data: copyPlain(this.running.data) as unknown as Plain };
  }

  // -- what is -----------------------------------------------------------------------------------------------------

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
  /** The seat of a bot that has to think now; not while the table is about to pass for it. */
  get botAsked(): Seat | null {
    const { asked, running } = this;
    if (asked === null || this.phase !== 'playing' || hasLeft(running.data, asked.seat) || automaticAnswer(running)) return null;
    return this.header.seats[asked.seat]!.kind === 'bot' ? asked.seat : null;
  }
  get proposals(): readonly Proposal[] {
    return this.running.data.proposals;
  }
  /** How long each seat could think now before its time is up; null without a clock. */
  remaining(now: number): (number | null)[] {
    return remaining(this.header.clock, this.running.data.clock, now);
  }

  // -- what comes by itself ------------------------------------------------------------------------------------------

  /** When the table has something to do by itself, if nothing happens before. */
  wakeAt(): number | null {
    const passes = automaticAnswer(this.running)?.at ?? Infinity;
    const expires = expiresAt(this.header.clock, this.running.data.clock) ?? Infinity;
    const soonest = Math.min(passes, expires);
    return soonest === Infinity ? null : soonest;
  }

  /** What the table has to do by itself now: pass for a seat, answer for one that left, or call the time. */
  due(now: number): Input | null {
    const { running } = this;
    const automatic = automaticAnswer(running);
    if (automatic && automatic.at <= now) return { ...automatic, at: now };
    const expiry = expiresAt(this.header.clock, running.data.clock);
    return expiry !== null && expiry <= now ? { at: now, type: 'timeout', seat: running.data.clock.running! } : null;
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  /** Why an input cannot be taken, or null. Changes nothing. */
  check(input: Input): Rejection | null {
    return rejection(this.running, input);
  }

  /**
   * Takes an input and tells the viewers. What cannot be taken throws an InputError with the rejection's code; a fault of the
   * rules throws a StepError, whose reproduction holds the seed and is not for players. Then nothing has changed.
   */
  apply(input: Input, to: readonly Viewer[] = this.viewers): Applied {
    const fault = inputFault(input);
    if (fault !== null) throw new InputError('malformed', fault);
    const deed = this.take(input, to);
    const { row } = deed;
    const messages = new Map<Viewer, readonly TableMessage[]>();
    for (const viewer of to) if (concerns(row, viewer)) messages.set(viewer, this.tell(deed, viewer));
    return { row, messages };
  }

  /**
   * The same for an input that is known to be well formed, and the telling is left to the caller. Only the events are told here:
   * later the world is another.
   */
  take(input: Input, to: readonly Viewer[]): Deed {
    const { running } = this;
    const rejected = unfit(running, input);
    if (rejected) throw new InputError(rejected.code, rejected.text, rejected.refusal);
    const at = Math.max(input.at, running.data.at);
    const row = rowOf(input, this.seq + 1, at);
    const told = new Map<Viewer, SeenEvent[]>();
    for (const viewer of to) told.set(viewer, []);
    const effect = happen(running, row, listener(running.game, told));
    running.data.at = at;
    running.rows.push(row);
    return { row, act: actOf(row, effect), told, undoneFrom: effect.undoneFrom };
  }

  // -- what viewers are told -----------------------------------------------------------------------------------------------

  private tell({ row, act, told, undoneFrom }: Deed, viewer: Viewer): TableMessage[] {
    const { match } = this.header;
    const update: Update = {
      type: 'update',
      match,
      seq: row.n,
      now: row.at,
      act,
      events: told.get(viewer)!,
      ...(undoneFrom !== null && { undoneFrom }),
      state: this.state(viewer),
    };
    const over = this.over();
    return over ? [update, over] : [update];
  }

  /** What is said at the end; null before. */
  over(): Over | null {
    const { result } = this;
    return result && { type: 'over', match: this.header.match, seq: this.seq, result, reveal: this.reveal()! };
  }

  /** Everything that changes, as a viewer may know it. */
  state(viewer: Viewer): MatchState {
    return copyPlain(this.glimpse(viewer));
  }

  /** The same for whoever looks at once and keeps nothing: parts of it are the world's own, and change with it. */
  glimpse(viewer: Viewer): MatchState {
    return stateFor(this.running, viewer);
  }

  /** Everything a viewer may know, with the end of what he learned. */
  snapshot(viewer: Viewer, now: number, learned: readonly Chapter[] = this.history(viewer), re?: string): Snapshot {
    const { seq, info } = this;
    const history = learned.slice(-LIMITS.history);
    return { type: 'snapshot', match: info.match, ...named(re), viewer, seq, now, info, state: this.state(viewer), history };
  }

  accepted(seq: number, re?: string): Accepted {
    return { type: 'accepted', match: this.header.match, ...named(re), seq };
  }

  /** What the sender of a rejected message is told. A repeated answer is told that it was taken, and what is current. */
  refused({ code, text, refusal, seq }: Rejection, viewer: Viewer, now: number, re?: string): TableMessage[] {
    if (seq !== null) return [this.accepted(seq, re), this.snapshot(viewer, now, [])];
    const refused: Refused = {
      type: 'refused',
      match: this.header.match,
      ...named(re),
      code,
      text,
      ...(refusal && { rule: refusal.rule, why: refusal.why, ...(refusal.params && { params: refusal.params }) }),
      decision: this.asked?.decision ?? null,
    };
    return [refused];
  }

  /** What a seat may and may not do now, with reasons; nothing for those who are not asked. */
  explained(seat: Seat, re?: string): Explanation {
    const { asked, position, running } = this;
    const moves = asked ? copyPlain(running.game.explain(position!, seat)) : [];
    return { type: 'explained', match: this.header.match, ...named(re), decision: asked?.decision ?? null, moves };
  }

  /** What a viewer learned in rows after `after`: played again from the log, because nobody keeps it meanwhile. */
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
    again.catchUp(this.log, of, deed => learn(streams, deed));
    return streams;
  }

  // -- what remains ----------------------------------------------------------------------------------------------------------

  /** What lets anybody derive every shuffle and roll again; null before the end. */
  reveal(): Reveal | null {
    return revealOf(this.running);
  }

  /** The answers that stand, as the engine replays them, with a hash every 20. It holds the seed. */
  moves(): MatchRecord {
    const { game, ...start } = reproductionOf(this.running);
    return { game, version: this.header.version, ...start, hashes: [...this.running.data.hashes] };
  }

  /** What leads to this position, for whoever looks for a fault. It holds the seed. */
  reproduction(): Reproduction {
    return reproductionOf(this.running);
  }
}

/** Adds to what each viewer learned what he learned of a deed, if anything. */
export function learn(learned: ReadonlyMap<Viewer, Chapter[]>, { row, told, undoneFrom }: Deed): void {
  for (const [viewer, chapters] of learned) {
    const events = told.get(viewer)!;
    if (events.length || undoneFrom !== null) chapters.push({ seq: row.n, events, ...(undoneFrom !== null && { undoneFrom }) });
  }
}
export const streamsOf = (learned: ReadonlyMap<Viewer, readonly Chapter[]>): Stream[] =>
  Array.from(learned, ([viewer, chapters]) => ({ viewer, chapters }));

/** Whether a row is any of a viewer's business: what a player is stopped at is his own. */
export const concerns = (row: Row, viewer: Viewer): boolean => row.type !== 'stops' || row.seat === viewer;

function assertPlayable(game: AnyGame, header: MatchHeader): void {
  readHeader(header);
  const { module } = game;
  if (header.game !== module.id) throw new InputError('header', `this is a match of ${header.game}, not of ${module.id}`);
  if (header.version !== module.version)
    throw new InputError('version', `this match is played by version ${header.version} of the rules, these are version ${module.version}`);
  // Setting up once tells whether the options go together; what comes of it is thrown away.
  game.start(header.options, header.seats.length, 'probe');
  if (new Set(sidesOf(header.seats)).size < 2) throw new InputError('header', 'a match needs two sides');
}

const named = (re: string | undefined): { readonly re?: string } => (re === undefined ? {} : { re });

/** The options as every player may know them: without what one player brings in secret. */
export function openOptions({ module }: AnyGame, given: Plain): Plain {
  const options = module.options.read(given) as Record<string, Plain>;
  return Object.fromEntries(Object.entries(options).filter(([name]) => !module.secretOptions?.includes(name)));
}
