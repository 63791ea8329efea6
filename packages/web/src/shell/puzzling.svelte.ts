/** Which puzzles were tried and solved on this device, the puzzle of the day, and for how many days in a row. */
import { keep, readKept } from './storage.ts';

const KEPT = 'puzzles';
const DAY = 86_400_000;

/** A puzzle by game and name: the day of its first solution, or null while it is only tried. */
type Tried = { readonly [puzzle: string]: number | null };

function kept(): Tried {
  const found = readKept(KEPT);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return {};
  return Object.fromEntries(Object.entries(found).filter(([, day]) => day === null || Number.isInteger(day)));
}

const tried: { puzzles: Tried } = $state({ puzzles: kept() });

/** Days since 1970 where the player is: the day changes at his midnight. */
export function dayOf(now: number, minutesBehind = new Date(now).getTimezoneOffset()): number {
  return Math.floor((now - minutesBehind * 60_000) / DAY);
}

export type Standing = 'new' | 'tried' | 'solved';
export function standingOf(game: string, puzzle: string): Standing {
  const day = tried.puzzles[`${game}/${puzzle}`];
  return day === undefined ? 'new' : day === null ? 'tried' : 'solved';
}

export function markTried(game: string, puzzle: string, solved: boolean, now = Date.now()): void {
  const name = `${game}/${puzzle}`;
  if (!solved && name in tried.puzzles) return;
  if (solved && typeof tried.puzzles[name] === 'number') return;
  tried.puzzles = { ...tried.puzzles, [name]: solved ? dayOf(now) : null };
  keep(KEPT, tried.puzzles);
}

/** The same for everybody on a day, offline too. */
export const puzzleOfTheDay = <P>(puzzles: readonly P[], day: number): P | undefined => puzzles[day % Math.max(1, puzzles.length)];

/** On how many days in a row, up to today or yesterday, a puzzle was solved for the first time. */
export const streak = (today: number): number => streakOf(Object.values(tried.puzzles), today);

export function streakOf(days: readonly (number | null)[], today: number): number {
  const solved = new Set(days);
  const last = solved.has(today) ? today : today - 1;
  let count = 0;
  while (solved.has(last - count)) count++;
  return count;
}
