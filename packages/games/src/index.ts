/** The list of the games: the only place that knows them all. */
import * as diceThrone from '@kolbiste/dice-throne';
import * as doomtrooper from '@kolbiste/doomtrooper';
import { InputError, type AnyGame, type GameText, type Language } from '@kolbiste/engine';
import * as scratchWars from '@kolbiste/scratch-wars';
import * as summonerWars from '@kolbiste/summoner-wars';
import type { GameId } from './ids.ts';

export interface GameEntry {
  readonly id: GameId;
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

/** What every game's package exports. */
interface GamePackage {
  readonly game: AnyGame;
  readonly text: Record<Language, GameText>;
}

const entry = (id: GameId, { game, text }: GamePackage): GameEntry => ({ id, game, text });

export const GAMES: readonly GameEntry[] = [
  entry('scratch-wars', scratchWars),
  entry('summoner-wars', summonerWars),
  entry('dice-throne', diceThrone),
  entry('doomtrooper', doomtrooper),
];

/** A game by its id, or an InputError that lists them. */
export function gameNamed(id: string): GameEntry {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new InputError('game', `there is no game "${id}"; there is ${GAMES.map(game => game.id).join(', ')}`);
  return entry;
}

export * from './ids.ts';
