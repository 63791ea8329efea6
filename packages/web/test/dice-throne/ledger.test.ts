import { describe, expect, it } from 'vitest';
import type { TableView } from '@kolbiste/dice-throne';
import { billOf, billsOf } from '../../src/games/dice-throne/ledger.ts';
import { TABLES, watch } from './random-play.ts';

type Packet = TableView['damage'][number];
const line = (does: Packet['lines'][number]['does'], n: number): Packet['lines'][number] => ({
  does,
  n,
  source: 'hacked',
  rule: 'DIT 13.4',
});
const packet = (type: Packet['type'], lines: Packet['lines'], subtotal: number, final: number): Packet => ({
  to: 1,
  by: 0,
  type,
  attack: true,
  lines,
  subtotal,
  final,
  isolated: false,
});
const sum = (bill: ReturnType<typeof billOf>): number =>
  bill.lines.reduce((left, each) => (each.kind === 'subtotal' || each.void ? left : left + each.n), 0);

describe('the damage bill', () => {
  it('two halves of the same subtotal take all, and what would be less than nothing is told [DIT 13.8] [DIT 13.9] [DIT 6.55]', () => {
    const bill = billOf(packet('normal', [line('base', 9), line('plus', 6), line('half', 0), line('half', 0)], 15, 0));
    expect(bill.lines.map(({ kind, n }) => [kind, n])).toEqual([
      ['base', 9],
      ['plus', 6],
      ['subtotal', 15],
      ['half', -8],
      ['half', -8],
      ['floor', 1],
    ]);
    expect(sum(bill)).toBe(bill.final);
  });
  it('numbers come before halves, in whatever order they were written [DIT 13.7]', () => {
    const bill = billOf(packet('normal', [line('half', 0), line('base', 9), line('minus', 2)], 7, 3));
    expect(bill.lines.map(({ kind }) => kind)).toEqual(['base', 'minus', 'subtotal', 'half']);
    expect(sum(bill)).toBe(3);
  });
  it('what statuses add by themselves is a line [DIT 9.40], and what lowers an ultimate is void [DIT 9.37]', () => {
    expect(billOf(packet('normal', [line('base', 5)], 7, 7)).lines.at(-1)).toMatchObject({ kind: 'held', n: 2 });
    const ultimate = billOf(packet('ultimate', [line('base', 10), line('minus', 6)], 10, 10));
    expect(ultimate.lines.at(-1)).toMatchObject({ kind: 'minus', void: true });
    expect(sum(ultimate)).toBe(10);
  });
  it.each(TABLES)('adds up to what the rules say, whenever damage threatens in a game of %s and others', (...heroes) => {
    let seen = 0;
    watch({ heroes }, `bills ${heroes.join()}`, 900, (_, view) => {
      for (const bill of billsOf(view)) {
        seen++;
        expect(sum(bill)).toBe(bill.final);
      }
    });
    expect(seen).toBeGreaterThan(3);
  });
});
