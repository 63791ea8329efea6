/** What a card on the table is: its affiliations, kinds, labels, and where it stands. Chapter 32. */
import type { Seat } from '@kolbiste/engine';
import { BROTHERHOOD, CORPORATIONS, LEGION, TRIBES, type Apostle, type Label } from '../cards/vocabulary.ts';
import { DEFINITIONS, definitionOf } from '../cards/registry.ts';
import { rulesOf } from './queries.ts';
import { giversOf } from './givers.ts';
import { isInPlay, type Area, type CardId, type World } from './state.ts';

/** Whose card it is while it is played: "you" and "your" on cards, no matter who owns it (DOT 37.40) [DR-84]. */
export const controls = (w: World, seat: Seat, id: CardId): boolean => w.cards[id]!.by === seat;

export const isHidden = (w: World, id: CardId): boolean => w.cards[id]!.zone === 'hidden';

/** The warrior who carries it, through the equipment it is a part of; itself for a warrior; null for none. */
export function bearerOf(w: World, id: CardId): CardId | null {
  let at: CardId | null = id;
  while (at !== null && definitionOf(w, at).type !== 'warrior') at = w.cards[at]!.host;
  return at;
}
/** The same for a card that is known to be carried. */
export const carrierOf = (w: World, id: CardId): CardId => bearerOf(w, id)!;

/** Cards that are one and the same warrior as this one. */
export function twinsOf(w: World, id: CardId): readonly CardId[] {
  if (w.altered.length === 0) return NOBODY;
  const out: CardId[] = [];
  for (const effect of w.effects) {
    if (effect.what !== 'twin') continue;
    if (effect.on === id && isInPlay(w.cards[effect.of]!.zone)) out.push(effect.of);
    if (effect.of === id && isInPlay(w.cards[effect.on]!.zone)) out.push(effect.on);
  }
  return out;
}
const NOBODY: readonly CardId[] = [];
export const isTwin = (w: World, a: CardId, b: CardId): boolean => w.altered.length > 0 && twinsOf(w, a).includes(b);
/** What he carries, and what his other self does. */
export function gearOn(w: World, id: CardId): readonly CardId[] {
  const twins = twinsOf(w, id);
  return twins.length === 0 ? w.cards[id]!.gear : [...w.cards[id]!.gear, ...twins.flatMap(twin => w.cards[twin]!.gear)];
}
/** Whether nothing searches this player's library nor changes its order. */
export const isSealed = (w: World, seat: Seat): boolean =>
  w.play.some(id => w.cards[id]!.zone === 'player' && w.cards[id]!.at === seat && definitionOf(w, id).labels.includes('seals'));

/** Affiliations as bits: printed, given and lost. Ex-corporate mercenaries have none (DOT 32.29). */
export function affiliationOf(w: World, id: CardId): number {
  const definition = definitionOf(w, id);
  let mask = definition.abilities.includes('freelancer') ? 0 : definition.affiliation;
  if (isLoyal(w, id)) return mask;
  let kept = 0;
  for (const attached of gearOn(w, id)) {
    const { standing } = definitionOf(w, attached);
    if (standing === null) continue;
    if (standing.sets !== undefined) mask = standing.sets;
    if (standing.adds !== undefined) mask |= standing.adds;
    if (standing.removes !== undefined) mask &= ~standing.removes;
    if (standing.losesChosen) mask &= ~(w.cards[attached]!.chosen ?? 0);
    if (standing.regains) mask |= definition.affiliation;
    if (standing.heretic) mask |= LEGION; // DOT 32.26
    if (standing.keeps !== undefined) kept |= mask & standing.keeps;
  }
  for (const effect of w.effects) if (effect.what === 'joins' && effect.on === id) mask |= effect.affiliations;
  return isConverted(w, id) || isEnlisted(w, id) ? LEGION : mask | kept;
}
/** Whether nothing makes him a member of anything else, nor a Heretic: by his own text or by a card on him. */
export const isLoyal = (w: World, id: CardId): boolean => definitionOf(w, id).abilities.includes('loyal') || isSteadfast(w, id);
/** By a card on him, that keeps him from changing hands, too. */
export const isSteadfast = (w: World, id: CardId): boolean => gearOn(w, id).some(card => definitionOf(w, card).standing?.loyal);
/** A Heretic whom a card has made a Doomtrooper. */
const isRedeemed = (w: World, id: CardId): boolean => gearOn(w, id).some(card => definitionOf(w, card).standing?.redeemed);
/** The corporation an ex-corporate mercenary has left, and does not belong to again (DOT 32.29). */
export function formerOf(w: World, id: CardId): number {
  const { abilities, affiliation } = definitionOf(w, id);
  return abilities.includes('freelancer') ? affiliation & ~affiliationOf(w, id) : 0;
}
/** Whether a card of that corporation was paid for him (DOT 32.31). */
function isServed(w: World, card: CardId, id: CardId): boolean {
  for (const effect of w.effects) if (effect.what === 'serves' && effect.source === card && effect.on === id) return true;
  return false;
}
/** The table as if he still belonged to it. */
export function asMember(w: World, id: CardId): World {
  const { def, by } = w.cards[id]!;
  const term = { fight: null, until: null, draw: false, whileInPlay: false };
  return {
    ...w,
    effects: [...w.effects, { what: 'joins', on: id, affiliations: formerOf(w, id), ...term, source: id, def, by, stamp: 0 }],
  };
}
/** The table as a card that serves him sees it. */
export const seenBy = (w: World, card: CardId, id: CardId): World => (isServed(w, card, id) ? asMember(w, id) : w);

/** Turned into a Heretic and no Doomtrooper any longer, by an effect that left no card on him (DOT 32.27). */
export function isConverted(w: World, id: CardId): boolean {
  for (const effect of w.effects) if (effect.what === 'converted' && effect.on === id) return !isRedeemed(w, id);
  return false;
}

/** Of the Dark Legion and no Doomtrooper any longer, but no Heretic. */
function isEnlisted(w: World, id: CardId): boolean {
  for (const effect of w.effects) if (effect.what === 'enlisted' && effect.on === id) return !isRedeemed(w, id);
  return false;
}

export function isHeretic(w: World, id: CardId): boolean {
  const definition = definitionOf(w, id);
  if (isRedeemed(w, id)) return false;
  if (definition.kinds.includes('heretic')) return true;
  if (isLoyal(w, id)) return false;
  for (const attached of gearOn(w, id)) if (definitionOf(w, attached).standing?.heretic) return true;
  return isConverted(w, id);
}

/** Dark Legion for good, by a card on him. */
const isBound = (w: World, id: CardId): boolean =>
  gearOn(w, id).some(attached => ((definitionOf(w, attached).standing?.adds ?? 0) & LEGION) !== 0);
/** DOT 32.26: a Heretic counts as Dark Legion. A Cultist is what his player last said (DOT 32.22). */
export function isLegion(w: World, id: CardId): boolean {
  const definition = definitionOf(w, id);
  if (definition.labels.includes('cultist') && !isRedeemed(w, id)) return w.cards[id]!.chosen !== 1 || isBound(w, id);
  return (affiliationOf(w, id) & LEGION) !== 0;
}
export const isTribal = (w: World, id: CardId): boolean =>
  definitionOf(w, id).labels.includes('tribal') || (affiliationOf(w, id) & TRIBES) !== 0;
export const isBrother = (w: World, id: CardId): boolean => (affiliationOf(w, id) & BROTHERHOOD) !== 0;

/** A mercenary: an ex-corporate one, or a Doomtrooper who lost his last affiliation (DOT 32.33). */
export function isFreelancer(w: World, id: CardId): boolean {
  const definition = definitionOf(w, id);
  if (definition.abilities.includes('freelancer')) return affiliationOf(w, id) === 0;
  if (isLoyal(w, id)) return false;
  let lost = false;
  for (const attached of gearOn(w, id)) {
    const { standing } = definitionOf(w, attached);
    if (standing?.freelancer) return true;
    if (standing?.losesChosen) lost = true;
  }
  return lost && affiliationOf(w, id) === 0;
}

/** DOT 32.1t: everybody who is neither Dark Legion nor Tribal; DOT 32.1s: corporations, Brotherhood and mercenaries. */
export function isDoomtrooper(w: World, id: CardId): boolean {
  const definition = definitionOf(w, id);
  if (isRedeemed(w, id)) return true;
  if (definition.labels.includes('cultist')) return w.cards[id]!.chosen === 1 && !isBound(w, id);
  if (definition.abilities.includes('noDoomtrooper')) return false;
  if (definition.abilities.includes('cartel')) return true;
  if (!isLoyal(w, id)) for (const attached of gearOn(w, id)) if (definitionOf(w, attached).standing?.noDoomtrooper) return false;
  if (isConverted(w, id) || isEnlisted(w, id)) return false;
  if ((definition.affiliation & (LEGION | TRIBES)) !== 0 && (definition.affiliation & (CORPORATIONS | BROTHERHOOD)) === 0) return false;
  return rulesOf(w).allAreDoomtroopers || (affiliationOf(w, id) & (CORPORATIONS | BROTHERHOOD)) !== 0 || isFreelancer(w, id);
}

/** Whom no card concerns but his own: only warriors who attack him do. */
export const isAloof = (w: World, id: CardId): boolean => definitionOf(w, id).abilities.includes('aloof') && isInPlay(w.cards[id]!.zone);

/** Whether a card that lies on a player keeps the card of this number from doing anything to him. */
export const isUntouched = (w: World, seat: Seat, def: number): boolean =>
  w.play.some(id => w.cards[id]!.zone === 'player' && w.cards[id]!.at === seat && names(definitionOf(w, id).untouchedBy, def));
/** Whether a card is among those that are named. */
export const names = (kinds: readonly string[], def: number): boolean => kinds.some(kind => DEFINITIONS[def]!.kinds.includes(kind));

/** Its own name, or what it counts as, printed or by a card (DOT 32.5). */
export const isKind = (w: World, id: CardId, kind: string): boolean =>
  definitionOf(w, id).kinds.includes(kind) || gearOn(w, id).some(attached => definitionOf(w, attached).standing?.kind === kind);
export const hasLabel = (w: World, id: CardId, label: Label): boolean =>
  definitionOf(w, id).labels.includes(label) || gearOn(w, id).some(attached => definitionOf(w, attached).standing?.label === label);
/** Printed, or as a card says besides. */
export function isFollower(w: World, id: CardId, apostle: Apostle): boolean {
  const { follower, abilities } = definitionOf(w, id);
  if (follower === apostle || abilities.includes(`follows:${apostle}`)) return true;
  for (const effect of w.effects) if (effect.what === 'ability' && effect.on === id && effect.ability === `follows:${apostle}`) return true;
  return false;
}

/** What withstands being discarded or sacrificed as long as the game lasts: by its text, or as an alliance (DOT 23.6t, 23.6s, 37.22). */
export function withstands(w: World, id: CardId, how: 'discard' | 'sacrifice'): boolean {
  if (!isInPlay(w.cards[id]!.zone)) return false;
  if (isAloof(w, id)) return true;
  const { type, abilities } = definitionOf(w, id);
  if (abilities.includes(how === 'discard' ? 'neverDiscarded' : 'neverSacrificed')) return true;
  // A card on it goes first.
  const guard = how === 'discard' ? 'guardsFromDiscard' : 'guardsFromSacrifice';
  if (w.cards[id]!.gear.some(attached => definitionOf(w, attached).abilities.includes(guard))) return true;
  if (type === 'special' && how === 'discard' && w.play.some(other => isGuardian(w, other, w.cards[id]!.by))) return true;
  if (type === 'alliance' && rulesOf(w).allianceLeaves !== how) return true;
  return giversOf(w).guards.some(other => other !== id && isThere(w, other) && definitionOf(w, other).guards!(w, other, id, how));
}
/** In this player's Kohort, and keeping his lasting specials from being discarded. */
const isGuardian = (w: World, id: CardId, seat: Seat): boolean =>
  w.cards[id]!.by === seat && w.cards[id]!.zone === 'cohort' && hasLabel(w, id, 'guardsSpecials') && isPresent(w, id);
/** Equipment for whatever discards equipment: a poison too, whatever its type (DOT 37.12). */
export const isEquipment = (w: World, id: CardId): boolean => definitionOf(w, id).type === 'equipment' || hasLabel(w, id, 'poison');

/** The area a warrior enters (DOT 8.2 to 8.5). */
export function homeOf(w: World, id: CardId): Area | 'outside' {
  const definition = definitionOf(w, id);
  if (definition.labels.includes('outside')) return 'outside';
  if (definition.labels.includes('cultist')) return 'squad';
  if (definition.labels.includes('stationOnly') || (definition.affiliation & TRIBES) !== 0) return 'station';
  return isLegion(w, id) && !isDoomtrooper(w, id) ? 'cohort' : 'squad';
}

/** Whether a warrior on the table counts as in play: Missing in Action takes its bearer out (DOT 34.2). */
export function isPresent(w: World, id: CardId): boolean {
  const { zone, gear } = w.cards[id]!;
  if (zone !== 'squad' && zone !== 'cohort' && zone !== 'station' && zone !== 'outside' && zone !== 'hidden') return false;
  for (const attached of gear) if (keepsAway(w, attached)) return false;
  return true;
}
const keepsAway = (w: World, id: CardId): boolean => {
  for (const { ability } of definitionOf(w, id).grants) if (ability === 'notInPlay') return true;
  return false;
};
/** Whether a card on the table is treated as there: what an absent warrior carries is as absent as he, but for the card that keeps him away (DOT 37.16). */
export function isThere(w: World, id: CardId): boolean {
  const { zone } = w.cards[id]!;
  if (!isInPlay(zone) || zone === 'stored') return false;
  const bearer = bearerOf(w, id);
  return bearer === null || isPresent(w, bearer) || keepsAway(w, id);
}

/** A player's warriors in play, hidden ones too, in order of coming. */
export function warriorsOf(w: World, seat: Seat): CardId[] {
  const out: CardId[] = [];
  for (const id of giversOf(w).warriors) if (w.cards[id]!.by === seat && isPresent(w, id)) out.push(id);
  return out;
}

/** All warriors in play. */
export function allWarriors(w: World): CardId[] {
  const out: CardId[] = [];
  for (const id of giversOf(w).warriors) if (isPresent(w, id)) out.push(id);
  return out;
}

/** Warriors whose properties are known: what effects that need a property may reach [DR-43]. Whom no card concerns none reaches. */
export function knownWarriors(w: World): CardId[] {
  const out: CardId[] = [];
  for (const id of giversOf(w).warriors) if (w.cards[id]!.zone !== 'hidden' && isPresent(w, id) && !isAloof(w, id)) out.push(id);
  return out;
}

/** What lies under a card, in order of coming. */
export const contentsOf = (w: World, id: CardId): CardId[] => w.cards[id]!.gear.filter(held => w.cards[held]!.zone === 'stored');
/** Lies under a card and still counts as in play, so that no copy of it comes. */
const isPreserved = (w: World, id: CardId): boolean =>
  w.cards[id]!.zone === 'stored' && definitionOf(w, w.cards[id]!.host!).stores?.unique === true;

/** Cards of one name in play that everybody can see, under a player's control or anybody's [DR-94]. Those that are away do not count (DOT 15.7, 37.17). */
export function copiesInPlay(w: World, def: number, seat: Seat | null): CardId[] {
  const out: CardId[] = [];
  for (const id of w.play) {
    const { def: other, by, zone } = w.cards[id]!;
    if (other === def && zone !== 'hidden' && (seat === null || by === seat) && (isThere(w, id) || isPreserved(w, id))) out.push(id);
  }
  return out;
}

/** Whether a Station counts as an extension of the area: a Doomtrooper on it opens the Squad, a Dark Legion warrior the Kohort [DR-73]. */
function stationExtends(w: World, seat: Seat, area: Area): boolean {
  for (const id of giversOf(w).warriors) {
    if (w.cards[id]!.by !== seat || w.cards[id]!.zone !== 'station' || !isPresent(w, id)) continue;
    if (area === 'squad' ? isDoomtrooper(w, id) : isLegion(w, id)) return true;
  }
  return false;
}

/** Whether a card's reach into an area covers this card (DOT 33.2t, 33.2s). Not for choosing targets (DOT 33.11). */
export function withinReach(w: World, id: CardId, area: Area): boolean {
  const { zone, by } = w.cards[id]!;
  if (zone === area) return true;
  if (rulesOf(w).influence === 'literal') return false;
  if (zone === 'station' && area !== 'station') return stationExtends(w, by, area);
  return false;
}

/** The vehicle a warrior sits in. Warriors considered vehicles are always inside (DOT 11.40). */
export function vehicleOf(w: World, id: CardId): CardId | null {
  if (definitionOf(w, id).labels.includes('vehicle')) return id;
  for (const attached of w.cards[id]!.gear)
    if (w.cards[attached]!.inside && definitionOf(w, attached).labels.includes('vehicle')) return attached;
  return shipOf(w, id);
}
/** The vehicle of an area in which he is: of his player's, where he is, and since it came there. */
function shipOf(w: World, id: CardId): CardId | null {
  const { by, zone } = w.cards[id]!;
  for (const { what, on, source, stamp } of w.effects) {
    if (what !== 'aboard' || on !== id) continue;
    const ship = w.cards[source]!;
    if (ship.zone === zone && ship.by === by && ship.stamp < stamp) return source;
  }
  return null;
}
export const ownsVehicle = (w: World, id: CardId): boolean => {
  if (definitionOf(w, id).labels.includes('vehicle')) return true;
  for (const attached of w.cards[id]!.gear) if (definitionOf(w, attached).labels.includes('vehicle')) return true;
  return false;
};
export const beastOf = (w: World, id: CardId): CardId | null => {
  for (const attached of w.cards[id]!.gear) if (definitionOf(w, attached).type === 'beast') return attached;
  return null;
};
/** Inside an airship or a submarine: no Fight either way (DOT 11.37, 11.38). */
export function isAloft(w: World, id: CardId): boolean {
  const vehicle = vehicleOf(w, id);
  return vehicle !== null && (hasLabel(w, vehicle, 'airship') || hasLabel(w, vehicle, 'submarine') || hasLabel(w, vehicle, 'noFights'));
}
