/** The tables of the database. JSON is TEXT, moments are integers (milliseconds since 1970): SQLite and PostgreSQL read both alike. */
import type { ColumnType } from 'kysely';

/** A setting of the server itself, such as the secret that signs cookies. */
interface SettingTable {
  name: string;
  value: string;
}

/** A migration that has run. */
interface MigrationTable {
  name: string;
}

interface PlayerTable {
  id: string;
  name: string;
  /** The name as it is compared: one account per folded name. Null for guests. */
  folded: string | null;
  /** What the name looks like: one account each. Null for guests, and for accounts that looked alike before it was asked. */
  skeleton: ColumnType<string | null, string | null | undefined, string | null>;
  /** argon2id; null for guests. */
  password: string | null;
  created_at: number;
  seen_at: number;
  banned_until: number | null;
  deleted_at: number | null;
}

/** A printed code that stands for a password or a second factor, once. */
interface RecoveryTable {
  player: string;
  /** SHA-256 of the code. */
  hash: string;
}

/** A second factor by time. */
interface FactorTable {
  player: string;
  secret: string;
  /** Null until a first code has shown that it works. */
  confirmed_at: number | null;
  /** The last step whose code was used: none is good twice. */
  step: number;
}

interface SessionTable {
  id: string;
  /** SHA-256 of the token. */
  hash: string;
  player: string;
  kind: 'browser' | 'token';
  label: string;
  created_at: number;
  seen_at: number;
  expires_at: number;
}

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

/** A match after so many rows, so that fewer have to be played again. May be lost. */
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

/** When no server was there: clocks stood still. */
interface OutageTable {
  began: number;
  ended: number;
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

interface MuteTable {
  player: string;
  muted: string;
}

interface ReportTable {
  id: string;
  at: number;
  by: string;
  match: string;
  /** Who it is about. */
  player: string | null;
  chat: number | null;
  text: string;
  closed_at: number | null;
}

interface RatingTable {
  player: string;
  game: string;
  mode: string;
  rating: number;
  deviation: number;
  volatility: number;
  games: number;
  at: number;
}

/** What an administrator did. */
interface ActTable {
  id: string;
  at: number;
  who: string;
  what: string;
  about: string;
  why: string;
}

/** A server that uses this database, and when it was last there. */
interface NodeTable {
  id: string;
  started_at: number;
  beat_at: number;
  /** The version of each game's rules it has, as JSON. */
  plays: string;
}

/** Who looks at a match on which server. */
interface PresenceTable {
  match: string;
  node: string;
  /** The seats that are there, as JSON. */
  seats: string;
  spectators: number;
}

/** How many sockets an address or a player has on which server. */
interface SocketTable {
  whose: string;
  node: string;
  count: number;
}

/** How much was done of what is limited. */
interface RateTable {
  key: string;
  points: number;
  expire: number | null;
}

/** How many changes a player's decks and cards have seen. */
interface WorkshopTable {
  player: string;
  change: number;
}

interface DeckTable {
  id: string;
  player: string;
  game: string;
  name: string;
  /** A `DeckData`, canonical. */
  data: string;
  revision: number;
  /** Whoever knows it may look at the deck. */
  share: string | null;
  copied_from: string | null;
  created_at: number;
  changed_at: number;
  deleted_at: number | null;
  /** The player's change that made it so. */
  change: number;
}

interface DeckPastTable {
  deck: string;
  revision: number;
  at: number;
  data: string;
}

interface OwnedTable {
  player: string;
  game: string;
  code: string;
  copies: number;
  origin: 'pack' | 'typed' | 'scanned';
  pack: string | null;
  /** What is printed on a card of cardboard. */
  mark: string | null;
  at: number;
  deleted_at: number | null;
  change: number;
}

/** A pack of the club's; its seed and cards are secret until it is opened. */
interface PackTable {
  id: string;
  player: string;
  size: 'booster' | 'tin';
  edition: string | null;
  seed_hash: string;
  seed: string;
  /** Codes, as JSON. */
  cards: string;
  made_at: number;
  opened_at: number | null;
  change: number;
}

interface ProgressTable {
  player: string;
  game: string;
  item: string;
  state: 'begun' | 'done';
  best: number | null;
  at: number;
  change: number;
}

interface PuzzleTryTable {
  player: string;
  game: string;
  puzzle: string;
  correct: number;
  ms: number;
  at: number;
}

export interface Schema {
  migration: MigrationTable;
  setting: SettingTable;
  player: PlayerTable;
  session: SessionTable;
  recovery: RecoveryTable;
  factor: FactorTable;
  match: MatchTable;
  seat: SeatTable;
  input: InputTable;
  snapshot: SnapshotTable;
  chapter: ChapterTable;
  stream: StreamTable;
  outage: OutageTable;
  chat: ChatTable;
  mute: MuteTable;
  report: ReportTable;
  rating: RatingTable;
  act: ActTable;
  node: NodeTable;
  presence: PresenceTable;
  socket: SocketTable;
  rate: RateTable;
  workshop: WorkshopTable;
  deck: DeckTable;
  deck_past: DeckPastTable;
  owned: OwnedTable;
  pack: PackTable;
  progress: ProgressTable;
  puzzle_try: PuzzleTryTable;
}
