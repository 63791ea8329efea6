/** The words of the board and of the cards page, by language. What the rules say comes from the dictionaries of the game. */
import type { Language } from '@kolbiste/engine';
import type { BoardWords } from './board-words.ts';
import { cs } from './board.cs.ts';
import { en } from './board.en.ts';

export type { BoardWords, CardClass, StatusKind } from './board-words.ts';

const WORDS: { readonly [L in Language]: BoardWords } = { cs, en };
export const boardWords = (language: Language): BoardWords => WORDS[language];

/** A chance as one reads it: no false certainty at either end. */
export function percent(chance: number, language: Language): string {
  const value = chance * 100;
  const said = chance <= 0 ? '0' : chance >= 1 ? '100' : value < 0.1 ? '< 0.1' : value > 99.9 ? '> 99.9' : value.toFixed(1);
  return language === 'cs' ? `${said.replace('.', ',')} %` : `${said}%`;
}

/** A sentence of what the rules tell in lower case. */
export const sentence = (text: string): string =>
  text ? `${text[0]!.toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? '' : '.'}` : '';
