/** The cards of Scratch Wars: what a card is, which kinds there are, how cards are made, checked, coded and handed out. */
export * from './card.ts';
export { checkHero, checkWeapon } from './check.ts';
export type { CardFault, CardProblem } from './check.ts';
export { decodeCard, encodeCard } from './code.ts';
export type { CodeProblem, Decoded } from './code.ts';
export type { Bilingual, HeroKind, KindSector, KindSlot, Roll, WeaponKind } from './kind.ts';
export {
  averageHeroStrength,
  averageWeaponStrength,
  heroKind,
  heroKinds,
  heroKindsOf,
  isOfHeroKind,
  isOfWeaponKind,
  weaponKind,
  weaponKinds,
  weaponKindsOf,
} from './kinds.ts';
export { makeHero, makeWeapon } from './make.ts';
export { isWeaponName, makeHeroName, makeWeaponName } from './name.ts';
export type { Random } from './name.ts';
export { drawHero, drawWeapon, HERO_SHARES, openPack, PACKS, WEAPON_SHARES } from './pack.ts';
export type { PackOptions, PackSize } from './pack.ts';
export { seededRandom } from './seeded-random.ts';
export { starterSets } from './starter-sets.ts';
export type { StarterSet } from './starter-sets.ts';
