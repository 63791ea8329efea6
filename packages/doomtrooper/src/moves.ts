/**
 * What a player may do with his cards at a moment: one function refuses, and both the option lists and the explanations come
 * from it. Chapters 11 to 23 and 28.
 */
import { keyOf, type Refusal, type Seat } from '@kolbiste/engine';
import { has, isCombatant, isImmune, isWarded, isWeapon, needsRefusal, takesAny, usable } from './abilities.ts';
import { actionsLeft, destinyOf, isLocked } from './atoms.ts';
import { AFFILIATION, type Definition, type Move } from './cards/card.ts';
import { definitionOf } from './cards/registry.ts';
import { no, type Rule } from './rule.ts';
import {
  affiliationOf,
  beastOf,
  bearerOf,
  copiesInPlay,
  followerOf,
  hasLabel,
  homeOf,
  isBrother,
  isDoomtrooper,
  isHeretic,
  isKind,
  isLegion,
  isPresent,
  ownsVehicle,
  vehicleOf,
  warriorsOf,
  withstands,
} from './status.ts';
import { companyRefusal } from './turn/station.ts';
import { priceOf } from './values.ts';
import {
  byBook,
  friends,
  NOBODY,
  NOTHING,
  rulesOf,
  topFight,
  type Announced,
  type Area,
  type CardId,
  type Fight,
  type Pool,
  type World,
  type Zone,
} from './world.ts';

type Reason = Refusal<Rule> | null;

/** `free`: a window outside combat. The phases of a combat name the windows after them. */
export type Moment =
  | 'free'
  | 'start'
  | 'end'
  | 'drawing'
  | 'action'
  | 'declared'
  | 'paired'
  | 'tactic'
  | 'warzone'
  | 'modifiers'
  | 'status'
  | 'special'
  | 'reaction'
  | 'saving'
  | 'points';

/** Where and when a player would move. */
export interface Scope {
  readonly moment: Moment;
  /** A card lets this warrior cast now, whatever he knows; -1 or nothing for none. */
  readonly caster?: CardId;
  /** A card has it played now, whenever it is played otherwise. */
  readonly anyTime?: boolean;
  /** The pool that pays actions; -1 in windows. */
  readonly pool: number;
}

export type CardMove =
  | { readonly play: CardId }
  | { readonly play: CardId; readonly on: CardId }
  | { readonly play: CardId; readonly at: Seat }
  | { readonly play: CardId; readonly to: Area }
  | { readonly use: CardId; readonly as: number }
  | { readonly use: CardId; readonly as: number; readonly on: CardId }
  | { readonly use: CardId; readonly as: number; readonly at: Seat }
  | { readonly switch: CardId }
  | { readonly side: CardId }
  | { readonly assign: CardId; readonly to: CardId }
  | { readonly strengthen: CardId }
  | { readonly warzone: CardId };

// -- time -----------------------------------------------------------------------------------------------------------

/** Windows in which any-time cards may be played. In the tournament book the points phase is none (DOT 24.8.7t). */
export const isFree = (w: World, moment: Moment): boolean =>
  moment === 'free' ||
  moment === 'declared' ||
  moment === 'paired' ||
  moment === 'tactic' ||
  moment === 'warzone' ||
  moment === 'modifiers' ||
  moment === 'status' ||
  moment === 'special' ||
  (moment === 'points' && rulesOf(w).pointsWindow === 'free');
const isBeforeStrikes = (moment: Moment): boolean =>
  moment === 'paired' || moment === 'tactic' || moment === 'warzone' || moment === 'modifiers';

/** None is on, or the one that is has lost its warrior (DOT 24.2.3). */
const isNoCombat = (w: World): boolean => topFight(w)?.over ?? true;

function timingRefusal(w: World, seat: Seat, self: CardId, move: Move, { moment }: Scope): Reason {
  const { timing } = move;
  if (moment === 'reaction') {
    const pending = w.announced[w.announced.length - 1];
    if (pending === undefined || !move.answers?.(w, seat, self, pending)) return no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
    const { aspect, casting } = definitionOf(w, self);
    return aspect !== null && casting !== 'any' && rulesOf(w).reactingArt === 'anyTime' ? no('DOT 28.11t', 'combatSpell') : null;
  }
  if (timing === 'action' && isFree(w, moment) && isGiftForFree(w, seat, self)) return null;
  switch (timing) {
    case 'action':
    case 'attack':
      return moment === 'action' ? null : no('DOT 22.1', 'needsAction');
    case 'any':
      return isFree(w, moment) ? null : no('DOT 5.3', 'notNow');
    case 'combat':
      if (isNoCombat(w)) return no('DOT 28.19', 'onlyInCombat');
      return isBeforeStrikes(moment) ? null : no('DOT 28.19', 'onlyInCombat');
    case 'modifier':
      if (isNoCombat(w)) return no('DOT 28.19', 'onlyInCombat');
      return moment === 'modifiers' ? null : no('DOT 24.5.14', 'modifierPhase');
    case 'duringAttack':
      return moment === 'special' || (w.fights.length > 0 && isBeforeStrikes(moment)) ? null : no('DOT 24.0.7', 'onlyInAttack');
    case 'start':
      return moment === 'start' && seat === w.active ? null : no('DOT 5.4', 'onlyAtStart');
    case 'end':
      return moment === 'end' && seat === w.active ? null : no('DOT 5.9', 'onlyAtEnd');
    case 'draw':
      return moment === 'drawing' && seat === w.active ? null : no('DOT 5.3', 'onlyAtDraw');
    case 'ownTurn':
      return isFree(w, moment) && seat === w.active ? null : no('DOT 5.3', 'ownTurn');
    case 'ownPeace':
      return isFree(w, moment) && seat === w.active && w.fights.length === 0 ? null : no('DOT 5.3', 'ownTurn');
    case 'naming':
      return moment === 'declared' ? null : no('DOT 5.3', 'beforeNaming');
    case 'reaction':
      return no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
    case 'saving':
      return moment === 'saving' ? null : no('DOT 24.7.3', 'nobodyToSave');
    case 'points':
      return moment === 'points' ? null : no('DOT 24.8.6', 'noPoints');
    case 'cancel':
      // DOT 28.3: what was played in a combat may be cancelled while it lasts [DR-16].
      return moment === 'modifiers' && topFight(w) !== null ? null : no(byBook(w, 'DOT 28.5t', 'DOT 28.5s'), 'noReaction');
  }
}

/** Actions and destiny points. */
function costRefusal(w: World, seat: Seat, self: CardId, use: number, move: Move, pool: Pool | null): Reason {
  if (move.actions > 0) {
    if (pool === null) return isGiftForFree(w, seat, self) ? null : no('DOT 22.1', 'needsAction');
    const refused = move.attack ? attackTokens(w, pool, move.actions) : peacefulTokens(pool, move.actions);
    if (refused) return refused;
  }
  // Of several casters the cheapest will do; who he is is asked later.
  const destiny = use < 0 ? move.destiny : destinyFor(w, self, move);
  const cut = move.destiny + (move.per?.step ?? 0) > 1 && definitionOf(w, self).aspect !== null && isLocked(w, 'proficient') ? 1 : 0;
  const price = destiny + (move.per && !move.per.none ? move.per.step : 0) + (move.sums ? Math.min(...move.sums) / 2 : 0) - cut;
  return price > destinyOf(w, seat)
    ? no(definitionOf(w, self).type === 'warrior' ? 'DOT 8.7' : 'DOT 3.32', 'destiny', { cost: price, destiny: destinyOf(w, seat) })
    : null;
}
/** Gifts and equipment that somebody may take at any time without an action. */
const takesForFree = (w: World, definition: Definition, on: CardId): boolean =>
  definition.type === 'symmetry'
    ? has(w, on, 'freeGifts', null) || (definition.needs.gift === 'algeroth' && has(w, on, 'freeAlgeroth', null))
    : definition.type === 'equipment' && (has(w, on, 'freeEquipment', null) || byTechnician(w, definition, on));
/** Cybertronic equipment from a technician's hands: to whomever, even who may not have it (DOT 36.1). */
export const byTechnician = (w: World, definition: Definition, on: CardId): boolean =>
  definition.type === 'equipment' && (definition.affiliation & AFFILIATION.cybertronic) !== 0 && has(w, on, 'freeCybertronics', null);
const hasQuartermaster = (w: World, seat: Seat): boolean => {
  for (const id of w.play) if (w.cards[id]!.by === seat && hasLabel(w, id, 'quartermaster')) return true;
  return false;
};
function isGiftForFree(w: World, seat: Seat, self: CardId): boolean {
  const definition = definitionOf(w, self);
  if (w.cards[self]!.zone !== 'hand') return false;
  if (definition.type === 'equipment' ? definition.part !== null || !hasQuartermaster(w, seat) : definition.type !== 'symmetry')
    return false;
  for (const id of w.play)
    if (w.cards[id]!.by === seat && definitionOf(w, id).type === 'warrior' && takesForFree(w, definition, id)) return true;
  return false;
}
/** What a target costs on top: by the card's text, by an ex-corporate mercenary, by whom an Apostle favours for a price. */
export function feeOf(w: World, use: number, id: CardId, move: Move, on: CardId): number {
  if (on < 0) return 0;
  const definition = definitionOf(w, id);
  const fee = move.fee?.(w, on) ?? 0;
  if (use >= 0 || definition.after !== 'stays' || definitionOf(w, on).type !== 'warrior') return fee;
  if (exCorporate(w, definition, on) && !byTechnician(w, definition, on)) return fee + EX_CORPORATE_FEE;
  return definition.type === 'symmetry' && isDear(w, definition, on) ? fee + DEAR_GIFT : fee;
}
const DEAR_GIFT = 5;
const isDear = (w: World, { needs: { gift } }: Definition, on: CardId): boolean =>
  gift !== undefined && gift !== 'generic' && followerOf(w, on) !== gift && has(w, on, 'dearGifts', null) && !has(w, on, 'anyGift', null);

/** A caster whose spells cost less this turn. */
const isProficient = (w: World, caster: CardId): boolean =>
  w.effects.some(({ what, on, n }) => what === 'proficient' && on === caster && n === w.turn);
/** A price or a step of strength as this caster pays it. */
export const costFor = (w: World, caster: CardId, cost: number): number =>
  cost > 1 && caster >= 0 && isProficient(w, caster) ? cost - 1 : cost;
/** What an ability costs: half where each point spent on the Dark Symmetry counts double. */
export const destinyFor = (w: World, id: CardId, move: Move): number =>
  move.destiny > 1 && definitionOf(w, id).type === 'symmetry' && has(w, bearerOf(w, id), 'doubleSymmetry', null)
    ? Math.ceil(move.destiny / 2)
    : move.destiny;
/** A spell's own price for this caster: half where each point he spends counts double. */
export const spellPrice = (w: World, caster: CardId, move: Move): number =>
  Math.ceil(costFor(w, caster, move.destiny) / (has(w, caster, 'doubleArt', null) ? 2 : 1));
/** The least this caster pays for the spell. */
export const castingPrice = (w: World, definition: Definition, move: Move, caster: CardId, fight: Fight | null): number =>
  (castingFee(w, caster, definition, fight) ?? 0) +
  spellPrice(w, caster, move) +
  (move.per && !move.per.none ? costFor(w, caster, move.per.step) : 0) +
  (move.sums ? Math.min(...move.sums) / (has(w, caster, 'doubleArt', fight) ? 2 : 1) : 0);

export function peacefulTokens(pool: Pool, n: number): Reason {
  if (pool.locked) return no('DOT 7.7', 'onlyAttacks');
  return pool.peaceful + pool.open >= n ? null : no(actionsLeft(pool) ? 'DOT 7.12' : 'DOT 7.1', 'actions', { needed: n });
}
export function attackTokens(w: World, pool: Pool, n: number): Reason {
  if (w.sides[pool.seat]!.turns === 0) return no('DOT 7.9', 'firstTurn'); // [DR-26]
  if (rulesOf(w).sabotageXorAttack && pool.standard && w.sides[pool.seat]!.sabotaged.length) return no('DOT 26.19t', 'sabotagedAlready');
  // One attack may take several actions (DOT 24.0.9); it is still one attack.
  if (pool.attack + (pool.allowance > 0 ? pool.open : 0) >= n) return null;
  if (pool.open >= n && isLocked(w, 'smellOfWar'))
    return destinyOf(w, pool.seat) >= SMELL_OF_WAR * n
      ? null
      : no('DOT 24.0.9', 'destiny', { cost: SMELL_OF_WAR * n, destiny: destinyOf(w, pool.seat) });
  return pool.allowance <= 0 && pool.open > 0 ? no('DOT 7.5', 'attackedAlready') : no('DOT 7.20', 'noAttackAction');
}

/** Extra attacks by Smell of War: 2 destiny points for each action they take (DOT 24.0.9). */
const SMELL_OF_WAR = 2;
export const attackFee = (w: World, pool: Pool, n: number): number =>
  pool.attack + (pool.allowance > 0 ? pool.open : 0) >= n || !isLocked(w, 'smellOfWar') ? 0 : SMELL_OF_WAR * n;

// -- targets --------------------------------------------------------------------------------------------------------

/** Whether the card's kind lets it lie on this warrior or card (chapters 11 to 19). */
export function bearerRefusal(w: World, seat: Seat, id: CardId, definition: Definition, on: CardId): Reason {
  const host = w.cards[on]!;
  if (host.zone === 'hidden') return no('DOT 9.27', 'hidden');
  const holder = bearerOf(w, on);
  if (holder >= 0 && !isPresent(w, holder)) return no('DOT 34.2', 'notInPlay');
  if (definition.part) return host.by !== seat ? no('DOT 11.17', 'notYours') : definition.part(w, on) ? null : no('DOT 11.8', 'noPartOf');
  if (definitionOf(w, on).type !== 'warrior') return no('DOT 11.1', 'notWarrior');
  if (definition.labels.includes('prophecy')) return prophecyRefusal(w, seat, id, definition, on);
  switch (definition.type) {
    case 'equipment':
      return host.by !== seat ? no('DOT 11.17', 'notYours') : (actingRefusal(w, on) ?? gearRefusal(w, definition, on));
    case 'relic':
      return host.by !== seat
        ? no('DOT 15.12', 'notYours')
        : (actingRefusal(w, on) ?? uniqueRefusal(w, id, byBook(w, 'DOT 15.5t', 'DOT 15.5s')) ?? gearRefusal(w, definition, on));
    case 'symmetry':
      return host.by !== seat ? no('DOT 13.9', 'notYours') : (actingRefusal(w, on) ?? giftRefusal(w, id, definition, on));
    case 'ki':
      if (rulesOf(w).kiTargets === 'own' && host.by !== seat) return no('DOT 17.1t', 'notYours');
      if ((affiliationOf(w, on) & AFFILIATION.mishima) === 0) return no('DOT 17.8', 'wrongAffiliation');
      return carries(w, on, w.cards[id]!.def) ? no('DOT 17.4', 'hasCopy') : (needsRefusal(w, definition.needs, on) ?? actingRefusal(w, on));
    case 'beast':
      if (host.by !== seat) return no('DOT 18.1', 'notYours');
      if (hasLabel(w, on, 'beast')) return no('DOT 18.12', 'beast');
      if (has(w, on, 'noBeast', null)) return no('DOT 36.1', 'noBeast');
      if (host.zone !== 'station') return no('DOT 18.17', 'stationOnly');
      if (ownsVehicle(w, on) || beastOf(w, on) >= 0) return no('DOT 18.2', 'vehicleOrBeast');
      return needsRefusal(w, definition.needs, on) ?? actingRefusal(w, on);
    case 'fortification':
      if (host.by !== seat) return no('DOT 12.9', 'notYours');
      return needsRefusal(w, definition.needs, on) ?? fortificationRefusal(w, seat, id, definition, host.zone);
    case 'mission':
      return carries(w, on, w.cards[id]!.def) ? no('DOT 14.10', 'hasCopy') : needsRefusal(w, definition.needs, on);
    default:
      return needsRefusal(w, definition.needs, on);
  }
}
/** DOT 37.26, 37.27: one copy of each, on a Prophet of one's own on the Station. */
function prophecyRefusal(w: World, seat: Seat, id: CardId, definition: Definition, on: CardId): Reason {
  if (w.cards[on]!.by !== seat) return no('DOT 37.26', 'notYours');
  if (!isKind(w, on, 'prophet')) return no('DOT 37.26', 'wrongKind');
  if (w.cards[on]!.zone !== 'station') return no('DOT 37.26', 'stationOnly');
  return carries(w, on, w.cards[id]!.def) ? no('DOT 37.27', 'hasCopy') : needsRefusal(w, definition.needs, on);
}
const carries = (w: World, host: CardId, def: number): boolean => {
  for (const attached of w.cards[host]!.gear) if (w.cards[attached]!.def === def) return true;
  return false;
};
/** DOT 34.9, 34.13: some may take nothing that needs an action of theirs. */
function actingRefusal(w: World, on: CardId): Reason {
  if (has(w, on, 'prisoner', null)) return no('DOT 34.13', 'prisoner');
  return has(w, on, 'noActions', null) ? no('DOT 34.9', 'noActions') : null;
}
/** DOT 15.4, 23.4, 30.2: one copy in the whole game, wherever it is seen [DR-14]. Cards out of play do not count (DOT 15.7). */
export function uniqueRefusal(w: World, id: CardId, rule: Rule): Reason {
  for (const copy of copiesInPlay(w, w.cards[id]!.def, NOBODY)) {
    const bearer = bearerOf(w, copy);
    if (bearer < 0 || isPresent(w, bearer)) return no(rule, 'alreadyInPlay');
  }
  return null;
}
function gearRefusal(w: World, definition: Definition, on: CardId): Reason {
  const given = hasQuartermaster(w, w.cards[on]!.by) && byTechnician(w, definition, on);
  if (definition.type === 'equipment' && has(w, on, 'noEquipment', null) && !given) return no('DOT 36.1', 'noEquipment');
  if (isWeapon(definition) && has(w, on, 'noWeapons', null)) return no('DOT 36.1', 'noWeapons');
  const anything = given || takesAny(w, definition, on);
  // DOT 11.18: that ability passes over the affiliation, not over a kind he is not.
  const { affiliation: _, legion: __, not: ___, ...others } = definition.needs;
  const refused = needsRefusal(w, anything ? others : definition.needs, on);
  if (refused && !(refused.why === 'wrongAffiliation' && exCorporate(w, definition, on))) return refused;
  if (definition.labels.includes('vehicle')) {
    if (ownsVehicle(w, on)) return no('DOT 11.3', 'hasVehicle');
    if (beastOf(w, on) >= 0) return no('DOT 18.2', 'vehicleOrBeast');
    if (hasLabel(w, on, 'beast')) return no('DOT 18.12', 'beast');
  }
  if (definition.labels.includes('fightWeapon') || definition.labels.includes('bothWeapon'))
    for (const attached of w.cards[on]!.gear) if (hasLabel(w, attached, 'soleFightWeapon')) return no('DOT 36.2', 'otherWeapon');
  if (definition.labels.includes('armour'))
    for (const attached of w.cards[on]!.gear) if (hasLabel(w, attached, 'armour')) return no('DOT 11.4', 'hasArmour');
  return null;
}
/** DOT 32.31: an ex-corporate mercenary may use his old corporation's cards for 3 destiny points each. */
const EX_CORPORATE_FEE = 3;
export const exCorporate = (w: World, definition: Definition, on: CardId): boolean => {
  const { affiliation, abilities } = definitionOf(w, on);
  return (
    abilities.includes('freelancer') &&
    definition.needs.affiliation !== undefined &&
    (affiliation & definition.needs.affiliation) !== 0 &&
    (affiliationOf(w, on) & definition.needs.affiliation) === 0
  );
};
function giftRefusal(w: World, id: CardId, definition: Definition, on: CardId): Reason {
  if (!isLegion(w, on)) return no('DOT 13.1', 'legionOnly');
  if (has(w, on, 'neverSymmetry', null)) return no(byBook(w, 'DOT 13.8t', 'DOT 13.8s'), 'neverSymmetry');
  // DOT 36.1: "may not" yields to an effect that lets him take gifts; in the standard book nothing helps [DR-95].
  if (has(w, on, 'noSymmetry', null)) {
    if (rulesOf(w).noSymmetryAtAll) return no('DOT 13.8s', 'noSymmetry');
    if (!has(w, on, 'anyGift', null) && !takesForFree(w, definition, on)) return no('DOT 36.1', 'noSymmetry');
  }
  if (carries(w, on, w.cards[id]!.def)) return no('DOT 13.10', 'hasCopy');
  const { gift } = definition.needs;
  if (
    gift !== undefined &&
    gift !== 'generic' &&
    followerOf(w, on) !== gift &&
    !has(w, on, 'anyGift', null) &&
    !has(w, on, 'dearGifts', null) &&
    !(definition.needs.label === 'nepharite' && hasLabel(w, on, 'nepharite'))
  )
    return no('DOT 13.3', 'notFollower');
  if (definition.needs.heretic && !isHeretic(w, on)) return no('DOT 13.16', 'hereticsOnly');
  return definition.needs.also ? definition.needs.also(w, on) : null;
}
/** DOT 12.8t: one copy for each player; DOT 12.8s: one in each of his areas, on a warrior there or not. */
function fortificationRefusal(w: World, seat: Seat, id: CardId, definition: Definition, area: Zone): Reason {
  if (definition.copies === 'any') return null;
  for (const copy of copiesInPlay(w, w.cards[id]!.def, seat)) {
    const bearer = bearerOf(w, copy);
    if (rulesOf(w).fortificationCopies === 'perPlayer' || w.cards[bearer < 0 ? copy : bearer]!.zone === area)
      return no(rulesOf(w).fortificationRule, 'hasCopy');
  }
  return null;
}
function areaRefusal(w: World, seat: Seat, id: CardId, definition: Definition, area: Area): Reason {
  if (!definition.areas.includes(area))
    return no(definition.type === 'fortification' ? 'DOT 12.3' : definition.type === 'warzone' ? 'DOT 16.1' : 'DOT 11.10', 'wrongArea');
  if (definition.type === 'warzone') return copiesInPlay(w, w.cards[id]!.def, seat).length ? no('DOT 16.4', 'hasCopy') : null;
  return definition.type === 'fortification' ? fortificationRefusal(w, seat, id, definition, area) : null;
}

/** The spells' own rules (chapter 21): a caster, and no help for the Dark Legion. */
export function castersOf(w: World, seat: Seat, definition: Definition, personal: Fight | null, made: CardId = NOTHING): CardId[] {
  const out: CardId[] = [];
  for (const id of warriorsOf(w, seat))
    if ((made < 0 || made === id) && casterRefusal(w, id, definition, personal, made) === null) out.push(id);
  return out;
}
const ASPECTS = ['changeling', 'elements', 'exorcism', 'kinetics', 'manipulation', 'mentalism', 'premonition', 'summoning'] as const;
/** What casting it costs him on top: nothing where he knows the aspect, else what a card asks; null where none lets him. */
export function castingFee(w: World, id: CardId, { aspect, casting }: Definition, fight: Fight | null): number | null {
  if (has(w, id, 'casts:all', fight)) return 0;
  if (aspect === 'any' ? ASPECTS.some(known => has(w, id, `casts:${known}`, fight)) : has(w, id, `casts:${aspect!}`, fight)) return 0;
  if (casting === 'any' && has(w, id, 'castsForTwo', fight)) return 2;
  return has(w, id, 'castsForThree', fight) ? 3 : null;
}
function casterRefusal(w: World, id: CardId, definition: Definition, fight: Fight | null, made: CardId): Reason {
  if (w.cards[id]!.zone === 'hidden') return no('DOT 21.4', 'hidden');
  if (has(w, id, 'neverArt', fight)) return no('DOT 21.26', 'neverArt');
  if (has(w, id, 'prisoner', fight)) return no('DOT 34.13', 'prisoner');
  if (id !== made && castingFee(w, id, definition, fight) === null) return no('DOT 21.3', 'notHisAspect');
  if (
    definition.casting === 'personal' &&
    !has(w, id, 'combatSpells', fight) &&
    (fight === null || !(isCombatant(fight, id) || fight.helpers.includes(id)))
  )
    return no('DOT 21.20', 'notInCombat');
  return null;
}
/** Whether this caster may cast it on this target: a personal combat spell works on himself only (DOT 21.29). */
export function castRefusal(w: World, definition: Definition, caster: CardId, on: CardId): Reason {
  if (definition.casting === 'personal' && on >= 0 && caster !== on && !has(w, caster, 'combatSpells', null))
    return no('DOT 21.29', 'casterOnly');
  return definition.harmful ? null : artRefusal(w, caster, on);
}
/** DOT 21.21 to 21.25: whom Art may help. */
export function artRefusal(w: World, caster: CardId, on: CardId): Reason {
  if (on < 0 || definitionOf(w, on).type !== 'warrior') return null;
  if (!isLegion(w, on) && !isDoomtrooper(w, on)) return null;
  if (has(w, caster, 'artForLegion', null)) return null;
  if (isLegion(w, on) && !isDoomtrooper(w, on)) return isLegion(w, caster) ? null : no('DOT 21.21', 'artForLegion');
  return isLegion(w, caster) && !isDoomtrooper(w, caster) ? no('DOT 21.23', 'artForDoomtroopers') : null;
}

/** Why this move with this target is not possible; null when it is. `id` is the card, `use` -1 for playing it. */
export function moveRefusal(
  w: World,
  seat: Seat,
  id: CardId,
  use: number,
  move: Move,
  on: CardId,
  at: Seat,
  to: Area | 'none',
  scope: Scope,
): Reason {
  return earlyRefusal(w, seat, id, use, move, scope) ?? aimRefusal(w, seat, id, use, move, on, at, to, scope);
}
/** The part of it that needs the target. */
export function aimRefusal(
  w: World,
  seat: Seat,
  id: CardId,
  use: number,
  move: Move,
  on: CardId,
  at: Seat,
  to: Area | 'none',
  scope: Scope,
): Reason {
  const definition = definitionOf(w, id);
  const fight = topFight(w);
  if (use < 0 && definition.labels.includes('airship') && isLocked(w, 'noAirships')) return no('DOT 24.2.11', 'noAirshipsNow');
  if (on >= 0 && w.cards[on]!.zone === 'hidden' && !move.blind) return no('DOT DR-43', 'hidden');
  if (use < 0) {
    if (to !== 'none') {
      const refused = areaRefusal(w, seat, id, definition, to);
      if (refused) return refused;
    } else if (on >= 0 && definition.after === 'stays') {
      if (scope.pool < 0 && (definition.type === 'symmetry' || definition.type === 'equipment') && move.timing === 'action')
        if (!takesForFree(w, definition, on)) return no(definition.type === 'symmetry' ? 'DOT 13.1' : 'DOT 11.1', 'needsAction');
      const refused = bearerRefusal(w, seat, id, definition, on);
      if (refused) return refused;
    }
    if (definition.type === 'alliance') {
      const refused = uniqueRefusal(w, id, 'DOT 23.4') ?? allianceRefusal(w, seat);
      if (refused) return refused;
    }
    if (definition.aspect !== null) {
      const casters = castersOf(w, seat, definition, fight, scope.caster);
      if (casters.length === 0) return no('DOT 21.5', 'noCaster');
      const able = casters.filter(c => castRefusal(w, definition, c, on) === null);
      if (able.length === 0) return no('DOT 21.21', 'artForLegion');
      const cost = Math.min(...able.map(c => castingPrice(w, definition, move, c, fight))) + (move.fee && on >= 0 ? move.fee(w, on) : 0);
      if (cost > destinyOf(w, seat)) return no('DOT 3.32', 'destiny', { cost, destiny: destinyOf(w, seat) });
    }
  }
  if (on >= 0 && move.removes !== undefined && withstands(w, on, move.removes))
    return no(definitionOf(w, on).type === 'alliance' ? rulesOf(w).allianceRule : 'DOT 37.22', 'withstands');
  if (move.aim === 'combatant' && (fight === null || !isCombatant(fight, on))) return no('DOT 28.19', 'notInCombat');
  if (on >= 0 && definitionOf(w, on).type === 'warrior' && isImmune(w, on, definition, seat, fight))
    return no(byBook(w, 'DOT 29.1t', 'DOT 29.1s'), 'immune');
  if (on >= 0 && definition.type === 'symmetry' && use >= 0 && isWarded(w, id, on, fight))
    return no(byBook(w, 'DOT 29.1t', 'DOT 29.1s'), 'immune');
  const fee = feeOf(w, use, id, move, on);
  const cost = use < 0 ? move.destiny : destinyFor(w, id, move);
  if (fee > 0 && definition.aspect === null && cost + fee > destinyOf(w, seat))
    return no('DOT 3.32', 'destiny', { cost: cost + fee, destiny: destinyOf(w, seat) });
  if (
    use < 0 &&
    move.aim === 'combatant' &&
    fight !== null &&
    rulesOf(w).modifierCopies === 'onePerKind' &&
    hasPlayed(fight, seat, w.cards[id]!.def, on)
  )
    return no('DOT 24.5.18s', 'oneCopy');
  return move.fits ? move.fits(w, seat, id, on, at) : null;
}

/** DOT 24.5.18s: each player one of each kind on each warrior. */
function hasPlayed(fight: Fight, seat: Seat, def: number, on: CardId): boolean {
  for (let i = 0; i < fight.copies.length; i += 3)
    if (fight.copies[i] === seat && fight.copies[i + 1] === def && fight.copies[i + 2] === on) return true;
  return false;
}
function allianceRefusal(w: World, seat: Seat): Reason {
  if (rulesOf(w).alliances === 'unlimited') return null;
  for (const id of w.play) if (w.cards[id]!.by === seat && definitionOf(w, id).type === 'alliance') return no('DOT 23.3s', 'hasAlliance');
  return null;
}

/** What can be told without a target: time, actions, destiny points. */
function earlyRefusal(w: World, seat: Seat, id: CardId, use: number, move: Move, scope: Scope): Reason {
  const refused = scope.anyTime ? null : timingRefusal(w, seat, id, move, scope);
  if (refused) return refused;
  if (use >= 0) {
    const card = w.cards[id]!;
    if (userOf(w, id, move) !== seat) return no('DOT 37.40', 'notYours');
    if (move.oncePerTurn && card.used === w.turn) return no('DOT 7.24', 'usedAlready');
    const bearer = bearerOf(w, id);
    if (bearer >= 0 && !move.absent && !usableBy(w, id, bearer)) return no(unusedRule(w, id), 'unusable');
  }
  return costRefusal(w, seat, id, use, move, scope.pool >= 0 ? w.pools[scope.pool]! : null);
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
const userOf = (w: World, id: CardId, move: Move): Seat => (move.byBearer ? w.cards[bearerOf(w, id)]!.by : w.cards[id]!.by);
function usableBy(w: World, id: CardId, bearer: CardId): boolean {
  if (!isPresent(w, bearer) || w.cards[bearer]!.zone === 'hidden' || has(w, bearer, 'prisoner', null)) return false;
  return id === bearer || usable(w, id, bearer);
}

// -- candidates -----------------------------------------------------------------------------------------------------

/** Every way to aim a move, whether allowed or not. */
export function aims(w: World, seat: Seat, definition: Definition, use: number, move: Move): { on: CardId; at: Seat; to: Area | 'none' }[] {
  const out: { on: CardId; at: Seat; to: Area | 'none' }[] = [];
  switch (move.aim) {
    case 'none':
      out.push({ on: NOTHING, at: NOBODY, to: 'none' });
      break;
    case 'area':
      for (const to of use < 0 ? definition.areas : (['squad', 'cohort', 'station'] as const)) out.push({ on: NOTHING, at: NOBODY, to });
      break;
    case 'player':
    case 'opponent':
      for (let at = 0; at < w.sides.length; at++)
        if (!w.sides[at]!.out && (move.aim === 'player' || !friends(w, at, seat))) out.push({ on: NOTHING, at, to: 'none' });
      break;
    case 'combatant': {
      const fight = topFight(w);
      if (fight !== null && fight.attacker >= 0)
        out.push({ on: fight.attacker, at: NOBODY, to: 'none' }, { on: fight.defender, at: NOBODY, to: 'none' });
      break;
    }
    case 'warrior':
      for (const id of w.play) if (definitionOf(w, id).type === 'warrior' && isPresent(w, id)) out.push({ on: id, at: NOBODY, to: 'none' });
      break;
    case 'modifier': {
      const fight = topFight(w);
      if (pendingOf(w) !== null) out.push({ on: NOTHING, at: NOBODY, to: 'none' });
      else if (fight !== null)
        for (const effect of w.effects)
          if (effect.fight === fight.id && !out.some(aim => aim.on === effect.source))
            out.push({ on: effect.source, at: NOBODY, to: 'none' });
      break;
    }
    case 'card':
      for (const id of w.play) out.push({ on: id, at: NOBODY, to: 'none' });
      break;
  }
  return out;
}

const optionFor = (id: CardId, use: number, aim: { on: CardId; at: Seat; to: Area | 'none' }): CardMove =>
  use < 0
    ? aim.on >= 0
      ? { play: id, on: aim.on }
      : aim.at >= 0
        ? { play: id, at: aim.at }
        : aim.to !== 'none'
          ? { play: id, to: aim.to }
          : { play: id }
    : aim.on >= 0
      ? { use: id, as: use, on: aim.on }
      : aim.at >= 0
        ? { use: id, as: use, at: aim.at }
        : { use: id, as: use };

/** The legal moves with cards at a moment. */
export function cardMoves(w: World, seat: Seat, scope: Scope, out: CardMove[] = []): CardMove[] {
  for (const id of w.sides[seat]!.hand) {
    const { play } = definitionOf(w, id);
    if (play !== null) pushMoves(w, seat, id, -1, play, scope, out);
  }
  for (const id of w.play) {
    const { uses } = definitionOf(w, id);
    if (uses.length === 0) continue;
    for (let use = 0; use < uses.length; use++) if (userOf(w, id, uses[use]!) === seat) pushMoves(w, seat, id, use, uses[use]!, scope, out);
  }
  return out;
}
/** The legal ways to play these cards, wherever they are. */
export function movesWith(w: World, seat: Seat, ids: readonly CardId[], scope: Scope): CardMove[] {
  const out: CardMove[] = [];
  for (const id of ids) pushMoves(w, seat, id, -1, definitionOf(w, id).play!, scope, out);
  return out;
}
/** The moment it is while a card is being carried out: a card it answers, a phase of the combat, or none of these. */
export const momentOf = (w: World): Moment => {
  const fight = topFight(w);
  if (w.announced.length > 0) return 'reaction';
  return fight === null || fight.phase === 'strikes' ? 'free' : fight.phase;
};
function pushMoves(w: World, seat: Seat, id: CardId, use: number, move: Move, scope: Scope, out: CardMove[]): void {
  if (earlyRefusal(w, seat, id, use, move, scope) !== null) return;
  for (const aim of aims(w, seat, definitionOf(w, id), use, move))
    if (moveRefusal(w, seat, id, use, move, aim.on, aim.at, aim.to, scope) === null) out.push(optionFor(id, use, aim));
}
/** The same with reasons, for those who ask why not. */
export function explainedMoves(w: World, seat: Seat, scope: Scope): { option: CardMove; key: string; refusal: Reason }[] {
  const out: { option: CardMove; key: string; refusal: Reason }[] = [];
  const explain = (id: CardId, use: number, move: Move): void => {
    for (const aim of aims(w, seat, definitionOf(w, id), use, move)) {
      const option = optionFor(id, use, aim);
      out.push({ option, key: keyOf(option), refusal: moveRefusal(w, seat, id, use, move, aim.on, aim.at, aim.to, scope) });
    }
  };
  for (const id of w.sides[seat]!.hand) {
    const { play } = definitionOf(w, id);
    if (play === null) continue;
    const before = out.length;
    explain(id, -1, play);
    // A card with nothing to aim at is refused as a whole.
    if (out.length === before)
      out.push({
        option: { play: id },
        key: keyOf({ play: id }),
        refusal: earlyRefusal(w, seat, id, -1, play, scope) ?? no('DOT 28.18', 'noTarget'),
      });
  }
  for (const id of w.play) {
    const { uses } = definitionOf(w, id);
    uses.forEach((move, use) => {
      if (userOf(w, id, move) === seat) explain(id, use, move);
    });
  }
  return out;
}

/** Whether others must reckon with a move, by what everybody can see: cards in hand, or abilities on the table. */
export function mightMove(w: World, seat: Seat): boolean {
  if (w.sides[seat]!.hand.length) return true;
  for (const id of w.play)
    if (w.cards[id]!.zone !== 'hidden')
      // what nobody has seen asks nobody
      for (const move of definitionOf(w, id).uses) if (userOf(w, id, move) === seat) return true;
  return false;
}

// -- warriors from hand ---------------------------------------------------------------------------------------------

/** Chapter 8: bringing a warrior into play. Payment aside where he is hidden. */
export function bringRefusal(w: World, seat: Seat, id: CardId): Reason {
  const price = priceOf(w, id);
  if (price > destinyOf(w, seat)) return no('DOT 8.7', 'destiny', { cost: price, destiny: destinyOf(w, seat) });
  return entryRefusal(w, seat, id);
}
/** What keeps a warrior out whatever is paid. */
export function entryRefusal(w: World, seat: Seat, id: CardId): Reason {
  const definition = definitionOf(w, id);
  if (definition.personality) {
    const refused = uniqueRefusal(w, id, rulesOf(w).duplicateRule);
    if (refused) return refused;
  }
  if (w.mode === 'cartel' && (definition.affiliation & organisationOf(w, seat)) === 0) return no('DOT 38.13', 'otherOrganisation');
  if (homeOf(w, id) === 'station') {
    const refused = companyRefusal(w, seat, id);
    if (refused) return refused;
  }
  for (const other of w.play) {
    const refused = definitionOf(w, other).bars?.(w, other, id, seat);
    if (refused) return refused;
  }
  return definition.enters ? definition.enters(w, id, seat) : null;
}
/** DOT 38.12: the five corporations, the Brotherhood, and the Dark Legion in the last seat. */
export const organisationOf = (w: World, seat: Seat): number => (seat === w.sides.length - 1 ? AFFILIATION.legion : 1 << seat);

/** DOT 9.21 to 9.37: playing a warrior into cover. */
export function hideRefusal(w: World, seat: Seat, id: CardId): Reason {
  const definition = definitionOf(w, id);
  if (definition.abilities.includes('neverCovers') || definition.abilities.includes('seeksNoCover')) return no('DOT 9.37', 'neverCovers');
  if (definition.labels.includes('auctioned')) return no('DOT 9.29', 'auction');
  if (w.mode === 'cartel' && (definition.affiliation & organisationOf(w, seat)) === 0) return no('DOT 38.13', 'otherOrganisation');
  if (definition.personality) {
    const refused = uniqueRefusal(w, id, 'DOT 30.2');
    if (refused) return refused;
    for (const other of w.play)
      if (w.cards[other]!.by === seat && w.cards[other]!.zone === 'hidden' && w.cards[other]!.def === w.cards[id]!.def)
        return no('DOT DR-42', 'alreadyInPlay');
  }
  return openWarriors(w, seat, NOTHING) > 0 ? null : no('DOT 9.4', 'lastInTheOpen'); // [DR-35]
}
/** A player's warriors out of cover, but one. */
export function openWarriors(w: World, seat: Seat, except: CardId): number {
  let n = 0;
  for (const id of warriorsOf(w, seat)) if (id !== except && !w.cards[id]!.covered) n++;
  return n;
}
export function coverRefusal(w: World, seat: Seat, id: CardId): Reason {
  const card = w.cards[id]!;
  if (card.by !== seat) return no('DOT 9.1', 'notYours');
  if (card.covered) return no('DOT 9.1', 'inCover');
  if (has(w, id, 'neverCovers', null)) return no('DOT 9.17', 'neverCovers');
  if (has(w, id, 'seeksNoCover', null)) return no('DOT 9.17', 'seeksNoCover');
  if (vehicleOf(w, id) >= 0) return no('DOT 11.33', 'inVehicle');
  const acting = actingRefusal(w, id);
  if (acting) return acting;
  return openWarriors(w, seat, id) > 0 ? null : no('DOT 9.4', 'lastInTheOpen');
}
export function uncoverRefusal(w: World, seat: Seat, id: CardId): Reason {
  const card = w.cards[id]!;
  if (card.by !== seat) return no('DOT 9.19', 'notYours');
  if (!card.covered) return no('DOT 9.19', 'notInCover');
  return card.zone === 'hidden' ? null : actingRefusal(w, id);
}

/** Weapons a warrior could use in this combat (DOT 24.5.6 to 24.5.13). */
export function weaponsFor(w: World, id: CardId, fits: (weapon: CardId) => boolean): CardId[] {
  const out: CardId[] = [];
  const vehicle = vehicleOf(w, id);
  const barred = vehicle >= 0 && hasLabel(w, vehicle, 'noVehicleWeapons');
  if (barred || has(w, id, 'prisoner', null)) return out;
  for (const attached of w.cards[id]!.gear)
    if (isWeapon(definitionOf(w, attached)) && fits(attached) && usableBy(w, attached, id)) out.push(attached);
  return out;
}
export const pendingOf = (w: World): Announced | null => w.announced[w.announced.length - 1] ?? null;
export const isBrotherThere = (w: World, seat: Seat): boolean =>
  warriorsOf(w, seat).some(id => w.cards[id]!.zone === 'squad' && isBrother(w, id));
