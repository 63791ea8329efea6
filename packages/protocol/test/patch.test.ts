import type { Plain } from '@kolbiste/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { diff, knownAfter, patched, samePlain, slimmed, type MatchState, type Update } from '../src/index.ts';

const json = fc.jsonValue({ maxDepth: 4 }).map(value => JSON.parse(JSON.stringify(value)) as Plain);
/** Two values that have much in common, as two states have. */
const pair = fc.oneof(
  fc.tuple(json, json),
  fc.tuple(fc.array(json), fc.nat(5), fc.nat(3), fc.array(json, { maxLength: 2 })).map(([list, at, remove, insert]): [Plain, Plain] => {
    const after = [...list];
    after.splice(at, remove, ...insert);
    return [
      { list, same: 1 },
      { list: after, same: 1 },
    ];
  }),
);

describe('a patch', () => {
  it('turns the one into the other, through JSON too, and leaves the one as it was', () => {
    fc.assert(
      fc.property(pair, ([before, after]) => {
        const copy = JSON.stringify(before);
        const patch = JSON.parse(JSON.stringify(diff(before, after))) as ReturnType<typeof diff>;
        expect(patched(before, patch)).toEqual(after);
        expect(JSON.stringify(before)).toBe(copy);
        expect(samePlain(patched(before, patch), after)).toBe(true);
        expect(patch.length === 0).toBe(samePlain(before, after));
      }),
      { numRuns: 1_500, seed: 3 },
    );
  });

  it('is as small as the change', () => {
    const before = { turn: 1, hand: [1, 2, 3, 4, 5], gone: true, deep: { a: [{ n: 1 }, { n: 2 }] } };
    expect(diff(before, { turn: 2, hand: [1, 2, 4, 5], deep: { a: [{ n: 1 }, { n: 3 }], b: null } })).toEqual([
      [['gone']],
      [['turn'], 2],
      [['hand'], 2, 1, []],
      [['deep', 'a', 1, 'n'], 3],
      [['deep', 'b'], null],
    ]);
    expect(diff([1, 2], [1, 9, 2])).toEqual([[[], 1, 0, [9]]]);
    expect(diff('a', 'b')).toEqual([[[], 'b']]);
    expect(diff(before, { ...before })).toEqual([]);
  });

  it('keys that mean something to JavaScript are keys like others', () => {
    const before = JSON.parse('{"a":1}') as Plain;
    const after = JSON.parse('{"a":1,"constructor":{"x":1},"toString":2}') as Plain;
    expect(patched(before, diff(before, after))).toEqual(after);
    expect(diff({}, { toString: 1 })).toEqual([[['toString'], 1]]);
  });

  it.each<[string, Plain, ReturnType<typeof diff>]>([
    ['no such key on the way', { a: 1 }, [[['b', 'c'], 1]]],
    ['no such element', [1], [[[3], 1]]],
    ['a splice of what is no list', { a: 1 }, [[['a'], 0, 0, [1]]]],
    ['a way through a number', { a: 1 }, [[['a', 'b'], 1]]],
    ['the removal of everything', { a: 1 }, [[[]]]],
  ])('that does not fit is refused: %s', (_, before, patch) => {
    expect(() => patched(before, patch)).toThrow(RangeError);
  });
});

describe('an update with a patch', () => {
  const state = (answers: number) => ({ phase: 'playing', answers, seats: [] }) as unknown as MatchState;
  const update: Update = { type: 'update', match: 'm', seq: 9, now: 1, act: { type: 'concede', seat: 0 }, events: [], state: state(2) };
  const known = { seq: 7, state: state(1) };

  it('leads to the same state as the whole one', () => {
    const slim = slimmed(update, known);
    expect(slim).toEqual({ type: 'update', match: 'm', seq: 9, now: 1, act: update.act, events: [], from: 7, patch: [[['answers'], 2]] });
    expect(knownAfter(slim, known)).toEqual(knownAfter(update, known));
    expect(knownAfter(slim, known)).toEqual({ seq: 9, state: state(2) });
    expect(slimmed(slim, known)).toBe(slim);
  });

  it('is refused on another state than its own', () => {
    expect(() => knownAfter(slimmed(update, known), { ...known, seq: 6 })).toThrow(RangeError);
  });
});
