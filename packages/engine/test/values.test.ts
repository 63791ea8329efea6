import { describe, expect, it } from 'vitest';
import { explainFold, fold, modifiersFrom, replacementFor, triggeredBy, verdict, type Hooks, type Modifier } from '../src/index.ts';
import { define, type Lab, type LabWorld } from './lab.ts';

type Layer = 'base' | 'multiply' | 'add';
const LAYERS: readonly Layer[] = ['base', 'multiply', 'add'];
const modifier = (layer: Layer, does: Modifier['does'], n: number, source?: string): Modifier<Layer> => ({
  layer,
  does,
  n,
  rule: `LAB ${n}`,
  ...(source !== undefined && { source }),
});

describe('layered values', () => {
  it('7 = (3 − 2) × 2 + 5, in whatever order the modifiers come', () => {
    const base = modifier('base', 'plus', -2);
    const times = modifier('multiply', 'times', 2);
    const plus = modifier('add', 'plus', 5);
    for (const order of [
      [base, times, plus],
      [plus, times, base],
      [times, plus, base],
    ])
      expect(fold(3, order, LAYERS)).toBe(7);
    // In another order of layers it would be another number: the layers are what decides.
    expect(fold(3, [base, times, plus], ['add', 'multiply', 'base'])).toBe(14);
  });

  it('explains itself line by line, with rule and source', () => {
    const modifiers = [
      modifier('add', 'plus', 5, 'Sword'),
      modifier('multiply', 'times', 2, 'Scythe'),
      modifier('base', 'plus', -2, 'Dance'),
    ];
    expect(explainFold(3, modifiers, LAYERS)).toEqual({
      printed: 3,
      steps: [
        { layer: 'base', does: 'plus', n: -2, rule: 'LAB -2', source: 'Dance', after: 1 },
        { layer: 'multiply', does: 'times', n: 2, rule: 'LAB 2', source: 'Scythe', after: 2 },
        { layer: 'add', does: 'plus', n: 5, rule: 'LAB 5', source: 'Sword', after: 7 },
      ],
      total: 7,
    });
  });

  it('counts modifiers of one layer in the order given, which matters for set', () => {
    const set = modifier('base', 'set', 4);
    const plus = modifier('base', 'plus', 1);
    expect(fold(9, [set, plus], LAYERS)).toBe(5);
    expect(fold(9, [plus, set], LAYERS)).toBe(4);
  });

  it('is the printed value without modifiers, and does not count a layer the game does not have', () => {
    expect(fold(6, [], LAYERS)).toBe(6);
    expect(explainFold(6, [], LAYERS)).toEqual({ printed: 6, steps: [], total: 6 });
    expect(fold(6, [modifier('add', 'plus', 1)], ['base'])).toBe(6);
  });

  it('folds and explains to the same total', () => {
    const kinds = ['set', 'plus', 'times'] as const;
    for (let i = 0; i < 300; i++) {
      const modifiers = Array.from({ length: i % 7 }, (_, k) =>
        modifier(LAYERS[(i + k * 5) % 3]!, kinds[(i * k) % 3]!, ((i * 7 + k * 3) % 9) - 4),
      );
      expect(explainFold(i % 11, modifiers, LAYERS).total).toBe(fold(i % 11, modifiers, LAYERS));
    }
  });
});

describe('voices', () => {
  it('never beats always, always beats the usual', () => {
    expect(verdict([])).toBe('usual');
    expect(verdict(['usual', 'usual'])).toBe('usual');
    expect(verdict(['usual', 'always'])).toBe('always');
    expect(verdict(['always', 'never', 'always'])).toBe('never');
    expect(verdict(['never', 'usual'])).toBe('never');
  });
});

describe('hooks', () => {
  const W: LabWorld = { log: [], n: 2, over: false };
  const follow = define<{ readonly by: string }, { only: null }, null>('follow', { only: g => g.done(null) });
  const event = { type: 'fell', rule: 'LAB 1', n: 7 };
  const inert: Hooks<Lab, string> = {};
  const watcher: Hooks<Lab, string, string> = {
    modifies: (w, self, asked) => (asked === 'strength' ? [{ ...modifier('add', 'plus', w.n), source: self }] : []),
    replaces: (_, self, intended) => (intended.n === 7 ? follow({ by: `${self} instead` }) : null),
    on: (_, self, happened) => (happened.type === 'fell' ? follow({ by: self }) : null),
  };

  it('modify what is asked for, with themselves as the source', () => {
    const modifiers = modifiersFrom<Lab, string, string>(W, 'strength', [
      ['a', watcher],
      ['b', inert],
      ['c', watcher],
    ]);
    expect(modifiers.map(({ n, source }) => [n, source])).toEqual([
      [2, 'a'],
      [2, 'c'],
    ]);
    expect(modifiersFrom<Lab, string, string>(W, 'armour', [['a', watcher]])).toEqual([]);
  });

  it('replace what is about to happen: the first that wants to does', () => {
    expect(
      replacementFor<Lab, string>(W, event, [
        ['b', inert],
        ['a', watcher],
        ['c', watcher],
      ])?.locals,
    ).toEqual({ by: 'a instead' });
    expect(replacementFor<Lab, string>(W, { ...event, n: 8 }, [['a', watcher]])).toBeNull();
    expect(replacementFor<Lab, string>(W, event, [])).toBeNull();
  });

  it('follow what happened, in the order of the sources', () => {
    const frames = triggeredBy<Lab, string>(W, event, [
      ['c', watcher],
      ['b', inert],
      ['a', watcher],
    ]);
    expect(frames.map(frame => frame.locals)).toEqual([{ by: 'c' }, { by: 'a' }]);
    expect(triggeredBy<Lab, string>(W, { ...event, type: 'rose' }, [['a', watcher]])).toEqual([]);
  });
});
