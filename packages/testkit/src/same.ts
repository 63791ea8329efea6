/** Comparing plain data: whether two values mean the same, and where they part. */

/** Deep equality of plain data; the order of an object's fields does not matter. Far cheaper than comparing canonical text. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  let fields = 0;
  for (const key in left) {
    if (!(key in right) || !same(left[key], right[key])) return false;
    fields++;
  }
  for (const _ in right) fields--;
  return fields === 0;
}

/** Where two values first differ, as a path with both sides. */
export function difference(a: unknown, b: unknown, path = '$'): string {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b))
    return `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    if (!same(left[key], right[key]) || key in left !== key in right)
      return difference(left[key], right[key], Array.isArray(a) ? `${path}[${key}]` : `${path}.${key}`);
  }
  return `${path}: the order of fields`;
}

/** All places where two values differ, as paths of words between dots, with what the first has there. */
export function differences(a: unknown, b: unknown, path = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (a === b) return found;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return found.set(path, a);
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)]))
    differences(left[key], right[key], path === '' ? key : `${path}.${key}`, found);
  return found;
}
