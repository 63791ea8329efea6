/** What may not be done now, and by which rule. Null means that nothing forbids it. */
import { no } from '@kolbiste/engine';
import { lastingRules } from '../cards/registry.ts';
import type { No, Occasion, Use } from '../cards/vocabulary.ts';
import { routeTo, type Mover } from './battle/routes.ts';
import { distance, type Square } from './battlefield.ts';
import {
  acrossTheEdge,
  adjacent,
  battlefieldOf,
  besideOwnWall,
  clearLine,
  cornered,
  empty,
  inLine,
  inOneLine,
  onOwnHalf,
  squareOf,
  topAt,
} from './places.ts';
import { NO_OCCASION } from './procedures.ts';
import { controllerOf, definitionOf, friendly, hasMoved, isWall, marked, unitOf } from './queries.ts';
import { ATTACKED, STUNNED, USED, type CardId, type Rule, type Side, type World } from './state.ts';
import { abilitiesOf, abilityCost, diagonalReach, heldByVine, isRanged, REACH } from './values.ts';

/** Paying; nothing to pay is no spending (SUM D14). */
export function payRefusal(w: World, side: Side, cost: number, rule: Rule = 'SUM D14'): No | null {
  if (cost === 0) return null;
  for (const lasting of w.lasting) {
    const refused = lastingRules(lasting.definition).refusesSpending?.(w, lasting, side);
    if (refused) return refused;
  }
  const magic = w.sides[side]!.magic.length;
  return magic < cost ? no(rule, 'magic', { cost, magic }) : null;
}

/** Summoning a card of the hand to a square. */
export function summonRefusal(w: World, side: Side, card: CardId, square: Square): No | null {
  const definition = definitionOf(w, card);
  if (definition.type !== 'unit') return no('SUM 7.2.1', 'notUnit');
  if (w.vines[square] !== null) return no('SUM 4.15', 'ontoVine');
  if (!empty(w, square)) return no('SUM 7.2.7', 'occupied');
  const { walls } = w.sides[side]!;
  if (walls.length === 0) return no('SUM 3.16', 'noWall');
  if (!besideOwnWall(w, side, square)) {
    const corner = walls.some(wall => cornered(w, squareOf(w, wall), square));
    return no(corner ? 'SUM 7.2.12' : 'SUM 3.15', 'notBesideWall');
  }
  return payRefusal(w, side, definition.cost, 'SUM 7.2.8');
}

/** Playing an event: its conditions, all of them (SUM 7.3.6, 7.3.7). */
export function playRefusal(w: World, side: Side, card: CardId): No | null {
  const definition = definitionOf(w, card);
  if (definition.type !== 'event') return no('SUM 7.3.1', 'notEvent');
  if (definition.reaction) return no('SUM C14', 'onlyAsReaction');
  return definition.refusal(w, side, card);
}
/** Building a wall on a square (SUM 3.11, 12.2.2). */
export function wallRefusal(w: World, side: Side, card: CardId, square: Square): No | null {
  if (definitionOf(w, card).type !== 'wall') return no('SUM 3.10', 'notWall');
  if (!onOwnHalf(w, side, square)) return no(w.sides.length > 2 ? 'SUM 12.2.2' : 'SUM 3.11', 'notOwnHalf');
  return empty(w, square) ? null : no('SUM 7.3.8', 'occupied');
}

/** Moving a unit, by this side: "move" is one operation, no matter who performs it (SUM 10.5.1, E6, E7). */
export function moveRefusal(w: World, id: CardId, by: Side): No | null {
  if (marked(w, id, STUNNED) && !(w.switches.stunnedPushed && controllerOf(w, id) !== by)) return no('SUM E7', 'stunned');
  return unitOf(w, id).ability.refusesMove?.(w, id, squareOf(w, id)) ?? null;
}
/** Placing a unit, or swapping it. */
export const placeRefusal = (w: World, id: CardId): No | null => unitOf(w, id).ability.refusesPlacing?.(w, id) ?? null;
/** Taking up a unit for its move of the Movement phase. */
export function moverRefusal(w: World, id: CardId): No | null {
  if (hasMoved(w, id)) return no('SUM 7.4.6', 'alreadyMoved');
  if (w.moves >= w.moveLimit) return no(w.turn === 1 ? 'SUM 6.15' : 'SUM 7.4.1', 'moveLimit', { limit: w.moveLimit });
  return moveRefusal(w, id, w.active);
}
/** Going to a square, by a unit that may move. */
export function routeRefusal(w: World, mover: Mover, to: Square): No | null {
  if (routeTo(w, mover, to, null)) return null;
  const there = topAt(w, to);
  if (there !== null)
    return isWall(w, there)
      ? no(friendly(controllerOf(w, there), controllerOf(w, mover.card)) ? 'SUM 7.4.5' : 'SUM 3.13', 'wallThere')
      : no('SUM 7.4.5', 'occupied');
  const from = squareOf(w, mover.card);
  if (distance(battlefieldOf(w), from, to) > mover.steps) return no('SUM 7.4.2', 'tooFar', { steps: mover.steps });
  if (heldByVine(w, mover.card)) return no('SUM 4.23', 'heldByVine');
  return cornered(w, from, to) ? no('SUM 7.4.3', 'diagonal') : no('SUM 7.4.4', 'wayBlocked');
}

/** Attacking at all in this Attack phase. */
export function attackerRefusal(w: World, attacker: CardId): No | null {
  if (marked(w, attacker, ATTACKED)) return no('SUM 7.5.3', 'alreadyAttacked');
  if (marked(w, attacker, STUNNED)) return no('SUM E7', 'stunned');
  return w.attacks >= w.attackLimit ? no('SUM 7.5.1', 'attackLimit', { limit: w.attackLimit }) : null;
}
/** Attacking a card in reach: abilities and lasting effects may forbid it. */
export function forbidden(w: World, attacker: CardId, target: CardId): No | null {
  if (!isWall(w, target))
    for (const ability of abilitiesOf(w, target)) {
      const refused = ability.refusesAttack?.(w, target, attacker);
      if (refused) return refused;
    }
  for (const lasting of w.lasting) {
    const refused = lastingRules(lasting.definition).refusesAttack?.(w, lasting, attacker, target);
    if (refused) return refused;
  }
  return null;
}
/** Attacking this card, limits of the phase aside. */
export function targetRefusal(w: World, attacker: CardId, target: CardId): No | null {
  if (attacker === target) return no('SUM 7.5.8', 'itself');
  if (!adjacent(w, attacker, target)) {
    const from = squareOf(w, attacker);
    const to = squareOf(w, target);
    if (distance(battlefieldOf(w), from, to) <= diagonalReach(w, attacker)) return forbidden(w, attacker, target);
    if (!isRanged(w, attacker)) return cornered(w, from, to) ? no('SUM 7.5.12', 'notAdjacent') : no('SUM 7.5.11', 'notAdjacent');
    if (!inLine(w, from, to, REACH)) {
      if (acrossTheEdge(w, from, to)) return no('SUM A11', 'edge');
      return no(inOneLine(w, from, to) ? 'SUM 7.5.14' : 'SUM 7.5.15', 'outOfReach');
    }
    if (!clearLine(w, from, to, REACH)) return no('SUM 7.5.16', 'blocked');
  }
  return forbidden(w, attacker, target);
}

/** Using an ability now, by the unit's controller (SUM 10.13.1, 10.13.2). */
export function useRefusal(w: World, unit: CardId, use: Use, about: Occasion = NO_OCCASION): No | null {
  if (use.oncePerTurn && marked(w, unit, USED)) return no('SUM C12', 'usedAbility');
  const side = controllerOf(w, unit);
  return use.refusal(w, unit, about) ?? payRefusal(w, side, abilityCost(w, side, use.cost));
}
