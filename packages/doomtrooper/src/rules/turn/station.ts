/** Transfers, who may stand together on a Station, and the duties that bind the next action. Chapters 9 and 20. */
import { type Refusal, type Seat, no } from '@kolbiste/engine';
import { has } from '../abilities.ts';
import { TRIBES } from '../../cards/vocabulary.ts';
import { definitionOf } from '../../cards/registry.ts';
import { giversOf } from '../givers.ts';
import type { Rule } from '../rule.ts';
import {
  affiliationOf,
  beastOf,
  hasLabel,
  homeOf,
  isDoomtrooper,
  isLegion,
  isPresent,
  isThere,
  isTribal,
  ownsVehicle,
  warriorsOf,
} from '../status.ts';
import { rulesOf, supposing } from '../queries.ts';
import { type Area, type CardId, type World } from '../state.ts';

type Reason = Refusal<Rule> | null;

const onStation = (w: World, seat: Seat): CardId[] => warriorsOf(w, seat).filter(id => w.cards[id]!.zone === 'station');

/** DOT 20.10: two actions with a vehicle [DR-76]. */
export const transferCost = (w: World, id: CardId): number => (ownsVehicle(w, id) ? 2 : 1);

/** Where a transfer takes him: to the Station, or home (DOT 20.14, 20.15, 32.14). */
export function transferTo(w: World, id: CardId): Area | 'outside' {
  if (w.cards[id]!.zone !== 'station') return 'station';
  if (hasLabel(w, id, 'outside')) return 'outside';
  return isLegion(w, id) && !isDoomtrooper(w, id) ? 'cohort' : 'squad';
}

export function transferRefusal(w: World, seat: Seat, id: CardId): Reason {
  const card = w.cards[id]!;
  if (card.by !== seat) return no('DOT 20.3', 'notYours');
  if (definitionOf(w, id).type !== 'warrior') return no(card.zone === 'station' ? 'DOT 20.12' : 'DOT 20.11', 'areaVehicle');
  if (card.zone === 'hidden') return no('DOT DR-47', 'hidden');
  if (!isPresent(w, id)) return no('DOT 34.2', 'notInPlay');
  if (has(w, id, 'prisoner', null)) return no('DOT 34.13', 'prisoner');
  if (has(w, id, 'noActions', null)) return no('DOT 34.9', 'noActions');
  if (w.fights.length) return no('DOT 20.13', 'inCombat');
  if (hasLabel(w, id, 'beast')) return no('DOT 18.13', 'beast');
  if ((isTribal(w, id) || hasLabel(w, id, 'stationOnly')) && !roams(w, seat, id)) return no('DOT 20.16', 'tribal');
  if (card.moved === w.sides[seat]!.draws) return no('DOT 20.17', 'transferredAlready');
  if (card.zone === 'station') {
    if (beastOf(w, id) !== null) return no('DOT 18.7', 'rider');
    return stationDuty(supposing(w, id, { zone: transferTo(w, id) }), seat) ? no('DOT 20.7', 'lastOnStation') : besideRefusal(w, seat, id);
  }
  if (rulesOf(w).stationNeedsOpener && !w.opened) return no('DOT 20.8t', 'stationClosed');
  return companyRefusal(w, seat, id);
}

/** Whether a card lets this Tribal warrior leave the Stations, and come back; nobody who counts as a vehicle. */
const roams = (w: World, seat: Seat, id: CardId): boolean =>
  isTribal(w, id) && !hasLabel(w, id, 'vehicle') && w.effects.some(effect => effect.what === 'roams' && effect.seat === seat);

/** Why he may not stand beside those who are there, by their cards or by his own. Who is away or unseen bars nobody (DOT 34.3) [DR-43]. */
export function besideRefusal(w: World, seat: Seat, id: CardId): Reason {
  for (const other of giversOf(w).barriers) {
    if (other === id || w.cards[other]!.zone === 'hidden' || !isThere(w, other)) continue;
    const refused = definitionOf(w, other).bars!(w, other, id, seat);
    if (refused) return refused;
  }
  return definitionOf(w, id).enters?.(w, id, seat) ?? null;
}
/** Whether he may stand on the player's Station with those who are there (DOT 20.19 to 20.25). */
export function companyRefusal(w: World, seat: Seat, id: CardId): Reason {
  if (hasLabel(w, id, 'outside')) return null;
  const doom = isDoomtrooper(w, id),
    legion = isLegion(w, id);
  const tribe = affiliationOf(w, id) & TRIBES;
  let tribes = tribe;
  for (const other of onStation(w, seat)) {
    if (other === id || hasLabel(w, other, 'outside')) continue;
    const otherTribe = affiliationOf(w, other) & TRIBES;
    tribes |= otherTribe;
    if (tribe === 0 && otherTribe === 0 && ((doom && !legion && !isDoomtrooper(w, other)) || (legion && !doom && !isLegion(w, other))))
      return no('DOT 20.19', 'mixedStation');
  }
  return tribe !== 0 && bits(tribes) > rulesOf(w).tribesPerStation ? no(rulesOf(w).tribesRule, 'tribes') : null;
}
const bits = (mask: number): number => {
  let n = 0;
  for (let m = mask; m; m &= m - 1) n++;
  return n;
};

/** A Doomtrooper and a Dark Legion warrior together after a conversion (DOT 20.22t) [DR-75]. */
export function clashes(w: World, seat: Seat): CardId[] {
  const all = onStation(w, seat);
  if (all.length < 2) return [];
  const here = all.filter(id => !isTribal(w, id) && !hasLabel(w, id, 'outside'));
  const doom = here.filter(id => isDoomtrooper(w, id) && !isLegion(w, id));
  const legion = here.filter(id => isLegion(w, id) && !isDoomtrooper(w, id));
  return doom.length && legion.length ? [...doom, ...legion] : [];
}

/** DOT 20.5t, 20.5s, 20.7: somebody stands on a Station and you have nobody on yours [DR-34]. */
export function stationDuty(w: World, seat: Seat): boolean {
  let somebody = false;
  for (const id of giversOf(w).warriors) {
    const { zone, by } = w.cards[id]!;
    if (zone !== 'station' || !isPresent(w, id)) continue;
    if (by === seat) return false;
    somebody = true;
  }
  return somebody;
}

/** DOT 9.5t, 9.5s: you have warriors and all of them are in cover, whatever the cause [DR-36]. */
export function coverDuty(w: World, seat: Seat): boolean {
  let any = false;
  for (const id of giversOf(w).warriors) {
    const { by, covered } = w.cards[id]!;
    if (by !== seat || !isPresent(w, id)) continue;
    if (!covered) return false;
    any = true;
  }
  return any;
}

/** Whether a warrior in hand would go to the Station. */
export const goesToStation = (w: World, id: CardId): boolean => homeOf(w, id) === 'station';
