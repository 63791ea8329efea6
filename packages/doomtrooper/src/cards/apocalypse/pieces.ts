/** Apocalypse: what several cards are made of. */
import type { Area } from '../../rules/state.ts';
import { withinReach } from '../../rules/status.ts';
import { baseOf } from '../../rules/values.ts';
import { concentrated } from '../attacks.ts';
import type { Bonus, Filter } from '../form.ts';
import { FIGHT } from '../vocabulary.ts';

/** Whether somebody stands in the area this card lies in. */
export const beside: Filter = (w, id, { self }) => withinReach(w, id, w.cards[self]!.zone as Area);
/** Twice the base Fight in an attack into which another action was put. */
export const blow: Bonus = {
  layer: 'base',
  fight: 1,
  count: working => concentrated(working) * baseOf(working.world, working.receiver, FIGHT),
};
