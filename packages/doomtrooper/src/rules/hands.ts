/** Hands: how many cards one draws up to, holds and discards (chapters 6 and 27), and what others see of hands and libraries. */
import type { Seat, Viewer } from '@kolbiste/engine';
import type { HandRule } from '../cards/vocabulary.ts';
import { definitionOf } from '../cards/registry.ts';
import { works } from './abilities.ts';
import { giversOf } from './givers.ts';
import { friends, isLegionOfCartel } from './queries.ts';
import { hasLabel, isThere } from './status.ts';
import type { CardId, World } from './state.ts';

export const HAND = 7; // DOT 6.1

/** Whose hand a card is about: the player's it lies on, or its own. */
export const handlerOf = (w: World, id: CardId): Seat => w.cards[id]!.at ?? w.cards[id]!.by;

interface Ruling extends HandRule {
  readonly self: CardId;
}
function rulingsOn(w: World, seat: Seat): Ruling[] {
  const out: Ruling[] = [];
  for (const self of giversOf(w).handlers) {
    const { hand } = definitionOf(w, self);
    if (hand !== null && handlerOf(w, self) === seat && isThere(w, self)) out.push({ ...hand, self });
  }
  return out;
}

/** How many cards a player draws up to, and may hold, with what cards and the mode say. */
export function handOf(w: World, seat: Seat): { readonly draw: number; readonly hold: number } {
  const legion = isLegionOfCartel(w, seat);
  let up = legion ? 10 : HAND; // DOT 38.16
  let hold = legion ? 15 : HAND; // DOT 38.18
  let more = 0;
  let most = Infinity;
  for (const rule of rulingsOn(w, seat)) {
    up = Math.max(up, rule.draw ?? 0);
    hold = Math.max(hold, rule.hold ?? 0);
    more = Math.max(more, rule.more?.({ world: w, self: rule.self, seat }) ?? 0);
    most = Math.min(most, rule.most ?? Infinity);
  }
  for (const effect of w.effects) if (effect.what === 'extraDraw' && effect.by === seat && effect.turn === w.turn) up++;
  return { draw: Math.min(up + more, most), hold: Math.min(hold + more, most) };
}

/** How many cards a player draws at most in this draw step. */
export function drawsOf(w: World, seat: Seat): number {
  if (w.effects.some(effect => effect.what === 'noDraw' && effect.seat === seat && effect.turn === w.turn)) return 0;
  const { savers } = giversOf(w);
  if (savers.some(id => hasLabel(w, id, 'oneDraw') && isThere(w, id))) return 1;
  let fewer = 0;
  for (const id of savers) if (isThere(w, id)) fewer += definitionOf(w, id).drawsFewer?.(w, id, seat) ?? 0;
  return fewer === 0 ? Infinity : Math.max(1, handOf(w, seat).draw - w.sides[seat]!.hand.length - fewer);
}

/** How many cards he may discard in his discard step (DOT 27.3), and what each more costs; null where none more may go. */
export function discardsOf(w: World, seat: Seat): { readonly free: number; readonly price: number | null } {
  const rules = rulingsOn(w, seat);
  const spares = rules.flatMap(({ spare }) => (spare === undefined ? [] : [spare]));
  const prices = rules.flatMap(({ price }) => (price === undefined ? [] : [price]));
  return {
    free: spares.includes(0) ? 0 : Math.max(1, ...spares),
    price: prices.length > 0 ? Math.min(...prices) : null,
  };
}

/** Whether everybody sees a player's hand: an opponent's card says so, or a combat does. */
export function isHandOpen(w: World, seat: Seat): boolean {
  for (const id of giversOf(w).openers)
    if (hasLabel(w, id, 'opensHands') && !friends(w, w.cards[id]!.by, seat) && works(w, id, null)) return true;
  for (const effect of w.effects) if (effect.what === 'openHand' && effect.seat === seat) return true;
  return false;
}
/** Whose hands lie open now. */
export const openHands = (w: World): Seat[] => w.sides.flatMap((_, seat) => (isHandOpen(w, seat) ? [seat] : []));
/** Whether it is these hands that lie open, in the order of seats: asked after every event. */
export function areOpenHands(w: World, open: readonly Seat[]): boolean {
  let n = 0;
  for (let seat = 0; seat < w.sides.length; seat++) if (isHandOpen(w, seat) && open[n++] !== seat) return false;
  return n === open.length;
}
/** Whether a player knows the top card of every library just now. */
export function seesTops(w: World, viewer: Viewer): boolean {
  for (const id of giversOf(w).openers) if (hasLabel(w, id, 'seesTops') && w.cards[id]!.by === viewer && works(w, id, null)) return true;
  return false;
}
