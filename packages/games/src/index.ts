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

const entry = (id: GameId, game: AnyGame, { textCs, textEn }: { readonly textCs: GameText; readonly textEn: GameText }): GameEntry => ({
  id,
  game,
  text: { cs: textCs, en: textEn },
});

export const GAMES: readonly GameEntry[] = [
  entry('scratch-wars', scratchWars.scratchWarsGame as AnyGame, scratchWars),
  entry('summoner-wars', summonerWars.summonerWarsGame as AnyGame, summonerWars),
  entry('dice-throne', diceThrone.diceThroneGame as AnyGame, diceThrone),
  entry('doomtrooper', doomtrooper.doomtrooperGame as AnyGame, doomtrooper),
];

/** A game by its id, or an InputError that lists them. */
export function gameNamed(id: string): GameEntry {
  const entry = GAMES.find(game => game.id === id);
  if (!entry) throw new InputError('game', `there is no game "${id}"; there is ${GAMES.map(game => game.id).join(', ')}`);
  return entry;
}

export * from './ids.ts';
