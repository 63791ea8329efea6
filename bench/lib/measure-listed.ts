/** Measures a game from the list of the games, once it is there. */
import { GAMES } from '@kolbiste/games';
import { absent } from './measure.mjs';
import { measureGame } from './measure-game.ts';

export function measureListed(name: string): void {
  const entry = GAMES.find(({ id }) => id === name);
  if (entry) measureGame(entry.game);
  else absent(`packages/games does not list ${name}`);
}
