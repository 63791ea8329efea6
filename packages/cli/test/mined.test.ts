/** What is mined is what the solver solves: in puzzles that are won within a turn both find the same first answers. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gameNamed } from '@kolbiste/games';
import { candidateIn, readPuzzle, Solver } from '@kolbiste/learn';
import { scenarioFiles } from '@kolbiste/testkit';
import { expect, it } from 'vitest';

const { game } = gameNamed('scratch-wars');
const puzzles = scenarioFiles(fileURLToPath(new URL('../../scratch-wars/puzzles', import.meta.url)))
  .map(file => [file.split('/').at(-1)!, readPuzzle(readFileSync(file, 'utf8'), file)] as const)
  .filter(([, { task }]) => /^Win .*this turn/.test(task.en));

it('there are such puzzles', () => expect(puzzles.length).toBeGreaterThanOrEqual(6));
it.each(puzzles)('%s', (_, puzzle) => {
  const solver = new Solver(game, puzzle);
  const { wins, offers } = solver.solve();
  const found = candidateIn(game, solver.start, { luck: 1, most: 20_000 });
  if (wins.length * 3 > offers.length) expect(found).toBe(null);
  else expect(found).toMatchObject({ seat: solver.me, wins, offers });
});
it('nothing is found where the luck is not known', () => {
  const [, puzzle] = puzzles[0]!;
  expect(candidateIn(game, new Solver(game, puzzle).start, { luck: null, most: 20_000 })).toBe(null);
});
