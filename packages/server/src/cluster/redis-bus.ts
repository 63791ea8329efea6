/**
 * Wake-ups over Redis: a channel for each match that is followed, and one for everybody. A server that does not hear its own voice
 * any more knows that wake-ups do not come, whatever the reason.
 */
import { Redis } from 'ioredis';
import type { Bus, Wake } from './bus.ts';

const CHANNEL = 'kolbiste:';
const EVERYBODY = `${CHANNEL}*`;
const ECHO = 'echo';
const ECHO_EVERY = 500;
const ECHO_WITHIN = 1_500;
/** How long it is waited until a match is followed. */
const FOLLOWS_WITHIN = 100;
/** What may be on its way to a Redis that does not answer. */
const MOST_FLYING = 10_000;

export class RedisBus implements Bus {
  onWake: ((about: string, what: Wake) => void) | null = null;
  onBack: (() => void) | null = null;
  private readonly node: string;
  private readonly speaker: Redis;
  private readonly listener: Redis;
  /** How often each match is followed here. */
  private readonly followed = new Map<string, number>();
  private readonly echo: ReturnType<typeof setInterval>;
  private heardAt = -Infinity;
  private flying = 0;
  private wasHealthy = false;

  constructor(url: string, node: string) {
    this.node = node;
    const options = {
      retryStrategy: (times: number) => Math.min(1_000, 50 * times),
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      autoResubscribe: false,
      enableAutoPipelining: true,
      connectTimeout: 2_000,
      disableClientInfo: true,
    };
    this.speaker = new Redis(url, options);
    this.listener = new Redis(url, options);
    // Whatever is wrong shows in the missing echo.
    this.speaker.on('error', () => undefined);
    this.listener.on('error', () => undefined);
    this.listener.on('ready', () => void this.listen([EVERYBODY, ...Array.from(this.followed.keys(), match => CHANNEL + match)]));
    this.listener.on('message', (channel: string, message: string) => this.heard(channel, message));
    this.echo = setInterval(this.speakUp, ECHO_EVERY);
    this.echo.unref();
    this.speaker.on('ready', this.speakUp);
  }

  get healthy(): boolean {
    return performance.now() - this.heardAt < ECHO_WITHIN;
  }

  private readonly speakUp = (): void => {
    this.wasHealthy &&= this.healthy;
    this.publish(EVERYBODY, ECHO);
  };

  private listen(channels: readonly string[]): Promise<unknown> {
    return this.listener.subscribe(...channels).catch(() => undefined);
  }

  private publish(channel: string, message: string): void {
    if (this.flying >= MOST_FLYING || this.speaker.status !== 'ready') return;
    this.flying++;
    this.speaker
      .publish(channel, `${this.node} ${message}`)
      .catch(() => undefined)
      .finally(() => this.flying--);
  }

  private heard(channel: string, message: string): void {
    const [from, what, player] = message.split(' ') as [string, Wake | typeof ECHO, string?];
    if (from !== this.node) {
      if (what !== ECHO) this.onWake?.(player ?? channel.slice(CHANNEL.length), what);
      return;
    }
    if (what !== ECHO) return;
    this.heardAt = performance.now();
    if (this.wasHealthy) return;
    this.wasHealthy = true;
    this.onBack?.();
  }

  wake(about: string, what: Wake): void {
    if (what === 'player') this.publish(EVERYBODY, `${what} ${about}`);
    else this.publish(CHANNEL + about, what);
  }

  async follow(match: string): Promise<void> {
    const times = this.followed.get(match) ?? 0;
    this.followed.set(match, times + 1);
    if (times || this.listener.status !== 'ready') return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    await Promise.race([this.listen([CHANNEL + match]), new Promise(done => (timer = setTimeout(done, FOLLOWS_WITHIN)))]);
    clearTimeout(timer);
  }

  unfollow(match: string): void {
    const times = this.followed.get(match) ?? 0;
    if (times > 1) this.followed.set(match, times - 1);
    else if (this.followed.delete(match) && this.listener.status === 'ready')
      this.listener.unsubscribe(CHANNEL + match).catch(() => undefined);
  }

  close(): Promise<void> {
    clearInterval(this.echo);
    this.speaker.disconnect();
    this.listener.disconnect();
    return Promise.resolve();
  }
}
