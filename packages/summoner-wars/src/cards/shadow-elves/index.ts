/** The Shadow Elves. */
import { BOX } from '../box.ts';
import type { Faction } from '../vocabulary.ts';
import { hydrake, malidala, xaserbane } from './champions.ts';
import { ranger, scout, shadowArrows, swordsman } from './commons.ts';
import { eventProcedures, intoDarkness, shadows, stalkingAdvance, summonTheNight } from './events.ts';
import { selundar } from './summoner.ts';

export const shadowElves: Faction = {
  id: 'shadow-elves',
  summoner: 'selundar',
  cards: [selundar, hydrake, malidala, xaserbane, swordsman, ranger, scout, shadows, summonTheNight, stalkingAdvance, intoDarkness],
  list: BOX.shadowElves,
  words: { cs: 'Stínoví Elfové', en: 'Shadow Elves' },
};
export const shadowElfProcedures = [shadowArrows, ...eventProcedures];
