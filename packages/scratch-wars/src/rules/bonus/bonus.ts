/** Chapter 4: bonuses and maluses of the current time of day. */
import type { Seat } from '@kolbiste/engine';
import type { Effect } from '../../cards/vocabulary.ts';
import { useBonus } from '../atoms.ts';
import { define } from '../game.ts';
import { bonusChoice, slotsNow } from '../queries.ts';
import type { World } from '../state.ts';

/** A slot as an option: its index and what it shows. `bonus 0 heroAttack 2` */
export type BonusPick = { readonly bonus: number; readonly [icon: string]: number };

export function bonusPick(w: World, seat: Seat, slot: number): BonusPick {
  const { icon, value } = slotsNow(w, seat)[slot]!;
  return { bonus: slot, [icon]: value };
}

/** Asks for one bonus for an effect, where there is a choice; the result is the bonus's value. */
export const bonus = define<
  { readonly seat: Seat; readonly effect: Effect; readonly value: number },
  { offer: null; take: 'none' | BonusPick },
  number
>('bonus', {
  offer(g, v) {
    const { slots, forced } = bonusChoice(g.world, v.seat, v.effect);
    if (slots.length === 0) return g.done(0);
    if (forced && slots.length === 1) return g.go('take', bonusPick(g.world, v.seat, slots[0]!));
    const picks = slots.map(slot => bonusPick(g.world, v.seat, slot));
    return forced
      ? g.ask('take', v.seat, 'SCW 4.2.3.3', picks, { effect: v.effect, value: v.value, forced: true })
      : g.ask('take', v.seat, slots.length > 1 ? 'SCW 4.2.3.4' : 'SCW 4.2.1.1', [...picks, 'none'], { effect: v.effect, value: v.value });
  },
  take(g, v, choice) {
    if (choice === 'none') return g.done(0);
    const { value } = slotsNow(g.world, v.seat)[choice.bonus]!;
    return g.done(useBonus(g, v.seat, choice.bonus, value < 0 ? 'SCW 4.2.2.1' : 'SCW 4.1.1.1'));
  },
});
