/** All heroes, put where the rules find them. A new hero is one more line, and one for its procedures. */
import { blackPanther } from './black-panther/hero.ts';
import { bombProcedures } from './black-widow/bombs.ts';
import { covertOpsProcedures } from './black-widow/covert-ops.ts';
import { blackWidow } from './black-widow/hero.ts';
import { captainMarvel } from './captain-marvel/hero.ts';
import { COMMON_CARDS } from './common.ts';
import { doctorStrange } from './doctor-strange/hero.ts';
import { foresee } from './doctor-strange/premonition.ts';
import { castProcedure, prepareProcedure } from './doctor-strange/spells.ts';
import { openBag } from './loki/bag-of-tricks.ts';
import { loki } from './loki/hero.ts';
import { layIllusions, swapIllusion } from './loki/illusions.ts';
import { sealAbilities } from './loki/spellbound.ts';
import { addCards, addHero } from './registry.ts';
import { conjure } from './scarlet-witch/conjuring.ts';
import { scarletWitch } from './scarlet-witch/hero.ts';
import { spiderMan } from './spider-man/hero.ts';
import { thor } from './thor/hero.ts';
import { thorProcedures } from './thor/mjolnir.ts';

addCards(COMMON_CARDS);
for (const hero of [blackPanther, blackWidow, captainMarvel, doctorStrange, loki, scarletWitch, spiderMan, thor]) addHero(hero);
/** Procedures that belong to one hero's cards and statuses. */
export const heroProcedures = [
  ...bombProcedures,
  ...covertOpsProcedures,
  ...thorProcedures,
  prepareProcedure,
  castProcedure,
  foresee,
  openBag,
  sealAbilities,
  layIllusions,
  swapIllusion,
  conjure,
];
