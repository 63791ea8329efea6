/** Cards that players bring to a table, as codes. */
import { encodeCard, heroKinds, makeHero, makeWeapon, seededRandom, weaponKinds } from '../src/index.ts';

const random = seededRandom(1);
export const heroes = heroKinds.slice(0, 4).map(kind => makeHero(kind, random));
export const weapons = weaponKinds.slice(0, 14).map(kind => makeWeapon(kind, random));

export const codes = (fromHero: number, toHero: number, fromWeapon: number, toWeapon: number): string[] =>
  [...heroes.slice(fromHero, toHero), ...weapons.slice(fromWeapon, toWeapon)].map(encodeCard);

export const collection = (first: readonly string[], second: readonly string[]) => ({ preparation: 'collection', pools: [first, second] });
