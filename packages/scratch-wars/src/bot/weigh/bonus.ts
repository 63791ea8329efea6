/** Bonuses and maluses for an effect. */
import type { Decision, Option } from '@kolbiste/engine';
import { isDeferred, type Effect } from '../../cards/vocabulary.ts';
import { MAX_ENERGY, type World } from '../../rules/state.ts';
import { trapHarm } from '../worth.ts';
import { orElse } from './choices.ts';

/** What a bonus adds or a malus takes, as the option says it. */
const valueOf = (option: Option): number =>
  typeof option === 'object' ? Number(Object.entries(option).find(([word]) => word !== 'bonus')![1]) : 0;

export function weighBonuses(w: World, { seat, about, options }: Decision): number[] {
  const { effect, value } = about as { effect: Effect; value: number };
  if (!options.includes('none')) return options.map(option => 1 / (1 - valueOf(option))); // the smallest malus
  const { lives, energy, hero } = w.sides[seat]!;
  const room = effect === 'energy' ? MAX_ENERGY - energy : effect === 'heal' ? hero!.lives - lives : Infinity;
  const isSpun = !isDeferred(effect);
  // Kept where it would add nothing, or only feed a trap.
  const isKept = (option: Option): boolean =>
    option === 'none' || value >= room || (isSpun && trapHarm(w, seat, value + valueOf(option)) > 0);
  return orElse(
    options,
    options.map(option => (isKept(option) ? 0 : 1)),
    'none',
  );
}
