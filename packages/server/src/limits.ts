/** How much anybody may do. A bucket holds some tokens and fills at a steady rate. */
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { Config } from './config.ts';
import { Problem } from './problem.ts';

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

export type LimitedThing = 'request' | 'connect' | 'signIn' | 'guest' | 'table' | 'chat' | 'hint' | 'report';

const MINUTE = 60;
const HOUR = 3600;

/** Limits by address or player. Kept in memory; one server counts for itself. */
export class Limits {
  private readonly limiters: Record<LimitedThing, RateLimiterMemory>;
  constructor(config: Config) {
    const limiter = (points: number, duration: number): RateLimiterMemory => new RateLimiterMemory({ points, duration });
    this.limiters = {
      request: limiter(config.REQUESTS_PER_MINUTE, MINUTE),
      connect: limiter(config.CONNECTS_PER_MINUTE, MINUTE),
      signIn: limiter(config.SIGN_INS_PER_HOUR, HOUR),
      guest: limiter(config.GUESTS_PER_HOUR, HOUR),
      table: limiter(config.TABLES_PER_HOUR, HOUR),
      chat: limiter(config.CHATS_PER_MINUTE, MINUTE),
      hint: limiter(config.HINTS_PER_MINUTE, MINUTE),
      report: limiter(20, HOUR),
    };
  }

  async allows(thing: LimitedThing, who: string): Promise<boolean> {
    try {
      await this.limiters[thing].consume(who);
      return true;
    } catch {
      return false;
    }
  }

  async assert(thing: LimitedThing, who: string): Promise<void> {
    if (!(await this.allows(thing, who))) throw new Problem('rateLimited', 'too much at once; wait a moment');
  }
}
