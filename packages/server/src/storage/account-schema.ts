/** Accounts and who is on them: players, their ways in, ratings, friends, reports and what was done about them. */
import type { ColumnType } from 'kysely';

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
  /** What the player says about themselves. */
  about: ColumnType<string | null, string | null | undefined, string | null>;
  /** 1: nobody is told whether they are here. */
  hidden: ColumnType<number, number | undefined, number>;
  /** What the keeper lets them do beside playing. */
  role: ColumnType<'moderator' | null, 'moderator' | null | undefined, 'moderator' | null>;
  /** Until then they say nothing at tables. */
  silenced_until: ColumnType<number | null, number | null | undefined, number | null>;
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

/** What a match did to a player's rating. */
interface RatingPastTable {
  match: string;
  player: string;
  game: string;
  mode: string;
  at: number;
  before: number;
  rating: number;
  deviation: number;
}

interface FollowTable {
  player: string;
  followed: string;
  at: number;
}

/** A player who is at a server and does not hide. */
interface HereTable {
  player: string;
  node: string;
  playing: number;
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
  /** What the reporter is told. */
  answer: ColumnType<string | null, string | null | undefined, string | null>;
}

/** What the keeper or a moderator did. */
interface ActTable {
  id: string;
  at: number;
  who: string;
  what: string;
  about: string;
  why: string;
  /** The moderator; null for the keeper. */
  by: ColumnType<string | null, string | null | undefined, string | null>;
  /** How it was before and is since, as JSON: what it takes to undo it. */
  change: ColumnType<string | null, string | null | undefined, string | null>;
  /** The act that undid this one. */
  undone_by: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface AccountSchema {
  player: PlayerTable;
  session: SessionTable;
  recovery: RecoveryTable;
  factor: FactorTable;
  rating: RatingTable;
  rating_past: RatingPastTable;
  follow: FollowTable;
  here: HereTable;
  mute: MuteTable;
  report: ReportTable;
  act: ActTable;
}
