/** The Mountain Vargath. */
import { BOX } from '../box.ts';
import type { Faction } from '../vocabulary.ts';
import { championProcedures, growden, quen, torodin } from './champions.ts';
import { brute, rusher, warrior } from './commons.ts';
import { eventProcedures, fallBack, greaterCommand, muster, superiorPlanning, torodinsAdvance } from './events.ts';
import { sunderved } from './summoner.ts';

export const mountainVargath: Faction = {
  id: 'mountain-vargath',
  summoner: 'sunderved',
  cards: [sunderved, growden, quen, torodin, warrior, rusher, brute, muster, greaterCommand, superiorPlanning, torodinsAdvance, fallBack],
  list: BOX.mountainVargath,
  words: { cs: 'Horští Vargathové', en: 'Mountain Vargath' },
};
export const mountainVargathProcedures = [...championProcedures, ...eventProcedures];
