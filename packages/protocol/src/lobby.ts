/** What client and server say to each other over HTTP: games, tables to be, players, records. */
import type { Field, InputProblem, Plain } from '@kolbiste/engine';
import * as v from 'valibot';
import { firstIssue, tooLarge, type Parsed } from './client-message.ts';
import { LIMITS } from './limits.ts';
import type { ClockConfig, Result, SeatInfo, UndoPolicy } from './match.ts';

/** A game as the list shows it; names and descriptions are in the dictionaries. */
export interface GameInfo {
  readonly game: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly fields: readonly Field[];
  readonly botLevels: readonly string[];
  /** The option that every seat of an online table brings for itself. */
  readonly brings?: string;
}

export interface Player {
  readonly player: string;
  readonly name: string;
  readonly guest: boolean;
}

/** Who is to sit where: the one who asks, a bot, or anybody. */
export interface SeatWish {
  readonly who: 'me' | 'bot' | 'open';
  readonly level?: string;
  readonly team?: number;
}

export interface CreateTable {
  readonly game: string;
  readonly options?: Plain;
  readonly seats: readonly SeatWish[];
  readonly clock?: ClockConfig;
  readonly undo?: UndoPolicy;
  readonly rated?: boolean;
  /** Listed in the lobby; otherwise only by invitation. */
  readonly listed?: boolean;
  readonly spectators?: boolean;
  /** How long after the players spectators learn what happened. */
  readonly spectatorDelay?: number;
  /** After so long time is up, and the game comes to its end by its rules. */
  readonly timeLimit?: number;
  /** Under attack a pass takes as long whoever passes, and whatever is held. */
  readonly evenPace?: boolean;
  /** What the one who asks brings to his own seat; null for something ready, by lot. */
  readonly brings?: Plain;
}

export interface TableCreated {
  readonly match: string;
  /** The path that lets somebody else sit down. */
  readonly invite: string;
}

/** A taken seat. */
export interface SeatEntry extends SeatInfo {
  /** Before the match begins, where something is brought: whether it was. */
  readonly ready?: boolean;
  /** And what everybody may know of it. */
  readonly summary?: Plain;
}

/** What one brought oneself; null for something ready, by lot. */
export interface OwnBrings {
  readonly seat: number;
  readonly ready: boolean;
  readonly brings: Plain;
}

export interface LobbyEntry {
  readonly match: string;
  readonly game: string;
  readonly options: Plain;
  readonly clock: ClockConfig;
  readonly undo: UndoPolicy;
  readonly rated: boolean;
  readonly timeLimit?: number;
  /** null: free. */
  readonly seats: readonly (SeatEntry | null)[];
  readonly createdAt: number;
  readonly phase: 'open' | 'playing';
  readonly spectators: boolean;
}

/** Asks for a game against anybody: a seat at an open table with the same settings, or a new one. */
export interface QuickMatch {
  readonly game: string;
  /** What the one who asks brings; it plays no part in who meets whom. */
  readonly brings?: Plain;
  readonly options?: Plain;
  readonly clock?: ClockConfig;
  readonly rated?: boolean;
}

/** How strong a player is at a game, in the mode it is played. */
export interface Rating {
  readonly game: string;
  readonly mode: string;
  readonly rating: number;
  readonly deviation: number;
  readonly games: number;
}

/** Where a player is signed in, or a bot author's token. */
export interface SessionInfo {
  readonly session: string;
  readonly kind: 'browser' | 'token';
  readonly label: string;
  readonly createdAt: number;
  readonly seenAt: number;
  readonly current: boolean;
}

export interface RecordSummary {
  readonly match: string;
  readonly game: string;
  readonly version: number;
  readonly seats: readonly (SeatInfo & { readonly player?: string })[];
  readonly rated: boolean;
  readonly result: Result;
  readonly answers: number;
  readonly startedAt: number;
  readonly finishedAt: number;
}

/** What every failed request answers with. */
export interface HttpError {
  readonly code: string;
  readonly text: string;
  /** What is wrong with a deck or other cards: by which rule, and in which line. */
  readonly problems?: readonly InputProblem[];
}

const DAY = 86_400_000;
const time = (max: number) => v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(max));
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.idLength));

export const clockConfig = v.variant('kind', [
  v.object({ kind: v.literal('none') }),
  v.object({
    kind: v.literal('bank'),
    bank: v.pipe(time(DAY), v.minValue(1_000)),
    increment: time(DAY),
  }),
  v.object({ kind: v.literal('byoyomi'), bank: time(DAY), period: v.pipe(time(DAY), v.minValue(1_000)) }),
  v.object({ kind: v.literal('correspondence'), perMove: v.pipe(time(30 * DAY), v.minValue(60_000)) }),
]) satisfies v.GenericSchema<unknown, ClockConfig>;

/** Plain data of bounded size and depth, without keys that mean something to JavaScript. */
export function boundedPlain(value: unknown, depth: number = LIMITS.optionsDepth, left = { values: LIMITS.optionsValues }): value is Plain {
  if (--left.values < 0) return false;
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || depth === 0) return false;
  if (Array.isArray(value)) return value.every(item => boundedPlain(item, depth - 1, left));
  return Object.entries(value).every(([key, field]) => key !== '__proto__' && boundedPlain(field, depth - 1, left));
}

/** What is brought to a seat. */
export const brought = v.custom<Plain>(value => boundedPlain(value), 'what is brought is too big, too deep or not plain data');

const createTable = v.object({
  game: id,
  options: v.exactOptional(v.custom<Plain>(value => boundedPlain(value), 'options are too big, too deep or not plain data')),
  brings: v.exactOptional(brought),
  seats: v.pipe(
    v.array(
      v.object({
        who: v.picklist(['me', 'bot', 'open']),
        level: v.exactOptional(id),
        team: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1))),
      }),
    ),
    v.minLength(1),
    v.maxLength(LIMITS.seats),
  ),
  clock: v.exactOptional(clockConfig),
  undo: v.exactOptional(v.picklist(['free', 'consent', 'asked', 'none'])),
  rated: v.exactOptional(v.boolean()),
  listed: v.exactOptional(v.boolean()),
  spectators: v.exactOptional(v.boolean()),
  evenPace: v.exactOptional(v.boolean()),
  timeLimit: v.exactOptional(v.pipe(time(DAY), v.minValue(60_000))),
  spectatorDelay: v.exactOptional(time(DAY)),
}) satisfies v.GenericSchema<unknown, CreateTable>;

const quickMatch = v.object({
  game: id,
  options: createTable.entries.options,
  brings: createTable.entries.brings,
  clock: createTable.entries.clock,
  rated: createTable.entries.rated,
}) satisfies v.GenericSchema<unknown, QuickMatch>;

/** Reads the body of a request for a table. Never throws. */
export const parseCreateTable = (text: unknown): Parsed<CreateTable> => parseBody(text, createTable);
export const parseQuickMatch = (text: unknown): Parsed<QuickMatch> => parseBody(text, quickMatch);

/** Reads the body of a request. Never throws. */
export function parseBody<T>(text: unknown, body: v.GenericSchema<unknown, T>): Parsed<T> {
  if (typeof text !== 'string') return { ok: false, code: 'malformed', text: 'a body is JSON text' };
  if (tooLarge(text, LIMITS.bodyBytes)) return { ok: false, code: 'tooLarge', text: `a body has at most ${LIMITS.bodyBytes} bytes` };
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, code: 'malformed', text: 'this is not JSON' };
  }
  const read = v.safeParse(body, value, { abortEarly: true });
  return read.success ? { ok: true, message: read.output } : { ok: false, code: 'malformed', text: firstIssue(read.issues) };
}
