/** The Benders. */
import { BOX } from '../box.ts';
import type { Faction } from '../vocabulary.ts';
import { championProcedures, gulldune, kalal, sorgwen } from './champions.ts';
import { breaker, commonProcedures, controller, deceiver } from './commons.ts';
import { aHeroIsBorn, eventProcedures, magicDrain, mimic, mindControl } from './events.ts';
import { counterSummon, tacullu } from './summoner.ts';

export const benders: Faction = {
  id: 'benders',
  summoner: 'tacullu',
  cards: [tacullu, kalal, sorgwen, gulldune, deceiver, controller, breaker, mindControl, mimic, magicDrain, aHeroIsBorn],
  list: BOX.benders,
  words: { cs: 'Ohýbači mysli', en: 'Benders' },
};
export const benderProcedures = [counterSummon, ...championProcedures, ...commonProcedures, ...eventProcedures];
