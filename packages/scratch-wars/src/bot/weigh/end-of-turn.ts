/** Combos and the night attack. */
import { other, type Decision } from '@kolbiste/engine';
import { carrying } from '../../rules/queries.ts';
import type { World } from '../../rules/state.ts';
import { bonusNow } from '../worth.ts';

/** Kept for a better time of day, against shields, or where it would achieve nothing. */
export function weighCombo(w: World, { seat, about, options }: Decision): number[] {
  const { sum, detonator } = about as { sum: number; detonator: number };
  const now = bonusNow(w, seat, 'combo'),
    later = bonusNow({ ...w, round: w.round + 1 }, seat, 'combo');
  const isWasted = sum + detonator + now < 2;
  const hasReason = isWasted || later > now || carrying(w, other(seat), 'shield').length > 0;
  return options.map(option => (option === 'fire' ? (isWasted ? 0.1 : 1) : hasReason ? 0.3 : 0));
}

export const weighNightAttack = (w: World, { seat, options }: Decision): number[] =>
  options.map(option => (option === 'use' ? 1 : carrying(w, other(seat), 'shield').length ? 0.2 : 0));
