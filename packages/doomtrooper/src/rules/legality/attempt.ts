/** A move that is tried: one function refuses, and both the option lists and the explanations come from it. */
import { no, type Seat } from '@kolbiste/engine';
import type { Move } from '../../cards/vocabulary.ts';
import { DEFINITIONS, definitionOf } from '../../cards/registry.ts';
import { giversOf } from '../givers.ts';
import { has, isImmune, isWarded, takesPart, usable, works } from '../abilities.ts';
import { artMeans } from '../art-means.ts';
import type { Rule } from '../rule.ts';
import { byBook, destinyOf, friends, isLocked, pendingOf, rulesOf, topFight } from '../queries.ts';
import type { Area, CardId, Fight, World } from '../state.ts';
import { bearerOf, carrierOf, isPresent, withstands, isAloof } from '../status.ts';
import type { Aim, Attempt } from './aim.ts';
import { actingRefusal, areaRefusal, bearerRefusal, uniqueRefusal } from './bearing.ts';
import { castersOf, castRefusal } from './casting.ts';
import type { Reason } from './moment.ts';
import { castingPrice, costRefusal, feeOf, priceFor, strikingFee, takesForFree } from './prices.ts';
import { timingRefusal, woundedBy } from './timing.ts';

/** Why this attempt with this aim is not possible; null when it is. */
export const moveRefusal = (w: World, attempt: Attempt, aim: Aim): Reason => earlyRefusal(w, attempt) ?? aimRefusal(w, attempt, aim);

/** The part of it that needs the aim. */
export function aimRefusal(w: World, attempt: Attempt, aim: Aim): Reason {
  return prevented(w, attempt, aim) ?? ownAimRefusal(w, attempt, aim);
}
/** What other cards have against it. */
function prevented(w: World, { seat, card, use, definition }: Attempt, { target, player }: Aim): Reason {
  const tried = { world: w, seat, card, use, definition, target, player };
  for (const self of giversOf(w).preventers) {
    const refused = works(w, self, topFight(w)) ? definitionOf(w, self).prevents!({ ...tried, self, effect: null }) : null;
    if (refused) return refused;
  }
  for (const effect of w.effects) {
    if (effect.what !== 'prevents') continue;
    const refused = DEFINITIONS[effect.def]!.prevents!({ ...tried, self: effect.source, effect });
    if (refused) return refused;
  }
  return null;
}
function ownAimRefusal(w: World, attempt: Attempt, aim: Aim): Reason {
  const { target: on, area: to } = aim;
  const { seat, card, use, move, definition } = attempt;
  const fight = topFight(w);
  if (use === null && definition.labels.includes('airship') && isLocked(w, 'noAirships')) return no('DOT DR-107', 'noAirshipsNow');
  if (on !== null && w.cards[on]!.zone === 'hidden' && !move.blind) return no('DOT DR-43', 'hidden');
  if (use === null) {
    const refused = placeRefusal(w, attempt, on, to) ?? (definition.aspect === null ? null : spellRefusal(w, attempt, on));
    if (refused) return refused;
  }
  if (on !== null && move.removes !== undefined && withstands(w, on, move.removes))
    return no(definitionOf(w, on).type === 'alliance' ? rulesOf(w).allianceRule : 'DOT 37.22', 'withstands');
  if (attempt.scope.moment === 'reaction' && move.spares !== undefined && !isSpared(w, attempt, on))
    return no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
  if (attempt.scope.moment === 'saving' && isDoomed(w, on ?? bearerOf(w, card))) return no('DOT 24.7.3', 'nobodyToSave');
  if (move.aim === 'combatant' && (fight === null || !takesPart(fight, on))) return no('DOT 28.19', 'notInCombat');
  if (on !== null && on !== card && isAloof(w, on)) return no('DOT 29.3', 'immune');
  if (move.attack && on !== null && w.cards[on]!.by !== seat && friends(w, w.cards[on]!.by, seat)) return no('DOT DR-97', 'teamMate');
  if (on !== null && isProof(w, attempt, on)) return no(byBook(w, 'DOT 29.1t', 'DOT 29.1s'), 'immune');
  const fee = feeOf(w, attempt, on);
  const cost = priceFor(w, attempt);
  if (fee > 0 && definition.aspect === null && cost + fee > destinyOf(w, seat))
    return no('DOT 3.32', 'destiny', { cost: cost + fee, destiny: destinyOf(w, seat) });
  const striking = strikingFee(w, attempt, on);
  if (striking > 0 && cost + fee + striking > destinyOf(w, seat)) return no('DOT 38.7', 'secondaryTarget');
  if (
    use === null &&
    move.aim === 'combatant' &&
    fight !== null &&
    rulesOf(w).modifierCopies === 'onePerKind' &&
    hasPlayed(fight, seat, w.cards[card]!.def, on)
  )
    return no('DOT 24.5.18s', 'oneCopy');
  return move.fits ? move.fits(w, seat, card, aim) : null;
}
/** Whether nothing saves him any more. */
const isDoomed = (w: World, id: CardId | null): boolean => w.harms.some(({ victim, final }) => victim === id && final);
/** Whether it would spare one of those whom the card just announced would wound [DR-11]. */
function isSpared(w: World, attempt: Attempt, on: CardId | null): boolean {
  const victims = woundedBy(w, pendingOf(w)!);
  switch (attempt.move.spares!) {
    case 'bearer':
      return victims.includes(carrierOf(w, attempt.card));
    case 'target':
      return on !== null && victims.includes(on);
    case 'caster':
      return castersOf(w, attempt).some(id => victims.includes(id));
  }
}
/** Where a card that is played may go: into an area, onto a bearer, or beside other alliances. */
function placeRefusal(w: World, attempt: Attempt, on: CardId | null, to: Area | null): Reason {
  const { seat, card, move, definition, scope } = attempt;
  if (to !== null) {
    const refused = areaRefusal(w, attempt, to);
    if (refused) return refused;
  } else if (on !== null && definition.after === 'stays') {
    if (
      scope.pool === null &&
      !scope.free &&
      (definition.type === 'symmetry' || definition.type === 'equipment' || definition.type === 'ki') &&
      move.timing === 'action'
    )
      if (!takesForFree(w, definition, on)) return no(move.rule!, 'needsAction');
    // DOT 34.9, 34.13: his player lays nothing for actions on one who performs none.
    const bearer = move.actions > 0 && w.cards[on]!.by === seat ? bearerOf(w, on) : null;
    const refused = bearerRefusal(w, attempt, on) ?? (bearer === null ? null : actingRefusal(w, bearer));
    if (refused) return refused;
  }
  return definition.type === 'alliance' ? (uniqueRefusal(w, card, 'DOT 23.4') ?? allianceRefusal(w, seat)) : null;
}
/** Whether anybody can cast it on this target and pay for it. */
function spellRefusal(w: World, attempt: Attempt, on: CardId | null): Reason {
  const { seat, move, definition } = attempt;
  const fight = topFight(w);
  const casters = castersOf(w, attempt, attempt.scope.caster);
  if (casters.length === 0) return no('DOT 21.5', 'noCaster');
  const able = casters.filter(c => castRefusal(w, definition, c, on) === null);
  if (able.length === 0) return castRefusal(w, definition, casters[0]!, on);
  const fee = move.fee && on !== null ? move.fee(w, on) : 0;
  const prices = able.map(c => ({ cost: castingPrice(w, attempt, c, on, fight) + fee, means: artMeans(w, seat, c) }));
  if (prices.some(({ cost, means }) => cost <= means)) return null;
  const cheapest = prices.reduce((a, b) => (b.cost < a.cost ? b : a));
  return no('DOT 3.32', 'destiny', { cost: cheapest.cost, destiny: cheapest.means });
}
/** Immunity to Art or the Dark Symmetry (chapter 29). */
function isProof(w: World, { seat, card, use, definition }: Attempt, on: CardId): boolean {
  const fight = topFight(w);
  if (definitionOf(w, on).type === 'warrior' && isImmune(w, on, definition, seat, fight)) return true;
  return definition.type === 'symmetry' && use !== null && isWarded(w, card, on, fight);
}

/** DOT 24.5.18s: each player one of each kind on each warrior. */
function hasPlayed(fight: Fight, seat: Seat, def: number, on: CardId | null): boolean {
  for (const copy of fight.copies) if (copy.seat === seat && copy.def === def && copy.on === on) return true;
  return false;
}
function allianceRefusal(w: World, seat: Seat): Reason {
  if (rulesOf(w).alliances === 'unlimited') return null;
  for (const id of w.play) if (w.cards[id]!.by === seat && definitionOf(w, id).type === 'alliance') return no('DOT 23.3s', 'hasAlliance');
  return null;
}
/** What can be told without a target: time, actions, destiny points. */
export function earlyRefusal(w: World, attempt: Attempt): Reason {
  const { seat, card: id, use, move } = attempt;
  // Nothing lets a card answer what has not happened.
  const refused = attempt.scope.anyTime && attempt.move.hears === undefined ? null : timingRefusal(w, attempt);
  if (refused) return refused;
  if (use !== null) {
    const card = w.cards[id]!;
    if (!mayUse(w, seat, id, move)) return no('DOT 37.40', 'notYours');
    if (move.oncePerTurn && card.used === w.turn) return no('DOT 7.24', 'usedAlready');
    const bearer = bearerOf(w, id);
    const unusable = bearer === null || move.absent ? null : unusableRefusal(w, id, bearer, move);
    if (unusable) return unusable;
  }
  return attempt.scope.free ? null : costRefusal(w, attempt);
}
/** Why the bearer cannot use it: he is away, unseen, or performs no actions; or he lacks the affiliation it asks for. */
function unusableRefusal(w: World, id: CardId, bearer: CardId, move: Move): Reason {
  if (!isPresent(w, bearer)) return no('DOT 34.2', 'notInPlay');
  if (w.cards[bearer]!.zone === 'hidden') return no('DOT DR-43', 'hidden');
  if (has(w, bearer, 'prisoner', null)) return no('DOT 34.13', 'prisoner');
  // What keeps him from acting is taken off by his player, not by him.
  const holds = definitionOf(w, id).grants.some(({ ability }) => ability === 'noActions');
  if (move.actions > 0 && !holds && has(w, bearer, 'noActions', null)) return no('DOT 34.9', 'noActions');
  if (definitionOf(w, id).type === 'ki' && has(w, bearer, 'noKi', topFight(w))) return no('DOT DR-107', 'unusable');
  return usableBy(w, id, bearer) ? null : no(unusedRule(w, id), 'unusable');
}
/** Kept and not to be used, for the bearer lacks the affiliation. */
function unusedRule(w: World, id: CardId): Rule {
  switch (definitionOf(w, id).type) {
    case 'equipment':
      return 'DOT 11.16';
    case 'relic':
      return 'DOT 15.9';
    case 'ki':
      return 'DOT 17.7';
    case 'symmetry':
      return byBook(w, 'DOT 13.14', 'DOT 13.19');
    default:
      return byBook(w, 'DOT 19.7t', 'DOT 19.7s');
  }
}
/** Who uses an ability of a card in play. */
export const mayUse = (w: World, seat: Seat, id: CardId, move: Move): boolean =>
  move.byAnybody === true || (move.byBearer ? w.cards[carrierOf(w, id)]!.by : w.cards[id]!.by) === seat;
export function usableBy(w: World, id: CardId, bearer: CardId): boolean {
  if (!isPresent(w, bearer) || w.cards[bearer]!.zone === 'hidden' || has(w, bearer, 'prisoner', null)) return false;
  return id === bearer || usable(w, id, bearer);
}
