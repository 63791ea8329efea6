/**
 * The difference of two JSON values as the text of a patch (patch.ts). What was told is kept as nodes of its own, so that the value
 * compared with it may be changed in place afterwards.
 */
import type { Plain } from '@kolbiste/engine';

type Bag = { readonly [key: string]: Plain };
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
const has = (bag: Bag, key: string): boolean => Object.hasOwn(bag, key);

/** A list or an object as it was last told: a copy that a comparison reads without looking up keys. */
class ListNode {
  readonly items: Node[];
  constructor(items: Node[]) {
    this.items = items;
  }
}
class BagNode {
  readonly keys: readonly string[];
  readonly values: Node[];
  constructor(keys: readonly string[], values: Node[]) {
    this.keys = keys;
    this.values = values;
  }
}
type Leaf = string | number | boolean | null;
export type Node = Leaf | ListNode | BagNode;

const isLeaf = (value: Plain): value is Leaf => typeof value !== 'object' || value === null;

/** `like`: a node whose keys are shared if they are the same. */
export function nodeOf(value: Plain, like: Node = null): Node {
  if (isLeaf(value)) return value;
  if (isList(value)) {
    const items: Node[] = [];
    for (const item of value) items.push(nodeOf(item, items.length ? items[items.length - 1]! : null));
    return new ListNode(items);
  }
  const values: Node[] = [];
  let keys = like instanceof BagNode ? like.keys : null;
  for (const key in value) {
    if (keys !== null && keys[values.length] !== key) keys = null;
    values.push(nodeOf(value[key]!));
  }
  return new BagNode(keys?.length === values.length ? keys : Object.keys(value), values);
}

/** Whether a node holds this value. */
function holds(node: Node, value: Plain): boolean {
  if (isLeaf(value)) return node === value;
  if (isList(value)) {
    if (!(node instanceof ListNode) || node.items.length !== value.length) return false;
    for (let i = 0; i < value.length; i++) if (!holds(node.items[i]!, value[i]!)) return false;
    return true;
  }
  if (!(node instanceof BagNode)) return false;
  let i = 0;
  for (const key in value) {
    if (node.keys[i] !== key || !holds(node.values[i]!, value[key]!)) return false;
    i++;
  }
  return i === node.keys.length;
}

/** Up to this many values are told again when one of them changes: its path would be as long. */
const FEW = 10;

function isFew(value: readonly Plain[] | Bag): boolean {
  if (isList(value)) return value.length <= FEW && value.every(isLeaf);
  let count = 0;
  for (const key in value) if (++count > FEW || !isLeaf(value[key]!)) return false;
  return true;
}

/** Compares values with what was told of them, and writes the difference as the JSON text of a patch. */
export class Comparison {
  /** The path's beginning, as text, and the steps from there on: one array for the whole walk. */
  private base = '';
  private readonly path: (string | number)[] = [];
  private changes = '';

  /** The changes so far, as the JSON text of a patch. */
  taken(): string {
    const { changes } = this;
    this.changes = '';
    return `[${changes}]`;
  }

  /** Puts a value at a path, whatever was there. */
  say(path: string, text: string): void {
    this.changes += `${this.changes && ','}[[${path}],${text}]`;
  }

  /** Notes how the value at a path differs from `before`; gives its node from now on. */
  at(base: string, before: Node, now: Plain): Node {
    if (before === now) return before;
    this.base = base;
    return this.after(before, now);
  }

  private after(before: Node, now: Plain): Node {
    if (isLeaf(now)) {
      if (before !== now) this.note(`,${leafText(now)}`);
      return now;
    }
    if (isList(now)) return before instanceof ListNode ? this.followList(before, now) : this.tell(now);
    return before instanceof BagNode ? this.followBag(before, now) : this.tell(now);
  }

  private tell(now: Plain, like: Node = null): Node {
    this.note(`,${JSON.stringify(now)}`);
    return nodeOf(now, like);
  }

  private followList(before: ListNode, now: readonly Plain[]): Node {
    const { items } = before;
    if (items.length !== now.length) {
      if (isFew(now)) return this.tell(now);
      this.splice(items, now);
      return before;
    }
    for (let i = 0; i < now.length; i++) {
      const value = now[i]!;
      const old = items[i]!;
      if (old === value) continue;
      if (isLeaf(value) && isFew(now)) return this.tell(now);
      this.path.push(i);
      items[i] = this.after(old, value);
      this.path.pop();
    }
    return before;
  }

  private followBag(before: BagNode, now: Bag): Node {
    const { keys, values } = before;
    let i = 0;
    for (const key in now) {
      if (keys[i] !== key) return this.followOther(before, now);
      const value = now[key]!;
      const old = values[i]!;
      if (old !== value) {
        if (isLeaf(value) && isFew(now)) return this.tell(now, before);
        this.path.push(key);
        values[i] = this.after(old, value);
        this.path.pop();
      }
      i++;
    }
    return i === keys.length ? before : this.followOther(before, now);
  }

  /** An object with other keys, or the same keys in another order. What was compared already has not changed since. */
  private followOther({ keys, values }: BagNode, now: Bag): Node {
    const after: Node[] = [];
    const names = Object.keys(now);
    for (const key of names) {
      this.path.push(key);
      const at = keys.indexOf(key);
      after.push(at >= 0 ? this.after(values[at]!, now[key]!) : this.tell(now[key]!));
      this.path.pop();
    }
    for (const key of keys) {
      if (has(now, key)) continue;
      this.path.push(key);
      this.note('');
      this.path.pop();
    }
    return new BagNode(names, after);
  }

  /** One cut: what is before and after it is the same in both. */
  private splice(items: Node[], now: readonly Plain[]): void {
    const shorter = Math.min(items.length, now.length);
    let head = 0;
    while (head < shorter && holds(items[head]!, now[head]!)) head++;
    let tail = 0;
    while (tail < shorter - head && holds(items[items.length - 1 - tail]!, now[now.length - 1 - tail]!)) tail++;
    const remove = items.length - head - tail;
    const insert = now.slice(head, now.length - tail);
    this.note(`,${head},${remove},${JSON.stringify(insert)}`);
    items.splice(head, remove, ...insert.map(item => nodeOf(item)));
  }

  private note(what: string): void {
    let path = this.base;
    for (const step of this.path) path += `${path && ','}${typeof step === 'number' ? step : quoted(step)}`;
    this.changes += `${this.changes && ','}[[${path}]${what}]`;
  }
}

/** JSON text of short values that are mostly plain words, faster than JSON.stringify. */
export const quoted = (word: string): string => (/^[ !#-[\]-~]*$/.test(word) ? `"${word}"` : JSON.stringify(word));
export const leafText = (leaf: Leaf): string => (typeof leaf === 'string' ? quoted(leaf) : String(leaf));
