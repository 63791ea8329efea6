/** Who may go first. */
import type { Seat } from '@kolbiste/engine';
import { inPriority } from '../queries.ts';
import type { World } from '../state.ts';

/** Whether others may declare something first (DIT 14.1, R02). */
export const waits = (w: World, seat: Seat): boolean => w.switches.preemption && inPriority(w)[0] !== seat;
