/** Spending tokens: declare, give way, pay, carry out. */
import { statusNamed } from '../../cards/registry.ts';
import { passiveOf } from '../abilities.ts';
import { mark, take } from '../atoms.ts';
import { spendRefusal } from '../legality.ts';
import { effects, implement, spendToken } from '../procedures.ts';
import { openPreemption } from '../windows.ts';
import { waits } from './priority.ts';

export const spendTokenSteps = implement(spendToken)<{
  declare: null;
  wait: null;
  pay: unknown;
  run: null;
  over: unknown;
  end: unknown;
}>({
  /** One must know what to go before (DIT 14.3). */
  declare(g, v) {
    if (!waits(g.world, v.seat)) return g.go('pay', null);
    g.emit({ type: 'declared', seat: v.seat, thing: v.status, rule: 'DIT 14.2' });
    return g.go('wait', null);
  },
  wait: (g, v) => g.call('pay', openPreemption(g.world, { seat: v.seat, card: null, thing: v.status, aim: null })),
  pay(g, v) {
    // Pre-empted away: a token that was removed is simply gone (DIT R03).
    if (spendRefusal(g.world, v.seat, v.status, v.window)) return g.done(null);
    const { n, rule } = statusNamed(v.status).spend!;
    mark(g.world, v.seat, 'spent', v.status);
    take(g, { from: v.seat, status: v.status, n, how: 'spent', rule });
    return g.go('run', null);
  },
  run(g, v) {
    const { script } = statusNamed(v.status).spend!;
    return g.call('over', effects({ script, seat: v.seat, target: g.world.attack?.target ?? null, source: v.status }));
  },
  over(g, v) {
    const passive = passiveOf(g.world, v.seat);
    if (passive?.spent?.status !== v.status) return g.done(null);
    return g.call('end', effects({ script: passive.spent.script, seat: v.seat, source: passive.id }));
  },
  end: g => g.done(null),
});
