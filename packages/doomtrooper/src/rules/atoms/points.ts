/** Destiny and victory points, debts, and what is awarded. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import { keepsPoints, mostDestiny } from '../banking.ts';
import type { GainCause, LossCause } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { bankOf, destinyOf, poolOf } from '../queries.ts';
import type { Award } from '../state.ts';

export function gainDestiny(g: Here, seat: Seat, n: number, { cause, rule }: { readonly cause: GainCause; readonly rule: Rule }): void {
  const bank = draft(g.world).sides[bankOf(g.world, seat)]!;
  const gained = Math.min(n, mostDestiny(g.world, seat) - bank.destiny);
  if (gained <= 0) return;
  bank.destiny += gained;
  g.emit({ type: 'destinyGained', seat, n: gained, total: destinyOf(g.world, seat), cause, rule });
}
/** They lie beside his pool. */
export function gainReserve(g: Here, seat: Seat, n: number, rule: Rule): void {
  draft(g.world).sides[seat]!.reserve += n;
  g.emit({ type: 'destinyGained', seat, n, total: destinyOf(g.world, seat), cause: 'card', rule });
}
/** Takes at most what there is, the reserve last [DR-115]; gives back how much it took. */
export function loseDestiny(g: Here, seat: Seat, n: number, { cause, rule }: { readonly cause: LossCause; readonly rule: Rule }): number {
  const w = draft(g.world);
  const bank = w.sides[bankOf(g.world, seat)]!;
  const taken = Math.min(n, destinyOf(g.world, seat));
  if (taken <= 0) return 0;
  const fromPool = Math.min(taken, bank.destiny);
  bank.destiny -= fromPool;
  w.sides[seat]!.reserve -= taken - fromPool;
  g.emit({ type: 'destinyLost', seat, n: taken, total: destinyOf(g.world, seat), cause, rule });
  return taken;
}
export function gainVictory(g: Here, seat: Seat, n: number, { cause, rule }: { readonly cause: GainCause; readonly rule: Rule }): void {
  if (n <= 0) return;
  const side = draft(g.world).sides[seat]!;
  side.victory += n;
  g.emit({ type: 'victoryGained', seat, n, total: side.victory, cause, rule });
}
/** Never below zero (DOT 1.13). */
export function loseVictory(g: Here, seat: Seat, n: number, { cause, rule }: { readonly cause: LossCause; readonly rule: Rule }): number {
  const side = draft(g.world).sides[seat]!;
  const taken = Math.min(n, side.victory);
  if (taken <= 0) return 0;
  side.victory -= taken;
  g.emit({ type: 'victoryLost', seat, n: taken, total: side.victory, cause, rule });
  return taken;
}

/** A card of a player takes destiny points from another, unless those are kept; gives back how many [DR-114]. */
export const takeDestiny = (g: Here, { from, by }: Taking, n: number, rule: Rule): number =>
  keepsPoints(g.world, from, by) ? 0 : loseDestiny(g, from, from === by ? n : Math.min(n, poolOf(g.world, from)), { cause: 'card', rule });
export const takeVictory = (g: Here, { from, by }: Taking, n: number, rule: Rule): number =>
  keepsPoints(g.world, from, by) ? 0 : loseVictory(g, from, n, { cause: 'card', rule });
interface Taking {
  readonly from: Seat;
  readonly by: Seat;
}

/** Points announced; they are given when everybody has had a chance to answer (DOT 24.8.5). */
export function announcePoints(g: Here, award: Award): void {
  draft(g.world).awards.push(award);
  const { seat, victory, destiny, for: source } = award;
  g.emit({ type: 'pointsAnnounced', seat, victory, destiny, for: source, rule: 'DOT 24.8.5' });
}
/** The points announced last, as the answers left them. */
export const takeAward = (g: Here): Award => draft(g.world).awards.pop()!;
/** An answer takes the points announced for somebody else. */
export function divertAward(award: Award, to: Seat): void {
  draft(award).seat = to;
}
/** An answer takes announced victory points, or both kinds, before they are given (DOT 24.8.6). */
export function spoilAward(award: Award, what: 'victory' | 'both'): void {
  draft(award).victory = 0;
  if (what === 'both') draft(award).destiny = 0;
}

/** Destiny points of an announced award are spent before they are given. */
export function dockAward(award: Award, n: number): void {
  draft(award).destiny -= n;
}

/** Destiny points borrowed from the bank (DOT 1.9). */
export function takeDebt(g: Here, seat: Seat, n: number, owed: number): void {
  const side = draft(g.world).sides[seat]!;
  side.debt += owed;
  g.emit({ type: 'debtTaken', seat, n, debt: side.debt, rule: 'DOT 1.9' });
}
export function payDebt(g: Here, seat: Seat, n: number): void {
  const side = draft(g.world).sides[seat]!;
  side.debt -= n;
  g.emit({ type: 'debtPaid', seat, n, debt: side.debt, rule: 'DOT 1.9' });
}
/** At the end of the game what was owed has been taken in points (DOT 1.10, 1.11). */
export function forgiveDebt(g: Here, seat: Seat): void {
  draft(g.world).sides[seat]!.debt = 0;
}
