/** Chapter 4: who starts, five destiny points, seven cards, the Cardinal's privilege; chapter 39: the ante. */
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { discardFromHand, draw, gainDestiny, showTo, putBack, shuffleLibrary, stake, startWith, stopLooking } from '../atoms.ts';
import { definitionOf } from '../../cards/registry.ts';
import type { Doomtrooper } from '../game.ts';
import type { Rule } from '../rule.ts';
import { isLegionOfCartel, byBook, rulesOf, seatsFrom } from '../queries.ts';
import { type CardId, type World } from '../state.ts';
import { handOf } from '../hands.ts';
import { turns } from './turn.ts';

const { define } = proceduresOf<Doomtrooper>();

export const START_DESTINY = 5; // DOT 4.3

/** DOT 38.9: ten for a whole team; DOT 38.17: twenty for the Dark Legion of the Cartel option. */
function startDestiny(w: World, seat: Seat): number {
  if (w.mode === 'teams') return w.sides.findIndex(side => side.team === w.sides[seat]!.team) === seat ? 10 : 0;
  return isLegionOfCartel(w, seat) ? 20 : START_DESTINY;
}
const startRule = (w: World, seat: Seat): Rule =>
  w.mode === 'teams' ? 'DOT 38.9' : isLegionOfCartel(w, seat) ? 'DOT 38.17' : w.mode === 'cartel' ? 'DOT 38.15' : 'DOT 4.3';
/** In the hand. */
export const hasWarrior = (w: World, seat: Seat): boolean => w.sides[seat]!.hand.some(id => definitionOf(w, id).type === 'warrior');

interface Steps {
  begin: null;
  stakes: null;
  vote: null;
  voted: { readonly stake: CardId };
  hands: null;
  ask: null;
  exchange: 'keep' | 'exchange';
  play: null;
  over: null;
}

export const opening = define<
  { first: Seat; order: Seat[]; i: number; /** Votes of the ante, one per voter. */ votes: number[]; voters: Seat[] },
  Steps,
  null
>('opening', {
  begin(g, v) {
    const w = g.world;
    for (const seat of seatsFrom(w, 0)) {
      shuffleLibrary(g, seat, 'DOT 4.1');
      gainDestiny(g, seat, startDestiny(w, seat), { cause: 'start', rule: startRule(w, seat) });
    }
    g.emit({ type: 'startDecided', seat: v.first, rule: byBook(w, 'DOT 4.6t', 'DOT 4.6s') });
    startWith(g, v.first);
    v.order = seatsFrom(w, v.first);
    return g.go('stakes', null);
  },
  // DOT 39.2: before the opening hands. Nothing changes owner; a record is kept [DR-98].
  stakes(g, v) {
    const w = g.world;
    if (w.house.ante === 'off') return g.go('hands', null);
    if (w.house.ante === 'top') {
      for (const seat of v.order) stake(g, seat, w.sides[seat]!.library.at(-1)!, 'DOT 39.5');
      return g.go('hands', null);
    }
    for (const seat of v.order) {
      const top = w.sides[seat]!.library.slice(-3);
      for (let viewer = 0; viewer < w.sides.length; viewer++) showTo(g, viewer, top);
      g.emit({ type: 'handShown', seat, cards: top, defs: top.map(id => w.cards[id]!.def), rule: 'DOT 39.6' });
    }
    v.i = 0;
    v.voters = [];
    v.votes = [];
    return g.go('vote', null);
  },
  vote(g, v) {
    const w = g.world;
    if (v.i >= v.order.length) {
      stopLooking(g);
      return g.go('hands', null);
    }
    const owner = v.order[v.i]!;
    const voters = v.order.filter(seat => seat !== owner); // DOT 39.8
    if (v.votes.length < voters.length)
      return g.ask(
        'voted',
        voters[v.votes.length]!,
        'DOT 39.7',
        w.sides[owner]!.library.slice(-3).map(id => ({ stake: id })),
        { of: owner },
      );
    // The most votes; a tie at random (DOT 39.9). The other two go back (DOT 39.10).
    const counts = new Map<CardId, number>();
    for (const id of v.votes) counts.set(id, (counts.get(id) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const best = [...counts].flatMap(([id, n]) => (n === most ? [id] : []));
    stake(g, owner, best.length === 1 ? best[0]! : best[g.random.integer(best.length)]!, best.length === 1 ? 'DOT 39.7' : 'DOT 39.9');
    v.votes = [];
    v.i++;
    shuffleLibrary(g, owner, 'DOT 39.10');
    return g.go('vote', null);
  },
  voted(g, v, { stake: id }) {
    v.votes.push(id);
    return g.go('vote', null);
  },
  hands(g, v) {
    const w = g.world;
    for (const seat of v.order)
      for (let n = handOf(w, seat).draw; n > 0; n--) draw(g, seat, isLegionOfCartel(w, seat) ? 'DOT 38.16' : 'DOT 4.4');
    v.i = 0;
    return g.go('ask', null);
  },
  // [DR-24]: once each, the starting player first.
  ask(g, v) {
    const w = g.world;
    const offered = rulesOf(w).cardinalsPrivilege === 'always' || w.house.cardinal;
    if (!offered || v.i >= v.order.length) return g.go('play', null);
    return g.ask('exchange', v.order[v.i]!, rulesOf(w).cardinalsPrivilege === 'always' ? 'DOT 4.7t' : 'DOT 4.7s', ['keep', 'exchange']);
  },
  exchange(g, v, answer) {
    const w = g.world;
    const seat = v.order[v.i]!;
    v.i++;
    if (answer === 'keep') return g.go('ask', null);
    const old = w.sides[seat]!.hand.slice();
    const free = !hasWarrior(w, seat);
    if (free) g.emit({ type: 'handShown', seat, cards: old, defs: old.map(id => w.cards[id]!.def), rule: 'DOT 4.8' });
    g.emit({ type: 'handExchanged', seat, free, rule: free ? 'DOT 4.8' : 'DOT 4.11' });
    // DOT 4.9t: first the new seven, then the old hand goes.
    for (let n = old.length; n > 0; n--) draw(g, seat, byBook(w, 'DOT 4.9t', 'DOT DR-24'));
    if (free) {
      for (const id of old) putBack(g, seat, id);
      shuffleLibrary(g, seat, 'DOT 4.10');
    } else discardFromHand(g, seat, old, 'DOT 4.11');
    return g.go('ask', null);
  },
  play: (g, v) => g.call('over', turns({ seat: v.first })),
  over: g => g.done(null),
});
