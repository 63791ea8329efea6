/** Doomtrooper. */
export * from './cards/index.ts';
export { NOT_ENFORCED } from './cards/not-enforced.ts';
export { deckProblems, readDeck, sideboarded, writeDeck, type Deck, type DeckProblem } from './decks/deck.ts';
export { READY_DECKS, readyDeck } from './decks/ready.ts';
export type { DoomEvent } from './events.ts';
export * from './module.ts';
export type { TableOptions } from './options.ts';
export { textCs, wordsCs } from './text/cs.ts';
export { textEn, wordsEn } from './text/en.ts';
export { explainRating } from './values.ts';
export type { AnnouncedView, CardView, FightView, GameView, PieceView, SideView, SumView } from './view.ts';
export type { World } from './world.ts';
