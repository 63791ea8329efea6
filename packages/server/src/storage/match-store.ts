/** Matches in the database: what is settled, the rows, the saved state. */
import { promisify } from 'node:util';
import { deflate, deflateSync, inflate } from 'node:zlib';
import type { Plain } from '@kolbiste/engine';
import type { ClockConfig, Result, SeatWish, UndoPolicy } from '@kolbiste/protocol';
import { readHeader, readRow, type Input, type MatchHeader, type Memory, type Row, type SavedMatch } from '@kolbiste/table';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from './schema.ts';

const pack = promisify(deflate);
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
  readonly seats: readonly SeatWish[];
}

export type MatchRow = Selectable<Tables['match']>;
export type SeatRow = Selectable<Tables['seat']>;
export interface StoredMatch {
  readonly header: MatchHeader;
  readonly settings: TableSettings;
  readonly over: boolean;
  /** By seat; null for bots. */
  readonly players: readonly (string | null)[];
  readonly rows: readonly Row[];
  readonly saved: SavedMatch | null;
}

/** The end of a match without a result. */
export type Abort = Extract<Input, { readonly type: 'abort' }>;

export class MatchStore {
  readonly db: Kysely<Tables>;
  constructor(db: Kysely<Tables>) {
    this.db = db;
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
    const fits = saved && saved.version === header.version;
    return {
      header,
      settings: JSON.parse(row.settings) as TableSettings,
      over: row.state === 'over',
      players: seats.map(({ player }) => player),
      rows: await this.rows(id),
      saved: fits ? { rows: saved.n, data: JSON.parse(saved.data) as Plain } : null,
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

  /** Keeps what other rules would play differently. */
  async keep(id: string, n: number, memory: Memory): Promise<void> {
    await keepIn(this.db, id, n, await packed(memory));
  }

  async kept(id: string): Promise<Memory | null> {
    const row = await this.db.selectFrom('stream').select('data').where('match', '=', id).executeTakeFirst();
    return row ? (JSON.parse((await unpack(row.data)).toString()) as Memory) : null;
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
   * Notes the end and keeps what is remembered of the match, once: true for whoever was first. In the same transaction, `then` does
   * what follows from it.
   */
  async finish(
    id: string,
    end: {
      readonly result: Result;
      readonly answers: number;
      readonly at: number;
      readonly remembered?: { readonly n: number; readonly memory: Memory };
    },
    then: (db: Kysely<Tables>) => Promise<void> = () => Promise.resolve(),
  ): Promise<boolean> {
    const { remembered } = end;
    const data = remembered && (await packed(remembered.memory));
    return this.db.transaction().execute(async db => {
      const { numUpdatedRows } = await db
        .updateTable('match')
        .set({ state: 'over', result: JSON.stringify(end.result), answers: end.answers, finished_at: end.at })
        .where('id', '=', id)
        .where('state', '=', 'running')
        .executeTakeFirst();
      if (!numUpdatedRows) return false;
      if (data) await keepIn(db, id, remembered.n, data);
      await db.deleteFrom('snapshot').where('match', '=', id).execute();
      await then(db);
      return true;
    });
  }
}

/** Packing a text of this length takes no longer than handing it to another thread. */
const PACKED_HERE = 100_000;
/** A match's events are short and much alike: a small window finds nearly as much, and costs far less to set up. */
const PACKING = { level: 3, windowBits: 13, memLevel: 6 } as const;

async function packed(memory: Memory): Promise<Buffer> {
  const text = JSON.stringify(memory);
  return text.length < PACKED_HERE ? deflateSync(text, PACKING) : pack(text);
}

async function keepIn(db: Kysely<Tables>, match: string, n: number, data: Buffer): Promise<void> {
  await db
    .insertInto('stream')
    .values({ match, n, data })
    .onConflict(on => on.column('match').doUpdateSet({ n, data }).where('stream.n', '<=', n))
    .execute();
}
