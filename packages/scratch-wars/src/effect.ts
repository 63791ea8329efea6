/**
 * Chapters 3.1 to 3.4 and 3.5.4: a wheel is spun, and what it shows is used or ignored. The order is that of: spin, battle
 * trick, use or ignore by colour, a valid target, bonus, trap, target, shields, resolution, what the colour says.
 */
import { other, proceduresOf, type Call, type Seat } from '@kolbiste/engine';
import { defer, gainEnergy, heal, loseLives, release, useBonus, useSpecial } from './atoms.ts';
import { newAttack, targetsOf, type Struck } from './attack.ts';
import { automaticBonus, bonus } from './bonus.ts';
import { isDeferred, type Effect, type Sector } from './cards/card.ts';
import { carrying, costOf, slotsNow, specialNow, weaponsOf, type Duel, type Target, type WeaponId } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

interface SpinLocals {
  readonly seat: Seat;
  weapon: WeaponId;
  free: boolean;
  sector: number;
  bonus: number;
}

type Spun = 'continues' | 'ends';

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
  bitten: Struck;
  splintered: Struck;
  second: null;
  aimAgain: 'stop' | Target;
  finish: unknown;
}

const sectorOf = (w: Duel, v: SpinLocals): Sector => w.weapons[v.weapon]!.card.sectors[v.sector]!;

/** The effect's value with its bonus: never below nothing, but for the Canbaland attack, whose value is its price. */
function totalOf(w: Duel, v: SpinLocals): number {
  const { effect, value } = sectorOf(w, v);
  return effect === 'canbalandAttack' ? value + v.bonus : Math.max(0, value + v.bonus);
}

/** Weapons the battle trick may spin: prepared, and no dearer for this hero than the one just used (SCW 5.4.1.2). */
const trickWeapons = (w: Duel, v: SpinLocals): WeaponId[] =>
  weaponsOf(w, v.seat).filter(id => w.weapons[id]!.state === 'prepared' && costOf(w, id) <= costOf(w, v.weapon));

/** Whether the effect has a valid target (SCW 3.3.1.2). */
export function hasTarget(w: Duel, seat: Seat, effect: Effect): boolean {
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

export const spin = proceduresOf<ScratchWars>().define<SpinLocals, SpinSteps, Spun>('spin', {
  spin(g, v) {
    v.sector = g.random.die(g.world.weapons[v.weapon]!.card.sectors.length) - 1; // uniform
    g.emit({ type: 'spun', weapon: v.weapon, sector: v.sector, free: v.free, rule: 'SCW 2.5.1.4' });
    return g.go('landed', null);
  },
  landed(g, v) {
    if (sectorOf(g.world, v).colour !== 'red' || specialNow(g.world, v.seat, 'battleTrick') < 0) return g.go('decide', null);
    const tricks = trickWeapons(g.world, v).map(trick => ({ trick }));
    return g.ask('refuse', v.seat, 'SCW 5.4.1.1', ['accept', ...tricks], { weapon: v.weapon, sector: v.sector });
  },
  refuse(g, v, choice) {
    if (choice === 'accept') return g.go('decide', null);
    const price = useSpecial(g, v.seat, specialNow(g.world, v.seat, 'battleTrick'), 'SCW 5.4.1.2');
    loseLives(g, v.seat, Math.abs(price), 'battleTrick', 'SCW 5.4.1.3'); // may defeat the own hero
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
    loseLives(g, v.seat, total * traps.length, 'trap', traps.length > 1 ? 'SCW 3.5.4.9' : 'SCW 3.5.4.7');
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
        return g.call('bitten', newAttack(v.seat, effect, value, v.bonus));
      case 'shrapnel':
        return g.call('splintered', newAttack(v.seat, effect, value, v.bonus));
      default:
        return g.call('finish', newAttack(v.seat, effect, value, v.bonus));
    }
  },
  bitten(g, v, struck) {
    if (struck.lives > 0) gainEnergy(g, v.seat, struck.lives, 'SCW 3.4.7.4');
    return g.go('finish', null);
  },
  splintered(g, v, struck) {
    if (!struck.success || struck.rest <= 0) return g.go('finish', null); // SCW 3.4.9.3
    v.bonus = struck.rest; // what is left for the second attack
    return g.go('second', null);
  },
  second: (g, v) =>
    g.ask('aimAgain', v.seat, 'SCW 3.4.9.3', ['stop', ...targetsOf(g.world, v.seat, 'shrapnelSecond')], {
      attack: 'shrapnelSecond',
      power: v.bonus,
    }),
  aimAgain: (g, v, target) =>
    target === 'stop' ? g.go('finish', null) : g.call('finish', newAttack(v.seat, 'shrapnelSecond', v.bonus, 0, 0, target)),
  /** Red ends the turn, so does an orange effect that was used; a trap or a missing target changes nothing about it. */
  finish: (g, v) => g.done(sectorOf(g.world, v).colour === 'green' ? 'continues' : 'ends'),
});

export const newSpin = (seat: Seat, weapon: WeaponId): Call<Spun> => spin({ seat, weapon, free: false, sector: 0, bonus: 0 });
