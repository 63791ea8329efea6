/** Makes single cards of a kind: every number is rolled among its neighbouring values, and the card gets its own name (SCW 1.4.4.1). */
import type { ByTime, HeroCard, WeaponCard } from './card.ts';
import type { HeroKind, Roll, WeaponKind } from './kind.ts';
import { makeHeroName, makeWeaponName } from './name.ts';
import type { Random } from './name.ts';

/** One coin for each step above the lowest value: 50:50 for two values, 1:2:1 for three, 1:3:3:1 for four. */
function roll(values: Roll, random: Random): number {
  let steps = 0;
  for (let coin = 1; coin < values.length; coin++) steps += random.integer(2);
  return values[steps]!;
}

export function makeHero(kind: HeroKind, random: Random): HeroCard {
  const byTime = <T, U>(times: ByTime<T>, make: (time: T) => U) => times.map(make) as unknown as ByTime<U>;
  return {
    kind: kind.id,
    name: makeHeroName(kind.island, random),
    island: kind.island,
    rarity: kind.rarity,
    lives: roll(kind.lives, random),
    focus: [...kind.focus],
    energy: byTime(kind.energy, energy => roll(energy, random)),
    slots: byTime(kind.slots, slots => slots.map(slot => ({ icon: slot.icon, value: roll(slot.value, random) }))),
  };
}

export function makeWeapon(kind: WeaponKind, random: Random): WeaponCard {
  return {
    kind: kind.id,
    name: makeWeaponName(random),
    edition: kind.edition,
    type: kind.type,
    rarity: kind.rarity,
    durability: roll(kind.durability, random),
    cost: kind.cost,
    sectors: kind.sectors.map(sector => ({
      colour: sector.colour,
      effect: sector.effect,
      value: roll(sector.value, random),
      durability: sector.durability && roll(sector.durability, random),
    })),
  };
}
