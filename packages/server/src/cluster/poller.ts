/** Notices what other servers do: by their wake-ups, and by looking, seldom while wake-ups come and often while they do not. */
import type { Chat } from '../matches/chat.ts';
import type { Config } from '../config.ts';
import type { Tables } from '../lobby/tables.ts';
import type { Gateway } from '../sockets/gateway.ts';
import type { Matches } from '../matches/matches.ts';
import type { Metrics } from '../metrics.ts';
import type { Bus, Wake } from './bus.ts';

interface PollerDependencies {
  readonly config: Config;
  readonly bus: Bus;
  readonly matches: Matches;
  readonly tables: Tables;
  readonly chat: Chat;
  readonly gateway: Gateway;
  readonly metrics: Metrics;
  /** Does something whose failure is only noted. */
  trying(what: string, doing: () => Promise<unknown>): () => void;
}

export class Poller {
  private readonly deps: PollerDependencies;
  private readonly timer: ReturnType<typeof setInterval>;
  private lookedAt = 0;
  private looking = false;
  private again = false;
  private stopped = false;

  constructor(deps: PollerDependencies) {
    this.deps = deps;
    const { bus } = deps;
    bus.onWake = (about, what) => deps.trying('wake-up', () => this.woken(about, what))();
    bus.onBack = () => this.look();
    const { POLL_EVERY, POLL_SLOWLY } = deps.config;
    this.timer = setInterval(() => {
      if (!bus.healthy || performance.now() - this.lookedAt >= POLL_SLOWLY) this.look();
    }, POLL_EVERY);
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  private async woken(about: string, what: Wake): Promise<void> {
    const { matches, tables, chat, gateway, metrics } = this.deps;
    metrics.wakes.inc();
    const host = matches.peek(about);
    if (what === 'row') await matches.woken(about);
    else if (what === 'presence') await matches.moved(about);
    else if (what === 'seats') await tables.look(about);
    else if (what === 'player') await gateway.recheck(about);
    else if (what === 'rematch') await tables.rematches.tellFollowing([about]);
    else if (host) await chat.tellNew(host);
  }

  /** Looks at everything once, and again if it was asked for meanwhile. */
  private look(): void {
    this.again = this.looking;
    if (this.looking || this.stopped) return;
    this.looking = true;
    this.lookedAt = performance.now();
    this.deps.trying('look', () =>
      this.lookOnce().finally(() => {
        this.looking = false;
        if (this.again) this.look();
      }),
    )();
  }

  private async lookOnce(): Promise<void> {
    const { matches, tables, chat, metrics } = this.deps;
    metrics.polls.inc();
    const over: string[] = [];
    for (const { host, chat: said } of await matches.poll()) {
      await chat.tellNew(host, said);
      if (host.life !== 'open' && !tables.rematches.isTold(host) && !host.idle) over.push(host.id);
    }
    await tables.rematches.tellFollowing(over);
    for (const id of tables.waiting.watched) await tables.look(id);
  }
}
