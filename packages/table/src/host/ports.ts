/** What a driver of a table brings. The host has no I/O, no clock and no chance of its own. */
import type { AnyPosition } from '@kolbiste/engine';
import type { Chapter, Hint, Seat, Viewer } from '@kolbiste/protocol';
import type { Stream } from '../match/change.ts';
import type { MatchHeader } from '../match/header.ts';
import type { Row } from '../match/input.ts';
import type { SavedMatch } from '../match/match.ts';

/** What was learned in the rows after `since` up to row `n`. */
export interface Piece {
  readonly since: number;
  readonly n: number;
  readonly streams: readonly Stream[];
}

/** Everything a match is rebuilt from. */
export interface StoredMatch {
  readonly header: MatchHeader;
  readonly rows: readonly Row[];
  readonly saved: SavedMatch | null;
  /** What was learned up to this row is kept. */
  readonly kept: number;
}

/** Nothing can be written just now; nothing that was acknowledged is lost. */
export class StorageError extends Error {
  override readonly name = 'StorageError';
}

/** Whether a row was written, or its number was taken before. */
export type Verdict = 'written' | 'taken';

/** A saved state to be kept beside a row, with what was learned up to it. */
export interface SavedWithRow {
  readonly state: SavedMatch;
  readonly learned: Piece;
}

/** Rows, saved states, and what viewers learned. The log is the lock: the first to write row n has decided it. */
export interface Log {
  /** Why nothing can be written, or null. */
  readonly fault: string | null;
  /** A saved state is certain to be written with its row. */
  readonly keepsSaved: boolean;
  /** Resolves when the row is durable; rejects with a StorageError when it cannot be. */
  append(match: string, row: Row, saved: SavedWithRow | null): Promise<Verdict>;
  load(match: string): Promise<StoredMatch | null>;
  /** The rows after number `after`, in order. */
  rows(match: string, after: number): Promise<readonly Row[]>;
  keep(match: string, piece: Piece): Promise<void>;
  /** What a viewer learned after one row, up to another. */
  learned(match: string, viewer: Viewer, after: number, upTo: number): Promise<readonly Chapter[]>;
  /** Times after a moment when no driver was running. */
  outagesAfter(at: number): Promise<readonly { readonly began: number; readonly ended: number }[]>;
}

/** A decision for a bot, on a position re-dealt for its seat: a bot never gets the truth. */
export interface BotJob {
  readonly game: string;
  /** Of its rules. */
  readonly version: number;
  readonly position: AnyPosition;
  readonly seat: Seat;
  /** As the seat says; a seat that says none gets the driver's default. */
  readonly level: string | undefined;
  readonly seed: string;
  /** Overrides the level's own budget, for short clocks. */
  readonly milliseconds?: number;
}

export type Advice = Pick<Hint, 'key' | 'chance' | 'instead' | 'gain' | 'reasons'>;

/** The driver stops: no bot thinks any more, and nothing has to be done instead. */
export class BotsStopped extends Error {
  override readonly name = 'BotsStopped';
}

export interface Bots {
  /** How long what happened stays to be seen before a bot's answer follows. */
  readonly pace: number;
  /** Resolves when a row has been seen by those who look, where the driver knows: no bot answers before. */
  seen?(seq: number): Promise<void>;
  /** Rejects with BotsStopped when the driver stops. */
  think(job: BotJob): Promise<{ readonly key: string }>;
  /** `played`: an answer that somebody is about to give, to be compared with the best. */
  advise(job: Omit<BotJob, 'level'> & { readonly played?: string }): Promise<Advice>;
  /** How long a bot that thinks elsewhere is waited for. */
  patience(level: string | undefined): number;
  newSeed(): string;
}

export interface Clock {
  now(): number;
  /** Calls the match's `tick` at a moment instead of any earlier wish; null: not at all. */
  wake(match: string, at: number | null): void;
  sleep(ms: number): Promise<void>;
  /** Whether it is known until now when no driver was running, so that what is due may be judged. */
  isFresh(now: number): boolean;
  /** Finds it out. */
  refresh(): Promise<void>;
}

/** Text as the driver's line carries it, made once for everyone who gets it. */
export type Frame = Uint8Array | string;

/** A program at the other end of a line. */
export interface Client {
  send(frame: Frame): void;
}

export interface Audiences {
  frame(text: string): Frame;
}

/** Who looks at a match on other servers. */
export interface Elsewhere {
  readonly seats: ReadonlySet<Seat>;
  readonly spectators: number;
}

/** Who looks at a match here. */
export interface Here {
  readonly seats: readonly Seat[];
  readonly spectators: number;
}

/** Other drivers of the same log. */
export interface Cluster {
  /** False: no other driver can write to this log. */
  readonly shared: boolean;
  /** A row was written: wakes others who follow the match. */
  wake(match: string): void;
  /** Notes who looks at a match here. */
  present(match: string, here: Here): void;
  elsewhere(match: string): Promise<Elsewhere>;
}

export const NOBODY_ELSEWHERE: Elsewhere = { seats: new Set(), spectators: 0 };

/** A driver with a log of its own. */
export const ALONE: Cluster = {
  shared: false,
  wake: () => undefined,
  present: () => undefined,
  elsewhere: () => Promise.resolve(NOBODY_ELSEWHERE),
};

/** What is worth counting or noting. `about`: the error, for a refusal or a fault. */
export type Report = 'row' | 'refused' | 'fault' | 'conflict';

/** Keeps the match in memory. */
export interface Owner {
  /** The match has ended, and everyone has been told. */
  ended(match: string): void;
  /** The match is over and recorded, and nobody looks at it. */
  idle(match: string): void;
  report(what: Report, match: string, about?: unknown): void;
}

export interface Ports {
  readonly log: Log;
  readonly bots: Bots;
  readonly clock: Clock;
  readonly audiences: Audiences;
  readonly cluster: Cluster;
  readonly owner: Owner;
}
