/** Fields of a card on the wire. Reading, the value handed in does not matter and the one found is returned (see `wire.ts`). */
import type { Wire } from './wire.ts';

export const putOne = <T>(wire: Wire, values: readonly T[], value: T | undefined): T =>
  values[wire.put(value === undefined ? 0 : values.indexOf(value), values.length)]!;

export const putFlag = (wire: Wire, flag: boolean): boolean => wire.put(flag ? 1 : 0, 2) === 1;

interface Bounds {
  readonly min: number;
  readonly max: number;
}

/** A number that is nearly always as usual, and always within the bounds. */
export function putNumber(wire: Wire, usual: Bounds, bounds: Bounds, value = usual.min): number {
  const count = usual.max - usual.min + 1;
  const place = wire.put(value >= usual.min && value <= usual.max ? value - usual.min : count, count + 1);
  return place < count ? usual.min + place : bounds.min + wire.put(value - bounds.min, bounds.max - bounds.min + 1);
}

export const listOf = <T>(length: number, make: (i: number) => T): readonly T[] => Array.from({ length }, (_, i) => make(i));
