/** The list of the games: the only place that knows them all. */
import { InputError, type AnyGame, type GameText, type Language } from '@kolbiste/engine';
import * as scratchWars from '@kolbiste/scratch-wars';
import * as summonerWars from '@kolbiste/summoner-wars';
import type { GameId } from './ids.ts';

export interface GameEntry {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

export const GAMES: readonly GameEntry[] = [
  { id: 'scratch-wars', game: scratchWars.scratchWarsGame as AnyGame, text: { cs: scratchWars.textCs, en: scratchWars.textEn } },
  { id: 'summoner-wars', game: summonerWars.summonerWarsGame as AnyGame, text: { cs: summonerWars.textCs, en: summonerWars.textEn } },
];

/** A game by its id, or an InputError that lists them. */
export function gameNamed(id: string): GameEntry {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new InputError('game', `there is no game "${id}"; there is ${GAMES.map(game => game.id).join(', ')}`);
  return entry;
}

export * from './ids.ts';
