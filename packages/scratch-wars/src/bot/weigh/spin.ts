/** The result of a spin: use or ignore it, or refuse it with the battle trick. */
import { other, type Decision, type Seat } from '@kolbiste/engine';
import type { Sector } from '../../cards/vocabulary.ts';
import { actionsNow } from '../../rules/legality.ts';
import { carrying, slotsNow, specialNow } from '../../rules/queries.ts';
import { SUDDEN_DEATH_LOSS, type WeaponId, type World } from '../../rules/state.ts';
import { strikeAhead } from '../sudden-death.ts';
import { bestSpin, promiseNow } from '../wheel.ts';
import { bonusNow, LAST, sumNow, totalNow, trapHarm, useWorth } from '../worth.ts';

function spunSector(w: World, { about }: Decision): Sector {
  const { weapon, sector } = about as { weapon: WeaponId; sector: number };
  return w.weapons[weapon]!.card.sectors[sector]!;
}

export function weighUse(w: World, decision: Decision): number[] {
  const { seat } = decision;
  const sector = spunSector(w, decision);
  const weights = (use: number, ignore: number): number[] => decision.options.map(option => (option === 'use' ? use : ignore));
  const worth = useWorth(w, seat, sector);
  const isDoomed = sector.colour !== 'green' && w.actions > 0 && w.sides[seat]!.lives <= strikeAhead(w) && bestSpin(w, seat) > 0;
  // Sudden death comes next: while another spin may avert it, the turn is not ended for less.
  if (isDoomed && !avertsDoom(w, seat, sector)) return weights(0, 1);
  // A trap may be worth a weak effect, but not the last life.
  if (worth > -LAST && trapHarm(w, seat, totalNow(w, seat, sector)) > 0) return weights(0.3, 1);
  if (worth <= 0) return weights(0, 1);
  const isFree = sector.colour === 'green' || w.actions === 0 || actionsNow(w).every(action => action === 'end' || 'cancel' in action);
  // What costs nothing is taken: green goes on either way, and where nothing can follow orange ends nothing.
  if (isFree) return weights(1, sector.effect === 'canbalandAttack' ? 0.25 : 0);
  return weights(worth, 0.6 * bestSpin(w, seat));
}

export function weighTrick(w: World, decision: Decision): number[] {
  const { seat } = decision;
  const price = Math.abs(slotsNow(w, seat).find(({ icon }) => icon === 'battleTrick')!.value);
  return decision.options.map(option => {
    if (option === 'accept') return 0.2 + Math.max(0, useWorth(w, seat, spunSector(w, decision)));
    if (price >= w.sides[seat]!.lives) return 0;
    return Math.max(0.05, promiseNow(w, seat, (option as { trick: WeaponId }).trick) - price);
  });
}

/** What can still hit the opponent's hero when the turn ends. */
function hitsToCome(w: World, seat: Seat): number {
  const valueOf = (slot: number | null): number => (slot === null ? 0 : slotsNow(w, seat)[slot]!.value);
  const detonator = specialNow(w, seat, 'comboDetonator');
  const combos = carrying(w, seat, 'combo').length >= (detonator === null ? 2 : 1) ? sumNow(w, seat, 'combo') + valueOf(detonator) : 0;
  const night = Math.min(w.sides[seat]!.energy, valueOf(specialNow(w, seat, 'nightAttack')));
  return sumNow(w, seat, 'permanentAttack') + Math.max(0, combos) + night;
}

/** Whether a hero who falls to sudden death before the next turn may end this one with the effect: it heals enough, takes the opponent along, or fires a combo. */
function avertsDoom(w: World, seat: Seat, sector: Sector): boolean {
  const { effect } = sector,
    { lives, hero } = w.sides[seat]!;
  const total = totalNow(w, seat, sector);
  if (trapHarm(w, seat, total) > 0) return false;
  const defeats = (power: number): boolean => power + hitsToCome(w, seat) + SUDDEN_DEATH_LOSS >= w.sides[other(seat)]!.lives;
  switch (effect) {
    case 'heal':
      return Math.min(lives + total, hero!.lives) > SUDDEN_DEATH_LOSS;
    case 'heroAttack':
    case 'bite':
    case 'universalAttack':
      return defeats(total);
    case 'permanentAttack': // strikes at the end of this very turn
      return defeats(total + (carrying(w, seat, effect).length ? 0 : bonusNow(w, seat, effect)));
    case 'combo':
      return carrying(w, seat, 'combo').length > 0 || specialNow(w, seat, 'comboDetonator') !== null;
    default:
      return false;
  }
}
