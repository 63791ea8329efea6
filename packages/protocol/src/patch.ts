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
export type Change =
  | readonly [path: Path, value: Plain]
  | readonly [path: Path]
  | readonly [path: Path, at: number, remove: number, insert: readonly Plain[]];
export type Patch = readonly Change[];

type Bag = { readonly [key: string]: Plain };
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
const isBag = (value: Plain): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
const has = (bag: Bag, key: string): boolean => Object.hasOwn(bag, key);

/** Whether two JSON values are the same; the order of keys does not matter. */
export function samePlain(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => samePlain(item, b[i]!));
  if (!isBag(a) || !isBag(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => has(b, key) && samePlain(a[key]!, b[key]!));
}

/** What turns `before` into `after`. */
export function diff(before: Plain, after: Plain): Patch {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}

/** A key's value; nothing where the bag has no such key, whatever every object inherits. Plain data holds no `undefined`. */
function held(bag: Bag, key: string): Plain | undefined {
  const value: unknown = bag[key];
  return typeof value === 'function' || (key === '__proto__' && !has(bag, key)) ? undefined : (value as Plain | undefined);
}

/** `path` is where we are, one array for the whole walk: most of what is compared has not changed and needs no path of its own. */
function compare(before: Plain, after: Plain, path: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) changes.push([[...path], after]);
  else if (isList(before) && isList(after)) {
    if (before.length === after.length) {
      for (let i = 0; i < after.length; i++) {
        if (before[i] === after[i]) continue;
        path.push(i);
        compare(before[i]!, after[i]!, path, changes);
        path.pop();
      }
    } else splice(before, after, path, changes);
  } else if (isBag(before) && isBag(after)) compareBags(before, after, path, changes);
  else changes.push([[...path], after]);
}

function compareBags(before: Bag, after: Bag, path: (string | number)[], changes: Change[]): void {
  for (const key in before) if (held(after, key) === undefined) changes.push([[...path, key]]);
  for (const key in after) {
    const old = held(before, key);
    const value = after[key]!;
    if (old === value) continue;
    if (old === undefined) changes.push([[...path, key], value]);
    else {
      path.push(key);
      compare(old, value, path, changes);
      path.pop();
    }
  }
}

/** One cut: what stands before and behind it is the same in both. */
function splice(before: readonly Plain[], after: readonly Plain[], path: Path, changes: Change[]): void {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && samePlain(before[head]!, after[head]!)) head++;
  let tail = 0;
  while (tail < shorter - head && samePlain(before.at(-1 - tail)!, after.at(-1 - tail)!)) tail++;
  changes.push([[...path], head, before.length - head - tail, after.slice(head, after.length - tail)]);
}

/** The value after the changes; `before` stays as it was. A patch that does not fit throws a RangeError. */
export function patched<T extends Plain>(before: T, patch: Patch): T {
  let value: Plain = before;
  for (const change of patch) value = changed(value, change[0], change);
  return value as T;
}

function changed(value: Plain, path: Path, change: Change): Plain {
  const [step, ...rest] = path;
  if (step === undefined) {
    if (change.length === 2) return change[1];
    if (change.length === 4 && isList(value)) return [...value.slice(0, change[1]), ...change[3], ...value.slice(change[1] + change[2])];
    throw unfit(change);
  }
  if (isList(value) && typeof step === 'number' && step >= 0 && step < value.length)
    return value.with(step, changed(value[step]!, rest, change));
  if (!isBag(value) || typeof step !== 'string') throw unfit(change);
  if (rest.length === 0 && change.length === 1) {
    const { [step]: _, ...others } = value;
    return others;
  }
  if (rest.length === 0 && change.length === 2) return { ...value, [step]: change[1] };
  if (!has(value, step)) throw unfit(change);
  return { ...value, [step]: changed(value[step]!, rest, change) };
}

const unfit = (change: Change): RangeError => new RangeError(`a patch does not fit: ${JSON.stringify(change)}`);
