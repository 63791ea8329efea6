/** How many rows each player may still write: kept while they come and go, so that who reconnects has no new budget. */
import { Bucket } from '../accounts/limits.ts';

const MOST_REMEMBERED = 50_000;

export class RowBudgets {
  private readonly buckets = new Map<string, Bucket>();
  private readonly perHour: number;
  private readonly now: () => number;
  constructor(perHour: number, now: () => number) {
    this.perHour = perHour;
    this.now = now;
  }

  of(player: string): Bucket {
    // A fifth of an hour's rows may come at once.
    const bucket = this.buckets.get(player) ?? new Bucket(Math.max(1, this.perHour / 5), this.perHour / 3_600, this.now());
    this.buckets.delete(player);
    this.buckets.set(player, bucket);
    if (this.buckets.size > MOST_REMEMBERED) this.buckets.delete(this.buckets.keys().next().value!);
    return bucket;
  }
}
