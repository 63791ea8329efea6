/** The pool: every card whose effect is enforced. A card is in exactly one file, by its set and type. */
import { baseArt } from './base/art.ts';
import { baseEquipment } from './base/equipment.ts';
import { baseFortifications } from './base/fortifications.ts';
import { baseIntrigues } from './base/intrigues.ts';
import { baseMissions } from './base/missions.ts';
import { baseSpecials } from './base/specials.ts';
import { baseSymmetry } from './base/symmetry.ts';
import { baseWarriors } from './base/warriors.ts';
import { apocalypse } from './expansions/apocalypse.ts';
import { golgotha } from './expansions/golgotha.ts';
import { inquisition } from './expansions/inquisition.ts';
import { mortificatorSet } from './expansions/mortificator.ts';
import { paradiseLost } from './expansions/paradise-lost.ts';
import { warzoneSet } from './expansions/warzone.ts';
import { register } from './registry.ts';

for (const cards of [
  baseWarriors,
  baseEquipment,
  baseFortifications,
  baseSymmetry,
  baseMissions,
  baseArt,
  baseSpecials,
  baseIntrigues,
  inquisition,
  warzoneSet,
  mortificatorSet,
  golgotha,
  apocalypse,
  paradiseLost,
])
  register(cards);

export { DEFINITIONS, definitionNamed, definitionOf } from './registry.ts';
export type { Definition } from './card.ts';
