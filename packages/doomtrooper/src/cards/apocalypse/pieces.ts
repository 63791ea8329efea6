/** Apocalypse: what several cards are made of. */
import type { Area } from '../../rules/state.ts';
import { withinReach } from '../../rules/status.ts';
import type { Filter } from '../form.ts';

/** Whether somebody stands in the area this card lies in. */
export const beside: Filter = (w, id, { self }) => withinReach(w, id, w.cards[self]!.zone as Area);
