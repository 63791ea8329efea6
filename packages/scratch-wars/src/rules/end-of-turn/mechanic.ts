/** Chapter 5.3.3: the mechanic repairs one broken weapon or attacks one of the opponent's, free of charge. */
import type { Seat } from '@kolbiste/engine';
import { startRepair, useSpecial } from '../atoms.ts';
import { newAttack } from '../attack/attack.ts';
import { define } from '../game.ts';
import { mechanicRefusal } from '../legality.ts';
import { slotsNow, specialNow, weaponsOf, weaponTargets } from '../queries.ts';
import type { WeaponId, WeaponTarget } from '../state.ts';

export const mechanic = define<
  { readonly seat: Seat },
  { offer: null; decide: 'skip' | { readonly repair: WeaponId } | WeaponTarget; done: unknown },
  null
>('mechanic', {
  offer(g, { seat }) {
    const slot = specialNow(g.world, seat, 'mechanic');
    if (slot === null) return g.done(null);
    const { value } = slotsNow(g.world, seat)[slot]!;
    const repairs = weaponsOf(g.world, seat).flatMap(repair => (mechanicRefusal(g.world, repair, value) ? [] : [{ repair }]));
    const targets = weaponTargets(g.world, seat);
    if (repairs.length + targets.length === 0) return g.done(null);
    return g.ask('decide', seat, 'SCW 5.3.3.1', ['skip', ...repairs, ...targets], { attack: 'mechanic', power: value });
  },
  decide(g, { seat }, choice) {
    if (choice === 'skip') return g.done(null);
    const value = useSpecial(g, seat, specialNow(g.world, seat, 'mechanic')!, 'SCW 5.3.3.1');
    if (!('repair' in choice)) return g.call('done', newAttack(seat, 'mechanic', { printed: value, target: choice }));
    startRepair(g, choice.repair, true, 'SCW 5.3.3.2.2');
    return g.done(null);
  },
  done: g => g.done(null),
});
