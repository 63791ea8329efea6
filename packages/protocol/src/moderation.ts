/** What moderators see and do. No deck, hand or anything else hidden is part of it. */
import * as v from 'valibot';
import { LIMITS } from './limits.ts';

/** What can be done to keep order; each is recorded with who did it and why. */
export type ActKind =
  | 'closeReport'
  | 'reopenReport'
  | 'closeTable'
  | 'reopenTable'
  | 'ban'
  | 'unban'
  | 'silence'
  | 'unsilence'
  | 'rename'
  | 'role';

interface Named {
  readonly player: string;
  readonly name: string;
}

export interface SaidLine {
  readonly number: number;
  readonly at: number;
  readonly player: string;
  readonly name: string;
  /** Null: taken away with the account, or a preset. */
  readonly text: string | null;
  readonly preset: string | null;
}

export interface ReportView {
  readonly report: string;
  readonly at: number;
  readonly by: Named;
  readonly about: Named | null;
  readonly text: string;
  /** Where it happened, and after how many answers; null where it is about no table. */
  readonly match: { readonly match: string; readonly state: 'open' | 'running' | 'over' | 'gone'; readonly answers: number } | null;
  /** What was said there around it, and which line is meant. */
  readonly lines: readonly SaidLine[];
  readonly line: number | null;
  /** The one who asks has reported it, or is meant: others decide. */
  readonly party: boolean;
}

export interface ActView {
  readonly act: string;
  readonly at: number;
  /** Who did it. */
  readonly who: string;
  readonly what: ActKind;
  readonly about: string;
  /** The player's name, where it is about one. */
  readonly name: string | null;
  readonly why: string;
  readonly undone: boolean;
  /** Whether it can be undone at all. */
  readonly reversible: boolean;
}

/** How many learners left a lesson at a step, or ended it. */
export interface LessonLeft {
  readonly game: string;
  readonly lesson: string;
  /** Null: they ended it. */
  readonly step: number | null;
  readonly count: number;
}

export interface Moderation {
  readonly reports: readonly ReportView[];
  readonly acts: readonly ActView[];
  /** By game, lesson and step; those who ended it first. */
  readonly left: readonly LessonLeft[];
}

export interface ModeratedPlayer extends Named {
  readonly guest: boolean;
  readonly since: number;
  readonly bannedUntil: number | null;
  readonly silencedUntil: number | null;
  readonly moderator: boolean;
  /** How many reports are about them, and how many they made. */
  readonly reported: number;
  readonly reporting: number;
  readonly acts: readonly ActView[];
  readonly party: boolean;
}

/** What became of the player's own report. */
export interface OwnReport {
  readonly report: string;
  readonly at: number;
  readonly text: string;
  readonly closed: boolean;
  readonly answer: string | null;
}

/** Days that chat may be taken from somebody. */
export const SILENCES: readonly number[] = [1, 7, 30];

const id = v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.idLength));
const why = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.reason));
const days = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(365));

/** What a moderator wants to do. */
export const moderatorAct = v.variant('what', [
  v.object({ what: v.literal('closeReport'), about: id, why, answer: v.exactOptional(why) }),
  v.object({ what: v.literal('closeTable'), about: id, why }),
  v.object({ what: v.literal('ban'), about: id, why, days }),
  v.object({ what: v.literal('unban'), about: id, why }),
  v.object({
    what: v.literal('silence'),
    about: id,
    why,
    days: v.pipe(v.number(), v.picklist(SILENCES, 'chat is taken for 1, 7 or 30 days')),
  }),
  v.object({ what: v.literal('unsilence'), about: id, why }),
  v.object({
    what: v.literal('rename'),
    about: id,
    why,
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LIMITS.nameLength)),
  }),
]);
export type ModeratorAct = v.InferOutput<typeof moderatorAct>;
export const undoing = v.object({ why });
