/** The main phases: cards, sales, and what the hero offers (chapters 12.3 and 12.7). */
import { signature, type Seat } from '@kolbiste/engine';
import { enterPhase, sell } from '../atoms.ts';
import { implement } from '../procedures.ts';
import { alive, playerOf } from '../queries.ts';
import { reactionsIn, type Reaction } from '../reactions.ts';
import type { CardId } from '../state.ts';
import { openForOthers, respond } from '../windows.ts';

export const mainPhase = signature<{ readonly seat: Seat; readonly phase: 'main1' | 'main2' }, null>('mainPhase');

type Main = 'end' | { readonly sell: CardId } | Reaction;
export const mainSteps = implement(mainPhase)<{
  begin: null;
  open: null;
  act: unknown;
  acted: Main;
  closing: null;
  closed: number;
}>({
  begin(g, v) {
    enterPhase(g, v.phase, v.phase === 'main1' ? 'DIT 3.8' : 'DIT 3.19');
    return g.go('open', null);
  },
  /** Main (2) begins when the roll phase has just ended with a window of its own. */
  open: (g, v) => (v.phase === 'main1' ? g.call('act', openForOthers(g.world, 'begin')) : g.go('act', null)),
  /** In any order, any number of times (DIT 12.3.1). */
  act(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.done(null);
    const options: Main[] = reactionsIn(w, v.seat, 'main');
    const { hand } = playerOf(w, v.seat);
    if (options.length === 0 && hand.length === 0) return g.go('closing', null); // as everybody can see
    for (let i = 0; i < hand.length; i++) options.push({ sell: hand[i]! });
    options.push('end');
    return g.ask('acted', v.seat, 'DIT 12.3.1', options);
  },
  acted(g, v, answer) {
    if (answer === 'end') return g.go('closing', null);
    if ('sell' in answer) {
      sell(g, v.seat, answer.sell, 'DIT 12.3.2');
      return g.go('act', null);
    }
    return g.call('act', respond(v.seat, answer, 'main'));
  },
  closing: g => g.call('closed', openForOthers(g.world, 'phase')),
  /** An interrupted player goes on (DIT 14.9). */
  closed: (g, _, played) => (played > 0 ? g.go('act', null) : g.done(null)),
});
