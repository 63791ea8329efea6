/** What a table says to a viewer. `re` is the `id` of the client's message this replies to. */
import type { Explained, Language } from '@kolbiste/engine';
import type { ParseErrorCode, Preset } from './client-message.ts';
import type { Chapter, ClockConfig, MatchInfo, MatchState, Passed, Result, Reveal, Seat, SeenEvent, Topic, Viewer } from './match.ts';
import type { Patch } from './patch.ts';
import type { LobbyEntry, Player } from './lobby.ts';
import type { People } from './people.ts';

interface Reply {
  readonly re?: string;
}
interface About extends Reply {
  readonly match: string;
}

export interface Welcome extends Reply {
  readonly type: 'welcome';
  readonly v: number;
  readonly player: Player;
  readonly lang: Language;
  /** The table's clock at sending. */
  readonly now: number;
  /** Open matches in which this player has a seat. */
  readonly matches: readonly { readonly match: string; readonly game: string; readonly seat: Seat; readonly yourTurn: boolean }[];
}

/** Everything a viewer may know now. */
export interface Snapshot extends About {
  readonly type: 'snapshot';
  readonly viewer: Viewer;
  /** The number of the last log row included. Later messages have higher ones, not always the next. */
  readonly seq: number;
  readonly now: number;
  readonly info: MatchInfo;
  readonly state: MatchState;
  /** What happened so far, or since the `after` of the join; the oldest may be cut off. */
  readonly history: readonly Chapter[];
}

/** Something happened. Either the whole state or a patch of the state of `from`. */
export type Update = UpdateHead & ({ readonly state: MatchState } | { readonly from: number; readonly patch: Patch });
interface UpdateHead extends About, Chapter {
  readonly type: 'update';
  readonly now: number;
  readonly events: readonly SeenEvent[];
  /** Windows that the table passed for this viewer. */
  readonly passed?: readonly Passed[];
  /** What the seats did, beside the game's events. */
  readonly act: Act;
}

/** The input behind an update, as everyone may know it. */
export type Act =
  | { readonly type: 'ready' | 'unseal' | 'stops' | 'concede' | 'timeout'; readonly seat: Seat }
  /** A seat decided. Its key is not told: what others may know of it is in the events; at a window not even which decision it was. */
  | { readonly type: 'answer'; readonly seat: Seat; readonly decision: number | null }
  | { readonly type: 'propose' | 'consent' | 'decline'; readonly seat: Seat; readonly topic: Topic; readonly agreed: boolean }
  | { readonly type: 'forfeit'; readonly seat: Seat }
  | { readonly type: 'abort'; readonly why: string }
  /** The time of the whole match is up. */
  | { readonly type: 'time' }
  /** An official of the club stopped the table, or lets it go on. */
  | { readonly type: 'halt'; readonly on: boolean }
  /** An official answered what only they may. */
  | { readonly type: 'judge' }
  /** The clock stood still for this long, because the table was away. */
  | { readonly type: 'stopped'; readonly ms: number };

/** The message was taken, is in the log as row `seq`, and will not be lost. */
export interface Accepted extends About {
  readonly type: 'accepted';
  readonly seq: number;
}

/** The message was not taken; nothing has changed. */
export interface Refused extends About {
  readonly type: 'refused';
  readonly code: RefusalCode;
  readonly text: string;
  /** The rule that forbids it, with the name of the reason and what to fill in, when a rule does. */
  readonly rule?: string;
  readonly why?: string;
  readonly params?: { readonly [name: string]: string | number };
  /** The decision that is asked now. */
  readonly decision: number | null;
}

export type RefusalCode =
  /** The decision is an earlier (or no) one. */
  | 'stale'
  /** Another seat is asked. */
  | 'notYours'
  /** This very answer was taken before. */
  | 'repeated'
  /** Not among the options; with a rule where one forbids it. */
  | 'illegal'
  /** The match has not started. */
  | 'waiting'
  /** The match has started. */
  | 'started'
  | 'paused'
  /** There is nothing to resume. */
  | 'notPaused'
  | 'over'
  /** This seat's time is up. */
  | 'timeUp'
  /** Nobody's time is up. */
  | 'notTimeUp'
  /** The seat has left the match. */
  | 'left'
  /** There is no such seat, or the viewer has none. */
  | 'noSeat'
  /** There is nothing to take back, or this table does not allow it. */
  | 'noUndo'
  /** The same was proposed already. */
  | 'pending'
  /** It was declined a moment ago. */
  | 'tooSoon'
  /** There is no such proposal (any more). */
  | 'noProposal'
  /** Not this seat's to consent to or decline. */
  | 'notAsked'
  /** The input is not one a log may hold. */
  | 'malformed'
  /** The rules failed; the table noted it, and the position is as before. */
  | 'fault';

/** The match is over. The state says so too; this is for those who only wait for the end. */
export interface Over extends About {
  readonly type: 'over';
  readonly seq: number;
  readonly result: Result;
  /** Null in an event: it is told when that is over. */
  readonly reveal: Reveal | null;
}

export interface Explanation extends About {
  readonly type: 'explained';
  readonly decision: number | null;
  readonly moves: readonly Explained[];
}

export interface Hint extends About {
  readonly type: 'hint';
  readonly decision: number;
  readonly key: string;
  /** The seat's chance with it, from 0 to 1; null where there was nothing to think about. */
  readonly chance: number | null;
  /** The option it was compared with. */
  readonly instead: string | null;
  /** How much better its chance is than with that option. */
  readonly gain: number;
  /** What it can be expected to bring more of, by names of the game's dictionary, the weightiest first. */
  readonly reasons: readonly { readonly feature: string; readonly difference: number }[];
}

export interface Said extends About {
  readonly type: 'chat';
  /** Counts up within a match. */
  readonly number: number;
  readonly at: number;
  readonly seat: Seat | null;
  readonly name: string;
  readonly text?: string;
  readonly preset?: Preset;
}

/** Who is there. */
export interface Presence extends About {
  readonly type: 'presence';
  readonly seats: readonly {
    readonly online: boolean;
    /** When this seat loses if it stays away. */
    readonly forfeitAt?: number;
  }[];
  readonly spectators: number;
}

/** The table has free seats: who sits, while the viewer waits. When the last seat is taken, a snapshot follows. */
export interface Seating extends About {
  readonly type: 'seating';
  readonly table: LobbyEntry;
}

/** The table was closed before it began. */
export interface Closed extends About {
  readonly type: 'closed';
}

/** A player of a finished match wants another; everyone who played has a seat at `next`. */
export interface Rematch extends About {
  readonly type: 'rematch';
  readonly next: string;
}

/** The listed tables: those with free seats, then matches to look at. Secret options are left out. */
export interface Lobby extends Reply {
  readonly type: 'lobby';
  readonly tables: readonly LobbyEntry[];
  readonly people: People;
}

/** What the player looks for, or that they look no more. */
export interface Seeking extends Reply {
  readonly type: 'seeking';
  readonly seek: {
    readonly game: string;
    readonly rated: boolean;
    readonly clock: ClockConfig;
    readonly since: number;
  } | null;
}
/** Somebody was found: you have a seat there. */
export interface Found {
  readonly type: 'found';
  readonly match: string;
  readonly game: string;
}

export interface Pong extends Reply {
  readonly type: 'pong';
  readonly now: number;
}

/** Something about the connection, not about a match. After a fatal one the table hangs up. */
export interface Failure extends Reply {
  readonly type: 'error';
  readonly code: ErrorCode;
  readonly text: string;
  readonly match?: string;
  readonly fatal: boolean;
}

export type ErrorCode =
  | ParseErrorCode
  /** The first message must be hello, and only the first. */
  | 'hello'
  | 'unauthorized'
  | 'unknownMatch'
  /** This viewer may not do that here. */
  | 'notAllowed'
  /** A moderator has taken this player's chat for a while. */
  | 'silenced'
  /** Slow down. */
  | 'rateLimited'
  /** Too many connections, tables, or messages waiting. */
  | 'tooMany'
  /** The table cannot write, so it takes nothing. */
  | 'storage'
  /** No hint, no bot, no worker just now. */
  | 'unavailable'
  | 'shutdown'
  | 'internal';

export type TableMessage =
  | Welcome
  | Seating
  | Closed
  | Snapshot
  | Update
  | Accepted
  | Refused
  | Over
  | Rematch
  | Explanation
  | Hint
  | Said
  | Presence
  | Lobby
  | Seeking
  | Found
  | Pong
  | Failure;
