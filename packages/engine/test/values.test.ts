import { describe, expect, it } from 'vitest';
import { explainFold, fold, type Modifier } from '../src/index.ts';

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
