/** Which cards work, whom they reach, and which abilities follow. */
import { type Refusal, no } from '@kolbiste/engine';
import { LEGION, type Ability, type Context, type Definition, type Needs, type Reach } from '../cards/vocabulary.ts';
import { definitionOf } from '../cards/registry.ts';
import { giversOf } from './givers.ts';
import type { Rule } from './rule.ts';
import {
  affiliationOf,
  bearerOf,
  isFollower,
  hasLabel,
  isDoomtrooper,
  isFreelancer,
  isHeretic,
  isKind,
  isLegion,
  isPresent,
  seenBy,
  isTwin,
  vehicleOf,
  withinReach,
  names,
  isAloof,
} from './status.ts';
import { friends, rulesOf, topFight } from './queries.ts';
import { type CardId, type Fight, type World } from './state.ts';

export const isWeapon = (definition: Definition): boolean =>
  definition.labels.includes('fightWeapon') ||
  definition.labels.includes('shootWeapon') ||
  definition.labels.includes('bothWeapon') ||
  definition.labels.includes('specialWeapon');

/** A Shoot weapon with a bayonet works in both, a shotgun in Fight combats only (card texts); otherwise the label decides (DOT 24.5.8 to 24.5.10). */
export function weaponFits(w: World, id: CardId, tactic: 'fight' | 'shoot'): boolean {
  const { labels } = definitionOf(w, id);
  if (labels.includes('shotgun') || labels.includes('inFightsOnly')) return tactic === 'fight';
  if (labels.includes('bothWeapon') || labels.includes('specialWeapon')) return true;
  if (labels.includes(tactic === 'fight' ? 'fightWeapon' : 'shootWeapon')) return true;
  if (tactic === 'fight') for (const part of w.cards[id]!.gear) if (hasLabel(w, part, 'fightWeapon')) return true;
  return false;
}

export const isCombatant = (fight: Fight, id: CardId | null): boolean => id !== null && (id === fight.attacker || id === fight.defender);
/** Whether he is in the combat at all: as attacker, defender or reinforcement (DOT 24.0.4). */
export const takesPart = (fight: Fight, id: CardId | null): boolean =>
  id !== null && (isCombatant(fight, id) || fight.helpers.includes(id));
/** Whether a combat has him, be it one within which another is fought (DOT 28.25). */
export const isEngaged = (w: World, id: CardId): boolean => w.fights.some(fight => takesPart(fight, id));
/** Whom he faces; a reinforcement faces the one his side faces. */
export function opponentIn(w: World, fight: Fight, id: CardId): CardId | null {
  if (id === fight.attacker) return fight.defender;
  if (id === fight.defender) return fight.attacker;
  if (!fight.helpers.includes(id)) return null;
  return w.cards[fight.attacker!]!.by === w.cards[id]!.by ? fight.defender : fight.attacker;
}

/** Whether a warrior meets what a card asks of its bearer; the rule that says he does not, or null. */
export function needsRefusal(w: World, needs: Needs, warrior: CardId): Refusal<Rule> | null {
  if (needs.affiliation !== undefined && (affiliationOf(w, warrior) & needs.affiliation) === 0) return no('DOT 11.5', 'wrongAffiliation');
  if (needs.kind !== undefined && !isKind(w, warrior, needs.kind)) return no('DOT 11.18', 'wrongKind');
  if (needs.label !== undefined && !hasLabel(w, warrior, needs.label)) return no('DOT 11.18', 'wrongKind');
  if (needs.follower !== undefined && !isFollower(w, warrior, needs.follower)) return no('DOT 13.3', 'notFollower');
  if (needs.doomtrooper && !isDoomtrooper(w, warrior)) return no('DOT 11.6', 'doomtroopersOnly');
  if (needs.legion && !isLegion(w, warrior)) return no('DOT 11.5', 'legionOnly');
  if (needs.heretic && !isHeretic(w, warrior)) return no('DOT 13.16', 'hereticsOnly');
  if (needs.area !== undefined && w.cards[warrior]!.zone !== needs.area) return no('DOT 33.12', 'wrongArea');
  if (needs.not !== undefined && (affiliationOf(w, warrior) & needs.not) !== 0) return no('DOT 11.5', 'wrongAffiliation');
  return needs.also ? needs.also(w, warrior) : null;
}

/** Whether an attachment is usable by its bearer now (DOT 11.16, 13.14, 17.7, 19.7t). */
export function usable(w: World, id: CardId, bearer: CardId): boolean {
  const { needs, type } = definitionOf(w, id);
  if (type === 'symmetry') {
    if (!isLegion(w, bearer)) return false; // DOT 13.14, 13.19
    return !w.cards[id]!.off;
  }
  if (type === 'ki') return (affiliationOf(w, bearer) & 16) !== 0 || has(w, bearer, 'takesKi', null); // DOT 17.7
  if ((needs.affiliation === undefined || (affiliationOf(w, bearer) & needs.affiliation) !== 0) && (!needs.legion || isLegion(w, bearer)))
    return true;
  // DOT 19.7s speaks of equipment, relics and KI powers only.
  return (rulesOf(w).name === 'standard' && type !== 'equipment' && type !== 'relic') || isEntitled(w, id, bearer);
}
/** Whether he may use what asks for an affiliation he lacks. */
const isEntitled = (w: World, id: CardId, bearer: CardId): boolean => takesAny(w, definitionOf(w, id), bearer) || isLent(w, id);
/** Whether an ability lets him have it whatever affiliation it asks for (DOT 11.18). */
export const takesAny = (w: World, { labels, needs }: Definition, bearer: CardId): boolean =>
  has(w, bearer, 'anyEquipment', null) ||
  (!needs.legion &&
    needs.affiliation !== LEGION &&
    (has(w, bearer, 'anyButLegionEquipment', null) || (labels.includes('vehicle') && has(w, bearer, 'anyButLegionVehicle', null)))) ||
  (labels.includes('airship') && has(w, bearer, 'anyAirship', null));
/** Paid for by a mercenary, or given by a card that asks for no affiliation. */
const isLent = (w: World, id: CardId): boolean => w.cards[id]!.lent || w.effects.some(({ what, on }) => what === 'lent' && on === id);

/** Whether a card in play does its work now: for its bearer, in this combat; `to`: for those it reaches. */
export function works(w: World, id: CardId, fight: Context, to: Reach | null = null): boolean {
  const card = w.cards[id]!;
  if (card.zone === 'hidden' || card.zone === 'stored') return false; // DR-43
  const definition = definitionOf(w, id);
  if (definition.type === 'warrior') return isPresent(w, id) && !isPrisoner(w, id); // DOT 34.3, 34.14
  if (definition.type === 'warzone') return fight !== null && fight.warzone === id;
  if (card.off && definition.type === 'fortification') return false; // shut down
  if (card.zone !== 'attached') return true;
  const bearer = bearerOf(w, id);
  if (bearer === null) return true;
  if (!isPresent(w, bearer) || isPrisoner(w, bearer)) return false;
  if (!usable(w, id, bearer)) return false;
  if (definition.type === 'ki' && fight !== null && has(w, bearer, 'noKi', fight)) return false;
  if (card.off && definition.labels.includes('optional')) return false;
  const on = card.host!;
  const host = definitionOf(w, on);
  if (host.type !== 'warrior' && !works(w, on, fight)) return false;
  const { labels } = definition;
  if (labels.includes('vehicle')) return card.inside && !has(w, bearer, 'noVehicles', fight);
  if (definition.type === 'equipment') {
    const vehicle = has(w, bearer, 'noVehicles', fight) ? null : vehicleOf(w, bearer);
    if (vehicle !== null && vehicle !== bearer && vehicle !== on && hasLabel(w, vehicle, 'noVehicleEquipment')) return false;
    if (
      vehicle !== null &&
      vehicle !== bearer &&
      hasLabel(w, vehicle, 'noVehicleWeapons') &&
      host.type === 'warrior' &&
      isWeapon(definition)
    )
      return false;
  }
  // A weapon helps its bearer when it is used, and others as long as he has it.
  if (isWeapon(definition) && host.type === 'warrior')
    return to?.who === 'yours' || to?.who === 'all' || isDrawn(w, id, definition, bearer, fight);
  if (definition.type === 'equipment' || definition.type === 'relic') {
    // DOT 11.14: of several copies one is used.
    for (const other of w.cards[on]!.gear) {
      if (other === id) break;
      if (w.cards[other]!.def === card.def) return false;
    }
  }
  return true;
}

/** The weapon in use, and a second beside it: a handgun beside a handgun, any gun where a card lets him use two. */
function isDrawn(w: World, id: CardId, definition: Definition, bearer: CardId, fight: Context): boolean {
  if (fight === null || fight.tactic === null || !weaponFits(w, id, fight.tactic)) return false;
  if (isGun(definition) && has(w, bearer, 'noGuns', fight)) return false;
  const chosen =
    bearer === fight.attacker
      ? fight.weapons[0]
      : bearer === fight.defender
        ? fight.weapons[1]
        : fight.helpers.includes(bearer)
          ? ownWeapon(w, bearer, fight)
          : null;
  if (chosen === id) return !isJammed(w, id, fight);
  if (chosen === null) return false;
  const isSecond = (fits: (weapon: CardId) => boolean): boolean =>
    w.cards[bearer]!.gear.find(other => other !== chosen && fits(other)) === id && !isJammed(w, id, fight);
  if (definition.labels.includes('handgun') && hasLabel(w, chosen, 'handgun')) return isSecond(other => hasLabel(w, other, 'handgun'));
  if (has(w, bearer, 'twoWeapons', fight))
    return isSecond(other => isWeapon(definitionOf(w, other)) && weaponFits(w, other, fight.tactic!));
  const isShot = (weapon: CardId): boolean => isGun(definitionOf(w, weapon)) && weaponFits(w, weapon, 'shoot');
  return fight.tactic === 'shoot' && isShot(id) && isShot(chosen) && has(w, bearer, 'twoGuns', fight) && isSecond(isShot);
}
/** With what a reinforcement fights: the first weapon he has for such a combat that is not spent by its use [DR-65]. */
const ownWeapon = (w: World, bearer: CardId, fight: Fight): CardId | null =>
  w.cards[bearer]!.gear.find(weapon => {
    const definition = definitionOf(w, weapon);
    return (
      isWeapon(definition) &&
      !definition.labels.includes('usedUp') &&
      !definition.labels.includes('reloads') &&
      weaponFits(w, weapon, fight.tactic!) &&
      usable(w, weapon, bearer) &&
      !(isGun(definition) && has(w, bearer, 'noGuns', fight)) &&
      !isJammed(w, weapon, fight)
    );
  }) ?? null;
/** A weapon for Shoot combats, or for both. */
export const isGun = ({ labels }: Definition): boolean => labels.includes('shootWeapon') || labels.includes('bothWeapon');
/** A weapon a card has made unusable for this combat. */
export function isJammed(w: World, id: CardId, fight: Fight): boolean {
  for (const effect of w.effects) if (effect.what === 'jammed' && effect.on === id && effect.fight === fight.id) return true;
  return false;
}

const isPrisoner = (w: World, id: CardId): boolean => {
  for (const attached of w.cards[id]!.gear)
    for (const grant of definitionOf(w, attached).grants) if (grant.ability === 'prisoner') return true;
  for (const effect of w.effects) if (effect.what === 'ability' && effect.ability === 'prisoner' && effect.on === id) return true;
  return false;
};

/** Whether a card is about somebody else, seen at a glance: `reaches` says the same, but only after much is asked about the card. */
export const passesBy = (w: World, self: CardId, { who }: Reach, receiver: CardId): boolean =>
  who === 'self' ? receiver !== self && !isTwin(w, receiver, self) : who === 'bearer' && !isBorneBy(w, self, receiver);
/** Whether he carries it, be it as his other self. */
function isBorneBy(w: World, id: CardId, warrior: CardId): boolean {
  const bearer = bearerOf(w, id);
  return bearer === warrior || (bearer !== null && isTwin(w, bearer, warrior));
}

/** Whether a working card reaches a warrior, immunity included. */
export const reaches = (w: World, self: CardId, reach: Reach, receiver: CardId, fight: Context): boolean =>
  touches(w, self, reach, receiver, fight) && !isBlocked(w, self, receiver, fight);

/** A warrior who gives others nothing any longer. */
const isMute = (w: World, id: CardId): boolean =>
  definitionOf(w, id).type === 'warrior' && w.cards[id]!.gear.some(card => hasLabel(w, card, 'mutes'));

/** The same before immunity is asked; immunities themselves are asked for in this way, or they would ask for each other. */
function touches(w: World, self: CardId, reach: Reach, receiver: CardId, fight: Context): boolean {
  if (receiver !== self && (isMute(w, self) || isAloof(w, receiver))) return false;
  switch (reach.who) {
    case 'self':
      if (receiver !== self && !isTwin(w, receiver, self)) return false;
      break;
    case 'bearer':
      if (!isBorneBy(w, self, receiver)) return false;
      break;
    case 'opponent': {
      if (fight === null) return false;
      const mine = bearerOf(w, self) ?? self;
      if (!isCombatant(fight, mine) || opponentIn(w, fight, mine) !== receiver) return false;
      break;
    }
    case 'yours':
      if (w.cards[receiver]!.by !== w.cards[self]!.by) return false;
      break;
    case 'defender':
      if (fight === null) return false;
      if (fight.defender !== receiver && !(fight.attacker === receiver && has(w, receiver, 'sharesWarzone', fight))) return false;
      break;
    // A warzone's text that names nobody (DOT 16.10s, 16.11) [DR-54].
    case 'zone':
      if (fight === null) return false;
      if (rulesOf(w).warzoneText === 'defender' ? fight.defender !== receiver : !takesPart(fight, receiver)) return false;
      break;
    case 'combatants':
      if (fight === null || !takesPart(fight, receiver)) return false;
      break;
    case 'all':
      break;
  }
  if (reach.exceptSelf && receiver === self) return false; // DOT 36.9
  if (w.cards[receiver]!.zone === 'hidden') return false; // DR-43
  if (reach.from !== undefined && !withinReach(w, self, reach.from)) return false; // DOT 33.6
  if (reach.at !== undefined && !withinReach(w, receiver, reach.at)) return false;
  if (reach.fits !== undefined && !reach.fits(seenBy(w, self, receiver), self, receiver, fight)) return false;
  return !fortificationBarred(w, self, receiver, fight);
}

/** Fortification cards help nobody in a vehicle (DOT 11.31) unless a card lets them, nobody in a combat from a warzone (DOT 16.12). */
function fortificationBarred(w: World, self: CardId, receiver: CardId, fight: Context): boolean {
  const definition = definitionOf(w, self);
  const isCard = definition.type === 'fortification';
  if (!isCard && !definition.labels.includes('fortification')) return false;
  if (vehicleOf(w, receiver) !== null && !has(w, receiver, 'coversInVehicle', null)) return true;
  if (has(w, receiver, 'noFortifications', fight)) return true;
  if (fight === null || !takesPart(fight, receiver)) return false;
  if (isCard && fight.warzone !== null) return true; // DOT 16.13: what merely counts as one still works
  return receiver === fight.defender && has(w, fight.attacker, 'ignoresFortifications', fight);
}

/** Whether a card of his keeps the card of this number from doing anything to him, or against him. */
export const spurns = (w: World, id: CardId, def: number): boolean =>
  giversOf(w).spurners.some(card => w.cards[card]!.host === id && works(w, card, null) && names(definitionOf(w, card).untouchedBy, def));

/** Art and Dark Symmetry against immunity, direct and indirect (chapter 29), and what a card of the opponent spurns. */
function isBlocked(w: World, self: CardId, receiver: CardId, fight: Context): boolean {
  const opponent = fight === null || giversOf(w).spurners.length === 0 ? null : opponentIn(w, fight, receiver);
  if (opponent !== null && spurns(w, opponent, w.cards[self]!.def)) return true;
  const definition = definitionOf(w, self);
  // Anyone who has been cured of a virus feels no more of it.
  if (definition.labels.includes('virus') && isWarded(w, self, receiver, null)) return true;
  if (definition.type !== 'art' && definition.type !== 'symmetry') return false;
  return isBlockedFrom(w, definition, w.cards[self]!.by, receiver, fight) || isWarded(w, self, receiver, fight);
}
/** Somebody immune to this one card: it does nothing to him, nor against him (DOT 29.3). */
export function isWarded(w: World, card: CardId, receiver: CardId, fight: Context): boolean {
  const opponent = fight === null ? null : opponentIn(w, fight, receiver);
  for (const effect of w.effects)
    if (effect.what === 'warded' && effect.against === card && (effect.on === receiver || effect.on === opponent)) return true;
  return false;
}
export function isBlockedFrom(w: World, source: Definition, by: number, receiver: CardId, fight: Context): boolean {
  if (isImmune(w, receiver, source, by, fight)) return true;
  if (fight === null) return false;
  const opponent = opponentIn(w, fight, receiver);
  // DOT 29.3: what the kind gives the other side does not count against him either.
  if (opponent === null) return false;
  if (isWilled(w, opponent, source, by, fight)) return true;
  return (by !== w.cards[opponent]!.by || rulesOf(w).immunity === 'total') && isImmuneKind(w, opponent, source, fight);
}
/** Immune to the Dark Symmetry of others only, in either book. */
const isWilled = (w: World, id: CardId, source: Definition, by: number, fight: Context): boolean =>
  source.type === 'symmetry' && !friends(w, by, w.cards[id]!.by) && has(w, id, 'strongWilled', fight);
function isImmuneKind(w: World, id: CardId, source: Definition, fight: Context): boolean {
  // DOT 29.6, 29.7: printed or given, an immunity may be switched off.
  if (source.type === 'art') return has(w, id, 'artImmune', fight) && !has(w, id, 'lostArtImmune', fight);
  if (source.type !== 'symmetry' || has(w, id, 'lostSymmetryImmune', fight)) return false;
  return has(w, id, 'symmetryImmune', fight) || (source.needs.gift === 'generic' && has(w, id, 'giftImmune', fight));
}
/** DOT 29.1t: only against what others use; DOT 29.1s: against all of it. */
export function isImmune(w: World, id: CardId, source: Definition, by: number, fight: Context): boolean {
  if (source.type !== 'art' && source.type !== 'symmetry') return false;
  if (isWilled(w, id, source, by, fight)) return true;
  if (rulesOf(w).immunity === 'fromOthers' && friends(w, by, w.cards[id]!.by)) return false;
  return isImmuneKind(w, id, source, fight);
}

/** Whether a warrior has an ability now: printed, given, or for a time. */
export function has(w: World, id: CardId | null, ability: Ability, fight: Context): boolean {
  if (id === null) return false;
  const card = w.cards[id]!;
  if (card.zone === 'hidden') return false; // DR-43
  if (definitionOf(w, id).abilities.includes(ability)) return true;
  for (const effect of w.effects)
    if (
      effect.what === 'ability' &&
      (effect.on === id || isTwin(w, id, effect.on)) &&
      effect.ability === ability &&
      !(isAloof(w, id) && effect.source !== id) &&
      (effect.fight === null || fight === null || fight.id === effect.fight)
    )
      return true;
  if (ability === 'prisoner') return isPrisoner(w, id); // the card that holds him works on nobody else
  const granters = giversOf(w).abilities.get(ability);
  if (!granters) return false;
  const immunity = ability === 'artImmune' || ability === 'symmetryImmune' || ability === 'giftImmune';
  for (const source of granters) {
    const { grants } = definitionOf(w, source);
    for (let i = 0; i < grants.length; i++) {
      const grant = grants[i]!;
      if (grant.ability !== ability || passesBy(w, source, grant.to, id) || !works(w, source, fight, grant.to)) continue;
      if (immunity ? touches(w, source, grant.to, id, fight) : reaches(w, source, grant.to, id, fight)) return true;
    }
  }
  return false;
}

/** Whether its bearer is out of all fights while he has it. */
export const takesOut = ({ grants }: Definition): boolean => {
  for (const { ability } of grants)
    if (ability === 'notInPlay' || ability === 'prisoner' || ability === 'behindWall' || ability === 'lurking' || ability === 'neverFights')
      return true;
  return false;
};
/** May attack or be attacked (DOT 37.1); only what stays takes that away (DOT 37.3) [DR-78]. */
export function isCapable(w: World, id: CardId): boolean {
  if (!isPresent(w, id)) return false;
  if (w.cards[id]!.zone === 'hidden') return true;
  if (definitionOf(w, id).abilities.includes('neverFights')) return false;
  for (const attached of w.cards[id]!.gear) if (!w.cards[attached]!.off && takesOut(definitionOf(w, attached))) return false;
  for (const effect of w.effects)
    if (effect.what === 'ability' && effect.on === id && (effect.ability === 'prisoner' || effect.ability === 'behindWall')) return false;
  return true;
}
/** Whose deeds bring destiny points only: mercenaries (DOT 32.32t, 32.32s), and whose card says so [DR-66]. */
export const earnsDestinyOnly = (w: World, id: CardId): boolean =>
  isFreelancer(w, id) ? !has(w, id, 'earnsVictory', topFight(w)) : has(w, id, 'destinyOnly', null);
