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
  const options: DieOption[] = [];
  for (let i = 0; i < roll.dice.length; i++) {
    const value = roll.dice[i]!;
    const put = (to: number): void => {
      if (to !== value && to >= 1 && to <= 6) options.push({ die: i + 1, to });
    };
    switch (how) {
      case 'six':
        put(6);
        break;
      case 'any':
        for (let to = 1; to <= 6; to++) put(to);
        break;
      case 'tip': // no way round from 1 to 6
        put(value - 1);
        put(value + 1);
        break;
      case 'even':
        for (const to of EVEN_STEPS[value]!) put(to);
        break;
      case 'fourOrFive':
        put(4);
        put(5);
        break;
      case 'copy': {
        const others = new Set(roll.dice.filter((_, at) => at !== i));
        for (const to of others) put(to);
        break;
      }
      case 'again':
        options.push({ die: i + 1, to: 0 });
    }
  }
  return options;
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
