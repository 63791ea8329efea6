/**
 * What an event does by itself: locks, pairs, makes tables, takes their results, calls time, waits for nobody. Every step is an entry of
 * the log, and done again after a crash or by another server it is done once: the log is the lock.
 */
import type { EventAct, EventRound, EventState, EventTable } from '@kolbiste/club';
import { LONGEST_CALL, restedSince, restingUntil, waitedUntil } from '@kolbiste/club';
import { afterSeason, foldEvent, lotOf, resultActs, standingsOf } from '@kolbiste/club/events';
import type { SeatLook } from '@kolbiste/protocol';
import { letOthers } from '../let-others.ts';
import { Alarms } from '../matches/alarms.ts';
import { Problem } from '../problem.ts';
import { EventStates, needsList, projectionOf, type EventDependencies, type LoadedEvent } from './event-state.ts';
import { EventTables } from './event-tables.ts';
import { pair } from './pairing-thread.ts';

interface NewEvent {
  readonly event: string;
  readonly seed: string;
  readonly organiser: string;
  readonly acts: readonly EventAct[];
  readonly at: number;
}
/** What is to be written now, and when to look again. */
interface Due {
  readonly acts: readonly EventAct[];
  readonly next: number | null;
}
/** Where a judge is waited for. */
const LOOK_AGAIN = 5_000;
const NOTHING: Due = { acts: [], next: null };

export class EventRunning {
  private readonly deps: EventDependencies;
  private readonly states: EventStates;
  private readonly tables: EventTables;
  private readonly alarms: Alarms;
  private readonly going = new Map<string, Promise<void>>();
  /** Those that have not begun yet. */
  private readonly waiting = new Map<string, Promise<void>>();
  private stopped = false;

  constructor(deps: EventDependencies, states: EventStates) {
    this.deps = deps;
    this.states = states;
    this.tables = new EventTables(deps);
    this.alarms = new Alarms(id => void this.advance(id), deps.config.now);
  }

  async make({ event, seed, organiser, acts, at }: NewEvent): Promise<void> {
    const entries = acts.map((act, i) => ({ n: i + 1, at, by: act.type === 'entered' ? null : organiser, act }));
    const state = foldEvent(entries);
    const { settings } = state;
    const row = {
      id: event,
      kind: settings.kind,
      game: settings.game,
      name: settings.name,
      settings: JSON.stringify(settings),
      state: state.phase,
      round: 0,
      organiser,
      starts_at: settings.startsAt,
      over_at: null,
      seed_hash: state.seedHash,
      seed,
      entrants: state.entrants.length,
      imported: 0,
      told: 0,
      created_at: at,
    };
    await this.deps.storage.events.make(row, entries, projectionOf(state));
  }

  /**
   * Goes on with an event until something is waited for; one at a time for each. Anyone who asks while others wait for their turn waits
   * with them: it sees all that they saw.
   */
  advance(id: string): Promise<void> {
    const waiting = this.waiting.get(id);
    if (waiting) return waiting;
    const before = this.going.get(id);
    const going = (before ?? Promise.resolve())
      .then(() => {
        this.waiting.delete(id);
        return this.goOn(id);
      })
      .catch((error: unknown) => this.failed(id, error));
    this.going.set(id, going);
    this.waiting.set(id, going);
    return going.finally(() => {
      if (this.going.get(id) === going) this.going.delete(id);
    });
  }

  private failed(id: string, error: unknown): void {
    if (this.stopped || (error instanceof Problem && error.code === 'unknown')) return;
    this.deps.note('event', error);
    this.alarms.set(id, this.deps.config.now() + 5_000);
  }

  private async goOn(id: string): Promise<void> {
    while (!this.stopped) {
      const loaded = await this.states.load(id);
      if (loaded.row.imported) return;
      const { acts, next } = await this.due(loaded);
      if (acts.length === 0) {
        this.alarms.set(id, next);
        return;
      }
      await this.states.append(loaded, acts, null);
    }
  }

  private async due(loaded: LoadedEvent): Promise<Due> {
    const { state } = loaded;
    const now = this.deps.config.now();
    if (state.paused !== null || state.phase === 'draft' || state.phase === 'over' || state.phase === 'cancelled') {
      if (state.phase === 'cancelled') await this.tables.closeAll(loaded);
      else if (state.paused !== null) await this.rest(loaded);
      return NOTHING;
    }
    const last = state.rounds.at(-1);
    if (!last) {
      const { startsAt } = state.settings;
      return startsAt === null ? NOTHING : startsAt > now ? { acts: [], next: startsAt } : { acts: await this.next(loaded), next: null };
    }
    if (last.phase === 'paired') return NOTHING;
    if (last.phase === 'published') return { acts: await this.start(loaded, last), next: null };
    if (last.phase === 'playing') return this.playing(loaded, last);
    // A result that was quicker than its table: it is closed when the round is.
    await this.tables.closeDecided(loaded, last);
    const { between } = state.settings;
    if (between === null) return NOTHING;
    // After a final nothing is waited for.
    const final = last.stage === 'bracket' && last.tables.length === 1;
    const at = final ? now : last.overAt! + between;
    return at > now ? { acts: [], next: at } : { acts: await this.next(loaded), next: null };
  }

  /** While the event rests, so does every table that plays. */
  private async rest(loaded: LoadedEvent): Promise<void> {
    const { rounds, settings } = loaded.state;
    const last = rounds.at(-1);
    if (last?.phase !== 'playing' || settings.venue !== 'online') return;
    for (const table of last.tables) if (table.result === null) await this.tables.stand(loaded, last, { table, on: true });
  }

  private next({ row, state }: LoadedEvent): Promise<readonly EventAct[]> {
    const { config, pairing } = this.deps;
    const now = { at: config.now(), seed: row.seed!, hash: null, needsList: needsList(config, state) };
    return pair(pairing, { state, now, asked: null });
  }

  private async start(loaded: LoadedEvent, round: EventRound): Promise<readonly EventAct[]> {
    if (loaded.state.settings.venue === 'online') await this.tables.open(loaded, round);
    return [{ type: 'started', round: round.round, endsAt: this.deps.config.now() + loaded.state.settings.roundTime }];
  }

  /** Results that came, time that is up, and players who did not. */
  private async playing(loaded: LoadedEvent, round: EventRound): Promise<Due> {
    const { state } = loaded;
    const now = this.deps.config.now();
    let next: number | null = null;
    const wake = (at: number): void => void (next = next === null ? at : Math.min(next, at));
    const acts: EventAct[] = [];
    const made = state.settings.venue === 'online' ? await this.tables.made(loaded, round) : new Map<string, string>();
    for (const table of round.tables) {
      if (table.result !== null) {
        await this.tables.close(loaded, round, table);
        continue;
      }
      const ends = endOf(state, round, table, now);
      if (state.settings.venue === 'room') {
        if (ends > now) wake(ends);
        else if (state.settings.pace === 'correspondence') acts.push(...overdue(state, round, table, now));
        continue;
      }
      // Where one more game is played, the table is made when the entry that says so is there.
      const there = made.get(this.tables.seriesAt(loaded, round, table));
      if (there === undefined) await this.tables.openOne(loaded, round, table);
      await letOthers();
      const result = there === 'over' ? await this.tables.resultOf(loaded, round, table) : null;
      if (result) {
        acts.push(...resultActs(state, { round: round.round, table: table.table, result, source: 'table' }, now));
        continue;
      }
      await this.standOrPlay(loaded, round, table, wake);
      const missing = await this.tables.missing(loaded, round, table, wake);
      acts.push(...missing);
      if (missing.length > 0) continue;
      if (ends > now) wake(ends);
      else await this.tables.callTime(loaded, round, table);
    }
    return { acts, next };
  }

  /** A table where a judge is called stands for them, a while; by post it stands while one of its players rests. */
  private async standOrPlay(loaded: LoadedEvent, round: EventRound, table: EventTable, wake: (at: number) => void): Promise<void> {
    const { called, waited, seats } = table;
    const rests = loaded.state.entrants.some(entrant => entrant.rests.length > 0 && seats.includes(entrant.player));
    if (called === null && waited === 0 && !round.rested && !rests) return;
    const now = this.deps.config.now();
    const until = restingUntil(loaded.state, table, now);
    const waits = called !== null && now - called < LONGEST_CALL;
    await this.tables.stand(loaded, round, { table, on: waits || until !== null });
    if (until !== null) wake(until);
    // A game that begins meanwhile stands, too.
    if (waits) wake(Math.min(called + LONGEST_CALL, now + LOOK_AGAIN));
  }

  /** A judge says what becomes of what was proposed. */
  verdict(event: string, acts: readonly EventAct[], agree: boolean): Promise<void> {
    const told = acts.find(act => act.type === 'ruling');
    return this.tables.rule(event, { round: told!.round!, table: told!.table! }, agree ? 'agree' : 'refuse');
  }

  /** A deck check: what the table began with is what was locked. */
  async checked(event: string, state: EventState, acts: readonly EventAct[]): Promise<readonly EventAct[]> {
    const { storage } = this.deps;
    const all: EventAct[] = [];
    for (const act of acts) {
      if (act.type !== 'checked') {
        all.push(act);
        continue;
      }
      const brings = await storage.events.brings(event, act.player);
      const locked = state.entrants.find(({ player }) => player === act.player)?.hash ?? null;
      const right = brings !== undefined && brings.hash === locked && (await this.tables.playsWhatWasBrought(event, brings));
      all.push({ ...act, right });
    }
    return all;
  }

  seatView(event: string, at: { readonly round: number; readonly table: number; readonly player: string }): Promise<SeatLook> {
    return this.tables.seatView(event, at);
  }

  /** Everybody of a season who is still there enters the next, in the order in which groups are made. */
  enteredAgain(season: EventState, seed: string): readonly EventAct[] {
    const order = standingsOf(season);
    const groups = season.groups.map((_, group) =>
      order.filter(row => row.group === group && row.state === 'in').map(({ player }) => player),
    );
    return afterSeason(groups).map(player => {
      const { name } = season.entrants.find(entrant => entrant.player === player)!;
      return { type: 'entered', player, name, hash: null, lot: lotOf(seed, player) };
    });
  }

  /** After a start, and regularly. */
  async sweep(): Promise<void> {
    this.states.forget();
    for (const id of await this.deps.storage.events.going()) {
      if (this.stopped) return;
      await this.advance(id);
      await letOthers();
    }
  }

  async stop(): Promise<void> {
    this.stopped = true;
    this.alarms.stop();
    await Promise.allSettled(this.going.values());
  }
}

/** When time is called at a table: later where a judge gave time, or was waited for. */
function endOf(state: EventState, round: EventRound, table: EventTable, now: number): number {
  const rested = restedSince(state, table, { from: round.startedAt ?? now, now });
  return (table.decider ?? round.endsAt ?? now) + table.extra + waitedUntil(table, now) + rested;
}

/** A match that nobody reported in time: drawn, unless only one side ever appeared. */
function overdue(state: EventState, round: EventRound, { table, seats, reports }: EventTable, now: number): readonly EventAct[] {
  const said = seats.map(player => player !== null && reports[player] !== undefined);
  const one = said[0] === said[1] ? null : said[0] ? 0 : 1;
  const result = one === null ? DRAWN : ({ wins: [one === 0 ? 1 : 0, one === 1 ? 1 : 0], draws: 0, winner: one, unplayed: true } as const);
  return resultActs(state, { round: round.round, table, result, source: 'deadline' }, now);
}
const DRAWN = { wins: [0, 0], draws: 0, winner: 'draw', unplayed: true } as const;
