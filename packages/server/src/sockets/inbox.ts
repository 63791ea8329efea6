/** What comes in over a socket: counted, bounded, and handled one after another. */
import type { Bucket } from '../accounts/limits.ts';

const MOST_WAITING = 64;
/** Offences after which the line is cut. */
const PATIENCE = 100;

interface InboxOwner {
  now(): number;
  handle(text: string | null): void | Promise<void>;
  fail(code: 'rateLimited' | 'tooMany', text: string, fatal: boolean): void;
}

export class Inbox {
  /** Shared with the player's other sockets. */
  playerBucket: Bucket | null = null;
  private readonly owner: InboxOwner;
  private readonly bucket: Bucket;
  private readonly waiting: (string | null)[] = [];
  private busy = false;
  private strikes = 0;

  constructor(owner: InboxOwner, bucket: Bucket) {
    this.owner = owner;
    this.bucket = bucket;
  }

  /** Counts an offence; true when patience is at an end. */
  strike(): boolean {
    return ++this.strikes >= PATIENCE;
  }

  receive(text: string | null): void {
    const now = this.owner.now();
    if (!this.bucket.take(now) || (this.playerBucket && !this.playerBucket.take(now))) {
      const fatal = this.strike();
      if (fatal || this.strikes % 10 === 1) this.owner.fail('rateLimited', 'slow down', fatal);
      return;
    }
    if (!this.busy) this.handleAll(text);
    else if (this.waiting.length >= MOST_WAITING) this.owner.fail('tooMany', 'too many messages are waiting', true);
    else this.waiting.push(text);
  }

  /** Handles a message, and those that came while it was being handled, in order. */
  private handleAll(first: string | null): void {
    let text: string | null | undefined = first;
    while (text !== undefined) {
      const handling: void | Promise<void> = this.owner.handle(text);
      if (handling) {
        this.busy = true;
        void handling.finally(() => {
          this.busy = false;
          const next = this.waiting.shift();
          if (next !== undefined) this.handleAll(next);
        });
        return;
      }
      text = this.waiting.shift();
    }
  }
}
