/** Targets of attacks, and the mechanic. */
import { other, type Decision, type Option, type Seat } from '@kolbiste/engine';
import type { AttackKind } from '../../rules/events.ts';
import type { WeaponId, WeaponTarget, World } from '../../rules/state.ts';
import { strikeNext } from '../sudden-death.ts';
import { promiseOf } from '../wheel.ts';
import { durabilityOf, sumNow, targetWorth } from '../worth.ts';
import { orElse } from './choices.ts';

interface Aim {
  readonly attack: AttackKind;
  readonly power: number;
}

export function weighTargets(w: World, { seat, about, options }: Decision): number[] {
  const aim = about as unknown as Aim;
  if (options.includes('hero') && isLast(w, seat, aim)) return options.map(option => (option === 'hero' ? 1 : 0));
  return orElse(
    options,
    options.map(option => aimWeight(w, seat, aim, option)),
    null,
  );
}

export function weighMechanic(w: World, { seat, about, options }: Decision): number[] {
  const aim = about as unknown as Aim;
  const weights = options.map(option => {
    if (option === 'skip') return 0; // it is free
    const { repair } = option as { repair?: WeaponId };
    return repair === undefined ? aimWeight(w, seat, aim, option) : 0.4 + 0.5 * promiseOf(w.weapons[repair]!.card);
  });
  return orElse(options, weights, 'skip');
}

/**
 * Whether a hit on the hero ends the Duel whatever the opponent does: with the permanent attacks still to come in this turn and the
 * sudden death after it, against all shields.
 */
function isLast(w: World, seat: Seat, { attack, power }: Aim): boolean {
  const follows = attack === 'combo' ? 0 : sumNow(w, seat, 'permanentAttack');
  const { lives } = w.sides[seat]!,
    strike = strikeNext(w);
  return power + follows + (lives > strike ? strike : 0) >= w.sides[other(seat)]!.lives + sumNow(w, other(seat), 'shield');
}

/** A hit that achieves nothing is no choice while there is a better one. */
function aimWeight(w: World, seat: Seat, { attack, power }: Aim, option: Option): number {
  if (option === 'stop') return 0;
  if (option === 'hero') return power >= w.sides[other(seat)]!.lives ? 20 : 0.1 + 0.5 * Math.max(0, power);
  const target = option as WeaponTarget;
  if (attack !== 'canbalandAttack' && power < durabilityOf(w, target)) return 0;
  const worth = targetWorth(w, target);
  // A big combo, saved up over turns, is for the hero, unless the target is worth a good part of it.
  return attack === 'combo' && power >= 5 && worth < 0.3 * power ? 0 : worth;
}
