/** Every scenario file of the game. */
import { exists } from '@kolbiste/rulebooks';
import { scenarioSuite } from '@kolbiste/testkit/vitest';
import { diceThroneGame } from '../src/index.ts';

scenarioSuite(diceThroneGame as never, new URL('../scenarios', import.meta.url), exists);
