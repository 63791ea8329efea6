/** The bill of a packet of damage. */
import { rules } from '@kolbiste/testkit/vitest';
import { describe, expect, it } from 'vitest';
import { billOf, type BillLine } from '../../src/rules/ledger.ts';
import type { DamageType, Line } from '../../src/rules/state.ts';

const line = (does: Line['does'], n: number): Line => ({ does, n, source: 'hacked', rule: 'DIT 13.4' });
const bill = (type: DamageType, lines: readonly Line[], subtotal: number): BillLine[] => billOf({ type, lines }, { subtotal });
const sum = (lines: readonly BillLine[]): number =>
  lines.reduce((left, each) => (each.kind === 'subtotal' || each.void ? left : left + each.n), 0);

describe('the damage bill', () => {
  it(
    'two halves of the same subtotal take all, and what would be less than nothing is told',
    rules('DIT 13.4', 'DIT 13.13', 'DIT 9.40', 'DIT 13.8', 'DIT 13.9', 'DIT 6.55'),
    () => {
      const lines = bill('normal', [line('base', 9), line('plus', 6), line('half', 0), line('half', 0)], 15);
      expect(lines.map(({ kind, n }) => [kind, n])).toEqual([
        ['base', 9],
        ['plus', 6],
        ['subtotal', 15],
        ['half', -8],
        ['half', -8],
        ['floor', 1],
      ]);
      expect(sum(lines)).toBe(0);
    },
  );
  it('numbers come before halves in any order of writing', rules('DIT 13.4', 'DIT 13.13', 'DIT 9.40', 'DIT 13.7'), () => {
    const lines = bill('normal', [line('half', 0), line('base', 9), line('minus', 2)], 7);
    expect(lines.map(({ kind }) => kind)).toEqual(['base', 'minus', 'subtotal', 'half']);
    expect(sum(lines)).toBe(3);
  });
  it(
    'what statuses add by themselves is a line, and what lowers an ultimate is void',
    rules('DIT 13.4', 'DIT 13.13', 'DIT 9.40', 'DIT 9.37'),
    () => {
      expect(bill('normal', [line('base', 5)], 7).at(-1)).toMatchObject({ kind: 'held', n: 2 });
      const ultimate = bill('ultimate', [line('base', 10), line('minus', 6)], 10);
      expect(ultimate.at(-1)).toMatchObject({ kind: 'minus', void: true });
      expect(sum(ultimate)).toBe(10);
    },
  );
  it('tells what is held beside lines that count and lines that do not', rules('DIT 13.4', 'DIT 13.7', 'DIT 9.40'), () => {
    const told = (type: DamageType, lines: readonly Line[], subtotal: number) =>
      bill(type, lines, subtotal).map(({ kind, n }) => [kind, n]);
    expect(told('normal', [line('base', 9), line('minus', 2)], 9)).toEqual([
      ['base', 9],
      ['minus', -2],
      ['held', 2],
    ]);
    expect(told('ultimate', [line('base', 10), line('minus', 6)], 12)).toEqual([
      ['base', 10],
      ['minus', -6],
      ['held', 2],
    ]);
    expect(told('normal', [line('base', 2), line('minus', 2)], 1).at(-1)).toEqual(['held', 1]);
  });
  it('fills up to nothing what is below nothing, and only that', rules('DIT 13.13', 'DIT 13.4', 'DIT 9.40'), () => {
    const kinds = (lines: readonly Line[], subtotal: number) => bill('normal', lines, subtotal).map(({ kind, n }) => `${kind} ${n}`);
    expect(kinds([line('base', 3), line('minus', 9)], 0)).toEqual(['base 3', 'minus -9', 'floor 6']);
    expect(kinds([line('base', 3), line('minus', 3)], 0)).toEqual(['base 3', 'minus -3']);
    expect(kinds([line('base', 7), line('all', 0)], 7)).toEqual(['base 7', 'subtotal 7', 'all -7']);
    expect(kinds([line('base', 7), line('times', 2)], 7)).toEqual(['base 7', 'subtotal 7', 'times 7']);
  });
});
