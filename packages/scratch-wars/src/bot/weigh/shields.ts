/** Shields against an attack. */
import type { Decision } from '@kolbiste/engine';
import { carrying, storedSum } from '../../rules/queries.ts';
import type { Target, WeaponId, World } from '../../rules/state.ts';
import { strikeNext } from '../sudden-death.ts';
import { bonusNow, durabilityOf } from '../worth.ts';
import { orElse } from './choices.ts';

export function weighShields(w: World, { seat, about, options }: Decision): number[] {
  const { power, target, picked } = about as { power: number; target: Target; picked: readonly WeaponId[] };
  const aimedAt = target !== 'hero' && 'effect' in target ? target.effect : null;
  const extra = bonusNow(w, seat, 'shield');
  // What the attack must not reach: the last life, counting sudden death, or the target's durability.
  const limit = target === 'hero' ? w.sides[seat]!.lives - strikeNext(w) : durabilityOf(w, target);
  const left = picked.length ? power - storedSum(w, picked) - extra : power;
  const others = carrying(w, seat, 'shield').filter(id => id !== aimedAt);
  const isSaved = left < limit,
    isLost = power - storedSum(w, others) - extra >= limit;
  // A shield that is aimed at and cannot be saved may as well be used.
  if (isLost && !isSaved && aimedAt !== null && w.weapons[aimedAt]!.deferred!.effect === 'shield' && !picked.includes(aimedAt))
    return orElse(
      options,
      options.map(option => (typeof option === 'object' && option['shield'] === aimedAt ? 1 : 0)),
      'enough',
    );
  const weights = options.map(option => {
    if (option === 'enough') return isSaved || isLost ? 1 : target === 'hero' ? 0 : 0.5;
    if (left <= 0) return 0;
    const { value } = w.weapons[(option as { shield: WeaponId }).shield]!.deferred!;
    // A shield that is used up whole is worth it: its weapon is free again.
    if (target === 'hero') return !isSaved && !isLost ? 2 : value <= left ? 1.2 : (0.6 * left) / value;
    return isSaved || isLost ? 0 : 0.3;
  });
  return orElse(options, weights, 'enough');
}
