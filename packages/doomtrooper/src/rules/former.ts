/** Ex-corporate mercenaries and the cards in play of the corporation they have left: each serves them for a price (DOT 32.31) [DR-83]. */
import type { Seat } from '@kolbiste/engine';
import { definitionOf } from '../cards/registry.ts';
import type { Reach } from '../cards/vocabulary.ts';
import { reaches, works } from './abilities.ts';
import { destinyOf } from './queries.ts';
import type { CardId, World } from './state.ts';
import { asMember, bearerOf, formerOf, isServed, warriorsOf } from './status.ts';

export const SERVICE_FEE = 3;

/** Cards that would do for him what they do for members, and do not yet. What lies on him was paid for when it was played. */
function servicesFor(w: World, id: CardId): CardId[] {
  if (formerOf(w, id) === 0 || w.cards[id]!.zone === 'hidden') return [];
  const { by } = w.cards[id]!;
  const member = asMember(w, id);
  const helps = (card: CardId, to: Reach): boolean =>
    (to.who === 'yours' || to.who === 'all') && reaches(member, card, to, id, null) && !reaches(w, card, to, id, null);
  return w.play.filter(card => {
    if (w.cards[card]!.by !== by || bearerOf(w, card) === id || isServed(w, card, id) || !works(w, card, null)) return false;
    const { gives, grants } = definitionOf(w, card);
    return [...gives, ...grants].some(({ to }) => helps(card, to));
  });
}
/** Whatever a player could pay for now. */
export const servicesOf = (w: World, seat: Seat): { readonly serve: CardId; readonly to: CardId }[] =>
  destinyOf(w, seat) < SERVICE_FEE ? [] : warriorsOf(w, seat).flatMap(to => servicesFor(w, to).map(serve => ({ serve, to })));
