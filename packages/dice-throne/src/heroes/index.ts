/** All heroes, put where the rules find them. A new hero is one more line. */
import { COMMON_CARDS } from '../cards/common.ts';
import { addCards, addHero } from '../registry.ts';
import { blackWidow } from './black-widow/hero.ts';
import { blackWidowProcedures } from './black-widow/training.ts';
import { spiderMan } from './spider-man/hero.ts';
import { thor } from './thor/hero.ts';
import { thorProcedures } from './thor/mjolnir.ts';

addCards(COMMON_CARDS);
for (const hero of [blackWidow, spiderMan, thor]) addHero(hero);
/** Procedures that belong to one hero's cards and statuses. */
export const heroProcedures = [...blackWidowProcedures, ...thorProcedures];
