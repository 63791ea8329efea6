/** What ends a combat before its strikes (DOT 24.2.3, 24.2.13, 25.24). */
import type { Rule } from '../rule.ts';
import { rulesOf } from '../queries.ts';
import { isPresent } from '../status.ts';
import type { Paired, World } from '../state.ts';
import { isForbidden, knownPairRefusal } from './pairing.ts';

const areThere = (w: World, { attacker, defender }: Paired): boolean => isPresent(w, attacker) && isPresent(w, defender);
/** Ended early, or one of the two is no longer there under the same control [DR-49]. */
export const isOver = (w: World, fight: Paired): boolean => fight.over || !areThere(w, fight);
/** Why the combat ends before its strikes, or null while it goes on. */
export function endOf(w: World, fight: Paired): Rule | null {
  if (isOver(w, fight))
    return fight.tactic !== null && areThere(w, fight) && isForbidden(w, fight, fight.tactic) ? 'DOT 25.24' : 'DOT 24.2.3';
  return becameFriends(w, fight) ? 'DOT 24.2.13' : null;
}
/** DOT 24.2.13: anyone who joins the other's corporation ends the combat. */
function becameFriends(w: World, fight: Paired): boolean {
  return (
    rulesOf(w).attackRule === 'affiliation' &&
    !fight.free &&
    knownPairRefusal(w, fight.attacker, fight.defender, fight)?.rule === 'DOT 24.2.9s'
  );
}
