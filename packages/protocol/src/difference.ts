/**
 * The difference of two JSON values as the text of a patch (patch.ts). What was told is kept on a tape: every value in the order of the
 * walk, in one piece of memory. A server compares whole states after every answer, in many matches by turns, so what was told is never
 * at hand in the processor's caches; a tree of objects took twice as long. The tape is changed in place as the value changes.
 */
import type { Plain } from '@kolbiste/engine';

type Bag = { readonly [key: string]: Plain };
type Leaf = string | number | boolean | null;

const isLeaf = (value: Plain): value is Leaf => typeof value !== 'object' || value === null;
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);

/** The keys of an object, in order; all objects with these keys share it. */
class Shape {
  readonly keys: readonly string[];
  /** Whether these are things that are known by their id: it comes first. */
  readonly named: boolean;
  private readonly longer = new Map<string, Shape>();
  /** The last key that was asked for, and its shape: mostly there is one. */
  private key = '';
  private next: Shape | null = null;

  constructor(keys: readonly string[]) {
    this.keys = keys;
    this.named = keys[0] === 'id';
  }

  with(key: string): Shape {
    if (this.next !== null && this.key === key) return this.next;
    let shape = this.longer.get(key);
    if (!shape) {
      shape = new Shape([...this.keys, key]);
      this.longer.set(key, shape);
      shapes++;
    }
    this.key = key;
    this.next = shape;
    return shape;
  }
}
/** This many are remembered: a table could make objects with always different keys. */
const MOST_SHAPES = 10_000;
let shapes = 0;
let noKeys = new Shape([]);

function shapeOf(value: Bag): Shape {
  if (shapes > MOST_SHAPES) {
    noKeys = new Shape([]);
    shapes = 0;
  }
  let shape = noKeys;
  for (const key in value) shape = shape.with(key);
  return shape;
}

/** Says that a list begins. */
const LIST: unique symbol = Symbol('list');
/**
 * A leaf is itself. An object is its shape, the length of its part of the tape, itself if it is frozen, and its values; a list is `LIST`,
 * that length, how many items it has, and the items.
 */
type Slot = Leaf | Shape | typeof LIST | Bag;
export type Tape = Slot[];
const LENGTH = 1;
const COUNT = 2;
const ITSELF = 2;
const BAG_HEAD = 3;
const LIST_HEAD = 3;

const shapeAt = (tape: Tape, at: number): Shape | null => {
  const slot = tape[at]!;
  return slot instanceof Shape ? slot : null;
};
const isListAt = (tape: Tape, at: number): boolean => tape[at] === LIST;
const lengthAt = (tape: Tape, at: number): number => {
  const slot = tape[at]!;
  return slot === LIST || slot instanceof Shape ? (tape[at + LENGTH] as number) : 1;
};
/** By what the thing there is known, if by anything. */
const idAt = (tape: Tape, at: number): Slot | undefined => (shapeAt(tape, at)?.named ? tape[at + BAG_HEAD] : undefined);
const idOf = (value: Plain): Plain | undefined => (isLeaf(value) || isList(value) ? undefined : value['id']);

/** Writes a value at the tape's end. */
export function record(tape: Tape, value: Plain): void {
  if (isLeaf(value)) {
    tape.push(value);
    return;
  }
  const start = tape.length;
  if (isList(value)) {
    tape.push(LIST, 0, value.length);
    for (const item of value) record(tape, item);
  } else {
    // What is frozen, all the way down, needs no second look: cards as they are printed.
    tape.push(shapeOf(value), 0, Object.isFrozen(value) ? value : null);
    for (const key in value) record(tape, value[key]!);
  }
  tape[start + LENGTH] = tape.length - start;
}

/** Where the tape goes on after this value, if it holds it here; else -1. */
function holds(tape: Tape, at: number, value: Plain): number {
  if (isLeaf(value)) return tape[at] === value ? at + 1 : -1;
  if (isList(value)) {
    if (!isListAt(tape, at) || tape[at + COUNT] !== value.length) return -1;
    let next = at + LIST_HEAD;
    for (let i = 0; i < value.length && next >= 0; i++) next = holds(tape, next, value[i]!);
    return next;
  }
  const shape = shapeAt(tape, at);
  if (!shape) return -1;
  if (tape[at + ITSELF] === value) return at + lengthAt(tape, at);
  let next = at + BAG_HEAD;
  let i = 0;
  for (const key in value) {
    if (shape.keys[i++] !== key) return -1;
    next = holds(tape, next, value[key]!);
    if (next < 0) return -1;
  }
  return i === shape.keys.length ? next : -1;
}

/** Up to this many values are told again when one of them changes: its path would be as long. */
const FEW = 10;

function isFew(value: readonly Plain[] | Bag): boolean {
  if (isList(value)) return value.length <= FEW && value.every(isLeaf);
  let count = 0;
  for (const key in value) if (++count > FEW || !isLeaf(value[key]!)) return false;
  return true;
}

const MOST_AT_ONCE = 10_000;

/** Compares values with what was told of them, and writes the difference as the JSON text of a patch. */
export class Comparison {
  private tape: Tape = [];
  /** The path's beginning, as text, and the steps from there on: one array for the whole walk. */
  private base = '';
  private readonly path: (string | number)[] = [];
  private changes = '';

  /** Whatever a comparison that failed has left behind is no part of the next one. */
  begin(): void {
    this.changes = '';
    this.path.length = 0;
  }

  /** The changes so far, as the JSON text of a patch. */
  taken(): string {
    return `[${this.changes}]`;
  }

  /** Puts a value at a path, whatever was there. */
  say(path: string, text: string): void {
    this.changes += `${this.changes && ','}[[${path}],${text}]`;
  }

  /** Notes how the value at a path differs from what the tape holds there, which it holds from now on. Gives where the tape goes on. */
  follow(base: string, tape: Tape, at: number, now: Plain): number {
    this.base = base;
    this.tape = tape;
    return this.after(at, now);
  }

  private after(at: number, now: Plain): number {
    if (isLeaf(now)) return this.tape[at] === now ? at + 1 : this.tell(at, now);
    if (isList(now)) return isListAt(this.tape, at) ? this.followList(at, now) : this.tell(at, now);
    return shapeAt(this.tape, at) ? this.followBag(at, now) : this.tell(at, now);
  }

  /** Tells a value whole. */
  private tell(at: number, now: Plain): number {
    this.note(`,${isLeaf(now) ? leafText(now) : JSON.stringify(now)}`);
    if (isLeaf(now) && lengthAt(this.tape, at) === 1) {
      this.tape[at] = now;
      return at + 1;
    }
    return this.put(at, lengthAt(this.tape, at), [now]);
  }

  /** Puts values into the tape instead of this many slots; gives where it goes on. */
  private put(at: number, remove: number, values: readonly Plain[]): number {
    const fresh: Tape = [];
    for (const value of values) record(fresh, value);
    return this.putSlots(at, remove, fresh);
  }

  private putSlots(at: number, remove: number, fresh: Tape): number {
    const { tape } = this;
    // A long list of arguments would not fit on the stack.
    for (let i = 0; i < fresh.length; i += MOST_AT_ONCE) tape.splice(at + i, i === 0 ? remove : 0, ...fresh.slice(i, i + MOST_AT_ONCE));
    if (fresh.length === 0) tape.splice(at, remove);
    return at + fresh.length;
  }

  private followList(at: number, now: readonly Plain[]): number {
    const { tape } = this;
    const count = tape[at + COUNT] as number;
    if (now.length > 0 && count > 0 && idAt(tape, at + LIST_HEAD) !== undefined) return this.followThings(at, now);
    if (count === now.length) return this.followEach(at, now);
    return isFew(now) ? this.tell(at, now) : this.splice(at, now);
  }

  /** Item by item: the tape has as many. */
  private followEach(start: number, now: readonly Plain[]): number {
    const { tape, path } = this;
    let at = start + LIST_HEAD;
    for (let i = 0; i < now.length; i++) {
      const value = now[i]!;
      if (tape[at] === value) {
        at++;
        continue;
      }
      if (isLeaf(value) && isFew(now)) return this.tell(start, now);
      path.push(i);
      at = this.after(at, value);
      path.pop();
    }
    tape[start + LENGTH] = at - start;
    return at;
  }

  /** Things that are known by their id: those that came, went or moved first, then what changed about them. */
  private followThings(start: number, now: readonly Plain[]): number {
    const { tape } = this;
    const count = tape[start + COUNT] as number;
    const shorter = Math.min(count, now.length);
    let head = 0;
    for (let at = start + LIST_HEAD; head < shorter && idAt(tape, at) === idOf(now[head]!); head++) at += lengthAt(tape, at);
    if (head === shorter && count === now.length) return this.followEach(start, now);
    const starts = this.startsIn(start);
    const ids = starts.slice(0, count).map(at => idAt(tape, at));
    let tail = 0;
    while (tail < shorter - head && ids[count - 1 - tail] === idOf(now[now.length - 1 - tail]!)) tail++;
    const last = now.length - tail - 1;
    if (count === now.length && isMove(ids, now, head, last)) this.move(start, now, head, last);
    else if (count === now.length && isMove(ids, now, last, head)) this.move(start, now, last, head);
    else this.cut(start, now, head, count - head - tail);
    return this.followEach(start, now);
  }

  /** Where each item of a list is, and where the list ends. */
  private startsIn(start: number): number[] {
    const { tape } = this;
    const starts = [start + LIST_HEAD];
    for (let i = 0, at = start + LIST_HEAD; i < (tape[start + COUNT] as number); i++) starts.push((at += lengthAt(tape, at)));
    return starts;
  }

  private move(start: number, now: readonly Plain[], from: number, to: number): void {
    this.note(`,${from},1,[]`);
    this.putItems(start, from, 1, []);
    this.note(`,${to},0,[${JSON.stringify(now[to])}]`);
    this.putItems(start, to, 0, [now[to]!]);
  }

  /** One cut: what is before and after it is the same in both. */
  private splice(start: number, now: readonly Plain[]): number {
    const { tape } = this;
    const starts = this.startsIn(start);
    const count = starts.length - 1;
    const shorter = Math.min(count, now.length);
    let head = 0;
    while (head < shorter && holds(tape, starts[head]!, now[head]!) >= 0) head++;
    let tail = 0;
    while (tail < shorter - head && holds(tape, starts[count - 1 - tail]!, now[now.length - 1 - tail]!) >= 0) tail++;
    this.cut(start, now, head, count - head - tail);
    return start + lengthAt(tape, start);
  }

  /** Takes this many out at a place, and puts in what is there now instead. */
  private cut(start: number, now: readonly Plain[], at: number, remove: number): void {
    const insert = now.slice(at, at + remove + now.length - (this.tape[start + COUNT] as number));
    this.note(`,${at},${remove},${JSON.stringify(insert)}`);
    this.putItems(start, at, remove, insert);
  }

  private putItems(start: number, at: number, remove: number, insert: readonly Plain[]): void {
    const { tape } = this;
    const starts = this.startsIn(start);
    const before = tape.length;
    this.put(starts[at]!, starts[at + remove]! - starts[at]!, insert);
    tape[start + LENGTH] = (tape[start + LENGTH] as number) + tape.length - before;
    tape[start + COUNT] = (tape[start + COUNT] as number) + insert.length - remove;
  }

  private followBag(start: number, now: Bag): number {
    const { tape, path } = this;
    if (tape[start + ITSELF] === now) return start + lengthAt(tape, start);
    const { keys } = tape[start] as Shape;
    tape[start + ITSELF] = null;
    let at = start + BAG_HEAD;
    let i = 0;
    for (const key in now) {
      if (keys[i] !== key) return this.followOther(start, now);
      i++;
      const value = now[key]!;
      if (tape[at] === value) {
        at++;
        continue;
      }
      if (isLeaf(value) && isFew(now)) return this.tell(start, now);
      path.push(key);
      at = this.after(at, value);
      path.pop();
    }
    if (i !== keys.length) return this.followOther(start, now);
    tape[start + LENGTH] = at - start;
    return at;
  }

  /** An object with other keys, or the same keys in another order. What was compared already is on the tape. */
  private followOther(start: number, now: Bag): number {
    const { tape, path } = this;
    const { keys } = tape[start] as Shape;
    const parts = new Map<string, Tape>();
    let at = start + BAG_HEAD;
    for (const key of keys) {
      const end = at + lengthAt(tape, at);
      parts.set(key, tape.slice(at, end));
      at = end;
    }
    const fresh: Tape = [shapeOf(now), 0, null];
    for (const key in now) {
      const value = now[key]!;
      const part = parts.get(key) ?? null;
      parts.delete(key);
      path.push(key);
      if (part) {
        this.tape = part;
        this.after(0, value);
        for (const slot of part) fresh.push(slot);
      } else {
        this.note(`,${JSON.stringify(value)}`);
        record(fresh, value);
      }
      path.pop();
    }
    this.tape = tape;
    for (const key of parts.keys()) {
      path.push(key);
      this.note('');
      path.pop();
    }
    fresh[LENGTH] = fresh.length;
    return this.putSlots(start, at - start, fresh);
  }

  private note(what: string): void {
    let path = this.base;
    for (const step of this.path) path += `${path && ','}${typeof step === 'number' ? step : quoted(step)}`;
    this.changes += `${this.changes && ','}[[${path}]${what}]`;
  }
}

/** Whether one thing went from one place to another, and those between moved up. */
function isMove(ids: readonly (Slot | undefined)[], now: readonly Plain[], from: number, to: number): boolean {
  if (ids[from] !== idOf(now[to]!)) return false;
  const step = from < to ? 1 : -1;
  for (let i = from; i !== to; i += step) if (ids[i + step] !== idOf(now[i]!)) return false;
  return true;
}

/** JSON text of short values that are mostly plain words, faster than JSON.stringify. */
export const quoted = (word: string): string => (/^[ !#-[\]-~]*$/.test(word) ? `"${word}"` : JSON.stringify(word));
export const leafText = (leaf: Leaf): string => (typeof leaf === 'string' ? quoted(leaf) : String(leaf));
