/** The puzzle of the day and how many days in a row one was solved. */
import { describe, expect, it } from 'vitest';
import {
  dayOf,
  forgetPuzzles,
  markTried,
  puzzleOfTheDay,
  puzzlesTried,
  standingOf,
  streak,
  streakOf,
} from '../src/shell/puzzling.svelte.ts';

describe('the puzzle of the day', () => {
  it('changes at the player’s midnight', () => {
    const midnight = Date.UTC(2026, 10, 18);
    expect(dayOf(midnight, 0) - dayOf(midnight - 1, 0)).toBe(1);
    // An hour before Greenwich: in Prague it is the next day from 23:00 on.
    expect(dayOf(midnight - 3_600_000, -60)).toBe(dayOf(midnight, 0));
    expect(dayOf(midnight - 3_600_001, -60)).toBe(dayOf(midnight, 0) - 1);
  });

  it('goes through all of them, and there may be none', () => {
    const days = Array.from({ length: 3 }, (_, i) => puzzleOfTheDay(['a', 'b', 'c'], 20_000 + i));
    expect(days.toSorted()).toEqual(['a', 'b', 'c']);
    expect(puzzleOfTheDay([], 20_000)).toBeUndefined();
  });
});

describe('a streak', () => {
  it('counts days in a row up to today, or to yesterday while today is not over', () => {
    expect(streakOf([10, 11, 12], 12)).toBe(3);
    expect(streakOf([10, 11, 12], 13)).toBe(3);
    expect(streakOf([10, 11, 12], 14)).toBe(0);
    expect(streakOf([9, 11, 12, 12, null], 12)).toBe(2);
    expect(streakOf([], 12)).toBe(0);
  });
});

describe('a puzzle on this device', () => {
  const game = 'dice-throne';
  it('is kept by the better state: solved, and the first time', () => {
    forgetPuzzles();
    expect(standingOf(game, 'p')).toBe('new');
    markTried({ game, puzzle: 'p', solvedAt: null });
    expect(standingOf(game, 'p')).toBe('tried');
    markTried({ game, puzzle: 'p', solvedAt: 2_000_000_000 });
    markTried({ game, puzzle: 'p', solvedAt: 1_900_000_000 });
    markTried({ game, puzzle: 'p', solvedAt: 2_100_000_000 });
    markTried({ game, puzzle: 'p', solvedAt: null });
    expect(puzzlesTried()).toEqual([{ game, puzzle: 'p', solvedAt: 1_900_000_000 }]);
    expect(standingOf(game, 'p')).toBe('solved');
  });
  it('counts for the streak on the day it was solved', () => {
    forgetPuzzles();
    const now = Date.UTC(2026, 10, 18, 12);
    markTried({ game, puzzle: 'p', solvedAt: now });
    markTried({ game, puzzle: 'q', solvedAt: now - 86_400_000 });
    expect(streak(dayOf(now))).toBe(2);
  });
});
