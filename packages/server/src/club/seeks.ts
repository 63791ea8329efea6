/**
 * People who look for a game. A seek lies in the database and lives as long as the line of the one who looks: so any server can pair
 * any two, and the database alone decides which one did. What two want has to be alike; how strong they are, nearly.
 */
import { quickFormat } from '@kolbiste/games/quick';
import type { CreateTable, QuickMatch, TableMessage } from '@kolbiste/protocol';
import { nameAmong } from '../accounts/names.ts';
import type { Identity } from '../accounts/players.ts';
import type { Config } from '../config.ts';
import { hashOf, newId } from '../ids.ts';
import { assertOfClub, readBrought, wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import { openRow, settle } from '../lobby/new-table.ts';
import type { Tables } from '../lobby/tables.ts';
import { modeOf, strengthOf } from '../matches/ratings.ts';
import type { MatchRow, SeatRow, TableSettings } from '../storage/match-store.ts';
import type { SeekRow } from '../storage/seek-store.ts';
import type { Storage } from '../storage/storage.ts';
import { pairsAmong } from './pairing.ts';

/** How often somebody is looked for; new seeks are looked at at once. */
const LOOK_EVERY = 500;
const SETTLES = 20;
const BEAT_EVERY = 2_000;
/** A seek whose server has not beaten for this long is not paired, and later forgotten. */
const STALE_AFTER = 8_000;
const LOST_AFTER = 60_000;
/** The same two do not play three times running. */
const REMEMBERED = 2;

/** The line of one who looks. */
export interface Seeker {
  readonly open: boolean;
  say(message: TableMessage): void;
}

interface Looking {
  readonly id: string;
  readonly player: string;
  /** It is in the database. */
  written: boolean;
}

interface SeeksDependencies {
  readonly config: Config;
  readonly storage: Pick<Storage, 'seeks' | 'ratings' | 'matches' | 'workshop'>;
  readonly tables: Pick<Tables, 'changed'>;
  note(what: string, error: unknown): void;
}

export class Seeks {
  private readonly deps: SeeksDependencies;
  private readonly looking = new Map<Seeker, Looking>();
  private timer: ReturnType<typeof setInterval> | null = null;
  private soon: ReturnType<typeof setTimeout> | null = null;
  private beatAt = 0;
  private busy: Promise<void> | null = null;
  private again = false;

  constructor(deps: SeeksDependencies) {
    this.deps = deps;
  }

  /** How many look for a game, on all servers. */
  count(): Promise<number> {
    return this.deps.storage.seeks.count(this.fresh());
  }
  private fresh(): number {
    return this.deps.config.now() - STALE_AFTER;
  }

  async seek(seeker: Seeker, who: Identity, wish: QuickMatch, re?: string): Promise<void> {
    const { config, storage } = this.deps;
    const { game } = offered(config, wish.game);
    const format = quickFormat(wish.game);
    const table: CreateTable = {
      game: wish.game,
      options: wish.options ?? format.options,
      clock: wish.clock ?? format.clock,
      rated: wish.rated ?? false,
      seats: [{ who: 'me' }, { who: 'open' }],
      listed: true,
    };
    const settings = settle(config, who, table);
    const wanted = wantedAt(game, settings.options);
    // Who says nothing has something ready, at random.
    const brings = readBrought(wanted, settings, 0, wish.brings ?? null);
    await assertOfClub(storage.workshop, who, wanted, { options: settings.options, text: brings });
    const now = config.now();
    const row: SeekRow = {
      id: newId(),
      player: who.player,
      node: config.NODE_NAME,
      game: wish.game,
      format: hashOf(JSON.stringify([wish.game, settings.rated, settings.options, settings.clock])),
      settings: JSON.stringify(settings),
      brings,
      name: who.name,
      rating: await strengthOf(storage.ratings, who.player, { game: wish.game, mode: modeOf(settings.options) }),
      recent: JSON.stringify(await storage.seeks.lastMet(who.player, REMEMBERED)),
      since: now,
      beat_at: now,
      match: null,
    };
    this.forget(who.player, seeker);
    // Before it is written: it may be paired at once.
    const own: Looking = { id: row.id, player: who.player, written: false };
    this.looking.set(seeker, own);
    const before = await this.put(row).catch((error: unknown) => {
      this.drop(seeker, own);
      throw error;
    });
    own.written = true;
    if (before) {
      this.drop(seeker, own);
      seeker.say({ type: 'found', match: before.match!, game: before.game });
      return;
    }
    // Meanwhile somebody was found, the line was closed, or they look for something else.
    if (!seeker.open) this.drop(seeker, own);
    if (this.looking.get(seeker) !== own) {
      await storage.seeks.remove(row.id);
      return;
    }
    const { rated, clock } = settings;
    seeker.say({ type: 'seeking', ...(re !== undefined && { re }), seek: { game: wish.game, rated, clock, since: now } });
    this.timer ??= setInterval(() => this.look(), LOOK_EVERY);
    this.soon ??= setTimeout(() => {
      this.soon = null;
      this.look();
    }, SETTLES);
  }

  /** Writes down that somebody looks; unless they were found already, and their match goes on. */
  private async put(row: SeekRow): Promise<SeekRow | null> {
    const { matches, seeks } = this.deps.storage;
    for (;;) {
      const before = await seeks.put(row);
      if (!before) return null;
      const state = before.match === null ? undefined : (await matches.row(before.match))?.state;
      if (state === 'open') await this.seat(before.match!);
      await seeks.done(before.id);
      if (state === 'open' || state === 'running') return before;
    }
  }

  async unseek(seeker: Seeker, re?: string): Promise<void> {
    await this.end(seeker);
    seeker.say({ type: 'seeking', ...(re !== undefined && { re }), seek: null });
  }

  /** The line is closed: nobody is left to be found. */
  closed(seeker: Seeker): void {
    this.end(seeker).catch((error: unknown) => this.deps.note('seek', error));
  }

  private async end(seeker: Seeker): Promise<void> {
    const own = this.looking.get(seeker);
    this.drop(seeker);
    if (own) await this.deps.storage.seeks.remove(own.id);
  }
  /** `only`: unless they look for something else by now. */
  private drop(seeker: Seeker, only = this.looking.get(seeker)): void {
    if (this.looking.get(seeker) === only) this.looking.delete(seeker);
    if (this.looking.size > 0) return;
    if (this.timer) clearInterval(this.timer);
    this.timer = null;
  }
  /** They look for something else now, perhaps on another line. */
  private forget(player: string, now: Seeker): void {
    for (const [seeker, own] of this.looking) {
      if (own.player !== player || seeker === now) continue;
      this.drop(seeker);
      seeker.say({ type: 'seeking', seek: null });
    }
  }

  /** Looks once, and again if it was asked for meanwhile. */
  private look(): void {
    this.again = this.busy !== null;
    this.busy ??= this.lookOnce()
      .catch((error: unknown) => this.deps.note('seek', error))
      .finally(() => {
        this.busy = null;
        if (this.again && this.looking.size > 0) this.look();
      });
  }

  private async lookOnce(): Promise<void> {
    const { config, storage } = this.deps;
    const now = config.now();
    if (now - this.beatAt >= BEAT_EVERY) {
      this.beatAt = now;
      await this.beat(now);
    }
    await this.tellFound();
    const here = new Set(Array.from(this.looking.values(), ({ id }) => id));
    for (const [one, other] of pairsAmong(await storage.seeks.open(this.fresh()), now)) {
      // Two of another server are that server's.
      if (!here.has(one.id) && !here.has(other.id)) continue;
      const paired = await this.pair(one.id, other.id);
      if (paired) await this.tellFound();
      // A table takes a moment to begin: others have theirs meanwhile.
      await new Promise(done => setImmediate(done));
    }
  }

  /** Says that those who look here are still there. Whose seek is gone looks for something else at another server. */
  private async beat(now: number): Promise<void> {
    const { seeks } = this.deps.storage;
    const before = [...this.looking].filter(([, { written }]) => written);
    const known = await seeks.beat(
      before.map(([, { id }]) => id),
      now,
    );
    for (const [seeker, { id }] of before) {
      if (known.has(id) || this.looking.get(seeker)?.id !== id) continue;
      this.drop(seeker);
      seeker.say({ type: 'seeking', seek: null });
    }
  }

  /** Sits two down at a table of their own; false when somebody was quicker. */
  private async pair(one: string, other: string): Promise<boolean> {
    const { storage } = this.deps;
    const rows = await storage.seeks.rows([one, other]);
    if (rows.length < 2 || rows.some(({ match }) => match !== null)) return false;
    const match = hashOf([one, other].toSorted().join()).slice(0, 16);
    // Who sits where is the lot's, as good as any: nobody chose these ids.
    const [first, second] = rows.toSorted((a, b) => (hashOf(match + a.id) < hashOf(match + b.id) ? -1 : 1)) as [SeekRow, SeekRow];
    const { row, seats } = this.tableFor(match, first, second);
    if (!(await storage.seeks.pair([one, other], row, seats))) return false;
    await this.deps.tables.changed(row, seats);
    return true;
  }

  private tableFor(match: string, first: SeekRow, second: SeekRow): { readonly row: MatchRow; readonly seats: SeatRow[] } {
    const settings = JSON.parse(first.settings) as TableSettings;
    const row = openRow({ id: match, game: first.game, settings, by: first.player, now: this.deps.config.now() });
    const names = [first.name, nameAmong(second.name, [first.name])];
    const seats = [first, second].map(({ player, brings }, seat): SeatRow => ({
      match,
      seat,
      kind: 'human',
      player,
      held_for: null,
      name: names[seat]!,
      level: null,
      team: null,
      brings,
    }));
    return { row, seats };
  }

  /** Those of this server for whom somebody was found, here or elsewhere. */
  private async tellFound(): Promise<void> {
    const { config, storage } = this.deps;
    const found = await storage.seeks.found(config.NODE_NAME);
    for (const { id, game, match } of found) {
      if (match === null) continue;
      // The server that paired them may have died before the match began.
      await this.seat(match);
      for (const [seeker, own] of this.looking) {
        if (own.id !== id) continue;
        this.drop(seeker);
        seeker.say({ type: 'found', match, game });
      }
      await storage.seeks.done(id);
    }
  }

  /** Begins the match of two who were paired, unless it has begun. */
  private async seat(match: string): Promise<void> {
    const { matches } = this.deps.storage;
    const row = await matches.row(match);
    if (row?.state === 'open') await this.deps.tables.changed(row, await matches.seats(match));
  }

  /** Nobody looks here yet: what is left of an earlier life of this server is gone. */
  start(): Promise<void> {
    return this.deps.storage.seeks.clear(this.deps.config.NODE_NAME);
  }
  sweep(): Promise<void> {
    return this.deps.storage.seeks.removeLost(this.deps.config.now() - LOST_AFTER);
  }

  async stop(): Promise<void> {
    if (this.timer) clearInterval(this.timer);
    if (this.soon) clearTimeout(this.soon);
    this.timer = null;
    const own = Array.from(this.looking.keys());
    await Promise.allSettled(own.map(seeker => this.end(seeker)));
    await this.busy;
  }
}
