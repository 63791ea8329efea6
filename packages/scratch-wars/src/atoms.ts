/** The verbs of a Duel: each changes the world, says so and cites its rule, together. Nothing else writes the world. */
import type { Scope, Seat } from '@kolbiste/engine';
import type { BonusIcon, Special } from './cards/card.ts';
import type { LossCause } from './events.ts';
import { MAX_ENERGY, SUDDEN_DEATH_LOSS, slotsNow, type Rule, type Stored, type WeaponId } from './world.ts';
import type { ScratchWars } from './scratch-wars.ts';

type Here = Scope<ScratchWars>;

export function loseLives(g: Here, seat: Seat, lost: number, cause: LossCause, rule: Rule): void {
  if (lost <= 0) return;
  const side = g.world.sides[seat]!;
  side.lives -= lost;
  g.emit({ type: 'livesLost', seat, lost, lives: side.lives, cause, rule });
}

/** Both at one moment, so that both may be defeated together (SCW 2.3.4.2). */
export function strikeBoth(g: Here): void {
  const [a, b] = g.world.sides;
  a.lives -= SUDDEN_DEATH_LOSS;
  b.lives -= SUDDEN_DEATH_LOSS;
  g.emit({ type: 'suddenDeath', lost: SUDDEN_DEATH_LOSS, lives: [a.lives, b.lives], rule: 'SCW 2.3.3.2' });
}

/** Up to the printed number, the starter's two lives included (SCW 2.7.2.2, 2.7.2.3). */
export function heal(g: Here, seat: Seat, value: number, rule: Rule): void {
  const side = g.world.sides[seat]!;
  const gained = Math.max(0, Math.min(value, side.hero!.lives - side.lives));
  side.lives += gained;
  g.emit({ type: 'healed', seat, gained, lives: side.lives, rule });
}

/** Up to twelve; the rest is lost (SCW 2.6.1.2). */
export function gainEnergy(g: Here, seat: Seat, value: number, rule: Rule): void {
  const side = g.world.sides[seat]!;
  const gained = Math.max(0, Math.min(value, MAX_ENERGY - side.energy));
  side.energy += gained;
  g.emit({ type: 'energyGained', seat, gained, energy: side.energy, wasted: Math.max(0, value - gained), rule });
}

export function payEnergy(g: Here, seat: Seat, paid: number, rule: Rule): void {
  if (paid === 0) return;
  const side = g.world.sides[seat]!;
  side.energy -= paid;
  g.emit({ type: 'energyPaid', seat, paid, energy: side.energy, rule });
}

export function useBonus(g: Here, seat: Seat, slot: number, rule: Rule): number {
  const { icon, value } = slotsNow(g.world, seat)[slot]!;
  g.world.sides[seat]!.used.push(slot);
  g.emit({ type: 'bonusUsed', seat, slot, icon: icon as BonusIcon, value, rule });
  return value;
}

export function useSpecial(g: Here, seat: Seat, slot: number, rule: Rule): number {
  const { icon, value } = slotsNow(g.world, seat)[slot]!;
  g.world.sides[seat]!.used.push(slot);
  g.emit({ type: 'specialUsed', seat, special: icon as Special, value, rule });
  return value;
}

export function defer(g: Here, id: WeaponId, stored: Stored, rule: Rule): void {
  const weapon = g.world.weapons[id]!;
  weapon.state = 'carrying';
  weapon.deferred = stored;
  g.emit({ type: 'effectDeferred', weapon: id, ...stored, rule });
}

/** The effect is gone and the weapon is back in the equipment, usable at once (SCW 3.4.3.7). */
export function release(g: Here, id: WeaponId, how: 'deferredUsed' | 'deferredCancelled' | 'deferredDestroyed', rule: Rule): void {
  const weapon = g.world.weapons[id]!;
  const { effect } = weapon.deferred!;
  weapon.state = 'prepared';
  weapon.deferred = null;
  g.emit({ type: how, weapon: id, effect, rule });
}

export function breakWeapon(g: Here, id: WeaponId, rule: Rule): void {
  g.world.weapons[id]!.state = 'broken';
  g.emit({ type: 'weaponBroken', weapon: id, rule });
}

export function curseWeapon(g: Here, id: WeaponId, rule: Rule): void {
  g.world.weapons[id]!.state = 'cursed';
  g.emit({ type: 'weaponCursed', weapon: id, rule });
}

export function startRepair(g: Here, id: WeaponId, byMechanic: boolean, rule: Rule): void {
  g.world.weapons[id]!.state = 'repairing';
  g.emit({ type: 'repairStarted', weapon: id, byMechanic, rule });
}

export function readyWeapon(g: Here, id: WeaponId, rule: Rule): void {
  const weapon = g.world.weapons[id]!;
  const was = weapon.state as 'repairing' | 'freed';
  weapon.state = 'prepared';
  g.emit({ type: 'weaponReadied', weapon: id, was, rule });
}
