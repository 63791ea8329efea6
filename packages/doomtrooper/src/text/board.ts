/** The words of the board and of the cards page, by language. What the rules say comes from the dictionaries of the game. */
import type { Language } from '@kolbiste/engine';
import type { BoardWords } from './board-words.ts';
import { cs } from './board.cs.ts';
import { en } from './board.en.ts';

export type { AreaName, BoardWords, PileName } from './board-words.ts';
export { MOMENTS, PHASES, STEPS, TYPES } from './board-words.ts';

const WORDS: { readonly [L in Language]: BoardWords } = { cs, en };
export const boardWords = (language: Language): BoardWords => WORDS[language];
