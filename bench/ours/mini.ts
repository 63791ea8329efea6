/** The mini game of the engine's own tests: the engine's overhead with next to no rules above it. */
import { miniGame } from '../../packages/engine/test/mini/module.ts';
import { measureGame } from '../lib/measure-game.ts';

measureGame(miniGame);
