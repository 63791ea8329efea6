/** The Income phase: a combat point and a card (chapter 12.2). */
import { signature, type Seat } from '@kolbiste/engine';
import { draw, enterPhase, gainCp, skipPhase } from '../atoms.ts';
import { implement } from '../procedures.ts';
import { INCOME_DRAWN, marked } from '../queries.ts';
import { openWindow } from '../windows.ts';

export const income = signature<{ readonly seat: Seat }, null>('income');

export const incomeSteps = implement(income)<{ begin: null; gain: unknown; drawn: unknown; end: unknown }>({
  begin(g) {
    const { world: w } = g;
    if (w.turn === 1) {
      skipPhase(g, 'income', w.mode === 'teams' ? 'DIT 10.8' : 'DIT 3.7');
      return g.go('end', null);
    }
    enterPhase(g, 'income', 'DIT 3.5');
    return g.go('gain', null);
  },
  /** The point first, then the card (DIT 4.5, R84). */
  gain(g, v) {
    if (g.world.switches.income === 'phase') gainCp(g, v.seat, 1, 'DIT 12.2.2');
    return g.call('drawn', openWindow(g.world, 'income'));
  },
  drawn(g, v) {
    if (!marked(g.world, v.seat, INCOME_DRAWN)) draw(g, v.seat, 1, 'DIT 12.2.3');
    return g.go('end', null);
  },
  end: g => g.done(null),
});
