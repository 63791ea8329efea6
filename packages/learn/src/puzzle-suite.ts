/** A game's puzzles as a vitest suite: each has a solution, is not solved by passing, and every wrong first answer is refuted. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { keyOf, type AnyGame, type AnyPosition } from '@kolbiste/engine';
import { repositoryPath, scenarioFiles } from '@kolbiste/testkit';
import { describe, expect, it } from 'vitest';
import { PuzzleRun } from './puzzle-run.ts';
import { readPuzzle } from './puzzle.ts';
import { idle } from './search.ts';
import { Solver } from './solve.ts';

/** A puzzle a day, and not the same again next week. */
const LEAST = 12;

export function puzzleSuite(game: AnyGame, folder: URL, ruleExists: (id: string) => boolean): void {
  const puzzles = scenarioFiles(fileURLToPath(folder)).map(file => [repositoryPath(file), readFileSync(file, 'utf8')] as const);
  describe(`puzzles of ${game.module.id}`, () => {
    it('last for a while', () => {
      expect(puzzles.length).toBeGreaterThanOrEqual(LEAST);
    });
    it.each(puzzles)('%s has a solution, is not solved by passing, and every wrong answer is refuted', (file, text) => {
      const puzzle = readPuzzle(text, file);
      expect(puzzle.rules.filter(({ id }) => !ruleExists(id))).toEqual([]);
      const solver = new Solver(game, puzzle);
      const { wins, offers } = solver.solve();
      expect(wins.length).toBeGreaterThan(0);
      expect(wins.length).toBeLessThan(offers.length);
      expect(passes(solver)).toBe('failed');
      const run = new PuzzleRun(game, puzzle);
      for (const key of offers.filter(offered => !wins.includes(offered))) refute(run, key);
    });
  });
}

/** Anyone who does nothing where something could be done, passes, ends, or takes the only answer, against others who do what they can. */
function passes(solver: Solver): string {
  let position: AnyPosition = solver.start;
  for (let i = 0; i < 200 && solver.state(position) === 'open'; i++) {
    const stubborn = solver.isMine(position) ? null : solver.refutation(position);
    const next = solver.after(position, stubborn ?? idle(position));
    if (next === null) return 'failed';
    position = next;
  }
  return solver.state(position);
}

/** How somebody who has gone wrong may go on. */
const GOING_ON: readonly ((keys: readonly string[]) => string)[] = [
  keys => ['pass', 'end'].find(key => keys.includes(key)) ?? keys[0]!,
  keys => keys.at(-1)!,
];

/** After a wrong answer the table answers as it does on the page: there is no way back to the goal, and it says which answer it was. */
function refute(run: PuzzleRun, key: string): void {
  for (const choose of GOING_ON) {
    expect(run.answer(key)).toBe(true);
    for (let i = 0; i < 200 && run.state === 'open'; i++) {
      if (run.reply()) continue;
      expect([key, run.right()]).toEqual([key, null]);
      run.answer(choose(run.position.decision!.options.map(keyOf)));
    }
    expect([key, run.state, run.mistake]).toEqual([key, 'failed', 1]);
    run.back(1);
    expect([run.state, run.canGoBack]).toEqual(['open', false]);
  }
}
