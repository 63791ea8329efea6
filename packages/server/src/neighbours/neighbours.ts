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
import { LastWord } from './last-word.ts';

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
  /** Notes how many sockets an address or a player has here; resolves when others can read it, or it could not be written. */
  countedHere(whose: string, count: number): Promise<void>;
  /** How many it has on other servers; none where that cannot be read: this one has counted. */
  countElsewhere(whose: string): Promise<number>;
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
  countedHere: () => Promise.resolve(),
  countElsewhere: () => Promise.resolve(0),
  keeps: () => true,
  othersPlay: () => false,
};

export class SharedNeighbours implements Neighbours {
  readonly shared = true;
  private readonly db: Kysely<Tables>;
  private readonly config: Config;
  private readonly bus: Bus;
  private readonly notices = new LastWord<Here>((match, here) => this.writePresence(match, here));
  private readonly counts = new LastWord<number>((whose, count) => this.writeCount(whose, count));
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
    const there = this.db
      .selectFrom('node')
      .select('node.id')
      .where('node.beat_at', '>', now - 10 * this.lostAfter);
    for (const table of ['presence', 'socket'] as const) await this.db.deleteFrom(table).where('node', 'not in', there).execute();
    await this.db
      .deleteFrom('node')
      .where('beat_at', '<', now - 100 * this.lostAfter)
      .execute();
  }

  /** Nobody is here: a server that was killed and comes back under its name finds who was there before. */
  async clear(): Promise<void> {
    for (const table of ['presence', 'socket'] as const)
      await this.db.deleteFrom(table).where('node', '=', this.config.NODE_NAME).execute();
  }

  async leave(): Promise<void> {
    await this.clear();
    await this.db.deleteFrom('node').where('id', '=', this.config.NODE_NAME).execute();
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
    void this.notices.say(match, here);
  }

  private async writePresence(match: string, { seats, spectators }: Here): Promise<void> {
    const { NODE_NAME: node } = this.config;
    const values = { seats: JSON.stringify(seats), spectators };
    if (seats.length + spectators === 0) await this.db.deleteFrom('presence').where('match', '=', match).where('node', '=', node).execute();
    else
      await this.db
        .insertInto('presence')
        .values({ match, node, ...values })
        .onConflict(on => on.columns(['match', 'node']).doUpdateSet(values))
        .execute();
    this.wake(match, 'presence');
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

  // -- how many sockets ----------------------------------------------------------------------------------------------------

  countedHere(whose: string, count: number): Promise<void> {
    return this.counts.say(whose, count);
  }

  private async writeCount(whose: string, count: number): Promise<void> {
    const { NODE_NAME: node } = this.config;
    if (count === 0) await this.db.deleteFrom('socket').where('whose', '=', whose).where('node', '=', node).execute();
    else
      await this.db
        .insertInto('socket')
        .values({ whose, node, count })
        .onConflict(on => on.columns(['whose', 'node']).doUpdateSet({ count }))
        .execute();
  }

  async countElsewhere(whose: string): Promise<number> {
    // By the table of servers, not by the last heartbeat's list: one that came a moment ago counts at once.
    const { NODE_NAME: node, now } = this.config;
    const living = this.db
      .selectFrom('node')
      .select('node.id')
      .where('node.beat_at', '>', now() - this.lostAfter);
    try {
      const { count } = await this.db
        .selectFrom('socket')
        .select(({ fn }) => fn.sum<number | null>('count').as('count'))
        .where('whose', '=', whose)
        .where('socket.node', '<>', node)
        .where('socket.node', 'in', living)
        .executeTakeFirstOrThrow();
      return count ?? 0;
    } catch {
      return 0;
    }
  }
}

/** FNV-1a: who weighs most keeps the match, and when a server comes or goes only its own matches move. */
function weightOf(node: string, match: string): number {
  let hash = 0x811c9dc5;
  for (const text of [match, node]) for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
