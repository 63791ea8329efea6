/** The census: how many decision paths lead from a position to each depth. One number guards the legality of everything. */
import { keyOf } from '@kolbiste/engine';
import type { AnyGame, AnyPosition } from './any-game.ts';

export interface Census {
  /** Paths of exactly 1, 2, … n answers. */
  readonly paths: readonly number[];
  /** How many of them ended the game, by depth. */
  readonly ended: readonly number[];
}

/** Counts every sequence of up to `depth` answers. The position stays as it is. */
export function census(game: AnyGame, position: AnyPosition, depth: number): Census {
  const paths = Array.from({ length: depth }, () => 0);
  const ended = Array.from({ length: depth }, () => 0);
  const count = (from: AnyPosition, at: number): void => {
    const options = from.decision?.options.length ?? 0;
    for (let i = 0; i < options; i++) {
      const next: AnyPosition = game.clone(from);
      game.advance(next, i);
      paths[at]!++;
      if (next.outcome) ended[at]!++;
      else if (at + 1 < depth) count(next, at + 1);
    }
  };
  if (depth > 0) count(position, 0);
  return { paths, ended };
}

/** The census of each first answer: where two counts differ, this tells under which answer. */
export function censusByKey(game: AnyGame, position: AnyPosition, depth: number): { [key: string]: number } {
  const counts: { [key: string]: number } = {};
  position.decision?.options.forEach((option, i) => {
    const next: AnyPosition = game.clone(position);
    game.advance(next, i);
    counts[keyOf(option)] = depth <= 1 ? 1 : (census(game, next, depth - 1).paths.at(-1) ?? 0);
  });
  return counts;
}
