import { describe, expect, it } from 'vitest';
import { canonical, copyPlain, keyOf, notPlain } from '../src/index.ts';

describe('plain data', () => {
  it('is what JSON gives back unchanged', () => {
    expect(notPlain({ a: [1, 'x', true, null, { b: [] }], c: {} })).toBeNull();
    expect(notPlain(Object.assign(Object.create(null), { a: 1 }))).toBeNull();
  });

  it.each([
    ['undefined', { a: { b: undefined } }, '$.a.b: undefined'],
    ['a function', { a: [() => 1] }, '$.a[0]: function'],
    ['NaN', { a: Number.NaN }, '$.a: NaN'],
    ['infinity', [Number.POSITIVE_INFINITY], '$[0]: Infinity'],
    ['minus zero', { a: -0 }, '$.a: -0'],
    ['a date', { a: new Date(0) }, '$.a: an instance of a class'],
    ['a map', { a: new Map() }, '$.a: an instance of a class'],
    ['a big integer', { a: 1n }, '$.a: bigint'],
    ['a symbol', [Symbol('s')], '$[0]: symbol'],
    // oxlint-disable-next-line no-sparse-arrays -- that is the point
    ['a hole', [1, , 3], '$[1]: undefined'],
  ])('%s is not', (_, value, where) => {
    expect(notPlain(value)).toBe(where);
  });

  it('has no circles, though one thing may be seen twice', () => {
    const circle: Record<string, unknown> = {};
    circle['self'] = { deep: circle };
    expect(notPlain(circle)).toBe('$.self.deep: a circle');
    const twice = { n: 1 };
    expect(notPlain([twice, twice])).toBeNull();
  });

  it('is copied to the bottom', () => {
    const original = { a: [{ b: [1, null] }], c: 'x' };
    const copy = copyPlain(original);
    expect(copy).toEqual(original);
    copy.a[0]!.b.push(2);
    expect(original.a[0]!.b).toEqual([1, null]);
  });

  it('has one canonical text, whatever the order of fields', () => {
    expect(canonical({ b: [2, { d: 1, c: null }], a: 'x' })).toBe('{"a":"x","b":[2,{"c":null,"d":1}]}');
    expect(canonical({ a: 1, b: 2 })).toBe(canonical({ b: 2, a: 1 }));
    expect(canonical([1, 2])).not.toBe(canonical([2, 1]));
    expect(JSON.parse(canonical({ 'a"b': 'ž\n' }))).toEqual({ 'a"b': 'ž\n' });
  });
});

describe('the key of an option', () => {
  it('is its words in order', () => {
    expect(keyOf('pass')).toBe('pass');
    expect(keyOf(7)).toBe('7');
    expect(keyOf({ spin: 3 })).toBe('spin 3');
    expect(keyOf({ move: 4, to: 17 })).toBe('move 4 to 17');
    expect(keyOf({ keep: true, of: 'red' })).toBe('keep true of red');
  });
});
