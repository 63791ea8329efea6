/** Executable rulings: every file in scenarios/ is a test. */
import { exists } from '@kolbiste/rulebooks';
import { scenarioSuite } from '@kolbiste/testkit/scenario-suite';
import { game } from '../src/index.ts';

scenarioSuite(game, new URL('../scenarios', import.meta.url), exists);
