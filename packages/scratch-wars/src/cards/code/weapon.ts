/** Weapons on the wire. */
import { BOUNDS } from '../check.ts';
import { WEAPON_NAME_COUNT, weaponNameAt, weaponNameNumber } from '../name.ts';
import { weaponKind, weaponKindsOf } from '../registry.ts';
import { isOfWeaponKind } from '../roll.ts';
import {
  COLOURS,
  EDITIONS,
  EFFECTS,
  isDeferred,
  NO_KIND,
  RARITIES,
  SECTORS,
  WEAPON_TYPES,
  type Sector,
  type WeaponCard,
  type WeaponKind,
} from '../vocabulary.ts';
import { listOf, putFlag, putNumber, putOne } from './fields.ts';
import type { Wire } from './wire.ts';

/** Room for kinds in a table; see `makers.ts` on why tables only grow. */
const WEAPON_KINDS = 128;

function putWeaponKind(wire: Wire, kind: WeaponKind | undefined): WeaponKind | undefined {
  const kinds = weaponKindsOf[putOne(wire, EDITIONS, kind?.edition)];
  return kinds[wire.put(kind ? kinds.indexOf(kind) : 0, WEAPON_KINDS)];
}

const putWeaponName = (wire: Wire, name: string | undefined): string =>
  weaponNameAt(wire.put(name === undefined ? 0 : weaponNameNumber(name), WEAPON_NAME_COUNT));

function putRolledWeapon(wire: Wire, weapon: WeaponCard | undefined): WeaponCard | null {
  const kind = putWeaponKind(wire, weapon && weaponKind(weapon.kind));
  if (!kind) return null;
  return {
    kind: kind.id,
    name: putWeaponName(wire, weapon?.name),
    edition: kind.edition,
    type: kind.type,
    rarity: kind.rarity,
    durability: putOne(wire, kind.durability, weapon?.durability),
    cost: kind.cost,
    sectors: kind.sectors.map(({ colour, effect, value, durability }, i) => ({
      colour,
      effect,
      value: putOne(wire, value, weapon?.sectors[i]!.value),
      durability: durability && putOne(wire, durability, weapon?.sectors[i]!.durability ?? undefined),
    })),
  };
}

function putSector(wire: Wire, sector: Sector | undefined): Sector {
  const effect = putOne(wire, EFFECTS, sector?.effect);
  const colour = putOne(wire, COLOURS, sector?.colour);
  const value =
    effect === 'canbalandAttack'
      ? putNumber(wire, { min: -3, max: 0 }, BOUNDS.canbalandValue, sector?.value)
      : putNumber(wire, { min: 0, max: 6 }, BOUNDS.value, sector?.value);
  if (!isDeferred(effect)) return { colour, effect, value, durability: null };
  const usual = effect === 'trap' ? { min: 6, max: 9 } : { min: 1, max: 6 };
  return { colour, effect, value, durability: putNumber(wire, usual, BOUNDS.durability, sector?.durability ?? undefined) };
}

function putSpelledWeapon(wire: Wire, weapon: WeaponCard | undefined): WeaponCard | null {
  const known = weapon && weaponKind(weapon.kind);
  const kind = putFlag(wire, known !== undefined) ? putWeaponKind(wire, known) : NO_KIND;
  if (kind === undefined) return null;
  return {
    kind: kind === NO_KIND ? NO_KIND : kind.id,
    name: putWeaponName(wire, weapon?.name),
    edition: putOne(wire, EDITIONS, weapon?.edition),
    type: putOne(wire, WEAPON_TYPES, weapon?.type),
    rarity: putOne(wire, RARITIES, weapon?.rarity),
    durability: putNumber(wire, { min: 1, max: 6 }, BOUNDS.durability, weapon?.durability),
    cost: putNumber(wire, { min: 0, max: 3 }, BOUNDS.cost, weapon?.cost),
    sectors: listOf(SECTORS, i => putSector(wire, weapon?.sectors[i])),
  };
}

export function putWeapon(wire: Wire, weapon?: WeaponCard): WeaponCard | null {
  const kind = weapon && weaponKind(weapon.kind);
  const spelled = putFlag(wire, weapon !== undefined && !(kind && isOfWeaponKind(weapon, kind)));
  return spelled ? putSpelledWeapon(wire, weapon) : putRolledWeapon(wire, weapon);
}
