/** A driver of the host for tests: a log in memory, a clock that is turned by hand, bots that answer at once. */
import type { AnyGame } from '@kolbiste/engine';
import { knownAfter, type ClientMessage, type Known, type TableMessage, type Viewer } from '@kolbiste/protocol';
import {
  ALONE,
  MemoryLog,
  newHeader,
  TableHost,
  type BotJob,
  type Bots,
  type Client,
  type Cluster,
  type HostedMatch,
  type HostSettings,
  type Log,
  type MatchHeader,
  type Ports,
  type Report,
} from '../../src/index.ts';
import { people } from '../sitting.ts';
import { tallyGame } from '../tally.ts';

export const SETTINGS: HostSettings = {
  spectators: true,
  spectatorDelay: 0,
  snapshotEvery: Infinity,
  absenceGrace: 60_000,
  device: null,
};

/** One end of a line, and everything that was said over it. */
export class TestClient implements Client {
  readonly heard: TableMessage[] = [];
  known: Known | null = null;
  send(frame: string | Uint8Array): void {
    const message = JSON.parse(String(frame)) as TableMessage;
    this.heard.push(message);
    if (message.type === 'snapshot') this.known = message;
    if (message.type === 'update') this.known = knownAfter(message, this.known!);
  }
  /** What was said since the last time this was asked. */
  taken(): TableMessage[] {
    return this.heard.splice(0);
  }
}

/** Lets everything that is ready happen. */
export const settled = (): Promise<void> => new Promise(done => setImmediate(done));

export class Driver implements Ports {
  now = 1_000;
  wakeAt: number | null = null;
  readonly jobs: BotJob[] = [];
  readonly reports: { readonly what: Report; readonly about: unknown }[] = [];
  readonly finished: string[] = [];
  readonly header: MatchHeader;
  readonly game: AnyGame;
  log: Log;
  cluster: Cluster = ALONE;
  host!: TableHost;

  constructor(header: Partial<MatchHeader> = {}, game: AnyGame = tallyGame) {
    this.game = game;
    this.header = newHeader(game, { match: 'm1', tableSeed: 'a secret seed of the table', seats: people('Jana', 'Petr'), ...header });
    this.log = new MemoryLog(this.header);
  }

  /** The answers that were to be looked at. */
  readonly advised: (string | undefined)[] = [];
  bots: Bots = {
    pace: 0,
    think: job => {
      this.jobs.push(job);
      return Promise.resolve({ key: 'pass' });
    },
    advise: job => {
      this.advised.push(job.played);
      return Promise.resolve({ key: 'hold', chance: 0.5, instead: job.played ?? null, gain: job.played ? 0.2 : 0, reasons: [] });
    },
    patience: () => 0,
    newSeed: () => `seed ${this.now}`,
  };
  clock: Ports['clock'] = {
    now: () => this.now,
    wake: (_, at) => (this.wakeAt = at),
    sleep: () => Promise.resolve(),
    isFresh: () => true,
    refresh: () => Promise.resolve(),
  };
  audiences: Ports['audiences'] = { frame: text => text };
  owner: Ports['owner'] = {
    ended: match => this.finished.push(match),
    idle: () => undefined,
    report: (what, _, about) => this.reports.push({ what, about }),
  };

  async open(settings: Partial<HostSettings> = {}, stored: Partial<HostedMatch> = {}): Promise<TableHost> {
    const players = this.header.seats.map(({ kind, name }) => (kind === 'bot' ? null : name));
    const match = { header: this.header, rows: [], saved: null, kept: 0, players, over: false, ...stored };
    return (this.host = await TableHost.open(this, this.game, match, { ...SETTINGS, ...settings }));
  }

  join(viewer: Viewer): TestClient {
    const client = new TestClient();
    this.host.join(client, viewer, undefined, undefined);
    return client;
  }

  /** Says something, and gives what the sender heard then. */
  async say(client: TestClient, viewer: Viewer, message: ClientMessage): Promise<TableMessage[]> {
    client.taken();
    await this.host.receive(client, viewer, message);
    await settled();
    return client.taken();
  }

  /** Turns the clock, and rings if something was due. */
  async pass(ms: number): Promise<void> {
    this.now += ms;
    if (this.wakeAt !== null && this.wakeAt <= this.now) this.host.tick();
    await settled();
  }

  /** Everyone sits there and is ready. */
  async started(settings: Partial<HostSettings> = {}): Promise<TestClient[]> {
    await this.open(settings);
    const clients = this.header.seats.map((_, seat) => this.join(seat));
    for (const [seat, { kind }] of this.header.seats.entries())
      if (kind === 'human') await this.say(clients[seat]!, seat, { type: 'ready', match: 'm1', nonce: `nonce-${seat}` });
    return clients;
  }
}
