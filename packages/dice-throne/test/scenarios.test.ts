/** Every scenario file of the game. */
import { exists } from '@kolbiste/rulebooks';
import { scenarioSuite } from '@kolbiste/testkit/scenario-suite';
import { game } from '../src/index.ts';

scenarioSuite(game as never, new URL('../scenarios', import.meta.url), exists);
