/**
 * The difference of two JSON values, so that an update need not repeat a whole state. A patch is a list of changes, done in order;
 * a path is a list of object keys and array indexes from the top.
 *
 * - `[path, value]` puts a value there (a new key, or an existing key or index).
 * - `[path]` removes an object's key.
 * - `[path, at, remove, insert]` takes `remove` elements out of the array there from index `at` on, and puts `insert` in.
 */
import type { Plain, SeenDecision } from '@kolbiste/engine';
import type { MatchState } from './match.ts';

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

/** How a mirror holds a list or a bag: values of its own, which a comparison reads without looking for keys. */
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
type Node = Leaf | ListNode | BagNode;

const isLeaf = (value: Plain): value is Leaf => typeof value !== 'object' || value === null;

/** `like`: a node whose keys are shared if they are the same. */
function nodeOf(value: Plain, like: Node = null): Node {
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

/** Whether a node holds just this value. */
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

/** At most so many values are told again for a change of one of them: the way to it would be as long. */
const FEW = 10;

function isFew(value: readonly Plain[] | Bag): boolean {
  if (isList(value)) return value.length <= FEW && value.every(isLeaf);
  let count = 0;
  for (const key in value) if (++count > FEW || !isLeaf(value[key]!)) return false;
  return true;
}

/** Compares values with what a mirror holds of them, and writes down as text what has changed. */
class Comparison {
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

  /** Says what is now at a path, whatever was there. */
  say(path: string, text: string): void {
    this.changes += `${this.changes && ','}[[${path}],${text}]`;
  }

  /** What the mirror holds from now on of the value at a path. */
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

  /** A bag with other keys, or the same in another order. What was followed already has not changed any more. */
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

  /** One cut: what stands before and behind it is the same in both. */
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

/** JSON text of short values that are mostly plain words, without the detour of asking for it. */
const quoted = (word: string): string => (/^[ !#-[\]-~]*$/.test(word) ? `"${word}"` : JSON.stringify(word));
const leafText = (leaf: Leaf): string => (typeof leaf === 'string' ? quoted(leaf) : String(leaf));

function optionText(option: SeenDecision['options'][number]['option']): string {
  if (typeof option !== 'object') return leafText(option);
  let text = '';
  for (const word in option) text += `${text && ','}${quoted(word)}:${leafText(option[word]!)}`;
  return `{${text}}`;
}

function decisionText({ question, rule, about, options }: SeenDecision): string {
  let text = '';
  for (const { key, option } of options) text += `${text && ','}{"key":${quoted(key)},"option":${optionText(option)}}`;
  return `{"question":${quoted(question)},"rule":${quoted(rule)},"about":${JSON.stringify(about)},"options":[${text}]}`;
}

type Part = readonly [path: string, of: (state: MatchState) => unknown];
const PARTS: readonly Part[] = [
  ['"phase"', state => state.phase],
  ['"seats"', state => state.seats],
  ['"decision"', state => state.decision],
  ['"answers"', state => state.answers],
  ['"clock"', state => state.clock],
  ['"proposals"', state => state.proposals],
  ['"undo"', state => state.undo],
  ['"stops"', state => state.stops],
  ['"result"', state => state.result],
  ['"reveal"', state => state.reveal],
];
const SEEN_PARTS: readonly Part[] = [
  ['"seen","doing"', state => state.seen!.doing],
  ['"seen","waiting"', state => state.seen!.waiting],
  ['"seen","outcome"', state => state.seen!.outcome],
  ['"seen","table"', state => state.seen!.table],
];
const DECISION = '"seen","decision"';

/** What a viewer knows of a match, kept by whoever tells him. */
export class Mirror {
  private readonly known: Node[];
  /** Null while there is nothing to see. */
  private seen: Node[] | null;
  private decides: boolean;
  private readonly comparison = new Comparison();

  constructor(state: MatchState) {
    this.known = nodesOf(PARTS, state);
    this.seen = state.seen && nodesOf(SEEN_PARTS, state);
    this.decides = state.seen?.decision !== null;
  }

  /** Learns what is now; gives the patch from what was, as JSON text. */
  follow(state: MatchState): string {
    const { comparison } = this;
    const { seen } = state;
    this.compare(PARTS, this.known, state);
    if (this.seen && seen) {
      this.compare(SEEN_PARTS, this.seen, state);
      // A decision is another every time.
      if (seen.decision || this.decides) comparison.say(DECISION, seen.decision ? decisionText(seen.decision) : 'null');
    } else if (this.seen !== seen) {
      comparison.say('"seen"', JSON.stringify(seen));
      this.seen = seen && nodesOf(SEEN_PARTS, state);
    }
    this.decides = seen !== null && seen.decision !== null;
    return comparison.taken();
  }

  private compare(parts: readonly Part[], known: Node[], state: MatchState): void {
    for (let i = 0; i < parts.length; i++) {
      const [path, of] = parts[i]!;
      known[i] = this.comparison.at(path, known[i]!, of(state) as Plain);
    }
  }
}

const nodesOf = (parts: readonly Part[], state: MatchState): Node[] => parts.map(([, of]) => nodeOf(of(state) as Plain));

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
