/** A chance to act: who, in which window, and the dice on the table. */
import type { Seat } from '@kolbiste/engine';
import { currentRoll } from '../../rules/dice.ts';
import type { World } from '../../rules/state.ts';
import { Dice } from './dice.ts';
import type { Place } from './question.ts';

/** Between attempts dice may still come by themselves; and the others know more once an ability is announced, or none is. */
const WAITING = ['attempt', 'hold', 'rolled'];

export interface Chance {
  readonly w: World;
  readonly seat: Seat;
  readonly window: string;
  /** Looked at once and only if needed; null where dice do not matter yet. */
  readonly dice: () => Dice | null;
}
export function chanceFor(position: Place, seat: Seat, window: string): Chance {
  let dice: Dice | null | undefined;
  return {
    w: position.world,
    seat,
    window,
    dice: () => {
      if (dice !== undefined) return dice;
      const roll = WAITING.includes(window) ? null : currentRoll(position.world);
      return (dice = roll && roll.open && roll.dice.length ? new Dice(position, roll) : null);
    },
  };
}
