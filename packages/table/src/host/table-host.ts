/** The door of the host: one match in a driver's memory. Each verb is a file of its own; state.ts draws the states. */
import { viewers, type AnyGame } from '@kolbiste/engine';
import type { ClientMessage, Result, Seat, TableMessage, Viewer } from '@kolbiste/protocol';
import type { Change } from '../match/change.ts';
import type { Input } from '../match/input.ts';
import type { Match, MatchOptions } from '../match/match.ts';
import { isDormant, schedule, tick } from './alarms.ts';
import { Audience } from './audience.ts';
import { leads, letBotsThink } from './bots.ts';
import { decide } from './commit.ts';
import { History } from './history.ts';
import { join, leave } from './join.ts';
import { hold } from './late-spectators.ts';
import { standStill } from './outages.ts';
import { NOBODY_ELSEWHERE, type Client, type Elsewhere, type Piece, type Ports, type StoredMatch } from './ports.ts';
import { announce, lookElsewhere, nobodyHere, seenElsewhere, updatePresence } from './presence.ts';
import { answerProposals, readyAtOnce } from './proposals.ts';
import { Queue } from './queue.ts';
import { catchUp, freshen, rebuild, recover } from './recover.ts';
import { tellStorage } from './refuse.ts';
import { receive } from './route.ts';
import type { Host, HostSettings, Life, Memory, Sender } from './state.ts';
import { refreshLookers, say, show } from './tell.ts';

/** These rules cannot play the match: it was played by others. */
export class RulesChanged extends Error {
  override readonly name = 'RulesChanged';
}

/** A match to be hosted, as it is in the log. */
export interface HostedMatch extends StoredMatch {
  readonly players: readonly (string | null)[];
  readonly over: boolean;
}

export class TableHost implements Host {
  readonly id: string;
  readonly game: AnyGame;
  readonly players: readonly (string | null)[];
  readonly settings: HostSettings;
  readonly ports: Ports;
  readonly hasBots: boolean;
  readonly history: History;
  readonly queue: Queue;
  readonly audiences: ReadonlyMap<Viewer, Audience>;
  lookers: readonly Viewer[] = [];
  match: Match;
  memory: Memory = 'fresh';
  life: Life;
  /** When somebody last did something here. */
  usedAt: number;
  shownSeq: number;
  ownSeq: number;
  learnedAt: number;
  shownAt = 0;
  newsSeq = 0;
  readonly presence: Host['presence'];
  readonly late: Host['late'] = { held: [], shown: null, waiting: [] };
  thinking: number | null = null;
  ownFaults = 0;

  private constructor(ports: Ports, game: AnyGame, stored: HostedMatch, settings: HostSettings, options?: MatchOptions) {
    const { header, players, rows, kept, over } = stored;
    this.ports = ports;
    this.game = game;
    this.id = header.match;
    this.players = players;
    this.settings = settings;
    this.life = over ? 'over' : 'open';
    this.history = new History(viewers(header.seats.length), kept);
    this.match = rebuild(game, stored, this.history, options);
    this.hasBots = this.match.movers.some(({ kind }) => kind === 'bot');
    this.audiences = new Map(this.match.viewers.map(viewer => [viewer, new Audience(ports.audiences)]));
    this.shownSeq = this.match.seq;
    this.ownSeq = rows.length === 0 ? 0 : -1;
    this.usedAt = ports.clock.now();
    this.learnedAt = this.usedAt;
    this.presence = { absentSince: players.map(() => null), changed: true, phase: null, elsewhere: NOBODY_ELSEWHERE, announced: '' };
    this.queue = new Queue({
      prepare: () => (this.memory === 'lost' ? recover(this) : null),
      fail: error => this.fail(error),
      drained: () => this.restIfIdle(),
    });
    refreshLookers(this);
  }

  /** Rebuilds a match from the log. Clocks did not run while no driver was there. Throws RulesChanged when these rules cannot play it. */
  static async open(ports: Ports, game: AnyGame, stored: HostedMatch, settings: HostSettings, options?: MatchOptions): Promise<TableHost> {
    const { version } = stored.header;
    if (version !== game.module.version)
      throw new RulesChanged(`this match was played by version ${version} of the rules, these are version ${game.module.version}`);
    const host = new TableHost(ports, game, stored, settings, options);
    if (settings.spectatorDelay > 0) hold(host, null);
    await standStill(host);
    if (ports.cluster.shared) await lookElsewhere(host);
    host.advance();
    return host;
  }

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
    return !this.queue.busy && this.thinking === null && this.late.waiting.length + this.late.held.length === 0 && nobodyHere(this);
  }
  /** This driver wrote the last row. */
  get leads(): boolean {
    return leads(this);
  }
  seatOf(player: string): Seat | null {
    const seat = this.players.indexOf(player);
    return seat < 0 ? null : seat;
  }

  /** Looks at the match when no row is being written. */
  look<T>(at: (match: Match) => T): Promise<T> {
    return this.queue.ask(() => at(this.match));
  }

  receive(client: Client, viewer: Viewer, message: ClientMessage): void | Promise<void> {
    return receive(this, client, viewer, message);
  }
  take(input: Input, sender: Sender | null = null): void {
    this.usedAt = this.ports.clock.now();
    this.queue.add(
      () => decide(this, input, sender),
      () => tellStorage(this, sender),
    );
  }
  decide(input: Input, sender: Sender | null): void | Promise<void> {
    return decide(this, input, sender);
  }
  show(change: Change, sender: Sender | null): void {
    show(this, change, sender);
  }

  advance(): void {
    if (this.match.result && this.life === 'open') {
      this.life = 'over';
      this.ports.owner.ended(this.id);
    }
    updatePresence(this);
    schedule(this);
    if (isDormant(this)) return;
    letBotsThink(this);
    answerProposals(this);
    readyAtOnce(this);
  }

  join(client: Client, viewer: Viewer, after: number | undefined, re: string | undefined): void {
    this.usedAt = this.ports.clock.now();
    join(this, { client, viewer, re }, after);
  }
  leave(client: Client): void {
    this.usedAt = this.ports.clock.now();
    leave(this, client);
  }
  /** Something for everyone here whom `wants` does not leave out. */
  say(message: TableMessage, wants?: (client: Client, viewer: Viewer) => boolean): void {
    say(this, message, wants);
  }

  /** The alarm rang. */
  tick(): void {
    tick(this);
  }
  /** There was a time in which no clock ran. */
  stoodStill(): void {
    this.queue.add(() => standStill(this));
  }
  /** Another driver wrote rows of this match. */
  catchUp(): void {
    catchUp(this, this.idle);
  }
  /** Resolves when everything that was written is known here. */
  freshen(): Promise<void> {
    return freshen(this);
  }
  seenElsewhere(elsewhere: Elsewhere): void {
    seenElsewhere(this, elsewhere);
  }
  /** Tells other servers who is here, even if it is what they were told. */
  announce(): void {
    announce(this, true);
  }

  get rowsUnkept(): number {
    return this.match.seq - this.history.kept;
  }
  /** What was learned and is not in the log yet. */
  unkept(): Piece {
    return this.history.piece(this.match.seq);
  }
  /** Keeps what viewers learned so far, for when these rules are gone. */
  async keepLearned(): Promise<void> {
    const piece = await this.look(() => this.unkept());
    await this.ports.log.keep(this.id, piece);
    this.history.forget(piece.n);
  }

  /** The record of the match is kept. */
  recorded(): void {
    this.life = 'recorded';
    this.restIfIdle();
  }
  private restIfIdle(): void {
    if (this.life === 'recorded' && this.idle) this.ports.owner.idle(this.id);
  }

  fail(error: unknown): void {
    this.memory = 'lost';
    this.ports.owner.report('fault', this.id, error);
  }
}
