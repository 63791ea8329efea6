/**
 * Who is here, who of them plays, and who looks on: on all servers together. Anyone who hides is nowhere in it. It is looked at, not
 * told: a second or two old is soon enough.
 */
import type { LobbyEntry, People } from '@kolbiste/protocol';
import type { Cluster } from '../cluster/cluster.ts';
import type { Config } from '../config.ts';
import type { PresenceStore } from '../storage/presence-store.ts';

/** How long what was found serves others. */
const FRESH = 1_000;

interface Here {
  readonly playing: boolean;
}

interface PresenceDependencies {
  readonly config: Config;
  readonly store: PresenceStore;
  readonly cluster: Cluster;
  /** Who is at this server and shows it. */
  here(): Map<string, Here>;
  /** How many look for a game, on all servers. */
  looking(): Promise<number>;
  /** How many look on at a match here. */
  watching(match: string): number;
}

export class Presence {
  private readonly deps: PresenceDependencies;
  /** What the others were told. */
  private told = new Map<string, Here>();
  private found: { readonly at: number; readonly people: Promise<ReadonlyMap<string, Here>> } | null = null;
  private counted: { readonly at: number; readonly people: Promise<People> } | null = null;

  constructor(deps: PresenceDependencies) {
    this.deps = deps;
  }

  /** Tells other servers who has come, gone, or begun to play here. */
  async tell(): Promise<void> {
    const { cluster, config, store } = this.deps;
    if (!cluster.shared) return;
    const now = this.deps.here();
    const changed = new Map<string, Here | null>();
    for (const [player, here] of now) if (this.told.get(player)?.playing !== here.playing) changed.set(player, here);
    for (const player of this.told.keys()) if (!now.has(player)) changed.set(player, null);
    if (changed.size === 0) return;
    await store.note(config.NODE_NAME, changed);
    this.told = now;
  }
  /** The others forgot this server: everything is told again. */
  forgotten(): void {
    this.told = new Map();
  }

  async people(): Promise<People> {
    const at = this.deps.config.now();
    if (!this.counted || at - this.counted.at >= FRESH) this.counted = { at, people: this.count() };
    return this.counted.people;
  }
  private async count(): Promise<People> {
    const all = await this.everybody();
    let playing = 0;
    for (const here of all.values()) if (here.playing) playing++;
    return { here: all.size, playing, looking: await this.deps.looking() };
  }

  /** Those of some players who are here and show it. */
  async hereAmong(players: readonly string[]): Promise<Set<string>> {
    if (players.length === 0) return new Set();
    const all = await this.everybody();
    return new Set(players.filter(player => all.has(player)));
  }

  /** The tables with who of their players is here, and how many look on. */
  async seen(tables: readonly LobbyEntry[]): Promise<LobbyEntry[]> {
    const { cluster, watching } = this.deps;
    const all = await this.everybody();
    const running = tables.flatMap(({ match, phase }) => (phase === 'playing' ? [match] : []));
    const elsewhere = await cluster.elsewhere(running);
    return tables.map(table => {
      const seats = table.seats.map(seat => (seat?.player !== undefined && all.has(seat.player) ? { ...seat, here: true as const } : seat));
      const watchers = table.phase === 'playing' ? watching(table.match) + (elsewhere.get(table.match)?.spectators ?? 0) : 0;
      return { ...table, seats, ...(watchers > 0 && { watchers }) };
    });
  }

  private everybody(): Promise<ReadonlyMap<string, Here>> {
    const { cluster, config } = this.deps;
    if (!cluster.shared) return Promise.resolve(this.deps.here());
    const at = config.now();
    if (!this.found || at - this.found.at >= FRESH) {
      const found = { at, people: this.find() };
      this.found = found;
      found.people.catch(() => {
        if (this.found === found) this.found = null;
      });
    }
    return this.found.people;
  }
  private async find(): Promise<ReadonlyMap<string, Here>> {
    const { cluster, store, here } = this.deps;
    const all = new Map(here());
    for (const { player, playing } of await store.at(cluster.others))
      all.set(player, { playing: playing || (all.get(player)?.playing ?? false) });
    return all;
  }
}
