/**
 * What has just happened and may be answered: a healing, a lost card, a card found in a search, a victory [DR-137]. Only at tables where some
 * deck holds a card that answers it is anybody asked.
 */
import { proceduresOf, type Call } from '@kolbiste/engine';
import { DEFINITIONS } from '../cards/registry.ts';
import type { Move } from '../cards/vocabulary.ts';
import { closeHappening, openHappening, sacrifice, shuffleLibrary, stopLooking, toHand } from './atoms.ts';
import type { Doomtrooper } from './game.ts';
import { finding, happening, taking } from './procedures.ts';
import type { CardId, Happening, World } from './state.ts';
import { openWindow } from './windows.ts';

const { implement } = proceduresOf<Doomtrooper>();

const hears = (move: Move | null, what: Happening['what']): boolean => move?.timing === what;
const known = new Map<number, boolean>();
/** Whether a card answers this, by its number. */
function answers(def: number, what: Happening['what']): boolean {
  const key = def * KINDS.length + KINDS.indexOf(what);
  let is = known.get(key);
  if (is === undefined) {
    const { play, uses } = DEFINITIONS[def]!;
    known.set(key, (is = hears(play, what) || uses.some(use => hears(use, what))));
  }
  return is;
}
const KINDS: readonly Happening['what'][] = ['healed', 'lost', 'found', 'won'];
/** Whether some deck at the table, or some player's collection as far as it was used, holds a card that answers it. */
export const isAwaited = (w: World, what: Happening['what']): boolean => w.cards.some(({ def }) => answers(def, what));

export const happeningProcedure = implement(happening)<{ begin: null; over: number }>({
  begin(g, v) {
    openHappening(g, v);
    return g.call('over', openWindow(g.world, v.what, v.seat, { card: v.card }));
  },
  over: g => g.done(closeHappening(g)),
});

/** A card of a pile of your own was found: it, another one, or none. What is lost to an answer is removed from the game, unseen. */
export const findingProcedure = implement(finding)<{ begin: null; answered: Happening }>({
  begin(g, v) {
    const { zone, def } = g.world.cards[v.card]!;
    const isPile = zone === 'library' || zone === 'discard' || zone === 'sideboard';
    if (!isPile || !isAwaited(g.world, 'found')) return g.done(v.card);
    return g.call('answered', happening({ what: 'found', card: v.card, def, seat: v.seat }));
  },
  answered(g, v, { instead, void: isLost }) {
    if (isLost) sacrifice(g, v.card, 'DOT 37.9');
    return g.done(isLost ? null : (instead ?? v.card));
  },
});

/** A card that was found comes to hand, for all to see if need be. */
export const takingProcedure = implement(taking)<{ begin: null; found: CardId | null }>({
  begin: (g, v) => g.call('found', finding({ seat: v.seat, card: v.card })),
  found(g, v, card) {
    if (card !== null) {
      const id = toHand(g, card, 'DOT 37.6');
      if (v.shown) g.emit({ type: 'handShown', seat: v.seat, cards: [id], defs: [g.world.cards[id]!.def], rule: 'DOT 37.6' });
    }
    if (v.over) {
      stopLooking(g);
      if (v.shuffle) shuffleLibrary(g, v.seat, 'DOT 4.1');
    }
    return g.done(null);
  },
});

/** The window for something that has happened to a card; null where nobody could answer it. */
export const heard = (
  w: World,
  what: Happening['what'],
  card: CardId,
  { def, seat }: Pick<Happening, 'def' | 'seat'>,
): Call<unknown> | null => (isAwaited(w, what) ? happening({ what, card, def, seat }) : null);
