import { describe, expect, it } from 'vitest';
import type { ClockState } from '@kolbiste/protocol';
import { timeLeft } from '../src/table/time-left.ts';

const clock = (parts: Partial<ClockState>): ClockState => ({
  banks: [60_000, 30_000],
  running: 0,
  since: 1_000,
  spent: 0,
  expiresAt: 66_000,
  ...parts,
});

describe('time between two messages', () => {
  it('is nothing without a clock', () => {
    expect(timeLeft({ kind: 'none' }, clock({}), 0, 2_000)).toBeNull();
  });
  it('runs down to the moment the table named', () => {
    const bank = { kind: 'bank', bank: 60_000, increment: 5_000 } as const;
    expect(timeLeft(bank, clock({}), 0, 1_000)).toBe(65_000);
    expect(timeLeft(bank, clock({}), 0, 65_000)).toBe(1_000);
    expect(timeLeft(bank, clock({}), 0, 70_000)).toBe(0);
  });
  it('is never more than the seat has, though our clock may be behind', () => {
    expect(timeLeft({ kind: 'bank', bank: 60_000, increment: 5_000 }, clock({}), 0, -9_000)).toBe(65_000);
  });
  it('stands in a pause, with what was spent already', () => {
    const paused = clock({ since: null, spent: 12_000, expiresAt: null });
    expect(timeLeft({ kind: 'byoyomi', bank: 60_000, period: 10_000 }, paused, 0, 999_999)).toBe(58_000);
  });
  it("shows the bank of who is not asked, and a correspondent's full days", () => {
    expect(timeLeft({ kind: 'bank', bank: 60_000, increment: 5_000 }, clock({}), 1, 40_000)).toBe(30_000);
    expect(timeLeft({ kind: 'correspondence', perMove: 86_400_000 }, clock({ banks: [0, 0] }), 1, 40_000)).toBe(86_400_000);
  });
});
