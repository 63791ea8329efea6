/** Chapter 4: bonuses and maluses of the current time of day. */
import { proceduresOf, type Seat } from '@kolbiste/engine';
import { useBonus } from './atoms.ts';
import type { BonusIcon, Effect } from './cards/card.ts';
import { bonusesNow, slotsNow, type Duel } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

const BASIC: readonly Effect[] = ['heroAttack', 'weaponAttack', 'universalAttack', 'energy', 'heal'];

/** The icons that help an effect: its own, and the blessing for the five basic one-shots (SCW 4.3.1.1). */
export const iconsFor = (effect: Effect): readonly BonusIcon[] => (BASIC.includes(effect) ? [effect, 'blessing'] : [effect]);

/**
 * The slots a seat may choose from for an effect. While a malus matches, only maluses (SCW 4.2.3.2); a bonus is voluntary
 * (SCW 4.2.1.1). One per effect (SCW 4.1.2.2).
 */
export function bonusChoice(w: Duel, seat: Seat, effect: Effect): { readonly slots: readonly number[]; readonly forced: boolean } {
  const slots = bonusesNow(w, seat, iconsFor(effect));
  const maluses = slots.filter(slot => slotsNow(w, seat)[slot]!.value < 0);
  return maluses.length ? { slots: maluses, forced: true } : { slots, forced: false };
}

/** The bonus that counts by itself where nobody is asked: a malus first, else the best, [R-62]. */
export function automaticBonus(w: Duel, seat: Seat, effect: Effect): number | null {
  const { slots } = bonusChoice(w, seat, effect);
  const value = (slot: number): number => slotsNow(w, seat)[slot]!.value;
  return slots.length ? slots.reduce((best, slot) => (value(slot) > value(best) ? slot : best)) : null;
}

/** A slot as an option says it: which one, and what it shows. `bonus 0 heroAttack 2` */
export type BonusPick = { readonly bonus: number; readonly [icon: string]: number };

export function bonusPick(w: Duel, seat: Seat, slot: number): BonusPick {
  const { icon, value } = slotsNow(w, seat)[slot]!;
  return { bonus: slot, [icon]: value };
}

/** Asks for one bonus for an effect, where there is something to ask, and gives its value. */
export const bonus = proceduresOf<ScratchWars>().define<
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
      ? g.ask('take', v.seat, 'SCW 4.2.3.3', picks, { effect: v.effect, value: v.value })
      : g.ask('take', v.seat, slots.length > 1 ? 'SCW 4.2.3.4' : 'SCW 4.2.1.1', [...picks, 'none'], { effect: v.effect, value: v.value });
  },
  take(g, v, choice) {
    if (choice === 'none') return g.done(0);
    const { value } = slotsNow(g.world, v.seat)[choice.bonus]!;
    return g.done(useBonus(g, v.seat, choice.bonus, value < 0 ? 'SCW 4.2.2.1' : 'SCW 4.1.1.1'));
  },
});
