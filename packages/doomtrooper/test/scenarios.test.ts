/** The books' examples as scenario files. */
import { exists } from '@kolbiste/rulebooks';
import { scenarioSuite } from '@kolbiste/testkit/scenario-suite';
import { game as doomtrooperGame } from '../src/index.ts';

scenarioSuite(doomtrooperGame as never, new URL('../scenarios', import.meta.url), exists);
