/**
 * What time it is, for everything the server does. The machine's clock may be set back: then this one goes on at its own pace, a little
 * ahead and slowly coming nearer, because nothing that is due may wait for a minute to come a second time. Set forward, it follows.
 */

/** How much of the time that passes is used to come nearer to a clock that was set back. */
const SLEW = 0.05;

export class SteadyClock {
  private readonly wall: () => number;
  private readonly pace: () => number;
  /** This clock against the one that only counts. */
  private offset: number;
  private lookedAt: number;
  /** Another clock's lead over this machine's, for servers that share a database. */
  private lead = 0;

  /** `from`: the earliest moment it may begin with. */
  constructor(wall: () => number = Date.now, pace: () => number = () => performance.now(), from = 0) {
    this.wall = wall;
    this.pace = pace;
    this.lookedAt = pace();
    this.offset = Math.max(from, wall()) - this.lookedAt;
  }

  readonly now = (): number => {
    const pace = this.pace();
    const right = this.wall() + this.lead - pace;
    const passed = pace - this.lookedAt;
    this.lookedAt = pace;
    this.offset = right >= this.offset ? right : Math.max(right, this.offset - passed * SLEW);
    return Math.round(pace + this.offset);
  };

  /** Follows a clock that is this much ahead of the machine's, or behind it; `atOnce`: nobody has asked for the time yet. */
  follow(lead: number, atOnce: boolean): void {
    this.lead = lead;
    if (atOnce) this.offset = this.wall() + lead - this.pace();
  }
}
