/** The cards of Scratch Wars: what a card is, which kinds there are, how cards are rolled, checked, encoded and handed out. */
export { checkHero, checkWeapon } from './check.ts';
export type { CardFault, CardProblem } from './check.ts';
export { checkPrinted } from './check-printed.ts';
export { decodeCard, encodeCard } from './code/code.ts';
export type { CodeProblem, Decoded } from './code/code.ts';
export { isWeaponName, makeHeroName, makeWeaponName } from './name.ts';
export type { Random } from './name.ts';
export * from './odds.ts';
export { drawHero, drawWeapon, HERO_SHARES, openPack, PACKS, WEAPON_SHARES } from './pack.ts';
export type { PackOptions, PackSize } from './pack.ts';
export { heroKind, heroKinds, heroKindsOf, weaponKind, weaponKinds, weaponKindsOf } from './registry.ts';
export { isOfHeroKind, isOfWeaponKind, makeHero, makeWeapon } from './roll.ts';
export { seededRandom } from './seeded-random.ts';
export { starterSets } from './starter-sets.ts';
export type { StarterSet } from './starter-sets.ts';
export { averageHeroStrength, averageWeaponStrength, heroStrength, weaponStrength } from './strength.ts';
export * from './vocabulary.ts';
