/** The Deep Dwarves. */
import { BOX } from '../box.ts';
import type { Faction } from '../vocabulary.ts';
import { championProcedures, kynder, lun, sprog } from './champions.ts';
import { commonProcedures, gemMage, miner, scholar } from './commons.ts';
import { eventProcedures, illusionaryWarrior, magicStasis, magicTorrent, summoningSurge, wakeTheFatherGem } from './events.ts';
import { meditate, tundle } from './summoner.ts';

export const deepDwarves: Faction = {
  id: 'deep-dwarves',
  summoner: 'tundle',
  cards: [
    tundle,
    lun,
    kynder,
    sprog,
    miner,
    gemMage,
    scholar,
    illusionaryWarrior,
    summoningSurge,
    magicStasis,
    wakeTheFatherGem,
    magicTorrent,
  ],
  list: BOX.deepDwarves,
  words: { cs: 'Trpaslíci z hlubin', en: 'Deep Dwarves' },
};
export const deepDwarfProcedures = [meditate, ...championProcedures, ...commonProcedures, ...eventProcedures];
