/** Chapters 3.5.3 and 5.3.1: two combos fire together, or a single one with the detonator; all or none. */
import type { Seat } from '@kolbiste/engine';
import { release, useSpecial } from '../atoms.ts';
import { newAttack } from '../attack/attack.ts';
import { bonus } from '../bonus/bonus.ts';
import { define } from '../game.ts';
import { carrying, slotsNow, specialNow, storedSum } from '../queries.ts';

export const combo = define<
  { readonly seat: Seat; sum: number; detonator: number },
  { offer: null; decide: 'fire' | 'keep'; fire: number; done: unknown },
  null
>('combo', {
  offer(g, v) {
    const ids = carrying(g.world, v.seat, 'combo'),
      slot = specialNow(g.world, v.seat, 'comboDetonator');
    if (ids.length < (slot === null ? 2 : 1)) return g.done(null);
    v.sum = storedSum(g.world, ids);
    return g.ask('decide', v.seat, slot === null ? 'SCW 3.5.3.13' : 'SCW 5.3.1.7', ['fire', 'keep'], {
      sum: v.sum,
      detonator: slot === null ? 0 : slotsNow(g.world, v.seat)[slot]!.value,
    });
  },
  decide: (g, v, choice) => (choice === 'keep' ? g.done(null) : g.call('fire', bonus({ seat: v.seat, effect: 'combo', value: v.sum }))),
  fire(g, v, extra) {
    const slot = specialNow(g.world, v.seat, 'comboDetonator');
    if (slot !== null) v.detonator = useSpecial(g, v.seat, slot, 'SCW 5.3.1.9'); // always applies, even when negative
    for (const id of carrying(g.world, v.seat, 'combo')) release(g, id, 'deferredUsed', 'SCW 3.5.3.2');
    return g.call('done', newAttack(v.seat, 'combo', { printed: v.sum, bonus: extra, detonator: v.detonator }));
  },
  done: g => g.done(null),
});
