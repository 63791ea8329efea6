/** Plain data: what JSON can hold and give back unchanged. Positions are made of nothing else. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [key: string]: Plain };

/** A deep copy of plain data. Frames' locals are small, so one recursive function serves them all. */
export function copyPlain<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const out: unknown[] = [];
    for (const item of value) out.push(typeof item === 'object' && item !== null ? copyPlain<unknown>(item) : item);
    return out as T;
  }
  const out: Record<string, unknown> = {};
  for (const key in value) {
    const field: unknown = value[key];
    out[key] = typeof field === 'object' && field !== null ? copyPlain(field) : field;
  }
  return out as T;
}

/** The first place where a value is not plain data, as a path, or null. `-0` and `NaN` would not survive JSON either. */
export function notPlain(value: unknown, path = '$', above: readonly unknown[] = []): string | null {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return null;
  if (typeof value === 'number')
    return Number.isFinite(value) && !Object.is(value, -0) ? null : `${path}: ${Object.is(value, -0) ? '-0' : value}`;
  if (typeof value !== 'object') return `${path}: ${typeof value}`;
  if (above.includes(value)) return `${path}: a circle`;
  const chain = [...above, value];
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) {
      const bad = notPlain(value[i], `${path}[${i}]`, chain);
      if (bad) return bad;
    }
    return null;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return `${path}: an instance of a class`;
  for (const [key, field] of Object.entries(value)) {
    const bad = notPlain(field, `${path}.${key}`, chain);
    if (bad) return bad;
  }
  return null;
}

/** Texts that JSON writes as they are. */
const AS_IT_IS = /^[ !#-[\]-~]*$/;
const quoted = (text: string): string => (AS_IT_IS.test(text) ? `"${text}"` : JSON.stringify(text));

/** The keys of the object before, as they came and sorted: things of one kind follow each other. */
interface Keys {
  given: readonly string[];
  sorted: readonly string[];
  /** Each sorted key as it stands in the text, with the comma before it. */
  heads: readonly string[];
}
const NO_KEYS: readonly string[] = [];
const noKeys = (): Keys => ({ given: NO_KEYS, sorted: NO_KEYS, heads: NO_KEYS });

/** JSON with sorted keys: two positions that mean the same give the same text. */
export const canonical = (value: unknown): string => canonicalLike(value, noKeys());

function canonicalLike(value: unknown, before: Keys): string {
  if (typeof value !== 'object' || value === null) {
    if (typeof value === 'number') return `${value}`;
    return typeof value === 'string' ? quoted(value) : (JSON.stringify(value) ?? 'null');
  }
  let text = '';
  if (Array.isArray(value)) {
    const keys = noKeys();
    for (const item of value) text += `${text && ','}${canonicalLike(item, keys)}`;
    return `[${text}]`;
  }
  if (!hasKeys(value as Bag, before.given)) {
    before.given = Object.keys(value);
    before.sorted = before.given.toSorted();
    before.heads = before.sorted.map((key, i) => `${i ? ',' : ''}${quoted(key)}:`);
  }
  const inside = noKeys();
  const { sorted, heads } = before;
  for (let i = 0; i < sorted.length; i++) text += heads[i]! + canonicalLike((value as Bag)[sorted[i]!], inside);
  return `{${text}}`;
}
/** Whether these are its keys, in this order. */
function hasKeys(value: Bag, keys: readonly string[]): boolean {
  let i = 0;
  for (const key in value) if (keys[i++] !== key) return false;
  return i === keys.length;
}
type Bag = { readonly [key: string]: unknown };
