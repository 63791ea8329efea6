/** Marvel Dice Throne: rules, heroes and texts. */
export { diceThrone, diceThroneGame } from './module.ts';
export { allCards, allHeroes, allStatuses, heroNamed } from './registry.ts';
export type { TableOptions } from './options.ts';
export type { TableView, PlayerView, CardView } from './view.ts';
export { textCs } from './text/cs.ts';
export { textEn } from './text/en.ts';
export { describe, describeCard } from './text/describe.ts';
export { nameOf } from './text/names.ts';
export { boardOdds, oddsKeeping, oddsOf, type Odds } from './odds.ts';
