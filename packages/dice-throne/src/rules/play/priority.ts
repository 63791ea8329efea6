/** Who may go first. */
import type { Seat } from '@kolbiste/engine';
import { inPriority, locked } from '../queries.ts';
import type { World } from '../state.ts';

/** Whether others may declare something first (DIT 14.1, R02). */
export const waits = (w: World, seat: Seat, window: string): boolean =>
  w.switches.preemption && window !== 'main' && inPriority(w)[0] !== seat && !locked(w, inPriority(w)[0]!);
