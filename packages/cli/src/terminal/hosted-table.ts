/** A match at this keyboard: the table host with a log in memory. The terminal speaks the protocol to it, once for each person. */
import { choose, BUDGETS, levelNamed } from '@kolbiste/bots';
import { PASS, sha256, type AnyGame, type Explained, type Plain, type Seat, type Seen, type Viewer } from '@kolbiste/engine';
import { knownAfter, type ClientMessage, type Known, type SeatInfo, type TableMessage } from '@kolbiste/protocol';
import {
  ALONE,
  exportRecord,
  MemoryLog,
  newHeader,
  recordOf,
  TableHost,
  type Client,
  type HostSettings,
  type MatchHeader,
  type Ports,
} from '@kolbiste/table';
import type { OnEvents, TerminalTable, Wish } from './table.ts';

const ID = 'terminal';
const SETTINGS: HostSettings = {
  spectators: true,
  spectatorDelay: 0,
  snapshotEvery: Infinity,
  absenceGrace: null,
  device: { nonce: () => undefined },
};

export interface HostedSettings {
  readonly game: AnyGame;
  readonly options: Plain;
  readonly seats: readonly SeatInfo[];
  readonly seed: string;
  /** Whose view is shown. */
  readonly viewer: Viewer;
  readonly onEvents: OnEvents;
  /** A bot begins to think. */
  onThinking(seat: Seat): void;
}

/** One viewer's end of the line. */
class Line implements Client {
  known: Known | null = null;
  private readonly waiting = new Map<string, (message: TableMessage) => void>();
  private readonly onMessage: (message: TableMessage) => void;
  private sent = 0;

  constructor(onMessage: (message: TableMessage) => void) {
    this.onMessage = onMessage;
  }

  send(frame: string | Uint8Array): void {
    const message = JSON.parse(String(frame)) as TableMessage;
    if (message.type === 'snapshot') this.known = message;
    else if (message.type === 'update') this.known = knownAfter(message, this.known!);
    if ('re' in message && message.re !== undefined) this.waiting.get(message.re)?.(message);
    this.onMessage(message);
  }

  /** Says something, and resolves with the reply to it. */
  ask(host: TableHost, seat: Seat, message: (id: string) => ClientMessage): Promise<TableMessage> {
    const id = `${seat}/${++this.sent}`;
    return new Promise(resolve => {
      this.waiting.set(id, reply => {
        this.waiting.delete(id);
        resolve(reply);
      });
      void host.receive(this, seat, message(id));
    });
  }
}

export class HostedTable implements TerminalTable {
  readonly game: AnyGame;
  private readonly settings: HostedSettings;
  private readonly lines: ReadonlyMap<Viewer, Line>;
  private host!: TableHost;
  private timer: ReturnType<typeof setTimeout> | null = null;
  /** Up to which row the passes have been counted. */
  private counted = 0;
  private changed: () => void = () => {};

  private constructor(settings: HostedSettings) {
    this.settings = settings;
    this.game = settings.game;
    const people = settings.seats.flatMap(({ kind }, seat) => (kind === 'human' ? [seat] : []));
    const viewers = new Set<Viewer>([settings.viewer, ...people]);
    this.lines = new Map(Array.from(viewers, viewer => [viewer, new Line(message => this.heard(viewer, message))]));
  }

  static async open(settings: HostedSettings): Promise<HostedTable> {
    const { game, options, seats, seed } = settings;
    const table = new HostedTable(settings);
    const header = newHeader(game, { match: ID, seats, options, tableSeed: sha256(seed), undo: 'free', delay: 0 });
    const players = seats.map(({ kind }) => (kind === 'bot' ? null : 'here'));
    const stored = { header, rows: [], saved: null, kept: 0, players, over: false };
    table.host = await TableHost.open(table.ports(header), game, stored, SETTINGS);
    for (const [viewer, line] of table.lines) table.host.join(line, viewer, undefined, undefined);
    return table;
  }

  private ports(header: MatchHeader): Ports {
    const { settings } = this;
    return {
      log: new MemoryLog(header),
      bots: {
        pace: 0,
        think: ({ position, seat, level, seed }) => {
          settings.onThinking(seat);
          return Promise.resolve(choose({ game: this.game, position, seat }, levelNamed(level), seed));
        },
        advise: () => Promise.reject(new Error('there are no hints in the terminal')),
        patience: level => BUDGETS[levelNamed(level)].milliseconds,
        // The same seed and the same answers lead to the same game.
        newSeed: () => `${settings.seed}/${this.lines.get(settings.viewer)!.known?.state.answers ?? 0}`,
      },
      clock: {
        now: Date.now,
        wake: (_, at) => this.wakeAt(at),
        sleep: ms => new Promise(done => setTimeout(done, ms)),
        isFresh: () => true,
        refresh: () => Promise.resolve(),
      },
      audiences: { frame: text => text },
      cluster: ALONE,
      owner: {
        ended: () => undefined,
        idle: () => undefined,
        report(what, _, about) {
          if (what === 'fault') throw about;
        },
      },
    };
  }

  private wakeAt(at: number | null): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = at === null ? null : setTimeout(() => this.host.tick(), Math.max(0, at - Date.now()));
  }

  private heard(viewer: Viewer, message: TableMessage): void {
    if (message.type !== 'update' && message.type !== 'snapshot') return;
    if (viewer === this.settings.viewer && message.type === 'update' && message.events.length) this.settings.onEvents(message.events);
    // Each is told only what changes for them: one who is asked again, perhaps nobody else.
    this.changed();
  }
  passes(): number {
    const { log } = this.host.match;
    const answers = log.slice(this.counted).flatMap(row => (row.type === 'automatic' ? (row.answers ?? []) : []));
    this.counted = log.length;
    return answers.filter(({ seat, key }) => key === PASS && this.settings.seats[seat]!.kind === 'human').length;
  }

  async next(): Promise<Seat | null> {
    for (;;) {
      const { phase, seen } = this.lines.get(this.settings.viewer)!.known!.state;
      if (phase === 'over') return null;
      const seat = seen?.waiting?.seat;
      // What the table answers by itself is not asked.
      if (seat !== undefined && this.lines.get(seat)?.known?.state.seen?.decision) return seat;
      await new Promise<void>(changed => (this.changed = changed));
    }
  }

  seen(viewer: Viewer): Seen {
    return this.lines.get(viewer)!.known!.state.seen!;
  }

  private ask(seat: Seat, message: (id: string) => ClientMessage): Promise<TableMessage> {
    return this.lines.get(seat)!.ask(this.host, seat, message);
  }
  async answer(seat: Seat, key: string, wish?: Wish): Promise<void> {
    const decision = this.lines.get(seat)!.known!.state.decision!;
    await this.ask(seat, id => ({ type: 'answer', match: ID, id, decision, key, ...(wish && { stops: { mode: 'matters', ...wish } }) }));
  }
  async wish(seat: Seat, wish: Wish): Promise<void> {
    await this.ask(seat, id => ({ type: 'stops', match: ID, id, stops: { mode: 'matters', ...wish } }));
  }
  async undo(seat: Seat): Promise<boolean> {
    return (await this.ask(seat, id => ({ type: 'propose', match: ID, id, topic: 'undo' }))).type === 'accepted';
  }
  async explain(seat: Seat): Promise<readonly Explained[]> {
    const reply = await this.ask(seat, id => ({ type: 'explain', match: ID, id }));
    return reply.type === 'explained' ? reply.moves : [];
  }

  record(): string | null {
    return this.host.result && exportRecord(recordOf(this.host.match));
  }
  close(): void {
    for (const line of this.lines.values()) this.host.leave(line);
  }
}
