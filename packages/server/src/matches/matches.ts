/** All matches that are in memory. Those that nobody looks at are dropped; an alarm or a player brings them back. */
import type { Result } from '@kolbiste/protocol';
import { NOBODY_ELSEWHERE, RulesChanged, TableHost, type Ports, type Report, type Row } from '@kolbiste/table';
import { gameOf } from '../config.ts';
import { letOthers } from '../let-others.ts';
import type { StoredMatch } from '../storage/match-store.ts';
import { Alarms } from './alarms.ts';
import { botsOf, hostSettings, portsOf, type HostingDependencies } from './hosting.ts';

/** What the registry leaves to the server around it. */
export interface MatchesDependencies extends HostingDependencies {
  /** Keeps the record of a match that has ended. */
  finish(host: TableHost): Promise<void>;
  /** The same for one whose rules are not here. */
  finishUnplayable(stored: StoredMatch, result: Result, at: number): Promise<void>;
  /** Something to count. `about`: the error, or how long a pick-up took. */
  report(what: Report | 'pickUp', match: string, about?: unknown): void;
}

/** What was learned in this many rows is kept: the server that leads does it, the others in case it does not. */
const KEEP_AFTER = { leading: 25, following: 250 };
const POLLED_AT_ONCE = 500;

export class Matches {
  private readonly hosts = new Map<string, TableHost>();
  private readonly loading = new Map<string, Promise<TableHost | null>>();
  private readonly alarms: Alarms;
  private readonly deps: MatchesDependencies;
  private readonly ports: Ports;
  private readonly ending = new Set<Promise<void>>();
  private unfinished: TableHost[] = [];
  /** Matches that were brought here once, so that their alarms are set. */
  private acquainted = new Set<string>();

  constructor(deps: MatchesDependencies) {
    this.deps = deps;
    this.alarms = new Alarms(id => void this.ring(id), deps.config.now);
    this.ports = portsOf(deps, this.alarms, {
      ended: id => this.ended(id),
      idle: id => this.putAway(id),
      report: deps.report,
    });
  }

  get size(): number {
    return this.hosts.size;
  }
  [Symbol.iterator](): IterableIterator<TableHost> {
    return this.hosts.values();
  }
  /** The match if it is in memory. */
  peek(id: string): TableHost | undefined {
    return this.hosts.get(id);
  }

  /** The match, from memory or rebuilt; null when there is none. Throws RulesChanged when its rules are not here. */
  open(id: string): Promise<TableHost | null> {
    const host = this.hosts.get(id);
    if (host) return host.freshen().then(() => host);
    return this.once(id, async () => {
      const stored = await this.deps.store.load(id);
      return stored && this.bring(stored);
    });
  }

  /** A match that has just begun. */
  begin(stored: StoredMatch): Promise<TableHost | null> {
    return this.once(stored.header.match, () => this.bring(stored));
  }

  /** Requests for a match that is being loaded share one load. */
  private once(id: string, bring: () => Promise<TableHost | null>): Promise<TableHost | null> {
    let loading = this.loading.get(id);
    if (!loading) {
      loading = this.following(id, bring).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  /** Followed first, then read: so nothing is written unnoticed. */
  private async following(id: string, bring: () => Promise<TableHost | null>): Promise<TableHost | null> {
    const { cluster } = this.deps;
    await cluster.follow(id);
    let host: TableHost | null = null;
    try {
      host = await bring();
    } finally {
      if (!host) cluster.unfollow(id);
    }
    return host;
  }

  private async bring(stored: StoredMatch): Promise<TableHost> {
    const { game: name, version } = stored.header;
    try {
      const game = await gameOf(this.deps.config, name, version);
      if (!game) throw new RulesChanged(`version ${version} of the rules of ${name} is not here`);
      const began = performance.now();
      const host = await TableHost.open(
        { ...this.ports, bots: botsOf(this.deps, stored.createdBy) },
        game,
        stored,
        hostSettings(stored, this.deps.config),
      );
      this.hosts.set(host.id, host);
      if (host.life === 'over' && !stored.over) this.ended(host.id);
      this.deps.report('pickUp', host.id, (performance.now() - began) / 1000);
      return host;
    } catch (error) {
      // While other servers have its rules, it goes on there.
      if (error instanceof RulesChanged && !stored.over && !this.deps.cluster.othersPlay(name, version)) await this.close(stored);
      throw error;
    }
  }

  /** Ends a match whose rules are not here: no result, a clear reason, and what was seen of it is kept. */
  private async close(stored: StoredMatch): Promise<void> {
    const at = this.deps.config.now();
    const why = 'rulesChanged';
    const row: Row = { n: stored.rows.length + 1, at, type: 'abort', why };
    if ((await this.deps.log.append(stored.header.match, row)) === 'taken') return;
    const result: Result = { places: stored.header.seats.map(() => 1), by: 'abort', rule: null, why };
    await this.deps.finishUnplayable(stored, result, at);
  }

  private async ring(id: string): Promise<void> {
    if (!this.hosts.has(id) && !this.deps.cluster.keeps(id)) return;
    try {
      (await this.open(id))?.tick();
    } catch (error) {
      if (!(error instanceof RulesChanged)) this.alarms.set(id, this.deps.config.now() + 5_000);
    }
  }

  private ended(id: string): void {
    const host = this.hosts.get(id);
    // One that is being loaded is looked at again when it is here.
    if (!host) return;
    if (host.leads) this.finish(host);
    // The server that wrote the last row keeps the record; in case it is gone, it is done here later.
    else this.unfinished.push(host);
  }

  private finish(host: TableHost): void {
    const ending = this.deps
      .finish(host)
      .then(() => host.recorded())
      .catch((error: unknown) => {
        this.deps.report('fault', host.id, error);
        this.unfinished.push(host);
      })
      .finally(() => this.ending.delete(ending));
    this.ending.add(ending);
  }

  /** Regular housekeeping: records that could not be written, events to keep, matches to drop. */
  async sweep(): Promise<void> {
    const again = this.unfinished;
    this.unfinished = [];
    for (const host of again) this.finish(host);
    const now = this.deps.config.now();
    for (const host of this.hosts.values()) {
      const idle = host.idle && host.usedAt + this.deps.config.IDLE_AFTER <= now;
      const many = idle && host.leads ? 1 : KEEP_AFTER[host.leads ? 'leading' : 'following'];
      if (host.rowsUnkept >= many && host.life === 'open') {
        await host.keepLearned();
        await letOthers();
      }
      if (idle && host.idle) this.putAway(host.id);
    }
  }

  private putAway(id: string): void {
    if (this.hosts.delete(id)) this.deps.cluster.unfollow(id);
  }

  /** After a start, or when servers came or went: matches with a clock or a bot are brought here, one at a time. */
  async wakeAll(stopped: () => boolean): Promise<void> {
    const stirring = await this.deps.store.stirring();
    const known = this.acquainted;
    this.acquainted = new Set(stirring.filter(id => this.deps.cluster.keeps(id)));
    for (const id of this.acquainted) {
      if (stopped()) return;
      if (known.has(id) || this.hosts.has(id)) continue;
      try {
        await this.open(id);
      } catch {
        // Told to those who come to look.
      }
      await letOthers();
    }
  }

  /** There was a time in which no clock ran. */
  stoodStill(): void {
    for (const host of this.hosts.values()) host.stoodStill();
  }

  /** Another server wrote rows of a match. */
  async woken(id: string): Promise<void> {
    (this.hosts.get(id) ?? (await this.loading.get(id)))?.catchUp();
  }

  /** Somebody came to a match on another server, or left it. */
  async moved(id: string): Promise<void> {
    const host = this.hosts.get(id) ?? (await this.loading.get(id));
    if (host) host.seenElsewhere((await this.deps.cluster.elsewhere([id])).get(id) ?? NOBODY_ELSEWHERE);
  }

  /** Looks what others wrote of the matches that are here: wake-ups may be missing. Gives the last chat number of each. */
  async poll(): Promise<{ readonly host: TableHost; readonly chat: number }[]> {
    const said: { host: TableHost; chat: number }[] = [];
    const ids = [...this.hosts.keys()];
    for (let i = 0; i < ids.length; i += POLLED_AT_ONCE) {
      const some = ids.slice(i, i + POLLED_AT_ONCE);
      const [heads, elsewhere] = await Promise.all([this.deps.store.heads(some), this.deps.cluster.elsewhere(some)]);
      for (const { id, rows, chat } of heads) {
        const host = this.hosts.get(id);
        if (!host) continue;
        if (host.memory === 'lost' || (rows ?? 0) > host.seq) host.catchUp();
        host.seenElsewhere(elsewhere.get(id) ?? NOBODY_ELSEWHERE);
        said.push({ host, chat: chat ?? 0 });
      }
    }
    return said;
  }

  /** The others forgot who is here. */
  announce(): void {
    for (const host of this.hosts.values()) host.announce();
  }

  /** Nothing rings any more; what is being written is written, and events are kept while there is time. */
  async stop(deadline: number): Promise<void> {
    this.alarms.stop();
    await Promise.allSettled([...this.hosts.values()].map(host => host.look(() => null)));
    await Promise.allSettled(this.ending);
    for (const host of this.hosts.values()) {
      if (Date.now() > deadline) return;
      if (host.life !== 'open' || host.rowsUnkept === 0 || !host.leads) continue;
      try {
        await host.keepLearned();
      } catch {
        return;
      }
    }
  }

  drop(id: string): void {
    this.alarms.set(id, null);
    this.putAway(id);
  }
}
