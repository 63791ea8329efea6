/** What is told about players: who they are, how strong, how they have done, and whether they are here. */
import type { Plain } from '@kolbiste/engine';
import * as v from 'valibot';
import { LIMITS } from './limits.ts';
import type { Player, Rating } from './lobby.ts';

const DAY = 86_400_000;
/** Who has a place on the ladder: this certain, after this many games, one of them within this many milliseconds. */
export const RANKED = { deviation: 110, games: 10, within: 90 * DAY } as const;

export interface Profile extends Player {
  /** When they came first. */
  readonly since: number;
  readonly about: string;
  readonly ratings: readonly Rating[];
  /** Here just now, as far as they show it. */
  readonly here: boolean;
  /** What the one who asks thinks of them; all false for nobody in particular. */
  readonly you: boolean;
  readonly followed: boolean;
  readonly muted: boolean;
}

/** A rating after a match. */
export interface RatingPoint {
  readonly match: string;
  readonly game: string;
  readonly mode: string;
  readonly at: number;
  readonly before: number;
  readonly rating: number;
  readonly deviation: number;
}

/** What a match did to somebody's rating. */
export interface RatingChange {
  readonly player: string;
  readonly before: number;
  readonly rating: number;
  readonly deviation: number;
}

export interface Ladder {
  /** The strongest first; equal ratings share a place. */
  readonly places: readonly (Rating & { readonly player: string; readonly name: string; readonly place: number })[];
  /** Where the one who asks stands; null without a rating here. */
  readonly own: {
    /** Null while something is lacking. */
    readonly place: number | null;
    readonly rating: number;
    readonly deviation: number;
    readonly games: number;
    /** This many games; more certainty; a game within the last time. */
    readonly lacks: { readonly games?: number; readonly certainty?: true; readonly lately?: true };
  } | null;
}

/** Games against people, without those that were broken off. */
export interface Tally {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export interface History {
  readonly games: readonly (Tally & { readonly game: string })[];
  /** Whom they played most. */
  readonly opponents: readonly (Tally & { readonly player: string; readonly name: string })[];
}

/** How somebody did with what they brought. */
export interface DeckTally extends Tally {
  readonly game: string;
  /** A hero or something ready, by name; null for decks of their own, which only they are told apart. */
  readonly brought: Plain;
}

/** Players one follows. */
export interface Followed extends Player {
  readonly here: boolean;
}

/** How many are here, how many of them play, and how many look for a game. Who hides is not counted. */
export interface People {
  readonly here: number;
  readonly playing: number;
  readonly looking: number;
}

const NO_CONTROL = /^[^\p{Cc}\p{Cs}]*$/u;
export const about = v.pipe(
  v.string(),
  v.transform(text => text.replaceAll(/\r\n?/g, '\n').trim()),
  v.maxLength(LIMITS.aboutLength),
  v.check(text => NO_CONTROL.test(text.replaceAll('\n', ' ')), 'a text has no control characters'),
);
