/** A rough judgement for bots: health first, then what waits in hand, on the board and in points. */
import { statusNamed } from './registry.ts';
import type { World } from './state.ts';
import { healthOf, marked, MAY_CAST, opponentsOf, sameTeam, sumOf, upgradesInPlay } from './world.ts';

/** A few cards are kept for the moment that needs them; what is more may go. */
const FIRST_CARDS = 2.5;
const MORE_CARDS = 1.2;
/** To the end of the game. */
const UPGRADE = 4.5;
/** A prepared spell. */
const SPELL = 2;
function worthOf(w: World, seat: number): number {
  const player = w.players[seat]!;
  if (!player.alive) return 0;
  const cards = player.hand.length;
  let worth = healthOf(w, seat) + 0.8 * Math.min(player.cp, 10) + UPGRADE * upgradesInPlay(w, seat);
  worth += FIRST_CARDS * Math.min(cards, 3) + MORE_CARDS * Math.max(0, Math.min(cards, 6) - 3);
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
