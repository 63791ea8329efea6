/**
 * A match that is being played: its inputs come one after another, each is written before anybody hears of it, and what cannot be
 * written has not happened.
 *
 * While a row is on its way to the disk the match in memory is ahead of the log, so everything that looks at it waits its turn.
 */
import { InputError, StepError, viewers, type AnyGame } from '@kolbiste/engine';
import {
  LIMITS,
  type Chapter,
  type ErrorCode,
  type MatchState,
  type Over,
  type Presence,
  type Result,
  type Seat,
  type SeenEvent,
  type Snapshot,
  type TableMessage,
  type Viewer,
} from '@kolbiste/protocol';
import { concerns, Match, rejectionOf, type Deed, type Input, type Row } from '@kolbiste/table';
import { adviceFrom, BUDGETS, type Advice, type Choice, type Level } from '@kolbiste/bots';
import { Audience, type Client } from './audience.ts';
import { CrewStopped, type NewJob } from './bot-crew.ts';
import { Chronicle, type Piece } from './chronicle.ts';
import type { Config } from './config.ts';
import { frameOf } from './frame.ts';
import { newToken } from './ids.ts';
import { NOBODY_ELSEWHERE, type Elsewhere, type Neighbours } from './neighbours/neighbours.ts';
import { StorageError, type InputLog } from './storage/input-log.ts';
import { packedPiece, type MatchStore, type StoredMatch, type TableSettings } from './storage/match-store.ts';

/** What a live match needs of the server around it. */
export interface Surroundings {
  readonly config: Config;
  readonly log: InputLog;
  readonly store: MatchStore;
  readonly neighbours: Neighbours;
  /** Whether it is known until now when no server was there; and finds it out. */
  readonly pulse: { fresh(now: number): boolean; beat(): Promise<void> };
  think(job: NewJob): Promise<Choice>;
  wake(match: string, at: number | null): void;
  /** The match has ended, and everyone has been told. */
  ended(live: LiveMatch): void;
  /** The match is over and kept, and nobody looks at it any more. */
  rests(live: LiveMatch): void;
  /** Something to count. `about`: the error, or how long it took. */
  note(what: 'row' | 'refused' | 'fault' | 'conflict' | 'pickUp', live: LiveMatch, about?: unknown): void;
}

/** Who sent an input, and under which name. */
export interface Sender {
  readonly client: Client;
  readonly viewer: Viewer;
  readonly re?: string;
}

/** What a row brought for somebody who listens, and how the match looks to him after it. */
interface News {
  readonly viewer: Viewer;
  readonly events: readonly SeenEvent[];
  readonly state: MatchState;
}
/** An input that the match has taken, and what is told of it as soon as it is written. */
interface Done {
  readonly deed: Deed;
  /** The beginning of its update, the same for all. */
  readonly head: string;
  readonly news: readonly News[];
  readonly over: Over | null;
}

/** What spectators will know a while later; at the beginning nothing has been done yet. */
interface Held {
  readonly at: number;
  readonly seq: number;
  readonly done: Done | null;
  readonly state: MatchState;
}

/** A match of these rules cannot be had: it was played by others. */
export class RulesChanged extends Error {
  override readonly name = 'RulesChanged';
}

interface Turn {
  go(): void | Promise<void>;
  /** Instead, when it cannot be found out what the log says. */
  missed(error: unknown): void;
}

const FAULTS_UNTIL_ABORT = 3;
/** How much later than the server that wrote the last row the others do what has to be done, should that one be gone. */
const BACKUP = 1_500;

export class LiveMatch {
  readonly id: string;
  private readonly idText: string;
  readonly game: AnyGame;
  readonly players: readonly (string | null)[];
  readonly settings: TableSettings;
  usedAt: number;
  private match: Match;
  private readonly chronicle: Chronicle;
  private readonly around: Surroundings;
  private readonly audiences = new Map<Viewer, Audience>();
  private readonly hasBots: boolean;
  /** By seat: since when it is missed. */
  private absentSince: (number | null)[];
  /** Somebody came or went, or the phase is another: who is there has to be told again. */
  private moved = true;
  private lastPhase: Match['phase'] | null = null;
  /** The last row everyone has been told of. */
  private shownSeq: number;
  private readonly turns: Turn[] = [];
  private busy = false;
  /** What is in memory is not what is in the log. */
  private lost = false;
  /** The decision a bot is thinking about. */
  private thinking = -1;
  private botFailures = 0;
  /** What spectators will learn later, and the last state they know. */
  private readonly held: Held[] = [];
  private shown: Snapshot | null = null;
  private readonly awaiting: { readonly client: Client; readonly re: string | undefined }[] = [];
  finished = false;
  private kept = false;
  /** The match that follows, once everyone was told of it. */
  rematch: string | null = null;
  /** The last row that was written here, and when the last of all was learned. */
  private ownSeq: number;
  private learnedAt: number;
  private elsewhere: Elsewhere = NOBODY_ELSEWHERE;
  private announced = '';
  /** Rows may be there that nobody here has read. */
  private behind = false;
  private catching = false;

  private constructor(around: Surroundings, game: AnyGame, stored: StoredMatch, match: Match, chronicle: Chronicle) {
    this.around = around;
    this.game = game;
    this.id = stored.header.match;
    this.idText = JSON.stringify(this.id);
    this.players = stored.players;
    this.settings = stored.settings;
    this.match = match;
    this.chronicle = chronicle;
    this.finished = stored.over;
    this.shownSeq = match.seq;
    this.usedAt = around.config.now();
    this.learnedAt = this.usedAt;
    this.ownSeq = stored.rows.length === 0 ? 0 : -1;
    for (const viewer of match.viewers) this.audiences.set(viewer, new Audience());
    this.absentSince = stored.players.map(() => null);
    this.hasBots = stored.header.seats.some(({ kind }) => kind === 'bot');
  }

  /** Rebuilds a match by playing its rows again from the last saved state. Clocks did not run while no server was there. */
  static async load(around: Surroundings, game: AnyGame, stored: StoredMatch): Promise<LiveMatch> {
    if (stored.header.version !== game.module.version)
      throw new RulesChanged(
        `this match was played by version ${stored.header.version} of the rules, these are version ${game.module.version}`,
      );
    const chronicle = new Chronicle(viewers(stored.header.seats.length), stored.kept);
    const live = new LiveMatch(around, game, stored, rebuilt(game, stored, chronicle), chronicle);
    if (live.settings.spectatorDelay > 0) live.hold(null);
    await live.standStill();
    if (around.neighbours.shared) await live.lookElsewhere();
    live.onward();
    return live;
  }

  // -- what is -------------------------------------------------------------------------------------------------------------

  get seq(): number {
    return this.match.seq;
  }
  get phase(): Match['phase'] {
    return this.match.phase;
  }
  get result(): Result | null {
    return this.match.result;
  }
  get header(): Match['header'] {
    return this.match.header;
  }
  get asked(): Match['asked'] {
    return this.match.asked;
  }
  /** Nobody is here and nothing goes on. */
  get idle(): boolean {
    return (
      !this.busy &&
      this.thinking < 0 &&
      this.awaiting.length + this.held.length === 0 &&
      [...this.audiences.values()].every(audience => audience.size === 0)
    );
  }
  /** Whether what is in memory is in the log could not be found out. */
  get uncertain(): boolean {
    return this.lost;
  }
  seatOf(player: string): Seat | null {
    const seat = this.players.indexOf(player);
    return seat < 0 ? null : seat;
  }

  /** Looks at the match when nothing is on its way to the disk. */
  look<T>(at: (match: Match) => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.inTurn(() => {
        try {
          resolve(at(this.match));
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
        }
      }, reject);
    });
  }

  // -- one after another ---------------------------------------------------------------------------------------------------

  private inTurn(go: Turn['go'], missed: Turn['missed'] = () => undefined): void {
    this.turns.push({ go, missed });
    if (!this.busy) this.work();
  }

  /** Does what waits, in order. What a turn itself asks for waits like everything else. */
  private work(): void {
    this.busy = true;
    for (let turn = this.turns.shift(); turn; turn = this.turns.shift()) {
      let doing: void | Promise<void> = undefined;
      try {
        doing = this.lost ? this.recoverFor(turn) : turn.go();
      } catch (error) {
        this.broke(error);
      }
      if (!doing) continue;
      doing.then(
        () => this.work(),
        (error: unknown) => {
          this.broke(error);
          this.work();
        },
      );
      return;
    }
    this.busy = false;
    if (this.kept) this.restIfAlone();
  }

  private recoverFor(turn: Turn): Promise<void> {
    return this.recover().then(
      () => turn.go(),
      (error: unknown) => {
        turn.missed(error);
        throw error;
      },
    );
  }

  /** The record of the match is kept. */
  recorded(): void {
    this.kept = true;
    this.restIfAlone();
  }
  private restIfAlone(): void {
    if (this.idle) this.around.rests(this);
  }

  /** Something failed that should not. What is in memory cannot be trusted any more; the log can. */
  private broke(error: unknown): void {
    this.lost = true;
    this.around.note('fault', this, error);
  }

  // -- inputs ----------------------------------------------------------------------------------------------------------------

  /** Takes an input: it is checked, written, acknowledged and shown, or refused. */
  take(input: Input, sender: Sender | null = null): void {
    this.usedAt = this.around.config.now();
    this.inTurn(
      () => this.decide(input, sender),
      () => this.tellStorage(sender),
    );
  }

  private decide(input: Input, sender: Sender | null, caughtUp = false): void | Promise<void> {
    if (this.around.log.fault !== null) {
      this.tellStorage(sender);
      return undefined;
    }
    let done: Done;
    try {
      done = this.perform(input);
    } catch (error) {
      // What does not fit here may fit what others have written meanwhile.
      if (this.around.neighbours.shared && !caughtUp && error instanceof InputError)
        return this.answering(
          sender,
          this.readRows().then(() => this.decide(input, sender, true)),
        );
      this.refuse(error, input, sender);
      return undefined;
    }
    const { row } = done.deed;
    const { config, log } = this.around;
    const snapshot =
      row.n % config.SNAPSHOT_EVERY === 0 && !this.match.result
        ? {
            n: row.n,
            version: this.match.header.version,
            data: JSON.stringify(this.match.save().data),
            learned: packedPiece(this.chronicle.piece(row.n, done.deed)),
          }
        : null;
    return log.append(this.id, row, snapshot).then(
      verdict => {
        if (verdict === 'taken') return this.answering(sender, this.decideAgain(input, sender));
        this.ownSeq = row.n;
        this.show(done, sender);
        if (snapshot && log.keepsSaved) this.chronicle.forget(row.n);
        this.around.neighbours.wake(this.id, 'row');
        return undefined;
      },
      (error: unknown) => {
        this.lost = true;
        if (!(error instanceof StorageError)) throw error;
        this.tellStorage(sender);
      },
    );
  }

  /** Whoever sent something is told when it could not even be decided. */
  private async answering(sender: Sender | null, doing: Promise<void>): Promise<void> {
    try {
      await doing;
    } catch (error) {
      this.tellStorage(sender);
      throw error;
    }
  }

  /** Somebody else wrote this number first: learn what happened, then see whether the input still fits. */
  private async decideAgain(input: Input, sender: Sender | null): Promise<void> {
    this.around.note('conflict', this);
    await this.recover();
    // What the table itself thought due, it thinks about anew.
    if (input.type === 'stopped') await this.standStill();
    else if (input.type !== 'timeout' && input.type !== 'forfeit') await this.decide(input, sender, true);
  }

  /** Back to what the log says. Rows that nobody here has seen yet are shown. */
  private async recover(): Promise<void> {
    const stored = await this.around.store.load(this.id);
    if (!stored) throw new Error(`match ${this.id} is gone`);
    const rows = stored.rows.slice(0, this.shownSeq);
    const fits = stored.saved && stored.saved.rows <= rows.length ? stored.saved : null;
    this.match = rebuilt(this.game, { ...stored, rows, saved: fits }, null);
    this.lost = false;
    this.behind = false;
    this.showRows(stored.rows.slice(rows.length));
  }

  /** Rows were written elsewhere: they are read at once where somebody waits for them, else when somebody comes. */
  catchUp(): void {
    this.behind = true;
    if (this.catching || this.idle) return;
    this.catching = true;
    const caught = (): void => void (this.catching = false);
    this.inTurn(() => {
      caught();
      return this.readRows();
    }, caught);
  }

  /** Resolves when everything that was written is known here. */
  freshen(): Promise<void> {
    return this.behind || this.lost
      ? new Promise(resolve =>
          this.inTurn(
            () => this.readRows().finally(resolve),
            () => resolve(),
          ),
        )
      : Promise.resolve();
  }

  private async readRows(): Promise<void> {
    this.behind = false;
    try {
      this.showRows(await this.around.store.rows(this.id, this.match.seq));
    } catch (error) {
      this.behind = true;
      throw error;
    }
  }

  private showRows(rows: readonly Row[]): void {
    for (const { n: _, ...input } of rows) this.show(this.perform(input), null);
  }

  /** Whether a viewer is told of everything a while later. */
  private hearsLater(viewer: Viewer): boolean {
    return viewer === 'spectator' && this.settings.spectatorDelay > 0;
  }
  private listens(viewer: Viewer): boolean {
    return this.audiences.get(viewer)!.size > 0 || this.hearsLater(viewer);
  }

  /** The match takes an input. A view that cannot be made is as bad as a rule that fails: better to know before anything is written. */
  private perform(input: Input): Done {
    const { match } = this;
    const deed = match.take(input, match.viewers);
    const news: News[] = [];
    for (const [viewer, events] of deed.told)
      if (this.listens(viewer) && concerns(deed.row, viewer)) news.push({ viewer, events, state: match.glimpse(viewer) });
    return { deed, head: this.headOf(deed), news, over: match.over() };
  }

  private headOf({ row, act, undoneFrom }: Deed): string {
    const undone = undoneFrom === null ? '' : `,"undoneFrom":${undoneFrom}`;
    return `{"type":"update","match":${this.idText},"seq":${row.n},"now":${row.at},"act":${JSON.stringify(act)}${undone}`;
  }

  private show(done: Done, sender: Sender | null): void {
    const { row } = done.deed;
    this.chronicle.note(done.deed);
    this.shownSeq = row.n;
    this.learnedAt = this.around.config.now();
    this.around.note('row', this);
    if (sender) {
      const re = sender.re === undefined ? '' : `,"re":${JSON.stringify(sender.re)}`;
      sender.client.send(frameOf(`{"type":"accepted","match":${this.idText}${re},"seq":${row.n}}`));
    }
    for (const news of done.news) {
      if (this.hearsLater(news.viewer)) this.hold({ ...done, news: [news] });
      else this.tell(news, done);
    }
    this.onward();
  }

  private tell({ viewer, events, state }: News, { head, deed: { row }, over }: Done): void {
    const audience = this.audiences.get(viewer)!;
    audience.update(row.n, `${head},"events":${events.length ? JSON.stringify(events) : '[]'}`, state);
    if (over) audience.say(over);
  }

  private refuse(error: unknown, input: Input, sender: Sender | null): void {
    const rejection = error instanceof InputError ? (this.match.check(input) ?? rejectionOf(error)) : rejectionOf(error);
    if (!rejection) this.broke(error);
    else this.around.note(error instanceof StepError ? 'fault' : 'refused', this, error);
    // A bot's answer that is none: any that is one will do.
    if (!sender && input.type === 'answer' && rejection?.code === 'illegal') this.giveSomeAnswer(input.seat, input.decision);
    if (sender) {
      if (!rejection) this.tellFailure(sender, 'internal', 'something went wrong here; it was noted, and nothing has changed');
      else
        for (const message of this.match.refused(rejection, sender.viewer, this.around.config.now(), sender.re))
          sender.client.send(frameOf(JSON.stringify(message)));
    }
    // The table's own input fails only when the rules do: better no result than a match that hangs.
    else if (!(error instanceof InputError) && ++this.botFailures >= FAULTS_UNTIL_ABORT)
      this.take({ at: this.around.config.now(), type: 'abort', why: 'fault' });
    else if (!(error instanceof InputError)) this.around.wake(this.id, this.around.config.now() + 1_000);
  }

  private tellStorage(sender: Sender | null): void {
    if (!sender) {
      // The table's own inputs come again when the disk takes them.
      this.around.wake(this.id, this.around.config.now() + 1_000);
      return;
    }
    this.tellFailure(sender, 'storage', 'the table cannot write just now, so it takes nothing; nothing that was accepted is lost');
  }

  private tellFailure({ client, re }: Sender, code: ErrorCode, text: string): void {
    const failure: TableMessage = { type: 'error', code, text, match: this.id, fatal: false, ...(re !== undefined && { re }) };
    client.send(frameOf(JSON.stringify(failure)));
  }

  // -- what comes by itself ----------------------------------------------------------------------------------------------------

  /** After every row and every coming and going: what has to happen next. */
  private onward(): void {
    const { match, around } = this;
    if (match.result && !this.finished) {
      this.finished = true;
      around.ended(this);
    }
    this.updatePresence();
    this.schedule();
    this.letBotsThink();
    this.answerForBots();
  }

  private schedule(): void {
    const held = this.held.length ? this.held[0]!.at + this.settings.spectatorDelay : Infinity;
    let due = this.match.wakeAt() ?? Infinity;
    for (const since of this.absentSince) due = Math.min(due, this.forfeitAt(since) ?? Infinity);
    const soonest = Math.min(held, due + (this.leads ? 0 : BACKUP), this.botsFrom());
    this.around.wake(this.id, soonest === Infinity ? null : soonest);
  }

  /** This server wrote the last row, so what follows from it is done here first. */
  get leads(): boolean {
    return !this.around.neighbours.shared || this.ownSeq === this.match.seq;
  }

  /** From when bots think here; never, when none is asked or one thinks already. */
  private botsFrom(): number {
    const { match } = this;
    if (!this.hasBots || this.leads) return Infinity;
    const seat = match.botAsked;
    if ((seat === null || this.thinking === match.asked?.decision) && !match.proposals.length) return Infinity;
    const { milliseconds } = BUDGETS[(match.header.seats[seat ?? 0]!.level ?? 'novice') as Level];
    const { BOT_SLACK, BOT_PACE } = this.around.config;
    return this.learnedAt + milliseconds + BOT_SLACK + BOT_PACE;
  }

  private get botsThinkHere(): boolean {
    return this.leads || this.botsFrom() <= this.around.config.now();
  }

  /** The alarm rang. */
  tick(): void {
    this.inTurn(
      () => {
        const now = this.around.config.now();
        this.release(now);
        if (this.around.neighbours.shared) return this.answering(null, this.tickTogether());
        const due = this.match.due(now) ?? this.forfeitDue(now);
        if (due) return this.around.pulse.fresh(now) ? this.decide(due, null) : this.tickLate();
        this.schedule();
        this.letBotsThink();
        return undefined;
      },
      () => this.tellStorage(null),
    );
  }

  /** This process may have stood still: first it is found out when no clock ran. */
  private async tickLate(): Promise<void> {
    await this.around.pulse.beat();
    await this.standStill();
    const now = this.around.config.now();
    const due = this.match.due(now) ?? this.forfeitDue(now);
    if (due) await this.decide(due, null);
    else this.schedule();
  }

  /** Where others may have acted, or this server stood still, nothing is due before it is known what they did and who is there. */
  private async tickTogether(): Promise<void> {
    const { config, pulse } = this.around;
    if (!pulse.fresh(config.now())) await pulse.beat();
    await this.readRows();
    await this.standStill();
    await this.lookElsewhere();
    const now = config.now();
    const due = this.match.due(now - (this.leads ? 0 : BACKUP)) ? this.match.due(now) : this.forfeitDue(now);
    if (due) {
      await this.decide(due, null);
      return;
    }
    this.schedule();
    this.letBotsThink();
    this.answerForBots();
  }

  /** Clocks stood while no server was there. Only where a clock runs is there anything to say. */
  private async standStill(): Promise<void> {
    const { match, around } = this;
    const { header, log } = match;
    if (match.phase !== 'playing' || header.clock.kind === 'none') return;
    const last = log.at(-1)!.at;
    let ms = 0;
    for (const { began, ended } of await around.store.outagesAfter(last)) ms += ended - Math.max(began, last);
    if (ms > 0 && around.log.fault !== null) throw new StorageError(around.log.fault);
    if (ms > 0) await this.decide({ at: around.config.now(), type: 'stopped', ms }, null);
  }

  /** There was a time in which no clock ran. */
  stoodStill(): void {
    this.inTurn(() => this.standStill());
  }

  // -- what was learned --------------------------------------------------------------------------------------------------------

  get rowsUnkept(): number {
    return this.match.seq - this.chronicle.kept;
  }
  /** What was learned and is not in the database yet. */
  unkept(): Piece {
    return this.chronicle.piece(this.match.seq);
  }
  /** Keeps what viewers learned so far, for the day when these rules are gone. */
  async keepLearned(): Promise<void> {
    const piece = await this.look(() => this.unkept());
    await this.around.store.keep(this.id, piece);
    this.chronicle.forget(piece.n);
  }

  // -- who is there --------------------------------------------------------------------------------------------------------------

  /** Sits down or looks on: the whole state comes back, then every change. */
  join(client: Client, viewer: Viewer, after: number | undefined, re: string | undefined): void {
    this.usedAt = this.around.config.now();
    const sender: Sender = { client, viewer, ...(re !== undefined && { re }) };
    const welcome = (learned: readonly Chapter[]): void => {
      try {
        this.welcome(client, viewer, learned, re);
      } catch (error) {
        this.tellFailure(sender, 'internal', 'something went wrong here; it was noted');
        throw error;
      }
      this.moved = true;
      this.onward();
    };
    const enter = (): void | Promise<void> => {
      const learned = this.hearsLater(viewer) ? [] : this.learned(viewer, after);
      return learned instanceof Promise ? this.answering(sender, learned.then(welcome)) : welcome(learned);
    };
    this.inTurn(
      // Whoever comes from another server knows what was written there.
      () => (this.around.neighbours.shared ? this.answering(sender, this.readRows()).then(enter) : enter()),
      () => this.tellStorage(sender),
    );
  }

  /** What a viewer learned after a row: it is here, or partly in the database. */
  private learned(viewer: Viewer, after = 0): readonly Chapter[] | Promise<readonly Chapter[]> {
    const here = this.chronicle.after(after, viewer);
    return after >= this.chronicle.kept || here.length >= LIMITS.history
      ? here
      : this.around.store.learned(this.id, viewer, after, this.chronicle.kept).then(before => [...before, ...here]);
  }

  private welcome(client: Client, viewer: Viewer, learned: readonly Chapter[], re: string | undefined): void {
    if (this.hearsLater(viewer)) {
      this.joinLater(client, re);
      return;
    }
    const snapshot = this.match.snapshot(viewer, this.around.config.now(), learned, re);
    client.send(frameOf(JSON.stringify(snapshot)));
    this.audiences.get(viewer)!.add(client, snapshot);
  }

  /** In turn, too: whoever leaves while his coming still waits has left afterwards. */
  leave(client: Client): void {
    this.usedAt = this.around.config.now();
    const remove = (): boolean => {
      let was = false;
      for (const audience of this.audiences.values()) was = audience.remove(client) || was;
      const waiting = this.awaiting.findIndex(other => other.client === client);
      if (waiting >= 0) this.awaiting.splice(waiting, 1);
      this.moved ||= was;
      return was;
    };
    this.inTurn(() => {
      if (remove()) this.onward();
    }, remove);
  }

  private online(seat: Seat): boolean {
    return this.players[seat] === null || this.audiences.get(seat)!.size > 0 || this.elsewhere.seats.has(seat);
  }

  /** Who looks at this match on other servers, as far as they said. */
  seenElsewhere(elsewhere: Elsewhere): void {
    const { seats, spectators } = this.elsewhere;
    const same = seats.size === elsewhere.seats.size && [...seats].every(seat => elsewhere.seats.has(seat));
    if (same && spectators === elsewhere.spectators) return;
    this.elsewhere = elsewhere;
    this.moved = true;
    this.inTurn(() => this.onward());
  }

  private async lookElsewhere(): Promise<void> {
    this.seenElsewhere((await this.around.neighbours.elsewhere([this.id])).get(this.id) ?? NOBODY_ELSEWHERE);
    this.updatePresence();
  }

  /** Tells the other servers who looks at this match here. `again`: even if it is what they were told. */
  announce(again = false): void {
    const seats = this.players.flatMap((player, seat) => (player !== null && this.audiences.get(seat)!.size > 0 ? [seat] : []));
    const here = { seats, spectators: this.audiences.get('spectator')!.size };
    const text = JSON.stringify(here);
    if ((text === this.announced || (this.announced === '' && seats.length + here.spectators === 0)) && !again) return;
    this.announced = text;
    this.around.neighbours.present(this.id, here);
  }

  private forfeitAt(since: number | null): number | null {
    return since === null ? null : since + this.around.config.ABSENCE_GRACE;
  }

  /** A seat is missed while an opponent sits there and waits for it; not by post, where nobody waits. */
  private missed(seat: Seat): boolean {
    const { match, players } = this;
    const { seats, clock } = match.header;
    if (match.phase !== 'playing' || clock.kind === 'correspondence' || this.online(seat) || match.state('spectator').seats[seat]!.left)
      return false;
    const { team } = seats[seat]!;
    return players.some(
      (player, other) => player !== null && other !== seat && (team === undefined || seats[other]!.team !== team) && this.online(other),
    );
  }

  private updatePresence(): void {
    if (!this.moved && this.lastPhase === this.match.phase) return;
    this.moved = false;
    if (this.around.neighbours.shared) this.announce();
    this.lastPhase = this.match.phase;
    const now = this.around.config.now();
    this.absentSince = this.players.map((player, seat) =>
      player === null || this.online(seat) || !this.missed(seat) ? null : (this.absentSince[seat] ?? now),
    );
    const presence: Presence = {
      type: 'presence',
      match: this.id,
      seats: this.absentSince.map((since, seat) => ({
        online: this.online(seat),
        ...(since !== null && { forfeitAt: this.forfeitAt(since)! }),
      })),
      spectators: this.audiences.get('spectator')!.size + this.elsewhere.spectators,
    };
    this.say(presence);
  }

  private forfeitDue(now: number): Input | null {
    const seat = this.absentSince.findIndex(since => since !== null && this.forfeitAt(since)! <= now);
    return seat < 0 ? null : { at: now, type: 'forfeit', seat };
  }

  /** Something for everyone here whom `wants` does not leave out. */
  say(message: TableMessage, wants: (client: Client, viewer: Viewer) => boolean = () => true): void {
    const frame = frameOf(JSON.stringify(message));
    for (const [viewer, audience] of this.audiences) for (const client of audience) if (wants(client, viewer)) client.send(frame);
  }

  // -- spectators who learn later --------------------------------------------------------------------------------------------------

  private hold(done: Done | null): void {
    this.held.push({ at: this.around.config.now(), seq: this.match.seq, done, state: this.match.state('spectator') });
  }

  private joinLater(client: Client, re: string | undefined): void {
    if (this.shown) this.welcomeSpectator(client, re);
    else this.awaiting.push({ client, re });
  }

  private welcomeSpectator(client: Client, re: string | undefined): void {
    const snapshot: Snapshot = { ...this.shown!, ...(re !== undefined && { re }) };
    client.send(frameOf(JSON.stringify(snapshot)));
    this.audiences.get('spectator')!.add(client, snapshot);
  }

  /** Tells spectators what has become old enough. */
  private release(now: number): void {
    while (this.held.length && this.held[0]!.at + this.settings.spectatorDelay <= now) {
      const { at, seq, done, state } = this.held.shift()!;
      this.shown = { type: 'snapshot', match: this.id, viewer: 'spectator', seq, now: at, info: this.match.info, state, history: [] };
      if (done) for (const news of done.news) this.tell({ ...news, state }, done);
      for (const { client, re } of this.awaiting.splice(0)) this.welcomeSpectator(client, re);
    }
  }

  // -- bots ------------------------------------------------------------------------------------------------------------------------

  private letBotsThink(): void {
    if (!this.hasBots) return;
    const { match, around } = this;
    const seat = match.botAsked;
    const { asked } = match;
    if (seat === null || !asked || this.thinking === asked.decision || !this.botsThinkHere) return;
    const { decision } = asked;
    this.thinking = decision;
    const seed = newToken();
    const level = (match.header.seats[seat]!.level ?? 'novice') as Level;
    const remaining = match.remaining(around.config.now())[seat];
    const job: NewJob = {
      game: match.header.game,
      position: this.game.redeal(match.position!, seat, seed),
      seat,
      level,
      seed,
      ...(remaining !== null &&
        remaining !== undefined &&
        remaining < 60_000 && { milliseconds: Math.max(20, Math.min(500, remaining / 30)) }),
    };
    const pace = new Promise(done => setTimeout(done, around.config.BOT_PACE));
    around.think(job).then(
      async ({ key }) => {
        if (around.config.BOT_PACE) await pace;
        if (this.thinking === decision) this.thinking = -1;
        this.take({ at: around.config.now(), type: 'answer', seat, decision, key });
      },
      (error: unknown) => {
        if (error instanceof CrewStopped) return;
        around.note('fault', this, error);
        this.giveSomeAnswer(seat, decision);
      },
    );
  }

  /** The bot could not be had: any answer is better than none. */
  private giveSomeAnswer(seat: Seat, decision: number): void {
    this.inTurn(() => {
      if (this.thinking === decision) this.thinking = -1;
      if (this.match.asked?.decision !== decision) return undefined;
      const { options } = this.match.state(seat).seen!.decision!;
      const key = (options.find(option => option.key === 'pass') ?? options[0]!).key;
      return this.decide({ at: this.around.config.now(), type: 'answer', seat, decision, key }, null);
    });
  }

  /** A bot agrees to a draw when it does not think that it is winning. */
  private answerForBots(): void {
    const { match } = this;
    if (!this.hasBots || match.proposals.length === 0 || !this.botsThinkHere) return;
    for (const { proposal, needs } of match.proposals) {
      const seat = needs.find(needed => match.header.seats[needed]!.kind === 'bot');
      if (seat === undefined || !match.position) continue;
      const { world } = this.game.redeal(match.position, seat, newToken());
      const type = this.game.evaluate(world as never, seat) <= 0.5 ? 'consent' : 'decline';
      this.take({ at: this.around.config.now(), type, seat, proposal });
      return;
    }
  }

  /** What would be a good answer for the seat that is asked now. */
  async hint(seat: Seat): Promise<({ readonly decision: number } & Advice) | null> {
    const job = await this.look(match => {
      if (match.asked?.seat !== seat || match.phase !== 'playing') return null;
      const seed = newToken();
      const position = this.game.redeal(match.position!, seat, seed);
      const job: NewJob = { game: match.header.game, position, seat, level: 'knight', seed, advises: true };
      return { decision: match.asked.decision, job };
    });
    return job && { decision: job.decision, ...adviceFrom(this.game, await this.around.think(job.job)) };
  }
}

/** `chronicle`: hears what is not kept yet. */
function rebuilt(game: AnyGame, { header, rows, saved, kept }: StoredMatch, chronicle: Chronicle | null): Match {
  const tell = chronicle && kept < rows.length ? (deed: Deed): void => chronicle.note(deed) : undefined;
  if (saved && (!tell || saved.rows <= kept)) {
    try {
      return Match.restore(game, header, saved, rows, tell);
    } catch {
      // A saved state only saves time: without it all rows are played.
    }
  }
  return Match.rebuild(game, header, rows, tell);
}
