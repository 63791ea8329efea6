/** Summoner Wars, first edition Master Set. */
export * from './board.ts';
export * from './cards/catalogue.ts';
export type * from './cards/definition.ts';
export { MERCENARY } from './cards/definition.ts';
export * from './deck.ts';
export type * from './events.ts';
export { FACTIONS } from './factions/index.ts';
export { summonerWars, summonerWarsGame } from './module.ts';
export * from './options.ts';
export type * from './state.ts';
export type { CardView, FieldCardView, SideView, TableView } from './view.ts';
export { seating } from './preparation.ts';
export { TERMS } from './terms.ts';
export { attackValue, explainAttack, stepsOf } from './world.ts';
export { textCs, wordsCs } from './text/cs.ts';
export { textEn, wordsEn } from './text/en.ts';
