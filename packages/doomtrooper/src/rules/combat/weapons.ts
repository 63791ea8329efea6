/** With what a warrior may fight (DOT 24.5.6 to 24.5.13). */
import { definitionOf } from '../../cards/registry.ts';
import { isJammed, weaponFits, isGun, has } from '../abilities.ts';
import { weaponsFor } from '../legality.ts';
import { rulesOf } from '../queries.ts';
import { hasLabel } from '../status.ts';
import type { CardId, Fight, World } from '../state.ts';

export type Arming = 'unarmed' | { readonly weapon: CardId };

const usableWeapons = (w: World, fight: Fight, id: CardId): CardId[] =>
  weaponsFor(
    w,
    id,
    weapon =>
      weaponFits(w, weapon, fight.tactic!) &&
      !isJammed(w, weapon, fight) &&
      !isEmpty(w, weapon) &&
      !(isGun(definitionOf(w, weapon)) && has(w, id, 'noGuns', fight)),
  );
/** Fired, and not yet loaded again: a marker on it says so. */
const isEmpty = (w: World, weapon: CardId): boolean => w.cards[weapon]!.marks > 0 && hasLabel(w, weapon, 'reloads');

/**
 * What he may fight with: a weapon, or none. By the standard book that is up to him (DOT 24.5.6); by the other what is attached works
 * (DOT 19.4), and only what is gone once used may be left alone [DR-51].
 */
export function armings(w: World, fight: Fight, id: CardId): Arming[] {
  const weapons = usableWeapons(w, fight, id);
  const free = weapons.length > 0 && (rulesOf(w).weaponsOptional || weapons.every(weapon => hasLabel(w, weapon, 'usedUp')));
  return [...weapons.map(weapon => ({ weapon })), ...(free ? (['unarmed'] as const) : [])];
}
