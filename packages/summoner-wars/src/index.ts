/** Summoner Wars, first edition Master Set. */
import { createGame } from '@kolbiste/engine';
import { module } from './rules/module.ts';
import { textCs } from './text/cs.ts';
import { textEn } from './text/en.ts';

export { module };
export const game = createGame(module);
export const text = { cs: textCs, en: textEn };

export * from './cards/deck.ts';
export { FACTIONS } from './cards/factions.ts';
export * from './cards/registry.ts';
export type * from './cards/vocabulary.ts';
export { MERCENARY } from './cards/vocabulary.ts';
export * from './rules/battlefield.ts';
export { earlierView } from './rules/earlier.ts';
export type * from './rules/events.ts';
export type * from './rules/game.ts';
export * from './rules/options.ts';
export { attackValue, explainAttack, HIT, stepsOf, type AttackSum, type BonusSum } from './rules/values.ts';
export { seating } from './rules/setup.ts';
export type { Reach } from './rules/reach.ts';
export { MARKS } from './rules/state.ts';
export type * from './rules/state.ts';
export type { CardView, FieldCardView, SideView, TableView } from './rules/view.ts';
export { wordsCs } from './text/cs.ts';
export { wordsEn } from './text/en.ts';
export { TERMS } from './text/terms.ts';
