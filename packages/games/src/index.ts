/** The list of the games: the only place that knows them all. */
import * as diceThrone from '@kolbiste/dice-throne';
import * as doomtrooper from '@kolbiste/doomtrooper';
import { InputError } from '@kolbiste/engine';
import * as scratchWars from '@kolbiste/scratch-wars';
import * as summonerWars from '@kolbiste/summoner-wars';
import { keptVersions, type GamePackage, type KeptVersions, type Rules } from './earlier.ts';
import type { GameId } from './ids.ts';

export interface GameEntry extends Rules {
  readonly id: GameId;
  /** Rules of releases, for matches that began with them. */
  readonly kept: KeptVersions;
}

const entry = (id: GameId, door: GamePackage): GameEntry => ({ id, game: door.game, text: door.text, kept: keptVersions(id, door) });

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

/** The rules by which a match of this version is played; null when they are not here. */
export async function rulesOf(id: string, version: number): Promise<Rules | null> {
  const entry = gameNamed(id);
  return entry.game.module.version === version ? entry : ((await entry.kept[version]?.()) ?? null);
}

export type { Rules } from './earlier.ts';
export * from './ids.ts';
