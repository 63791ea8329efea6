/** Where tables are made and seats are taken, until every seat has somebody and the match begins. */
import { LEVELS } from '@kolbiste/bots';
import { InputError, type AnyGame, type Plain } from '@kolbiste/engine';
import type { CreateTable, LobbyEntry, QuickMatch, SeatInfo, SeatWish, TableCreated, TableMessage } from '@kolbiste/protocol';
import { newHeader, openOptions } from '@kolbiste/table';
import type { Client } from './audience.ts';
import type { Config, Offered } from './config.ts';
import { newId, newSeed } from './ids.ts';
import { frameOf } from './frame.ts';
import type { LiveMatch } from './live-match.ts';
import type { Matches } from './matches.ts';
import type { Neighbours } from './neighbours/neighbours.ts';
import type { Identity } from './players.ts';
import { Problem } from './problem.ts';
import { modeOf } from './ratings.ts';
import type { MatchRow, MatchStore, SeatRow, StoredMatch, TableSettings } from './storage/match-store.ts';

/** Somebody who waits at a table for the seats to be taken. */
export interface Watcher extends Client {
  say(message: TableMessage): void;
  /** The match begins. */
  begun(live: LiveMatch): void;
}

const LOBBY_SIZE = 200;
const BOT_NAMES: Record<string, string> = { novice: 'Novice', squire: 'Squire', knight: 'Knight', champion: 'Champion' };

export class Desk {
  private readonly config: Config;
  private readonly store: MatchStore;
  private readonly matches: Matches;
  private readonly neighbours: Neighbours;
  private readonly watchers = new Map<string, Set<Watcher>>();
  /** What those who wait at a table were told last. */
  private readonly told = new Map<string, string>();

  /** A table was made, taken, left, closed, or has begun. */
  onChange: () => void = () => {};

  constructor(config: Config, store: MatchStore, matches: Matches, neighbours: Neighbours) {
    this.config = config;
    this.store = store;
    this.matches = matches;
    this.neighbours = neighbours;
  }

  private offered(id: string): Offered {
    const offered = this.config.games.find(game => game.id === id);
    if (!offered) throw new Problem('malformed', `there is no game "${id}"; there is ${this.config.games.map(game => game.id).join(', ')}`);
    return offered;
  }

  // -- a new table -----------------------------------------------------------------------------------------------------------

  async create(
    who: Identity,
    wish: CreateTable,
    { follows = null as string | null, heldFor = [] as readonly (string | null)[] } = {},
  ): Promise<TableCreated> {
    const { game } = this.offered(wish.game);
    const settings = this.settle(who, wish);
    await this.assertRoom(who);
    const match = newId();
    const invite = newId();
    const now = this.config.now();
    const row: MatchRow = {
      id: match,
      game: game.module.id,
      state: 'open',
      settings: JSON.stringify(settings),
      table_seed: newSeed(),
      header: null,
      created_by: who.player,
      created_at: now,
      invite,
      listed: settings.listed ? 1 : 0,
      rated: settings.rated ? 1 : 0,
      mode: modeOf(settings.options),
      follows,
      result: null,
      answers: 0,
      started_at: null,
      finished_at: null,
      stirs: settings.clock.kind !== 'none' || settings.seats.some(seat => seat.who === 'bot') ? 1 : 0,
    };
    const seats = settings.seats.map((seat, i) => this.seatRow(match, i, seat, who, heldFor[i] ?? null));
    await this.store.db.transaction().execute(async db => {
      await db.insertInto('match').values(row).execute();
      await db.insertInto('seat').values(seats).execute();
    });
    await this.changed(row, seats);
    return { match, invite: `/table/${match}?invite=${invite}` };
  }

  private seatRow(match: string, seat: number, { who: kind, level, team }: SeatWish, who: Identity, heldFor: string | null): SeatRow {
    const bot = kind === 'bot';
    return {
      match,
      seat,
      kind: bot ? 'bot' : 'human',
      player: kind === 'me' ? who.player : null,
      held_for: heldFor,
      name: bot ? BOT_NAMES[level!]! : kind === 'me' ? who.name : null,
      level: bot ? level! : null,
      team: team ?? null,
    };
  }

  /** Fills in what was left out, and refuses what does not go together. */
  private settle(who: Identity, wish: CreateTable): TableSettings {
    const { game } = this.offered(wish.game);
    const { min, max } = game.module.seats;
    const seats = wish.seats.map(seat => (seat.who === 'bot' ? { ...seat, level: seat.level ?? LEVELS[0] } : seat));
    if (seats.length < min || seats.length > max)
      throw new Problem('malformed', `${wish.game} is played by ${min === max ? min : `${min} to ${max}`}, not by ${seats.length}`);
    if (seats.filter(seat => seat.who === 'me').length > 1) throw new Problem('malformed', 'one player has one seat');
    for (const { level } of seats)
      if (level !== undefined && !LEVELS.includes(level as never))
        throw new Problem('malformed', `there is no level "${level}"; there is ${LEVELS.join(', ')}`);
    const rated = wish.rated ?? false;
    if (rated && seats.some(seat => seat.who === 'bot')) throw new Problem('malformed', 'a rated table has no bots');
    if (rated && who.guest) throw new Problem('notAllowed', 'rated tables are for accounts');
    if (rated && wish.undo === 'consent')
      throw new Problem('malformed', 'at a rated table only what taught nobody anything can be taken back');
    try {
      const options = game.module.options.read(wish.options ?? {}) as Plain;
      game.start(options, seats.length, 'probe');
      return {
        options,
        clock: wish.clock ?? { kind: 'none' },
        undo: wish.undo ?? (rated ? 'free' : 'consent'),
        rated,
        listed: wish.listed ?? false,
        spectators: wish.spectators ?? true,
        spectatorDelay: wish.spectatorDelay ?? 0,
        seats,
      };
    } catch (error) {
      if (error instanceof InputError) throw new Problem('malformed', error.message);
      throw error;
    }
  }

  private async assertRoom(who: Identity): Promise<void> {
    const { count } = await this.store.db
      .selectFrom('match')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('created_by', '=', who.player)
      .where('state', '!=', 'over')
      .executeTakeFirstOrThrow();
    if (count >= this.config.TABLES_PER_PLAYER) throw new Problem('tooMany', 'this player has too many tables');
  }

  // -- what is there -----------------------------------------------------------------------------------------------------------

  private async rowOf(id: string): Promise<MatchRow> {
    const row = await this.store.row(id);
    if (!row) throw new Problem('unknownMatch', 'there is no such table');
    return row;
  }

  /** A table as everybody may know it. */
  private entryOf(row: MatchRow, seats: readonly SeatRow[]): LobbyEntry {
    return entryOf(this.offered(row.game).game, row, seats);
  }

  async entry(id: string): Promise<LobbyEntry> {
    const row = await this.rowOf(id);
    return this.entryOf(row, await this.store.seats(id));
  }

  /** Listed tables with free seats, then listed matches to look at. */
  async lobby(): Promise<LobbyEntry[]> {
    const rows = await this.store.db
      .selectFrom('match')
      .selectAll()
      .where('listed', '=', 1)
      .where('state', '!=', 'over')
      .orderBy('state')
      .orderBy('created_at', 'desc')
      .limit(LOBBY_SIZE)
      .execute();
    if (rows.length === 0) return [];
    const seats = await this.store.db
      .selectFrom('seat')
      .selectAll()
      .where(
        'match',
        'in',
        rows.map(({ id }) => id),
      )
      .orderBy('seat')
      .execute();
    return rows.map(row =>
      this.entryOf(
        row,
        seats.filter(({ match }) => match === row.id),
      ),
    );
  }

  /** Tables and matches in which a player has a seat. */
  async mine(player: string): Promise<LobbyEntry[]> {
    const rows = await this.store.db
      .selectFrom('match')
      .innerJoin('seat', 'seat.match', 'match.id')
      .selectAll('match')
      .where('seat.player', '=', player)
      .where('match.state', '!=', 'over')
      .orderBy('match.created_at', 'desc')
      .limit(LOBBY_SIZE)
      .execute();
    return Promise.all(rows.map(async row => this.entryOf(row, await this.store.seats(row.id))));
  }

  // -- sitting down --------------------------------------------------------------------------------------------------------------

  /** Takes a free seat: the named one, the one held for this player, or the first. Who sits already stays. */
  async sit(who: Identity, id: string, { seat, invite }: { readonly seat?: number; readonly invite?: string } = {}): Promise<LobbyEntry> {
    const row = await this.rowOf(id);
    const seats = await this.store.seats(id);
    if (!seats.some(({ player }) => player === who.player)) {
      if (row.state !== 'open') throw new Problem('taken', 'every seat is taken');
      const held = seats.find(({ player, held_for }) => player === null && held_for === who.player);
      if (!row.listed && !held && row.created_by !== who.player && invite !== row.invite)
        throw new Problem('notAllowed', 'this table is for those who were invited');
      if (row.rated && who.guest) throw new Problem('notAllowed', 'rated tables are for accounts');
      const free = seats.filter(
        ({ kind, player, held_for }) => kind === 'human' && player === null && (held_for === null || held_for === who.player),
      );
      const wanted = seat === undefined ? (held ?? free[0]) : free.find(other => other.seat === seat);
      if (!wanted) throw new Problem('taken', 'this seat is taken');
      const { numUpdatedRows } = await this.store.db
        .updateTable('seat')
        .set({ player: who.player, name: who.name })
        .where('match', '=', id)
        .where('seat', '=', wanted.seat)
        .where('player', 'is', null)
        .executeTakeFirst();
      if (!numUpdatedRows) throw new Problem('taken', 'somebody was quicker');
      return this.changed(row, await this.store.seats(id));
    }
    return this.entryOf(row, seats);
  }

  /** Gets up from a table that has not begun. */
  async stand(who: Identity, id: string): Promise<void> {
    const row = await this.rowOf(id);
    await this.store.db.transaction().execute(async db => {
      // Touching the table's row keeps the match from beginning meanwhile.
      const { numUpdatedRows } = await db
        .updateTable('match')
        .set({ state: 'open' })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (!numUpdatedRows) throw new Problem('conflict', 'the match has begun');
      await db.updateTable('seat').set({ player: null, name: null }).where('match', '=', id).where('player', '=', who.player).execute();
    });
    await this.changed(row, await this.store.seats(id));
  }

  /** Closes a table that has not begun. */
  async close(id: string, by: string | null): Promise<void> {
    const row = await this.rowOf(id);
    if (by !== null && row.created_by !== by) throw new Problem('notAllowed', 'only who made the table can close it');
    if (row.state !== 'open') throw new Problem('conflict', 'the match has begun');
    await this.store.forget(id);
    this.closed(id);
  }

  /** Tells those who wait that there is nothing to wait for. */
  closed(id: string): void {
    this.onChange();
    this.tellWatchers(id, { type: 'closed', match: id });
    this.dismiss(id);
    this.neighbours.wake(id, 'seats');
  }

  /** A seat against anybody who wants the same. */
  async quick(who: Identity, wish: QuickMatch): Promise<{ readonly match: string }> {
    const { game } = this.offered(wish.game);
    const seats: SeatWish[] = Array.from({ length: game.module.seats.min }, (_, i) => ({ who: i === 0 ? 'me' : 'open' }));
    const table: CreateTable = { ...wish, seats, listed: true };
    const settled = this.settle(who, table);
    for (const id of await this.wanting(who, wish.game, settled)) {
      if (await this.satDown(who, id)) return { match: id };
    }
    const own = await this.store.db
      .selectFrom('match')
      .select(['id', 'settings'])
      .where('state', '=', 'open')
      .where('listed', '=', 1)
      .where('game', '=', wish.game)
      .where('created_by', '=', who.player)
      .execute();
    const same = own.find(({ settings }) => JSON.stringify(JSON.parse(settings)) === JSON.stringify(settled));
    if (same) return { match: same.id };
    const { match } = await this.create(who, table);
    // Somebody may have made the same table in the same moment: the later of the two goes to the other's.
    for (const id of await this.wanting(who, wish.game, settled, await this.rowOf(match))) {
      if (!(await this.store.forget(match))) break;
      return (await this.satDown(who, id)) ? { match: id } : this.quick(who, wish);
    }
    return { match };
  }

  /** Tables of others who want the same, the oldest first; `before`: only those made before this one. */
  private async wanting(who: Identity, game: string, { options, clock, rated }: TableSettings, before?: MatchRow): Promise<string[]> {
    const rows = await this.store.db
      .selectFrom('match')
      .select(['id', 'settings', 'created_at'])
      .where('state', '=', 'open')
      .where('listed', '=', 1)
      .where('game', '=', game)
      .where('rated', '=', rated ? 1 : 0)
      .where('created_by', '!=', who.player)
      .orderBy('created_at')
      .orderBy('id')
      .limit(LOBBY_SIZE)
      .execute();
    const wanted = JSON.stringify([options, clock]);
    return rows.flatMap(({ id, settings, created_at: at }) => {
      const other = JSON.parse(settings) as TableSettings;
      const earlier = !before || at < before.created_at || (at === before.created_at && id < before.id);
      return earlier && JSON.stringify([other.options, other.clock]) === wanted ? [id] : [];
    });
  }

  private async satDown(who: Identity, id: string): Promise<boolean> {
    try {
      await this.sit(who, id);
      return true;
    } catch (error) {
      if (error instanceof Problem) return false;
      throw error;
    }
  }

  /** Another match of the same players, everyone one seat further. Whoever asks second sits down at the first one's table. */
  async rematch(who: Identity, id: string): Promise<{ readonly match: string }> {
    const row = await this.rowOf(id);
    const seats = await this.store.seats(id);
    if (row.state !== 'over') throw new Problem('conflict', 'the match is not over');
    if (!seats.some(({ player }) => player === who.player)) throw new Problem('notAllowed', 'only who played can play again');
    const next = await this.store.db.selectFrom('match').select('id').where('follows', '=', id).executeTakeFirst();
    if (next) {
      await this.sit(who, next.id);
      return { match: next.id };
    }
    const settings = JSON.parse(row.settings) as TableSettings;
    const turned = seats.map((_, i) => seats[(i + 1) % seats.length]!);
    const wish: CreateTable = {
      ...settings,
      game: row.game,
      listed: false,
      seats: turned.map(({ kind, player, level }, i) => ({
        who: kind === 'bot' ? 'bot' : player === who.player ? 'me' : 'open',
        ...(level !== null && { level }),
        ...(seats[i]!.team !== null && { team: seats[i]!.team }),
      })),
    };
    let match: string;
    try {
      ({ match } = await this.create(who, wish, { follows: id, heldFor: turned.map(({ player }) => player) }));
    } catch (error) {
      // Both asked at the same moment: the table of the quicker one is there now.
      const other = await this.store.db.selectFrom('match').select('id').where('follows', '=', id).executeTakeFirst();
      if (!other) throw error;
      await this.sit(who, other.id);
      return { match: other.id };
    }
    this.tellRematch(id, match);
    this.neighbours.wake(id, 'rematch');
    return { match };
  }

  private tellRematch(id: string, next: string): void {
    const live = this.matches.peek(id);
    if (!live || live.rematch === next) return;
    live.rematch = next;
    live.say({ type: 'rematch', match: id, next });
  }

  /** Tells those who look at finished matches here which match follows. */
  async lookForRematches(ids: readonly string[]): Promise<void> {
    for (const { id, follows } of await this.store.following(ids)) this.tellRematch(follows!, id);
  }

  // -- the beginning -----------------------------------------------------------------------------------------------------------------

  /** Tells those who wait; when every seat has somebody, the match begins. Gives the table as it is now. */
  private async changed(row: MatchRow, seats: readonly SeatRow[]): Promise<LobbyEntry> {
    const table = this.entryOf(row, seats);
    this.tellSeating(table);
    this.onChange();
    this.neighbours.wake(row.id, 'seats');
    if (row.state !== 'open' || !allTaken(seats)) return table;
    return (await this.begin(row)) ? { ...table, phase: 'playing' } : table;
  }

  /** False when somebody got up in the last moment. */
  private async begin(row: MatchRow): Promise<boolean> {
    const begun = await this.writeBeginning(row);
    // Whoever began it knows all there is of it; whoever came second reads what the other wrote.
    const live = begun ? await this.matches.begin(begun) : await this.matches.open(row.id);
    if (!live) return false;
    this.onChange();
    this.neighbours.wake(row.id, 'seats');
    for (const watcher of this.dismiss(row.id)) watcher.begun(live);
    if (begun?.players.every(player => player === null)) live.take({ at: this.config.now(), type: 'ready', seat: 0 });
    return true;
  }

  /** The match as it begins; null when it has begun, or not every seat is taken any more. */
  private writeBeginning(row: MatchRow): Promise<StoredMatch | null> {
    const settings = JSON.parse(row.settings) as TableSettings;
    const { options, clock, undo, rated } = settings;
    return this.store.db.transaction().execute(async db => {
      const { numUpdatedRows } = await db
        .updateTable('match')
        .set({ state: 'running', started_at: this.config.now() })
        .where('id', '=', row.id)
        .where('state', '=', 'open')
        .executeTakeFirst();
      if (!numUpdatedRows) return null;
      const seats = await db.selectFrom('seat').selectAll().where('match', '=', row.id).orderBy('seat').execute();
      if (!allTaken(seats)) {
        await db.updateTable('match').set({ state: 'open', started_at: null }).where('id', '=', row.id).execute();
        return null;
      }
      const header = newHeader(this.offered(row.game).game, {
        match: row.id,
        seats: seats.map(infoOf),
        tableSeed: row.table_seed,
        options,
        clock,
        undo,
        rated,
        delay: this.config.PASS_DELAY,
        pauseLimit: this.config.PAUSE_LIMIT,
      });
      await db
        .updateTable('match')
        .set({ header: JSON.stringify(header) })
        .where('id', '=', row.id)
        .execute();
      return { header, settings, over: false, players: seats.map(({ player }) => player), rows: [], saved: null, kept: 0 };
    });
  }

  // -- those who wait ----------------------------------------------------------------------------------------------------------------

  /** Waits at a table with free seats, and is told who sits there. First he waits, then he looks: so nothing can happen unseen. */
  async watch(id: string, watcher: Watcher, re: string | undefined): Promise<void> {
    let set = this.watchers.get(id);
    if (!set) this.watchers.set(id, (set = new Set()));
    set.add(watcher);
    if (set.size === 1) await this.neighbours.follow(id);
    try {
      const row = await this.rowOf(id);
      const table = this.entryOf(row, await this.store.seats(id));
      if (row.state === 'open') watcher.say({ type: 'seating', match: id, ...(re !== undefined && { re }), table });
      else {
        this.unwatch(id, watcher);
        const live = await this.matches.open(id);
        if (live) watcher.begun(live);
      }
    } catch (error) {
      this.unwatch(id, watcher);
      throw error;
    }
  }

  unwatch(id: string, watcher: Watcher): void {
    const set = this.watchers.get(id);
    set?.delete(watcher);
    if (set?.size === 0) this.dismiss(id);
  }

  /** Nobody waits at this table any more; gives who did. */
  private dismiss(id: string): ReadonlySet<Watcher> {
    const waiting = this.watchers.get(id);
    this.watchers.delete(id);
    this.told.delete(id);
    if (waiting) this.neighbours.unfollow(id);
    return waiting ?? new Set();
  }

  private tellSeating(table: LobbyEntry): void {
    const text = JSON.stringify(table);
    if (!this.watchers.has(table.match) || this.told.get(table.match) === text) return;
    this.told.set(table.match, text);
    this.tellWatchers(table.match, { type: 'seating', match: table.match, table });
  }

  /** The tables at which somebody waits here. */
  get watched(): Iterable<string> {
    return this.watchers.keys();
  }

  /** Another server may have changed a table at which somebody waits here. */
  async look(id: string): Promise<void> {
    if (!this.watchers.has(id)) return;
    const row = await this.store.row(id);
    if (!row) {
      this.tellWatchers(id, { type: 'closed', match: id });
      this.dismiss(id);
    } else if (row.state === 'open') this.tellSeating(this.entryOf(row, await this.store.seats(id)));
    else {
      const live = await this.matches.open(id);
      if (live) for (const watcher of this.dismiss(id)) watcher.begun(live);
    }
  }

  private tellWatchers(id: string, message: TableMessage): void {
    const set = this.watchers.get(id);
    if (!set) return;
    const frame = frameOf(JSON.stringify(message));
    for (const watcher of set) watcher.send(frame);
  }

  /** Tables that never began are cleared away. */
  async sweep(): Promise<void> {
    const old = await this.store.db
      .selectFrom('match')
      .select('id')
      .where('state', '=', 'open')
      .where('created_at', '<', this.config.now() - this.config.OPEN_TABLE_LIFE)
      .limit(100)
      .execute();
    for (const { id } of old) if (!this.watchers.has(id)) await this.close(id, null);
  }
}

const allTaken = (seats: readonly SeatRow[]): boolean => seats.every(({ kind, player }) => kind === 'bot' || player !== null);

const infoOf = ({ kind, name, level, team }: SeatRow): SeatInfo => ({
  name: name ?? '–',
  kind,
  ...(level !== null && { level }),
  ...(team !== null && { team }),
});

function entryOf(game: AnyGame, row: MatchRow, seats: readonly SeatRow[]): LobbyEntry {
  const { options, clock, undo, rated, spectators } = JSON.parse(row.settings) as TableSettings;
  return {
    match: row.id,
    game: row.game,
    options: openOptions(game, options),
    clock,
    undo,
    rated,
    spectators,
    seats: seats.map(seat => (seat.kind === 'bot' || seat.player !== null ? infoOf(seat) : null)),
    createdAt: row.created_at,
    phase: row.state === 'open' ? 'open' : 'playing',
  };
}
