/** A game's puzzles as a vitest suite: each has a solution, is not solved by passing, and every wrong first answer is refuted. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyGame, AnyPosition } from '@kolbiste/engine';
import { repositoryPath, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { readPuzzle } from './puzzle.ts';
import { Solver } from './solve.ts';

export function puzzleSuite(game: AnyGame, folder: URL, ruleExists: (id: string) => boolean): void {
  const puzzles = scenarioFiles(fileURLToPath(folder)).map(file => [repositoryPath(file), readFileSync(file, 'utf8')] as const);
  describe(`puzzles of ${game.module.id}`, () => {
    it.each(puzzles)('%s has a solution, is not solved by passing, and every wrong answer is refuted', (file, text) => {
      const puzzle = readPuzzle(text, file);
      expect(puzzle.rules.filter(({ id }) => !ruleExists(id))).toEqual([]);
      const solver = new Solver(game, puzzle);
      const { wins, offers } = solver.solve();
      expect(wins.length).toBeGreaterThan(0);
      expect(wins.length).toBeLessThan(offers.length);
      expect(passes(solver)).toBe('failed');
      for (const key of offers.filter(offered => !wins.includes(offered))) expect([key, isRefuted(solver, key)]).toEqual([key, true]);
    });
  });
}

/** Whoever does nothing where something could be done, passes, ends, or takes the only answer, against others who do what they can. */
function passes(solver: Solver): string {
  let position: AnyPosition = solver.start;
  for (let i = 0; i < 200 && solver.state(position) === 'open'; i++) {
    const stubborn = solver.isMine(position) ? null : solver.refutation(position);
    const next = solver.after(position, stubborn ?? solver.idle(position));
    if (next === null) return 'failed';
    position = next;
  }
  return solver.state(position);
}

/** After a wrong answer the others can hold: play on with them at their most stubborn, the solver at its best. */
function isRefuted(solver: Solver, key: string): boolean {
  let position = solver.after(solver.start, key);
  for (let i = 0; i < 200 && position !== null && solver.state(position) === 'open'; i++) {
    if (solver.isMine(position)) {
      if (solver.winning(position).length > 0) return false;
      position = solver.after(position, solver.idle(position));
    } else position = solver.after(position, solver.refutation(position)!);
  }
  return position === null || solver.state(position) === 'failed';
}
