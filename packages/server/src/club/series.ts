/**
 * Series: several games of the same two players at one table after the other. Whatever was done is in the database, and each step is
 * done once however often it is tried: a server that is killed in the middle goes on where it was when it is back, and several servers
 * may do the same at once.
 */
import { standingOf, type SeriesStanding } from '@kolbiste/club';
import type { CreateSeries, OwnChanges, SeriesInfo, TableCreated } from '@kolbiste/protocol';
import type { Swap } from '@kolbiste/engine';
import type { Identity } from '../accounts/players.ts';
import { allReady, wantedAt } from '../lobby/brought.ts';
import { letOthers } from '../let-others.ts';
import { offered } from '../lobby/entries.ts';
import { Alarms } from '../matches/alarms.ts';
import { Problem } from '../problem.ts';
import { ownChanges, submitChanges, submitReady } from './series-exchange.ts';
import { addNext, beginNext, noteEnd } from './series-games.ts';
import { createSeries, openSeries, type OpenSeries, type SeriesEvent } from './series-opening.ts';
import { endsOf, loadSeries, type LoadedSeries, type SeriesDependencies, type SeriesTableSettings } from './series-state.ts';
import { infoOfSeries } from './series-view.ts';

/** A series that is over, or was cancelled before it began. */
export interface EndedSeries {
  readonly id: string;
  readonly event: SeriesEvent | null;
  readonly standing: SeriesStanding;
  readonly cancelled: boolean;
}

export class Series {
  private readonly deps: SeriesDependencies;
  private readonly alarms: Alarms;
  private readonly going = new Map<string, Promise<void>>();
  private stopped = false;
  /** A series of an event is over. Told again after a crash, and by every server that notices: a listener acts once. */
  onOver: (ended: EndedSeries) => Promise<void> | void = () => {};

  constructor(deps: SeriesDependencies) {
    this.deps = deps;
    this.alarms = new Alarms(id => void this.proceed(id).catch((error: unknown) => deps.note('series', error)), deps.config.now);
  }

  /** Makes a series of people at a new table. */
  create(who: Identity, wish: CreateSeries): Promise<TableCreated & { readonly series: string }> {
    return createSeries(this.deps, who, wish);
  }

  /** Makes a series of two who are known and begins it; nothing when it is there. */
  async open(wish: OpenSeries): Promise<void> {
    await openSeries(this.deps, wish);
    await this.proceed(wish.id);
  }

  /** Time is up: the game that is played comes to its end by its rules, and no other begins. */
  async timeUp(id: string): Promise<void> {
    await this.deps.storage.series.call(id, this.deps.config.now());
    await this.proceed(id);
  }

  /** A match is over: goes on with the series it belongs to. */
  async gameOver(match: string): Promise<void> {
    const id = await this.deps.storage.series.of(match);
    if (id !== null) await this.proceed(id);
  }

  /** As long as the series goes on its players change their lists in secret: nobody reads them in a record. */
  async assertOver(match: string): Promise<void> {
    if (await this.deps.storage.series.goesOn(match)) throw new Problem('notAllowed', 'after the series', [], { why: 'afterSeries' });
  }

  info(id: string): Promise<SeriesInfo> {
    return infoOfSeries(this.deps, id);
  }
  own(who: Identity, id: string): Promise<OwnChanges> {
    return ownChanges(this.deps, who, id);
  }
  async change(who: Identity, id: string, swaps: readonly Swap[]): Promise<OwnChanges> {
    await submitChanges(this.deps, who, id, swaps);
    return this.own(who, id);
  }
  async ready(who: Identity, id: string): Promise<SeriesInfo> {
    await submitReady(this.deps, who, id);
    await this.proceed(id);
    return this.info(id);
  }

  /** After a start and regularly: what a crash cut short goes on, and what another server left is taken up. */
  async sweep(): Promise<void> {
    for (const id of await this.deps.storage.series.stirring()) {
      if (this.stopped) return;
      await this.proceed(id).catch((error: unknown) => this.deps.note('series', error));
      await letOthers();
    }
  }

  stop(): void {
    this.stopped = true;
    this.alarms.stop();
  }

  /** Does what is to be done next in a series, until somebody has to play or to wait. One at a time for each. */
  private proceed(id: string): Promise<void> {
    const going = (this.going.get(id) ?? Promise.resolve()).catch(() => undefined).then(() => this.goOn(id));
    this.going.set(id, going);
    return going.finally(() => {
      if (this.going.get(id) === going) this.going.delete(id);
    });
  }

  private async goOn(id: string): Promise<void> {
    while (!this.stopped) {
      const loaded = await loadSeries(this.deps.storage, id);
      if (loaded?.row.state !== 'playing' || !(await this.step(loaded))) return;
    }
  }

  /** False when nothing more can be done just now. */
  private async step(loaded: LoadedSeries): Promise<boolean> {
    const { row, plan, games } = loaded;
    const { config, storage } = this.deps;
    const last = games.at(-1)!;
    if (last.ended !== null) {
      const standing = standingOf(plan, endsOf(games), row.called_at !== null || (await this.someoneGone(loaded)));
      if (standing.over) await this.finish(loaded, standing, 'over');
      else await addNext(this.deps, loaded);
      return true;
    }
    if (last.due_at !== null) {
      if (row.called_at !== null || (await this.someoneGone(loaded))) {
        await this.finish(loaded, standingOf(plan, endsOf(games), true), 'over');
        return true;
      }
      const lists = await storage.series.lists(row.id, last.n);
      if (last.due_at <= config.now() || lists.every(({ ready }) => ready === 1)) {
        await beginNext(this.deps, loaded);
        return true;
      }
      this.alarms.set(row.id, last.due_at);
      return false;
    }
    const table = await storage.matches.row(last.match);
    if (!table) {
      // Its maker closed the table before anybody came.
      await this.finish(loaded, standingOf(plan, endsOf(games), true), last.n === 1 ? 'cancelled' : 'over');
      return true;
    }
    if (table.state === 'over') {
      await noteEnd(this.deps, last, table);
      return true;
    }
    if (table.state === 'open') await this.seat(row.settings, last.match);
    else if (row.called_at !== null) await this.callTime(last.match);
    return false;
  }

  /** Begins a game whose seats are all taken. */
  private async seat(settings: string, match: string): Promise<void> {
    const { storage, config, tables } = this.deps;
    const row = await storage.matches.row(match);
    const seats = await storage.matches.seats(match);
    const { options } = JSON.parse(settings) as SeriesTableSettings;
    if (row && allReady(seats, wantedAt(offered(config, row.game).game, options))) await tables.changed(row, seats);
  }

  /** A game that has not begun when time is called does not begin any more. */
  private async callTime(match: string): Promise<void> {
    const host = await this.deps.matches.open(match).catch(() => null);
    if (!host || host.phase === 'over' || host.match.log.some(({ type }) => type === 'time')) return;
    const at = this.deps.config.now();
    host.take(host.phase === 'waiting' ? { at, type: 'abort', why: 'time' } : { at, type: 'time', called: true });
    await host.look(() => null);
  }

  private async someoneGone({ first }: LoadedSeries): Promise<boolean> {
    for (const { player, kind } of first) {
      if (kind === 'bot') continue;
      const row = player === null ? undefined : await this.deps.storage.players.byId(player);
      if (!row || row.deleted_at !== null) return true;
    }
    return false;
  }

  private async finish({ row }: LoadedSeries, standing: SeriesStanding, state: 'over' | 'cancelled'): Promise<void> {
    const { config, storage } = this.deps;
    this.alarms.set(row.id, null);
    await storage.series.finish(row.id, { state, standing: JSON.stringify(standing), over_at: config.now() });
    const { id, event, round, board } = row;
    if (event !== null)
      await this.onOver({ id, event: { event, round: round!, table: board! }, standing, cancelled: state === 'cancelled' });
  }
}
