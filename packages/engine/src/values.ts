/**
 * Values are asked for, never stored: printed → the game's layers in order, each modifier with its rule and source,
 * so that a client can show 7 = (3 − 2) × 2 + 5.
 */
import type { Plain } from './plain.ts';

export interface Modifier<Layer extends string = string, Rule extends string = string> {
  readonly layer: Layer;
  readonly does: 'set' | 'plus' | 'times';
  readonly n: number;
  readonly rule: Rule;
  /** What gives it: a card, an effect. For the reader; the sum does not look at it. */
  readonly source?: Plain;
}

function apply(value: number, { does, n }: Modifier): number {
  return does === 'plus' ? value + n : does === 'times' ? value * n : n;
}

/** The value after all layers. Within a layer, modifiers count in the order given. */
export function fold<Layer extends string>(printed: number, modifiers: readonly Modifier<Layer>[], layers: readonly Layer[]): number {
  if (modifiers.length === 0) return printed;
  let value = printed;
  for (const layer of layers) for (const modifier of modifiers) if (modifier.layer === layer) value = apply(value, modifier);
  return value;
}

export interface Sum<Layer extends string = string, Rule extends string = string> {
  readonly printed: number;
  readonly steps: readonly (Modifier<Layer, Rule> & { readonly after: number })[];
  readonly total: number;
}

/** The same sum, line by line, for those who ask how. */
export function explainFold<Layer extends string, Rule extends string>(
  printed: number,
  modifiers: readonly Modifier<Layer, Rule>[],
  layers: readonly Layer[],
): Sum<Layer, Rule> {
  let total = printed;
  const steps: (Modifier<Layer, Rule> & { after: number })[] = [];
  for (const layer of layers) {
    for (const modifier of modifiers) {
      if (modifier.layer !== layer) continue;
      total = apply(total, modifier);
      steps.push({ ...modifier, after: total });
    }
  }
  return { printed, steps, total };
}
