/** The Sand Goblins. */
import { BOX } from '../box.ts';
import type { Faction } from '../vocabulary.ts';
import { biter, championProcedures, kreep, silts } from './champions.ts';
import { javelineer, sandShaman, scavenger } from './commons.ts';
import { duckAndCover, eventProcedures, mirage, shiny, taunt } from './events.ts';
import { krusk, sandstorm } from './summoner.ts';

export const sandGoblins: Faction = {
  id: 'sand-goblins',
  summoner: 'krusk',
  cards: [krusk, silts, biter, kreep, scavenger, javelineer, sandShaman, duckAndCover, taunt, shiny, mirage],
  list: BOX.sandGoblins,
  words: { cs: 'Píseční Goblini', en: 'Sand Goblins' },
};
export const sandGoblinProcedures = [sandstorm, ...championProcedures, ...eventProcedures];
