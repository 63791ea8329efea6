/** Chapter 3.5.2: shields against one attack. */
import { other, type Seat } from '@kolbiste/engine';
import { release } from '../atoms.ts';
import { bonus } from '../bonus/bonus.ts';
import type { AttackKind } from '../events.ts';
import { define } from '../game.ts';
import { carrying, storedSum } from '../queries.ts';
import type { Target, WeaponId } from '../state.ts';
import { ATTACKS } from './attacks.ts';

interface DefenceLocals {
  readonly by: Seat;
  readonly attack: AttackKind;
  readonly target: Target;
  readonly power: number;
  readonly picked: WeaponId[];
}

/** The defender picks any shields for this one attack; they are used up and their values add up. The result is the sum. */
export const defence = define<
  DefenceLocals,
  { offer: null; pick: 'enough' | { readonly shield: WeaponId }; strengthen: number; total: number },
  number
>('defence', {
  offer(g, v) {
    const shields = carrying(g.world, other(v.by), 'shield').filter(id => !v.picked.includes(id));
    if (shields.length === 0) return g.go('pick', 'enough');
    return g.ask('pick', other(v.by), 'SCW 3.5.2.5', ['enough', ...shields.map(shield => ({ shield }))], {
      attack: v.attack,
      target: v.target,
      power: v.power,
      picked: [...v.picked],
    });
  },
  pick(g, v, choice) {
    if (choice !== 'enough') {
      v.picked.push(choice.shield);
      return g.go('offer', null);
    }
    return v.picked.length === 0 ? g.done(0) : g.go('strengthen', storedSum(g.world, v.picked));
  },
  // One bonus for all shields used together.
  strengthen: (g, v, value) => g.call('total', bonus({ seat: other(v.by), effect: 'shield', value })),
  total(g, v, extra) {
    const value = Math.max(0, extra + storedSum(g.world, v.picked));
    g.emit({ type: 'shielded', seat: other(v.by), weapons: [...v.picked], value, rule: ATTACKS[v.attack].shields! });
    for (const id of v.picked) release(g, id, 'deferredUsed', 'SCW 3.5.2.5');
    return g.done(value);
  },
});
