/** Mjölnir, Thor's companion: thrown onto an opponent's board and retrieved. Not a status (DIT 6.23). */
import type { Call, Seat } from '@kolbiste/engine';
import { discardCard, give, mark, moveCompanion } from '../../rules/atoms.ts';
import { define, isolated } from '../../rules/procedures.ts';
import type { CardId, World } from '../../rules/state.ts';
import { opponentsOf, playerOf } from '../../rules/queries.ts';
import { EK } from './names.ts';

/** The mark of a throw in this turn. */
export const THREW = 'threw';
export const home = (w: World, seat: Seat): boolean => playerOf(w, seat).companion === seat;

type Step = { readonly throw: Seat } | 'retrieve' | 'stop';
type Locals = { readonly seat: Seat; left: number; readonly only: 'throw' | 'retrieve' | 'either'; readonly upTo: boolean };
export const mjolnirProcedure = define<Locals, { offer: unknown; chosen: Step; end: unknown }, null>('mjolnir', {
  offer(g, v) {
    const { world: w } = g;
    if (v.left <= 0 || !w.players[v.seat]!.alive || playerOf(w, v.seat).companion === null) return g.done(null);
    const options: Step[] = [];
    if (home(w, v.seat)) {
      if (v.only !== 'retrieve') for (const seat of opponentsOf(w, v.seat)) options.push({ throw: seat });
    } else if (v.only !== 'throw') options.push('retrieve');
    if (options.length === 0) return g.done(null);
    if (v.upTo) options.push('stop'); // else it is done where it can be (DIT 5.11)
    return options.length > 1 ? g.ask('chosen', v.seat, 'DIT 6.25', options, { left: v.left }) : g.go('chosen', options[0]!);
  },
  chosen(g, v, answer) {
    if (answer === 'stop') return g.done(null);
    v.left--;
    if (answer === 'retrieve') {
      moveCompanion(g, v.seat, v.seat, 'DIT 6.25');
      give(g, { to: v.seat, by: v.seat, status: EK, n: 1, rule: 'DIT 15.26' });
      return g.go('offer', null);
    }
    moveCompanion(g, v.seat, answer.throw, 'DIT 6.25');
    mark(g.world, v.seat, THREW);
    return g.call('offer', isolated({ to: [answer.throw], by: v.seat, n: 1, type: 'undefendable', source: 'mjolnir' }));
  },
  end: g => g.done(null),
});
export const mjolnir = (seat: Seat, of: Partial<Pick<Locals, 'left' | 'only' | 'upTo'>> = {}): Call<null> =>
  mjolnirProcedure({ seat, left: 1, only: 'either', upTo: false, ...of });

/** Any time: a card from hand for one throw or retrieval. */
export const cardForMjolnir = define<{ readonly seat: Seat }, { offer: null; chosen: { readonly discard: CardId }; end: unknown }, null>(
  'cardForMjolnir',
  {
    offer(g, v) {
      const { hand } = playerOf(g.world, v.seat);
      return hand.length
        ? g.ask(
            'chosen',
            v.seat,
            'DIT R82',
            hand.map(id => ({ discard: id })),
          )
        : g.done(null);
    },
    chosen(g, v, { discard }) {
      discardCard(g, v.seat, discard, 'DIT R82');
      return g.call('end', mjolnir(v.seat));
    },
    end: g => g.done(null),
  },
);
export const thorProcedures = [mjolnirProcedure, cardForMjolnir];
