/** The rulebooks of all four games: data, look-up and search. The types of citations are here for everybody. */
import { diceThrone } from './books/dice-throne.ts';
import { doomtrooper } from './books/doomtrooper.ts';
import { scratchWars } from './books/scratch-wars.ts';
import { summonerWars } from './books/summoner-wars.ts';
import { openLibrary } from './library.ts';

export const rulebooks = openLibrary([scratchWars, summonerWars, diceThrone, doomtrooper]);
export const { ruleBook, rule, ruling, exists, search, rulePage, rulingPage } = rulebooks;

export { spellCitation } from './citation.ts';
export type { BookId, Profile, RuleBook } from './rule-book.ts';
export type * from './generated/rule-ids.ts';
