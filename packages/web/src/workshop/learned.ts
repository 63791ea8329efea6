/** What somebody has learned as progress of the account, and back: a lesson is an item by its name, a puzzle by its name after `puzzle/`. */
import { mergeProgress, type Progress } from '@kolbiste/protocol';
import type { TriedPuzzle } from '../shell/kept.ts';
import { progressKey } from './exchange.ts';

const PUZZLE = 'puzzle/';

interface Learning {
  readonly lessons: readonly { readonly game: string; readonly lesson: string }[];
  readonly puzzles: readonly TriedPuzzle[];
}

export const progressFrom = ({ lessons, puzzles }: Learning, now: number): Progress[] => [
  ...lessons.map(({ game, lesson }): Progress => ({ game, item: lesson, state: 'done', best: null, at: now })),
  ...puzzles.map(({ game, puzzle, solvedAt }): Progress => ({
    game,
    item: PUZZLE + puzzle,
    state: solvedAt === null ? 'begun' : 'done',
    best: null,
    at: solvedAt ?? now,
  })),
];

/** What is better than what is known, as it is to be known from now on. */
export const betterThan = (known: ReadonlyMap<string, Progress>, mine: readonly Progress[]): Progress[] =>
  mine.flatMap(item => {
    const before = known.get(progressKey(item));
    if (!before) return [item];
    const merged = mergeProgress(before, item);
    return merged.state !== before.state || (merged.state === 'done' && merged.at < before.at) ? [merged] : [];
  });

export const learnedFrom = (progress: readonly Progress[]): Learning => ({
  lessons: progress
    .filter(({ item, state }) => !item.startsWith(PUZZLE) && state === 'done')
    .map(({ game, item }) => ({ game, lesson: item })),
  puzzles: progress
    .filter(({ item }) => item.startsWith(PUZZLE))
    .map(({ game, item, state, at }) => ({ game, puzzle: item.slice(PUZZLE.length), solvedAt: state === 'done' ? at : null })),
});
