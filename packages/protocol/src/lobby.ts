/** What client and server say to each other over HTTP: games, tables to be, players, records. */
import type { Field, InputProblem, Plain, Uneven } from '@kolbiste/engine';
import * as v from 'valibot';
import { firstIssue, tooLarge, type Parsed } from './client-message.ts';
import { LIMITS } from './limits.ts';
import type { ClockConfig, Result, SeatInfo, SeriesPlace, UndoPolicy } from './match.ts';
import { brought, clockConfig, DAY, optionsWish, quickMatch, time, wishId as id, type QuickMatch } from './wishes.ts';

/** A game as the list shows it; names and descriptions are in the dictionaries. */
export interface GameInfo {
  readonly game: string;
  readonly version: number;
  readonly seats: { readonly min: number; readonly max: number };
  readonly fields: readonly Field[];
  readonly botLevels: readonly string[];
  /** The option that every seat of an online table brings for itself. */
  readonly brings?: string;
  /** Pairings of what is ready to bring that are no fair game. */
  readonly uneven?: readonly Uneven[];
}

export interface Player {
  readonly player: string;
  readonly name: string;
  readonly guest: boolean;
}

/** The player who asks. */
export interface Me extends Player {
  readonly role?: 'moderator';
}

/** Who is to sit where: the one who asks, a bot, or anybody. */
export interface SeatWish {
  readonly who: 'me' | 'bot' | 'open';
  readonly level?: string;
  readonly team?: number;
  /** For an open seat: the player it is kept for, by id or an account's name. */
  readonly player?: string;
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
  /** When time is up, and the game comes to its end by its rules. */
  readonly timeLimit?: number;
  /** Under attack a pass takes as long no matter who passes, and whatever is held. */
  readonly evenPace?: boolean;
  /** Everybody is asked at every last chance, also with nothing to play, and nothing is passed automatically: being asked tells nothing. */
  readonly lastChances?: boolean;
  /** What the one who asks brings to their own seat; null for something ready, at random. */
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
  /** Whose seat it is; bots have none. */
  readonly player?: string;
  /** That player is here just now, and shows it. */
  readonly here?: true;
}

/** What the player brought; null for something ready, at random. */
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
  readonly series?: SeriesPlace;
  /** null: free. */
  readonly seats: readonly (SeatEntry | null)[];
  readonly createdAt: number;
  readonly phase: 'open' | 'playing';
  readonly spectators: boolean;
  /** How many look on. */
  readonly watchers?: number;
  /** Among the player's own tables: you are asked, or have yet to say that you are ready. */
  readonly yourTurn?: boolean;
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
  /** The reason as a word, with what belongs into it, where there is one: for pages in other languages. */
  readonly why?: string;
  readonly params?: Readonly<Record<string, string | number>>;
  /** What is wrong with a deck or other cards: by which rule, and in which line. */
  readonly problems?: readonly InputProblem[];
}

export const createTable = v.object({
  game: id,
  options: v.exactOptional(optionsWish),
  brings: v.exactOptional(brought),
  seats: v.pipe(
    v.array(
      v.object({
        who: v.picklist(['me', 'bot', 'open']),
        level: v.exactOptional(id),
        team: v.exactOptional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(LIMITS.seats - 1))),
        player: v.exactOptional(id),
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
  lastChances: v.exactOptional(v.boolean()),
  timeLimit: v.exactOptional(v.pipe(time(DAY), v.minValue(60_000))),
  spectatorDelay: v.exactOptional(time(DAY)),
}) satisfies v.GenericSchema<unknown, CreateTable>;

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
