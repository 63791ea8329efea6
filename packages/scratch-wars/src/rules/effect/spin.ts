/**
 * Chapters 3.1 to 3.4, 3.5.4 and 5.4: a wheel is spun, and its result is used or ignored. The order is that of: spin, battle
 * trick, use or ignore by colour, a valid target, bonus, trap, target, shields, resolution, what the colour means for the turn.
 */
import { other, type Call, type Seat } from '@kolbiste/engine';
import { isDeferred, type Effect, type Sector } from '../../cards/vocabulary.ts';
import { defer, gainEnergy, heal, loseLives, release, useBonus, useSpecial } from '../atoms.ts';
import { newAttack, type AttackResult } from '../attack/attack.ts';
import { targetsOf } from '../attack/attacks.ts';
import { bonus } from '../bonus/bonus.ts';
import { define } from '../game.ts';
import { trickRefusal } from '../legality.ts';
import { automaticBonus, carrying, slotsNow, specialNow, weaponsOf } from '../queries.ts';
import type { Target, WeaponId, World } from '../state.ts';

interface SpinLocals {
  readonly seat: Seat;
  weapon: WeaponId;
  free: boolean;
  sector: number;
  bonus: number;
}

/** What the result means for the turn. */
type SpinResult = 'continues' | 'ends';

interface SpinSteps {
  spin: null;
  landed: null;
  refuse: 'accept' | { readonly trick: WeaponId };
  decide: null;
  chosen: 'use' | 'ignore';
  start: null;
  strengthened: number;
  trap: null;
  resolve: null;
  bitten: AttackResult;
  splintered: AttackResult;
  second: null;
  aimAgain: 'stop' | Target;
  finish: unknown;
}

const sectorOf = (w: World, v: SpinLocals): Sector => w.weapons[v.weapon]!.card.sectors[v.sector]!;

/** The effect's value with its bonus: never below zero, except for the Canbaland attack, whose value is its price. */
function totalOf(w: World, v: SpinLocals): number {
  const { effect, value } = sectorOf(w, v);
  return effect === 'canbalandAttack' ? value + v.bonus : Math.max(0, value + v.bonus);
}

const trickWeapons = (w: World, v: SpinLocals): WeaponId[] => weaponsOf(w, v.seat).filter(id => trickRefusal(w, id, v.weapon) === null);

/** Lives the trick costs, whatever the sign it is printed with. */
const trickPrice = (w: World, seat: Seat): number => Math.abs(slotsNow(w, seat)[specialNow(w, seat, 'battleTrick')!]!.value);

/** Whether the effect has a valid target (SCW 3.3.1.2). */
export function hasTarget(w: World, seat: Seat, effect: Effect): boolean {
  switch (effect) {
    case 'weaponAttack':
    case 'canbalandAttack':
    case 'curse':
    case 'shrapnel':
      return targetsOf(w, seat, effect).length > 0;
    default:
      return true;
  }
}

export const spin = define<SpinLocals, SpinSteps, SpinResult>('spin', {
  spin(g, v) {
    v.sector = g.random.die(g.world.weapons[v.weapon]!.card.sectors.length) - 1; // uniform
    g.emit({ type: 'spun', weapon: v.weapon, sector: v.sector, free: v.free, rule: 'SCW 2.5.1.4' });
    return g.go('landed', null);
  },
  landed(g, v) {
    if (sectorOf(g.world, v).colour !== 'red' || specialNow(g.world, v.seat, 'battleTrick') === null) return g.go('decide', null);
    const tricks = trickWeapons(g.world, v).map(trick => ({ trick }));
    return g.ask('refuse', v.seat, 'SCW 5.4.1.1', ['accept', ...tricks], {
      weapon: v.weapon,
      sector: v.sector,
      price: trickPrice(g.world, v.seat),
    });
  },
  refuse(g, v, choice) {
    if (choice === 'accept') return g.go('decide', null);
    const price = trickPrice(g.world, v.seat);
    useSpecial(g, v.seat, specialNow(g.world, v.seat, 'battleTrick')!, 'SCW 5.4.1.2');
    loseLives(g, v.seat, price, { cause: 'battleTrick', rule: 'SCW 5.4.1.3' }); // may defeat its user
    v.weapon = choice.trick;
    v.free = true;
    return g.go('spin', null);
  },
  decide(g, v) {
    const { colour, effect } = sectorOf(g.world, v);
    if (colour === 'red') return g.go('start', null); // SCW 3.1.4.1
    if (colour === 'green' && !hasTarget(g.world, v.seat, effect)) return g.go('start', null);
    return g.ask('chosen', v.seat, colour === 'green' ? 'SCW 3.1.2.1' : 'SCW 3.1.3.1', ['use', 'ignore'], {
      weapon: v.weapon,
      sector: v.sector,
    });
  },
  chosen(g, v, choice) {
    if (choice === 'use') return g.go('start', null);
    const { colour, effect } = sectorOf(g.world, v);
    g.emit({ type: 'effectIgnored', weapon: v.weapon, effect, rule: colour === 'green' ? 'SCW 3.1.2.2' : 'SCW 3.1.3.2' });
    return g.done('continues');
  },
  start(g, v) {
    const { effect, value } = sectorOf(g.world, v);
    if (!hasTarget(g.world, v.seat, effect)) {
      g.emit({ type: 'effectCancelled', weapon: v.weapon, effect, why: 'noTarget', rule: 'SCW 3.3.1.2' });
      return g.go('finish', null);
    }
    if (isDeferred(effect)) return g.go('strengthened', 0); // bonuses count when it is used, not when it is deferred (SCW 4.1.1.3)
    return g.call('strengthened', bonus({ seat: v.seat, effect, value }));
  },
  strengthened(g, v, extra) {
    const { effect, value } = sectorOf(g.world, v);
    v.bonus = effect === 'canbalandAttack' ? Math.min(extra, 0 - value) : extra; // its price is never a gain (SCW 4.3.3.3)
    g.emit({ type: 'effectUsed', weapon: v.weapon, effect, value: totalOf(g.world, v), rule: 'SCW 3.3.2.1' });
    return g.go('trap', null);
  },
  // 3.5.4: all traps of the opponent go off together when the effect's total is no higher than the highest of them.
  trap(g, v) {
    const owner = other(v.seat),
      traps = carrying(g.world, owner, 'trap');
    const { effect } = sectorOf(g.world, v);
    const total = totalOf(g.world, v);
    if (traps.length === 0 || total < 1) return g.go('resolve', null);
    const slot = automaticBonus(g.world, owner, 'trap');
    const threshold =
      Math.max(...traps.map(id => g.world.weapons[id]!.deferred!.value)) + (slot === null ? 0 : slotsNow(g.world, owner)[slot]!.value);
    if (total > threshold) return g.go('resolve', null);
    if (slot !== null) useBonus(g, owner, slot, 'SCW 3.2.4.1');
    g.emit({ type: 'trapsSprung', seat: owner, weapons: traps, threshold, value: total, rule: 'SCW 3.5.4.2' });
    g.emit({ type: 'effectCancelled', weapon: v.weapon, effect, why: 'trap', rule: 'SCW 3.5.4.6' });
    for (const id of traps) release(g, id, 'deferredUsed', 'SCW 3.5.4.10');
    const rule = traps.length > 1 ? 'SCW 3.5.4.9' : 'SCW 3.5.4.7';
    loseLives(g, v.seat, total * traps.length, { cause: 'trap', rule });
    return g.go('finish', null);
  },
  resolve(g, v) {
    const { effect, value, durability } = sectorOf(g.world, v);
    const total = totalOf(g.world, v);
    if (isDeferred(effect)) {
      defer(g, v.weapon, { effect, value, durability: durability! }, 'SCW 3.3.2.2');
      return g.go('finish', null);
    }
    switch (effect) {
      case 'energy':
        gainEnergy(g, v.seat, total, 'SCW 3.4.1.1');
        return g.go('finish', null);
      case 'heal':
        heal(g, v.seat, total, 'SCW 3.4.5.1');
        return g.go('finish', null);
      case 'bite':
        return g.call('bitten', newAttack(v.seat, effect, { printed: value, bonus: v.bonus }));
      case 'shrapnel':
        return g.call('splintered', newAttack(v.seat, effect, { printed: value, bonus: v.bonus }));
      default:
        return g.call('finish', newAttack(v.seat, effect, { printed: value, bonus: v.bonus }));
    }
  },
  bitten(g, v, struck) {
    if (struck.lives > 0) gainEnergy(g, v.seat, struck.lives, 'SCW 3.4.7.4');
    return g.go('finish', null);
  },
  splintered(g, v, struck) {
    if (!struck.success || struck.rest <= 0) return g.go('finish', null); // SCW 3.4.9.3
    v.bonus = struck.rest; // the power of the second hit
    return g.go('second', null);
  },
  second: (g, v) =>
    g.ask('aimAgain', v.seat, 'SCW 3.4.9.3', ['stop', ...targetsOf(g.world, v.seat, 'shrapnelSecond')], {
      attack: 'shrapnelSecond',
      power: v.bonus,
    }),
  aimAgain: (g, v, target) =>
    target === 'stop' ? g.go('finish', null) : g.call('finish', newAttack(v.seat, 'shrapnelSecond', { printed: v.bonus, target })),
  /** Red ends the turn, and so does an orange effect that was used, even into a trap or without a target. */
  finish: (g, v) => g.done(sectorOf(g.world, v).colour === 'green' ? 'continues' : 'ends'),
});

export const newSpin = (seat: Seat, weapon: WeaponId): Call<SpinResult> => spin({ seat, weapon, free: false, sector: 0, bonus: 0 });
