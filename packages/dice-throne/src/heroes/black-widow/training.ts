/** Black Widow's own procedures: bombs that tick, and looking into the deck. */
import type { Seat } from '@kolbiste/engine';
import { layUpgrade, leaveHand, shuffleDeck, take } from '../../atoms.ts';
import { upgradesInHand } from '../../cards/legal.ts';
import { define, effects, isolated, throwDice } from '../../procedures.ts';
import { EVERYBODY, type CardId, type World } from '../../state.ts';
import { definitionOf, livingSeats, playerOf } from '../../world.ts';

export const BOMB = 'timeBomb';

/** Forward: from the longer side to the shorter; from there it goes off (DIT 6.50, 6.51). */
const advance = define<{ readonly seat: Seat; readonly state: number; readonly by: Seat }, { begin: null; end: unknown }, null>(
  'advanceBomb',
  {
    begin(g, v) {
      const token = playerOf(g.world, v.seat).tokens.find(each => each.status === BOMB && each.state === v.state);
      if (!token) return g.done(null);
      if (v.state > 1) {
        token.state = v.state - 1;
        g.emit({ type: 'statusChanged', seat: v.seat, status: BOMB, state: token.state, rule: 'DIT 6.50' });
        return g.go('end', null);
      }
      take(g, v.seat, BOMB, 1, 'expired', 'DIT 6.51', v.state);
      return g.call('end', isolated({ to: v.seat, by: v.by, n: 4, type: 'undefendable', source: BOMB }));
    },
    end: g => g.done(null),
  },
);
/** In the bearer's upkeep, for each bomb (DIT 6.47 to 6.49). */
export const tick = define<{ readonly seat: Seat; readonly state: number }, { roll: null; rolled: number[]; end: unknown }, null>(
  'tickBomb',
  {
    roll: (g, v) => g.call('rolled', throwDice({ seat: v.seat, n: 1, source: BOMB, reroll: false })),
    rolled(g, v, [die]) {
      if (die === 6) {
        take(g, v.seat, BOMB, 1, 'removed', 'DIT 6.49', v.state);
        return g.go('end', null);
      }
      return g.call('end', advance({ seat: v.seat, state: v.state, by: v.seat }));
    },
    end: g => g.done(null),
  },
);
type Bomb = { readonly seat: Seat; readonly state: number };
/** All bombs in play, each once, the shorter sides first. */
export const advanceAll = define<{ readonly by: Seat; bombs: Bomb[] }, { collect: null; next: unknown }, null>('advanceBombs', {
  collect(g, v) {
    for (const seat of livingSeats(g.world))
      for (const { status, state } of playerOf(g.world, seat).tokens) if (status === BOMB) v.bombs.push({ seat, state });
    v.bombs.sort((a, b) => a.state - b.state);
    return g.go('next', null);
  },
  next(g, v) {
    const bomb = v.bombs.shift();
    return bomb ? g.call('next', advance({ seat: bomb.seat, state: bomb.state, by: v.by })) : g.done(null);
  },
});

const isUpgrade = (w: World, id: CardId): boolean => definitionOf(w, id).type === 'upgrade';
/** The top cards of the deck, the topmost first; what is there (DIT R77, R99). */
const topOf = (w: World, seat: Seat, n: number): CardId[] => playerOf(w, seat).deck.slice(-n).reverse();

type Ordering = { readonly next: CardId };
/** Puts the top cards back in an order of one's choice: the first named lies on top (DIT 6.40). */
const putBack = define<{ readonly seat: Seat; cards: CardId[]; order: CardId[] }, { offer: unknown; put: Ordering; end: null }, null>(
  'putBack',
  {
    offer(g, v) {
      if (v.cards.length > 1)
        return g.ask(
          'put',
          v.seat,
          'DIT 6.40',
          v.cards.map(next => ({ next })),
        );
      v.order.push(...v.cards);
      const { deck } = playerOf(g.world, v.seat);
      deck.splice(deck.length - v.order.length, v.order.length, ...[...v.order].reverse());
      g.emit({ type: 'putBack', seat: v.seat, n: v.order.length, rule: 'DIT 6.40' });
      return g.go('end', null);
    },
    put(g, v, { next }) {
      v.cards.splice(v.cards.indexOf(next), 1);
      v.order.push(next);
      return g.go('offer', null);
    },
    end: g => g.done(null),
  },
);

type Free = { readonly play: CardId };
/** Covert Ops, first effect: an upgrade from hand for nothing (DIT 6.37). */
export const freeUpgrade = define<{ readonly seat: Seat }, { offer: null; chosen: Free; played: CardId; end: unknown }, null>(
  'freeUpgrade',
  {
    offer(g, v) {
      const cards = upgradesInHand(g.world, v.seat);
      return cards.length
        ? g.ask(
            'chosen',
            v.seat,
            'DIT 6.37',
            cards.map(play => ({ play })),
          )
        : g.done(null);
    },
    chosen(g, v, { play }) {
      leaveHand(g.world, v.seat, play);
      layUpgrade(g, v.seat, play, 'DIT 6.37');
      return g.go('played', play);
    },
    played(g, v, play) {
      const card = definitionOf(g.world, play);
      return card.type === 'upgrade' && card.played ? g.call('end', effects(card.played, v.seat, -1, card.id)) : g.done(null);
    },
    end: g => g.done(null),
  },
);

/** Covert Ops, second effect: look at three; without an upgrade among them one may search (DIT 6.38, 6.39). */
export const scout = define<
  { readonly seat: Seat; seen: CardId[] },
  {
    look: null;
    offer: null;
    decided: 'search' | 'order';
    pick: null;
    picked: 'none' | { readonly take: CardId };
    shuffle: null;
    end: unknown;
  },
  null
>('scout', {
  look(g, v) {
    v.seen = topOf(g.world, v.seat, 3);
    for (const id of v.seen) g.world.known[id]! |= 1 << v.seat;
    g.emit({ type: 'lookedAt', seat: v.seat, cards: v.seen.slice(), rule: 'DIT 6.38' });
    return g.go('offer', null);
  },
  offer(g, v) {
    if (v.seen.some(id => isUpgrade(g.world, id))) return g.go('decided', 'order');
    return g.ask('decided', v.seat, 'DIT 6.39', ['search', 'order']);
  },
  decided(g, v, answer) {
    if (answer === 'order')
      return v.seen.length > 1 ? g.call('end', putBack({ seat: v.seat, cards: v.seen.slice(), order: [] })) : g.done(null);
    for (const id of v.seen) g.world.known[id] = EVERYBODY;
    g.emit({ type: 'revealed', seat: v.seat, cards: v.seen.slice(), why: 'covertOps', rule: 'DIT 6.39' });
    return g.go('pick', null);
  },
  pick(g, v) {
    const { world: w } = g;
    const { deck } = playerOf(w, v.seat);
    for (const id of deck) w.known[id]! |= 1 << v.seat;
    const found = deck.filter(id => isUpgrade(w, id)).map(take_ => ({ take: take_ }));
    return g.ask('picked', v.seat, 'DIT 6.39', ['none', ...found]);
  },
  picked(g, v, answer) {
    if (answer !== 'none') {
      const player = playerOf(g.world, v.seat);
      player.deck.splice(player.deck.indexOf(answer.take), 1);
      player.hand.push(answer.take);
      g.world.known[answer.take] = EVERYBODY;
      g.emit({ type: 'taken', seat: v.seat, card: answer.take, rule: 'DIT 6.39' });
    }
    return g.go('shuffle', null);
  },
  shuffle(g, v) {
    shuffleDeck(g, v.seat, 'DIT 6.39');
    return g.go('end', null);
  },
  end: g => g.done(null),
});

/** Looks at the top five, takes the upgrades, puts the rest back in any order. */
export const cunning = define<{ readonly seat: Seat; seen: CardId[] }, { look: null; take: null; rest: null; end: unknown }, null>(
  'cunning',
  {
    look(g, v) {
      v.seen = topOf(g.world, v.seat, 5);
      for (const id of v.seen) g.world.known[id]! |= 1 << v.seat;
      g.emit({ type: 'lookedAt', seat: v.seat, cards: v.seen.slice(), rule: 'DIT R77' });
      return g.go('take', null);
    },
    take(g, v) {
      const player = playerOf(g.world, v.seat);
      for (const id of v.seen.filter(each => isUpgrade(g.world, each))) {
        player.deck.splice(player.deck.indexOf(id), 1);
        player.hand.push(id);
        g.world.known[id] = EVERYBODY;
        g.emit({ type: 'taken', seat: v.seat, card: id, rule: 'DIT 7.25' });
      }
      return g.go('rest', null);
    },
    rest(g, v) {
      const rest = v.seen.filter(id => !isUpgrade(g.world, id));
      return rest.length > 1 ? g.call('end', putBack({ seat: v.seat, cards: rest, order: [] })) : g.done(null);
    },
    end: g => g.done(null),
  },
);
/** An opponent shows the hand to everybody. */
export function revealHand(g: { readonly world: World; emit(event: never): void }, seat: Seat): void {
  for (const id of playerOf(g.world, seat).hand) g.world.known[id] = EVERYBODY;
  g.emit({ type: 'revealed', seat, cards: playerOf(g.world, seat).hand.slice(), why: 'batonStrike', rule: 'DIT 7.13' } as never);
}
export const blackWidowProcedures = [advance, tick, advanceAll, putBack, freeUpgrade, scout, cunning];
