/** What bots know of the game: lives first, then what the weapons and the energy are worth, and what a wheel promises. */
import { other, questionOf, type Decision, type Mind, type Option, type Position, type Seat } from '@kolbiste/engine';
import { actionsNow } from './turn.ts';
import { automaticBonus, iconsFor } from './bonus.ts';
import {
  isDeferred,
  isSpecial,
  TIMES,
  type BonusIcon,
  type Deferred,
  type Effect,
  type HeroCard,
  type Sector,
  type WeaponCard,
} from './cards/card.ts';
import { WEIGHTS } from './weights.ts';
import {
  ACTIONS,
  carrying,
  costOf,
  MAX_ENERGY,
  MAX_WEAPONS,
  slotsNow,
  specialNow,
  SUDDEN_DEATH_LOSS,
  SUDDEN_DEATH_ROUND,
  weaponsOf,
  weaponTargets,
  type Duel,
  type Pool,
  type Target,
  type WeaponId,
  type WeaponState,
} from './world.ts';

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
  const move = w.starter !== null && w.active === seat ? w.actions / ACTIONS : 0;
  return [Math.max(0, lives), energy, weapons, attacks, shields, others, move, w.starter !== null && lives <= 0 ? 1 : 0];
}

interface Wheel {
  /** What a spin brings on average, in lives. */
  readonly promise: number;
  /** How much of it is red. */
  readonly red: number;
  /** How much of the promise is healing. */
  readonly heals: number;
  /** What a point of a bonus adds to it: for effects used at once, and for all. */
  readonly atOnce: Partial<Record<BonusIcon, number>>;
  readonly ever: Partial<Record<BonusIcon, number>>;
}
const wheels = new WeakMap<WeaponCard, Wheel>();
function wheelOf(card: WeaponCard): Wheel {
  const known = wheels.get(card);
  if (known) return known;
  const part = 1 / card.sectors.length;
  const atOnce: Partial<Record<BonusIcon, number>> = {},
    ever: Partial<Record<BonusIcon, number>> = {};
  let promise = 0,
    red = 0,
    heals = 0;
  for (const { effect, value, colour } of card.sectors) {
    const point = PER_POINT[effect] * part;
    promise += point * Math.abs(value);
    if (effect === 'heal') heals += point * value;
    if (colour === 'red') red += part;
    for (const icon of iconsFor(effect)) {
      ever[icon] = (ever[icon] ?? 0) + point;
      if (!isDeferred(effect)) atOnce[icon] = (atOnce[icon] ?? 0) + point;
    }
  }
  const wheel = { promise, red, heals, atOnce, ever };
  wheels.set(card, wheel);
  return wheel;
}
/** A spin at some time: red ends the turn, which costs a little. */
const promiseOf = (card: WeaponCard): number => Math.max(0.1, wheelOf(card).promise - 0.8 * wheelOf(card).red);

/** The same for a spin now: the hero's bonuses count, healing where nothing is to be healed does not. */
function promiseNow(w: Duel, seat: Seat, id: WeaponId): number {
  const { promise, red, heals, atOnce } = wheelOf(w.weapons[id]!.card),
    { used, lives, hero, energy } = w.sides[seat]!;
  // Wheels with much red come last: red costs what could still follow.
  const follows = w.actions > 1 && energy - costOf(w, id) >= 1;
  let sum = promise - (follows ? 1.2 : 0.4) * red;
  if (lives >= hero!.lives) sum -= heals;
  const slots = slotsNow(w, seat);
  for (let i = 0; i < slots.length; i++) {
    const { icon, value } = slots[i]!;
    if (!isSpecial(icon) && !used.includes(i)) sum += value * (atOnce[icon] ?? 0);
  }
  return Math.max(0.1, sum);
}

/** What the blow that ends the duel is worth. */
const LAST = 50;

/** What it is worth to fell a target: the effect that lies there, or the weapon. */
function fallWorth(w: Duel, target: Target): number {
  if (target === 'hero') return 0;
  const id = 'weapon' in target ? target.weapon : target.effect,
    { card, deferred } = w.weapons[id]!;
  return deferred ? 0.4 + 0.4 * PER_POINT[deferred.effect] * deferred.value : 0.4 + 0.5 * promiseOf(card);
}
const durabilityOf = (w: Duel, target: Exclude<Target, 'hero'>): number =>
  'weapon' in target ? w.weapons[target.weapon]!.card.durability : w.weapons[target.effect]!.deferred!.durability;

/** The best thing of the opponent's that such a power fells, or nothing. */
function bestFall(w: Duel, seat: Seat, power: number): number {
  let best = 0;
  for (const target of weaponTargets(w, seat))
    if (power >= durabilityOf(w, target as Exclude<Target, 'hero'>)) best = Math.max(best, fallWorth(w, target));
  return best;
}

/** The bonus or malus that an effect would get now. */
function bonusNow(w: Duel, seat: Seat, effect: Effect): number {
  const slot = automaticBonus(w, seat, effect);
  return slot === null ? 0 : slotsNow(w, seat)[slot]!.value;
}

/** The opponent's traps: how many, and the highest total that springs them. */
function trapsAgainst(w: Duel, seat: Seat): { readonly count: number; readonly threshold: number } {
  const traps = carrying(w, other(seat), 'trap');
  if (traps.length === 0) return { count: 0, threshold: 0 };
  return {
    count: traps.length,
    threshold: Math.max(...traps.map(id => w.weapons[id]!.deferred!.value)) + bonusNow(w, other(seat), 'trap'),
  };
}

/** What an effect of this total would cost in lives by the traps it springs, 0 without. */
function trapHarm(w: Duel, seat: Seat, total: number): number {
  const { count, threshold } = trapsAgainst(w, seat);
  return total < 1 || total > threshold ? 0 : total * count;
}

/** What a sector comes to now: bonuses of deferred effects count later. */
function totalNow(w: Duel, seat: Seat, { effect, value }: Sector): number {
  if (isDeferred(effect)) return value;
  const extra = bonusNow(w, seat, effect);
  return extra > 0 && trapHarm(w, seat, value + extra) > 0 ? value : value + extra; // a bonus is not fed to a trap
}

/** What both lose by sudden death before the active player's next turn (SCW 2.3.3.2). */
const strikeAhead = (w: Duel): number => (w.round + 1 >= SUDDEN_DEATH_ROUND ? SUDDEN_DEATH_LOSS : 0);

/** What it is worth to use what a wheel shows, in lives. */
function useWorth(w: Duel, seat: Seat, sector: Sector): number {
  const { effect, value } = sector,
    { lives, energy, hero } = w.sides[seat]!;
  const total = totalNow(w, seat, sector);
  const harm = trapHarm(w, seat, total);
  // Lives down to what sudden death takes are as good as the last ones.
  const doom = lives > strikeAhead(w) ? strikeAhead(w) : 0;
  if (harm > 0) return harm >= lives - doom ? -LAST : -harm;
  if (isDeferred(effect)) return PER_POINT[effect] * value;
  switch (effect) {
    case 'energy':
      return PER_POINT.energy * Math.min(total, MAX_ENERGY - energy);
    case 'heal':
      return PER_POINT.heal * Math.min(total, hero!.lives - lives);
    case 'heroAttack':
    case 'bite':
      return total >= w.sides[other(seat)]!.lives ? LAST : PER_POINT[effect] * total;
    case 'universalAttack':
      return total >= w.sides[other(seat)]!.lives ? LAST : Math.max(total, bestFall(w, seat, total));
    case 'canbalandAttack':
      return lives + total <= doom ? -LAST : 1.5 * bestFall(w, seat, Infinity) + Math.min(0, total);
    default:
      return 1.5 * bestFall(w, seat, total);
  }
}

/** The best spin that can be paid now. */
function bestSpin(w: Duel, seat: Seat): number {
  let best = 0;
  for (const id of weaponsOf(w, seat)) {
    const { state } = w.weapons[id]!;
    if (state === 'prepared' && costOf(w, id) <= w.sides[seat]!.energy) best = Math.max(best, promiseNow(w, seat, id));
  }
  return best;
}

function actionWeight(w: Duel, options: readonly Option[], option: Option): number {
  const seat = w.active,
    { energy, lives } = w.sides[seat]!;
  if (option === 'end') {
    if (!options.some(offered => typeof offered === 'object' && 'spin' in offered)) return 0.6;
    // Who can spin spins, but for fear of a trap that would be the last, or to pay for the night attack.
    const { count, threshold } = trapsAgainst(w, seat);
    return count * threshold >= lives || specialNow(w, seat, 'nightAttack') >= 0 ? 0.2 : 0;
  }
  const { spin, repair, cancel } = option as { spin?: WeaponId; repair?: WeaponId; cancel?: WeaponId };
  if (spin !== undefined) return promiseNow(w, seat, spin) / (1 + 0.2 * costOf(w, spin));
  if (repair !== undefined) return 0.5;
  // What lies there was paid for; it is given up only for a spin that promises much more than it, where no other can be paid.
  const { effect, value } = w.weapons[cancel!]!.deferred!;
  if (w.actions === 0 || costOf(w, cancel!) > energy || bestSpin(w, seat) > 0) return 0;
  // Nor a combo that can be fired when the turn ends.
  if (effect === 'combo' && (carrying(w, seat, effect).length > 1 || specialNow(w, seat, 'comboDetonator') >= 0)) return 0;
  return 1.5 * PER_POINT[effect] * value < promiseNow(w, seat, cancel!) ? 0.1 : 0;
}

/** What both lose right after this turn by sudden death. */
const strikeNext = (w: Duel): number => (w.active !== w.starter ? strikeAhead(w) : 0);

/** What all deferred effects of a kind come to together, with their bonus. */
function sumNow(w: Duel, owner: Seat, effect: Deferred): number {
  const ids = carrying(w, owner, effect);
  return ids.length ? ids.reduce((total, id) => total + w.weapons[id]!.deferred!.value, bonusNow(w, owner, effect)) : 0;
}

/** What can still strike the opponent's hero when the turn ends. */
function blowsToCome(w: Duel, seat: Seat): number {
  const valueOf = (slot: number): number => (slot < 0 ? 0 : slotsNow(w, seat)[slot]!.value);
  const detonator = specialNow(w, seat, 'comboDetonator');
  const combos = carrying(w, seat, 'combo').length >= (detonator < 0 ? 2 : 1) ? sumNow(w, seat, 'combo') + valueOf(detonator) : 0;
  const night = Math.min(w.sides[seat]!.energy, valueOf(specialNow(w, seat, 'nightAttack')));
  return sumNow(w, seat, 'permanentAttack') + Math.max(0, combos) + night;
}

/**
 * Whether somebody whom sudden death fells before his next turn may end this one with an effect: it saves him, takes the opponent with
 * him, or fires a combo.
 */
function avertsDoom(w: Duel, seat: Seat, sector: Sector): boolean {
  const { effect } = sector,
    { lives, hero } = w.sides[seat]!;
  const total = totalNow(w, seat, sector);
  if (trapHarm(w, seat, total) > 0) return false;
  const takes = (power: number): boolean => power + blowsToCome(w, seat) + SUDDEN_DEATH_LOSS >= w.sides[other(seat)]!.lives;
  switch (effect) {
    case 'heal':
      return Math.min(lives + total, hero!.lives) > SUDDEN_DEATH_LOSS;
    case 'heroAttack':
    case 'bite':
    case 'universalAttack':
      return takes(total);
    case 'permanentAttack': // strikes at the end of this very turn
      return takes(total + (carrying(w, seat, effect).length ? 0 : bonusNow(w, seat, effect)));
    case 'combo':
      return carrying(w, seat, 'combo').length > 0 || specialNow(w, seat, 'comboDetonator') >= 0;
    default:
      return false;
  }
}

/**
 * Whether a blow against the hero ends the duel whatever the opponent does: with the permanent attacks that are still to come in
 * this turn and the sudden death after it, against all his shields.
 */
function isLast(w: Duel, seat: Seat, attack: string, power: number): boolean {
  const follows = attack === 'combo' ? 0 : sumNow(w, seat, 'permanentAttack');
  const { lives } = w.sides[seat]!,
    strike = strikeNext(w);
  return power + follows + (lives > strike ? strike : 0) >= w.sides[other(seat)]!.lives + sumNow(w, other(seat), 'shield');
}

/** An attack on whom it can fell; a blow that achieves nothing is no choice while there is a better one. */
function aimWeight(w: Duel, seat: Seat, attack: string, power: number, option: Option): number {
  if (option === 'stop') return 0;
  if (option === 'hero') return power >= w.sides[other(seat)]!.lives ? 20 : 0.1 + 0.5 * Math.max(0, power);
  const target = option as Exclude<Target, 'hero'>;
  if (attack !== 'canbalandAttack' && power < durabilityOf(w, target)) return 0;
  const worth = fallWorth(w, target);
  // A big combo, saved up over turns, is for the hero, unless what falls is worth a good part of it.
  return attack === 'combo' && power >= 5 && worth < 0.3 * power ? 0 : worth;
}

/** Weights of which at least one must be more than nothing: where none is, that of the last resort, or all alike. */
const orElse = (options: readonly Option[], weights: number[], resort: Option | null): number[] =>
  weights.some(weight => weight > 0) ? weights : options.map(option => (resort === null || option === resort ? 1 : 0));

/** What a bonus adds, a malus takes. */
const strengthOf = (option: Option): number =>
  typeof option === 'object' ? Number(Object.entries(option).find(([word]) => word !== 'bonus')![1]) : 0;

/** What a weapon is good for in the hands of a hero, over a day. */
function fitOf(hero: HeroCard, card: WeaponCard): number {
  const { ever } = wheelOf(card);
  let sum = promiseOf(card);
  for (const { icon, value } of hero.slots.flat()) if (!isSpecial(icon)) sum += (value * (ever[icon] ?? 0)) / TIMES.length;
  return sum / (1 + 0.35 * (card.cost + (hero.focus.includes(card.type) ? 0 : 1)));
}
/** A hero with the best weapons there are for him: a surcharge is paid at every spin. */
function heroFit({ heroes, weapons }: Pool, index: number): number {
  const hero = heroes[index]!;
  const fits = weapons.map(card => fitOf(hero, card)).sort((a, b) => b - a);
  const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
  return hero.lives + sum(hero.energy) + 8 * sum(fits.slice(0, MAX_WEAPONS));
}

/** Only the best ones are a choice. */
const best = (worths: number[]): number[] => {
  const most = Math.max(...worths);
  return worths.map(worth => (worth === most ? 1 : 0));
};

function defenceWeights(w: Duel, { seat, about, options }: Decision): number[] {
  const { power, target, picked } = about as { power: number; target: Target; picked: readonly WeaponId[] };
  const aimedAt = target !== 'hero' && 'effect' in target ? target.effect : -1;
  const valueOf = (id: WeaponId): number => w.weapons[id]!.deferred!.value;
  const sum = (ids: readonly WeaponId[]): number => ids.reduce((total, id) => total + valueOf(id), 0);
  const extra = bonusNow(w, seat, 'shield');
  // What the blow must not reach: the last life, by sudden death too, or the target's durability.
  const limit = target === 'hero' ? w.sides[seat]!.lives - strikeNext(w) : durabilityOf(w, target);
  const left = picked.length ? power - sum(picked) - extra : power;
  const saved = left < limit,
    lost = power - sum(carrying(w, seat, 'shield').filter(id => id !== aimedAt)) - extra >= limit;
  const weights = options.map(option => {
    const id = option === 'enough' ? -1 : (option as { shield: WeaponId }).shield;
    // A shield that is aimed at and cannot be saved may as well be used.
    if (lost && !saved && aimedAt >= 0 && w.weapons[aimedAt]!.deferred!.effect === 'shield' && !picked.includes(aimedAt))
      return id === aimedAt ? 1 : 0;
    if (id < 0) return saved || lost ? 1 : target === 'hero' ? 0 : 0.5;
    if (left <= 0) return 0;
    // A shield that is used up whole is worth it: its weapon is free again.
    if (target === 'hero') return !saved && !lost ? 2 : valueOf(id) <= left ? 1.2 : (0.6 * left) / valueOf(id);
    return saved || lost ? 0 : 0.3;
  });
  return orElse(options, weights, 'enough');
}

function weightsOf(w: Duel, question: string, decision: Decision): number[] {
  const { seat, about, options } = decision;
  const { power = 0, attack = '' } = (about ?? {}) as { power?: number; attack?: string };
  const each = (weight: (option: Option) => number): number[] => options.map(weight);
  switch (question) {
    case 'turn.acted':
      return each(option => actionWeight(w, options, option));
    case 'spin.chosen': {
      const { weapon, sector } = about as { weapon: WeaponId; sector: number };
      const shown = w.weapons[weapon]!.card.sectors[sector]!;
      const worth = useWorth(w, seat, shown);
      const isDoomed = shown.colour !== 'green' && w.actions > 0 && w.sides[seat]!.lives <= strikeAhead(w) && bestSpin(w, seat) > 0;
      // Sudden death comes next: while another spin may avert it, the turn is not ended for less.
      if (isDoomed && !avertsDoom(w, seat, shown)) return each(option => (option === 'use' ? 0 : 1));
      // A trap may be worth a weak effect, but not the last life.
      if (worth > -LAST && trapHarm(w, seat, totalNow(w, seat, shown)) > 0) return each(option => (option === 'use' ? 0.3 : 1));
      if (worth <= 0) return each(option => (option === 'use' ? 0 : 1));
      const over = shown.colour === 'green' || w.actions === 0 || actionsNow(w).every(action => action === 'end' || 'cancel' in action);
      // What costs nothing is taken: green goes on either way, and where nothing can follow orange ends nothing.
      if (over) return each(option => (option === 'use' ? 1 : shown.effect === 'canbalandAttack' ? 0.25 : 0));
      return each(option => (option === 'use' ? worth : 0.6 * bestSpin(w, seat)));
    }
    case 'spin.refuse': {
      const { weapon, sector } = about as { weapon: WeaponId; sector: number };
      const price = Math.abs(slotsNow(w, seat).find(({ icon }) => icon === 'battleTrick')!.value);
      return each(option => {
        if (option === 'accept') return 0.2 + Math.max(0, useWorth(w, seat, w.weapons[weapon]!.card.sectors[sector]!));
        if (price >= w.sides[seat]!.lives) return 0;
        return Math.max(0.05, promiseNow(w, seat, (option as { trick: WeaponId }).trick) - price);
      });
    }
    case 'attack.announce':
    case 'spin.aimAgain':
      if (options.includes('hero') && isLast(w, seat, attack, power)) return each(option => (option === 'hero' ? 1 : 0));
      return orElse(
        options,
        each(option => aimWeight(w, seat, attack, power, option)),
        null,
      );
    case 'mechanic.decide': {
      const found = each(option => {
        if (option === 'skip') return 0; // it is free
        const { repair } = option as { repair?: WeaponId };
        return repair === undefined ? aimWeight(w, seat, attack, power, option) : 0.4 + 0.5 * promiseOf(w.weapons[repair]!.card);
      });
      return orElse(options, found, 'skip');
    }
    case 'nightAttack.decide':
      return each(option => (option === 'use' ? 1 : carrying(w, other(seat), 'shield').length ? 0.2 : 0));
    case 'combo.decide': {
      // Kept for a better time of day, against shields, or where nothing would come of it.
      const { sum, detonator } = about as { sum: number; detonator: number };
      const now = bonusNow(w, seat, 'combo'),
        later = bonusNow({ ...w, round: w.round + 1 }, seat, 'combo');
      const wasted = sum + detonator + now < 2;
      const hasReason = wasted || later > now || carrying(w, other(seat), 'shield').length > 0;
      return each(option => (option === 'fire' ? (wasted ? 0.1 : 1) : hasReason ? 0.3 : 0));
    }
    case 'defence.pick':
      return defenceWeights(w, decision);
    case 'bonus.take': {
      const { effect, value } = about as { effect: Effect; value: number };
      if (!options.includes('none')) return each(option => 1 / (1 - strengthOf(option))); // the smallest malus
      const { lives, energy, hero } = w.sides[seat]!;
      const room = effect === 'energy' ? MAX_ENERGY - energy : effect === 'heal' ? hero!.lives - lives : Infinity;
      const spun = !isDeferred(effect);
      // Kept where it would add nothing, or only feed a trap.
      const found = each(option =>
        option === 'none' || value >= room || (spun && trapHarm(w, seat, value + strengthOf(option)) > 0) ? 0 : 1,
      );
      return orElse(options, found, 'none');
    }
    case 'loadout.weapons':
      return best(each(option => heroFit(w.sides[seat]!.pool!, (option as { hero: number }).hero)));
    case 'loadout.pick': {
      const { heroes, hero, weapons } = w.sides[seat]!.pool!;
      return best(each(option => (option === 'done' ? -Infinity : fitOf(heroes[hero]!, weapons[(option as { weapon: number }).weapon]!))));
    }
    case 'duel.draw':
    case 'duel.otherWeapon':
      return each(option => (option === 'best' ? 1 : 0));
    case 'turn.breakCurse': {
      const usable = weaponsOf(w, seat).filter(id => w.weapons[id]!.state !== 'cursed').length;
      return each(option => (option === 'keep' ? 1 : usable < 2 ? 0.5 : 0));
    }
    default:
      return each(() => 1);
  }
}

export const mind: Mind<Duel> = {
  weights: WEIGHTS,
  given: ['move', 'fallen'],
  measure(w, seat) {
    const theirs = standing(w, other(seat));
    return standing(w, seat).map((mine, i) => mine - theirs[i]!);
  },
  weigh: (position: Position<Duel>) => weightsOf(position.world, questionOf(position), position.decision!),
  /** Between actions, not while a blow is under way. */
  settled: ({ stack }) => stack[stack.length - 1]?.procedure === 'turn',
  horizon: 10,
  haze: { novice: 0, squire: 0, knight: 0.22 },
};
