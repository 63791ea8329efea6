/** Covert Ops and Cunning: free upgrades, and looking into the deck. */
import type { Seat } from '@kolbiste/engine';
import { layUpgradeFromHand, lookAt, orderTop, reveal, searchDeck, shuffleDeck, takeFromDeck } from '../../rules/atoms.ts';
import { upgradesInHand } from '../../rules/legality.ts';
import { define, effects } from '../../rules/procedures.ts';
import { definitionOf, isUpgrade, playerOf } from '../../rules/queries.ts';
import type { CardId, World } from '../../rules/state.ts';

/** The top cards of the deck, the topmost first; what is there (DIT R77, R99). */
const topOf = (w: World, seat: Seat, n: number): CardId[] => playerOf(w, seat).deck.slice(-n).reverse();

interface Ordering {
  readonly seat: Seat;
  cards: CardId[];
  order: CardId[];
}
/** Puts the top cards back in an order of the player's choice: the first named lies on top (DIT 6.40). */
const putBack = define<Ordering, { offer: unknown; put: { readonly next: CardId }; end: null }, null>('putBack', {
  offer(g, v) {
    if (v.cards.length > 1)
      return g.ask(
        'put',
        v.seat,
        'DIT 6.40',
        v.cards.map(next => ({ next })),
      );
    v.order.push(...v.cards);
    orderTop(g, v.seat, v.order, 'DIT 6.40');
    return g.go('end', null);
  },
  put(g, v, { next }) {
    v.cards.splice(v.cards.indexOf(next), 1);
    v.order.push(next);
    return g.go('offer', null);
  },
  end: g => g.done(null),
});

/** Covert Ops, first effect: an upgrade from hand for nothing (DIT 6.37). */
export const freeUpgrade = define<
  { readonly seat: Seat },
  { offer: null; chosen: { readonly play: CardId }; played: CardId; end: unknown },
  null
>('freeUpgrade', {
  offer(g, v) {
    const options = upgradesInHand(g.world, v.seat).map(play => ({ play }));
    return options.length ? g.ask('chosen', v.seat, 'DIT 6.37', options) : g.done(null);
  },
  chosen(g, v, { play }) {
    layUpgradeFromHand(g, v.seat, play, 'DIT 6.37');
    return g.go('played', play);
  },
  played(g, v, play) {
    const card = definitionOf(g.world, play);
    return card.type === 'upgrade' && card.played
      ? g.call('end', effects({ script: card.played, seat: v.seat, source: card.id }))
      : g.done(null);
  },
  end: g => g.done(null),
});

interface Looking {
  readonly seat: Seat;
  seen: readonly CardId[];
}
/** Covert Ops, second effect: look at three; without an upgrade among them the player may search (DIT 6.38, 6.39). */
export const scout = define<
  Looking,
  {
    look: null;
    offer: null;
    decided: 'search' | 'order';
    search: null;
    pick: null;
    picked: 'none' | { readonly take: CardId };
    shuffle: null;
    end: unknown;
  },
  null
>('scout', {
  look(g, v) {
    v.seen = topOf(g.world, v.seat, 3);
    lookAt(g, v.seat, v.seen, 'DIT 6.38');
    return g.go('offer', null);
  },
  offer(g, v) {
    if (v.seen.some(id => isUpgrade(g.world, id))) return g.go('decided', 'order');
    return g.ask('decided', v.seat, 'DIT 6.39', ['search', 'order']);
  },
  decided(g, v, answer) {
    if (answer === 'order')
      return v.seen.length > 1 ? g.call('end', putBack({ seat: v.seat, cards: v.seen.slice(), order: [] })) : g.done(null);
    reveal(g, v.seat, v.seen, { why: 'covertOps', rule: 'DIT 6.39' });
    return g.go('search', null);
  },
  search(g, v) {
    searchDeck(g, v.seat, 'DIT 6.39');
    return g.go('pick', null);
  },
  pick(g, v) {
    const found = playerOf(g.world, v.seat).deck.filter(id => isUpgrade(g.world, id));
    return g.ask('picked', v.seat, 'DIT 6.39', ['none', ...found.map(id => ({ take: id }))]);
  },
  picked(g, v, answer) {
    if (answer !== 'none') takeFromDeck(g, v.seat, answer.take, 'DIT 6.39');
    return g.go('shuffle', null);
  },
  shuffle(g, v) {
    shuffleDeck(g, v.seat, 'DIT 6.39');
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** Looks at the top five, takes the upgrades, puts the rest back in any order. */
export const cunning = define<Looking, { look: null; take: null; rest: null; end: unknown }, null>('cunning', {
  look(g, v) {
    v.seen = topOf(g.world, v.seat, 5);
    lookAt(g, v.seat, v.seen, 'DIT R77');
    return g.go('take', null);
  },
  take(g, v) {
    for (const id of v.seen) if (isUpgrade(g.world, id)) takeFromDeck(g, v.seat, id, 'DIT 7.25');
    return g.go('rest', null);
  },
  rest(g, v) {
    const rest = v.seen.filter(id => !isUpgrade(g.world, id));
    return rest.length > 1 ? g.call('end', putBack({ seat: v.seat, cards: rest, order: [] })) : g.done(null);
  },
  end: g => g.done(null),
});

export const covertOpsProcedures = [putBack, freeUpgrade, scout, cunning];
