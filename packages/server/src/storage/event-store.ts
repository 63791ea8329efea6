/** Events in the database: their logs, what is read from them, and what players bring. The log is the lock. */
import type { EventAct, EventEntry, EventState } from '@kolbiste/club';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

export type EventRow = Selectable<Schema['event']>;
export type EntryBringsRow = Selectable<Schema['entry_brings']>;
type AbsenceRow = Selectable<Schema['absence']>;

/** What changes who is there, and with how many points. */
const PLACING: readonly EventAct['type'][] = ['entered', 'dropped', 'returned', 'result', 'published'];
const LIST_SIZE = 100;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Anyone who is missed a second time within this time is kept out of live events. */
const ABSENCE_REMEMBERED = 30 * DAY;
const LONGEST_HOURS = 30 * 24;

/** What the log's entries make of an event, to be found again. */
export interface EventProjection {
  readonly state: EventState;
  /** Of every entrant. */
  readonly points: () => ReadonlyMap<string, number>;
}
/** Brought with an entry that names its hash. */
export type NewBrings = Pick<EntryBringsRow, 'player' | 'data' | 'salt' | 'hash'>;

export class EventStore {
  private readonly db: Kysely<Schema>;
  /** For lists: not on the thread that plays. */
  private readonly reading: Kysely<Schema>;
  constructor(db: Kysely<Schema>, reading: Kysely<Schema>) {
    this.db = db;
    this.reading = reading;
  }

  /** Makes an event with its log so far, once; false when it is there. */
  make(row: EventRow, entries: readonly EventEntry[], projection: EventProjection): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('event')
        .values(row)
        .onConflict(on => on.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return false;
      await db
        .insertInto('event_log')
        .values(entries.map(entry => logRow(row.id, entry)))
        .execute();
      await project(db, row.id, { entries, projection });
      return true;
    });
  }

  /** An event that came as a file; what is remembered about players does not follow from it. */
  take(row: EventRow, entries: readonly EventEntry[], { state, points: pointsOf }: EventProjection): Promise<void> {
    const points = pointsOf();
    return this.db.transaction().execute(async db => {
      await db.insertInto('event').values(row).execute();
      for (const entry of entries) await db.insertInto('event_log').values(logRow(row.id, entry)).execute();
      for (const { player, state: there } of state.entrants)
        await db
          .insertInto('entrant')
          .values({ event: row.id, player, state: there, points: points.get(player) ?? 0 })
          .execute();
    });
  }

  /** Writes entries at the log's end; false when somebody wrote the first one's number before. */
  append(
    event: string,
    entries: readonly EventEntry[],
    { brings, ...projection }: EventProjection & { readonly brings: NewBrings | null },
  ): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const [first, ...rest] = entries;
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('event_log')
        .values(logRow(event, first!))
        .onConflict(on => on.doNothing())
        .executeTakeFirstOrThrow();
      if (!numInsertedOrUpdatedRows) return false;
      if (rest.length)
        await db
          .insertInto('event_log')
          .values(rest.map(entry => logRow(event, entry)))
          .execute();
      if (brings) {
        const { player, ...own } = { ...brings, at: first!.at };
        await db
          .insertInto('entry_brings')
          .values({ event, player, ...own })
          .onConflict(on => on.columns(['event', 'player']).doUpdateSet(own))
          .execute();
      }
      await project(db, event, { entries, projection });
      return true;
    });
  }

  row(id: string): Promise<EventRow | undefined> {
    return this.db.selectFrom('event').selectAll().where('id', '=', id).executeTakeFirst();
  }

  /** The entries after number `after`, in order. */
  async entries(event: string, after = 0): Promise<EventEntry[]> {
    const rows = await this.db
      .selectFrom('event_log')
      .select(['n', 'at', 'by', 'data'])
      .where('event', '=', event)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map(({ n, at, by, data }) => ({ n, at, by, act: JSON.parse(data) as EventAct }));
  }

  /** The latest first; drafts only for who organises them. */
  list(wish: {
    readonly game?: string | undefined;
    readonly state?: string | undefined;
    readonly player: string | null;
  }): Promise<EventRow[]> {
    let query = this.reading.selectFrom('event').selectAll();
    if (wish.game !== undefined) query = query.where('game', '=', wish.game);
    if (wish.state !== undefined) query = query.where('state', '=', wish.state);
    return query
      .where(({ or, eb }) => or([eb('state', '!=', 'draft'), eb('organiser', '=', wish.player ?? '')]))
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(LIST_SIZE)
      .execute();
  }

  /** Events in which something may come by itself. */
  async going(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('event')
      .select('id')
      .where('imported', '=', 0)
      .where('state', 'in', ['open', 'locked', 'running', 'cut'])
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Events that a player has entered and that are not over. */
  async entered(player: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('entrant')
      .innerJoin('event', 'event.id', 'entrant.event')
      .select('event.id')
      .where('entrant.player', '=', player)
      .where('entrant.state', '=', 'in')
      .where('event.state', 'not in', ['over', 'cancelled'])
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The latest that a player took part in and that were played to their end here. */
  async playedBy(player: string, most: number): Promise<string[]> {
    const rows = await this.reading
      .selectFrom('entrant')
      .innerJoin('event', 'event.id', 'entrant.event')
      .select('event.id')
      .where('entrant.player', '=', player)
      .where('event.state', '=', 'over')
      .where('event.imported', '=', 0)
      .orderBy('event.over_at', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Those they have entered or are an official of, and that are not over; the first to begin first. */
  async ofPlayer(player: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('event')
      .select('id')
      .where('imported', '=', 0)
      .where('state', 'not in', ['over', 'cancelled'])
      .where(({ or, exists, selectFrom }) =>
        or([
          exists(
            selectFrom('entrant')
              .select('entrant.event')
              .whereRef('entrant.event', '=', 'event.id')
              .where('entrant.player', '=', player)
              .where('entrant.state', '=', 'in'),
          ),
          exists(
            selectFrom('official')
              .select('official.event')
              .whereRef('official.event', '=', 'event.id')
              .where('official.player', '=', player),
          ),
        ]),
      )
      .orderBy('created_at')
      .limit(LIST_SIZE)
      .execute();
    return rows.map(({ id }) => id);
  }

  brings(event: string, player: string): Promise<EntryBringsRow | undefined> {
    return this.db.selectFrom('entry_brings').selectAll().where('event', '=', event).where('player', '=', player).executeTakeFirst();
  }
  allBrings(event: string): Promise<EntryBringsRow[]> {
    return this.db.selectFrom('entry_brings').selectAll().where('event', '=', event).orderBy('player').execute();
  }

  absence(player: string): Promise<AbsenceRow | undefined> {
    return this.db.selectFrom('absence').selectAll().where('player', '=', player).executeTakeFirst();
  }

  /** What judges said of a player, in every event, the latest first. */
  rulingsOf(player: string): Promise<Selectable<Schema['ruling']>[]> {
    return this.db.selectFrom('ruling').selectAll().where('player', '=', player).orderBy('at', 'desc').limit(LIST_SIZE).execute();
  }

  /** The series of an event's tables with their matches. */
  async tables(event: string): Promise<{ round: number; table: number; series: string; match: string }[]> {
    const rows = await this.db
      .selectFrom('series')
      .innerJoin('series_game', 'series_game.series', 'series.id')
      .select(['series.round', 'series.board', 'series.id', 'series_game.match'])
      .where('series.event', '=', event)
      .orderBy('series.round')
      .orderBy('series.board')
      .orderBy('series_game.n')
      .execute();
    return rows.map(({ round, board, id, match }) => ({ round: round!, table: board!, series: id, match }));
  }

  /** The series of a round, with their states. */
  async seriesOf(event: string, round: number): Promise<Map<string, string>> {
    const rows = await this.db.selectFrom('series').select(['id', 'state']).where('event', '=', event).where('round', '=', round).execute();
    return new Map(rows.map(({ id, state }) => [id, state]));
  }

  /** How many games its tables have begun. */
  async tableCount(event: string): Promise<number> {
    const { count } = await this.db
      .selectFrom('series')
      .innerJoin('series_game', 'series_game.series', 'series.id')
      .select(({ fn }) => fn.countAll().as('count'))
      .where('series.event', '=', event)
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  /** The event that a match belongs to, while nobody may read what was secret there. */
  async closedEventOf(match: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('series_game')
      .innerJoin('series', 'series.id', 'series_game.series')
      .innerJoin('event', 'event.id', 'series.event')
      .select('event.id')
      .where('series_game.match', '=', match)
      .where('event.told', '=', 0)
      .executeTakeFirst();
    return row?.id ?? null;
  }
}

const logRow = (event: string, { n, at, by, act }: EventEntry): Selectable<Schema['event_log']> => ({
  event,
  n,
  at,
  by,
  data: JSON.stringify(act),
});

interface Projecting {
  readonly entries: readonly EventEntry[];
  readonly projection: EventProjection;
}

async function project(db: Kysely<Schema>, event: string, { entries, projection: { state, points } }: Projecting): Promise<void> {
  await db
    .updateTable('event')
    .set({
      state: state.paused === null ? state.phase : 'paused',
      round: state.rounds.length,
      over_at: state.overAt,
      entrants: state.entrants.length,
      told: state.overAt !== null && state.settings.lists.after === 'public' ? 1 : 0,
    })
    .where('id', '=', event)
    .execute();
  const moved = entries.some(({ act: { type } }) => PLACING.includes(type));
  const there = moved ? points() : null;
  if (there && state.entrants.length)
    await db
      .insertInto('entrant')
      .values(state.entrants.map(({ player, state: stands }) => ({ event, player, state: stands, points: there.get(player) ?? 0 })))
      .onConflict(on =>
        on.columns(['event', 'player']).doUpdateSet(({ ref }) => ({ state: ref('excluded.state'), points: ref('excluded.points') })),
      )
      .execute();
  for (const entry of entries) await projectEntry(db, event, entry);
  if (state.phase === 'over' && entries.some(({ act }) => act.type === 'over'))
    for (const { player, state: there } of state.entrants)
      if (there === 'in') await db.deleteFrom('absence').where('player', '=', player).execute();
}

async function projectEntry(db: Kysely<Schema>, event: string, { n, at, by, act }: EventEntry): Promise<void> {
  if (act.type === 'created' && by !== null) await db.insertInto('official').values({ event, player: by, role: 'organiser' }).execute();
  if (act.type === 'official') {
    await db.deleteFrom('official').where('event', '=', event).where('player', '=', act.player).execute();
    if (act.on) await db.insertInto('official').values({ event, player: act.player, role: act.role }).execute();
  }
  if (act.type === 'ruling')
    await db.insertInto('ruling').values({ event, n, at, judge: by, player: act.player, kind: act.kind, text: act.text }).execute();
  if (act.type === 'dropped' && act.why === 'noShow') await noteAbsence(db, act.player, at);
}

/** The first time is forgiven; then a day without live events, and twice as long every time. */
async function noteAbsence(db: Kysely<Schema>, player: string, at: number): Promise<void> {
  const before = await db.selectFrom('absence').selectAll().where('player', '=', player).executeTakeFirst();
  const again = before !== undefined && (before.hours > 0 || at - before.at < ABSENCE_REMEMBERED);
  const hours = again ? Math.min(LONGEST_HOURS, before.hours === 0 ? 24 : before.hours * 2) : 0;
  const now = { at, hours, until: hours === 0 ? 0 : at + hours * HOUR };
  await db
    .insertInto('absence')
    .values({ player, ...now })
    .onConflict(on => on.column('player').doUpdateSet(now))
    .execute();
}
