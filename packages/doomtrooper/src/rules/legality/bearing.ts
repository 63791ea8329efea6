/** On whom and where a card that stays may be played (chapters 11 to 19). */
import { no } from '@kolbiste/engine';
import { AFFILIATION, type CardType, type Definition } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { has, isEngaged, isGun, isWeapon, needsRefusal, takesAny, takesOut } from '../abilities.ts';
import type { Rule } from '../rule.ts';
import { byBook, friends, rulesOf } from '../queries.ts';
import { type Area, type CardId, type World, type Zone } from '../state.ts';
import {
  affiliationOf,
  beastOf,
  bearerOf,
  copiesInPlay,
  isFollower,
  hasLabel,
  isHeretic,
  isKind,
  isLegion,
  isPresent,
  ownsVehicle,
} from '../status.ts';
import type { Bearing } from './aim.ts';
import type { Reason } from './moment.ts';
import { byTechnician, exCorporate, hasQuartermaster, takesForFree } from './prices.ts';

/** Whether the card is this one, or bears it: nothing is a part of itself. */
function isUnder(w: World, card: CardId, on: CardId): boolean {
  for (let at: CardId | null = on; at !== null; at = w.cards[at]!.host) if (at === card) return true;
  return false;
}
/** Whether the card's kind lets it lie on this warrior or card (chapters 11 to 19). */
export function bearerRefusal(w: World, bearing: Bearing, on: CardId): Reason {
  const { seat, card: id, definition } = bearing;
  const host = w.cards[on]!;
  if (host.zone === 'hidden') return no('DOT 9.27', 'hidden');
  const holder = bearerOf(w, on);
  if (holder !== null && !isPresent(w, holder)) return no('DOT 34.2', 'notInPlay');
  if (takesOut(definition) && isEngaged(w, on)) return no('DOT 28.25', 'tooLate');
  if (definition.part) {
    if (definition.type !== 'equipment') return definition.part(w, on) ? null : no('DOT 3.30', 'noPartOf');
    if (isUnder(w, id, on)) return no('DOT 11.8', 'noPartOf');
    if (host.by !== seat && !definition.labels.includes('forAll')) return no('DOT 11.17', 'notYours');
    return definition.part(w, on) ? null : no('DOT 11.8', 'noPartOf');
  }
  if (definitionOf(w, on).type !== 'warrior') return no('DOT 11.1', 'notWarrior');
  if (definition.labels.includes('prophecy')) return prophecyRefusal(w, bearing, on);
  if (has(w, on, 'noAttachments', null)) return no('DOT 36.1', 'noAttachments');
  switch (definition.type) {
    case 'equipment':
      if (definition.labels.includes('forAll')) return havingRefusal(w, definition, on);
      if (definition.labels.includes('forOthers')) return friends(w, host.by, seat) ? no('DOT 11.17', 'notAnothers') : null;
      return host.by !== seat ? no('DOT 11.17', 'notYours') : (actingRefusal(w, on) ?? gearRefusal(w, definition, on));
    case 'relic':
      return host.by !== seat
        ? no('DOT 15.12', 'notYours')
        : (actingRefusal(w, on) ?? uniqueRefusal(w, id, byBook(w, 'DOT 15.5t', 'DOT 15.5s')) ?? gearRefusal(w, definition, on));
    case 'symmetry':
      return host.by !== seat ? no('DOT 13.9', 'notYours') : (actingRefusal(w, on) ?? giftRefusal(w, bearing, on));
    case 'ki':
      if (rulesOf(w).kiTargets === 'own' && host.by !== seat) return no('DOT 17.1t', 'notYours');
      if ((affiliationOf(w, on) & AFFILIATION.mishima) === 0 && !has(w, on, 'takesKi', null)) return no('DOT 17.8', 'wrongAffiliation');
      return carries(w, on, w.cards[id]!.def) ? no('DOT 17.4', 'hasCopy') : (needsRefusal(w, definition.needs, on) ?? actingRefusal(w, on));
    case 'beast':
      if (host.by !== seat) return no('DOT 18.1', 'notYours');
      if (hasLabel(w, on, 'beast')) return no('DOT 18.12', 'beast');
      if (has(w, on, 'noBeast', null)) return no('DOT 36.1', 'noBeast');
      if (host.zone !== 'station') return no('DOT 18.17', 'stationOnly');
      if (ownsVehicle(w, on) || beastOf(w, on) !== null) return no('DOT 18.2', 'vehicleOrBeast');
      return havingRefusal(w, definition, on) ?? actingRefusal(w, on);
    case 'fortification':
      if (host.by !== seat) return no('DOT 12.9', 'notYours');
      return havingRefusal(w, definition, on) ?? fortificationRefusal(w, bearing, host.zone);
    case 'mission':
      return carries(w, on, w.cards[id]!.def) ? no('DOT 14.10', 'hasCopy') : havingRefusal(w, definition, on);
    default:
      return havingRefusal(w, definition, on);
  }
}
/** Which rule says that the card names who may have it; equipment has rules of its own (chapter 11). */
const HAVING: { readonly [type in CardType]?: Rule } = {
  mission: 'DOT 14.3',
  fortification: 'DOT 12.3',
  beast: 'DOT 18.1',
  special: 'DOT 3.30',
};
function havingRefusal(w: World, { needs, type }: Definition, on: CardId): Reason {
  const refused = needsRefusal(w, needs, on);
  const rule = HAVING[type];
  return refused && rule && refused.rule.split('.', 1)[0]?.endsWith(' 11') ? { ...refused, rule } : refused;
}
/** DOT 37.26, 37.27: one copy of each, on a Prophet of your own on the Station. */
function prophecyRefusal(w: World, { seat, card: id, definition }: Bearing, on: CardId): Reason {
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
export function actingRefusal(w: World, on: CardId): Reason {
  if (has(w, on, 'prisoner', null)) return no('DOT 34.13', 'prisoner');
  return has(w, on, 'noActions', null) ? no('DOT 34.9', 'noActions') : null;
}
/** DOT 15.4, 23.4, 30.2: one copy in the whole game, wherever it is seen [DR-14]. */
export const uniqueRefusal = (w: World, id: CardId, rule: Rule): Reason =>
  copiesInPlay(w, w.cards[id]!.def, null).some(other => other !== id) ? no(rule, 'alreadyInPlay') : null;
function gearRefusal(w: World, definition: Definition, on: CardId): Reason {
  const given = hasQuartermaster(w, w.cards[on]!.by) && byTechnician(w, definition, on);
  if (definition.type === 'equipment' && has(w, on, 'noEquipment', null) && !given) return no('DOT 36.1', 'noEquipment');
  if (definition.type === 'relic' && has(w, on, 'noRelics', null)) return no('DOT 36.1', 'noRelics');
  if (isWeapon(definition) && (has(w, on, 'noWeapons', null) || (isGun(definition) && has(w, on, 'noGuns', null))))
    return no('DOT 36.1', 'noWeapons');
  const anything = given || takesAny(w, definition, on);
  // DOT 11.18: that ability passes over the affiliation, not over a kind he is not.
  const { affiliation: _, legion: __, not: ___, ...others } = definition.needs;
  const refused = needsRefusal(w, anything ? others : definition.needs, on);
  if (refused && !(refused.why === 'wrongAffiliation' && exCorporate(w, definition, on))) return refused;
  if (definition.labels.includes('vehicle')) {
    if (ownsVehicle(w, on)) return no('DOT 11.3', 'hasVehicle');
    if (beastOf(w, on) !== null) return no('DOT 18.2', 'vehicleOrBeast');
    if (hasLabel(w, on, 'beast')) return no('DOT 18.12', 'beast');
  }
  if (definition.labels.includes('fightWeapon') || definition.labels.includes('bothWeapon'))
    for (const attached of w.cards[on]!.gear) if (hasLabel(w, attached, 'soleFightWeapon')) return no('DOT 36.2', 'otherWeapon');
  if (definition.labels.includes('armour'))
    for (const attached of w.cards[on]!.gear) if (hasLabel(w, attached, 'armour')) return no('DOT 11.4', 'hasArmour');
  return null;
}
function giftRefusal(w: World, { card: id, definition }: Bearing, on: CardId): Reason {
  if (!isLegion(w, on)) return no('DOT 13.1', 'legionOnly');
  if (has(w, on, 'neverSymmetry', null)) return no(byBook(w, 'DOT 13.8t', 'DOT 13.8s'), 'neverSymmetry');
  // DOT 36.1: "may not" yields to an effect that lets him take gifts; in the standard book nothing helps [DR-95].
  if (has(w, on, 'noSymmetry', null) && !(definition.needs.gift === 'algeroth' && has(w, on, 'takesAlgeroth', null))) {
    if (rulesOf(w).noSymmetryAtAll) return no('DOT 13.8s', 'noSymmetry');
    if (!has(w, on, 'anyGift', null) && !takesForFree(w, definition, on)) return no('DOT 36.1', 'noSymmetry');
  }
  if (carries(w, on, w.cards[id]!.def) && !isStacked(w, definition, on) && !has(w, on, 'stacksAnyGift', null))
    return no('DOT 13.10', 'hasCopy');
  const { gift } = definition.needs;
  if (
    gift !== undefined &&
    gift !== 'generic' &&
    !isFollower(w, on, gift) &&
    !has(w, on, 'anyGift', null) &&
    !has(w, on, 'dearGifts', null) &&
    !(gift === 'algeroth' && has(w, on, 'takesAlgeroth', null)) &&
    !(definition.needs.label === 'nepharite' && hasLabel(w, on, 'nepharite'))
  )
    return no('DOT 13.3', 'notFollower');
  if (definition.needs.heretic && !isHeretic(w, on) && !has(w, on, 'hereticGifts', null)) return no('DOT 13.16', 'hereticsOnly');
  return definition.needs.also ? definition.needs.also(w, on) : null;
}
/** Several general gifts of one kind that change ratings, where a card of his lets him have them. */
const isStacked = (w: World, { needs, gives }: Definition, on: CardId): boolean =>
  needs.gift === 'generic' && gives.length > 0 && has(w, on, 'stacksGifts', null);
/** DOT 12.8t: one copy for each player; DOT 12.8s: one in each of his areas, on a warrior there or not. */
function fortificationRefusal(w: World, { seat, card: id, definition }: Bearing, area: Zone): Reason {
  if (definition.copies === 'any') return null;
  for (const copy of copiesInPlay(w, w.cards[id]!.def, seat)) {
    const bearer = bearerOf(w, copy);
    if (rulesOf(w).fortificationCopies === 'perPlayer' || w.cards[bearer === null ? copy : bearer]!.zone === area)
      return no(rulesOf(w).fortificationRule, 'hasCopy');
  }
  return null;
}
/** Whether it may be placed in this area. */
export function areaRefusal(w: World, bearing: Bearing, area: Area): Reason {
  const { seat, card: id, definition } = bearing;
  if (!definition.areas.includes(area))
    return no(definition.type === 'fortification' ? 'DOT 12.3' : definition.type === 'warzone' ? 'DOT 16.1' : 'DOT 11.10', 'wrongArea');
  if (definition.type === 'warzone') return copiesInPlay(w, w.cards[id]!.def, seat).length ? no('DOT 16.4', 'hasCopy') : null;
  return definition.type === 'fortification' ? fortificationRefusal(w, bearing, area) : null;
}
