/** All heroes, put where the rules find them. A new hero is one more line. */
import { COMMON_CARDS } from '../cards/common.ts';
import { addCards, addHero } from '../registry.ts';
import { spiderMan } from './spider-man/hero.ts';

addCards(COMMON_CARDS);
for (const hero of [spiderMan]) addHero(hero);
/** Procedures that belong to one hero's cards and statuses. */
export const heroProcedures = [];
