/** King of the Hill: players leave the game one by one. */
import type { Seat } from '@kolbiste/engine';
import { defeat } from '../atoms.ts';
import { define } from '../procedures.ts';
import { healthOf, livingSeats } from '../queries.ts';
import type { World } from '../state.ts';

const fallen = (w: World): Seat[] => livingSeats(w).filter(seat => healthOf(w, seat) <= 0 || w.players[seat]!.leaving);
export const anyFallen = (w: World): boolean => fallen(w).length > 0;

/** Those whose dial stands at 0 leave at once (DIT 1.4, R68), and so do those who concede (DIT R94). */
export const elimination = define<Record<never, never>, { begin: null; end: null }, null>('elimination', {
  begin(g) {
    defeat(g, fallen(g.world));
    return g.go('end', null);
  },
  end: g => g.done(null),
});
