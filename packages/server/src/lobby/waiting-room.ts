/** Those who wait at a table for its seats to be taken, and what they were told. */
import { encode, type LobbyEntry, type TableMessage } from '@kolbiste/protocol';
import type { Client, TableHost } from '@kolbiste/table';
import type { Cluster } from '../cluster/cluster.ts';
import { frameOf } from '../sockets/frame.ts';

export interface Watcher extends Client {
  say(message: TableMessage): void;
  /** The match begins. */
  begun(host: TableHost): void;
}

export class WaitingRoom {
  private readonly watchers = new Map<string, Set<Watcher>>();
  private readonly told = new Map<string, string>();
  private readonly cluster: Cluster;

  constructor(cluster: Cluster) {
    this.cluster = cluster;
  }

  /** The tables at which somebody waits here. */
  get watched(): Iterable<string> {
    return this.watchers.keys();
  }
  has(id: string): boolean {
    return this.watchers.has(id);
  }

  /** Resolves when changes made by other servers are noticed. */
  async enter(id: string, watcher: Watcher): Promise<void> {
    let set = this.watchers.get(id);
    if (!set) this.watchers.set(id, (set = new Set()));
    set.add(watcher);
    if (set.size === 1) await this.cluster.follow(id);
  }

  leave(id: string, watcher: Watcher): void {
    const set = this.watchers.get(id);
    set?.delete(watcher);
    if (set?.size === 0) this.empty(id);
  }

  /** Nobody waits at this table any more; gives who did. */
  empty(id: string): ReadonlySet<Watcher> {
    const waiting = this.watchers.get(id);
    this.watchers.delete(id);
    this.told.delete(id);
    if (waiting) this.cluster.unfollow(id);
    return waiting ?? new Set();
  }

  begun(host: TableHost): void {
    for (const watcher of this.empty(host.id)) watcher.begun(host);
  }

  closed(id: string): void {
    this.tell(id, { type: 'closed', match: id });
    this.empty(id);
  }

  /** Who sits there now, unless they were told so. */
  tellSeating(table: LobbyEntry): void {
    const text = JSON.stringify(table);
    if (!this.watchers.has(table.match) || this.told.get(table.match) === text) return;
    this.told.set(table.match, text);
    this.tell(table.match, { type: 'seating', match: table.match, table });
  }

  private tell(id: string, message: TableMessage): void {
    const set = this.watchers.get(id);
    if (!set) return;
    const frame = frameOf(encode(message));
    for (const watcher of set) watcher.send(frame);
  }
}
