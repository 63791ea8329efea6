/** Combat points and health. */
import type { Seat } from '@kolbiste/engine';
import { draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { healthCap, teamOf } from '../queries.ts';
import { MAX_CP, type Rule } from '../state.ts';

/** Up to fifteen; the rest is lost (DIT 4.3, 4.4). */
export function gainCp(g: Here, seat: Seat, n: number, rule: Rule): void {
  if (n <= 0) return;
  const player = draft(g.world).players[seat]!;
  const gained = Math.min(n, MAX_CP - player.cp);
  player.cp += gained;
  g.emit({ type: 'cpGained', seat, gained, lost: n - gained, cp: player.cp, rule });
}
export function payCp(g: Here, seat: Seat, n: number, rule: Rule): void {
  if (n <= 0) return;
  const player = draft(g.world).players[seat]!;
  player.cp -= n;
  g.emit({ type: 'cpPaid', seat, paid: n, cp: player.cp, rule });
}

export interface Theft {
  readonly seat: Seat;
  readonly from: Seat;
  readonly n: number;
  readonly rule: Rule;
}
/** What there is, even if the thief is full (DIT 8.12, R45). */
export function stealCp(g: Here, { seat, from, n, rule }: Theft): void {
  const { players } = draft(g.world);
  const taken = Math.min(n, players[from]!.cp);
  players[from]!.cp -= taken;
  players[seat]!.cp = Math.min(MAX_CP, players[seat]!.cp + taken);
  g.emit({ type: 'cpStolen', seat, from, n: taken, rule });
}
/** Not damage: it cannot be prevented and sets nothing off (DIT 8.11, R45). */
export function stealHealth(g: Here, { seat, from, n, rule }: Theft): void {
  const { dials } = draft(g.world);
  const [mine, theirs] = [teamOf(g.world, seat), teamOf(g.world, from)];
  const taken = Math.min(n, dials[theirs]!);
  dials[theirs]! -= taken;
  const gained = Math.min(taken, healthCap(g.world) - dials[mine]!);
  dials[mine]! += gained;
  g.emit({ type: 'healthStolen', seat, from, n: taken, gained, rule });
}
/** At once, but in upkeep and in the defensive roll phase with the total (DIT 12.1.4, 12.6.11, R42). */
export function heal(g: Here, seat: Seat, n: number, rule: Rule): void {
  const world = draft(g.world);
  if (n <= 0) return;
  if (world.pooling && world.switches.healing === 'pooled') {
    world.heals[seat]! += n;
    g.emit({ type: 'healWaits', seat, n, rule: 'DIT R42' });
    return;
  }
  const dial = teamOf(g.world, seat);
  const gained = Math.min(n, healthCap(g.world) - world.dials[dial]!);
  world.dials[dial]! += gained;
  g.emit({ type: 'healed', seat, n, gained, health: world.dials[dial]!, rule });
}
