/** Marvel Dice Throne: rules, heroes and texts. */
export { diceThrone, diceThroneGame } from './module.ts';
export { allCards, allHeroes, allStatuses, cardNamed, heroNamed, opsOf, statusNamed } from './registry.ts';
export type { Ability, Box, CardDefinition, Hero, Op, Source, Sourced, StatusDefinition, Words } from './heroes/definition.ts';
export type { DamageType, Line, Phase, Roll, Token } from './state.ts';
export type { GameEvent } from './events.ts';
/** What lies beside the boards of two heroes, by number in the view. */
export { SPELLS } from './heroes/doctor-strange/spells.ts';
export { ILLUSIONS } from './heroes/loki/tricks.ts';
export type { TableOptions } from './options.ts';
export type { TableView, PlayerView, CardView } from './view.ts';
export { textCs } from './text/cs.ts';
export { textEn } from './text/en.ts';
export { describe, describeCard } from './text/describe.ts';
export { nameOf } from './text/names.ts';
export { provenance } from './text/provenance.ts';
export { boardOdds, oddsKeeping, oddsOf, type Odds } from './odds.ts';
export { satisfies } from './world.ts';
