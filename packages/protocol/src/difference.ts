/**
 * The difference of two JSON values as the text of a patch (patch.ts). What was told is kept as nodes of its own, so that the value
 * compared with it may be changed in place afterwards.
 */
import type { Plain } from '@kolbiste/engine';

type Bag = { readonly [key: string]: Plain };
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
const has = (bag: Bag, key: string): boolean => Object.hasOwn(bag, key);

/**
 * A list or an object as it was last told: a copy that a comparison reads without looking up keys. It is never changed: viewers who were
 * told the same share it.
 */
class ListNode {
  readonly items: readonly Node[];
  constructor(items: readonly Node[]) {
    this.items = items;
  }
}
class BagNode {
  readonly keys: readonly string[];
  readonly values: readonly Node[];
  constructor(keys: readonly string[], values: readonly Node[]) {
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

/** By what a thing in a list is known, if by anything: things come first with their id. */
const idIn = (node: Node): Node | undefined => (node instanceof BagNode && node.keys[0] === 'id' ? node.values[0] : undefined);
const idOf = (value: Plain): Plain | undefined => (isLeaf(value) || isList(value) ? undefined : value['id']);

/** What one viewer was told of a value, for the next one to whom the same value is told. */
interface Told {
  readonly before: Node;
  readonly after: Node;
  /** Changes, as text; and where they are, if there are any. */
  readonly text: string;
  readonly base: string;
  readonly path: readonly (string | number)[];
}
/** One change of a match that several viewers are told: what they all see is compared once. Good until the values change. */
export type Round = Map<Plain, Told>;
/** Deeper down, looking up costs more than comparing. */
const DEEPEST_SHARED = 3;

/** Compares values with what was told of them, and writes the difference as the JSON text of a patch. */
export class Comparison {
  /** The path's beginning, as text, and the steps from there on: one array for the whole walk. */
  private base = '';
  private readonly path: (string | number)[] = [];
  private changes = '';
  private round: Round | null = null;

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
  at(base: string, before: Node, now: Plain, round: Round | null = null): Node {
    if (before === now) return before;
    this.base = base;
    this.round = round;
    return this.after(before, now);
  }

  private after(before: Node, now: Plain): Node {
    if (isLeaf(now)) {
      if (before !== now) this.note(`,${leafText(now)}`);
      return now;
    }
    return this.round !== null && this.path.length <= DEEPEST_SHARED ? this.together(this.round, before, now) : this.apart(before, now);
  }

  private apart(before: Node, now: readonly Plain[] | Bag): Node {
    if (isList(now)) return before instanceof ListNode ? this.followList(before, now) : this.tell(now);
    return before instanceof BagNode ? this.followBag(before, now) : this.tell(now);
  }

  /** The same, if another viewer was told of the same from the same. */
  private together(round: Round, before: Node, now: readonly Plain[] | Bag): Node {
    const told = round.get(now);
    if (told?.before === before && (told.text === '' || this.isAt(told))) {
      if (told.text !== '') this.changes += `${this.changes && ','}${told.text}`;
      return told.after;
    }
    const { length } = this.changes;
    const after = this.apart(before, now);
    // Both hold the same value now: from here on they are one.
    if (told) return told.after;
    const text = this.changes.slice(length && this.changes.length > length ? length + 1 : length);
    round.set(now, { before, after, text, base: this.base, path: text === '' ? [] : [...this.path] });
    return after;
  }

  private isAt({ base, path }: Told): boolean {
    return base === this.base && path.length === this.path.length && path.every((step, i) => step === this.path[i]);
  }

  private tell(now: Plain, like: Node = null): Node {
    this.note(`,${JSON.stringify(now)}`);
    return nodeOf(now, like);
  }

  private followList(before: ListNode, now: readonly Plain[]): Node {
    const { items } = before;
    if (now.length > 0 && items.length > 0 && idIn(items[0]!) !== undefined) return this.followThings(before, now);
    if (items.length === now.length) return this.followEach(before, items, now);
    return isFew(now) ? this.tell(now) : new ListNode(this.splice(items, now));
  }

  /** Item by item. `known`: the items as the changes so far have left them. */
  private followEach(before: ListNode, known: readonly Node[], now: readonly Plain[]): Node {
    let after: Node[] | null = null;
    for (let i = 0; i < now.length; i++) {
      const value = now[i]!;
      const old = known[i]!;
      if (old === value) continue;
      if (isLeaf(value) && isFew(now)) return this.tell(now);
      this.path.push(i);
      const node = this.after(old, value);
      this.path.pop();
      if (node !== old) (after ??= [...known])[i] = node;
    }
    if (after) return new ListNode(after);
    return known === before.items ? before : new ListNode(known);
  }

  /** Things that are known by their id: those that came, went or moved first, then what changed about them. */
  private followThings(before: ListNode, now: readonly Plain[]): Node {
    const { items } = before;
    const shorter = Math.min(items.length, now.length);
    let head = 0;
    while (head < shorter && idIn(items[head]!) === idOf(now[head]!)) head++;
    if (head === shorter && items.length === now.length) return this.followEach(before, items, now);
    let tail = 0;
    while (tail < shorter - head && idIn(items[items.length - 1 - tail]!) === idOf(now[now.length - 1 - tail]!)) tail++;
    const known = [...items];
    const last = now.length - tail - 1;
    if (items.length === now.length && this.isMove(items, now, head, last)) this.move(known, now, head, last);
    else if (items.length === now.length && this.isMove(items, now, last, head)) this.move(known, now, last, head);
    else this.cut(known, now, head, items.length - head - tail);
    return this.followEach(before, known, now);
  }

  /** Whether one thing went from one place to another, and those between moved up. */
  private isMove(items: readonly Node[], now: readonly Plain[], from: number, to: number): boolean {
    if (idIn(items[from]!) !== idOf(now[to]!)) return false;
    const step = from < to ? 1 : -1;
    for (let i = from; i !== to; i += step) if (idIn(items[i + step]!) !== idOf(now[i]!)) return false;
    return true;
  }

  private move(known: Node[], now: readonly Plain[], from: number, to: number): void {
    this.note(`,${from},1,[]`);
    known.splice(from, 1);
    this.note(`,${to},0,[${JSON.stringify(now[to])}]`);
    known.splice(to, 0, nodeOf(now[to]!));
  }

  private followBag(before: BagNode, now: Bag): Node {
    const { keys, values } = before;
    let after: Node[] | null = null;
    let i = 0;
    for (const key in now) {
      if (keys[i] !== key) return this.followOther(keys, after ?? values, now);
      const value = now[key]!;
      const old = values[i]!;
      if (old !== value) {
        if (isLeaf(value) && isFew(now)) return this.tell(now, before);
        this.path.push(key);
        const node = this.after(old, value);
        this.path.pop();
        if (node !== old) (after ??= [...values])[i] = node;
      }
      i++;
    }
    if (i !== keys.length) return this.followOther(keys, after ?? values, now);
    return after ? new BagNode(keys, after) : before;
  }

  /** An object with other keys, or the same keys in another order. What was compared already is in `values`. */
  private followOther(keys: readonly string[], values: readonly Node[], now: Bag): Node {
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
  private splice(items: readonly Node[], now: readonly Plain[]): readonly Node[] {
    const shorter = Math.min(items.length, now.length);
    let head = 0;
    while (head < shorter && holds(items[head]!, now[head]!)) head++;
    let tail = 0;
    while (tail < shorter - head && holds(items[items.length - 1 - tail]!, now[now.length - 1 - tail]!)) tail++;
    const known = [...items];
    this.cut(known, now, head, items.length - head - tail);
    return known;
  }

  /** Takes so many out at a place, and puts in what is there now instead. */
  private cut(known: Node[], now: readonly Plain[], at: number, remove: number): void {
    const insert = now.slice(at, at + remove + now.length - known.length);
    this.note(`,${at},${remove},${JSON.stringify(insert)}`);
    known.splice(at, remove, ...insert.map(item => nodeOf(item)));
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
