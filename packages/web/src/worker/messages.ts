/** What the page and its worker say to each other. Around the protocol's messages there is only an envelope. */
import type { Language, Plain, Refusal, Seen } from '@kolbiste/engine';
import type {
  ClientMessage,
  GameInfo,
  MatchInfo,
  MatchState,
  Result,
  Reveal,
  Seat,
  SeatInfo,
  UndoPolicy,
  Viewer,
  Chapter,
} from '@kolbiste/protocol';
import type { Theme } from '@kolbiste/learn';
import type { DecisionReview } from '@kolbiste/bots';
import type { FairnessReport, Noted } from '@kolbiste/table';

/** Who moves a seat of a local table. */
export type Control = { readonly by: 'person' } | { readonly by: 'bot'; readonly level: string };

/** How the people at this device sit: one against bots, taking turns behind a curtain, all sides at once, or only watching. */
export type LocalMode = 'bot' | 'hotseat' | 'self' | 'watch';

export interface NewLocalTable {
  readonly game: string;
  readonly options: Plain;
  readonly mode: LocalMode;
  readonly undo: UndoPolicy;
  /** Everybody is handed the screen at every last chance. */
  readonly lastChances?: true;
  readonly seats: readonly { readonly name: string; readonly control: Control }[];
}

export interface LocalSummary {
  readonly match: string;
  readonly game: string;
  readonly mode: LocalMode;
  readonly seats: readonly SeatInfo[];
  readonly control: readonly Control[];
  readonly answers: number;
  readonly asked: Seat | null;
  readonly result: Result | null;
  readonly createdAt: number;
  readonly changedAt: number;
}

export type ReplaySource = { readonly match: string } | { readonly text: string };

export interface ReplayInfo {
  readonly replay: number;
  readonly info: MatchInfo;
  readonly seats: readonly SeatInfo[];
  readonly result: Result | null;
  readonly reveal: Reveal | null;
  /** How many rows there are: step 0 is before the first. */
  readonly steps: number;
  /** Which steps changed the position. */
  readonly stops: readonly number[];
  readonly streams: readonly { readonly viewer: Viewer; readonly chapters: readonly Chapter[] }[];
  /** Its rules are here: positions can be shown and played on from. */
  readonly playable: boolean;
}

/** A decision looked at again: the row that answered it, who answered and what. */
export interface LookedBack extends DecisionReview {
  readonly step: number;
  readonly seat: Seat;
  readonly played: string;
}

type InBoth = Readonly<Record<Language, string>>;

export interface LessonSummary {
  readonly name: string;
  readonly title: InBoth;
  readonly order: number;
  readonly minutes: number;
  /** What each step says. */
  readonly steps: readonly InBoth[];
}

/** Where the learner stands in a lesson. */
export interface LessonState {
  readonly title: InBoth;
  readonly step: {
    readonly kind: 'say' | 'explain' | 'expect' | 'free';
    readonly text: InBoth;
    readonly hint: InBoth | null;
    readonly rule: string | null;
    /** A coach is offered. */
    readonly coach: boolean;
  } | null;
  /** What the text points at, in the words of the board. */
  readonly at: { readonly kind: string; readonly word: string } | null;
  readonly wanted: readonly string[];
  /** Why the last answer was not taken. */
  readonly wrong: { readonly text: InBoth | null; readonly refusal: Refusal | null } | null;
  readonly progress: { readonly shown: number; readonly all: number };
  readonly canGoBack: boolean;
  /** Real play ended, and not as the lesson wants it. */
  readonly lost: boolean;
  readonly done: boolean;
}

/** `again`: free play from its beginning. */
export type LessonAct = 'look' | 'next' | 'back' | 'again';

export interface PuzzleSummary {
  readonly name: string;
  readonly title: InBoth;
  readonly theme: Theme;
}

/** Where somebody stands in a puzzle. */
export interface PuzzleState {
  readonly title: InBoth;
  readonly state: 'open' | 'solved' | 'failed';
  /** How many answers are right in the first place. */
  readonly ways: number;
  /** The answer would have needed luck. */
  readonly lacksLuck: boolean;
  /** When it has failed: which of your own answers gave the goal away, counted from 1. */
  readonly mistake: number | null;
  readonly canGoBack: boolean;
  /** The table has given answers for the solver: it was shown, not solved. */
  readonly shown: boolean;
  readonly task: InBoth;
  readonly explain: InBoth;
  readonly rules: readonly string[];
}
export type PuzzleAct = 'look' | 'back' | 'again' | 'mistake' | 'show';

/** A chapter of a how-to page, with what its picture shows. */
export interface HowToChapterShown {
  readonly title: InBoth;
  readonly paragraphs: readonly { readonly text: InBoth; readonly rules: readonly string[] }[];
  readonly picture: {
    readonly seats: readonly string[];
    readonly me: Seat;
    readonly seen: Seen;
    readonly callouts: readonly { readonly text: InBoth; readonly at: { readonly kind: string; readonly word: string } }[];
  } | null;
}

export interface Calls {
  howTo: { readonly ask: { readonly game: string }; readonly answer: readonly HowToChapterShown[] };
  puzzles: { readonly ask: { readonly game: string }; readonly answer: readonly PuzzleSummary[] };
  puzzle: { readonly ask: { readonly link: number; readonly act: PuzzleAct }; readonly answer: PuzzleState | null };
  lessons: { readonly ask: { readonly game: string }; readonly answer: readonly LessonSummary[] };
  lesson: { readonly ask: { readonly link: number; readonly act: LessonAct }; readonly answer: LessonState | null };
  describe: { readonly ask: { readonly game: string }; readonly answer: GameInfo };
  create: { readonly ask: NewLocalTable; readonly answer: { readonly match: string } };
  summary: { readonly ask: { readonly match: string }; readonly answer: (LocalSummary & { readonly version: number }) | null };
  list: { readonly ask: null; readonly answer: readonly LocalSummary[] };
  remove: { readonly ask: { readonly match: string }; readonly answer: null };
  openReplay: { readonly ask: ReplaySource; readonly answer: ReplayInfo };
  /** A scenario file as a replay. */
  openScenario: {
    readonly ask: { readonly game: string; readonly name: string };
    readonly answer: ReplayInfo & { readonly title: InBoth; readonly rules: readonly string[] };
  };
  frame: { readonly ask: { readonly replay: number; readonly step: number; readonly viewer: Viewer }; readonly answer: MatchState };
  /** What a bot thinks of the answer in this row; null where there was nothing to choose. */
  lookBack: { readonly ask: { readonly replay: number; readonly step: number }; readonly answer: LookedBack | null };
  verify: { readonly ask: { readonly replay: number; readonly noted: Noted }; readonly answer: FairnessReport };
  exported: { readonly ask: { readonly replay: number }; readonly answer: string };
  fork: {
    readonly ask: { readonly replay: number; readonly step: number; readonly mode: LocalMode; readonly control: readonly Control[] };
    readonly answer: { readonly match: string };
  };
}
export type CallName = keyof Calls;

export type ToWorker =
  | { readonly [C in CallName]: { readonly kind: 'call'; readonly id: number; readonly call: C; readonly ask: Calls[C]['ask'] } }[CallName]
  | { readonly kind: 'open'; readonly link: number; readonly match: string; readonly viewer: Viewer }
  | { readonly kind: 'learn'; readonly link: number; readonly game: string; readonly lesson: string; readonly learner: string }
  | { readonly kind: 'solve'; readonly link: number; readonly game: string; readonly puzzle: string; readonly learner: string }
  | { readonly kind: 'close'; readonly link: number }
  | { readonly kind: 'say'; readonly link: number; readonly message: ClientMessage }
  /** The row has been shown to its end: bots may answer. */
  | { readonly kind: 'shown'; readonly link: number; readonly seq: number };

export type FromWorker =
  | { readonly kind: 'answer'; readonly id: number; readonly answer: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly code: string; readonly text: string }
  | { readonly kind: 'said'; readonly link: number; readonly text: string };
