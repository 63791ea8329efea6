/** Which puzzles were tried and solved on this device, the puzzle of the day, and for how many days in a row. */
import type { PuzzleTry } from '@kolbiste/protocol';
import type { TriedPuzzle } from './kept.ts';
import { learnedMore } from './learning.svelte.ts';
import { keep, readKept } from './storage.ts';

const KEPT = 'puzzles';
const TRIES = 'puzzle-tries';
const DAY = 86_400_000;
/** Without an account this many tries are kept for one. */
const MOST_TRIES = 100;

/** A puzzle by game and name: the moment of its first solution, or null while it is only tried. */
type FirstSolutions = { readonly [puzzle: string]: number | null };

/** Once the day was kept instead of the moment: then it was at noon. */
const moment = (kept: number): number => (kept < 1_000_000 ? kept * DAY + DAY / 2 : kept);

function kept(): FirstSolutions {
  const found = readKept(KEPT);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(
    Object.entries(found)
      .filter(([, at]) => at === null || Number.isInteger(at))
      .map(([name, at]) => [name, at === null ? null : moment(at as number)]),
  );
}

const tried: { puzzles: FirstSolutions } = $state({ puzzles: kept() });

/** Days since 1970 where the player is: the day changes at their midnight. */
export function dayOf(now: number, minutesBehind = new Date(now).getTimezoneOffset()): number {
  return Math.floor((now - minutesBehind * 60_000) / DAY);
}

export type Standing = 'new' | 'tried' | 'solved';
export function standingOf(game: string, puzzle: string): Standing {
  const at = tried.puzzles[`${game}/${puzzle}`];
  return at === undefined ? 'new' : at === null ? 'tried' : 'solved';
}

export const puzzlesTried = (): readonly TriedPuzzle[] =>
  Object.entries(tried.puzzles).map(([name, solvedAt]) => {
    const slash = name.indexOf('/');
    return { game: name.slice(0, slash), puzzle: name.slice(slash + 1), solvedAt };
  });

/** Of two things that are known of a puzzle the better is kept: solved, and the first time. */
export function markTried({ game, puzzle, solvedAt }: TriedPuzzle): void {
  const name = `${game}/${puzzle}`;
  const before = tried.puzzles[name];
  const at = solvedAt === null ? (before ?? null) : typeof before === 'number' ? Math.min(before, solvedAt) : solvedAt;
  if (before === at) return;
  tried.puzzles = { ...tried.puzzles, [name]: at };
  keep(KEPT, tried.puzzles);
  learnedMore();
}

/** Tries that the account does not have yet. */
export const triesWaiting = (): readonly PuzzleTry[] => {
  const found = readKept(TRIES);
  return Array.isArray(found) ? (found as readonly PuzzleTry[]) : [];
};
export function noteTry(attempt: PuzzleTry): void {
  keep(TRIES, [...triesWaiting(), attempt].slice(-MOST_TRIES));
  learnedMore();
}
/** The account has been told of these. */
export function forgetTries(told: readonly PuzzleTry[]): void {
  if (told.length === 0) return;
  const gone = new Set(told.map(({ at }) => at));
  keep(
    TRIES,
    triesWaiting().filter(({ at }) => !gone.has(at)),
  );
}

/** Somebody else sits down at this device. */
export function forgetPuzzles(): void {
  tried.puzzles = {};
  keep(KEPT, {});
  keep(TRIES, []);
}

/** The same for everybody on a day, offline too. */
export const puzzleOfTheDay = <P>(puzzles: readonly P[], day: number): P | undefined => puzzles[day % Math.max(1, puzzles.length)];

/** On how many days in a row, up to today or yesterday, a puzzle was solved for the first time. */
export const streak = (today: number): number =>
  streakOf(
    Object.values(tried.puzzles).map(at => (at === null ? null : dayOf(at))),
    today,
  );

export function streakOf(days: readonly (number | null)[], today: number): number {
  const solved = new Set(days);
  const last = solved.has(today) ? today : today - 1;
  let count = 0;
  while (solved.has(last - count)) count++;
  return count;
}
