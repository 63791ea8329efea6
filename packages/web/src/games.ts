/** Which games there are for the page, and how their parts are found and loaded. */
import type { GameText, Language } from '@kolbiste/engine';
import { GAME_IDS, type GameId } from '@kolbiste/games/ids';
import { LOADERS } from '@kolbiste/games/lazy';
import type { BookId } from '@kolbiste/rulebooks';
import type { GamePresentation } from '@kolbiste/board-kit/presentation';

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

/** One import per game, so that each board is a file of its own. A game without a board is not listed. */
const BOARDS: { readonly [id: string]: (() => Promise<{ readonly presentation: GamePresentation }>) | undefined } = {
  'scratch-wars': () => import('@kolbiste/scratch-wars/board'),
  'summoner-wars': () => import('@kolbiste/summoner-wars/board'),
  'dice-throne': () => import('@kolbiste/dice-throne/board'),
  doomtrooper: () => import('@kolbiste/doomtrooper/board'),
} satisfies { readonly [G in GameId]?: unknown };

export const hasPresentation = (id: string): boolean => BOARDS[id] !== undefined;

/** A game's board and faces; null for a game that has none yet: the shell's plain board serves it. */
export async function loadPresentation(id: string): Promise<GamePresentation | null> {
  const board = await BOARDS[id]?.();
  return board?.presentation ?? null;
}
