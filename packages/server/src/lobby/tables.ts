/** Tables, until every seat is ready and the match begins. Each verb is a file of its own. */
import type { CreateTable, LobbyEntry, OwnBrings, QuickMatch, TableCreated } from '@kolbiste/protocol';
import type { Identity } from '../accounts/players.ts';
import { newId } from '../ids.ts';
import { Problem } from '../problem.ts';
import type { Database } from '../storage/schema.ts';
import type { MatchRow, SeatRow, TableSettings } from '../storage/match-store.ts';
import { begin } from './beginning.ts';
import { bring, ownBrings } from './bringing.ts';
import { allReady, assertOfClub, carried, readBrought, wantedAt } from './brought.ts';
import { entriesOf, entryOf, offered, rowOf } from './entries.ts';
import { invitationsFor, withNamed } from './invitations.ts';
import { rowsFor, settle } from './new-table.ts';
import { quickMatch } from './quick-match.ts';
import { Rematches } from './rematches.ts';
import { sit, stand } from './seats.ts';
import type { BringRequest, FirstOfSeries, Following, SeatRequest, TablesDependencies, TablesState } from './state.ts';
import { WaitingRoom, type Watcher } from './waiting-room.ts';

/** For changes that other servers make. */
const LISTING_LIFE = 1_000;
/** Whose turn it is is looked up for this many of a player's matches: each may have to be rebuilt. */
const MOST_LOOKED_AT = 30;

export class Tables implements TablesState {
  readonly deps: TablesDependencies;
  readonly waiting: WaitingRoom;
  readonly rematches: Rematches;
  /** A table was made, taken, left, closed, or has begun. */
  onChange: () => void = () => {};

  private listing: { readonly at: number; readonly made: Promise<LobbyEntry[]> } | null = null;

  constructor(deps: TablesDependencies) {
    this.deps = deps;
    this.waiting = new WaitingRoom(deps.cluster);
    this.rematches = new Rematches(this);
  }

  async create(who: Identity, wished: CreateTable, following?: Following, series?: FirstOfSeries): Promise<TableCreated> {
    const { config, storage } = this.deps;
    const wish = await withNamed(this.deps, who, wished);
    const settings = { ...settle(config, who, wish), ...(series && { series: series.place }) };
    const { game } = offered(config, wish.game);
    const own = settings.seats.findIndex(seat => seat.who === 'me');
    const wanted = wantedAt(game, settings.options);
    const brings = following ? carried(wanted, settings, own, following.before) : readBrought(wanted, settings, own, wish.brings);
    await assertOfClub(storage.workshop, who, wanted, { options: settings.options, text: brings });
    const id = series?.match ?? newId();
    const { row, seats } = rowsFor({ id, game: game.module.id, settings, who, brings, now: config.now() }, following);
    const note = series && ((db: Database) => series.note(db, row, settings));
    if (!(await storage.tables.add(row, seats, config.TABLES_PER_PLAYER, note)))
      throw new Problem('tooMany', 'this player has too many tables');
    await this.changed(row, seats);
    return { match: row.id, invite: `/table/${row.id}?invite=${row.invite}` };
  }

  async entry(id: string): Promise<LobbyEntry> {
    const { config, storage } = this.deps;
    return entryOf(config, await rowOf(storage.matches, id), await storage.matches.seats(id));
  }

  /** Listed tables with free seats, then listed matches to look at: made once for all who ask, until something changes. */
  lobby(): Promise<LobbyEntry[]> {
    const { config, storage } = this.deps;
    const at = config.now();
    if (!this.listing || at - this.listing.at >= LISTING_LIFE || at < this.listing.at) {
      const made = storage.tables.listed().then(rows => entriesOf(config, storage.tables, rows));
      const listing = { at, made };
      this.listing = listing;
      made.catch(() => {
        if (this.listing === listing) this.listing = null;
      });
    }
    return this.listing.made;
  }

  /** The list is another now. */
  listChanged(): void {
    this.listing = null;
    this.onChange();
  }

  /** Tables at which a seat is kept for a player. */
  invitations(player: string): Promise<LobbyEntry[]> {
    return invitationsFor(this.deps, player);
  }
  /** They do not come: the seat is anybody's who has the link. */
  async decline(player: string, id: string): Promise<void> {
    if (!(await this.deps.storage.tables.release(id, player))) throw new Problem('unknown', 'no seat is kept for you there');
    const row = await rowOf(this.deps.storage.matches, id);
    await this.changed(row, await this.deps.storage.matches.seats(id));
  }

  /** The same, with where this player is asked. */
  async mineNow(player: string): Promise<LobbyEntry[]> {
    const entries = await this.mine(player);
    let looks = MOST_LOOKED_AT;
    const now: LobbyEntry[] = [];
    for (const entry of entries) {
      const host = entry.phase === 'playing' && looks-- > 0 ? await this.deps.matches.open(entry.match).catch(() => null) : null;
      const seat = host?.seatOf(player) ?? null;
      const asked = host !== null && seat !== null && host.asked?.seat === seat;
      now.push(asked ? { ...entry, yourTurn: true } : entry);
    }
    return now;
  }

  /** Tables and matches in which a player has a seat. */
  async mine(player: string): Promise<LobbyEntry[]> {
    const { config, storage } = this.deps;
    return entriesOf(config, storage.tables, await storage.tables.ofPlayer(player));
  }

  sit(who: Identity, id: string, request?: SeatRequest): Promise<LobbyEntry> {
    return sit(this, who, id, request);
  }
  bring(who: Identity, id: string, request: BringRequest): Promise<LobbyEntry> {
    return bring(this, who, id, request);
  }
  ownBrings(who: Identity, id: string): Promise<OwnBrings> {
    return ownBrings(this, who, id);
  }
  stand(who: Identity, id: string): Promise<void> {
    return stand(this, who, id);
  }
  quick(who: Identity, wish: QuickMatch): Promise<{ readonly match: string }> {
    return quickMatch(this, who, wish);
  }

  async changed(row: MatchRow, seats: readonly SeatRow[]): Promise<LobbyEntry> {
    const table = entryOf(this.deps.config, row, seats);
    this.waiting.tellSeating(table);
    this.listChanged();
    this.deps.cluster.wake(row.id, 'seats');
    const { options } = JSON.parse(row.settings) as TableSettings;
    if (row.state !== 'open' || !allReady(seats, wantedAt(offered(this.deps.config, row.game).game, options))) return table;
    return (await begin(this, row, () => this.listChanged())) ? { ...table, phase: 'playing' } : table;
  }

  /** Closes a table that has not begun. `by`: null for the server itself. */
  async close(id: string, by: string | null): Promise<void> {
    const { storage, cluster } = this.deps;
    const row = await rowOf(storage.matches, id);
    if (by !== null && row.created_by !== by) throw new Problem('notAllowed', 'only who made the table can close it');
    if (row.state !== 'open') throw new Problem('conflict', 'the match has begun');
    await storage.matches.forget(id);
    this.listChanged();
    this.waiting.closed(id);
    cluster.wake(id, 'seats');
  }

  /** Waits at a table with free seats, and is told who sits there. First waits, then looks: so nothing happens unseen. */
  async watch(id: string, watcher: Watcher, re: string | undefined): Promise<void> {
    const { config, storage, matches } = this.deps;
    await this.waiting.enter(id, watcher);
    try {
      const row = await rowOf(storage.matches, id);
      const table = entryOf(config, row, await storage.matches.seats(id));
      if (row.state === 'open') watcher.say({ type: 'seating', match: id, ...(re !== undefined && { re }), table });
      else {
        this.waiting.leave(id, watcher);
        const host = await matches.open(id);
        if (host) watcher.begun(host);
      }
    } catch (error) {
      this.waiting.leave(id, watcher);
      throw error;
    }
  }

  /** Another server may have changed a table at which somebody waits here. */
  async look(id: string): Promise<void> {
    const { config, storage, matches } = this.deps;
    if (!this.waiting.has(id)) return;
    const row = await storage.matches.row(id);
    if (!row) this.waiting.closed(id);
    else if (row.state === 'open') this.waiting.tellSeating(entryOf(config, row, await storage.matches.seats(id)));
    else {
      const host = await matches.open(id);
      if (host) this.waiting.begun(host);
    }
  }

  /** Removes tables that never began. */
  async sweep(): Promise<void> {
    const { config, storage } = this.deps;
    for (const id of await storage.tables.openSince(config.now() - config.OPEN_TABLE_LIFE))
      if (!this.waiting.has(id)) await this.close(id, null);
  }
}
