/** Notices what other servers do: by their wake-ups, and by looking, seldom while wake-ups come and often while they do not. */
import type { Chat } from '../chat.ts';
import type { Config } from '../config.ts';
import type { Desk } from '../desk.ts';
import type { Gateway } from '../gateway.ts';
import type { Matches } from '../matches.ts';
import type { Metrics } from '../metrics.ts';
import type { Bus, Wake } from './bus.ts';

interface LookoutAround {
  readonly config: Config;
  readonly bus: Bus;
  readonly matches: Matches;
  readonly desk: Desk;
  readonly chat: Chat;
  readonly gateway: Gateway;
  readonly metrics: Metrics;
  /** Does something whose failure is only noted. */
  trying(what: string, doing: () => Promise<unknown>): () => void;
}

export class Lookout {
  private readonly around: LookoutAround;
  private readonly timer: ReturnType<typeof setInterval>;
  private lookedAt = 0;
  private looking = false;
  private again = false;
  private stopped = false;

  constructor(around: LookoutAround) {
    this.around = around;
    const { bus } = around;
    bus.onWake = (about, what) => around.trying('wake-up', () => this.woken(about, what))();
    bus.onBack = () => this.look();
    const { POLL_EVERY, POLL_SLOWLY } = around.config;
    this.timer = setInterval(() => {
      if (!bus.healthy || performance.now() - this.lookedAt >= POLL_SLOWLY) this.look();
    }, POLL_EVERY);
  }

  stop(): void {
    this.stopped = true;
    clearInterval(this.timer);
  }

  private async woken(about: string, what: Wake): Promise<void> {
    const { matches, desk, chat, gateway, metrics } = this.around;
    metrics.wakes.inc();
    const live = matches.peek(about);
    if (what === 'row') await matches.woken(about);
    else if (what === 'presence') await matches.moved(about);
    else if (what === 'seats') await desk.look(about);
    else if (what === 'player') await gateway.recheck(about);
    else if (what === 'rematch') await desk.lookForRematches([about]);
    else if (live) await chat.tellNew(live);
  }

  /** Looks at everything once, and again if it was asked for meanwhile. */
  private look(): void {
    this.again = this.looking;
    if (this.looking || this.stopped) return;
    this.looking = true;
    this.lookedAt = performance.now();
    this.around.trying('look', () =>
      this.lookOnce().finally(() => {
        this.looking = false;
        if (this.again) this.look();
      }),
    )();
  }

  private async lookOnce(): Promise<void> {
    const { matches, desk, chat, metrics } = this.around;
    metrics.polls.inc();
    const over: string[] = [];
    for (const { live, chat: said } of await matches.poll()) {
      await chat.tellNew(live, said);
      if (live.finished && live.rematch === null && !live.idle) over.push(live.id);
    }
    await desk.lookForRematches(over);
    for (const id of desk.watched) await desk.look(id);
  }
}
