/** Before a spin: the chance of each outcome of a wheel, exactly. */
import type { Colour, Effect, WeaponCard } from './vocabulary.ts';

export interface Chance {
  readonly colour: Colour;
  readonly effect: Effect;
  readonly value: number;
  readonly durability: number | null;
  /** Of how many sectors. */
  readonly sectors: number;
  /** sectors / 9. */
  readonly chance: number;
}

/** Equal sectors together, likeliest first; ties in the order of the wheel. */
export function oddsOf(weapon: Pick<WeaponCard, 'sectors'>): readonly Chance[] {
  const all = new Map<string, Chance>();
  for (const { colour, effect, value, durability } of weapon.sectors) {
    const key = `${colour} ${effect} ${value} ${durability}`;
    const sectors = (all.get(key)?.sectors ?? 0) + 1;
    all.set(key, { colour, effect, value, durability, sectors, chance: sectors / weapon.sectors.length });
  }
  return [...all.values()].sort((a, b) => b.sectors - a.sectors);
}

/** The chance of a red result, which ends the turn. */
export const chanceOfRed = (weapon: Pick<WeaponCard, 'sectors'>): number =>
  weapon.sectors.filter(sector => sector.colour === 'red').length / weapon.sectors.length;

/** What a spin brings on the average: of each effect on the wheel its values, divided by nine; the greatest first. */
export function averagesOf({ sectors }: Pick<WeaponCard, 'sectors'>): readonly { readonly effect: Effect; readonly average: number }[] {
  const sums = new Map<Effect, number>();
  for (const { effect, value } of sectors) sums.set(effect, (sums.get(effect) ?? 0) + value);
  return [...sums].map(([effect, sum]) => ({ effect, average: sum / sectors.length })).sort((a, b) => b.average - a.average);
}
