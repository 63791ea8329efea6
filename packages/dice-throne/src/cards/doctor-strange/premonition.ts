/** Premonition: draws more in the income phase, then puts a card back. */
import type { Seat } from '@kolbiste/engine';
import { draw, mark, putBack } from '../../rules/atoms.ts';
import { define } from '../../rules/procedures.ts';
import { INCOME_DRAWN } from '../../rules/queries.ts';
import type { CardId } from '../../rules/state.ts';

type Put = 'keep' | { readonly top: CardId } | { readonly bottom: CardId };
/** One of the drawn cards goes on top or under the deck. */
export const foresee = define<
  { readonly seat: Seat; readonly n: number; drawn: CardId[] },
  { draw: null; offer: null; put: Put; end: null },
  null
>('foresee', {
  draw(g, v) {
    mark(g.world, v.seat, INCOME_DRAWN);
    v.drawn = draw(g, v.seat, v.n, 'DIT 12.2.3');
    return g.go('offer', null);
  },
  offer(g, v) {
    if (v.drawn.length === 0) return g.done(null);
    const options: Put[] = v.drawn.flatMap(id => [{ top: id }, { bottom: id }]);
    return g.ask('put', v.seat, 'DIT 12.2.3', options);
  },
  put(g, v, answer) {
    if (answer === 'keep') return g.done(null);
    const [id, where] = 'top' in answer ? [answer.top, 'top' as const] : [answer.bottom, 'bottom' as const];
    putBack(g, v.seat, id, { where, rule: 'DIT 12.2.3' });
    return g.go('end', null);
  },
  end: g => g.done(null),
});
