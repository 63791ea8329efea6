/** Every puzzle of the game is solved by the solver, and by nothing less. */
import { keyOf } from '@kolbiste/engine';
import { readFileSync } from 'node:fs';
import { PuzzleRun, readPuzzle } from '@kolbiste/learn';
import { puzzleSuite } from '@kolbiste/learn/puzzle-suite';
import { exists } from '@kolbiste/rulebooks';
import { expect, it } from 'vitest';
import { game } from '../src/index.ts';

puzzleSuite(game, new URL('../puzzles', import.meta.url), exists);

it('a puzzle fails for want of luck without doing anything', () => {
  const text = readFileSync(new URL('../puzzles/first-the-shield.yaml', import.meta.url), 'utf8');
  const run = new PuzzleRun(game, readPuzzle(text.replace('random: [1, 1, 1, 1, 1, 1]', 'random: []'), 'puzzle.yaml'));
  const before = JSON.stringify(run.position);
  expect(run.answer(run.position.decision!.options.map(keyOf).find(key => key.startsWith('spin'))!)).toBe(true);
  expect([run.state, run.lacksLuck, run.canGoBack]).toEqual(['failed', true, true]);
  expect(JSON.stringify(run.position)).toBe(before);
  run.back();
  expect(run.state).toBe('open');
});
