/** The factions of the box. Adding one is adding a folder and a line here. */
import { addFaction } from '../cards/catalogue.ts';
import { deepDwarfProcedures, deepDwarves } from './deep-dwarves/index.ts';
import { chooseOpponentSteps, lasts, lastsAgainst } from './make.ts';

export const FACTIONS = [deepDwarves];
for (const faction of FACTIONS) addFaction(faction);

export const factionProcedures = [chooseOpponentSteps, lasts, lastsAgainst, ...deepDwarfProcedures];
