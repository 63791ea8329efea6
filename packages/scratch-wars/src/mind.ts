/** What bots know of the game: lives first, then what the weapons and the energy are worth, and what a wheel promises. */
import { other, questionOf, type Decision, type Mind, type Option, type Position, type Seat } from '@kolbiste/engine';
import type { Effect, WeaponCard } from './cards/card.ts';
import { WEIGHTS } from './weights.ts';
import { costOf, MAX_ENERGY, type Duel, type WeaponId, type WeaponState } from './world.ts';

const READY: Record<WeaponState, number> = { prepared: 1, carrying: 1.3, repairing: 0.7, freed: 0.7, broken: 0, cursed: -0.5 };
/** What a point of each effect is worth, in lives. */
const PER_POINT: Record<Effect, number> = {
  energy: 0.4,
  heroAttack: 1,
  weaponAttack: 0.5,
  universalAttack: 1.1,
  heal: 0.8,
  canbalandAttack: 0.3,
  bite: 1.6,
  curse: 0.6,
  shrapnel: 0.8,
  permanentAttack: 1.8,
  shield: 0.8,
  combo: 0.9,
  trap: 0.6,
};

/** By feature, in the order of the weights. */
function standing(w: Duel, seat: Seat): number[] {
  const { lives, energy } = w.sides[seat]!;
  let weapons = 0,
    shields = 0,
    attacks = 0,
    others = 0;
  for (const { owner, state, deferred } of w.weapons) {
    if (owner !== seat) continue;
    weapons += READY[state];
    if (deferred?.effect === 'permanentAttack') attacks += deferred.value;
    else if (deferred?.effect === 'shield') shields += deferred.value;
    else if (deferred) others += deferred.value;
  }
  return [Math.max(0, lives), energy, weapons, attacks, shields, others, w.starter !== null && lives <= 0 ? 1 : 0];
}

/** What a spin of the wheel brings on average, by its odds; a colour that ends the turn costs a little. */
const promises = new WeakMap<WeaponCard, number>();
function promiseOf(card: WeaponCard): number {
  let promise = promises.get(card);
  if (promise === undefined) {
    promise =
      card.sectors.reduce((sum, { effect, value, colour }) => sum + PER_POINT[effect] * Math.abs(value) - (colour === 'red' ? 0.8 : 0), 0) /
      card.sectors.length;
    promises.set(card, (promise = Math.max(0.1, promise)));
  }
  return promise;
}

function actionWeight(w: Duel, option: Option): number {
  const { energy } = w.sides[w.active]!;
  // What is over the cap is lost: saving is for those who have little.
  if (option === 'end') return energy >= MAX_ENERGY - 4 ? 0.2 : 0.6;
  const { spin, repair, cancel } = option as { spin?: WeaponId; repair?: WeaponId; cancel?: WeaponId };
  if (spin !== undefined) return promiseOf(w.weapons[spin]!.card) / (1 + 0.2 * costOf(w, spin));
  if (repair !== undefined) return 0.5;
  // What lies there was paid for; it is given up only where another spin promises more.
  const { card, deferred } = w.weapons[cancel!]!;
  return PER_POINT[deferred!.effect] * deferred!.value < promiseOf(card) ? 0.1 : 0;
}

/** An attack on whom it can fell; a blow that achieves nothing is no choice while there is a better one. */
function aimWeight(w: Duel, seat: Seat, power: number, option: Option): number {
  if (option === 'stop') return 0.02;
  if (option === 'hero') return power >= w.sides[other(seat)]!.lives ? 20 : 0.1 + 0.5 * Math.max(0, power);
  const { weapon, effect } = option as { weapon?: WeaponId; effect?: WeaponId };
  const id = weapon ?? effect!,
    { card, deferred } = w.weapons[id]!;
  const durability = weapon === undefined ? deferred!.durability : card.durability;
  if (power < durability) return 0.03;
  return weapon === undefined ? 0.4 + 0.4 * PER_POINT[deferred!.effect] * deferred!.value : 0.4 + 0.5 * promiseOf(card);
}

/** A bonus, not a malus. */
const strengthens = (option: Option): boolean =>
  typeof option === 'object' && Object.entries(option).some(([word, value]) => word !== 'bonus' && Number(value) > 0);

function weightOf(w: Duel, question: string, { seat, about, options }: Decision, option: Option): number {
  const { power = 0, target } = (about ?? {}) as { power?: number; target?: unknown };
  switch (question) {
    case 'turn.acted':
      return actionWeight(w, option);
    case 'spin.chosen': {
      const { weapon, sector } = about as { weapon: WeaponId; sector: number };
      const { colour, effect } = w.weapons[weapon]!.card.sectors[sector]!;
      // Green goes on either way: what costs nothing is taken.
      return option === 'use' ? 1 : colour === 'green' && effect !== 'canbalandAttack' ? 0 : 0.25;
    }
    case 'attack.announce':
    case 'spin.aimAgain':
      return aimWeight(w, seat, power, option);
    case 'defence.pick': {
      const deadly = target === 'hero' && power >= w.sides[seat]!.lives;
      return option === 'enough' ? (deadly ? 0.02 : 1) : deadly ? 2 : target === 'hero' ? 0.25 * power : 0.3;
    }
    case 'bonus.take':
      return option === 'none' ? (options.some(offered => strengthens(offered)) ? 0 : 1) : strengthens(option) ? 1 : 0.2;
    case 'duel.draw':
    case 'duel.otherWeapon':
      return option === 'best' ? 1 : 0.1;
    case 'turn.breakCurse':
      return option === 'keep' ? 1 : 0.5;
    default:
      return 1;
  }
}

export const mind: Mind<Duel> = {
  weights: WEIGHTS,
  measure(w, seat) {
    const theirs = standing(w, other(seat));
    return standing(w, seat).map((mine, i) => mine - theirs[i]!);
  },
  weigh(position: Position<Duel>) {
    const { decision, world } = position,
      question = questionOf(position);
    return decision!.options.map(option => weightOf(world, question, decision!, option));
  },
  /** Between actions, not while a blow is under way. */
  settled: ({ stack }) => stack[stack.length - 1]?.procedure === 'turn',
  horizon: 10,
};
