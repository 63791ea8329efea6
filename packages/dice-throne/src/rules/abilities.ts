/** The board as it is now: abilities, defences and the passive, upgrades included. */
import type { Seat } from '@kolbiste/engine';
import { heroNamed } from '../cards/registry.ts';
import type { Ability, Defence, Hero, Passive } from '../cards/vocabulary.ts';
import { heroOf } from './queries.ts';
import type { World } from './state.ts';

const abilitiesByLevels = new Map<string, readonly Ability[]>();
/** Offensive abilities, upgrades and alternatives included (DIT 7.13). */
export function abilitiesOf(w: World, seat: Seat): readonly Ability[] {
  const { hero, levels } = w.players[seat]!;
  const key = hero + levels.join('');
  let all = abilitiesByLevels.get(key);
  if (!all) abilitiesByLevels.set(key, (all = heroNamed(hero).boxes.flatMap(({ levels: of }, i) => of[levels[i]! - 1]!.abilities)));
  return all;
}
export const abilityOf = (w: World, seat: Seat, id: string): Ability | undefined => abilitiesOf(w, seat).find(ability => ability.id === id);
export function defencesOf(w: World, seat: Seat): readonly Defence[] {
  const { hero, levels } = w.players[seat]!;
  return heroNamed(hero).boxes.flatMap(({ levels: of }, i) => of[levels[i]! - 1]!.defences);
}
export function passiveOf(w: World, seat: Seat): Passive | null {
  const { hero, levels } = w.players[seat]!;
  const { boxes } = heroNamed(hero);
  for (let i = 0; i < boxes.length; i++) if (boxes[i]!.kind === 'passive') return boxes[i]!.levels[levels[i]! - 1]!.passive;
  return null;
}

/** The name tokens lie on: both straights of a box share one. */
export const printedName = ({ id, under }: Ability): string => under ?? id;
const placesByHero = new Map<string, readonly string[]>();
/** Names of all offensive abilities a hero can ever have, without the ultimate: what tokens can lie on. */
export const abilityPlaces = (w: World, seat: Seat): readonly string[] => placesOn(heroOf(w, seat));
export function placesOn({ id, boxes }: Hero): readonly string[] {
  let places = placesByHero.get(id);
  if (!places) {
    const all = new Set<string>();
    for (const { levels } of boxes)
      for (const { abilities } of levels) for (const ability of abilities) if (!ability.ultimate) all.add(printedName(ability));
    placesByHero.set(id, (places = [...all]));
  }
  return places;
}
/** The names on the board as it is now. */
export const namesNow = (w: World, seat: Seat): readonly string[] => [
  ...new Set(abilitiesOf(w, seat).flatMap(ability => (ability.ultimate ? [] : [printedName(ability)]))),
];
