/** Using what a hero offers. An optional passive is an instant action: the active player goes first (DIT 5.19, R10). */
import type { Seat } from '@kolbiste/engine';
import type { Use } from '../../cards/vocabulary.ts';
import { mark } from '../atoms.ts';
import { useRefusal } from '../legality.ts';
import { effects, implement, useAbility } from '../procedures.ts';
import { heroOf } from '../queries.ts';
import type { World } from '../state.ts';
import { openPreemption } from '../windows.ts';
import { waits } from './priority.ts';

const useOf = (w: World, { seat, use }: { readonly seat: Seat; readonly use: string }): Use =>
  heroOf(w, seat).uses.find(({ id }) => id === use)!;

export const useAbilitySteps = implement(useAbility)<{ declare: null; wait: null; begin: unknown; run: null; over: unknown }>({
  declare(g, v) {
    if (!waits(g.world, v.seat)) return g.go('begin', null);
    g.emit({ type: 'declared', seat: v.seat, thing: `use ${v.use}`, rule: 'DIT R10' });
    return g.go('wait', null);
  },
  wait: (g, v) => g.call('begin', openPreemption(g.world, { seat: v.seat, card: null, thing: `use ${v.use}`, aim: null })),
  begin(g, v) {
    const use = useOf(g.world, v);
    if (useRefusal(g.world, v.seat, use, v.window)) return g.done(null);
    mark(g.world, v.seat, 'used', v.use);
    g.emit({ type: 'used', seat: v.seat, use: v.use, rule: use.rule });
    return g.go('run', null);
  },
  run: (g, v) => g.call('over', effects({ script: useOf(g.world, v).script, seat: v.seat, source: v.use })),
  over: g => g.done(null),
});
