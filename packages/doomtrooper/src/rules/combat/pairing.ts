/** Who may attack whom, and how (chapter 24.2, notes of chapter 25). Each check gives the rule that refuses. */
import { giversOf } from '../givers.ts';
import { type Refusal, type Seat, no } from '@kolbiste/engine';
import { has, isCapable, works, spurns } from '../abilities.ts';
import { breakOff, destinyOf, isLocked, setTactic } from '../atoms.ts';
import { BROTHERHOOD, CORPORATIONS, FIGHT, SHOOT } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import {
  affiliationOf,
  isAloft,
  isBrother,
  isDoomtrooper,
  isFreelancer,
  isKind,
  isLegion,
  isPresent,
  isTribal,
  isTwin,
  warriorsOf,
} from '../status.ts';
import { byBook, friends, isLockedFor, leftOf, rulesOf } from '../queries.ts';
import { type CardId, type Fight, type Order, type Paired, type Tactic, type World } from '../state.ts';

type Reason = Refusal<Rule> | null;

/** Why a warrior may not attack at all now. */
export function attackerRefusal(w: World, seat: Seat, id: CardId, fight: Fight | null): Reason {
  const card = w.cards[id]!;
  if (card.by !== seat) return no('DOT 24.2.1', 'notYours');
  if (!isPresent(w, id)) return no('DOT 34.2', 'notInPlay');
  if (card.zone === 'hidden' || (card.covered && !has(w, id, 'attacksFromCover', null))) return no('DOT 9.6', 'inCover');
  if (card.uncovered === w.turn && !has(w, id, 'attacksAfterCover', null)) return no('DOT 9.20', 'leftCover');
  if (has(w, id, 'neverFights', null)) return no('DOT 25.17', 'neverFights');
  if (has(w, id, 'prisoner', null)) return no('DOT 34.11', 'prisoner');
  if (has(w, id, 'behindWall', null)) return no('DOT 34.6', 'behindWall');
  if (has(w, id, 'noActions', null)) return no('DOT 34.9', 'noActions');
  if (isLocked(w, 'noCombat')) return no('DOT 24.2.11', 'noCombat');
  if (has(w, id, 'cannotAttack', null)) return no('DOT 24.2.11', 'cannotAttack');
  if (fight !== null && fight.only !== 0 && (affiliationOf(w, id) & fight.only) === 0) return no('DOT 7.21', 'leadersOnly');
  return null;
}

/** Why a warrior may not be attacked at all now. */
function defenderRefusal(w: World, id: CardId): Reason {
  if (!isPresent(w, id)) return no('DOT 34.2', 'notInPlay');
  if (has(w, id, 'neverFights', null)) return no('DOT 25.18', 'neverFights');
  if (has(w, id, 'prisoner', null)) return no('DOT 34.12', 'prisoner');
  if (has(w, id, 'behindWall', null)) return no('DOT 34.6', 'behindWall');
  if (has(w, id, 'cannotBeAttacked', null)) return no('DOT 24.2.11', 'cannotBeAttacked');
  if (!isCapable(w, id)) return no(byBook(w, 'DOT 24.2.9t', 'DOT 37.1'), 'notCapable');
  return null;
}

/** DOT 36.7: warriors attackable only last, while their player has others there. */
function lastRefusal(w: World, defender: CardId): Reason {
  if (!has(w, defender, 'attackedLast', null)) return null;
  const { by, zone } = w.cards[defender]!;
  for (const other of warriorsOf(w, by))
    if (other !== defender && w.cards[other]!.zone === zone && isCapable(w, other) && !has(w, other, 'attackedLast', null))
      return no('DOT 36.7', 'attackedLast');
  return null;
}

/** The standard book's limits between affiliations (DOT 24.2.9s to 24.2.19). */
function affiliationRefusal(w: World, attacker: CardId, defender: CardId): Reason {
  if (has(w, attacker, 'attacksAnyone', null) || isKind(w, attacker, 'mortificator')) return null; // DOT 24.2.18
  if (has(w, defender, 'attackedByAnyone', null)) return null; // DOT 3.1s
  const free = (id: CardId): boolean => isLegion(w, id) || isFreelancer(w, id) || isTribal(w, id);
  if (free(attacker) || free(defender)) return null; // DOT 24.2.16, 24.2.17
  if (isDoomtrooper(w, attacker) && isDoomtrooper(w, defender) && has(w, attacker, 'attacksDoomtroopers', null)) return null;
  const ofOne = (affiliationOf(w, attacker) & affiliationOf(w, defender) & (CORPORATIONS | BROTHERHOOD)) !== 0;
  if (!ofOne && has(w, attacker, 'attacksRivals', null) && has(w, defender, 'attacksRivals', null)) return null;
  if (isBrother(w, attacker)) return no('DOT 24.2.15', 'brotherhoodAttacks');
  if (isDoomtrooper(w, attacker) && isBrother(w, defender))
    return has(w, attacker, 'attacksBrotherhood', null) ? null : no('DOT 24.2.14', 'attacksBrotherhood');
  if (has(w, attacker, 'attacksComrades', null) && has(w, defender, 'attacksComrades', null)) return null;
  if (has(w, attacker, 'attacksOwnCorporation', null) && !definitionOf(w, defender).personality) return null;
  if (isDoomtrooper(w, attacker) && ofOne) return no('DOT 24.2.9s', 'sameCorporation');
  return null;
}

/** Tactics both may take part in [DR-59]. */
export function tacticsFor(w: World, attacker: CardId, defender: CardId, fight: Fight | null): Tactic[] {
  const out: Tactic[] = [];
  if (tacticRefusal(w, attacker, defender, 'fight', fight) === null) out.push('fight');
  if (tacticRefusal(w, attacker, defender, 'shoot', fight) === null) out.push('shoot');
  return out;
}
const isStruckOut = (w: World, id: CardId, tactic: Tactic): boolean =>
  definitionOf(w, id).ratings[tactic === 'fight' ? FIGHT : SHOOT] === null;
/** Why he may not join a combat of this kind. */
export function joiningRefusal(w: World, id: CardId, tactic: Tactic): Reason {
  if (isStruckOut(w, id, tactic)) return no('DOT 25.23', 'struckOut');
  return tactic === 'fight' && isAloft(w, id) ? no('DOT 11.37', 'aloft') : null;
}
/** Whether somebody in the combat may not take part in its tactic: attacker, defender or reinforcement (DOT 25.24, 25.25). */
export const isForbidden = (w: World, fight: Paired, tactic: Tactic): boolean =>
  tacticRefusal(w, fight.attacker, fight.defender, tactic, fight) !== null ||
  fight.helpers.some(id => joiningRefusal(w, id, tactic) !== null);
export function tacticRefusal(w: World, attacker: CardId, defender: CardId, tactic: Tactic, fight: Fight | null): Reason {
  if (isStruckOut(w, attacker, tactic) || isStruckOut(w, defender, tactic)) return no('DOT 25.23', 'struckOut');
  if (tactic === 'fight') {
    if (isAloft(w, attacker)) return no('DOT 11.37', 'aloft');
    if (isAloft(w, defender)) return no('DOT 11.38', 'aloft');
    if (has(w, defender, 'cannotBeFought', fight)) return no('DOT 25.25', 'noFightAttack');
    if (has(w, attacker, 'cannotAttackFight', fight)) return no('DOT 25.25', 'noFightAttack');
    if (isLocked(w, 'onlyShoot')) return no('DOT 25.25', 'onlyShoot');
    if (w.cards[attacker]!.covered && has(w, attacker, 'attacksFromCover', fight)) return no('DOT 9.6', 'inCover');
  } else {
    if (isLockedFor(w, 'onlyFight', def => spurns(w, attacker, def))) return no('DOT 25.25', 'onlyFight');
    if (has(w, attacker, 'cannotAttackShoot', fight)) return no('DOT 25.25', 'noShootAttack');
  }
  return null;
}

/** A card changes the tactic; where one of them may not take part in the new one, the combat ends at once (DOT 25.24) [DR-59]. */
export function changeTactic(g: Here, fight: Paired): void {
  const tactic = fight.tactic === 'fight' ? 'shoot' : 'fight';
  setTactic(g, fight, tactic, 'DOT 24.3.2');
  if (isForbidden(g.world, fight, tactic)) breakOff(fight);
}

/** What an order leaves of the possible attacks: the pairs it names, or all where it cannot be carried out. */
export function ordersOf(w: World, seat: Seat): Order[] {
  if (w.orders.length === 0 || w.active !== seat) return [];
  return w.orders.filter(order => order.seat === seat && !order.done && order.due === w.sides[seat]!.turns);
}
export const carriesOut = (order: Order, attacker: CardId, defender: CardId): boolean =>
  (order.attacker === null || order.attacker === attacker) && (order.defender === null || order.defender === defender);
const isBan = (order: Order): boolean => order.attacker === null && order.defender === null;
/** Orders that can be carried out now. */
export const pressingOrders = (w: World, seat: Seat, fight: Fight | null, affords: Affords): Order[] =>
  ordersOf(w, seat).filter(
    order =>
      !isBan(order) &&
      attackersOf(w, seat, fight).some(id =>
        defendersOf(w, seat, id, fight).some(defender => carriesOut(order, id, defender) && affords(actionsFor(w, id, defender))),
      ),
  );
export const mayNotAttack = (w: World, seat: Seat): boolean => ordersOf(w, seat).some(isBan);

/** What a card asks for this attack, in destiny points. */
const LEGION_TOLL = 4;
export function tollFor(w: World, attacker: CardId, defender: CardId): number {
  if (w.cards[defender]!.zone === 'hidden') return 0;
  let toll = isLegion(w, defender) && has(w, attacker, 'paysForLegion', null) ? LEGION_TOLL : 0;
  for (const limit of giversOf(w).limits)
    if (works(w, limit, null)) toll += definitionOf(w, limit).tolls?.(w, limit, attacker, defender) ?? 0;
  return toll;
}

/** How many actions the attack takes: the most that a card asks for it [DR-127]. Of a hidden defender nothing is known. */
export function actionsFor(w: World, attacker: CardId, defender: CardId): number {
  let most = 1;
  for (const limit of giversOf(w).limits)
    if (works(w, limit, null)) most = Math.max(most, definitionOf(w, limit).attackActions?.(w, limit, attacker, defender) ?? 1);
  return most;
}
/** Whether somebody has an attack for which this many actions will do. */
export function hasAttackFor(w: World, seat: Seat, affords: Affords, of: ((attacker: CardId) => boolean) | null = null): boolean {
  for (const id of giversOf(w).warriors)
    if ((of === null || of(id)) && hasPrey(w, seat, id, null) && isAffordable(w, seat, id, null, affords)) return true;
  return false;
}
/** Looks at the price of attacks only where a card in play speaks of it. */
const isAffordable = (w: World, seat: Seat, attacker: CardId, fight: Fight | null, affords: Affords): boolean =>
  !giversOf(w).limits.some(id => definitionOf(w, id).attackActions !== null) ||
  defendersOf(w, seat, attacker, fight).some(defender => affords(actionsFor(w, attacker, defender)));
/** Whether an attack of this many actions can be paid for. */
type Affords = (actions: number) => boolean;

/** What a card asks for this attack, in victory points. */
export function levyFor(w: World, attacker: CardId, defender: CardId): number {
  let levy = 0;
  if (w.cards[defender]!.zone !== 'hidden')
    for (const limit of giversOf(w).limits)
      if (works(w, limit, null)) levy += definitionOf(w, limit).levies?.(w, limit, attacker, defender) ?? 0;
  return levy;
}
/** Whether the teams of two players have a truce. */
const keepsPeace = (w: World, a: Seat, b: Seat): boolean =>
  w.effects.some(effect => effect.what === 'truce' && [a, b].every(seat => (effect.teams & (1 << (w.sides[seat]!.team ?? NO_TEAM))) !== 0));
const NO_TEAM = 31;

/** Why this attacker may not attack this defender. Of a hidden one nothing is asked before he is seen [DR-40]. */
export const pairRefusal = (w: World, seat: Seat, attacker: CardId, defender: CardId, fight: Fight | null): Reason =>
  attackerRefusal(w, seat, attacker, fight) ?? preyRefusal(w, seat, attacker, defender, fight);
/** The part of it that is about the defender: who attacks may attack. */
function preyRefusal(w: World, seat: Seat, attacker: CardId, defender: CardId, fight: Fight | null): Reason {
  if (attacker === defender || isTwin(w, attacker, defender)) return no('DOT 24.2.1', 'himself');
  const owner = w.cards[defender]!.by;
  const forced = fight !== null && fight.free;
  if (!forced && owner === seat && !(has(w, attacker, 'mustAttackLegion', null) && isLegion(w, defender)))
    return no('DOT 24.2.4', 'ownWarrior');
  if (!forced && owner !== seat && friends(w, owner, seat)) return no('DOT DR-97', 'teamMate');
  if (!forced && keepsPeace(w, seat, owner)) return no('DOT DR-111', 'truce');
  if (w.cards[defender]!.zone === 'hidden') return feeRefusal(w, seat, owner);
  const known = knownPairRefusal(w, attacker, defender, fight) ?? feeRefusal(w, seat, owner);
  if (known) return known;
  const levy = levyFor(w, attacker, defender);
  const { victory } = w.sides[seat]!;
  if (levy > victory) return no('DOT 24.2.11', 'victory', { cost: levy, victory });
  const toll = tollFor(w, attacker, defender);
  return toll > destinyOf(w, seat) ? no('DOT 24.2.11', 'destiny', { cost: toll, destiny: destinyOf(w, seat) }) : null;
}

/** The part of the test that needs the defender's face. */
export function knownPairRefusal(w: World, attacker: CardId, defender: CardId, fight: Fight | null, free = fight?.free ?? false): Reason {
  const refused = defenderRefusal(w, defender) ?? lastRefusal(w, defender);
  if (refused) return refused;
  if ((w.cards[attacker]!.zone === 'station') !== (w.cards[defender]!.zone === 'station')) return no('DOT 24.2.7', 'stationApart');
  const own =
    definitionOf(w, attacker).attacks?.(w, attacker, defender) ?? definitionOf(w, defender).attackedBy?.(w, defender, attacker) ?? null;
  if (own) return own;
  for (const limit of giversOf(w).limits) {
    const refusal = works(w, limit, fight) ? (definitionOf(w, limit).forbids?.(w, limit, attacker, defender) ?? null) : null;
    if (refusal) return refusal;
  }
  if (isAloft(w, attacker) && has(w, defender, 'noAirshipAttacks', null)) return no('DOT 24.2.11', 'noAirships');
  if (rulesOf(w).attackRule === 'affiliation' && !has(w, attacker, 'attacksAnyone', fight) && !free) {
    const limited = affiliationRefusal(w, attacker, defender);
    if (limited) return limited;
  }
  return tacticsFor(w, attacker, defender, fight).length ? null : no('DOT DR-59', 'noTactic');
}

/** DOT 38.7: an attack on a secondary target costs 2 destiny points. */
export const SECONDARY_FEE = 2;
export const feeFor = (w: World, seat: Seat, target: Seat): number =>
  w.mode === 'targets' && target !== seat && target !== mainTarget(w, seat) ? SECONDARY_FEE : 0;
export const mainTarget = leftOf;
const feeRefusal = (w: World, seat: Seat, target: Seat): Reason =>
  feeFor(w, seat, target) > destinyOf(w, seat) ? no('DOT 38.7', 'secondaryTarget') : null;

/** Warriors of the seat that have somebody to attack. */
export function attackersOf(w: World, seat: Seat, fight: Fight | null): CardId[] {
  const out: CardId[] = [];
  for (const id of giversOf(w).warriors) if (hasPrey(w, seat, id, fight)) out.push(id);
  return out;
}
function hasPrey(w: World, seat: Seat, id: CardId, fight: Fight | null): boolean {
  if (w.cards[id]!.by !== seat || attackerRefusal(w, seat, id, fight) !== null) return false;
  for (const other of giversOf(w).warriors) if (preyRefusal(w, seat, id, other, fight) === null) return true;
  return false;
}
export function defendersOf(w: World, seat: Seat, attacker: CardId, fight: Fight | null): CardId[] {
  const out: CardId[] = [];
  if (attackerRefusal(w, seat, attacker, fight) !== null) return out;
  for (const id of giversOf(w).warriors) if (preyRefusal(w, seat, attacker, id, fight) === null) out.push(id);
  return out;
}

/** Under orders only the attacks they name are left, as long as they can be made. */
export function attackersUnderOrders(w: World, seat: Seat, fight: Fight, affords: Affords): CardId[] {
  const attackers = attackersOf(w, seat, fight).filter(id => isAffordable(w, seat, id, fight, affords));
  const orders = pressingOrders(w, seat, fight, affords);
  if (orders.length === 0) return attackers;
  return attackers.filter(id => defendersOf(w, seat, id, fight).some(other => orders.some(order => carriesOut(order, id, other))));
}
export function defendersUnderOrders(w: World, seat: Seat, attacker: CardId, fight: Fight, affords: Affords): CardId[] {
  const defenders = defendersOf(w, seat, attacker, fight).filter(id => affords(actionsFor(w, attacker, id)));
  const named = defenders.filter(id => ordersOf(w, seat).some(order => order.defender !== null && carriesOut(order, attacker, id)));
  return named.length ? named : defenders;
}
export function tacticsUnderOrders(w: World, fight: Paired): Tactic[] {
  const tactics = tacticsFor(w, fight.attacker, fight.defender, fight);
  const order = w.orders.find(
    ({ seat, due, tactic, attacker, defender }) =>
      seat === fight.by && due === w.sides[seat]!.turns && tactic !== null && attacker === fight.attacker && defender === fight.defender,
  );
  return order?.tactic && tactics.includes(order.tactic) ? [order.tactic] : tactics;
}
