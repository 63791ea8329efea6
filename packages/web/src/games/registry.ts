/** Which games there are for the page, and how their parts are found and loaded. */
import type { GameText, Language } from '@kolbiste/engine';
import { GAME_IDS, type GameId } from '@kolbiste/games/ids';
import { LOADERS } from '@kolbiste/games/lazy';
import type { BookId } from '@kolbiste/rulebooks';
import type { GamePresentation } from './presentation.ts';

/** All four, in the order of the first page; some may be readable before they are playable. */
export const SHOWN: readonly BookId[] = ['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'];

export const isShown = (id: string): id is BookId => (SHOWN as readonly string[]).includes(id);
export const isPlayable = (id: string): id is GameId => (GAME_IDS as readonly string[]).includes(id);

const texts = new Map<string, Promise<Record<Language, GameText>>>();

/** A game's dictionaries. */
export function loadText(id: GameId): Promise<Record<Language, GameText>> {
  let text = texts.get(id);
  if (!text) {
    text = LOADERS[id]().then(loaded => loaded.text);
    texts.set(id, text);
  }
  return text;
}

const FOUND = import.meta.glob<{ readonly presentation: GamePresentation }>('./*/presentation.ts');

export const hasPresentation = (id: string): boolean => `./${id}/presentation.ts` in FOUND;

/** A game's board and faces; null for a game that has none yet: the shell's plain board serves it. */
export function loadPresentation(id: string): Promise<GamePresentation | null> {
  const load = FOUND[`./${id}/presentation.ts`];
  return load ? load().then(module => module.presentation) : Promise.resolve(null);
}
