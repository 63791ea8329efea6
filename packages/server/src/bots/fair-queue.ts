/**
 * Who is served next where many want the same threads. Time is shared evenly among addresses, and what an address gets among its
 * players: anyone who has used least comes first, however many wait for the others. One who was away does not come back with a credit.
 */

export interface Asker {
  readonly address: string;
  readonly player: string;
}

class Share {
  used = 0;
  /** Time used in this hour, against the budget. */
  private spent = 0;
  private hour = -1;
  running = 0;

  isOver(budget: number, now: number): boolean {
    return this.spentIn(now) >= budget;
  }
  use(ms: number, now: number): void {
    this.used += ms;
    this.spent = this.spentIn(now) + ms;
  }
  private spentIn(now: number): number {
    const hour = Math.floor(now / HOUR);
    if (hour !== this.hour) this.spent = 0;
    this.hour = hour;
    return this.spent;
  }
}

class PlayerShare<T> extends Share {
  readonly waiting: T[] = [];
}

class AddressShare<T> extends Share {
  readonly players = new Map<string, PlayerShare<T>>();
  waiting = 0;
  level = 0;
}

const HOUR = 3_600_000;
/** Those who wait for nothing are forgotten when there are this many. */
const MOST_IDLE = 1_000;

export class FairQueue<T extends { readonly asker: Asker }> {
  private readonly addresses = new Map<string, AddressShare<T>>();
  /** What the address that was served last had used: who comes new begins there. Each address has a level for its players. */
  private level = 0;
  private waiting = 0;

  get size(): number {
    return this.waiting;
  }

  private sharesOf({ address, player }: Asker): { readonly of: AddressShare<T>; readonly own: PlayerShare<T> } {
    let of = this.addresses.get(address);
    if (!of) this.addresses.set(address, (of = new AddressShare()));
    let own = of.players.get(player);
    if (!own) of.players.set(player, (own = new PlayerShare()));
    return { of, own };
  }

  /** `first`: before the asker's other jobs. */
  add(job: T, first = false): void {
    const { of, own } = this.sharesOf(job.asker);
    if (of.waiting + of.running === 0) of.used = Math.max(of.used, this.level);
    if (own.waiting.length + own.running === 0) own.used = Math.max(own.used, of.level);
    if (first) own.waiting.unshift(job);
    else own.waiting.push(job);
    of.waiting++;
    this.waiting++;
    this.forgetIdle();
  }

  /** The next job, of an address with fewer than `most` at work; null when there is none. */
  take(most: number): T | null {
    const of = least([...this.addresses.values()].filter(({ waiting, running }) => waiting > 0 && running < most));
    if (!of) return null;
    const own = least([...of.players.values()].filter(({ waiting }) => waiting.length > 0))!;
    this.level = of.used;
    of.level = own.used;
    of.waiting--;
    this.waiting--;
    of.running++;
    own.running++;
    return own.waiting.shift()!;
  }

  /** Whether somebody of another address waits. */
  othersWait({ address }: Asker): boolean {
    return this.waiting > (this.addresses.get(address)?.waiting ?? 0);
  }

  /** Whether the asker has had more than this hour's time. */
  isOver(asker: Asker, budget: { readonly player: number; readonly address: number }, now: number): boolean {
    const { of, own } = this.sharesOf(asker);
    return own.isOver(budget.player, now) || of.isOver(budget.address, now);
  }

  /** A job that was taken is done, after this time. */
  done(asker: Asker, ms: number, now: number): void {
    const { of, own } = this.sharesOf(asker);
    for (const share of [of, own]) {
      share.use(ms, now);
      share.running--;
    }
  }

  /** Takes everything away. */
  empty(): T[] {
    const all = [...this.addresses.values()].flatMap(({ players }) => [...players.values()].flatMap(({ waiting }) => waiting));
    this.addresses.clear();
    this.waiting = 0;
    return all;
  }

  private forgetIdle(): void {
    if (this.addresses.size < MOST_IDLE) return;
    for (const [address, { waiting, running, used }] of this.addresses)
      if (waiting + running === 0 && used <= this.level) this.addresses.delete(address);
  }
}

function least<S extends Share>(shares: readonly S[]): S | null {
  let found: S | null = null;
  for (const share of shares) if (!found || share.used < found.used) found = share;
  return found;
}
