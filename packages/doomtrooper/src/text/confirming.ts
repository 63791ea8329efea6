/** Answers that are seldom meant, or cannot be taken back alone. */
import { keyOf, type Option, type Plain } from '@kolbiste/engine';
import type { Tactic } from '../rules/state.ts';
import type { GameView } from '../rules/view.ts';
import { hitsIn } from './moments.ts';

interface Asked {
  readonly about: Plain;
  readonly view: Plain;
  readonly seat: number;
}
const TACTICS: readonly Tactic[] = ['fight', 'shoot'];

/** Whether, as the ratings stand, the seat's warrior alone would be hit: by this tactic, or with this target by either. */
function losing(question: string, option: Option, { about, view, seat }: Asked): boolean {
  const table = view as unknown as GameView;
  if (question === 'attacking.chosen') {
    const fight = table.fights.at(-1);
    return fight !== undefined && hitsIn(table, fight, String(option)) === (fight.by === seat ? 'attacker' : 'defender');
  }
  const { attacker } = (about ?? {}) as { readonly attacker?: number };
  if (question !== 'attacking.defender' || typeof option !== 'object' || attacker === undefined) return false;
  return TACTICS.every(tactic => hitsIn(table, { attacker, defender: Number(option['defender']) }, tactic) === 'attacker');
}
/** A tactic that kills the seat's own warrior and does nothing to the other. */
function kills(question: string, option: Option, asked: Asked): boolean {
  if (question !== 'attacking.chosen' || !losing(question, option, asked)) return false;
  const { fights, play } = asked.view as unknown as GameView;
  const { by, attacker, defender } = fights.at(-1)!;
  return play.find(({ id }) => id === (by === asked.seat ? attacker : defender))?.wounded ?? false;
}

/** What hurts one's own side or loses a warrior for nothing, giving up an attack, agreeing to a change of the position, ending the turn with actions left, and an attack that loses other actions. */
export function needsConfirming(question: string, option: Option, asked: Asked): boolean {
  const { about } = asked;
  const { lost = 0, harms = [] } = (about ?? {}) as { readonly lost?: number; readonly harms?: readonly string[] };
  if (harms.includes(keyOf(option)) || kills(question, option, asked)) return true;
  if (question !== 'acting.act') return option === 'decline' || (question === 'judging.voted' && option === 'agree');
  return option === 'end' || (option === 'attack' && lost > 0);
}

/**
 * Meditating is possible all the time and seldom the best, so is a combat in which only one's own warrior is hit, and a defence outside
 * one's warzone: they never stand first.
 */
export const sparing = (question: string, option: Option, asked: Asked): boolean =>
  question === 'acting.act' ? option === 'meditate' : question === 'attacking.zoned' ? option === 'none' : losing(question, option, asked);
