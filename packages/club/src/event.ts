/** The words of events: what an event's log says, what follows from it, and what one may ask. */
import type { Plain } from '@kolbiste/engine';

export type EventKind = 'swiss' | 'knockout' | 'roundRobin' | 'league';
export type EventStage = 'swiss' | 'robin' | 'bracket';
/** Who may see a list of cards: its owner and judges alone, the opponent too, everybody. */
export type ListSecrecy = 'secret' | 'opponent' | 'public';
export type OfficialRole = 'organiser' | 'judge';

export interface EventSettings {
  readonly name: string;
  readonly game: string;
  readonly options: Plain;
  readonly kind: EventKind;
  /** Best of this many. */
  readonly games: 1 | 3 | 5;
  /** Of the Swiss part; null: by the number of players. */
  readonly rounds: number | null;
  /** How many play for the victory after the Swiss part; null: by the number of players. */
  readonly cut: 0 | 2 | 4 | 8 | 16 | null;
  /** At real tables both players report what came of it. */
  readonly venue: 'online' | 'room';
  readonly pace: 'live' | 'correspondence';
  /** How the tables' clocks run, which is no concern of ours. */
  readonly clock: Plain;
  /** How long a round lasts until time is called, in milliseconds. */
  readonly roundTime: number;
  /** How long after a round the next one is published; null: when the organiser says. */
  readonly between: number | null;
  /** When entering ends and the first round is paired; null: when the organiser says. */
  readonly startsAt: number | null;
  /** The last round before which one may still enter. */
  readonly lateUntil: number;
  /** Who plays the one who is left over; none: a bye. */
  readonly filler: 'none' | 'squire' | 'knight';
  readonly lists: { readonly rounds: ListSecrecy; readonly cut: ListSecrecy; readonly after: ListSecrecy };
  readonly places: number;
  readonly rated: boolean;
  readonly spectators: boolean;
  readonly spectatorDelay: number;
  /** A player who is not there after this long loses a game, then the match. */
  readonly noShow: { readonly game: number; readonly match: number };
  /** Of a league: players in a group, and the event whose table this one follows. */
  readonly group: number;
  readonly follows: string | null;
}

/** How a match ended. `winner`: the seat, or that it was drawn, or that both lost. */
export interface MatchResult {
  readonly wins: readonly [number, number];
  readonly draws: number;
  readonly winner: 0 | 1 | 'draw' | 'none';
  /** Nobody played it: a bye, or somebody was not there. Its games count for nobody's opponents. */
  readonly unplayed?: true;
}
/** Who says how it ended: the table itself, both players, a judge, the one who stayed away, or the higher seed. */
export type ResultSource = 'table' | 'report' | 'judge' | 'noShow' | 'drop' | 'bye' | 'deadline' | 'seed';

export interface Pairing {
  readonly table: number;
  /** The one who begins the first game comes first; null: nobody. */
  readonly seats: readonly [string | null, string | null];
  /** The level of the bot that fills the second seat. */
  readonly bot?: string;
  /** These two met before, and it could not be avoided. */
  readonly repeat?: true;
  /** These two were to be kept apart, and it could not be avoided. */
  readonly apart?: true;
  /** Of a league. */
  readonly group?: number;
}

export type RulingKind = 'note' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualified' | 'extension' | 'change' | 'agreed' | 'refused';

/** What the log of an event says, entry by entry. The log is the event. */
export type EventAct =
  | { readonly type: 'created'; readonly settings: EventSettings; readonly seedHash: string; readonly name: string }
  | { readonly type: 'opened' }
  | { readonly type: 'entered'; readonly player: string; readonly name: string; readonly hash: string | null; readonly lot: number }
  | { readonly type: 'brought'; readonly player: string; readonly hash: string | null }
  | { readonly type: 'dropped'; readonly player: string; readonly why: 'asked' | 'noList' | 'noShow' | 'disqualified' | 'judge' }
  | { readonly type: 'returned'; readonly player: string }
  | { readonly type: 'official'; readonly player: string; readonly name: string; readonly role: OfficialRole; readonly on: boolean }
  | { readonly type: 'kept'; readonly players: readonly [string, string]; readonly apart: boolean }
  | { readonly type: 'locked' }
  | { readonly type: 'unlocked'; readonly player: string }
  | {
      readonly type: 'paired';
      readonly round: number;
      readonly stage: EventStage;
      readonly pairings: readonly Pairing[];
      /** With the first round: how many rounds there are, and who goes on after them. */
      readonly plan?: EventPlan;
      /** With the first round of a bracket: its seeds, the best first. */
      readonly seeds?: readonly string[];
      /** With the first round of a league. */
      readonly groups?: readonly (readonly string[])[];
    }
  | { readonly type: 'swapped'; readonly players: readonly [string, string] }
  | { readonly type: 'published'; readonly round: number }
  | { readonly type: 'started'; readonly round: number; readonly endsAt: number }
  | {
      readonly type: 'result';
      readonly round: number;
      readonly table: number;
      readonly result: MatchResult;
      readonly source: ResultSource;
      readonly why?: string;
    }
  /** Drawn where somebody must win: one more game, the other one begins. */
  | { readonly type: 'decider'; readonly round: number; readonly table: number; readonly endsAt: number }
  | {
      readonly type: 'reported';
      readonly round: number;
      readonly table: number;
      readonly player: string;
      readonly wins: readonly [number, number];
      readonly draws: number;
    }
  | { readonly type: 'extended'; readonly round: number; readonly table: number; readonly ms: number }
  | { readonly type: 'penalty'; readonly round: number; readonly table: number; readonly seat: 0 | 1 }
  | { readonly type: 'called'; readonly round: number; readonly table: number; readonly player: string }
  | { readonly type: 'answered'; readonly round: number; readonly table: number }
  | { readonly type: 'looked'; readonly round: number; readonly table: number; readonly player: string }
  /** A judge read somebody's list. */
  | { readonly type: 'read'; readonly player: string }
  | { readonly type: 'checked'; readonly round: number; readonly player: string; readonly right: boolean }
  | {
      readonly type: 'ruling';
      readonly kind: RulingKind;
      readonly player: string | null;
      readonly round: number | null;
      readonly table: number | null;
      readonly text: string;
      readonly ms: number | null;
    }
  /** A player of an event by post rests: their clock stands, and their table has this much longer. */
  | { readonly type: 'rested'; readonly player: string; readonly until: number }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'paused' }
  | { readonly type: 'resumed' }
  | { readonly type: 'cancelled'; readonly why: string; readonly seed: string }
  | { readonly type: 'over'; readonly seed: string };

export interface EventPlan {
  readonly rounds: number;
  readonly cut: number;
}

export interface EventEntry {
  readonly n: number;
  readonly at: number;
  /** Null: the server itself. */
  readonly by: string | null;
  readonly act: EventAct;
}

export interface Entrant {
  readonly player: string;
  readonly name: string;
  readonly state: 'in' | 'dropped' | 'disqualified';
  readonly lot: number;
  /** Of the list, salted; null: nothing was brought. */
  readonly hash: string | null;
  /** A judge lets this one bring another list. */
  readonly unlocked: boolean;
  /** By post: when this one rests. */
  readonly rests: readonly { readonly from: number; readonly until: number }[];
}

export interface EventTable extends Pairing {
  readonly result: MatchResult | null;
  readonly source: ResultSource | null;
  /** Milliseconds that a judge gave. */
  readonly extra: number;
  /** Games lost by ruling. */
  readonly penalties: readonly [number, number];
  /** A last game that must have a winner; it ends then. */
  readonly decider: number | null;
  readonly reports: Readonly<Record<string, { readonly wins: readonly [number, number]; readonly draws: number }>>;
  /** Since when a judge is called. */
  readonly called: number | null;
  /** How long judges were waited for. */
  readonly waited: number;
  /** Players through whose eyes a judge has looked. */
  readonly looked: readonly string[];
}

export interface EventRound {
  readonly round: number;
  readonly stage: EventStage;
  readonly phase: 'paired' | 'published' | 'playing' | 'over';
  readonly tables: readonly EventTable[];
  readonly startedAt: number | null;
  /** How often it was paired. */
  readonly attempt: number;
  readonly endsAt: number | null;
  readonly overAt: number | null;
  /** The event rested while it was played. */
  readonly rested: boolean;
}

/** What follows from the log. */
export interface EventState {
  readonly n: number;
  readonly settings: EventSettings;
  readonly seedHash: string;
  /** Known when the event is over. */
  readonly seed: string | null;
  readonly phase: 'draft' | 'open' | 'locked' | 'running' | 'cut' | 'over' | 'cancelled';
  /** Since when it rests. */
  readonly paused: number | null;
  readonly entrants: readonly Entrant[];
  readonly officials: readonly { readonly player: string; readonly name: string; readonly role: OfficialRole }[];
  readonly apart: readonly (readonly [string, string])[];
  readonly plan: EventPlan | null;
  readonly rounds: readonly EventRound[];
  /** Of the bracket, the best first. */
  readonly seeds: readonly string[];
  readonly groups: readonly (readonly string[])[];
  /** Lists that were compared with what was played. */
  readonly checks: readonly (Extract<EventAct, { type: 'checked' }> & { readonly at: number })[];
  /** Officials who know what others brought, and so do not play. */
  readonly readers: readonly string[];
  readonly rulings: readonly (Extract<EventAct, { type: 'ruling' }> & { readonly at: number; readonly by: string | null })[];
  readonly messages: readonly { readonly at: number; readonly text: string }[];
  readonly overAt: number | null;
}

/** How a number of the table came about: the parts whose mean it is. */
export interface Share {
  /** The exact fraction. */
  readonly exact: string;
  readonly value: number;
  readonly how: readonly { readonly of: string; readonly exact: string; readonly floored: boolean }[];
}

export interface Standing {
  readonly place: number;
  readonly player: string;
  readonly name: string;
  readonly state: Entrant['state'];
  readonly group: number | null;
  readonly points: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly byes: number;
  /** The opponents' matches, the player's own games, the opponents' games. */
  readonly omw: Share;
  readonly gw: Share;
  readonly ogw: Share;
  readonly lot: number;
}

/** An event as a file. */
export interface EventExport {
  readonly format: 'kolbiste-event';
  readonly v: 1;
  readonly event: string;
  readonly log: readonly EventEntry[];
  readonly seed: string | null;
  readonly standings: readonly Standing[];
  /** Only where everybody may see them. */
  readonly lists?: Readonly<Record<string, { readonly salt: string; readonly brings: Plain }>>;
}

/** What one may ask of an event. */
export type EventCommand =
  | { readonly type: 'open' | 'lock' | 'pair' | 'publish' | 'next' | 'pause' | 'resume' }
  | { readonly type: 'call' }
  | { readonly type: 'rest' }
  /** With a list, or without one for now; null: something ready, at random. */
  | { readonly type: 'enter'; readonly brings?: Plain }
  | { readonly type: 'bring'; readonly brings: Plain }
  | { readonly type: 'drop' | 'return'; readonly player?: string }
  | { readonly type: 'official'; readonly player: string; readonly role: OfficialRole; readonly on: boolean }
  | { readonly type: 'keep'; readonly players: readonly [string, string]; readonly apart: boolean }
  | { readonly type: 'unlock'; readonly player: string }
  /** Without a player: a tenth of those who play, at random. */
  | { readonly type: 'check'; readonly player?: string }
  | { readonly type: 'swap'; readonly players: readonly [string, string] }
  /** By seat of one's table. */
  | { readonly type: 'report'; readonly wins: readonly [number, number]; readonly draws: number }
  | {
      readonly type: 'result';
      readonly round: number;
      readonly table: number;
      readonly wins: readonly [number, number];
      readonly draws: number;
      readonly why: string;
    }
  | { readonly type: 'extend'; readonly table: number; readonly ms: number }
  | { readonly type: 'answer'; readonly table: number }
  | { readonly type: 'look'; readonly table: number; readonly player: string }
  | {
      readonly type: 'ruling';
      readonly kind: 'note' | 'warning' | 'gameLoss' | 'matchLoss' | 'disqualified';
      readonly player: string;
      readonly text: string;
    }
  /** What players propose that the rules leave to a judge. */
  | { readonly type: 'verdict'; readonly table: number; readonly agree: boolean }
  | { readonly type: 'message'; readonly text: string }
  | { readonly type: 'cancel'; readonly why: string };
