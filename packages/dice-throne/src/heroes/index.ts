/** All heroes, put where the rules find them. A new hero is one more line. */
import { COMMON_CARDS } from '../cards/common.ts';
import { addCards, addHero } from '../registry.ts';
import { blackPanther } from './black-panther/hero.ts';
import { blackWidow } from './black-widow/hero.ts';
import { blackWidowProcedures } from './black-widow/training.ts';
import { captainMarvel } from './captain-marvel/hero.ts';
import { doctorStrange } from './doctor-strange/hero.ts';
import { strangeProcedures } from './doctor-strange/spells.ts';
import { loki } from './loki/hero.ts';
import { lokiProcedures } from './loki/tricks.ts';
import { conjure } from './scarlet-witch/conjuring.ts';
import { scarletWitch } from './scarlet-witch/hero.ts';
import { spiderMan } from './spider-man/hero.ts';
import { thor } from './thor/hero.ts';
import { thorProcedures } from './thor/mjolnir.ts';

addCards(COMMON_CARDS);
for (const hero of [blackPanther, blackWidow, captainMarvel, doctorStrange, loki, scarletWitch, spiderMan, thor]) addHero(hero);
/** Procedures that belong to one hero's cards and statuses. */
export const heroProcedures = [...blackWidowProcedures, ...thorProcedures, ...strangeProcedures, ...lokiProcedures, conjure];
