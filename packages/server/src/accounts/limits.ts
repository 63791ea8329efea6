/** Rate limits. A bucket holds some tokens and fills at a steady rate. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from '../config.ts';
import { Problem } from '../problem.ts';
import type { RateStore } from '../storage/rate-store.ts';
import type { Storage } from '../storage/storage.ts';

export class Bucket {
  private tokens: number;
  private at: number;
  private readonly size: number;
  private readonly perMs: number;
  constructor(size: number, perSecond: number, now: number) {
    this.size = size;
    this.tokens = size;
    this.perMs = perSecond / 1000;
    this.at = now;
  }
  /** Takes a token, or says that there is none. */
  take(now: number): boolean {
    if (now > this.at) {
      this.tokens = Math.min(this.size, this.tokens + (now - this.at) * this.perMs);
      this.at = now;
    }
    if (this.tokens < 1) return false;
    this.tokens--;
    return true;
  }
}

export type LimitedThing =
  | 'request'
  | 'connect'
  | 'signIn'
  | 'wrongSignIn'
  | 'guest'
  | 'table'
  | 'chat'
  | 'hint'
  | 'aside'
  | 'record'
  | 'report'
  | 'left'
  | 'sync';

const MINUTE = 60;
const HOUR = 3600;

/** Limits by address or player. Every server counts in memory; those that share a database count there together, too. */
export class Limits {
  private readonly limiters: Record<LimitedThing, RateLimiterMemory>;
  private readonly shared: RateStore | null;
  private readonly now: () => number;
  constructor(config: Config, storage: Pick<Storage, 'rates' | 'shared'>) {
    this.shared = storage.shared ? storage.rates : null;
    this.now = config.now;
    const limiter = (points: number, duration: number): RateLimiterMemory => new RateLimiterMemory({ points, duration });
    this.limiters = {
      request: limiter(config.REQUESTS_PER_MINUTE, MINUTE),
      connect: limiter(config.CONNECTS_PER_MINUTE, MINUTE),
      signIn: limiter(config.SIGN_INS_PER_HOUR, HOUR),
      // On one account in an hour, from wherever it is not known: OWASP ASVS 2.2.1.
      wrongSignIn: limiter(config.SIGN_INS_PER_HOUR * 5, HOUR),
      guest: limiter(config.GUESTS_PER_HOUR, HOUR),
      table: limiter(config.TABLES_PER_HOUR, HOUR),
      chat: limiter(config.CHATS_PER_MINUTE, MINUTE),
      hint: limiter(config.HINTS_PER_MINUTE, MINUTE),
      aside: limiter(config.ASIDES_PER_HOUR, HOUR),
      record: limiter(config.RECORDS_PER_MINUTE, MINUTE),
      report: limiter(20, HOUR),
      left: limiter(config.LEFT_PER_HOUR, HOUR),
      sync: limiter(config.SYNCS_PER_MINUTE, MINUTE),
    };
  }

  async allows(thing: LimitedThing, who: string): Promise<boolean> {
    try {
      await this.limiters[thing].consume(who);
    } catch {
      return false;
    }
    return !this.shared || this.allowsTogether(this.shared, thing, who);
  }

  /** Whether all servers together have not done too much. A database that cannot count lets everybody pass: this server counted. */
  private async allowsTogether(rates: RateStore, thing: LimitedThing, who: string): Promise<boolean> {
    const { points, duration } = this.limiters[thing];
    const now = this.now();
    try {
      return (await rates.count(`${thing} ${who}`, now, now + duration * 1000)) <= points;
    } catch {
      return true;
    }
  }

  /** What was counted did not come to pass. */
  async giveBack(thing: LimitedThing, who: string): Promise<void> {
    await this.limiters[thing].reward(who);
    await this.shared?.giveBack(`${thing} ${who}`).catch(() => undefined);
  }

  async sweep(): Promise<void> {
    await this.shared?.removeExpired(this.now());
  }

  async assert(thing: LimitedThing, who: string): Promise<void> {
    if (!(await this.allows(thing, who))) throw new Problem('rateLimited', 'too much at once; wait a moment');
  }
}
