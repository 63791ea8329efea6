/** The factions of the box. Adding one is adding a folder and a line here. */
import { benderProcedures, benders } from './benders/index.ts';
import { deepDwarfProcedures, deepDwarves } from './deep-dwarves/index.ts';
import { chooseOpponentSteps, lasts, lastsAgainst } from './makers.ts';
import { mountainVargath, mountainVargathProcedures } from './mountain-vargath/index.ts';
import { addFaction } from './registry.ts';
import { sandGoblinProcedures, sandGoblins } from './sand-goblins/index.ts';
import { shadowElfProcedures, shadowElves } from './shadow-elves/index.ts';
import { swampOrcProcedures, swampOrcs } from './swamp-orcs/index.ts';

export const FACTIONS = [deepDwarves, swampOrcs, sandGoblins, shadowElves, mountainVargath, benders];
for (const faction of FACTIONS) addFaction(faction);

export const factionProcedures = [
  chooseOpponentSteps,
  lasts,
  lastsAgainst,
  ...deepDwarfProcedures,
  ...swampOrcProcedures,
  ...sandGoblinProcedures,
  ...shadowElfProcedures,
  ...mountainVargathProcedures,
  ...benderProcedures,
];
