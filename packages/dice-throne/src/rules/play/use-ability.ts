/** Using what a hero offers. An optional passive is an instant action (DIT 5.19, R10). */
import { mark } from '../atoms.ts';
import { effects, implement, useAbility } from '../procedures.ts';
import { heroOf } from '../queries.ts';

export const useAbilitySteps = implement(useAbility)<{ begin: null; run: null; over: unknown }>({
  begin(g, v) {
    const { rule } = heroOf(g.world, v.seat).uses.find(({ id }) => id === v.use)!;
    mark(g.world, v.seat, 'used', v.use);
    g.emit({ type: 'used', seat: v.seat, use: v.use, rule });
    return g.go('run', null);
  },
  run(g, v) {
    const { script } = heroOf(g.world, v.seat).uses.find(({ id }) => id === v.use)!;
    return g.call('over', effects({ script, seat: v.seat, source: v.use }));
  },
  over: g => g.done(null),
});
