/** Destiny and victory points, debts, and what is awarded. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { GainCause, LossCause } from '../events.ts';
import type { Here } from '../game.ts';
import type { Rule } from '../rule.ts';
import { bankOf } from '../queries.ts';
import type { Award } from '../state.ts';

export function gainDestiny(g: Here, seat: Seat, n: number, cause: GainCause, rule: Rule): void {
  if (n <= 0) return;
  const bank = draft(g.world).sides[bankOf(g.world, seat)]!;
  bank.destiny += n;
  g.emit({ type: 'destinyGained', seat, n, total: bank.destiny, cause, rule });
}
/** Takes at most what there is; gives back how much it took. */
export function loseDestiny(g: Here, seat: Seat, n: number, cause: LossCause, rule: Rule): number {
  const bank = draft(g.world).sides[bankOf(g.world, seat)]!;
  const taken = Math.min(n, bank.destiny);
  if (taken <= 0) return 0;
  bank.destiny -= taken;
  g.emit({ type: 'destinyLost', seat, n: taken, total: bank.destiny, cause, rule });
  return taken;
}
export function gainVictory(g: Here, seat: Seat, n: number, cause: GainCause, rule: Rule): void {
  if (n <= 0) return;
  const side = draft(g.world).sides[seat]!;
  side.victory += n;
  g.emit({ type: 'victoryGained', seat, n, total: side.victory, cause, rule });
}
/** Never below zero (DOT 1.13). */
export function loseVictory(g: Here, seat: Seat, n: number, cause: LossCause, rule: Rule): number {
  const side = draft(g.world).sides[seat]!;
  const taken = Math.min(n, side.victory);
  if (taken <= 0) return 0;
  side.victory -= taken;
  g.emit({ type: 'victoryLost', seat, n: taken, total: side.victory, cause, rule });
  return taken;
}

/** Points announced; they are given when everybody has had a chance to answer (DOT 24.8.5). */
export function announcePoints(g: Here, award: Award): void {
  draft(g.world).awards.push(award);
  const { seat, victory, destiny, for: source } = award;
  g.emit({ type: 'pointsAnnounced', seat, victory, destiny, for: source, rule: 'DOT 24.8.5' });
}
/** The points announced last, as the answers left them. */
export const takeAward = (g: Here): Award => draft(g.world).awards.pop()!;
/** An answer takes announced victory points, or both kinds, before they are given (DOT 24.8.6). */
export function spoilAward(award: Award, what: 'victory' | 'both'): void {
  draft(award).victory = 0;
  if (what === 'both') draft(award).destiny = 0;
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
