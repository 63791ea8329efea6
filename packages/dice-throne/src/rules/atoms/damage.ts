/** Damage threatens, is changed and is dealt. */
import type { Seat } from '@kolbiste/engine';
import { draft, type Draft } from '@kolbiste/engine/draft';
import type { Here } from '../game.ts';
import { sumOf } from '../packets.ts';
import { healthCap, teamOf } from '../queries.ts';
import type { DamageType, Line, Packet, Rule } from '../state.ts';

/** Events name no seat as -1. */
const seatOf = (to: Seat | null): Seat => to ?? -1;

export function addLine(g: Here, packet: Packet, line: Line): void {
  draft(packet).lines.push(line);
  g.emit({ type: 'damageAdded', to: seatOf(packet.to), by: packet.by, damage: packet.type, line, rule: line.rule });
}
/** The last line from a source no longer counts; what replaces it tells it. */
export function dropLine(packet: Packet, source: string): void {
  const at = packet.lines.findLastIndex(line => line.source === source);
  if (at >= 0) draft(packet).lines.splice(at, 1);
}
export interface Threat {
  readonly to: Seat | null;
  readonly by: Seat;
  readonly type: DamageType;
  readonly attack: boolean;
}
/** Damage that waits for the end of the phase. What has no type is one packet per recipient (DIT R29, R39). */
export function threaten(g: Here, { to, by, type, attack }: Threat, line: Line): void {
  const { packets } = draft(g.world);
  let packet = packets.find(
    each => each.to === to && each.type === type && each.attack === attack && (each.by === by || type === 'untyped'),
  );
  if (!packet) packets.push((packet = { to, by, type, attack, lines: [] }));
  addLine(g, packet, line);
}
export function changeType(g: Here, packet: Packet, type: DamageType, rule: Rule): void {
  draft(packet).type = type;
  g.emit({ type: 'damageTypeChanged', to: seatOf(packet.to), damage: type, rule });
}

interface Totals {
  /** By seat. */
  readonly damage: readonly number[];
  readonly healing: readonly number[];
  readonly ultimate: readonly boolean[];
  readonly isolated: boolean;
}
/** Takes damage and healing off and onto the dials at one moment, and says so once per dial and hero (DIT 12.6.11, R43, R59). */
function apply(g: Here, { damage, healing, ultimate, isolated }: Totals, rule: Rule): void {
  const { world: w } = g;
  const { dials } = draft(w);
  const change = dials.map(() => 0);
  for (let seat = 0; seat < w.players.length; seat++) change[teamOf(w, seat)]! += healing[seat]! - damage[seat]!;
  const cap = healthCap(w);
  for (let dial = 0; dial < dials.length; dial++) dials[dial] = Math.max(0, Math.min(cap, dials[dial]! + change[dial]!));
  if (w.attack && !isolated)
    for (let seat = 0; seat < w.players.length; seat++)
      if (dials[teamOf(w, seat)] === 0 && w.attack.survivors.includes(seat)) {
        dials[teamOf(w, seat)] = 1;
        g.emit({ type: 'survived', seat, rule: 'DIT 7.25' });
      }
  g.emit({ type: 'settled', damage, healing, isolated, dials: dials.slice(), rule });
  for (let seat = 0; seat < w.players.length; seat++)
    if (damage[seat]! > 0)
      g.emit({
        type: 'damaged',
        seat,
        n: damage[seat]!,
        health: dials[teamOf(w, seat)]!,
        ultimate: ultimate[seat]!,
        isolated,
        rule: w.mode === 'teams' ? 'DIT 10.9' : 'DIT 13.2',
      });
}
/** The end of a phase's total. */
export function settle(g: Here, rule: Rule): void {
  const { world: w } = g;
  const damage = w.players.map(() => 0);
  const ultimate = w.players.map(() => false);
  for (const packet of w.packets) {
    // What a player left behind who fell before this total is not dealt (DIT R47).
    if (packet.to === null || !w.players[packet.to]!.alive || !w.players[packet.by]!.alive) continue;
    const { final } = sumOf(w, packet);
    damage[packet.to]! += final;
    if (packet.type === 'ultimate') ultimate[packet.to] = true;
  }
  const world = draft(w);
  const healing = world.heals;
  world.heals = w.players.map(() => 0);
  world.packets = [];
  world.pooling = false;
  if (damage.some(n => n > 0) || healing.some(n => n > 0)) apply(g, { damage, healing, ultimate, isolated: false }, rule);
}

export interface IsolatedDamage {
  /** All of them at one moment. */
  readonly to: readonly Seat[];
  readonly by: Seat;
  readonly n: number;
  readonly type: DamageType;
  readonly source: string;
}
export function threatenIsolated(g: Here, { to, by, n, type, source }: IsolatedDamage): void {
  const line: Line = { does: 'base', n, source, rule: 'DIT 15.18' };
  const packets = to.map((seat): Draft<Packet> => ({ to: seat, by, type, attack: false, lines: [] }));
  draft(g.world).isolated.push(packets);
  for (const packet of packets) addLine(g, packet, line);
}
/** Isolated damage changes the dial at once (DIT 15.18, R38). */
export function dealIsolated(g: Here): void {
  const { world: w } = g;
  const damage = w.players.map(() => 0);
  const ultimate = w.players.map(() => false);
  for (const packet of draft(w).isolated.pop()!) {
    if (!w.players[packet.to!]!.alive) continue;
    damage[packet.to!] = sumOf(w, packet).final;
    ultimate[packet.to!] = packet.type === 'ultimate';
  }
  if (damage.some(n => n > 0)) apply(g, { damage, healing: w.players.map(() => 0), ultimate, isolated: true }, 'DIT 15.18');
}
