/** Chapters 5, 6 and 27: a turn with its three steps and the windows between everything. */
import { order, proceduresOf, type Seat } from '@kolbiste/engine';
import { works } from '../abilities.ts';
import {
  beginDrawStep,
  beginTurn,
  changeTurns,
  closePools,
  discard,
  draw,
  dropPastOrders,
  endEffects,
  endTurn,
  enterStep,
  forgetFewer,
  loseActions,
  loseDestiny,
  missTurn,
  newPool,
  startActions,
  unlockActions,
} from '../atoms.ts';
import { actionsLeft, destinyOf, friends, isLegionOfCartel, nextSeat, rulesOf, seatsFrom } from '../queries.ts';
import { definitionOf } from '../../cards/registry.ts';
import { attackersOf } from '../combat/pairing.ts';
import type { Doomtrooper } from '../game.ts';
import { afterTurn, checkCountdown, startCountdown } from '../outcome.ts';
import { discardsOf, drawsOf, handOf } from '../hands.ts';
import { attackTokens, hasAttackBeyond } from '../legality.ts';
import { carrierOf, contentsOf, hasLabel, isThere } from '../status.ts';
import { type CardId, type Pool, type World } from '../state.ts';
import { openWindow } from '../windows.ts';
import { acting, leadersOf, leadRefusal } from './actions.ts';

const { define } = proceduresOf<Doomtrooper>();

export const ACTIONS = 3; // DOT 7.1

/** What discarding one more card costs him now; null where he may not. */
function priceOfDiscard(w: World, { seat, gone }: TurnLocals): number | null {
  const { free, price } = discardsOf(w, seat);
  if (gone < free) return 0;
  return price !== null && price <= destinyOf(w, seat) ? price : null;
}

/** Actions a player has in a turn by itself, apart from what cards give; less what was taken from his next one. */
export function standardActions(w: World, seat: Seat): number {
  const shorter = w.play.filter(id => hasLabel(w, id, 'shortensTurns')).length;
  return Math.max(0, Math.max(1, (isLegionOfCartel(w, seat) ? 5 : ACTIONS) - shorter) - w.sides[seat]!.fewer); // DOT 38.19
}

/** Cards whose effect falls due in this player's draw step: global ones first, then opponents', team-mates' and his own [DR-18]. */
function dueAtDraw(w: World, seat: Seat): CardId[] {
  const groups: CardId[][] = [[], [], [], []];
  for (const id of w.play) {
    const definition = definitionOf(w, id);
    if (definition.atDraw === null || w.cards[id]!.off || !isThere(w, id)) continue; // DOT 37.16
    const { by, at, zone } = w.cards[id]!;
    const whose = definition.atBearersDraw ? w.cards[carrierOf(w, id)]!.by : by;
    const concerns = zone === 'player' && at !== null ? at === seat : whose === seat || definition.global;
    if (!concerns) continue;
    groups[definition.global ? 0 : by === seat ? 3 : friends(w, by, seat) ? 2 : 1]!.push(id);
  }
  const turns = seatsFrom(w, seat);
  // DOT 5.25, 5.27: among several players the one whose turn is nearest.
  for (const group of [groups[1]!, groups[2]!]) group.sort((a, b) => turns.indexOf(w.cards[a]!.by) - turns.indexOf(w.cards[b]!.by));
  return groups.flat();
}

/** The effects of one player that follow each other from there on. */
function runAt(w: World, due: readonly CardId[], from: number): CardId[] {
  const end = due.findIndex((id, i) => i > from && w.cards[id]!.by !== w.cards[due[from]!]!.by);
  return due.slice(from, end < 0 ? due.length : end);
}

interface TurnLocals {
  readonly seat: Seat;
  due: CardId[];
  i: number;
  /** Cards discarded in the discard step: what had to go counts [DR-92]. */
  gone: number;
}
interface Steps {
  begin: null;
  before: number;
  start: null;
  slot: null;
  window: number;
  drawStep: number;
  own: null;
  ordered: number[];
  effects: unknown;
  drawing: null;
  draw: number;
  drawn: null;
  actions: number;
  next: null;
  acted: boolean;
  reacted: number;
  begunDiscard: null;
  duties: unknown;
  discard: null;
  discarded: 'keep' | { readonly discard: CardId };
  closing: null;
  end: number;
  edge: null;
  last: number;
  over: null;
}

export const turn = define<TurnLocals, Steps, null>('turn', {
  begin(g, v) {
    const w = g.world;
    // DOT 5.10s, 5.11s: before the turn in the standard book. The window after the last turn was the previous player's.
    if (!rulesOf(w).edgeWindows) return g.go('start', null);
    enterStep(g, 'between', v.seat);
    return g.call('before', openWindow(w, 'free', v.seat, { rule: 'DOT 5.11s' }));
  },
  before: g => g.go('start', null),
  start(g, v) {
    beginTurn(g, v.seat);
    endEffects(g, v.seat, false);
    checkCountdown(g, v.seat);
    return g.go('slot', null);
  },
  slot: (g, v) => g.call('window', openWindow(g.world, 'start', v.seat)), // DOT 5.4
  window: (g, v) => g.call('drawStep', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.5' })),
  drawStep(g, v) {
    const w = g.world;
    // DOT 4.5 [DR-25]: the opening hand was the first player's draw step in the tournament book.
    if (w.turn === 1 && rulesOf(w).openingIsDrawStep) return g.go('drawn', null);
    beginDrawStep(g, v.seat);
    endEffects(g, v.seat, true);
    v.due = dueAtDraw(w, v.seat);
    v.i = v.due.filter(id => definitionOf(w, id).global).length;
    return g.go('own', null);
  },
  // DOT 5.29: your own effects in the order one likes; so do others with theirs [DR-18].
  own(g, v) {
    const w = g.world;
    while (v.i < v.due.length) {
      const { by } = w.cards[v.due[v.i]!]!;
      const items = runAt(w, v.due, v.i);
      const rule = by === v.seat ? 'DOT 5.29' : friends(w, by, v.seat) ? 'DOT 5.26' : 'DOT 5.24';
      if (items.length > 1) return g.call('ordered', order({ seat: by, rule, items }));
      v.i++;
    }
    return g.go('effects', null);
  },
  ordered(g, v, indexes) {
    const run = runAt(g.world, v.due, v.i);
    v.due.splice(v.i, run.length, ...indexes.map(i => run[i]!));
    v.i += run.length;
    return g.go('own', null);
  },
  // [DR-20]
  effects(g, v) {
    for (let id = v.due.shift(); id !== undefined; id = v.due.shift()) {
      const call = isThere(g.world, id) ? (definitionOf(g.world, id).atDraw?.(g, id, v.seat) ?? null) : null;
      if (call !== null) return g.call('effects', call);
    }
    return g.go('drawing', null);
  },
  drawing: (g, v) => g.call('draw', openWindow(g.world, 'drawing', v.seat)),
  draw(g, v) {
    const w = g.world;
    const side = w.sides[v.seat]!;
    const { draw: up } = handOf(w, v.seat);
    for (let left = drawsOf(w, v.seat); left > 0 && side.hand.length < up; left--) {
      if (draw(g, v.seat, isLegionOfCartel(w, v.seat) ? 'DOT 38.16' : 'DOT 6.1')) continue;
      g.emit({ type: 'libraryEmpty', seat: v.seat, rule: 'DOT 6.4' });
      if (rulesOf(w).emptyDrawStartsCountdown) startCountdown(g, v.seat, 'DOT 1.23s');
      break;
    }
    return g.go('drawn', null);
  },
  drawn: (g, v) => g.call('actions', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.6' })),
  actions(g, v) {
    const w = g.world;
    enterStep(g, 'actions');
    const legion = isLegionOfCartel(w, v.seat);
    let extra = 0,
      given = 0;
    for (const id of w.play) {
      const { extraActions, peacefulActions, stores } = definitionOf(w, id);
      const held = (stores?.actions ?? 0) * contentsOf(w, id).length;
      if (extraActions + peacefulActions + held === 0 || w.cards[id]!.by !== v.seat || !works(w, id, null)) continue;
      extra += extraActions;
      given += peacefulActions + held;
    }
    const standard = standardActions(w, v.seat);
    forgetFewer(g, v.seat);
    const sum = (of: (pool: Pool) => number): number => w.pools.reduce((n, pool) => n + of(pool), 0);
    const pool = newPool(v.seat, {
      open: standard + extra + sum(({ open }) => open),
      attack: sum(({ attack }) => attack),
      peaceful: sum(({ peaceful }) => peaceful) + given,
    });
    const allowance = (legion ? standard : pool.allowance) + extra + sum(granted => granted.allowance); // DOT 38.20
    startActions(g, { ...pool, allowance });
    return g.go('next', null);
  },
  next(g, v) {
    const w = g.world;
    const pool = w.pools[0]!;
    if (isLegionOfCartel(w, v.seat)) unlockActions(pool); // DOT 38.20
    if (hasAttackBeyond(w, v.seat, 0)) return g.call('acted', acting({ seat: v.seat, pool: 0 }));
    // DOT 7.8, 24.0.3t, 24.0.3s: after an attack, what can be no attack is lost.
    if (
      pool.locked &&
      actionsLeft(pool) > 0 &&
      (attackTokens(w, pool, 1) !== null || attackersOf(w, v.seat, null).length === 0) &&
      !leadersOf(w, v.seat).some(id => leadRefusal(w, v.seat, id, pool) === null)
    ) {
      loseActions(g, pool, 'DOT 7.8');
      return g.go('begunDiscard', null);
    }
    if (actionsLeft(pool) === 0) return g.go('begunDiscard', null);
    return g.call('acted', acting({ seat: v.seat, pool: 0 }));
  },
  acted(g, v, goesOn) {
    if (goesOn) return g.call('reacted', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.7' }));
    loseActions(g, g.world.pools[0]!, 'DOT 7.11');
    return g.go('begunDiscard', null);
  },
  reacted: g => g.go('next', null),
  // What falls due as the step begins, in order of coming.
  begunDiscard(g, v) {
    const w = g.world;
    enterStep(g, 'discard');
    closePools(g, 0);
    v.due = w.play.filter(id => definitionOf(w, id).atDiscard !== null && w.cards[id]!.by === v.seat);
    return g.go('duties', null);
  },
  duties(g, v) {
    for (let id = v.due.shift(); id !== undefined; id = v.due.shift()) {
      const call = works(g.world, id, null) ? definitionOf(g.world, id).atDiscard!(g, id, v.seat) : null;
      if (call !== null) return g.call('duties', call);
    }
    return g.go('discard', null);
  },
  // DOT 27.1 to 27.3: down to the limit, or as many as he may, usually one [DR-92].
  discard(g, v) {
    const w = g.world;
    enterStep(g, 'discard');
    closePools(g, 0);
    const { hand } = w.sides[v.seat]!;
    if (hand.length === 0) return g.go('closing', null);
    const { hold } = handOf(w, v.seat);
    const picks = hand.map(id => ({ discard: id }));
    if (hand.length > hold) return g.ask('discarded', v.seat, 'DOT 27.1', picks, { left: hand.length - hold });
    const price = priceOfDiscard(w, v);
    if (price === null) return g.go('closing', null);
    return g.ask('discarded', v.seat, 'DOT 27.3', ['keep', ...picks] as never, { left: 0, ...(price > 0 && { price }) });
  },
  discarded(g, v, answer) {
    if (answer === 'keep') return g.go('closing', null);
    const forced = g.world.sides[v.seat]!.hand.length > handOf(g.world, v.seat).hold;
    const price = forced ? 0 : priceOfDiscard(g.world, v)!;
    if (price > 0) loseDestiny(g, v.seat, price, { cause: 'ability', rule: 'DOT 3.32' });
    discard(g, answer.discard, forced ? 'DOT 27.1' : 'DOT 27.4');
    v.gone++;
    return g.go('discard', null);
  },
  closing: (g, v) => g.call('end', openWindow(g.world, 'free', v.seat, { rule: 'DOT 5.8' })),
  end(g, v) {
    enterStep(g, 'end');
    return g.call('edge', openWindow(g.world, 'end', v.seat) as never); // DOT 5.9
  },
  edge(g, v) {
    const w = g.world;
    endTurn(g, v.seat);
    dropPastOrders(g, v.seat);
    afterTurn(g, v.seat);
    if (w.ended !== null || !rulesOf(w).edgeWindows) return g.go('over', null);
    enterStep(g, 'between');
    return g.call('last', openWindow(w, 'free', v.seat, { rule: 'DOT 5.10s' }));
  },
  last: g => g.go('over', null),
  over: g => g.done(null),
});

/** Turns without end, clockwise (DOT 5.2, 38.1). */
export const turns = define<{ seat: Seat }, { next: null; over: unknown; skip: null }, null>('turns', {
  next(g, v) {
    const w = g.world;
    const side = w.sides[v.seat]!;
    if (side.missed > 0) return g.go('skip', null);
    return g.call('over', turn({ seat: v.seat, due: [], i: 0, gone: 0 }));
  },
  skip(g, v) {
    missTurn(g, v.seat);
    v.seat = nextSeat(g.world, v.seat);
    return g.go('next', null);
  },
  over(g, v) {
    const side = g.world.sides[v.seat]!;
    if (side.again > 0 && !side.out) changeTurns(g, v.seat, 'again', -1);
    else v.seat = nextSeat(g.world, v.seat);
    return g.go('next', null);
  },
});
