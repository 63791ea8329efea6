/** What a window offers, and who is asked at all. */
import type { Seat } from '@kolbiste/engine';
import { cardNamed, heroNamed, urgentCards } from '../cards/registry.ts';
import { passiveOf } from './abilities.ts';
import { cardRefusal, spendRefusal, useRefusal } from './legality.ts';
import { alive, inRollPhase, locked } from './queries.ts';
import type { CardId, World } from './state.ts';
import { silenced, statusesOn } from './statuses.ts';

export type PlayOption = { readonly play: CardId };
export type SpendOption = { readonly spend: string };
export type UseOption = { readonly use: string };
export type Reaction = PlayOption | SpendOption | UseOption;

/** Everything the seat could do in the window, added to the other options. */
export function reactionsIn<Other = never>(w: World, seat: Seat, window: string, out: (Other | Reaction)[] = []): (Other | Reaction)[] {
  if (!alive(w, seat) || locked(w, seat)) return out;
  const { hand, tokens, hero } = w.players[seat]!;
  for (let i = 0; i < hand.length; i++) if (cardRefusal(w, seat, hand[i]!, window) === null) out.push({ play: hand[i]! });
  if (tokens.length)
    for (const { id, spend } of statusesOn(w, seat)) if (spend && spendRefusal(w, seat, id, window) === null) out.push({ spend: id });
  const { uses } = heroNamed(hero);
  for (let i = 0; i < uses.length; i++) if (useRefusal(w, seat, uses[i]!, window) === null) out.push({ use: uses[i]!.id });
  return out;
}
/**
 * Windows at which nothing is lost by waiting: everything that may be done there may also be done in a later window of the same
 * phase. Only what acts on tokens before they act, or fits no other window, is a reason to ask.
 */
const PAUSES: readonly string[] = ['upkeep', 'income', 'begin', 'activated', 'committed', 'defended'];

/**
 * Whether the others must expect a reaction (DIT R04), by public knowledge alone: tokens and what a hero offers are open, and the
 * hand holds some of the cards that are neither discarded nor in play. Everybody can tell which those are, so every card of hand and
 * deck is tried with the points the player has.
 */
export function mightReact(w: World, seat: Seat, window: string): boolean {
  if (!alive(w, seat) || locked(w, seat)) return false;
  const pause = PAUSES.includes(window);
  const { hand, deck, tokens, hero } = w.players[seat]!;
  if (tokens.length)
    for (const { id, spend } of statusesOn(w, seat))
      if (spend && (!pause || spend.urgent) && spendRefusal(w, seat, id, window) === null) return true;
  if (!pause) for (const use of heroNamed(hero).uses) if (useRefusal(w, seat, use, window) === null) return true;
  return hand.length > 0 && !silenced(w, seat) && (anyPlayable(w, seat, hand, window) || anyPlayable(w, seat, deck, window));
}
/** Cheap refusals first: this is asked of thirty cards, and often. */
function anyPlayable(w: World, seat: Seat, pile: readonly CardId[], window: string): boolean {
  if (PAUSES.includes(window)) return anyUrgent(w, seat, pile, window);
  const rolling = inRollPhase(w);
  const upgrades = rolling && passiveOf(w, seat)?.upgradesInRollPhase === true;
  const { cp } = w.players[seat]!;
  for (let i = 0; i < pile.length; i++) {
    const card = cardNamed(w.cards[pile[i]!]!);
    if (card.type === 'upgrade' ? !upgrades : card.cost > cp || card.timing === 'main' || (card.timing === 'roll' && !rolling)) continue;
    if (cardRefusal(w, seat, pile[i]!, window) === null) return true;
  }
  return false;
}
/** By name: of all cards few are urgent, and copies of one are refused alike. */
function anyUrgent(w: World, seat: Seat, pile: readonly CardId[], window: string): boolean {
  for (const name of urgentCards()) {
    const id = pile.find(each => w.cards[each] === name);
    if (id !== undefined && cardRefusal(w, seat, id, window) === null) return true;
  }
  return false;
}
/** What a window offers the seat: everything it could do, if it is asked at all. */
export function offeredIn(w: World, seat: Seat, window: string): Reaction[] {
  const found = reactionsIn(w, seat, window);
  return found.length && PAUSES.includes(window) && !mightReact(w, seat, window) ? [] : found;
}
