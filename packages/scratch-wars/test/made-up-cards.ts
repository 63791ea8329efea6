/** Cards that no kind has, but the rules allow: any effect in any colour, any bonus at any time, small and large numbers. */
import { Random, seeded } from '@kolbiste/engine';
import {
  BONUS_ICONS,
  COLOURS,
  EFFECTS,
  encodeCard,
  isDeferred,
  ISLANDS,
  isSpecial,
  makeWeaponName,
  NO_KIND,
  SECTORS,
  SPECIALS,
  TIMES,
  WEAPON_TYPES,
  type HeroCard,
  type Sector,
  type Slot,
  type WeaponCard,
} from '../src/index.ts';

const oneOf = <T>(random: Random, items: readonly T[]): T => items[random.integer(items.length)]!;
const between = (random: Random, least: number, most: number): number => least + random.integer(most - least + 1);

function madeUpSlot(random: Random, time: number): Slot {
  const icon = oneOf(random, [...BONUS_ICONS, ...SPECIALS, ...SPECIALS]);
  if (icon === 'nightAttack' && time < 2) return madeUpSlot(random, time); // only after dark (SCW 5.3.2.1)
  if (icon === 'battleTrick') return { icon, value: 0 - random.integer(3) };
  if (isSpecial(icon) && icon !== 'comboDetonator') return { icon, value: between(random, 1, 5) };
  const value = between(random, 1, 3);
  return { icon, value: random.integer(3) === 0 ? -value : value };
}

export function madeUpHero(random: Random): HeroCard {
  const focus = WEAPON_TYPES.filter(() => random.integer(2) === 0);
  return {
    kind: NO_KIND,
    name: `HRDINA-${random.integer(1_000_000)}`,
    island: oneOf(random, ISLANDS),
    rarity: 1,
    lives: between(random, 8, 25),
    focus: focus.length ? focus : ['sword'],
    energy: TIMES.map(() => between(random, 1, 6)) as never,
    slots: TIMES.map((_, time) => [madeUpSlot(random, time), madeUpSlot(random, time)]) as never,
  };
}

function madeUpSector(random: Random): Sector {
  const effect = oneOf(random, EFFECTS);
  const value = effect === 'canbalandAttack' ? 0 - random.integer(3) : random.integer(6);
  return { colour: oneOf(random, COLOURS), effect, value, durability: isDeferred(effect) ? between(random, 1, 4) : null };
}

export function madeUpWeapon(random: Random): WeaponCard {
  return {
    kind: NO_KIND,
    name: makeWeaponName(random),
    edition: 'base',
    type: oneOf(random, WEAPON_TYPES),
    rarity: 1,
    durability: between(random, 1, 4),
    cost: random.integer(3),
    sectors: Array.from({ length: SECTORS }, () => madeUpSector(random)),
  };
}

/** Options of a table where both players choose from such cards. */
export function madeUpTable(seed: string): { readonly preparation: 'collection'; readonly pools: readonly (readonly string[])[] } {
  const random = new Random(seeded(seed));
  const pool = (): string[] => [
    ...Array.from({ length: 2 }, () => encodeCard(madeUpHero(random))),
    ...Array.from({ length: 6 }, () => encodeCard(madeUpWeapon(random))),
  ];
  return { preparation: 'collection', pools: [pool(), pool()] };
}
