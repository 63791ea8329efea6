/** The how-to page of the game: short, in both languages, every paragraph with its rules. */
import { howToSuite } from '@kolbiste/learn/how-to-suite';
import { exists } from '@kolbiste/rulebooks';
import { game } from '../src/index.ts';

howToSuite(game, new URL('../how-to', import.meta.url), exists);
