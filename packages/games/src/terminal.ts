/** How each game shows itself in a terminal. */
import { terminal as diceThrone } from '@kolbiste/dice-throne/terminal';
import { terminal as doomtrooper } from '@kolbiste/doomtrooper/terminal';
import type { Language, TerminalText } from '@kolbiste/engine';
import { terminal as scratchWars } from '@kolbiste/scratch-wars/terminal';
import { terminal as summonerWars } from '@kolbiste/summoner-wars/terminal';
import type { GameId } from './ids.ts';

export const TERMINALS: Record<GameId, Record<Language, TerminalText>> = {
  'scratch-wars': scratchWars,
  'summoner-wars': summonerWars,
  'dice-throne': diceThrone,
  doomtrooper,
};
