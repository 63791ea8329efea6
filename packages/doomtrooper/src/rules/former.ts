/** Ex-corporate mercenaries and the cards in play of the corporation they have left: each serves them for a price (DOT 32.31) [DR-83]. */
import type { Seat } from '@kolbiste/engine';
import { giversOf } from './givers.ts';
import { definitionOf } from '../cards/registry.ts';
import type { Reach } from '../cards/vocabulary.ts';
import { reaches, works } from './abilities.ts';
import { destinyOf } from './queries.ts';
import type { CardId, World } from './state.ts';
import { asMember, bearerOf, formerOf, isPresent } from './status.ts';

export const SERVICE_FEE = 3;

/** Cards that would do for him what they do for members, and do not yet. What lies on him was paid for when it was played. */
function servicesFor(w: World, id: CardId): CardId[] {
  if (w.cards[id]!.zone === 'hidden') return [];
  const { by } = w.cards[id]!;
  const member = asMember(w, id);
  const helps = (card: CardId, to: Reach): boolean =>
    (to.who === 'yours' || to.who === 'all') && reaches(member, card, to, id, null) && !reaches(w, card, to, id, null);
  return w.play.filter(card => {
    if (w.cards[card]!.by !== by || bearerOf(w, card) === id || !works(w, card, null)) return false;
    const { gives, grants } = definitionOf(w, card);
    return [...gives, ...grants].some(({ to }) => helps(card, to));
  });
}
/** What a player could pay for now. Asked at every window, so those without such a mercenary are told apart first. */
export function servicesOf(w: World, seat: Seat): { readonly serve: CardId; readonly to: CardId }[] {
  const out: { readonly serve: CardId; readonly to: CardId }[] = [];
  if (destinyOf(w, seat) < SERVICE_FEE) return out;
  for (const to of giversOf(w).freelancers)
    if (w.cards[to]!.by === seat && formerOf(w, to) !== 0 && isPresent(w, to))
      for (const serve of servicesFor(w, to)) out.push({ serve, to });
  return out;
}
