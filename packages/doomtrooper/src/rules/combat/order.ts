/** Who strikes first in a combat, and in which order its players are asked (DOT 5.21, 5.22, 25.11 to 25.16). */
import type { Seat } from '@kolbiste/engine';
import { has } from '../abilities.ts';
import { isPaired, rulesOf, seatsFrom } from '../queries.ts';
import { isPresent } from '../status.ts';
import type { CardId, Fight, Paired, World } from '../state.ts';

/** First strike: none < ordinary < ALWAYS (DOT 25.16t). NEVER takes it away and makes nobody last [DR-61]. */
export function gradeOf(w: World, id: CardId, fight: Fight): number {
  if (has(w, id, 'neverFirst', fight)) return 0;
  if (has(w, id, 'beforeFirst', fight)) return 2;
  if (has(w, id, 'alwaysFirst', fight)) return rulesOf(w).alwaysBeatsFirst ? 2 : 1;
  return has(w, id, 'firstStrike', fight) || (fight.tactic === 'fight' && has(w, id, 'firstStrikeFight', fight)) ? 1 : 0;
}
/** A group strikes first only if all its members do (DOT 25.10t, 25.10s). */
export function sideGrade(w: World, fight: Fight, main: CardId): number {
  let grade = gradeOf(w, main, fight);
  for (const helper of fight.helpers) if (w.cards[helper]!.by === w.cards[main]!.by) grade = Math.min(grade, gradeOf(w, helper, fight));
  return grade;
}

/** Who acts first in a window of this combat: the attacker's player, or the one who strikes first [DR-60]. */
export function firstToAct(w: World, fight: Fight): Seat {
  if (fight.first !== null) return fight.first;
  if (!isPaired(fight) || !isPresent(w, fight.attacker) || !isPresent(w, fight.defender)) return fight.by;
  const { attacker, defender } = fight;
  return w.cards[sideGrade(w, fight, defender) > sideGrade(w, fight, attacker) ? defender : attacker]!.by;
}
/** The attacker's player and the defender's, the one who strikes first before the other, then the rest in the order of turns. */
export function seatsInCombat(w: World, fight: Fight): Seat[] {
  const first = firstToAct(w, fight);
  const sides = isPaired(fight) ? [w.cards[fight.attacker]!.by, w.cards[fight.defender]!.by] : [];
  const order = [first, ...sides, ...seatsFrom(w, w.active)];
  return order.filter((seat, i) => order.indexOf(seat) === i && !w.sides[seat]!.out);
}
export const actsBeforeDefender = (w: World, fight: Paired, seat: Seat): boolean =>
  seatsInCombat(w, fight)[0] === seat && w.cards[fight.defender]!.by !== seat;
