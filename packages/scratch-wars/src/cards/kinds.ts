/** All kinds of cards, in tables that only grow (see `kind.ts`). */
import type { Edition, HeroCard, Island, WeaponCard } from './card.ts';
import { biolandiaHeroes } from './heroes/biolandia.ts';
import { canbalandiaHeroes } from './heroes/canbalandia.ts';
import { techlandiaHeroes } from './heroes/techlandia.ts';
import { vampiriaHeroes } from './heroes/vampiria.ts';
import { zepplandiaHeroes } from './heroes/zepplandia.ts';
import type { HeroKind, Roll, WeaponKind } from './kind.ts';
import { baseWeapons } from './weapons/base.ts';
import { canbalandiaWeapons } from './weapons/canbalandia.ts';
import { vampiriaWeapons } from './weapons/vampiria.ts';
import { zepplandiaWeapons } from './weapons/zepplandia.ts';

export const heroKindsOf: Readonly<Record<Island, readonly HeroKind[]>> = {
  techlandia: techlandiaHeroes,
  biolandia: biolandiaHeroes,
  canbalandia: canbalandiaHeroes,
  vampiria: vampiriaHeroes,
  zepplandia: zepplandiaHeroes,
};

export const weaponKindsOf: Readonly<Record<Edition, readonly WeaponKind[]>> = {
  base: baseWeapons,
  canbalandia: canbalandiaWeapons,
  vampiria: vampiriaWeapons,
  zepplandia: zepplandiaWeapons,
};

export const heroKinds: readonly HeroKind[] = Object.values(heroKindsOf).flat();
export const weaponKinds: readonly WeaponKind[] = Object.values(weaponKindsOf).flat();

const heroKindById = new Map(heroKinds.map(kind => [kind.id, kind]));
const weaponKindById = new Map(weaponKinds.map(kind => [kind.id, kind]));

/** The kind with this id; undefined for `NO_KIND` and unknown ids. */
export const heroKind = (id: string): HeroKind | undefined => heroKindById.get(id);
export const weaponKind = (id: string): WeaponKind | undefined => weaponKindById.get(id);

/** Weights of 1, 2, 3 and 4 neighbouring values: Pascal's triangle, as `make.ts` rolls them. */
const WEIGHTS = [[1], [1, 1], [1, 2, 1], [1, 3, 3, 1]] as const;

function average(roll: Roll): number {
  const weights: readonly number[] = WEIGHTS[roll.length - 1]!;
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return roll.reduce((sum, value, i) => sum + value * weights[i]!, 0) / total;
}

const averageSum = (rolls: readonly Roll[]): number => rolls.reduce((sum, roll) => sum + average(roll), 0);

/** What the cards of a kind are measured against (SCW 1.4.2.1, 1.4.6.1): the mean of `heroStrength` over the kind. */
export const averageHeroStrength = (kind: HeroKind): number => averageSum([...kind.energy, ...kind.slots.flat().map(slot => slot.value)]);

/** The mean of `weaponStrength` over the kind (SCW 1.4.3.1, 1.4.6.1). */
export const averageWeaponStrength = (kind: WeaponKind): number =>
  kind.cost + averageSum([kind.durability, ...kind.sectors.flatMap(s => (s.durability ? [s.value, s.durability] : [s.value]))]);

/** Whether the card could have been made from this kind: what a kind fixes agrees and every number is one it may roll. */
export function isOfHeroKind(hero: HeroCard, kind: HeroKind): boolean {
  return (
    hero.kind === kind.id &&
    hero.island === kind.island &&
    hero.rarity === kind.rarity &&
    hero.focus.join() === kind.focus.join() &&
    kind.lives.includes(hero.lives) &&
    kind.energy.every((roll, time) => roll.includes(hero.energy[time]!)) &&
    kind.slots.every((slots, time) => {
      const own = hero.slots[time]!;
      return own.length === slots.length && slots.every((slot, i) => slot.icon === own[i]!.icon && slot.value.includes(own[i]!.value));
    })
  );
}

export function isOfWeaponKind(weapon: WeaponCard, kind: WeaponKind): boolean {
  return (
    weapon.kind === kind.id &&
    weapon.edition === kind.edition &&
    weapon.rarity === kind.rarity &&
    weapon.type === kind.type &&
    weapon.cost === kind.cost &&
    kind.durability.includes(weapon.durability) &&
    weapon.sectors.length === kind.sectors.length &&
    kind.sectors.every((sector, i) => {
      const own = weapon.sectors[i]!;
      return (
        own.colour === sector.colour &&
        own.effect === sector.effect &&
        sector.value.includes(own.value) &&
        (sector.durability === null ? own.durability === null : own.durability !== null && sector.durability.includes(own.durability))
      );
    })
  );
}
