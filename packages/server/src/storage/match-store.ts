/** Matches in the database: what is settled, the rows, the saved state. */
import { promisify } from 'node:util';
import { deflateSync, inflate } from 'node:zlib';
import type { MatchRecord, Plain } from '@kolbiste/engine';
import type { Chapter, ClockConfig, Result, SeatWish, SeriesPlace, UndoPolicy, Viewer } from '@kolbiste/protocol';
import { readHeader, readRow, streamsOf, type HostedMatch, type Input, type Piece, type Row, type Stream } from '@kolbiste/table';
import type { Kysely, Selectable } from 'kysely';
import type { Schema } from './schema.ts';

const unpack = promisify(inflate);

/** What a table is created with, every field filled. */
export interface TableSettings {
  readonly options: Plain;
  readonly clock: ClockConfig;
  readonly undo: UndoPolicy;
  readonly rated: boolean;
  readonly listed: boolean;
  readonly spectators: boolean;
  readonly spectatorDelay: number;
  readonly evenPace?: true;
  readonly lastChances?: true;
  readonly timeLimit?: number;
  readonly series?: SeriesPlace;
  /** The table of an event: no hints, and its secrets stay with it until the event is over. */
  readonly event?: true;
  readonly seats: readonly SeatWish[];
}

export type MatchRow = Selectable<Schema['match']>;
export type SeatRow = Selectable<Schema['seat']>;
export interface StoredMatch extends HostedMatch {
  readonly settings: TableSettings;
  /** Who made the table. */
  readonly createdBy: string;
}

/** What outlives the rules a match was played by; no moves when it was not finished by them. */
export interface Memory {
  readonly streams: readonly Stream[];
  readonly moves?: MatchRecord;
}

/** The end of a match without a result. */
export type Abort = Extract<Input, { readonly type: 'abort' }>;

/** How much of a record is in memory at a time. */
const ROWS_AT_ONCE = 500;

/** How many old matches a sweep looks at. */
const MATCHES_AT_ONCE = 50;

export class MatchStore {
  readonly db: Kysely<Schema>;
  /** For records: not on the thread that plays. */
  private readonly reading: Kysely<Schema>;
  constructor(db: Kysely<Schema>, reading = db) {
    this.db = db;
    this.reading = reading;
  }

  row(id: string): Promise<MatchRow | undefined> {
    return this.db.selectFrom('match').selectAll().where('id', '=', id).executeTakeFirst();
  }
  seats(id: string): Promise<SeatRow[]> {
    return this.db.selectFrom('seat').selectAll().where('match', '=', id).orderBy('seat').execute();
  }

  /** The rows after number `after`, in order. */
  async rows(id: string, after = 0): Promise<Row[]> {
    const rows = await this.db
      .selectFrom('input')
      .select(['n', 'data'])
      .where('match', '=', id)
      .where('n', '>', after)
      .orderBy('n')
      .execute();
    return rows.map(({ n, data }) => readRow(JSON.parse(data), n));
  }

  /** Everything a match is rebuilt from; null when there is none, or its seats are not all taken. */
  async load(id: string): Promise<StoredMatch | null> {
    const row = await this.row(id);
    if (!row?.header) return null;
    const seats = await this.seats(id);
    const header = readHeader(JSON.parse(row.header));
    const saved = await this.db.selectFrom('snapshot').select(['n', 'version', 'data']).where('match', '=', id).executeTakeFirst();
    return {
      header,
      settings: JSON.parse(row.settings) as TableSettings,
      createdBy: row.created_by,
      over: row.state === 'over',
      players: seats.map(({ player }) => player),
      rows: await this.rows(id),
      saved: saved ? { rows: saved.n, version: saved.version, data: JSON.parse(saved.data) as Plain } : null,
      kept: coveredBy(await this.db.selectFrom('chapter').select(['since', 'n']).where('match', '=', id).orderBy('n').execute()),
    };
  }

  /** Times after a moment when no server was there. */
  outagesAfter(at: number): Promise<{ began: number; ended: number }[]> {
    return this.db.selectFrom('outage').selectAll().where('ended', '>', at).orderBy('ended').execute();
  }

  /** Matches that go on and have a clock or a bot, the oldest first. */
  async stirring(): Promise<string[]> {
    const rows = await this.db
      .selectFrom('match')
      .select('id')
      .where('state', '=', 'running')
      .where('stirs', '=', 1)
      .orderBy('created_at')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** The next few matches that go on since before a moment, made after another, with when something last happened in each. */
  async oldOnes(before: number, from: number): Promise<{ readonly id: string; readonly createdAt: number; readonly lastAt: number }[]> {
    const rows = await this.db
      .selectFrom('match')
      .select(['id', 'created_at', 'started_at'])
      .where('state', '=', 'running')
      .where('created_at', '>', from)
      .where('created_at', '<', before)
      .orderBy('created_at')
      .limit(MATCHES_AT_ONCE)
      .execute();
    const found = [];
    for (const { id, created_at: createdAt, started_at: startedAt } of rows) {
      const last = await this.db
        .selectFrom('input')
        .select('data')
        .where('match', '=', id)
        .orderBy('n', 'desc')
        .limit(1)
        .executeTakeFirst();
      found.push({ id, createdAt, lastAt: last ? (JSON.parse(last.data) as Row).at : (startedAt ?? createdAt) });
    }
    return found;
  }

  /** The numbers of the last row and of the last words of some matches. */
  heads(ids: readonly string[]): Promise<{ id: string; rows: number | null; chat: number | null }[]> {
    return this.db
      .selectFrom('match')
      .select(({ selectFrom }) => [
        'match.id',
        selectFrom('input')
          .select(({ fn }) => fn.max<number | null>('input.n').as('n'))
          .whereRef('input.match', '=', 'match.id')
          .as('rows'),
        selectFrom('chat')
          .select(({ fn }) => fn.max<number | null>('chat.number').as('n'))
          .whereRef('chat.match', '=', 'match.id')
          .as('chat'),
      ])
      .where('match.id', 'in', ids)
      .execute();
  }

  /** What follows some matches. */
  following(ids: readonly string[]): Promise<{ id: string; follows: string | null }[]> {
    return ids.length ? this.db.selectFrom('match').select(['id', 'follows']).where('follows', 'in', ids).execute() : Promise.resolve([]);
  }

  /** Keeps what was learned. */
  async keep(id: string, piece: Piece): Promise<void> {
    await keepIn(this.db, id, packedPiece(piece));
  }

  /** What a viewer learned after one row, up to another. */
  async learned(id: string, viewer: Viewer, after: number, upTo: number): Promise<readonly Chapter[]> {
    const { streams } = merged(await this.pieces(id, after));
    return (streams.find(stream => stream.viewer === viewer)?.chapters ?? []).filter(({ seq }) => seq > after && seq <= upTo);
  }

  /** All that is kept of what was learned, and the moves once it is over; null when there is nothing. */
  async kept(id: string): Promise<Memory | null> {
    const pieces = await this.pieces(id, 0);
    if (pieces.length) return merged(pieces);
    const row = await this.db.selectFrom('stream').select('data').where('match', '=', id).executeTakeFirst();
    return row ? unpacked(row.data) : null;
  }

  /** Rows of a finished match as they are stored, some at a time. */
  recorded(id: string, after: number): Promise<{ n: number; data: string }[]> {
    return this.reading
      .selectFrom('input')
      .select(['n', 'data'])
      .where('match', '=', id)
      .where('n', '>', after)
      .orderBy('n')
      .limit(ROWS_AT_ONCE)
      .execute();
  }

  /** All that is kept of a finished match, packed: each gives one of its pieces. */
  async packed(id: string): Promise<(() => Promise<Memory>)[]> {
    const pieces = await this.reading.selectFrom('chapter').select('data').where('match', '=', id).orderBy('n').execute();
    const rows = pieces.length ? pieces : await this.reading.selectFrom('stream').select('data').where('match', '=', id).execute();
    return rows.map(
      ({ data }) =>
        () =>
          unpacked(data),
    );
  }

  private async pieces(id: string, after: number): Promise<Memory[]> {
    const rows = await this.db.selectFrom('chapter').select('data').where('match', '=', id).where('n', '>', after).orderBy('n').execute();
    return Promise.all(rows.map(({ data }) => unpacked(data)));
  }

  /** Takes away a table that has not begun; false when it has. */
  forget(id: string): Promise<boolean> {
    return this.db.transaction().execute(async db => {
      const { numDeletedRows } = await db.deleteFrom('match').where('id', '=', id).where('state', '=', 'open').executeTakeFirst();
      if (numDeletedRows) await db.deleteFrom('seat').where('match', '=', id).execute();
      return numDeletedRows > 0n;
    });
  }

  /**
   * Notes the end and keeps what is remembered of the match, once: true for the first. In the same transaction, `then` does
   * what follows from it.
   */
  async finish(
    id: string,
    end: {
      readonly result: Result;
      readonly answers: number;
      readonly at: number;
      /** The last of what was learned, and the moves. */
      readonly remembered?: Piece & { readonly moves: MatchRecord };
    },
    then: (db: Kysely<Schema>) => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    const { remembered } = end;
    const piece = remembered && packedPiece(remembered);
    return this.db.transaction().execute(async db => {
      const { numUpdatedRows } = await db
        .updateTable('match')
        .set({ state: 'over', result: JSON.stringify(end.result), answers: end.answers, finished_at: end.at })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirst();
      if (!numUpdatedRows) return false;
      if (piece) await keepIn(db, id, piece);
      await db.deleteFrom('snapshot').where('match', '=', id).execute();
      await then(db);
      return true;
    });
  }
}

/** A match's events are short and much alike: a small window finds nearly as much, and costs far less to set up. */
const PACKING = { level: 3, windowBits: 13, memLevel: 6 } as const;

/** A piece as the database holds it. */
export interface PackedPiece {
  readonly since: number;
  readonly n: number;
  readonly data: Uint8Array;
}
export const packedPiece = ({ since, n, ...memory }: Piece): PackedPiece => ({
  since,
  n,
  data: deflateSync(JSON.stringify(memory satisfies Memory), PACKING),
});
const unpacked = async (data: Uint8Array): Promise<Memory> => JSON.parse((await unpack(data)).toString()) as Memory;

/** Up to which row pieces, in order, tell everything. */
function coveredBy(pieces: readonly { readonly since: number; readonly n: number }[]): number {
  let covered = 0;
  for (const { since, n } of pieces) if (since <= covered) covered = Math.max(covered, n);
  return covered;
}

/** Pieces in order as one. Where they overlap they say the same. */
function merged(pieces: readonly Memory[]): Memory {
  const streams = new Map<Viewer, Chapter[]>();
  for (const { viewer, chapters } of pieces.flatMap(piece => piece.streams)) {
    const stream = streams.get(viewer) ?? [];
    streams.set(viewer, stream);
    const last = stream.at(-1)?.seq ?? 0;
    stream.push(...chapters.filter(({ seq }) => seq > last));
  }
  const moves = pieces.at(-1)?.moves;
  return { streams: streamsOf(streams), ...(moves && { moves }) };
}

/** Of two pieces up to the same row, the longer one stays. */
async function keepIn(db: Kysely<Schema>, match: string, { since, n, data }: PackedPiece): Promise<void> {
  await db
    .insertInto('chapter')
    .values({ match, n, since, data })
    .onConflict(on => on.columns(['match', 'n']).doUpdateSet({ since, data }).where('chapter.since', '>=', since))
    .execute();
}
