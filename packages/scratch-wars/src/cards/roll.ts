/** Rolls single cards of a kind: every number comes from its neighbouring values, and the card gets its own name (SCW 1.4.4.1). */
import { makeHeroName, makeWeaponName, type Random } from './name.ts';
import { byTime, type HeroCard, type HeroKind, type Roll, type WeaponCard, type WeaponKind } from './vocabulary.ts';

/** One coin for each step above the lowest value: 50:50 for two values, 1:2:1 for three, 1:3:3:1 for four. */
function roll(values: Roll, random: Random): number {
  let steps = 0;
  for (let coin = 1; coin < values.length; coin++) steps += random.integer(2);
  return values[steps]!;
}

export function makeHero(kind: HeroKind, random: Random): HeroCard {
  return {
    kind: kind.id,
    name: makeHeroName(kind.island, random),
    island: kind.island,
    rarity: kind.rarity,
    lives: roll(kind.lives, random),
    focus: [...kind.focus],
    energy: byTime(time => roll(kind.energy[time]!, random)),
    slots: byTime(time => kind.slots[time]!.map(slot => ({ icon: slot.icon, value: roll(slot.value, random) }))),
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

/** Whether the card could have been rolled from this kind: everything the kind fixes agrees and every number is one it may roll. */
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
