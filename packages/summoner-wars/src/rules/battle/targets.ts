/** What a unit may attack from where it stands. */
import { distance } from '../battlefield.ts';
import { forbidden } from '../legality.ts';
import { battlefieldOf, crossing, inOneLine, squareOf, topAt, vineAt } from '../places.ts';
import { controllerOf, isVine, isWall } from '../queries.ts';
import type { CardId, Rule, Side, World } from '../state.ts';
import { diagonalReach, isRanged, reachOf } from '../values.ts';

/** Everything the unit may attack, found along its lines: any card blocks what is behind it (SUM A4). */
export function targetsOf(w: World, attacker: CardId): CardId[] {
  const found: CardId[] = [];
  const square = squareOf(w, attacker);
  const reach = reachOf(w, attacker);
  const underfoot = vineAt(w, square);
  if (underfoot !== null && !forbidden(w, attacker, underfoot)) found.push(underfoot); // SUM 4.30
  for (const line of battlefieldOf(w).lines[square]!) {
    for (let i = 0; i < reach && i < line.length; i++) {
      const top = topAt(w, line[i]!);
      const vine = vineAt(w, line[i]!);
      if (top === null && vine === null) continue;
      // A unit on a vine wall and the wall are two targets (SUM 4.26, 4.27).
      if (top !== null && !forbidden(w, attacker, top)) found.push(top);
      if (vine !== null && !forbidden(w, attacker, vine)) found.push(vine);
      break;
    }
  }
  const within = diagonalReach(w, attacker);
  if (within > 0)
    for (let to = 0; to < battlefieldOf(w).squares; to++) {
      if (to === square || distance(battlefieldOf(w), square, to) > within) continue;
      for (const card of [topAt(w, to), vineAt(w, to)])
        if (card !== null && !found.includes(card) && !forbidden(w, attacker, card)) found.push(card);
    }
  return found;
}

/** The paragraph an attack on such a target follows from. */
export function attackRule(w: World, attacker: CardId, target: CardId, by: Side): Rule {
  const from = squareOf(w, attacker);
  const to = squareOf(w, target);
  if (isVine(w, target)) return from === to ? 'SUM 4.30' : topAt(w, to) !== null ? 'SUM 4.26' : 'SUM 4.8';
  if (isWall(w, target)) return 'SUM 3.7';
  if (!inOneLine(w, from, to)) return 'SUM 10.10.2';
  if (controllerOf(w, target) === by) return 'SUM 7.5.7';
  if (vineAt(w, to) !== null) return 'SUM 4.27';
  if (crossing(w, from, to) !== null) return 'SUM 12.2.6';
  return isRanged(w, attacker) ? 'SUM 7.5.14' : 'SUM 7.5.11';
}
