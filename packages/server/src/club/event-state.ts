/** An event as the server has it: its row, its state, and how entries are written. */
import type { EventAct, EventEntry, EventState, Standing } from '@kolbiste/club';
import { applyEntry, foldEvent, standingsOf } from '@kolbiste/club/events';
import type { Config } from '../config.ts';
import { wantedAt } from '../lobby/brought.ts';
import { offered } from '../lobby/entries.ts';
import type { Matches } from '../matches/matches.ts';
import { Problem } from '../problem.ts';
import type { EventProjection, EventRow, NewBrings } from '../storage/event-store.ts';
import type { Storage } from '../storage/storage.ts';
import type { Series } from './series.ts';

export interface EventDependencies {
  readonly config: Config;
  readonly storage: Storage;
  readonly matches: Matches;
  readonly series: Series;
  /** The program of the thread that pairs large events. */
  readonly pairing: string;
  note(what: string, error: unknown): void;
}

export interface LoadedEvent {
  readonly row: EventRow;
  readonly state: EventState;
}

/** States of events that are asked for again and again. */
const MOST_KEPT = 200;

export class EventStates {
  private readonly storage: Storage;
  private readonly now: () => number;
  private readonly kept = new Map<string, EventState>();

  constructor({ storage, config }: Pick<EventDependencies, 'storage' | 'config'>) {
    this.storage = storage;
    this.now = config.now;
  }

  async load(id: string): Promise<LoadedEvent> {
    const row = await this.storage.events.row(id);
    if (!row) throw new Problem('unknown', 'there is no such event');
    const before = this.kept.get(id);
    const entries = await this.storage.events.entries(id, before?.n ?? 0);
    const state = before ? entries.reduce(applyEntry, before) : foldEvent(entries);
    this.keep(id, state);
    return { row, state };
  }

  private keep(id: string, state: EventState): void {
    if (this.kept.size >= MOST_KEPT) this.kept.clear();
    this.kept.set(id, state);
  }

  /** What names say may have changed. */
  forget(): void {
    this.kept.clear();
  }

  /** Writes what happened at the log's end; false when somebody was quicker. */
  async append(
    { row, state }: LoadedEvent,
    acts: readonly EventAct[],
    by: string | null,
    brings: NewBrings | null = null,
  ): Promise<boolean> {
    if (acts.length === 0) return true;
    // The clock of another server may be a little ahead.
    const at = Math.max(this.now(), (await this.storage.events.entries(row.id, state.n - 1))[0]?.at ?? 0);
    const entries = acts.map((act, i): EventEntry => ({ n: state.n + i + 1, at, by, act }));
    const next = entries.reduce(applyEntry, state);
    return this.storage.events.append(row.id, entries, { ...projectionOf(next), brings });
  }
}

const tables = new WeakMap<EventState, readonly Standing[]>();
/** The table of a state, made once. */
export function standingsIn(state: EventState): readonly Standing[] {
  let table = tables.get(state);
  if (!table) tables.set(state, (table = standingsOf(state)));
  return table;
}

export const projectionOf = (state: EventState): EventProjection => ({
  state,
  points: () => new Map(standingsIn(state).map(({ player, points }) => [player, points])),
});

/** Whether players bring something to this event. */
export function needsList({ games }: Pick<Config, 'games'>, { settings: { game, options, venue } }: EventState): boolean {
  return venue === 'online' && wantedAt(offered({ games }, game).game, options) !== null;
}
