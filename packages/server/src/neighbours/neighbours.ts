/**
 * The other servers at the same database: which of them live, who looks at a match there, and how they are woken. Nobody owns a
 * match. Which server looks after one that nobody looks at is a habit that spares work; the log alone decides.
 */
import type { Kysely } from 'kysely';
import type { Seat } from '@kolbiste/protocol';
import type { Config } from '../config.ts';
import type { Tables } from '../storage/schema.ts';
import type { Storage } from '../storage/storage.ts';
import type { Bus, Wake } from './bus.ts';

/** Who looks at a match on other servers. */
export interface Elsewhere {
  readonly seats: ReadonlySet<Seat>;
  readonly spectators: number;
}

export const NOBODY_ELSEWHERE: Elsewhere = { seats: new Set(), spectators: 0 };

/** Who looks at a match here. */
interface Here {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

export interface Neighbours {
  /** False: nobody else can write to this database. */
  readonly shared: boolean;
  /** Wakes others who follow the match. */
  wake(match: string, what: Wake): void;
  follow(match: string): Promise<void>;
  unfollow(match: string): void;
  /** Notes who looks at a match here. */
  present(match: string, here: Here): void;
  elsewhere(matches: readonly string[]): Promise<Map<string, Elsewhere>>;
  /** Whether it is this server's habit to look after a match. */
  keeps(match: string): boolean;
  /** Another server lives that plays a game by this version of its rules. */
  othersPlay(game: string, version: number): boolean;
}

/** A server with a database of its own. */
export const ALONE: Neighbours = {
  shared: false,
  wake: () => undefined,
  follow: () => Promise.resolve(),
  unfollow: () => undefined,
  present: () => undefined,
  elsewhere: () => Promise.resolve(new Map<string, Elsewhere>()),
  keeps: () => true,
  othersPlay: () => false,
};

interface Notice {
  wanted: Here | null;
  writing: boolean;
}

export class SharedNeighbours implements Neighbours {
  readonly shared = true;
  private readonly db: Kysely<Tables>;
  private readonly config: Config;
  private readonly bus: Bus;
  private readonly notices = new Map<string, Notice>();
  private readonly startedAt: number;
  private living: readonly { readonly id: string; readonly plays: Readonly<Record<string, number>> }[] = [];
  private beatAt = 0;
  /** Told when servers have come or gone. */
  onChange: (() => void) | null = null;
  /** Told when this server was away for so long that others forgot it. */
  onForgotten: (() => void) | null = null;

  constructor(storage: Storage, config: Config, bus: Bus) {
    this.db = storage.db;
    this.config = config;
    this.bus = bus;
    this.startedAt = config.now();
  }

  /** After so long without a heartbeat a server is taken for gone. */
  private get lostAfter(): number {
    return 3 * this.config.HEARTBEAT + 1_000;
  }

  // -- which servers live --------------------------------------------------------------------------------------------------

  /** Tells the others that this server lives, and looks which of them do. */
  async beat(now: number): Promise<void> {
    const { NODE_NAME: id, games } = this.config;
    const plays = JSON.stringify(Object.fromEntries(games.map(({ id: game, game: { module } }) => [game, module.version])));
    await this.db
      .insertInto('node')
      .values({ id, started_at: this.startedAt, beat_at: now, plays })
      .onConflict(on => on.column('id').doUpdateSet({ started_at: this.startedAt, beat_at: now, plays }))
      .execute();
    const rows = await this.db
      .selectFrom('node')
      .select(['id', 'plays'])
      .where('beat_at', '>', now - this.lostAfter)
      .orderBy('id')
      .execute();
    const before = this.living.map(node => node.id).join(' ');
    this.living = rows.map(row => ({ id: row.id, plays: JSON.parse(row.plays) as Record<string, number> }));
    const forgotten = this.beatAt > 0 && now - this.beatAt > this.lostAfter;
    this.beatAt = now;
    if (forgotten) this.onForgotten?.();
    if (before !== this.living.map(node => node.id).join(' ')) this.onChange?.();
  }

  get size(): number {
    return this.living.length;
  }

  keeps(match: string): boolean {
    let keeper = this.config.NODE_NAME;
    let most = -1;
    for (const { id } of this.living) {
      const weight = weightOf(id, match);
      if (weight <= most) continue;
      most = weight;
      keeper = id;
    }
    return keeper === this.config.NODE_NAME;
  }

  othersPlay(game: string, version: number): boolean {
    return this.living.some(({ id, plays }) => id !== this.config.NODE_NAME && plays[game] === version);
  }

  /** Forgets servers that have gone, and who was there. */
  async sweep(now: number): Promise<void> {
    const gone = this.db
      .selectFrom('node')
      .select('node.id')
      .where('node.beat_at', '>', now - 10 * this.lostAfter);
    await this.db.deleteFrom('presence').where('presence.node', 'not in', gone).execute();
    await this.db
      .deleteFrom('node')
      .where('beat_at', '<', now - 100 * this.lostAfter)
      .execute();
  }

  /** This server goes: nobody is here any more. */
  async leave(): Promise<void> {
    const { NODE_NAME: id } = this.config;
    await this.db.deleteFrom('presence').where('node', '=', id).execute();
    await this.db.deleteFrom('node').where('id', '=', id).execute();
  }

  // -- wake-ups ------------------------------------------------------------------------------------------------------------

  wake(match: string, what: Wake): void {
    this.bus.wake(match, what);
  }
  follow(match: string): Promise<void> {
    return this.bus.follow(match);
  }
  unfollow(match: string): void {
    this.bus.unfollow(match);
  }

  // -- who looks at what ---------------------------------------------------------------------------------------------------

  present(match: string, here: Here): void {
    let notice = this.notices.get(match);
    if (!notice) this.notices.set(match, (notice = { wanted: null, writing: false }));
    notice.wanted = here;
    if (!notice.writing) void this.write(match, notice);
  }

  /** Writes the last word on a match, and the next if it came meanwhile. What cannot be written is said again later. */
  private async write(match: string, notice: Notice): Promise<void> {
    notice.writing = true;
    const { NODE_NAME: node } = this.config;
    while (notice.wanted) {
      const { seats, spectators } = notice.wanted;
      const values = { seats: JSON.stringify(seats), spectators };
      notice.wanted = null;
      try {
        if (seats.length + spectators === 0)
          await this.db.deleteFrom('presence').where('match', '=', match).where('node', '=', node).execute();
        else
          await this.db
            .insertInto('presence')
            .values({ match, node, ...values })
            .onConflict(on => on.columns(['match', 'node']).doUpdateSet(values))
            .execute();
        this.wake(match, 'presence');
      } catch {
        notice.wanted ??= { seats, spectators };
        await new Promise(done => setTimeout(done, 1_000).unref());
      }
    }
    this.notices.delete(match);
  }

  async elsewhere(matches: readonly string[]): Promise<Map<string, Elsewhere>> {
    const found = new Map<string, { seats: Set<Seat>; spectators: number }>();
    const others = this.living.map(({ id }) => id).filter(id => id !== this.config.NODE_NAME);
    if (others.length === 0 || matches.length === 0) return found;
    const rows = await this.db
      .selectFrom('presence')
      .select(['match', 'seats', 'spectators'])
      .where('match', 'in', matches)
      .where('node', 'in', others)
      .execute();
    for (const { match, seats, spectators } of rows) {
      let sum = found.get(match);
      if (!sum) found.set(match, (sum = { seats: new Set(), spectators: 0 }));
      for (const seat of JSON.parse(seats) as Seat[]) sum.seats.add(seat);
      sum.spectators += spectators;
    }
    return found;
  }
}

/** FNV-1a: who weighs most keeps the match, and when a server comes or goes only its own matches move. */
function weightOf(node: string, match: string): number {
  let hash = 0x811c9dc5;
  for (const text of [match, node]) for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
