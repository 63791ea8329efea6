/** Every lesson of the game is played to its end along every answer it takes. */
import { lessonSuite } from '@kolbiste/learn/lesson-suite';
import { exists } from '@kolbiste/rulebooks';
import { game } from '../src/index.ts';

lessonSuite({ game, folder: new URL('../lessons', import.meta.url), ruleExists: exists });
