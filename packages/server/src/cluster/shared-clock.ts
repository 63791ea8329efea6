/**
 * One time for all servers of a database: its own. Servers whose clocks differ would take each other for gone, or for times in which
 * nobody was there, and no clock of any match would ever run out.
 */
import { SteadyClock } from '../steady-clock.ts';
import type { NodeStore } from '../storage/node-store.ts';

/** Differences below this are the way there and back. */
const TOLERATED = 100;
/** From here on the keeper is told: this machine's clock is not kept. */
const TOLD = 1_000;
/** A slow answer tells little about the time. */
const SLOWEST = 2_000;

export class SharedClock {
  readonly now: () => number;
  /** How far the database's clock is ahead of this machine's, or, negative, behind it. */
  skew = 0;
  private readonly nodes: Pick<NodeStore, 'time'>;
  private readonly machine: () => number;
  private readonly steady: SteadyClock;
  private compared = false;
  private told = false;
  onSkew: ((skew: number) => void) | null = null;

  constructor(nodes: Pick<NodeStore, 'time'>, machine: () => number) {
    this.nodes = nodes;
    this.machine = machine;
    this.steady = new SteadyClock(machine);
    this.now = this.steady.now;
  }

  /** Compares the clocks. */
  async look(): Promise<void> {
    const [began, before] = [performance.now(), this.machine()];
    const there = await this.nodes.time();
    const took = performance.now() - began;
    if (took > SLOWEST) return;
    const skew = Math.round(there - (before + took / 2));
    this.skew = Math.abs(skew) < TOLERATED ? 0 : skew;
    this.steady.follow(this.skew, !this.compared);
    this.compared = true;
    const much = Math.abs(this.skew) >= TOLD;
    if (much && !this.told) this.onSkew?.(this.skew);
    this.told = much;
  }
}
