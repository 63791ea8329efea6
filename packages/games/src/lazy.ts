/** Each game's rules and texts, loaded when they are needed: a bundler makes one part per game of this. */
import type { AnyGame, GameText, Language } from '@kolbiste/engine';
import type { GameId } from './ids.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

export const LOADERS = {
  'scratch-wars': () => import('@kolbiste/scratch-wars').then(m => loaded(m.scratchWarsGame as AnyGame, m)),
  'summoner-wars': () => import('@kolbiste/summoner-wars').then(m => loaded(m.summonerWarsGame as AnyGame, m)),
  'dice-throne': () => import('@kolbiste/dice-throne').then(m => loaded(m.diceThroneGame as AnyGame, m)),
  doomtrooper: () => import('@kolbiste/doomtrooper').then(m => loaded(m.doomtrooperGame as AnyGame, m)),
} satisfies Record<GameId, () => unknown>;

function loaded(game: AnyGame, { textCs, textEn }: { readonly textCs: GameText; readonly textEn: GameText }): LoadedGame {
  return { game, text: { cs: textCs, en: textEn } };
}
