/** What the server does by itself: heartbeats, sweeps, and noticing what administrators and other servers did. */
import { Abandoned } from './matches/abandoned.ts';
import { Poller } from './cluster/poller.ts';
import type { Parts } from './parts.ts';

const SWEEP_EVERY = 30_000;
/** Clocks of servers differ a little: acts are looked for this far back, and each is noticed once. */
const ACTS_SINCE = 60_000;

export class Housekeeping {
  private readonly parts: Parts;
  private readonly timers: ReturnType<typeof setInterval>[];
  private readonly poller: Poller | null;
  private readonly waking: Promise<void>;
  private readonly startedAt: number;
  private noticed = new Set<string>();
  private readonly abandoned: Abandoned;

  constructor(parts: Parts) {
    this.parts = parts;
    const { config, heartbeat, shared, matches, gateway, presence, note } = parts;
    this.startedAt = config.now();
    this.abandoned = new Abandoned({ config, store: parts.storage.matches, matches });
    const beat = async (): Promise<void> => {
      await heartbeat.beat();
      await presence.tell();
      await this.noticeActs();
    };
    this.timers = [
      setInterval(this.trying('heartbeat', beat), config.HEARTBEAT),
      setInterval(
        this.trying('sweep', () => this.sweep()),
        SWEEP_EVERY,
      ),
    ];
    this.poller = shared && new Poller({ ...parts, trying: (what, doing) => this.trying(what, doing) });
    if (shared) {
      shared.onChange = this.trying('waking', () => this.wakeAll());
      shared.onForgotten = () => {
        matches.announce();
        gateway.announce();
        presence.forgotten();
      };
    }
    this.waking = Promise.all([this.wakeAll(), parts.series.sweep(), parts.events.sweep()])
      .then(() => undefined)
      .catch((error: unknown) => note('waking', error));
  }

  private wakeAll(): Promise<void> {
    return this.parts.matches.wakeAll(() => this.parts.state.stopping);
  }

  async sweep(): Promise<void> {
    const { matches, tables, series, seeks, events, players, limits, shared, config, gateway } = this.parts;
    await matches.sweep();
    await this.abandoned.sweep();
    await tables.sweep();
    await series.sweep();
    await seeks.sweep();
    await events.sweep();
    await players.sweep();
    await limits.sweep();
    if (!shared) return;
    await shared.sweep(config.now());
    await gateway.recheck();
    await this.wakeAll();
  }

  /** What an administrator did, here or beside this server, takes effect on who and what is here. */
  private async noticeActs(): Promise<void> {
    const { administration, config, gateway, matches, cluster, tables } = this.parts;
    const acts = await administration.acts(Math.max(this.startedAt, config.now() - ACTS_SINCE));
    const before = this.noticed;
    this.noticed = new Set(acts.map(({ id }) => id));
    for (const { id, what, about } of acts) {
      if (before.has(id)) continue;
      if (what === 'ban')
        for (const connection of gateway.of(about)) connection.fail('unauthorized', 'this player may not play here', { fatal: true });
      if (what !== 'closeTable') continue;
      matches.peek(about)?.catchUp();
      if (cluster.keeps(about)) await matches.open(about);
      await tables.look(about);
    }
  }

  /** Does something whose failure is only noted. */
  private trying(what: string, doing: () => Promise<unknown>): () => void {
    const { state, log, note } = this.parts;
    return () =>
      void doing().catch((error: unknown) => {
        if (!state.stopping && log.fault === null) note(what, error);
      });
  }

  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.poller?.stop();
    await this.waking;
  }
}
