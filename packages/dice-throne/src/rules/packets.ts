/** Incoming damage: what an attack comes to, and what may be prevented. */
import type { Seat } from '@kolbiste/engine';
import { statusNamed } from '../cards/registry.ts';
import { passiveOf } from './abilities.ts';
import { finalDamage, TYPES, type Sum } from './damage.ts';
import type { Packet, World } from './state.ts';

/** What raises the attack by itself: statuses held and passives (DIT 9.40, R25). Counted when it is asked for. */
export function attackBonus(w: World, packet: Packet): number {
  if (!packet.attack || !TYPES[packet.type].raisable) return 0;
  let n = passiveOf(w, packet.by)?.attackBonus?.(w, packet.by) ?? 0;
  const { tokens } = w.players[packet.by]!;
  for (let i = 0; i < tokens.length; i++) {
    const { status } = tokens[i]!;
    const bonus = statusNamed(status).attackBonus;
    if (bonus && tokens.findIndex(token => token.status === status) === i) n += bonus(w, packet.by);
  }
  return n;
}
export const sumOf = (w: World, packet: Packet): Sum => finalDamage(packet.type, packet.lines, attackBonus(w, packet));

/** Packets the seat may prevent now: isolated damage only on its own (DIT 15.19), else what waits (DIT R12). */
export function preventable(w: World, seat: Seat): Packet[] {
  const found: Packet[] = [];
  for (const packet of w.isolated.at(-1) ?? w.packets)
    if (packet.to === seat && TYPES[packet.type].avoidable && sumOf(w, packet).final > 0) found.push(packet);
  return found;
}
export const threatened = (w: World, seat: Seat): boolean => preventable(w, seat).length > 0;
export const attackPacket = (w: World): Packet | null => {
  for (const packet of w.packets) if (packet.attack) return packet;
  return null;
};
