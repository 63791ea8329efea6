/** How strong a card is, and the average of its kind (SCW 1.4.6.1). */
import type { HeroCard, HeroKind, Roll, WeaponCard, WeaponKind } from './vocabulary.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** All energies, bonuses and specials; lives do not count (SCW 1.4.6.2). */
export const heroStrength = (hero: Pick<HeroCard, 'energy' | 'slots'>): number =>
  sum(hero.energy) + sum(hero.slots.flat().map(slot => slot.value));

/** Every number on the wheel, the cost too: the literal sum, for information only (SCW 1.4.6.3). */
export const weaponStrength = (weapon: Pick<WeaponCard, 'durability' | 'cost' | 'sectors'>): number =>
  weapon.durability + weapon.cost + sum(weapon.sectors.map(sector => sector.value + (sector.durability ?? 0)));

/** Weights of 1, 2, 3 and 4 neighbouring values: Pascal's triangle, as `roll.ts` rolls them. */
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
