import { describe, expect, it } from 'vitest';
import { billsOf, type Bill } from '../../src/board/ledger.ts';
import { TABLES, watch } from './random-play.ts';

const sum = ({ lines }: Bill): number => lines.reduce((left, each) => (each.kind === 'subtotal' || each.void ? left : left + each.n), 0);

describe('the damage bill', () => {
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
