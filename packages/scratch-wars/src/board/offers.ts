/** Where each answer to the question of the moment belongs on the board. */
import { gather } from '@kolbiste/board-kit/offers';
import { other } from '@kolbiste/engine';
import type { Option, Seat } from '@kolbiste/engine';
import type { WeaponId } from '../index.ts';
import type { Asked, Offered } from '@kolbiste/board-kit/presentation';

export type Place =
  | { readonly at: 'weapon'; readonly weapon: WeaponId }
  | { readonly at: 'hero'; readonly seat: Seat }
  /** A bonus of the asked seat's hero at the current time. */
  | { readonly at: 'slot'; readonly slot: number }
  | { readonly at: 'poolHero'; readonly index: number }
  | { readonly at: 'poolWeapon'; readonly index: number }
  /** In the middle: what belongs to no thing. */
  | { readonly at: 'stage' };

/** The place of an option for the seat that is asked. */
export function placeOf(option: Option, question: string, asked: Seat): Place {
  if (option === 'hero') return { at: 'hero', seat: other(asked) };
  if (typeof option !== 'object') return { at: 'stage' };
  const preparing = question.startsWith('loadout.');
  for (const [word, value] of Object.entries(option)) {
    if (typeof value !== 'number') continue;
    switch (word) {
      case 'hero':
        return { at: 'poolHero', index: value };
      case 'weapon':
        return preparing ? { at: 'poolWeapon', index: value } : { at: 'weapon', weapon: value };
      case 'spin':
      case 'repair':
      case 'cancel':
      case 'trick':
      case 'shield':
      case 'effect':
        return { at: 'weapon', weapon: value };
      case 'bonus':
        return { at: 'slot', slot: value };
      case 'start':
        return { at: 'hero', seat: value };
    }
  }
  return { at: 'stage' };
}

export interface Places {
  readonly weapons: ReadonlyMap<WeaponId, readonly Offered[]>;
  readonly heroes: ReadonlyMap<Seat, Offered>;
  readonly slots: ReadonlyMap<number, Offered>;
  readonly poolHeroes: ReadonlyMap<number, Offered>;
  readonly poolWeapons: ReadonlyMap<number, Offered>;
  readonly stage: readonly Offered[];
}

/** All answers, by place. Nothing is left out: what has no place of its own is in the middle. */
export function placesOf(asked: Asked | null, seat: Seat): Places {
  const weapons = new Map<WeaponId, Offered[]>();
  const heroes = new Map<Seat, Offered>();
  const slots = new Map<number, Offered>();
  const poolHeroes = new Map<number, Offered>();
  const poolWeapons = new Map<number, Offered>();
  const stage: Offered[] = [];
  for (const offered of asked?.offered ?? []) {
    const place = placeOf(offered.option, asked!.question, seat);
    switch (place.at) {
      case 'weapon':
        gather(weapons, place.weapon, offered);
        break;
      case 'hero':
        heroes.set(place.seat, offered);
        break;
      case 'slot':
        slots.set(place.slot, offered);
        break;
      case 'poolHero':
        poolHeroes.set(place.index, offered);
        break;
      case 'poolWeapon':
        poolWeapons.set(place.index, offered);
        break;
      case 'stage':
        stage.push(offered);
    }
  }
  return { weapons, heroes, slots, poolHeroes, poolWeapons, stage };
}
