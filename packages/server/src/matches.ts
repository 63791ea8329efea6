/** All matches that are in memory. Those that nobody looks at are put away; an alarm or a player brings them back. */
import type { AnyGame } from '@kolbiste/engine';
import type { Result } from '@kolbiste/protocol';
import type { Row } from '@kolbiste/table';
import { Alarms } from './alarms.ts';
import { LiveMatch, RulesChanged, type Surroundings } from './live-match.ts';
import { NOBODY_ELSEWHERE } from './neighbours/neighbours.ts';
import type { StoredMatch } from './storage/match-store.ts';

/** What the registry leaves to the server around it. */
export type MatchesAround = Omit<Surroundings, 'wake' | 'ended' | 'rests'> & {
  /** Keeps the record of a match that has ended. */
  finish(live: LiveMatch): Promise<void>;
  /** The same for one that these rules cannot play. */
  finishUnplayable(stored: StoredMatch, result: Result, at: number): Promise<void>;
};

/** What was learned in so many rows is kept: whoever leads does it, the others should he not. */
const KEEP_AFTER = { leading: 25, following: 250 };
const POLLED_AT_ONCE = 500;

export class Matches {
  private readonly live = new Map<string, LiveMatch>();
  private readonly loading = new Map<string, Promise<LiveMatch | null>>();
  private readonly alarms: Alarms;
  private readonly around: MatchesAround;
  private readonly surroundings: Surroundings;
  private readonly ending = new Set<Promise<void>>();
  private unfinished: LiveMatch[] = [];
  /** Matches that were brought here once, so that their alarms are set. */
  private acquainted = new Set<string>();

  constructor(around: MatchesAround) {
    this.around = around;
    this.alarms = new Alarms(id => void this.ring(id), around.config.now);
    this.surroundings = {
      ...around,
      wake: (id, at) => this.alarms.set(id, at),
      ended: live => this.ended(live),
      rests: live => this.putAway(live),
    };
  }

  get size(): number {
    return this.live.size;
  }
  [Symbol.iterator](): IterableIterator<LiveMatch> {
    return this.live.values();
  }
  /** The match if it is in memory. */
  peek(id: string): LiveMatch | undefined {
    return this.live.get(id);
  }

  private gameOf(id: string): AnyGame | undefined {
    return this.around.config.games.find(game => game.id === id)?.game;
  }

  /** The match, from memory or rebuilt; null when there is none. Throws RulesChanged when these rules cannot play it. */
  open(id: string): Promise<LiveMatch | null> {
    const live = this.live.get(id);
    if (live) return live.freshen().then(() => live);
    return this.once(id, async () => {
      const stored = await this.around.store.load(id);
      return stored && this.bring(stored);
    });
  }

  /** A match that has just begun. */
  begin(stored: StoredMatch): Promise<LiveMatch | null> {
    return this.once(stored.header.match, () => this.bring(stored));
  }

  /** Whoever asks while a match is being brought gets the same one. */
  private once(id: string, bring: () => Promise<LiveMatch | null>): Promise<LiveMatch | null> {
    let loading = this.loading.get(id);
    if (!loading) {
      loading = this.following(id, bring).finally(() => this.loading.delete(id));
      this.loading.set(id, loading);
    }
    return loading;
  }

  /** First it is followed, then it is read: so nothing can be written unnoticed. */
  private async following(id: string, bring: () => Promise<LiveMatch | null>): Promise<LiveMatch | null> {
    const { neighbours } = this.around;
    await neighbours.follow(id);
    let live: LiveMatch | null = null;
    try {
      live = await bring();
    } finally {
      if (!live) neighbours.unfollow(id);
    }
    return live;
  }

  private async bring(stored: StoredMatch): Promise<LiveMatch> {
    const game = this.gameOf(stored.header.game);
    try {
      if (!game) throw new RulesChanged(`${stored.header.game} is not played here any more`);
      const began = performance.now();
      const live = await LiveMatch.load(this.surroundings, game, stored);
      this.live.set(live.id, live);
      this.around.note('pickUp', live, (performance.now() - began) / 1000);
      return live;
    } catch (error) {
      const { game: name, version } = stored.header;
      // While servers of the last release go on, so do their matches.
      if (error instanceof RulesChanged && !stored.over && !this.around.neighbours.othersPlay(name, version)) await this.close(stored);
      throw error;
    }
  }

  /** Ends a match that these rules cannot go on with: no result, a clear reason, and what was seen of it is kept. */
  private async close(stored: StoredMatch): Promise<void> {
    const at = this.around.config.now();
    const why = 'rulesChanged';
    const row: Row = { n: stored.rows.length + 1, at, type: 'abort', why };
    if ((await this.around.log.append(stored.header.match, row)) === 'taken') return;
    const result: Result = { places: stored.header.seats.map(() => 1), by: 'abort', rule: null, why };
    await this.around.finishUnplayable(stored, result, at);
  }

  private async ring(id: string): Promise<void> {
    if (!this.live.has(id) && !this.around.neighbours.keeps(id)) return;
    try {
      (await this.open(id))?.tick();
    } catch (error) {
      if (!(error instanceof RulesChanged)) this.alarms.set(id, this.around.config.now() + 5_000);
    }
  }

  private ended(live: LiveMatch): void {
    if (live.leads) this.finish(live);
    // Whoever wrote the last row keeps the record; should it be gone, it is done here later.
    else this.unfinished.push(live);
  }

  private finish(live: LiveMatch): void {
    const ending = this.around
      .finish(live)
      .then(() => live.recorded())
      .catch((error: unknown) => {
        this.around.note('fault', live, error);
        this.unfinished.push(live);
      })
      .finally(() => this.ending.delete(ending));
    this.ending.add(ending);
  }

  /** Regular housekeeping: records that could not be written, events to keep, matches to put away. */
  async sweep(): Promise<void> {
    const again = this.unfinished;
    this.unfinished = [];
    for (const live of again) this.finish(live);
    const now = this.around.config.now();
    for (const live of this.live.values()) {
      const rests = live.idle && live.usedAt + this.around.config.IDLE_AFTER <= now;
      const many = rests && live.leads ? 1 : KEEP_AFTER[live.leads ? 'leading' : 'following'];
      if (live.rowsUnkept >= many && !live.finished) await live.keepLearned();
      if (rests && live.idle) this.putAway(live);
    }
  }

  private putAway({ id }: LiveMatch): void {
    if (this.live.delete(id)) this.around.neighbours.unfollow(id);
  }

  /** After a start, or when servers came or went: matches with something to come by themselves are brought here, one at a time. */
  async wakeAll(stopped: () => boolean): Promise<void> {
    const stirring = await this.around.store.stirring();
    const known = this.acquainted;
    this.acquainted = new Set(stirring.filter(id => this.around.neighbours.keeps(id)));
    for (const id of this.acquainted) {
      if (stopped()) return;
      if (known.has(id) || this.live.has(id)) continue;
      try {
        await this.open(id);
      } catch {
        // Told to whoever comes to look.
      }
      await new Promise(done => setImmediate(done));
    }
  }

  /** There was a time in which no clock ran. */
  stoodStill(): void {
    for (const live of this.live.values()) live.stoodStill();
  }

  // -- what others do --------------------------------------------------------------------------------------------------------

  /** Another server wrote rows of a match. */
  async woken(id: string): Promise<void> {
    (this.live.get(id) ?? (await this.loading.get(id)))?.catchUp();
  }

  /** Somebody came to a match on another server, or left it. */
  async moved(id: string): Promise<void> {
    const live = this.live.get(id) ?? (await this.loading.get(id));
    if (live) live.seenElsewhere((await this.around.neighbours.elsewhere([id])).get(id) ?? NOBODY_ELSEWHERE);
  }

  /** Looks what others wrote of the matches that are here: wake-ups may be missing. Gives what was said in them last. */
  async poll(): Promise<{ readonly live: LiveMatch; readonly chat: number }[]> {
    const said: { live: LiveMatch; chat: number }[] = [];
    const ids = [...this.live.keys()];
    for (let i = 0; i < ids.length; i += POLLED_AT_ONCE) {
      const some = ids.slice(i, i + POLLED_AT_ONCE);
      const [heads, elsewhere] = await Promise.all([this.around.store.heads(some), this.around.neighbours.elsewhere(some)]);
      for (const { id, rows, chat } of heads) {
        const live = this.live.get(id);
        if (!live) continue;
        if (live.uncertain || (rows ?? 0) > live.seq) live.catchUp();
        live.seenElsewhere(elsewhere.get(id) ?? NOBODY_ELSEWHERE);
        said.push({ live, chat: chat ?? 0 });
      }
    }
    return said;
  }

  /** The others forgot who is here. */
  announce(): void {
    for (const live of this.live.values()) live.announce(true);
  }

  /** Nothing rings any more; what is being written is written, and events are kept while there is time. */
  async stop(deadline: number): Promise<void> {
    this.alarms.stop();
    await Promise.allSettled([...this.live.values()].map(live => live.look(() => null)));
    await Promise.allSettled(this.ending);
    for (const live of this.live.values()) {
      if (Date.now() > deadline) return;
      if (live.finished || live.rowsUnkept === 0 || !live.leads) continue;
      try {
        await live.keepLearned();
      } catch {
        return;
      }
    }
  }

  drop(id: string): void {
    this.alarms.set(id, null);
    const live = this.live.get(id);
    if (live) this.putAway(live);
  }
}
