/**
 * Breaks of rules by hand, for `npm run mutants -- doomtrooper`: rules that work by permission, by order or by what is not there, so that no
 * citation leads to their code.
 */
import { betweenTheBooks } from './breaks/books.ts';
import { ofCards } from './breaks/cards.ts';
import { ofCombat } from './breaks/combat.ts';
import { ofOthers } from './breaks/others.ts';
import type { Break } from './breaks/row.ts';
import { ofTheTurn } from './breaks/turn.ts';

export const breaks: readonly Break[] = [...ofTheTurn, ...ofCards, ...ofCombat, ...ofOthers, ...betweenTheBooks];

export { equivalent } from './breaks/equivalent.ts';
