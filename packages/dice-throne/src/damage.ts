/** Final damage: a packet is a list of lines, folded once in three fixed steps (chapter 13). */
import type { DamageType, Line, Packet } from './state.ts';

/** The four properties of the five types, and of damage without a type (DIT 9.3, R27). */
export const TYPES: Record<
  DamageType,
  {
    readonly defendable: boolean;
    readonly avoidable: boolean;
    readonly raisable: boolean;
    readonly ownTargeting: boolean;
    readonly attack: boolean;
  }
> = {
  normal: { defendable: true, avoidable: true, raisable: true, ownTargeting: false, attack: true },
  undefendable: { defendable: false, avoidable: true, raisable: true, ownTargeting: false, attack: true },
  pure: { defendable: false, avoidable: true, raisable: false, ownTargeting: false, attack: true },
  collateral: { defendable: false, avoidable: true, raisable: false, ownTargeting: true, attack: false },
  ultimate: { defendable: false, avoidable: false, raisable: true, ownTargeting: false, attack: true },
  untyped: { defendable: false, avoidable: true, raisable: false, ownTargeting: true, attack: false },
};

export interface Sum {
  /** What is left after adding and subtracting, never below zero (DIT 13.7, R31). */
  readonly subtotal: number;
  readonly final: number;
}

/** What a line does counts only if its type of damage allows it: an ultimate is never lowered (DIT 9.37). */
function counts(type: DamageType, { does }: Line): boolean {
  return does === 'base' || does === 'plus' || TYPES[type].avoidable;
}

/**
 * Base, then every fixed number, then every division from the same subtotal, rounded up; the rest is dealt (DIT 13.4 to 13.13).
 * Each division yields a difference of its own (DIT R32); what is prevented rounds up (DIT R33).
 */
export function finalDamage(type: DamageType, lines: readonly Line[], bonus = 0): Sum {
  let flat = bonus;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (!counts(type, line)) continue;
    if (line.does === 'base' || line.does === 'plus') flat += line.n;
    else if (line.does === 'minus') flat -= line.n;
  }
  const subtotal = flat > 0 ? flat : 0;
  let final = subtotal;
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i]!;
    if (!counts(type, line)) continue;
    if (line.does === 'half') final -= Math.ceil(subtotal / 2);
    else if (line.does === 'all') final -= subtotal;
  }
  return { subtotal, final: final > 0 ? final : 0 };
}

/** The printed damage, before anything else (DIT 13.4). */
export function baseDamage(packet: Packet): number {
  let n = 0;
  for (const line of packet.lines) if (line.does === 'base') n += line.n;
  return n;
}
