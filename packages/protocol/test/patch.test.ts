import type { Plain } from '@kolbiste/engine';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { knownAfter, Mirror, patched, type MatchState, type Patch, type PatchChange, type Update } from '../src/index.ts';

type Bag = { readonly [key: string]: Plain };
const isList = (value: Plain): value is readonly Plain[] => Array.isArray(value);
const isBag = (value: Plain): value is Bag => typeof value === 'object' && value !== null && !Array.isArray(value);
/** Whether two JSON values are the same; the order of keys does not matter. */
function samePlain(a: Plain, b: Plain): boolean {
  if (a === b) return true;
  if (isList(a)) return isList(b) && a.length === b.length && a.every((item, i) => samePlain(item, b[i]!));
  if (!isBag(a) || !isBag(b)) return false;
  const keys = Object.keys(a);
  return keys.length === Object.keys(b).length && keys.every(key => Object.hasOwn(b, key) && samePlain(a[key]!, b[key]!));
}

const showing = (table: Plain) => ({ seen: { table, decision: null } }) as unknown as MatchState;
const learned = (text: string): Patch =>
  (JSON.parse(text) as Patch).map(([path, ...rest]) => [path.slice(2), ...rest] as unknown as PatchChange);
const diff = (before: Plain, after: Plain): Patch => learned(new Mirror(showing(before)).follow(showing(after)));

const json = fc
  .oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.jsonValue({ maxDepth: 2 }).map(value => ({ value, large: 'x'.repeat(900), list: [value, 'y'.repeat(900), value] })),
  )
  .map(value => JSON.parse(JSON.stringify(value)) as Plain);
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
        const patch = diff(before, after);
        expect(patched(before, patch)).toEqual(after);
        expect(JSON.stringify(before)).toBe(copy);
        expect(samePlain(patched(before, patch), after)).toBe(true);
        if (JSON.stringify(before).length > 900) expect(patch.length === 0).toBe(samePlain(before, after));
      }),
      { numRuns: 1_500, seed: 3 },
    );
  });

  it('of the same table leaves it out, and the next one tells of what has changed since', () => {
    const state = (table: Plain, turn: number) => ({ ...showing(table), answers: turn }) as MatchState;
    const mirror = new Mirror(state({ cards: [1, 2, 3] }, 1));
    expect(JSON.parse(mirror.follow(state(null, 2), true))).toEqual([[['answers'], 2]]);
    expect(JSON.parse(mirror.follow(state({ cards: [1, 2, 4] }, 2)))).toEqual([
      [
        ['seen', 'table', 'cards'],
        [1, 2, 4],
      ],
    ]);
  });

  it('sees at a glance what is frozen, and that something else has come in its place', () => {
    let looked = 0;
    const card = (name: string) =>
      Object.freeze(Object.defineProperty({ id: 1, long: 'x'.repeat(900) }, 'name', { enumerable: true, get: () => (looked++, name) }));
    const [sword, bow] = [card('sword'), card('bow')] as unknown as [Plain, Plain];
    const at = (held: Plain, turn: number): MatchState => showing({ held: { card: held, turn }, hand: [held, { of: held, turn }] });
    const mirror = new Mirror(at(sword, 1));
    looked = 0;
    expect(mirror.follow(at(sword, 2))).not.toContain('sword');
    expect(looked).toBe(0);
    expect(mirror.follow(at(bow, 2))).toContain('"bow"');
    expect(mirror.follow(at({ ...(bow as Bag) }, 2))).toBe('[]');
    expect(mirror.follow(at({ ...(bow as Bag), name: 'lance' }, 2))).toContain('"lance"');
  });

  it('is as small as the change, where what changes is large', () => {
    const text = 'x'.repeat(750);
    const card = (n: number) => ({ n, text });
    const before = { turn: 1, hand: [1, 2, 3, 4, 5].map(card), gone: true, deep: { a: [card(1), card(2)] }, small: { a: 1, b: 2 } };
    const after = {
      turn: 2,
      hand: [1, 2, 4, 5].map(card),
      deep: { a: [card(1), card(3)], b: null },
      small: { a: 1, b: 3 },
    };
    expect(diff(before, after)).toEqual([
      [['turn'], 2],
      [['hand'], 2, 1, []],
      [['deep', 'a', 1], card(3)],
      [['deep', 'b'], null],
      [['small'], { a: 1, b: 3 }],
      [['gone']],
    ]);
    expect(diff([card(1), card(2)], [card(1), card(9), card(2)])).toEqual([[[], 1, 0, [card(9)]]]);
    expect(diff(before, { ...before })).toEqual([]);
  });

  it('tells a small table whole', () => {
    expect(diff({ a: 1, b: 2 }, { a: 1, b: 3 })).toEqual([[[], { a: 1, b: 3 }]]);
    expect(diff('a', 'b')).toEqual([[[], 'b']]);
  });

  it('keys that mean something to JavaScript are keys like others', () => {
    const before = JSON.parse('{"a":1}') as Plain;
    const after = JSON.parse('{"a":1,"constructor":{"x":1},"toString":2}') as Plain;
    expect(patched(before, diff(before, after))).toEqual(after);
    const filler = 'x'.repeat(900);
    expect(diff({ filler }, { filler, toString: 1 })).toEqual([[['toString'], 1]]);
    expect(diff({ filler, constructor: 1 }, { filler })).toEqual([[['constructor']]]);
  });

  it.each<[string, Plain, Patch]>([
    ['no such key on the way', { a: 1 }, [[['b', 'c'], 1]]],
    ['no such element', [1], [[[3], 1]]],
    ['a splice of what is no list', { a: 1 }, [[['a'], 0, 0, [1]]]],
    ['a way through a number', { a: 1 }, [[['a', 'b'], 1]]],
    ['the removal of everything', { a: 1 }, [[[]]]],
  ])('that does not fit is refused: %s', (_, before, patch) => {
    expect(() => patched(before, patch)).toThrow(RangeError);
  });
});

describe('a mirror', () => {
  it('follows what it is shown, patch by patch, and keeps nothing of it by reference', () => {
    const values = fc.array(
      pair.map(([, after]) => after),
      { minLength: 2, maxLength: 6 },
    );
    fc.assert(
      fc.property(values, shown => {
        const mirror = new Mirror(showing(shown[0]!));
        let known = shown[0]!;
        for (const value of shown) {
          const now = { value, list: [value] };
          known = patched(known, learned(mirror.follow(showing(now))));
          expect(known).toEqual(now);
          now.list.push('z'.repeat(900)); // a later change of it does not reach the mirror
          known = patched(known, learned(mirror.follow(showing(now))));
          expect(known).toEqual(now);
        }
      }),
      { numRuns: 300, seed: 4 },
    );
  });

  it('asks nothing of the texts it repeats', () => {
    const filler = 'x'.repeat(900);
    expect(diff({ filler }, { filler, 'a "b" \\ č\u0001': 'x"y' })).toEqual([[['a "b" \\ č\u0001'], 'x"y']]);
  });
});

describe('things with an id', () => {
  const text = 'x'.repeat(300);
  const thing = (id: number, at = 0) => ({ id, at, on: [], text });
  const things = (...ids: number[]) => ids.map(id => thing(id));

  it('that move, come and go are told alone, with what changed about others', () => {
    const field = things(1, 2, 3, 4, 5, 6);
    expect(diff(field, things(1, 3, 4, 5, 2, 6))).toEqual([
      [[], 1, 1, []],
      [[], 4, 0, [thing(2)]],
    ]);
    expect(diff(field, [...things(5, 1, 2, 3), thing(4, 7), thing(6)])).toEqual([
      [[], 4, 1, []],
      [[], 0, 0, [thing(5)]],
      [[4, 'at'], 7],
    ]);
    expect(diff(field, [thing(1, 8), ...things(2, 4, 5, 6)])).toEqual([
      [[], 2, 1, []],
      [[0, 'at'], 8],
    ]);
  });

  it('lead from any list to any other', () => {
    const list = fc.array(fc.record({ id: fc.nat(9), at: fc.nat(3), on: fc.array(fc.record({ id: fc.nat(4) }), { maxLength: 3 }) }), {
      maxLength: 8,
    });
    fc.assert(
      fc.property(list, list, (before, after) => {
        expect(patched(before as Plain, diff(before, after))).toEqual(after);
      }),
      { numRuns: 2_000, seed: 6 },
    );
  });
});

describe('mirrors of one round', () => {
  it('lead each viewer from what was told to what is, no matter who was told of what and when', () => {
    const thing = fc.record({ id: fc.nat(6), at: fc.nat(2), on: fc.array(fc.nat(9), { maxLength: 12 }) });
    const shown = fc.record({ all: fc.array(thing, { maxLength: 5 }), own: fc.array(thing, { maxLength: 2 }), left: fc.boolean() });
    fc.assert(
      fc.property(fc.array(shown, { minLength: 2, maxLength: 8 }), rounds => {
        const view = ({ all, own }: (typeof rounds)[number], seat: number): Plain => ({
          all,
          own: seat ? all : own,
          first: all[0] ?? null,
        });
        const known = [view(rounds[0]!, 0), view(rounds[0]!, 1)];
        const mirrors = known.map(table => new Mirror(showing(table)));
        for (const next of rounds) {
          for (const seat of next.left ? [1] : [0, 1]) {
            known[seat] = patched(known[seat]!, learned(mirrors[seat]!.follow(showing(view(next, seat)))));
            expect(known[seat]).toEqual(view(next, seat));
          }
        }
      }),
      { numRuns: 1_000, seed: 7 },
    );
  });
});

describe("a state's mirror", () => {
  it('leads from every state to the next, seen or not', () => {
    const word = fc.oneof(fc.string({ unit: 'binary' }), fc.integer());
    const option = fc.oneof(word, fc.dictionary(fc.string(), fc.oneof(word, fc.boolean()), { noNullPrototype: true }));
    const seen = fc.record({
      table: json,
      doing: fc.array(fc.string()),
      waiting: json,
      decision: fc.option(
        fc.record({ question: fc.string(), rule: fc.string(), about: json, options: fc.array(fc.record({ key: fc.string(), option })) }),
      ),
      outcome: json,
    });
    const state = fc.record({
      phase: fc.constantFrom('waiting', 'playing', 'over'),
      seats: json,
      seen: fc.option(seen),
      decision: fc.option(fc.nat(9)),
      answers: fc.nat(9),
      clock: json,
      proposals: json,
      undo: fc.constantFrom('free', 'consent', null),
      stops: json,
      result: json,
      reveal: json,
    });
    fc.assert(
      fc.property(fc.array(state, { minLength: 2, maxLength: 5 }), states => {
        let known = states[0] as Plain;
        const mirror = new Mirror(states[0] as unknown as MatchState);
        for (const next of states) {
          known = patched(known, JSON.parse(mirror.follow(next as unknown as MatchState)) as Patch);
          expect(known).toEqual(next);
        }
      }),
      { numRuns: 300, seed: 5 },
    );
  });
});

describe('an update with a patch', () => {
  const state = (answers: number) => ({ phase: 'playing', answers, seats: [] }) as unknown as MatchState;
  const update: Update & { state: MatchState } = {
    type: 'update',
    match: 'm',
    seq: 9,
    now: 1,
    act: { type: 'concede', seat: 0 },
    events: [],
    state: state(2),
  };
  const known = { seq: 7, state: state(1) };

  const { state: _, ...head } = update;
  const slim: Update = { ...head, from: 7, patch: diff(known.state as unknown as Plain, update.state as unknown as Plain) };

  it('leads to the same state as the whole one', () => {
    expect(knownAfter(slim, known)).toEqual(knownAfter(update, known));
    expect(knownAfter(slim, known)).toEqual({ seq: 9, state: state(2) });
  });

  it('is refused on another state than its own', () => {
    expect(() => knownAfter(slim, { ...known, seq: 6 })).toThrow(RangeError);
  });
});
