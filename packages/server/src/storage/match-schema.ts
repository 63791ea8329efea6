/** Matches: tables, seats, the log, what viewers learned, the chat. */
import type { ColumnType } from 'kysely';

interface MatchTable {
  id: string;
  game: string;
  state: 'open' | 'running' | 'over';
  /** What the table was created with. */
  settings: string;
  /** The table's part of the seed: secret until the end. */
  table_seed: string;
  /** Null while seats are free. */
  header: string | null;
  created_by: string;
  created_at: number;
  invite: string;
  listed: number;
  rated: number;
  mode: string;
  /** The match this one follows, and the one that follows it. */
  follows: string | null;
  result: string | null;
  answers: ColumnType<number, number | undefined, number>;
  started_at: number | null;
  finished_at: number | null;
  /** 1: it has a clock or a bot, so something comes by itself. */
  stirs: ColumnType<number, number | undefined, number>;
}

interface SeatTable {
  match: string;
  seat: number;
  kind: 'human' | 'bot';
  /** Null: free, or a bot's. */
  player: string | null;
  /** Only this player may sit here. */
  held_for: string | null;
  name: string | null;
  level: string | null;
  team: number | null;
  /** What this seat brings, as JSON: known to its player alone. Null: nothing yet. */
  brings: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The log is the match, and its key is the lock: the first to insert number n has decided what row n is. */
interface InputTable {
  match: string;
  n: number;
  data: string;
}

/** A match after this many rows, so that fewer have to be played again. May be lost. */
interface SnapshotTable {
  match: string;
  n: number;
  version: number;
  data: string;
}

/** What each viewer learned in the rows after `since` up to `n`. Pieces may overlap; the last of a finished match holds its moves. */
interface ChapterTable {
  match: string;
  n: number;
  since: number;
  data: Uint8Array;
}

/** The same in one piece, of matches that were finished before there were chapters. */
interface StreamTable {
  match: string;
  n: number;
  data: Uint8Array;
}

interface ChatTable {
  match: string;
  number: number;
  at: number;
  player: string;
  seat: number | null;
  name: string;
  text: string | null;
  preset: string | null;
}

export interface MatchSchema {
  match: MatchTable;
  seat: SeatTable;
  input: InputTable;
  snapshot: SnapshotTable;
  chapter: ChapterTable;
  stream: StreamTable;
  chat: ChatTable;
}
