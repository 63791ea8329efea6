/** A rough judgement for bots: health first, then what waits in hand, on the board and in points. */
import { statusNamed } from './registry.ts';
import type { World } from './state.ts';
import { healthOf, marked, MAY_CAST, opponentsOf, sameTeam, sumOf, upgradesInPlay } from './world.ts';

/** A prepared spell. */
const SPELL = 2;
function worthOf(w: World, seat: number): number {
  const player = w.players[seat]!;
  if (!player.alive) return 0;
  let worth = healthOf(w, seat) + 0.8 * Math.min(player.cp, 10) + 1.3 * Math.min(player.hand.length, 6) + 2 * upgradesInPlay(w, seat);
  for (const { status, by } of player.tokens) {
    const { worth: own, worthGiven = own } = statusNamed(status);
    worth += sameTeam(w, seat, by) ? own : worthGiven;
  }
  worth += SPELL * player.slots.length + (marked(w, seat, MAY_CAST) ? 1 : 0);
  for (const packet of w.packets) if (packet.to === seat) worth -= sumOf(w, packet).final;
  return worth;
}
export function evaluateTable(w: World, seat: number): number {
  if (!w.players[seat]!.alive) return 0;
  const mine = worthOf(w, seat);
  let theirs = 0;
  for (const other of opponentsOf(w, seat)) theirs = Math.max(theirs, worthOf(w, other));
  return 1 / (1 + Math.exp((theirs - mine) / 12));
}
