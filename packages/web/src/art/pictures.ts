/** The picture of each game: on its tile, and above what is asked before it. */
import diceThrone from './dice-throne.svg';
import doomtrooper from './doomtrooper.svg';
import scratchWars from './scratch-wars.svg';
import summonerWars from './summoner-wars.svg';

export const PICTURES = { 'scratch-wars': scratchWars, 'dice-throne': diceThrone, 'summoner-wars': summonerWars, doomtrooper } as const;
