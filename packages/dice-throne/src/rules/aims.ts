/** What a card can be aimed at: named when it is declared, and still there when it is carried out (DIT 14.4, R81). */
import type { Seat } from '@kolbiste/engine';
import { opsOf, statusNamed } from '../cards/registry.ts';
import type { CardDefinition, Context, Op, StatusDefinition } from '../cards/vocabulary.ts';
import { livingSeats, opponentsOf } from './queries.ts';
import type { Aim, World } from './state.ts';
import { hasRoom, statusesOn } from './statuses.ts';

type Removal = Extract<Aim, { readonly remove: string }>;
type Transfer = Extract<Aim, { readonly move: string }>;

/** Tokens that may be removed: one of each status and state; protected ones never (DIT R89). */
export function removable(w: World): Removal[] {
  const found: Removal[] = [];
  for (const from of livingSeats(w))
    for (const { status, state } of w.players[from]!.tokens)
      if (statusNamed(status).removable && !found.some(each => each.remove === status && each.from === from && each.state === state))
        found.push({ remove: status, from, state });
  return found;
}
const anyToken = (w: World, fits: (status: StatusDefinition) => boolean): boolean =>
  w.players.some(({ alive, tokens }) => alive && tokens.some(({ status }) => fits(statusNamed(status))));
/** Whether there is any, without listing them. */
export const anyRemovable = (w: World): boolean => anyToken(w, status => status.removable);
/** Whether anything could be moved if there were room. */
export const anyMovable = (w: World): boolean => anyToken(w, status => status.movable);
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
/** Players with tokens to remove. */
export const strippable = (w: World): Seat[] => livingSeats(w).filter(seat => statusesOn(w, seat).some(({ removable: free }) => free));

export function playerChoices(w: World, c: Context, op: Extract<Op, { op: 'player' }>): Seat[] {
  const seats = op.who === 'any' ? livingSeats(w) : opponentsOf(w, c.seat); // DIT R61
  return op.test ? seats.filter(seat => op.test!(w, c, seat)) : seats;
}
/** Everything the card could be aimed at; none for cards without a target. */
export function aimsOf(w: World, seat: Seat, card: CardDefinition): readonly Aim[] {
  if (card.type === 'upgrade') return [];
  if (card.aims) return card.aims(w, seat);
  const op = opsOf(card.script).find(each => each.op === 'player');
  const c: Context = { seat, target: null, dice: [], source: card.id };
  return op ? playerChoices(w, c, op).map(player => ({ player })) : [];
}
const same = (a: Aim, b: Aim): boolean => JSON.stringify(a) === JSON.stringify(b);
/** Whether the card could still be aimed there. */
export const canHit = (w: World, seat: Seat, card: CardDefinition, aim: Aim | null): boolean =>
  aim === null || aimsOf(w, seat, card).some(each => same(each, aim));
