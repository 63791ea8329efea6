/**
 * The difference of two JSON values, so that an update need not repeat a whole state. A patch is a list of changes, done in order;
 * a path is a list of object keys and array indexes from the top.
 *
 * - `[path, value]` puts a value there (a new key, or an existing key or index).
 * - `[path]` removes an object's key.
 * - `[path, at, remove, insert]` takes `remove` elements out of the array there from index `at` on, and puts `insert` in.
 */
import { copyPlain, type Plain } from '@kolbiste/engine';

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

/** A key's value; nothing where the bag has no such key, whatever every object inherits. Plain data holds no `undefined`. */
function held(bag: Bag, key: string): Plain | undefined {
  const value: unknown = bag[key];
  return typeof value === 'function' || (key === '__proto__' && !has(bag, key)) ? undefined : (value as Plain | undefined);
}

type OwnBag = Record<string, Plain>;

/**
 * What somebody knows, kept by whoever tells him: a copy of its own, brought up to date in place. Most of what is compared has not
 * changed, so nothing is made for it, and what has changed is written down as text at once.
 */
export class Mirror {
  private known: Plain;
  /** Where we are: one array for the whole walk. */
  private readonly path: (string | number)[] = [];
  private changes = '';

  constructor(known: Plain) {
    this.known = copyPlain(known);
  }

  /** Learns what is now; gives the patch from what was, as JSON text. */
  follow(now: Plain): string {
    this.changes = '';
    this.known = this.after(this.known, now);
    return `[${this.changes}]`;
  }

  private after(before: Plain, now: Plain): Plain {
    if (before === now) return before;
    if (isList(before) && isList(now)) {
      if (before.length === now.length) this.followItems(before as Plain[], now);
      else this.splice(before as Plain[], now);
      return before;
    }
    if (isBag(before) && isBag(now)) {
      this.followBag(before as OwnBag, now);
      return before;
    }
    this.note(`,${JSON.stringify(now)}`);
    return copyPlain(now);
  }

  private followItems(before: Plain[], now: readonly Plain[]): void {
    for (let i = 0; i < now.length; i++) {
      if (before[i] === now[i]) continue;
      this.path.push(i);
      before[i] = this.after(before[i]!, now[i]!);
      this.path.pop();
    }
  }

  private followBag(before: OwnBag, now: Bag): void {
    let keys = 0;
    for (const key in now) {
      keys++;
      const old = held(before, key);
      const value = now[key]!;
      if (old === value) continue;
      this.path.push(key);
      if (old === undefined) {
        this.note(`,${JSON.stringify(value)}`);
        put(before, key, copyPlain(value));
      } else {
        const next = this.after(old, value);
        if (next !== old) put(before, key, next);
      }
      this.path.pop();
    }
    for (const _ in before) keys--;
    if (keys < 0) this.removeOthers(before, now);
  }

  private removeOthers(before: OwnBag, now: Bag): void {
    for (const key of Object.keys(before)) {
      if (held(now, key) !== undefined) continue;
      this.path.push(key);
      this.note('');
      this.path.pop();
      delete before[key];
    }
  }

  /** One cut: what stands before and behind it is the same in both. */
  private splice(before: Plain[], now: readonly Plain[]): void {
    const shorter = Math.min(before.length, now.length);
    let head = 0;
    while (head < shorter && samePlain(before[head]!, now[head]!)) head++;
    let tail = 0;
    while (tail < shorter - head && samePlain(before.at(-1 - tail)!, now.at(-1 - tail)!)) tail++;
    const remove = before.length - head - tail;
    const insert = now.slice(head, now.length - tail);
    this.note(`,${head},${remove},${JSON.stringify(insert)}`);
    before.splice(head, remove, ...copyPlain(insert));
  }

  private note(what: string): void {
    let path = '';
    for (const step of this.path) path += `${path && ','}${typeof step === 'number' ? step : quoted(step)}`;
    this.changes += `${this.changes && ','}[[${path}]${what}]`;
  }
}

const quoted = (word: string): string => (/^\w*$/.test(word) ? `"${word}"` : JSON.stringify(word));

function put(bag: OwnBag, key: string, value: Plain): void {
  if (key === '__proto__') Object.defineProperty(bag, key, { value, configurable: true, enumerable: true, writable: true });
  else bag[key] = value;
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
