/** The verbs of a Duel: each changes the world, emits its event and cites its rule. Nothing else writes the world. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { BonusIcon, Special } from '../cards/vocabulary.ts';
import type { DuelEvent, LossCause } from './events.ts';
import type { Here } from './game.ts';
import { slotsNow, timeOf, weaponsOf } from './queries.ts';
import { ACTIONS, MAX_ENERGY, SUDDEN_DEATH_LOSS, type Pool, type Rule, type Stored, type WeaponId, type World } from './state.ts';

/** Secret: the event is `prepared`, once the loadout is complete. */
export function chooseHero({ world }: Here, seat: Seat, hero: number): void {
  draft(world).sides[seat]!.pool!.hero = hero;
}

/** Secret like the hero. */
export function chooseWeapon({ world }: Here, seat: Seat, weapon: number): void {
  draft(world).sides[seat]!.pool!.chosen.push(weapon);
}

/** Lays out the chosen hero and weapons for both to see: lives and energy as printed (SCW 1.5.1.3, 1.5.1.4). */
export function reveal(g: Here, seat: Seat, rule: Rule): void {
  const world = draft(g.world),
    side = world.sides[seat]!,
    pool = side.pool!;
  side.hero = pool.heroes[pool.hero!]!;
  side.lives = side.hero.lives;
  side.energy = side.hero.energy[0];
  for (const i of pool.chosen) world.weapons.push({ owner: seat, card: pool.weapons[i]!, state: 'prepared', deferred: null });
  side.pool = null;
  const weapons = weaponsOf(g.world, seat).map(id => g.world.weapons[id]!.card);
  g.emit({ type: 'revealed', seat, hero: side.hero, weapons, rule });
}

/** Secret: the event is `startSpun`. */
export function chooseStartWeapon({ world }: Here, seat: Seat, weapon: WeaponId): void {
  draft(world).sides[seat]!.starting = weapon;
}

/** Bookkeeping after the start draw, without an event. */
export function clearStartWeapons({ world }: Here): void {
  for (const side of draft(world).sides) side.starting = null;
}

export function chooseStarter(g: Here, seat: Seat, by: Seat, rule: Rule): void {
  const world = draft(g.world);
  world.starter = seat;
  world.active = seat;
  g.emit({ type: 'starterChosen', seat, by, rule });
}

export function beginRound(g: Here, rule: Rule): void {
  draft(g.world).round++;
  g.emit({ type: 'roundBegan', round: g.world.round, time: timeOf(g.world), rule });
}

/** Time is up: after the round that is on comes one more, then the Duel is drawn as at its cap (house, SCW R-22). */
export function callTime(g: Here): void {
  const w = draft(g.world);
  // Copies of a world share their switches.
  w.switches = { ...w.switches, roundCap: Math.min(w.switches.roundCap, w.round + 1) };
  g.emit({ type: 'timeCalled', rounds: 1, rule: 'SCW R-22' });
}

export function beginTurn(g: Here, seat: Seat, rule: Rule): void {
  const world = draft(g.world);
  world.active = seat;
  world.actions = ACTIONS;
  for (const side of world.sides) side.used.length = 0; // SCW 4.1.2.3
  g.emit({ type: 'turnBegan', seat, rule });
}

/** Bookkeeping: what the action was spent on has its own event. */
export function spendAction({ world }: Here): void {
  draft(world).actions--;
}

export function endActions(g: Here, seat: Seat, why: Extract<DuelEvent, { readonly type: 'actionsEnded' }>['why'], rule: Rule): void {
  g.emit({ type: 'actionsEnded', seat, why, rule });
  draft(g.world).actions = 0; // SCW 2.4.2.5
}

export function loseLives(g: Here, seat: Seat, lost: number, { cause, rule }: { readonly cause: LossCause; readonly rule: Rule }): void {
  if (lost <= 0) return;
  const side = draft(g.world).sides[seat]!;
  side.lives -= lost;
  g.emit({ type: 'livesLost', seat, lost, lives: side.lives, cause, rule });
}

/** Both at one moment, so that both may be defeated together (SCW 2.3.4.2). */
export function strikeBoth(g: Here): void {
  const [a, b] = draft(g.world).sides;
  a.lives -= SUDDEN_DEATH_LOSS;
  b.lives -= SUDDEN_DEATH_LOSS;
  g.emit({ type: 'suddenDeath', lost: SUDDEN_DEATH_LOSS, lives: [a.lives, b.lives], rule: 'SCW 2.3.3.2' });
}

/** Up to the printed number, the starter's two lives included (SCW 2.7.2.2, 2.7.2.3). */
export function heal(g: Here, seat: Seat, value: number, rule: Rule): void {
  const side = draft(g.world).sides[seat]!;
  const gained = Math.max(0, Math.min(value, side.hero!.lives - side.lives));
  side.lives += gained;
  g.emit({ type: 'healed', seat, gained, lives: side.lives, rule });
}

/** Up to twelve; the rest is lost (SCW 2.6.1.2). */
export function gainEnergy(g: Here, seat: Seat, value: number, rule: Rule): void {
  const side = draft(g.world).sides[seat]!;
  const gained = Math.max(0, Math.min(value, MAX_ENERGY - side.energy));
  side.energy += gained;
  g.emit({ type: 'energyGained', seat, gained, energy: side.energy, wasted: Math.max(0, value - gained), rule });
}

export function payEnergy(g: Here, seat: Seat, paid: number, rule: Rule): void {
  if (paid === 0) return;
  const side = draft(g.world).sides[seat]!;
  side.energy -= paid;
  g.emit({ type: 'energyPaid', seat, paid, energy: side.energy, rule });
}

export function useBonus(g: Here, seat: Seat, slot: number, rule: Rule): number {
  const { icon, value } = slotsNow(g.world, seat)[slot]!;
  draft(g.world).sides[seat]!.used.push(slot);
  g.emit({ type: 'bonusUsed', seat, slot, icon: icon as BonusIcon, value, rule });
  return value;
}

export function useSpecial(g: Here, seat: Seat, slot: number, rule: Rule): number {
  const { icon, value } = slotsNow(g.world, seat)[slot]!;
  draft(g.world).sides[seat]!.used.push(slot);
  g.emit({ type: 'specialUsed', seat, special: icon as Special, value, rule });
  return value;
}

export function defer(g: Here, id: WeaponId, stored: Stored, rule: Rule): void {
  const weapon = draft(g.world).weapons[id]!;
  weapon.state = 'carrying';
  weapon.deferred = stored;
  g.emit({ type: 'effectDeferred', weapon: id, ...stored, rule });
}

/** The effect is gone and the weapon is back in the equipment, usable at once (SCW 3.4.3.7). */
export function release(g: Here, id: WeaponId, how: 'deferredUsed' | 'deferredCancelled' | 'deferredDestroyed', rule: Rule): void {
  const weapon = draft(g.world).weapons[id]!;
  const { effect } = weapon.deferred!;
  weapon.state = 'prepared';
  weapon.deferred = null;
  g.emit({ type: how, weapon: id, effect, rule });
}

export function breakWeapon(g: Here, id: WeaponId, rule: Rule): void {
  draft(g.world).weapons[id]!.state = 'broken';
  g.emit({ type: 'weaponBroken', weapon: id, rule });
}

export function curseWeapon(g: Here, id: WeaponId, rule: Rule): void {
  draft(g.world).weapons[id]!.state = 'cursed';
  g.emit({ type: 'weaponCursed', weapon: id, rule });
}

/** Frees all cursed weapons of a seat; the actions end with it (SCW 2.5.3.1). */
export function breakCurse(g: Here, seat: Seat, rule: Rule): void {
  const world = draft(g.world);
  const cursed = weaponsOf(g.world, seat).filter(id => world.weapons[id]!.state === 'cursed');
  for (const id of cursed) world.weapons[id]!.state = 'freed';
  g.emit({ type: 'curseBroken', seat, weapons: cursed, rule });
}

export function startRepair(g: Here, id: WeaponId, byMechanic: boolean, rule: Rule): void {
  draft(g.world).weapons[id]!.state = 'repairing';
  g.emit({ type: 'repairStarted', weapon: id, byMechanic, rule });
}

export function readyWeapon(g: Here, id: WeaponId, rule: Rule): void {
  const weapon = draft(g.world).weapons[id]!;
  const was = weapon.state as 'repairing' | 'freed';
  weapon.state = 'prepared';
  g.emit({ type: 'weaponReadied', weapon: id, was, rule });
}

/** For a re-deal: another pool in place of one the viewer cannot see. */
export function replacePool(world: World, seat: Seat, pool: Pool): void {
  draft(world).sides[seat]!.pool = draft(pool);
}

/** For a re-deal: another weapon in place of a start choice the viewer cannot see. */
export function replaceStartWeapon(world: World, seat: Seat, weapon: WeaponId): void {
  draft(world).sides[seat]!.starting = weapon;
}
