/** Warriors from hand, in and out of cover, and the weapons they may use (chapters 8, 9 and 24.5). */
import { no, type Seat } from '@kolbiste/engine';
import { AFFILIATION } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { has, isWeapon } from '../abilities.ts';
import { destinyOf, rulesOf, topFight } from '../queries.ts';
import { type CardId, type World } from '../state.ts';
import { affiliationOf, hasLabel, homeOf, isBrother, vehicleOf, warriorsOf } from '../status.ts';
import { besideRefusal, companyRefusal } from '../turn/station.ts';
import { priceOf } from '../values.ts';
import { usableBy } from './attempt.ts';
import { actingRefusal, uniqueRefusal } from './bearing.ts';
import type { Reason } from './moment.ts';

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
  return organisationRefusal(w, seat, id) ?? placeRefusal(w, seat, id);
}
/** Why no area takes him. */
export const placeRefusal = (w: World, seat: Seat, id: CardId): Reason =>
  (homeOf(w, id) === 'station' ? companyRefusal(w, seat, id) : null) ?? besideRefusal(w, seat, id);
/** DOT 38.13: in the Cartel option only your own organisation; an ex-corporate mercenary belongs to none (DOT 32.29). */
const organisationRefusal = (w: World, seat: Seat, id: CardId): Reason =>
  w.mode === 'cartel' && (affiliationOf(w, id) & organisationOf(w, seat)) === 0 ? no('DOT 38.13', 'otherOrganisation') : null;
/** DOT 38.12: the five corporations, the Brotherhood, and the Dark Legion in the last seat. */
const organisationOf = (w: World, seat: Seat): number => (seat === w.sides.length - 1 ? AFFILIATION.legion : 1 << seat);
/** DOT 9.21 to 9.37: playing a warrior into cover. */
export function hideRefusal(w: World, seat: Seat, id: CardId): Reason {
  const definition = definitionOf(w, id);
  if (definition.abilities.includes('neverCovers') || definition.abilities.includes('seeksNoCover')) return no('DOT 9.37', 'neverCovers');
  if (definition.labels.includes('auctioned')) return no('DOT 9.29', 'auction');
  const foreign = organisationRefusal(w, seat, id);
  if (foreign) return foreign;
  if (definition.personality) {
    const refused = uniqueRefusal(w, id, 'DOT 30.2');
    if (refused) return refused;
    for (const other of w.play)
      if (w.cards[other]!.by === seat && w.cards[other]!.zone === 'hidden' && w.cards[other]!.def === w.cards[id]!.def)
        return no('DOT DR-42', 'alreadyInPlay');
  }
  return openWarriors(w, seat, null) > 0 ? null : no('DOT 9.4', 'lastInTheOpen'); // [DR-35]
}
/** A player's warriors out of cover, but one. */
export function openWarriors(w: World, seat: Seat, except: CardId | null): number {
  let n = 0;
  for (const id of warriorsOf(w, seat)) if (id !== except && !w.cards[id]!.covered) n++;
  return n;
}
export function coverRefusal(w: World, seat: Seat, id: CardId): Reason {
  const card = w.cards[id]!;
  if (card.by !== seat) return no('DOT 9.1', 'notYours');
  if (card.covered) return no('DOT 9.1', 'inCover');
  // Who counts as a vehicle and may seek cover like one: what keeps vehicles out of cover no longer holds for him.
  const drilled = has(w, id, 'coversInVehicle', null);
  if (!(drilled && vehicleOf(w, id) === id)) {
    if (has(w, id, 'neverCovers', null)) return no('DOT 9.17', 'neverCovers');
    if (has(w, id, 'seeksNoCover', null)) return no('DOT 9.17', 'seeksNoCover');
  }
  if (vehicleOf(w, id) !== null && !drilled) return no('DOT 11.33', 'inVehicle');
  const acting = actingRefusal(w, id);
  if (acting) return acting;
  return openWarriors(w, seat, id) > 0 ? null : no('DOT 9.4', 'lastInTheOpen');
}
export function uncoverRefusal(w: World, seat: Seat, id: CardId): Reason {
  const card = w.cards[id]!;
  if (card.by !== seat) return no('DOT 9.19', 'notYours');
  if (!card.covered) return no('DOT 9.19', 'notInCover');
  if (has(w, id, 'staysCovered', null)) return no('DOT 36.1', 'staysCovered');
  if (w.altered.includes(id) && w.effects.some(({ what, on }) => what === 'eclipsed' && on === id)) return no('DOT DR-144', 'faceDown');
  return card.zone === 'hidden' ? null : actingRefusal(w, id);
}
/** Weapons a warrior could use in this combat (DOT 24.5.6 to 24.5.13). */
export function weaponsFor(w: World, id: CardId, fits: (weapon: CardId) => boolean): CardId[] {
  const out: CardId[] = [];
  const vehicle = vehicleOf(w, id);
  const barred = vehicle !== null && hasLabel(w, vehicle, 'noVehicleWeapons') && !has(w, id, 'noVehicles', topFight(w));
  if (barred || has(w, id, 'prisoner', null)) return out;
  for (const attached of w.cards[id]!.gear)
    if (isWeapon(definitionOf(w, attached)) && fits(attached) && usableBy(w, attached, id)) out.push(attached);
  return out;
}
export const isBrotherThere = (w: World, seat: Seat): boolean =>
  warriorsOf(w, seat).some(id => w.cards[id]!.zone === 'squad' && isBrother(w, id));
