/**
 * The difference of two JSON values, so that an update need not repeat a whole state. A patch is a list of changes, done in order;
 * a path is a list of object keys and array indexes from the top.
 *
 * - `[path, value]` puts a value there (a new key, or an existing key or index).
 * - `[path]` removes an object's key.
 * - `[path, at, remove, insert]` takes `remove` elements out of the array there from index `at` on, and puts `insert` in.
 */
import type { Plain } from '@kolbiste/engine';

export type Path = readonly (string | number)[];
export type PatchChange =
  | readonly [path: Path, value: Plain]
  | readonly [path: Path]
  | readonly [path: Path, at: number, remove: number, insert: readonly Plain[]];
export type Patch = readonly PatchChange[];

type Bag = { readonly [key: string]: Plain };
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
const isBag = (value: Plain): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (bag: Bag, key: string): boolean => Object.hasOwn(bag, key);

/** The value after the changes; `before` stays as it was. A patch that does not fit throws a RangeError. */
export function patched<T extends Plain>(before: T, patch: Patch): T {
  let value: Plain = before;
  for (const change of patch) value = changed(value, change[0], change);
  return value as T;
}

function changed(value: Plain, path: Path, change: PatchChange): Plain {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (change.length === 2) return change[1];
    if (change.length === 4 && isList(value)) return [...value.slice(0, change[1]), ...change[3], ...value.slice(change[1] + change[2])];
    throw misfit(change);
  }
  if (isList(value) && typeof step === 'number' && step >= 0 && step < value.length)
    return value.with(step, changed(value[step]!, rest, change));
  if (!isBag(value) || typeof step !== 'string') throw misfit(change);
  if (rest.length === 0 && change.length === 1) {
    const { [step]: _, ...others } = value;
    return others;
  }
  if (rest.length === 0 && change.length === 2) return { ...value, [step]: change[1] };
  if (!has(value, step)) throw misfit(change);
  return { ...value, [step]: changed(value[step]!, rest, change) };
}

const misfit = (change: PatchChange): RangeError => new RangeError(`a patch does not fit: ${JSON.stringify(change)}`);
