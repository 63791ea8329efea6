/** What may be done to a die of the current throw. */
import { no, type Seat } from '@kolbiste/engine';
import { currentRoll } from './dice.ts';
import type { DieChange, DieOwner } from './procedures.ts';
import { sameTeam } from './queries.ts';
import type { No, Roll, World } from './state.ts';

/** The targeting die belongs to the attacker; an ultimate's is nobody's to change (DIT 12.5.6, R56). */
const untouchable = (w: World, roll: Roll): boolean => roll.purpose === 'target' && w.attack?.ultimate === true;
const belongs = (w: World, roll: Roll, seat: Seat, of: DieOwner): boolean =>
  of === 'any' || (of === 'own' ? roll.seat === seat : of === 'team' ? sameTeam(w, roll.seat, seat) : !sameTeam(w, roll.seat, seat));
export type DieOption = { readonly die: number; readonly to: number };
const EVEN_STEPS: readonly (readonly number[])[] = [[], [], [1, 3], [], [3, 5], [], [5]];
/** What a change may do to the current throw; each changes something (DIT R81). Dice count from 1. */
export function dieOptions(w: World, seat: Seat, how: DieChange, of: DieOwner): DieOption[] {
  const roll = currentRoll(w);
  if (!roll || !roll.open || roll.dice.length === 0) return [];
  if (untouchable(w, roll) || !belongs(w, roll, seat, of)) return [];
  return roll.dice.flatMap((_, i) => (how === 'again' ? [0] : facesFor(roll.dice, i, how)).map(to => ({ die: i + 1, to })));
}
/** What a die of a throw may be turned to. */
export function facesFor(dice: readonly number[], at: number, how: Exclude<DieChange, 'again'>): number[] {
  const value = dice[at]!;
  const faces = (): readonly number[] => {
    switch (how) {
      case 'six':
        return [6];
      case 'any':
        return [1, 2, 3, 4, 5, 6];
      case 'tip': // no way round from 1 to 6
        return [value - 1, value + 1];
      case 'even':
        return EVEN_STEPS[value]!;
      case 'fourOrFive':
        return [4, 5];
      case 'copy':
        return [...new Set(dice.filter((_, other) => other !== at))];
    }
  };
  return faces().filter(to => to !== value && to >= 1 && to <= 6);
}
/** Whether there is such an option, without listing them. */
function changes(dice: readonly number[], how: DieChange): boolean {
  if (how === 'six') return dice.some(die => die !== 6);
  if (how === 'even') return dice.some(die => die % 2 === 0);
  if (how === 'copy') return dice.some(die => die !== dice[0]);
  return true;
}
export function dieRefusal(w: World, seat: Seat, how: DieChange, of: DieOwner): No | null {
  const roll = currentRoll(w);
  if (roll && untouchable(w, roll)) return no('DIT 12.5.6', 'ultimateTarget');
  return roll && roll.open && roll.dice.length > 0 && belongs(w, roll, seat, of) && changes(roll.dice, how) ? null : no('DIT R81', 'noDie');
}
/** The same for a token, which needs a die to act on (DIT R12). */
export function dieRefusalOfToken(w: World, seat: Seat, how: DieChange, of: DieOwner): No | null {
  const refused = dieRefusal(w, seat, how, of);
  return refused?.rule === 'DIT R81' ? no('DIT R12', 'noDie') : refused;
}
