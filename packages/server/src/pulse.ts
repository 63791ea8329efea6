/**
 * The heartbeat. It tells that a server is there and finds out when none was: then no clock ran. What counts is whether anybody
 * could write, not this process: where others went on, a server that stood still has missed nothing but its own time.
 */
import type { Kysely } from 'kysely';
import type { Config } from './config.ts';
import type { SharedNeighbours } from './neighbours/neighbours.ts';
import type { Tables } from './storage/schema.ts';
import type { Storage } from './storage/storage.ts';

/** How much later than planned a heartbeat may come before it means that nothing was there. */
const STANDSTILL = 5_000;

export class Pulse {
  private readonly storage: Storage;
  private readonly config: Config;
  private readonly neighbours: SharedNeighbours | null;
  private beating: Promise<void> | null = null;
  private beatAt = -Infinity;
  private lastOutage = 0;
  /** Told when there was a time in which no clock ran. */
  onOutage: (() => void) | null = null;

  constructor(storage: Storage, config: Config, neighbours: SharedNeighbours | null) {
    this.storage = storage;
    this.config = config;
    this.neighbours = neighbours;
  }

  private get allowed(): number {
    return this.config.HEARTBEAT + STANDSTILL;
  }

  /** The first beat: while a server of a database of its own was away, nobody was there. */
  async start(): Promise<void> {
    await this.noteOutage(this.config.now(), this.storage.shared ? this.allowed : 0);
    await this.beat();
  }

  /** Whether what is known of outages is new enough to judge by. */
  fresh(now: number): boolean {
    return now - this.beatAt < this.allowed;
  }

  beat(): Promise<void> {
    return (this.beating ??= this.beatOnce().finally(() => (this.beating = null)));
  }

  private async beatOnce(): Promise<void> {
    const now = this.config.now();
    try {
      await this.noteOutage(now, this.allowed);
    } catch {
      // The beat itself tells what is wrong.
    }
    if (!(await this.storage.log.beat(now))) return;
    this.beatAt = now;
    await this.neighbours?.beat(now);
    const { ended } = await this.storage.db
      .selectFrom('outage')
      .select(({ fn }) => fn.max('ended').as('ended'))
      .executeTakeFirstOrThrow();
    if ((ended ?? 0) <= this.lastOutage) return;
    this.lastOutage = ended;
    this.onOutage?.();
  }

  /** Nobody has written a heartbeat for longer than allowed: from the last one until now no server was there. Noted once. */
  private async noteOutage(now: number, allowed: number): Promise<void> {
    const { db } = this.storage;
    const alive = await lastBeat(db);
    if (alive === null || now - alive <= allowed) return;
    await db.transaction().execute(async within => {
      const { numUpdatedRows } = await within
        .updateTable('setting')
        .set({ value: String(now) })
        .where('name', '=', 'alive')
        .where('value', '=', String(alive))
        .executeTakeFirst();
      if (numUpdatedRows)
        await within
          .insertInto('outage')
          .values({ began: alive, ended: now })
          .onConflict(on => on.doNothing())
          .execute();
    });
  }
}

async function lastBeat(db: Kysely<Tables>): Promise<number | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', 'alive').executeTakeFirst();
  return row ? Number(row.value) : null;
}
