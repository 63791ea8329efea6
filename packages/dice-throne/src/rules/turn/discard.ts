/** The Discard phase: down to the hand limit (chapter 12.8). */
import { signature, type Seat } from '@kolbiste/engine';
import { enterPhase, sell } from '../atoms.ts';
import { implement } from '../procedures.ts';
import { playerOf } from '../queries.ts';
import { HAND_LIMIT, type CardId } from '../state.ts';

export const discardPhase = signature<{ readonly seat: Seat }, null>('discardPhase');

export const discardSteps = implement(discardPhase)<{ begin: null; sell: unknown; sold: { readonly sell: CardId }; end: unknown }>({
  begin(g) {
    enterPhase(g, 'discard', 'DIT 3.20');
    return g.go('sell', null);
  },
  /** Down to six, no further (DIT 7.8, R73). */
  sell(g, v) {
    const { hand } = playerOf(g.world, v.seat);
    if (hand.length <= HAND_LIMIT) return g.done(null);
    return g.ask(
      'sold',
      v.seat,
      'DIT 12.8.1',
      hand.map(id => ({ sell: id })),
    );
  },
  sold(g, v, answer) {
    sell(g, v.seat, answer.sell, 'DIT 12.8.3');
    return g.go('sell', null);
  },
  end: g => g.done(null),
});
