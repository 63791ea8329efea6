/** Every puzzle of the game is solved by the solver, and by nothing less. */
import { puzzleSuite } from '@kolbiste/learn/puzzle-suite';
import { exists } from '@kolbiste/rulebooks';
import { game } from '../src/index.ts';

puzzleSuite(game, new URL('../puzzles', import.meta.url), exists);
