/** The Swamp Orcs. */
import { BOX } from '../box.ts';
import type { Faction } from '../vocabulary.ts';
import { blerg, glarg, splub } from './champions.ts';
import { fear, hunter, savager, swampShaman } from './commons.ts';
import { ambush, ensnare, eventProcedures, vineGrowth, vineGuard } from './events.ts';
import { mugglug } from './summoner.ts';
import { grow } from './vines.ts';

export const swampOrcs: Faction = {
  id: 'swamp-orcs',
  summoner: 'mugglug',
  cards: [mugglug, blerg, glarg, splub, hunter, swampShaman, savager, vineGrowth, vineGuard, ensnare, ambush],
  list: BOX.swampOrcs,
  words: { cs: 'Orkové z bažin', en: 'Swamp Orcs' },
};
export const swampOrcProcedures = [grow, fear, ...eventProcedures];
