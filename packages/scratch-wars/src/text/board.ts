/** The words of the board and of the cards page, by language. What the rules say comes from the dictionaries of the game. */
import type { Language, Plain } from '@kolbiste/engine';
import { wordsCs } from './cs.ts';
import { wordsEn } from './en.ts';
import type { BoardWords } from './board-words.ts';
import { cs } from './board.cs.ts';
import { en } from './board.en.ts';
import type { About, DuelWords } from './words.ts';

export type { BoardWords } from './board-words.ts';

const WORDS: { readonly [L in Language]: BoardWords } = { cs, en };
export const boardWords = (language: Language): BoardWords => WORDS[language];

/** The words of the game itself. */
export const wordsOf = (language: Language): DuelWords => (language === 'cs' ? wordsCs : wordsEn);

/** What to do on the board now. */
export const hintFor = (words: BoardWords, question: string, about: Plain): string =>
  words.hints[(about as About | null)?.forced ? `${question}.forced` : question] ?? '';
