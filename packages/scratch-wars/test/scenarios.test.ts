/** Every scenario file of the game, and what their reader refuses. */
import { exists } from '@kolbiste/rulebooks';
import { scenarioSuite } from '@kolbiste/testkit/scenario-suite';
import { game } from '../src/index.ts';

scenarioSuite(game, new URL('../scenarios', import.meta.url), exists);
