/** Which games there are for the page, and how their parts are found and loaded. */
import type { GameText, Language } from '@kolbiste/engine';
import type { GameId } from '@kolbiste/games/ids';
import { loadRules, LOADERS } from '@kolbiste/games/lazy';
import type { BookId } from '@kolbiste/rulebooks';
import type { GamePresentation } from '@kolbiste/board-kit/presentation';

/** All four, in the order of the first page; some may be readable before they are playable. */
export const SHOWN: readonly BookId[] = ['scratch-wars', 'dice-throne', 'summoner-wars', 'doomtrooper'];

export const isShown = (id: string): id is BookId => (SHOWN as readonly string[]).includes(id);
export { isGame as isPlayable } from '@kolbiste/games/ids';

/** A game's dictionaries; of a match, those of the rules it began with. */
export async function loadText(id: GameId, version: number | null = null): Promise<Record<Language, GameText>> {
  const rules = version === null ? null : await loadRules(id, version);
  return (rules ?? (await LOADERS[id]())).text;
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
