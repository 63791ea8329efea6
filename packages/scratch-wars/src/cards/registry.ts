/** All kinds of cards, in tables that only grow (see `makers.ts`). */
import { biolandiaHeroes } from './heroes/biolandia.ts';
import { canbalandiaHeroes } from './heroes/canbalandia.ts';
import { techlandiaHeroes } from './heroes/techlandia.ts';
import { vampiriaHeroes } from './heroes/vampiria.ts';
import { zepplandiaHeroes } from './heroes/zepplandia.ts';
import type { Edition, HeroKind, Island, WeaponKind } from './vocabulary.ts';
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
