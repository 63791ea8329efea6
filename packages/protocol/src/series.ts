/** Series: several games of the same two players. */
import { isPlayable, KACHUNG, type BySide, type SeriesKind, type SeriesScore, type Side } from '@kolbiste/club';
import type { Plain, Swap } from '@kolbiste/engine';
import * as v from 'valibot';
import type { Parsed } from './client-message.ts';
import { LIMITS } from './limits.ts';
import { createTable, parseBody, type CreateTable } from './lobby.ts';
import type { Result, SeatInfo } from './match.ts';

/** Asks for a series: its first game is a table like others, and the next ones are played at tables like it. */
export interface CreateSeries extends CreateTable {
  readonly series: { readonly kind: SeriesKind; readonly games: number };
}

/** A game of a series. What is by side is by player of the series, wherever they sit. */
export interface SeriesGame {
  readonly n: number;
  readonly match: string;
  /** Who sits first. */
  readonly first: Side;
  readonly state: 'open' | 'running' | 'over';
  /** Null: it is not over, or ended without a result. */
  readonly places: BySide<number> | null;
  readonly by: Result['by'] | null;
  readonly points: BySide<number>;
  /** Cards that were staked, by their codes. */
  readonly staked: BySide<readonly string[]>;
}

export interface SeriesInfo {
  readonly series: string;
  readonly game: string;
  readonly kind: SeriesKind;
  readonly games: number;
  readonly begins: 'loser' | 'lot';
  /** `between`: the next game has not begun; players may exchange cards meanwhile. */
  readonly state: 'open' | 'playing' | 'between' | 'over' | 'cancelled';
  /** By side; null: a free seat. */
  readonly players: BySide<(SeatInfo & { readonly player?: string }) | null>;
  readonly score: SeriesScore;
  /** Null: nobody, or not yet. */
  readonly winner: Side | null;
  readonly played: readonly SeriesGame[];
  /** While cards are exchanged: until when, and who has submitted what they play next. */
  readonly next: { readonly n: number; readonly dueAt: number; readonly ready: BySide<boolean> } | null;
  /** An official said that time is up: no game begins any more. */
  readonly called: boolean;
  /** The table of an event that it is. */
  readonly event: { readonly event: string; readonly round: number; readonly table: number } | null;
}

/** What one plays in the next game; nobody else sees it. */
export interface OwnChanges {
  readonly n: number;
  /** What was brought to the first game. */
  readonly brought: Plain;
  /** Since then, as submitted last. */
  readonly swaps: readonly Swap[];
  /** The same for the game before. */
  readonly before: readonly Swap[];
  readonly dueAt: number;
  readonly ready: boolean;
}

const MOST_SWAPS = 25;
const code = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.idLength));
export const swaps = v.pipe(v.array(v.object({ out: code, into: code })), v.maxLength(MOST_SWAPS)) satisfies v.GenericSchema<
  unknown,
  readonly Swap[]
>;

const createSeries = v.object({
  ...createTable.entries,
  series: v.pipe(
    v.object({ kind: v.picklist(['match', 'kachung']), games: v.number() }),
    v.check(isPlayable, `a match is the best of 1, 3 or 5; Kachung has ${KACHUNG.least} to ${KACHUNG.most} games`),
  ),
}) satisfies v.GenericSchema<unknown, CreateSeries>;

/** Reads the body of a request for a series. Never throws. */
export const parseCreateSeries = (text: unknown): Parsed<CreateSeries> => parseBody(text, createSeries);
