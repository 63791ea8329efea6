/** Doomtrooper. */
import { createGame } from '@kolbiste/engine';
import { module } from './rules/module.ts';
import { textCs, wordsCs } from './text/cs.ts';
import { textEn, wordsEn } from './text/en.ts';

export * from './cards/index.ts';
export { NOT_ENFORCED } from './cards/not-enforced.ts';
export { deckProblems, isRestricted, readDeck, sideboarded, writeDeck, type Deck, type DeckProblem } from './decks/deck.ts';
export { CARTEL_DECKS, READY_DECKS, readyDeck } from './decks/ready.ts';
export type { DoomEvent } from './rules/events.ts';
export type { TableOptions } from './rules/options.ts';
export type { World } from './rules/state.ts';
export { explainRating } from './rules/values.ts';
export type { AnnouncedView, CardView, FightView, GameView, PieceView, SideView, SumView } from './rules/view.ts';
export { module };
export const game = createGame(module);
export const text = { cs: textCs, en: textEn };
export const words = { cs: wordsCs, en: wordsEn };
