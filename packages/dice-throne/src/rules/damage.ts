/** Final damage: a packet is a list of lines, folded once in three fixed steps (chapter 13). */
import type { DamageType, Line, Packet, Rule } from './state.ts';

export interface TypeOfDamage {
  readonly defendable: boolean;
  readonly avoidable: boolean;
  /** Attack modifiers may raise it. */
  readonly raisable: boolean;
  readonly ownTargeting: boolean;
  /** Whether it makes an attack. */
  readonly attack: boolean;
  /** Where the book says so. */
  readonly rules: { readonly defending: Rule; readonly avoiding: Rule; readonly modifying: Rule; readonly targeting: Rule };
}
/** The properties of the five types, and of damage without a type (DIT 9.3, R27). */
export const TYPES: Record<DamageType, TypeOfDamage> = {
  normal: {
    defendable: true,
    avoidable: true,
    raisable: true,
    ownTargeting: false,
    attack: true,
    rules: { defending: 'DIT 9.10', avoiding: 'DIT 9.11', modifying: 'DIT 9.12', targeting: 'DIT 9.13' },
  },
  undefendable: {
    defendable: false,
    avoidable: true,
    raisable: true,
    ownTargeting: false,
    attack: true,
    rules: { defending: 'DIT 9.15', avoiding: 'DIT 9.16', modifying: 'DIT 9.17', targeting: 'DIT 9.18' },
  },
  pure: {
    defendable: false,
    avoidable: true,
    raisable: false,
    ownTargeting: false,
    attack: true,
    rules: { defending: 'DIT 9.21', avoiding: 'DIT 9.22', modifying: 'DIT 9.23', targeting: 'DIT 9.24' },
  },
  collateral: {
    defendable: false,
    avoidable: true,
    raisable: false,
    ownTargeting: true,
    attack: false,
    rules: { defending: 'DIT 9.27', avoiding: 'DIT 9.28', modifying: 'DIT 9.29', targeting: 'DIT 9.30' },
  },
  ultimate: {
    defendable: false,
    avoidable: false,
    raisable: true,
    ownTargeting: false,
    attack: true,
    rules: { defending: 'DIT 9.35', avoiding: 'DIT 9.36', modifying: 'DIT 9.37', targeting: 'DIT 9.38' },
  },
  untyped: {
    defendable: false,
    avoidable: true,
    raisable: false,
    ownTargeting: true,
    attack: false,
    rules: { defending: 'DIT R27', avoiding: 'DIT R27', modifying: 'DIT R27', targeting: 'DIT R27' },
  },
};

/** By how much a multiplication or a division changes the subtotal it is taken from; nothing for fixed numbers. */
export function share({ does, n }: Line, subtotal: number): number {
  if (does === 'times') return (n - 1) * subtotal;
  if (does === 'half') return -Math.ceil(subtotal / 2);
  return does === 'all' ? -subtotal : 0;
}
export interface Sum {
  /** What is left after adding and subtracting, never below zero (DIT 13.7, R31). */
  readonly subtotal: number;
  readonly final: number;
}

/** What a line does counts only if its type of damage allows it: an ultimate is never lowered (DIT 9.37). */
export function counts(type: DamageType, { does }: Line): boolean {
  return does === 'base' || does === 'plus' || does === 'times' || TYPES[type].avoidable;
}

/**
 * Base, then every fixed number, then every multiplication and division from the same subtotal, rounded up; the rest is dealt
 * (DIT 13.4 to 13.13). Each yields a difference of its own (DIT R32); what is prevented rounds up (DIT R33).
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
    final += share(line, subtotal);
  }
  return { subtotal, final: final > 0 ? final : 0 };
}

/** The printed damage, before anything else (DIT 13.4). */
export function baseDamage(packet: Packet): number {
  let n = 0;
  for (const line of packet.lines) if (line.does === 'base') n += line.n;
  return n;
}
