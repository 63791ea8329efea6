/**
 * The heartbeat. It tells that a server is there, and finds out when none was: then no clock ran. What counts is whether any server
 * could write: where others went on, one that stood still missed only its own time.
 */
import type { Config } from '../config.ts';
import type { SharedCluster } from './cluster.ts';
import type { SharedClock } from './shared-clock.ts';
import type { Storage } from '../storage/storage.ts';

/** How much later than planned a heartbeat may come before it means that nothing was there. */
const STANDSTILL = 5_000;

export class Heartbeat {
  private readonly storage: Storage;
  private readonly config: Config;
  private readonly cluster: SharedCluster | null;
  private readonly clock: SharedClock | null;
  private beating: Promise<void> | null = null;
  private beatAt = -Infinity;
  private lastOutage = 0;
  /** Told when there was a time in which no clock ran. */
  onOutage: (() => void) | null = null;

  constructor(storage: Storage, config: Config, cluster: SharedCluster | null, clock: SharedClock | null = null) {
    this.clock = clock;
    this.storage = storage;
    this.config = config;
    this.cluster = cluster;
  }

  private get allowed(): number {
    return this.config.HEARTBEAT + STANDSTILL;
  }

  /** The first beat: while a server of a database of its own was away, nobody was there. */
  async start(): Promise<void> {
    try {
      await this.noteOutage(this.config.now(), this.storage.shared ? this.allowed : 0);
    } catch (error) {
      // On a full disk it is noted when there is room again.
      if (this.storage.shared) throw error;
    }
    await this.beat();
  }

  /** Whether what is known of outages is new enough to judge by. */
  isFresh(now: number): boolean {
    return now - this.beatAt < this.allowed;
  }

  beat(): Promise<void> {
    return (this.beating ??= this.beatOnce().finally(() => (this.beating = null)));
  }

  private async beatOnce(): Promise<void> {
    // A database that is away says so below.
    await this.clock?.look().catch(() => undefined);
    const now = this.config.now();
    try {
      await this.noteOutage(now, this.allowed);
    } catch {
      // The beat itself tells what is wrong.
    }
    if (!(await this.storage.log.beat(now))) return;
    this.beatAt = now;
    await this.cluster?.beat(now);
    const ended = await this.storage.outages.lastEnd();
    if (ended <= this.lastOutage) return;
    this.lastOutage = ended;
    this.onOutage?.();
  }

  /** Nobody has written a heartbeat for longer than allowed: from the last one until now no server was there. Noted once. */
  private async noteOutage(now: number, allowed: number): Promise<void> {
    const alive = await this.storage.outages.lastBeat();
    if (alive !== null && now - alive > allowed) await this.storage.outages.note(alive, now);
  }
}
