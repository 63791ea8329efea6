/** Marvel Dice Throne: rules, heroes and texts. */
export { diceThrone, diceThroneGame } from './module.ts';
export { allCards, allHeroes, allStatuses, heroNamed } from './registry.ts';
export type { TableOptions } from './options.ts';
export type { TableView, PlayerView, CardView } from './view.ts';
