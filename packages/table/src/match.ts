/**
 * One match: it takes inputs and gives back, for every viewer, what he learns. No I/O, and no clock of its own.
 *
 * The input log is the match: header and rows lead to the same state every time. `check` says whether an input can be taken and
 * changes nothing; `apply` takes it or throws and changes nothing. A driver applies, writes the row, and only then sends the
 * messages; if the writing fails, it throws this object away and rebuilds it from the log.
 */
import {
  copyPlain,
  freeUndo,
  HASH_EVERY,
  InputError,
  keyOf,
  questionOf,
  StepError,
  undoDepth,
  viewers,
  type Answered,
  type MatchRecord,
  type Plain,
  type Position,
  type Refusal,
  type Sink,
} from '@kolbiste/engine';
import {
  LIMITS,
  type Accepted,
  type Act,
  type Chapter,
  type Explanation,
  type LeaveReason,
  type MatchInfo,
  type MatchState,
  type Phase,
  type Proposal,
  type RefusalCode,
  type Refused,
  type Result,
  type Reveal,
  type Seat,
  type SeenEvent,
  type Snapshot,
  type Stops,
  type TableMessage,
  type Topic,
  type Update,
  type Viewer,
} from '@kolbiste/protocol';
import { answerForGone, PASS, passesFor, USUAL_STOPS } from './automatic.ts';
import {
  chargeClock,
  clockState,
  expiresAt,
  newClock,
  remaining,
  resumeClock,
  spentBy,
  standStill,
  startClock,
  stopClock,
  type Clock,
} from './clock.ts';
import { commitmentTo, matchSeed } from './fairness.ts';
import { readHeader, type AnyGame, type MatchHeader } from './header.ts';
import { inputFault, type Input, type Row } from './input.ts';
import { placesOf, sidesIn, sidesOf, type Left } from './standing.ts';

/** Positions kept for undo. An undo that reaches further back plays the answers again. */
const KEPT = 8;
/** How far back a repeated answer is recognised, in rows. */
const REMEMBERED = 64;
/** How long a declined proposal may not be made again. */
const AGAIN_AFTER = 20_000;

/** An answer that stands, with what undo has to give back. */
interface Taken extends Answered {
  readonly n: number;
  readonly key: string;
  /** By seat, before it. */
  readonly banks: readonly number[];
  /** What it took. */
  readonly spent: number;
}

/** All that changes in a match, as plain data. */
interface MatchData {
  /** The last row's moment. */
  at: number;
  /** By seat; null before the seat is ready. */
  nonces: readonly (string | null)[];
  position: Position | null;
  answers: Taken[];
  hashes: string[];
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

/** A match after so many rows, to go on from without playing them again. It holds secrets. */
export interface SavedMatch {
  readonly rows: number;
  readonly data: Plain;
}

/** Why an input is not taken. */
export interface Rejection {
  readonly code: RefusalCode;
  readonly text: string;
  readonly refusal: Refusal | null;
  /** For a repeated answer: the row that took it. */
  readonly seq: number | null;
}

export interface Applied {
  readonly row: Row;
  readonly messages: ReadonlyMap<Viewer, readonly TableMessage[]>;
}

/** What an input did, beside the state: who learned which events, and what was agreed or taken back. */
interface Deed {
  readonly told: ReadonlyMap<Viewer, SeenEvent[]>;
  readonly agreed: boolean;
  readonly topic: Topic | null;
  readonly undoneFrom: number | null;
}
type Effect = Partial<Pick<Deed, 'agreed' | 'topic' | 'undoneFrom'>>;

export class Match {
  readonly game: AnyGame;
  readonly header: MatchHeader;
  readonly info: MatchInfo;
  readonly viewers: readonly Viewer[];
  private readonly sides: readonly Seat[];
  private readonly rows: Row[] = [];
  private data: MatchData;
  /** The positions before the last answers. */
  private kept: { readonly answers: number; readonly position: Position }[] = [];

  /** A match that waits for its seats. Throws an InputError when this game cannot be played like this. */
  constructor(game: AnyGame, header: MatchHeader) {
    readHeader(header);
    const { module } = game;
    if (header.game !== module.id) throw new InputError('header', `this is a match of ${header.game}, not of ${module.id}`);
    if (header.version !== module.version)
      throw new InputError(
        'version',
        `this match is played by version ${header.version} of the rules, these are version ${module.version}`,
      );
    const seats = header.seats.length;
    // Setting up once tells whether the options go together; what comes of it is thrown away.
    game.start(header.options, seats, 'probe');
    this.game = game;
    this.header = header;
    this.sides = sidesOf(header.seats);
    if (new Set(this.sides).size < 2) throw new InputError('header', 'a match needs two sides');
    this.viewers = viewers(seats);
    this.info = {
      match: header.match,
      game: header.game,
      version: header.version,
      options: module.options.read(header.options) as Plain,
      clock: header.clock,
      undo: header.undo,
      rated: header.rated,
      commitment: commitmentTo(header.tableSeed),
    };
    this.data = {
      at: 0,
      nonces: header.seats.map(seat => (seat.kind === 'bot' ? '' : null)),
      position: null,
      answers: [],
      hashes: [],
      decision: 0,
      askedAt: 0,
      held: false,
      pausedAt: null,
      clock: newClock(header.clock, seats),
      proposals: [],
      declined: [],
      left: [],
      stops: header.seats.map(() => USUAL_STOPS),
      result: null,
    };
  }

  /** The match that a header and a log are. Throws an InputError at the first row that does not fit. */
  static rebuild(game: AnyGame, header: MatchHeader, rows: readonly Row[]): Match {
    return Match.catchUp(new Match(game, header), rows, 0);
  }

  /** The same from a saved state: only the rows after it are played. */
  static restore(game: AnyGame, header: MatchHeader, saved: SavedMatch, rows: readonly Row[]): Match {
    const match = new Match(game, header);
    if (rows.length < saved.rows)
      throw new InputError('log', `the saved state is of row ${saved.rows}, and the log ends with ${rows.length}`);
    match.data = copyPlain(saved.data) as unknown as MatchData;
    match.rows.push(...rows.slice(0, saved.rows));
    return Match.catchUp(match, rows, saved.rows);
  }

  private static catchUp(match: Match, rows: readonly Row[], from: number): Match {
    for (const row of rows.slice(from)) {
      try {
        match.run(row, []);
      } catch (error) {
        if (error instanceof InputError) throw new InputError('log', `row ${match.seq + 1}: ${error.message}`);
        throw error;
      }
    }
    return match;
  }

  save(): SavedMatch {
    return { rows: this.rows.length, data: copyPlain(this.data) as unknown as Plain };
  }

  // -- what is -----------------------------------------------------------------------------------------------------

  /** How many rows there are; the next one has the number after it. */
  get seq(): number {
    return this.rows.length;
  }
  get log(): readonly Row[] {
    return this.rows;
  }
  get phase(): Phase {
    const { result, position, pausedAt } = this.data;
    return result ? 'over' : position === null ? 'waiting' : pausedAt === null ? 'playing' : 'paused';
  }
  get result(): Result | null {
    return this.data.result;
  }
  /** The position as it is, secrets included: for bots' redeals, never for players. */
  get position(): Position | null {
    return this.data.position;
  }
  /** Who is asked what; null when nobody is. */
  get asked(): { readonly seat: Seat; readonly decision: number } | null {
    const { position, result, decision } = this.data;
    return result || !position?.decision ? null : { seat: position.decision.seat, decision };
  }
  /** The seat of a bot that has to think now; not while the table is about to pass for it. */
  get botAsked(): Seat | null {
    const { asked } = this;
    if (asked === null || this.phase !== 'playing' || this.hasLeft(asked.seat) || this.automatic() !== null) return null;
    return this.header.seats[asked.seat]!.kind === 'bot' ? asked.seat : null;
  }
  get proposals(): readonly Proposal[] {
    return this.data.proposals;
  }
  remaining(now: number): (number | null)[] {
    return remaining(this.header.clock, this.data.clock, now);
  }
  private hasLeft(seat: Seat): boolean {
    return this.data.left.some(gone => gone.seat === seat);
  }

  // -- what comes by itself ------------------------------------------------------------------------------------------

  /** When the table has something to do by itself, if nothing happens before. */
  wakeAt(): number | null {
    const moments = [this.automatic()?.at, expiresAt(this.header.clock, this.data.clock)].filter(at => at !== null && at !== undefined);
    return moments.length ? Math.min(...moments) : null;
  }

  /** What the table has to do by itself now: pass for a seat, answer for one that left, or call the time. */
  due(now: number): Input | null {
    const automatic = this.automatic();
    if (automatic && automatic.at <= now) return { ...automatic, at: now };
    const expiry = expiresAt(this.header.clock, this.data.clock);
    return expiry !== null && expiry <= now ? { at: now, type: 'timeout', seat: this.data.clock.running! } : null;
  }

  /** The answer the table will give for the asked seat, with the moment it may. */
  private automatic(): (Input & { readonly type: 'answer' }) | null {
    const { position, decision: number, askedAt, held, stops } = this.data;
    if (this.phase !== 'playing' || !position?.decision || held) return null;
    const { decision } = position;
    const { seat } = decision;
    const at = askedAt + this.header.delay;
    if (this.hasLeft(seat)) return { at, type: 'answer', seat, decision: number, key: answerForGone(decision), auto: true };
    return passesFor(decision, questionOf(position), stops[seat]!)
      ? { at, type: 'answer', seat, decision: number, key: PASS, auto: true }
      : null;
  }

  // -- what may be ---------------------------------------------------------------------------------------------------

  /** Why an input cannot be taken, or null. Changes nothing. */
  check(input: Input): Rejection | null {
    const fault = inputFault(input);
    if (fault !== null) return no('malformed', fault);
    if ('n' in input && input.n !== this.seq + 1) return no('malformed', `the next row is ${this.seq + 1}, not ${JSON.stringify(input.n)}`);
    if ('seat' in input && input.seat >= this.header.seats.length) return no('noSeat', `there is no seat ${input.seat}`);
    if (input.type === 'answer') return this.checkAnswer(input);
    const { phase } = this;
    if (phase === 'over') return no('over', 'the match is over');
    const at = Math.max(input.at, this.data.at);
    switch (input.type) {
      case 'ready':
        return this.checkReady(input.seat);
      case 'propose':
        return this.checkProposal(input.seat, input.topic, at);
      case 'consent':
      case 'decline':
        return this.checkVote(input);
      case 'stops':
        return this.checkIn(input.seat);
      case 'concede':
      case 'forfeit':
        return phase === 'waiting' ? no('waiting', 'the match has not started') : this.checkIn(input.seat);
      case 'timeout': {
        const expiry = expiresAt(this.header.clock, this.data.clock);
        const up = expiry !== null && expiry <= at && this.data.clock.running === input.seat;
        return up ? null : no('notTimeUp', `seat ${input.seat} has time left`);
      }
      case 'abort':
      case 'stopped':
        return null;
    }
  }

  private checkIn(seat: Seat): Rejection | null {
    return this.hasLeft(seat) ? no('left', `seat ${seat} has left the match`) : null;
  }

  private checkReady(seat: Seat): Rejection | null {
    if (this.phase !== 'waiting') return no('started', 'the match has started');
    const { nonces } = this.data;
    // A table of bots alone starts when any of them says so.
    return nonces[seat] !== null && nonces.includes(null) ? no('repeated', 'this seat is ready') : null;
  }

  private checkAnswer(input: Input & { readonly type: 'answer' }): Rejection | null {
    const earlier = this.earlier(input);
    if (earlier !== null) return no('repeated', 'this answer was taken before', null, earlier);
    const { phase } = this;
    if (phase === 'over') return no('over', 'the match is over');
    if (phase === 'waiting') return no('waiting', 'the match has not started');
    if (phase === 'paused') return no('paused', 'the match is paused');
    const { seat, decision: number, key } = input;
    const gone = this.hasLeft(seat);
    if (gone && !input.auto) return no('left', `seat ${seat} has left the match`);
    if (number !== this.data.decision) return no('stale', `decision ${this.data.decision} is asked, not ${number}`);
    const position = this.data.position!;
    const decision = position.decision!;
    if (decision.seat !== seat) return no('notYours', `seat ${decision.seat} is asked`);
    const at = Math.max(input.at, this.data.at);
    const expiry = expiresAt(this.header.clock, this.data.clock);
    if (expiry !== null && expiry <= at) return no('timeUp', 'the time is up');
    if (input.auto && !gone) {
      const automatic = this.automatic();
      if (automatic === null || automatic.at > at || automatic.key !== key)
        return no('notYours', 'the table does not answer this by itself');
    }
    if (decision.options.some(option => keyOf(option) === key)) return null;
    const refusal = this.game.explain(position, seat).find(move => move.key === key && move.refusal)?.refusal ?? null;
    return no(
      'illegal',
      refusal ? `"${key}" is refused by ${refusal.rule}` : `"${key}" is not an option of ${questionOf(position)}`,
      refusal,
    );
  }

  /** The row that took this very answer before. */
  private earlier(input: Input & { readonly type: 'answer' }): number | null {
    if (input.id === undefined) return null;
    for (let i = this.rows.length - 1; i >= Math.max(0, this.rows.length - REMEMBERED); i--) {
      const row = this.rows[i]!;
      if (row.type === 'answer' && row.id === input.id && row.decision === input.decision && row.seat === input.seat) return row.n;
    }
    return null;
  }

  private checkProposal(seat: Seat, topic: Topic, at: number): Rejection | null {
    const { phase } = this;
    if (phase === 'waiting' && topic !== 'abort') return no('waiting', 'the match has not started');
    if (this.hasLeft(seat)) return no('left', `seat ${seat} has left the match`);
    if (topic === 'resume' && phase !== 'paused') return no('notPaused', 'the match is not paused');
    if ((topic === 'pause' || topic === 'undo') && phase === 'paused') return no('paused', 'the match is paused');
    if (topic === 'undo' && this.undoFor(seat) === null) return no('noUndo', 'there is nothing this seat may take back');
    if (this.needs(seat, topic, at).length === 0) return null;
    if (this.data.proposals.some(proposal => proposal.topic === topic)) return no('pending', 'this is proposed already');
    const declined = this.data.declined.find(no => no.topic === topic && no.seat === seat);
    return declined && at < declined.at + AGAIN_AFTER ? no('tooSoon', 'this was declined a moment ago') : null;
  }

  private checkVote(input: Input & { readonly type: 'consent' | 'decline' }): Rejection | null {
    const proposal = this.data.proposals.find(({ proposal }) => proposal === input.proposal);
    if (!proposal) return no('noProposal', `there is no proposal ${input.proposal}`);
    const asked = proposal.needs.includes(input.seat) || (input.type === 'decline' && proposal.by === input.seat);
    return asked ? null : no('notAsked', `seat ${input.seat} is not asked`);
  }

  /** Whether, and how, a seat may take back its last decision now. */
  private undoFor(seat: Seat): 'free' | 'consent' | null {
    const { undo } = this.header;
    const { answers } = this.data;
    if (undo === 'none' || this.phase !== 'playing' || this.hasLeft(seat)) return null;
    if (freeUndo(answers, seat) > 0) return 'free';
    if (undo === 'free' || undoDepth(answers, seat) === 0) return null;
    return this.opponents(seat).length === 0 ? 'free' : 'consent';
  }

  /** People on other sides who are still in. */
  private opponents(seat: Seat): Seat[] {
    return this.people(seat).filter(other => this.sides[other] !== this.sides[seat]);
  }

  /** Everyone else who is a person and still in. */
  private people(seat: Seat): Seat[] {
    return this.header.seats.flatMap(({ kind }, other) => (kind === 'human' && other !== seat && !this.hasLeft(other) ? [other] : []));
  }

  /** Who has to consent. */
  private needs(seat: Seat, topic: Topic, at: number): Seat[] {
    const { position, pausedAt } = this.data;
    switch (topic) {
      case 'undo':
        return this.undoFor(seat) === 'consent' ? this.opponents(seat) : [];
      // A bot has to agree to a draw: whoever drives the table decides for it.
      case 'draw':
        return this.header.seats.flatMap(({ kind }, other) =>
          other !== seat && !this.hasLeft(other) && (kind === 'human' || this.sides[other] !== this.sides[seat]) ? [other] : [],
        );
      case 'resume':
        return at >= pausedAt! + this.header.pauseLimit ? [] : this.people(seat);
      case 'pause':
        return this.people(seat);
      case 'abort':
        return position === null ? [] : this.people(seat);
    }
  }

  // -- what happens --------------------------------------------------------------------------------------------------

  /**
   * Takes an input and tells the viewers. What cannot be taken throws an InputError with the rejection's code; a fault of the
   * rules throws a StepError, whose reproduction holds the seed and is not for players. Then nothing has changed.
   */
  apply(input: Input, to: readonly Viewer[] = this.viewers): Applied {
    const deed = this.run(input, to);
    const row = this.rows.at(-1)!;
    const messages = new Map<Viewer, readonly TableMessage[]>();
    for (const viewer of to) if (row.type !== 'stops' || row.seat === viewer) messages.set(viewer, this.tell(row, deed, viewer));
    return { row, messages };
  }

  private run(input: Input, to: readonly Viewer[]): Deed {
    const rejection = this.check(input);
    if (rejection) throw new InputError(rejection.code, rejection.text, rejection.refusal);
    const at = Math.max(input.at, this.data.at);
    const row: Row = { ...input, n: this.seq + 1, at };
    const told = new Map<Viewer, SeenEvent[]>(to.map(viewer => [viewer, []]));
    const effect = this.effect(row, told.size ? this.teller(told) : null);
    this.data.at = at;
    this.rows.push(row);
    return { told, agreed: effect.agreed ?? false, topic: effect.topic ?? null, undoneFrom: effect.undoneFrom ?? null };
  }

  /** Events are redacted as they are emitted: later the world is another. */
  private teller(told: Map<Viewer, SeenEvent[]>): Sink {
    const { module } = this.game;
    return (event, world) => {
      for (const [viewer, events] of told) {
        const seen = module.redact(world, event, viewer);
        if (seen !== null) events.push(copyPlain(seen) as SeenEvent);
      }
    };
  }

  private effect(row: Row, sink: Sink | null): Effect {
    switch (row.type) {
      case 'ready':
        return this.ready(row, sink);
      case 'answer':
        return this.answer(row, sink);
      case 'propose':
        return this.propose(row);
      case 'consent':
        return this.consent(row);
      case 'decline':
        return this.decline(row);
      case 'concede':
        return this.leave(row.seat, 'concession', row.at);
      case 'timeout':
        return this.leave(row.seat, 'time', row.at);
      case 'forfeit':
        return this.leave(row.seat, 'absence', row.at);
      case 'stops':
        this.data.stops = this.data.stops.with(row.seat, row.stops);
        return {};
      case 'abort':
        return this.finish({ places: this.header.seats.map(() => 1), by: 'abort', rule: null, why: row.why });
      case 'stopped':
        this.data.clock = standStill(this.data.clock, row.ms, row.at);
        return {};
    }
  }

  private ready(row: Row & { readonly type: 'ready' }, sink: Sink | null): Effect {
    const { data, header } = this;
    const nonces = data.nonces.with(row.seat, row.nonce ?? '');
    if (!nonces.includes(null)) {
      data.position = this.game.start(header.options, header.seats.length, matchSeed(header.tableSeed, nonces as string[]), sink);
      data.proposals = [];
    }
    data.nonces = nonces;
    if (data.position) this.pose(row.at, -header.delay);
    return {};
  }

  private answer(row: Row & { readonly type: 'answer' }, sink: Sink | null): Effect {
    const { data, header, game } = this;
    const position = data.position!;
    const before = header.undo === 'none' ? null : game.clone(position);
    let progress;
    try {
      progress = game.answer(position, row.key, sink);
    } catch (error) {
      if (error instanceof StepError) error.reproduction = { ...this.moves(), inputs: [...data.answers.map(({ key }) => key), row.key] };
      throw error;
    }
    if (before) this.keep(before);
    const { banks } = data.clock;
    data.answers.push({ n: row.n, seat: row.seat, key: row.key, ...progress, banks, spent: spentBy(data.clock, row.at) });
    if (data.answers.length % HASH_EVERY === 0) data.hashes.push(game.hash(position));
    data.clock = chargeClock(header.clock, data.clock, row.at);
    data.proposals = data.proposals.filter(({ topic }) => topic !== 'undo');
    data.held = false;
    this.pose(row.at, -header.delay);
    return {};
  }

  /** Asks what the position asks, or ends the match. */
  private pose(at: number, spent: number): void {
    const { data, header } = this;
    const { decision, outcome } = data.position!;
    if (outcome) {
      this.finish({ places: placesOf(this.sides, data.left, outcome.places), by: 'rules', rule: outcome.rule, why: outcome.why });
      return;
    }
    data.decision++;
    data.askedAt = at;
    data.clock = startClock(header.clock, data.clock, this.hasLeft(decision!.seat) ? null : decision!.seat, at, spent);
  }

  private finish(result: Result): Effect {
    const { data } = this;
    data.result = result;
    data.clock = { ...data.clock, running: null, since: null, spent: 0 };
    data.proposals = [];
    data.pausedAt = null;
    this.kept = [];
    return {};
  }

  private leave(seat: Seat, why: LeaveReason, at: number): Effect {
    const { data, sides } = this;
    data.left = [...data.left, { seat, why }];
    data.proposals = [];
    if (sidesIn(sides, data.left).length <= 1) return this.finish({ places: placesOf(sides, data.left, null), by: why, rule: null, why });
    // The others play on; the table answers for the seat from now on.
    if (this.asked?.seat === seat) {
      data.clock = startClock(this.header.clock, data.clock, null, at, 0);
      data.held = false;
      data.askedAt = at;
    }
    return {};
  }

  // -- what seats decide together ----------------------------------------------------------------------------------------

  private propose(row: Row & { readonly type: 'propose' }): Effect {
    const { seat: by, topic } = row;
    const needs = this.needs(by, topic, row.at);
    if (needs.length === 0) return this.agree(by, topic, row.at);
    this.data.proposals = [...this.data.proposals, { proposal: row.n, topic, by, needs }];
    return { topic };
  }

  private consent(row: Row & { readonly type: 'consent' }): Effect {
    const { data } = this;
    const proposal = data.proposals.find(({ proposal }) => proposal === row.proposal)!;
    const needs = proposal.needs.filter(seat => seat !== row.seat);
    if (needs.length === 0) return this.agree(proposal.by, proposal.topic, row.at);
    data.proposals = data.proposals.map(other => (other === proposal ? { ...proposal, needs } : other));
    return { topic: proposal.topic };
  }

  private decline(row: Row & { readonly type: 'decline' }): Effect {
    const { data } = this;
    const { topic, by: seat } = data.proposals.find(({ proposal }) => proposal === row.proposal)!;
    data.proposals = data.proposals.filter(({ proposal }) => proposal !== row.proposal);
    data.declined = [...data.declined.filter(no => no.topic !== topic || no.seat !== seat), { topic, seat, at: row.at }];
    return { topic };
  }

  private agree(by: Seat, topic: Topic, at: number): Effect {
    const { data, sides } = this;
    let undoneFrom: number | null = null;
    switch (topic) {
      case 'undo':
        undoneFrom = this.takeBack(by, at);
        break;
      case 'draw':
        this.finish({ places: placesOf(sides, data.left, null), by: 'agreement', rule: null, why: 'draw' });
        break;
      case 'abort':
        this.finish({ places: sides.map(() => 1), by: 'abort', rule: null, why: 'agreement' });
        break;
      case 'pause':
        data.pausedAt = at;
        data.clock = stopClock(data.clock, at);
        data.proposals = data.proposals.filter(({ topic }) => topic !== 'undo');
        break;
      case 'resume':
        data.pausedAt = null;
        data.askedAt = at;
        data.clock = resumeClock(data.clock, at);
        break;
    }
    data.proposals = data.proposals.filter(proposal => proposal.topic !== topic);
    return { agreed: true, topic, undoneFrom };
  }

  // -- undo --------------------------------------------------------------------------------------------------------------

  private keep(position: Position): void {
    const answers = this.data.answers.length;
    this.kept.push({ answers, position });
    if (this.kept.length > KEPT) this.kept.shift();
  }

  /** Back to the seat's last decision, its time and everyone's banks as they were then. Gives the first row undone. */
  private takeBack(seat: Seat, at: number): number {
    const { data, game } = this;
    const answers = data.answers.length - undoDepth(data.answers, seat);
    const { n, banks, spent } = data.answers[answers]!;
    const before = this.positionAfter(answers);
    game.restore(data.position!, before);
    this.kept = this.kept.filter(kept => kept.answers < answers);
    data.answers.length = answers;
    data.hashes.length = Math.floor(answers / HASH_EVERY);
    data.clock = { ...data.clock, banks };
    data.held = true;
    this.pose(at, spent);
    return n;
  }

  private positionAfter(answers: number): Position {
    const kept = this.kept.find(kept => kept.answers === answers);
    if (kept) return kept.position;
    const { game, header, data } = this;
    const position = game.start(header.options, header.seats.length, this.seed()!);
    for (const { key } of data.answers.slice(0, answers)) game.answer(position, key);
    return position;
  }

  // -- what viewers are told -----------------------------------------------------------------------------------------------

  private tell(row: Row, deed: Deed, viewer: Viewer): TableMessage[] {
    const { match } = this.header;
    const update: Update = {
      type: 'update',
      match,
      seq: row.n,
      now: row.at,
      act: actOf(row, deed),
      events: deed.told.get(viewer)!,
      ...(deed.undoneFrom !== null && { undoneFrom: deed.undoneFrom }),
      state: this.state(viewer),
    };
    const { result } = this.data;
    return result ? [update, { type: 'over', match, seq: row.n, result, reveal: this.reveal()! }] : [update];
  }

  /** Everything that changes, as a viewer may know it. */
  state(viewer: Viewer): MatchState {
    const { data, header } = this;
    const seat = viewer === 'spectator' ? null : viewer;
    return {
      phase: this.phase,
      seats: header.seats.map((info, seat) => ({
        ...info,
        ready: data.nonces[seat] !== null,
        left: data.left.find(gone => gone.seat === seat)?.why ?? null,
      })),
      seen: this.seen(viewer),
      decision: this.asked?.decision ?? null,
      answers: data.answers.length,
      clock: clockState(header.clock, data.clock),
      proposals: data.proposals,
      undo: seat === null ? null : this.undoFor(seat),
      stops: seat === null ? null : data.stops[seat]!,
      result: data.result,
      reveal: this.reveal(),
    };
  }

  /** The engine's view, detached from the world. When the match ended without the rules, nothing is asked any more. */
  private seen(viewer: Viewer): MatchState['seen'] {
    const { position, result } = this.data;
    if (position === null) return null;
    const seen = copyPlain(this.game.see(position, viewer));
    return result && seen.waiting ? { ...seen, waiting: null, decision: null } : seen;
  }

  snapshot(viewer: Viewer, now: number, after = 0, re?: string): Snapshot {
    const { seq, info } = this;
    const history = this.history(viewer, after).slice(-LIMITS.history);
    return { type: 'snapshot', match: info.match, ...named(re), viewer, seq, now, info, state: this.state(viewer), history };
  }

  accepted(seq: number, re?: string): Accepted {
    return { type: 'accepted', match: this.header.match, ...named(re), seq };
  }

  /** What the sender of a rejected message is told. A repeated answer is told that it was taken, and what is current. */
  refused(rejection: Rejection, viewer: Viewer, now: number, re?: string): TableMessage[] {
    const { code, text, refusal, seq } = rejection;
    if (seq !== null) return [this.accepted(seq, re), this.snapshot(viewer, now, this.seq)];
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
    const { asked } = this;
    const moves = asked ? copyPlain(this.game.explain(this.data.position!, seat)) : [];
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
    const again = new Match(this.game, this.header);
    for (const row of this.rows) {
      const { told, undoneFrom } = again.run(row, of);
      for (const [viewer, chapters] of streams) {
        const events = told.get(viewer)!;
        if (events.length || undoneFrom !== null) chapters.push({ seq: row.n, events, ...(undoneFrom !== null && { undoneFrom }) });
      }
    }
    return streams;
  }

  // -- what remains ----------------------------------------------------------------------------------------------------------

  private seed(): string | null {
    const { position, nonces } = this.data;
    return position === null ? null : matchSeed(this.header.tableSeed, nonces as string[]);
  }

  /** What lets anybody derive every shuffle and roll again; null before the end. */
  reveal(): Reveal | null {
    const { data, header } = this;
    if (!data.result) return null;
    const nonces = data.nonces.map(nonce => nonce ?? '');
    return { tableSeed: header.tableSeed, nonces, seed: matchSeed(header.tableSeed, nonces) };
  }

  /** The answers that stand, as the engine replays them. It holds the seed. */
  moves(): MatchRecord {
    const { header, data } = this;
    const inputs = data.answers.map(({ key }) => key);
    const { game, version, options } = header;
    const seed = matchSeed(
      header.tableSeed,
      data.nonces.map(nonce => nonce ?? ''),
    );
    return { game, version, options, seats: header.seats.length, seed, inputs, hashes: [...data.hashes] };
  }
}

const no = (code: RefusalCode, text: string, refusal: Refusal | null = null, seq: number | null = null): Rejection => ({
  code,
  text,
  refusal,
  seq,
});

const named = (re: string | undefined): { readonly re?: string } => (re === undefined ? {} : { re });

/** The input as everyone may know it: not which option was chosen, and not who chose it for the seat. */
function actOf(row: Row, { agreed, topic }: Deed): Act {
  switch (row.type) {
    case 'answer':
      return { type: 'answer', seat: row.seat, decision: row.decision };
    case 'propose':
    case 'consent':
    case 'decline':
      return { type: row.type, seat: row.seat, topic: topic!, agreed };
    case 'abort':
      return { type: 'abort', why: row.why };
    case 'stopped':
      return { type: 'stopped', ms: row.ms };
    default:
      return { type: row.type, seat: row.seat };
  }
}

/** A failed `apply` as a rejection: the rules' own faults are told without their reproduction. */
export function rejectionOf(error: unknown): Rejection | null {
  if (error instanceof InputError) return no(error.code as RefusalCode, error.message, error.refusal);
  return error instanceof StepError ? no('fault', 'the rules failed here; nothing has changed') : null;
}
