/** Conjure: borrow a positive status from a leaflet; each opponent may discard a card to cancel it. */
import type { Seat } from '@kolbiste/engine';
import { discardCard, give } from '../../rules/atoms.ts';
import { define } from '../../rules/procedures.ts';
import { heroOf, inPriority, livingSeats, playerOf, sameTeam } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';
import { hasRoom } from '../../rules/statuses.ts';

/** Positive statuses named on the leaflets at the table, with room for one on the player's board. */
export function borrowable(w: World, seat: Seat): string[] {
  const found: string[] = [];
  for (const other of livingSeats(w))
    for (const { id, kind } of heroOf(w, other).statuses)
      if (kind === 'positive' && !found.includes(id) && hasRoom(w, seat, id)) found.push(id);
  return found;
}
interface Locals {
  readonly seat: Seat;
  /** The status chosen. */
  status: string | null;
  /** Who may still cancel it. */
  asked: Seat[];
}
export const conjure = define<
  Locals,
  {
    offer: null;
    chosen: { readonly conjure: string };
    next: unknown;
    answered: 'pass' | { readonly discard: CardId };
    arrive: null;
    end: null;
  },
  null
>('conjure', {
  offer(g, v) {
    const options = borrowable(g.world, v.seat).map(status => ({ conjure: status }));
    return options.length ? g.ask('chosen', v.seat, 'DIT 6.3', options) : g.done(null);
  },
  chosen(g, v, answer) {
    v.status = answer.conjure;
    v.asked = inPriority(g.world).filter(seat => !sameTeam(g.world, seat, v.seat));
    g.emit({ type: 'chosen', seat: v.seat, choice: v.status, rule: 'DIT 6.3' });
    return g.go('next', null);
  },
  next(g, v) {
    const seat = v.asked[0];
    if (seat === undefined) return g.go('arrive', null);
    const { hand } = playerOf(g.world, seat);
    if (hand.length === 0) {
      v.asked.shift();
      return g.go('next', null);
    }
    return g.ask('answered', seat, 'DIT R82', ['pass', ...hand.map(discard => ({ discard }))], { status: v.status });
  },
  answered(g, v, answer) {
    const seat = v.asked.shift()!;
    if (answer === 'pass') return g.go('next', null);
    discardCard(g, seat, answer.discard, 'DIT R82');
    return g.go('end', null);
  },
  arrive(g, v) {
    const owner = livingSeats(g.world).find(seat => heroOf(g.world, seat).statuses.some(({ id }) => id === v.status)) ?? v.seat;
    give(g, { to: v.seat, by: owner, status: v.status!, n: 1, rule: 'DIT 15.26' });
    return g.go('end', null);
  },
  end: g => g.done(null),
});
