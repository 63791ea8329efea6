/** The phases without dice: upkeep, income, the main phases, discard. */
import { signature, type Seat } from '@kolbiste/engine';
import { draw, enterPhase, gainCp, sell, settle } from '../atoms.ts';
import { reactionsIn, type Reaction } from '../cards/legal.ts';
import { effects, implement } from '../procedures.ts';
import { statusNamed } from '../registry.ts';
import { HAND_LIMIT, type CardId, type World } from '../state.ts';
import { alive, playerOf } from '../world.ts';
import { openForOthers, openWindow, respond } from '../windows.ts';

type Due = { status: string; state: number };
export const upkeep = signature<{ readonly seat: Seat; due: Due[] }, null>('upkeep');
export const income = signature<{ readonly seat: Seat }, null>('income');
export const mainPhase = signature<{ readonly seat: Seat; readonly phase: 'main1' | 'main2' }, null>('mainPhase');
export const discardPhase = signature<{ readonly seat: Seat }, null>('discardPhase');

/** What the active player's own board has to do in upkeep (DIT 12.1.1). */
function dueIn(w: World, seat: Seat): Due[] {
  const due: Due[] = [];
  for (const { status, state } of playerOf(w, seat).tokens) {
    const { upkeep: does } = statusNamed(status);
    if (!does || (does.per === 'all' && due.some(each => each.status === status))) continue;
    due.push({ status, state });
  }
  return due;
}

export const upkeepSteps = implement(upkeep)<{
  begin: null;
  collect: unknown;
  next: unknown;
  run: { readonly resolve: string };
  totals: unknown;
  settle: unknown;
  end: null;
}>({
  begin(g) {
    enterPhase(g, 'upkeep', 'DIT 3.4');
    g.world.pooling = true;
    return g.go('collect', null);
  },
  collect(g, v) {
    v.due = dueIn(g.world, v.seat);
    return v.due.length ? g.call('next', openWindow(g.world, 'upkeep')) : g.go('settle', null);
  },
  /** The active player orders what is pending (DIT 12.1.3). */
  next(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.go('settle', null);
    v.due = v.due.filter(({ status, state }) => playerOf(w, v.seat).tokens.some(token => token.status === status && token.state === state));
    const kinds = [...new Set(v.due.map(({ status }) => status))];
    if (kinds.length === 0) return g.go('totals', null);
    if (kinds.length === 1) return g.go('run', { resolve: kinds[0]! });
    return g.ask(
      'run',
      v.seat,
      'DIT 12.1.3',
      kinds.map(resolve => ({ resolve })),
    );
  },
  run(g, v, { resolve }) {
    const at = v.due.findIndex(({ status }) => status === resolve);
    const [due] = v.due.splice(at, 1);
    const { upkeep: does } = statusNamed(resolve);
    return g.call('next', effects(does!.script, v.seat, v.seat, resolve, 'other', [due!.state]));
  },
  totals(g) {
    return g.world.packets.length || g.world.heals.some(n => n > 0)
      ? g.call('settle', openWindow(g.world, 'totals'))
      : g.go('settle', null);
  },
  settle(g) {
    settle(g, 'DIT 12.1.4');
    return g.go('end', null);
  },
  end: g => g.done(null),
});

export const incomeSteps = implement(income)<{ begin: null; gain: unknown; drawn: unknown; end: unknown }>({
  begin(g, v) {
    const { world: w } = g;
    if (w.turn === 1) {
      w.phase = 'income';
      g.emit({ type: 'phaseSkipped', seat: v.seat, phase: 'income', rule: w.mode === 'teams' ? 'DIT 10.8' : 'DIT 3.7' });
      return g.go('end', null);
    }
    enterPhase(g, 'income', 'DIT 3.5');
    return g.go('gain', null);
  },
  /** The point first, then the card (DIT 4.5, R84). */
  gain(g, v) {
    if (g.world.switches.income === 'phase') gainCp(g, v.seat, 1, 'DIT 12.2.2');
    return g.call('drawn', openWindow(g.world, 'income'));
  },
  drawn(g, v) {
    const { marks } = playerOf(g.world, v.seat);
    if (marks.includes('foresaw')) return g.go('end', null);
    draw(g, v.seat, 1, 'DIT 12.2.3');
    return g.go('end', null);
  },
  end: g => g.done(null),
});

type Main = 'end' | { readonly sell: CardId } | Reaction;
export const mainSteps = implement(mainPhase)<{
  begin: null;
  open: null;
  act: unknown;
  acted: Main;
  closing: null;
  closed: number;
}>({
  begin(g, v) {
    enterPhase(g, v.phase, v.phase === 'main1' ? 'DIT 3.8' : 'DIT 3.19');
    return g.go('open', null);
  },
  /** Main (2) begins at the moment at which the roll phase ended with a window of its own. */
  open: (g, v) => (v.phase === 'main1' ? g.call('act', openForOthers(g.world, 'begin')) : g.go('act', null)),
  /** In any order and as often as one likes (DIT 12.3.1). */
  act(g, v) {
    const { world: w } = g;
    if (!alive(w, v.seat)) return g.done(null);
    const options: Main[] = reactionsIn(w, v.seat, 'main');
    const { hand } = playerOf(w, v.seat);
    if (options.length === 0 && hand.length === 0) return g.go('closing', null); // as everybody can see
    for (let i = 0; i < hand.length; i++) options.push({ sell: hand[i]! });
    options.push('end');
    return g.ask('acted', v.seat, 'DIT 12.3.1', options);
  },
  acted(g, v, answer) {
    if (answer === 'end') return g.go('closing', null);
    if ('sell' in answer) {
      sell(g, v.seat, answer.sell, 'DIT 12.3.2');
      return g.go('act', null);
    }
    return g.call('act', respond(v.seat, answer, 'main'));
  },
  closing: g => g.call('closed', openForOthers(g.world, 'phase')),
  /** Whoever was interrupted goes on where he was (DIT 14.9). */
  closed: (g, _, played) => (played > 0 ? g.go('act', null) : g.done(null)),
});

export const discardSteps = implement(discardPhase)<{ begin: null; sell: unknown; sold: { readonly sell: CardId }; end: unknown }>({
  begin(g) {
    enterPhase(g, 'discard', 'DIT 3.20');
    return g.go('sell', null);
  },
  /** Down to six, no further (DIT 7.8, R73). */
  sell(g, v) {
    const { hand } = playerOf(g.world, v.seat);
    if (hand.length <= HAND_LIMIT) return g.done(null);
    return g.ask(
      'sold',
      v.seat,
      'DIT 12.8.1',
      hand.map(id => ({ sell: id })),
    );
  },
  sold(g, v, answer) {
    sell(g, v.seat, answer.sell, 'DIT 12.8.3');
    return g.go('sell', null);
  },
  end: g => g.done(null),
});
