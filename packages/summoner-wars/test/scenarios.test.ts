/** Executable rulings: every file in scenarios/ is a test. */
import { exists } from '@kolbiste/rulebooks';
import { scenarioSuite } from '@kolbiste/testkit/vitest';
import { summonerWarsGame } from '../src/index.ts';

scenarioSuite(summonerWarsGame, new URL('../scenarios', import.meta.url), exists);
