/** Each game's rules and texts, loaded when they are needed: a bundler makes one part per game of this. */
import type { AnyGame, GameText, Language } from '@kolbiste/engine';
import type { GameId } from './ids.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

const loaded = ({ game, text }: LoadedGame): LoadedGame => ({ game, text });

export const LOADERS = {
  'scratch-wars': () => import('@kolbiste/scratch-wars').then(loaded),
  'summoner-wars': () => import('@kolbiste/summoner-wars').then(loaded),
  'dice-throne': () => import('@kolbiste/dice-throne').then(loaded),
  doomtrooper: () => import('@kolbiste/doomtrooper').then(loaded),
} satisfies Record<GameId, () => Promise<LoadedGame>>;
