/** Marvel Dice Throne: rules, heroes and texts. */
import { textCs } from './text/cs.ts';
import { textEn } from './text/en.ts';

export { earlierView } from './rules/earlier.ts';
export { game, module } from './rules/module.ts';
export const text = { cs: textCs, en: textEn };
export { allCards, allHeroes, allStatuses, cardNamed, heroNamed, opsOf, statusNamed } from './cards/registry.ts';
export type { Ability, Box, CardDefinition, Hero, Op, Source, Sourced, StatusDefinition, Words } from './cards/vocabulary.ts';
export type { DamageType, Line, Phase, Roll, Token } from './rules/state.ts';
export type { GameEvent } from './rules/events.ts';
/** What lies beside the boards of two heroes, by number in the view. */
export { SPELLS } from './cards/doctor-strange/spells.ts';
export { ILLUSIONS } from './cards/loki/illusions.ts';
export type { TableOptions } from './rules/options.ts';
export type { CardView, DamageView, HeldView, PlayerView, TableView } from './rules/view.ts';
export type { BillLine } from './rules/ledger.ts';
export { printedName } from './rules/abilities.ts';
export { describe, describeCard, describeDefence } from './text/describe.ts';
export { nameOf } from './text/names.ts';
export { provenance } from './text/provenance.ts';
export { boardOdds, oddsKeeping, oddsOf, type Odds } from './rules/odds.ts';
export { satisfies } from './rules/dice.ts';
