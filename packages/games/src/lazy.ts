/** Each game's rules and texts, loaded when they are needed: a bundler makes one part per game of this. */
import type { AnyGame, GameText, Language } from '@kolbiste/engine';
import type { GameId } from './ids.ts';

export interface LoadedGame {
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

export const LOADERS = {
  'scratch-wars': () =>
    import('@kolbiste/scratch-wars').then(({ scratchWarsGame, textCs, textEn }): LoadedGame => ({
      game: scratchWarsGame as AnyGame,
      text: { cs: textCs, en: textEn },
    })),
} satisfies Record<GameId, () => unknown>;
