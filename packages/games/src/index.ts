/** The list of the games: the only place that knows them all. */
import { InputError, type AnyGame, type GameText, type Language } from '@kolbiste/engine';
import { scratchWarsGame, textCs, textEn } from '@kolbiste/scratch-wars';
import type { GameId } from './ids.ts';

export interface GameEntry {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

export const GAMES: readonly GameEntry[] = [{ id: 'scratch-wars', game: scratchWarsGame as AnyGame, text: { cs: textCs, en: textEn } }];

/** A game by its id, or an InputError that lists them. */
export function gameNamed(id: string): GameEntry {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new InputError('game', `there is no game "${id}"; there is ${GAMES.map(game => game.id).join(', ')}`);
  return entry;
}

export * from './ids.ts';
