/**
 * The other servers on the same database: which of them live, who looks at a match there, and how they are woken. No server owns a
 * match. Which one looks after a match that nobody looks at only spares work; the log alone decides.
 */
import type { Seat } from '@kolbiste/protocol';
import type { Elsewhere, Here } from '@kolbiste/table';
import type { Config } from '../config.ts';
import type { LivingNode, NodeStore } from '../storage/node-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Bus, Wake } from './bus.ts';
import { CoalescingWriter } from './coalescing-writer.ts';

export interface Cluster {
  /** False: nobody else can write to this database. */
  readonly shared: boolean;
  /** The other servers that live. */
  readonly others: readonly string[];
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
export const ALONE: Cluster = {
  shared: false,
  others: [],
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

export class SharedCluster implements Cluster {
  readonly shared = true;
  private readonly store: NodeStore;
  private readonly config: Config;
  private readonly bus: Bus;
  private readonly notices = new CoalescingWriter<Here>((match, here) => this.writePresence(match, here));
  private readonly counts = new CoalescingWriter<number>((whose, count) => this.store.setSockets(whose, this.config.NODE_NAME, count));
  private readonly startedAt: number;
  private living: readonly LivingNode[] = [];
  private beatAt = 0;
  /** Another server has the same name. */
  twin = false;
  private younger = false;
  onTwin: (() => void) | null = null;
  /** Told when servers have come or gone. */
  onChange: (() => void) | null = null;
  /** Told when this server was away for so long that others forgot it. */
  onForgotten: (() => void) | null = null;

  constructor(storage: Pick<Storage, 'nodes'>, config: Config, bus: Bus) {
    this.store = storage.nodes;
    this.config = config;
    this.bus = bus;
    this.startedAt = config.now();
  }

  /** After this time without a heartbeat a server is taken for gone. */
  private get lostAfter(): number {
    return 3 * this.config.HEARTBEAT + 1_000;
  }

  /** Tells the others that this server lives, and looks which of them do. */
  async beat(now: number): Promise<void> {
    const { NODE_NAME: id, games } = this.config;
    await this.lookForTwin();
    await this.store.beat(id, this.startedAt, now, playsOf(games));
    const before = this.living.map(node => node.id).join(' ');
    this.living = await this.store.livingSince(now - this.lostAfter);
    const forgotten = this.beatAt > 0 && now - this.beatAt > this.lostAfter;
    this.beatAt = now;
    if (forgotten) this.onForgotten?.();
    if (before !== this.living.map(node => node.id).join(' ')) this.onChange?.();
  }

  /** A heartbeat under this name since this server's last one comes from another server that has it. */
  private async lookForTwin(): Promise<void> {
    if (this.beatAt === 0) return;
    const started = await this.store.startOf(this.config.NODE_NAME);
    const twin = started !== null && started !== this.startedAt;
    if (twin && !this.twin) this.onTwin?.();
    this.twin = twin;
    if (twin) this.younger = this.startedAt > started;
  }

  /** Why nobody new should come here, or null: of two servers with one name, the younger one. */
  get unready(): string | null {
    return this.twin && this.younger ? `another server is called ${this.config.NODE_NAME}` : null;
  }

  get size(): number {
    return this.living.length;
  }
  get others(): readonly string[] {
    return this.living.map(({ id }) => id).filter(id => id !== this.config.NODE_NAME);
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
    return this.living.some(
      ({ id, plays }) => id !== this.config.NODE_NAME && (plays[game] === version || plays[`${game}-${version}`] === version),
    );
  }

  /** Forgets servers that have gone, and who was there. */
  async sweep(now: number): Promise<void> {
    await this.store.removeGone(now - 10 * this.lostAfter, now - 100 * this.lostAfter);
  }

  /** Nobody is here: a server that was killed and comes back under its name finds who was there before. */
  clear(): Promise<void> {
    return this.store.clear(this.config.NODE_NAME);
  }
  leave(): Promise<void> {
    return this.store.remove(this.config.NODE_NAME);
  }

  wake(match: string, what: Wake): void {
    this.bus.wake(match, what);
  }
  follow(match: string): Promise<void> {
    return this.bus.follow(match);
  }
  unfollow(match: string): void {
    this.bus.unfollow(match);
  }

  present(match: string, here: Here): void {
    void this.notices.put(match, here);
  }

  private async writePresence(match: string, { seats, spectators }: Here): Promise<void> {
    await this.store.setPresence(match, this.config.NODE_NAME, seats, spectators);
    this.wake(match, 'presence');
  }

  async elsewhere(matches: readonly string[]): Promise<Map<string, Elsewhere>> {
    const found = new Map<string, { seats: Set<Seat>; spectators: number }>();
    for (const { match, seats, spectators } of await this.store.presenceAt(matches, this.others)) {
      let sum = found.get(match);
      if (!sum) found.set(match, (sum = { seats: new Set(), spectators: 0 }));
      for (const seat of seats) sum.seats.add(seat);
      sum.spectators += spectators;
    }
    return found;
  }

  countedHere(whose: string, count: number): Promise<void> {
    return this.counts.put(whose, count);
  }

  async countElsewhere(whose: string): Promise<number> {
    const { NODE_NAME: node, now } = this.config;
    try {
      return await this.store.socketsElsewhere(whose, node, now() - this.lostAfter);
    } catch {
      return 0;
    }
  }
}

/** What a server tells that it plays: games with the present version of their rules, and kept rules by the names of their files. */
const playsOf = (games: Config['games']): { [name: string]: number } =>
  Object.fromEntries(
    games.flatMap(({ id, game: { module }, kept = {} }) => [
      [id, module.version],
      ...Object.keys(kept).map(version => [`${id}-${version}`, Number(version)]),
    ]),
  );

/** FNV-1a: who weighs most keeps the match, and when a server comes or goes only its own matches move. */
function weightOf(node: string, match: string): number {
  let hash = 0x811c9dc5;
  for (const text of [match, node]) for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
