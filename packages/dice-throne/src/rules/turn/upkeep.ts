/** The Upkeep phase: what the active player's own tokens do (chapter 12.1). */
import { signature, type Seat } from '@kolbiste/engine';
import { statusNamed } from '../../cards/registry.ts';
import { beginPooling, enterPhase, settle } from '../atoms.ts';
import { effects, implement } from '../procedures.ts';
import { alive, playerOf } from '../queries.ts';
import type { World } from '../state.ts';
import { openWindow } from '../windows.ts';

/** A token that still has to act. */
interface Due {
  readonly status: string;
  readonly state: number;
}
/** The next to act; tokens of one status are told apart by what they remember. */
type Resolve = { readonly resolve: string; readonly state?: number };
export const upkeep = signature<{ readonly seat: Seat; due: Due[] }, null>('upkeep');

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

function orders(due: readonly Due[]): Resolve[] {
  const options: Resolve[] = [];
  for (const { status, state } of due) {
    const alike = due.every(other => other.status !== status || other.state === state);
    if (!options.some(each => each.resolve === status && (alike || each.state === state)))
      options.push(alike ? { resolve: status } : { resolve: status, state });
  }
  return options;
}

export const upkeepSteps = implement(upkeep)<{
  begin: null;
  collect: unknown;
  next: unknown;
  run: Resolve;
  totals: unknown;
  settle: unknown;
  end: null;
}>({
  begin(g) {
    enterPhase(g, 'upkeep', 'DIT 3.4');
    beginPooling(g.world);
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
    const options = orders(v.due);
    if (options.length === 0) return g.go('totals', null);
    return options.length > 1 ? g.ask('run', v.seat, 'DIT 12.1.3', options) : g.go('run', options[0]!);
  },
  run(g, v, { resolve, state }) {
    const at = v.due.findIndex(each => each.status === resolve && (state === undefined || each.state === state));
    const [due] = v.due.splice(at, 1);
    const { upkeep: does } = statusNamed(resolve);
    return g.call('next', effects({ script: does!.script, seat: v.seat, target: v.seat, source: resolve, dice: [due!.state] }));
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
