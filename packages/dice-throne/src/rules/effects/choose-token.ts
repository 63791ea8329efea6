/** Choosing tokens: to remove one, all, or to move one to another board. */
import type { Seat } from '@kolbiste/engine';
import { moveToken, take } from '../atoms.ts';
import { define } from '../procedures.ts';
import { statusNamed } from '../../cards/registry.ts';
import { ALL_TOKENS, type Rule, type World } from '../state.ts';
import { hasRoom, statusesOn } from '../statuses.ts';
import { livingSeats } from '../queries.ts';

type Removal = { readonly remove: string; readonly from: Seat; readonly state: number };
/** Tokens that may be removed: one of each status and state; protected ones never (DIT R89). */
function removable(w: World): Removal[] {
  const found: Removal[] = [];
  for (const from of livingSeats(w))
    for (const { status, state } of w.players[from]!.tokens)
      if (statusNamed(status).removable && !found.some(each => each.remove === status && each.from === from && each.state === state))
        found.push({ remove: status, from, state });
  return found;
}
/** Whether there is any. */
export const anyRemovable = (w: World): boolean =>
  w.players.some(({ alive, tokens }) => alive && tokens.some(({ status }) => statusNamed(status).removable));
type Transfer = { readonly move: string; readonly from: Seat; readonly to: Seat; readonly state: number };
/** Onto a full board it is not legal (DIT R86). */
export function transferable(w: World): Transfer[] {
  const found: Transfer[] = [];
  for (const from of livingSeats(w))
    for (const { status, state } of w.players[from]!.tokens) {
      if (!statusNamed(status).movable) continue;
      for (const to of livingSeats(w))
        if (
          to !== from &&
          hasRoom(w, to, status) &&
          !found.some(each => each.move === status && each.from === from && each.to === to && each.state === state)
        )
          found.push({ move: status, from, to, state });
    }
  return found;
}

export const removeToken = define<{ readonly seat: Seat; readonly rule: Rule }, { offer: null; chosen: Removal; end: null }, null>(
  'removeToken',
  {
    offer(g, v) {
      const options = removable(g.world);
      return options.length ? g.ask('chosen', v.seat, v.rule, options) : g.done(null); // its target is gone (DIT R81)
    },
    chosen(g, v, { remove, from, state }) {
      take(g, { from, status: remove, n: 1, how: 'removed', rule: v.rule, state });
      return g.go('end', null);
    },
    end: g => g.done(null),
  },
);
export const transferToken = define<{ readonly seat: Seat; readonly rule: Rule }, { offer: null; chosen: Transfer; end: null }, null>(
  'transferToken',
  {
    offer(g, v) {
      const options = transferable(g.world);
      return options.length ? g.ask('chosen', v.seat, v.rule, options) : g.done(null);
    },
    chosen(g, v, { move, from, to, state }) {
      moveToken(g, { from, to, status: move, state, rule: v.rule });
      return g.go('end', null);
    },
    end: g => g.done(null),
  },
);
export const strippable = (w: World): Seat[] => livingSeats(w).filter(seat => statusesOn(w, seat).some(({ removable: free }) => free));
export const removeAll = define<
  { readonly seat: Seat; readonly rule: Rule },
  { offer: null; chosen: { readonly player: Seat }; end: null },
  null
>('removeAll', {
  offer(g, v) {
    const seats = strippable(g.world);
    return seats.length
      ? g.ask(
          'chosen',
          v.seat,
          v.rule,
          seats.map(player => ({ player })),
        )
      : g.done(null);
  },
  chosen(g, v, { player }) {
    for (const { id, removable: free } of statusesOn(g.world, player))
      if (free) take(g, { from: player, status: id, n: ALL_TOKENS, how: 'removed', rule: v.rule });
    return g.go('end', null);
  },
  end: g => g.done(null),
});
export const tokenProcedures = [removeToken, transferToken, removeAll];
