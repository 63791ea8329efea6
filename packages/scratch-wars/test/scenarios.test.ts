/** Every scenario file of the game, and what their reader refuses. */
import { exists } from '@kolbiste/rulebooks';
import { scenarioSuite } from '@kolbiste/testkit/vitest';
import { scratchWarsGame } from '../src/index.ts';

scenarioSuite(scratchWarsGame, new URL('../scenarios', import.meta.url), exists);
