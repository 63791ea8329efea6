import { describe, expect, it } from 'vitest';
import type { ClockConfig } from '@kolbiste/protocol';
import { answer, people, refusalOf, started } from './sitting.ts';
import { tallyWith } from './tally.ts';

const BANK: ClockConfig = { kind: 'bank', bank: 10_000, increment: 1_000 };
const at = (clock: ClockConfig, more = {}) => started({ clock, delay: 100, ...more });
const bank = (match: ReturnType<typeof started>, seat: number) => match.state(0).clock.banks[seat];

describe('the clock', () => {
  it('does not run without one', () => {
    const match = started();
    expect(match.wakeAt()).toBe(null);
    expect(match.remaining(1e9)).toEqual([null, null]);
    expect(refusalOf(match, { at: 1e12, type: 'timeout', seat: 0 })).toBe('notTimeUp');
  });

  it('bank: the delay and the increment are free, the rest comes out of the bank', () => {
    const match = at(BANK);
    expect(match.state('spectator').clock).toEqual({ banks: [10_000, 10_000], running: 0, since: 100, spent: 0, expiresAt: 11_100 });
    answer(match, 'hold', 1_100);
    expect(bank(match, 0)).toBe(10_000);
    answer(match, 'hold', 1_100 + 100 + 1_000 + 2_500);
    expect(match.state(0).clock.banks).toEqual([10_000, 7_500]);
    expect(match.remaining(4_700)).toEqual([11_000, 8_500]);
  });

  it('bank: never grows, however quick the answers are', () => {
    const match = at(BANK);
    for (let i = 1; i < 50; i++) answer(match, 'hold', i);
    expect(match.state(0).clock.banks).toEqual([10_000, 10_000]);
  });

  it('byo-yomi: the bank first, then a period for each decision', () => {
    const match = at({ kind: 'byoyomi', bank: 5_000, period: 3_000 });
    answer(match, 'hold', 100 + 6_000);
    expect(match.state(0).clock.banks).toEqual([0, 5_000]);
    answer(match, 'hold', 6_100);
    expect(match.wakeAt()).toBe(6_100 + 100 + 3_000);
    answer(match, 'hold', 9_199);
    answer(match, 'hold', 9_199);
    expect(match.wakeAt()).toBe(9_199 + 100 + 3_000);
  });

  it('correspondence: the same time for every decision', () => {
    const day = 86_400_000;
    const match = at({ kind: 'correspondence', perMove: 3 * day });
    answer(match, 'hold', 2 * day);
    answer(match, 'hold', 4 * day);
    expect(match.wakeAt()).toBe(7 * day + 100);
    expect(match.remaining(4 * day + 100 + day)).toEqual([2 * day, 3 * day]);
  });

  it('at the very moment the time is up an answer is late and the timeout is right; a moment before it is the other way round', () => {
    const match = at(BANK);
    const last = 11_099;
    expect(refusalOf(match, { at: last, type: 'timeout', seat: 0 })).toBe('notTimeUp');
    expect(match.due(last)).toBe(null);
    expect(match.check({ at: last, type: 'answer', ...match.asked!, key: 'hold' })).toBe(null);
    expect(refusalOf(match, { at: last + 1, type: 'answer', ...match.asked!, key: 'hold' })).toBe('timeUp');
    expect(refusalOf(match, { at: last + 1, type: 'timeout', seat: 1 })).toBe('notTimeUp');
    const due = match.due(last + 1)!;
    expect(due).toEqual({ at: last + 1, type: 'timeout', seat: 0 });
    match.apply(due);
    expect(match.result).toEqual({ places: [2, 1], by: 'time', rule: null, why: 'time' });
    expect(match.wakeAt()).toBe(null);
  });

  it('a moment that lies before the last one counts as the last one', () => {
    const match = at(BANK);
    answer(match, 'hold', 5_000);
    expect(answer(match, 'hold', 3_000).row.at).toBe(5_000);
    expect(match.state(0).clock.since).toBe(5_100);
  });

  it('does not run while the table was away', () => {
    const match = at(BANK);
    match.apply({ at: 60_000, type: 'stopped', ms: 58_000 });
    expect(match.wakeAt()).toBe(11_100 + 58_000);
    answer(match, 'hold', 60_000);
    expect(bank(match, 0)).toBe(10_000 - (60_000 - 58_000 - 100 - 1_000));
  });

  it('an absence longer than the decision does not pay the player', () => {
    const match = at(BANK);
    answer(match, 'hold', 50_000 - 45_000);
    match.apply({ at: 10_000, type: 'stopped', ms: 1_000_000 });
    expect(match.state(0).clock.since).toBe(10_000);
  });

  it('stands in a pause and goes on where it was', () => {
    const match = at(BANK);
    const { row } = match.apply({ at: 4_100, type: 'propose', seat: 0, topic: 'pause' });
    match.apply({ at: 5_100, type: 'consent', seat: 1, proposal: row.n });
    expect(match.state(0).clock).toEqual({ banks: [10_000, 10_000], running: 0, since: null, spent: 5_000, expiresAt: null });
    expect(match.wakeAt()).toBe(null);
    expect(match.remaining(1e9)).toEqual([6_000, 11_000]);
    const resume = match.apply({ at: 100_000, type: 'propose', seat: 1, topic: 'resume' });
    match.apply({ at: 200_000, type: 'consent', seat: 0, proposal: resume.row.n });
    expect(match.wakeAt()).toBe(206_000);
  });

  it('an undo gives back the banks, and the decision goes on with the time it had taken', () => {
    const match = at(BANK);
    answer(match, 'hold', 4_100);
    expect(bank(match, 0)).toBe(7_000);
    match.apply({ at: 9_000, type: 'propose', seat: 0, topic: 'undo' });
    expect(match.state(0).clock).toEqual({ banks: [10_000, 10_000], running: 0, since: 5_000, spent: 0, expiresAt: 16_000 });
  });

  it('an automatic pass costs nothing, however late the driver woke up', () => {
    const match = started({ clock: { kind: 'byoyomi', bank: 1, period: 0 }, delay: 100 }, tallyWith([false, false]));
    answer(match, 'roll', 0);
    const pass = match.due(5_000)!;
    expect(pass).toMatchObject({ type: 'answer', key: 'pass', auto: true });
    match.apply(pass);
    expect(match.state(0).clock.banks).toEqual([1, 1]);
  });

  it('a seat that left has no clock, neither then nor when it is asked again', () => {
    const match = at(BANK, { seats: people('Jana', 'Petr', 'Eva') });
    match.apply({ at: 10, type: 'concede', seat: 0 });
    expect(match.state(0).clock.running).toBe(null);
    const other = at(BANK, { seats: people('Jana', 'Petr', 'Eva') });
    other.apply({ at: 10, type: 'concede', seat: 1 });
    expect(other.state(0).clock.running).toBe(0);
    answer(other, 'hold', 20);
    expect(other.asked!.seat).toBe(1);
    expect(other.state(0).clock.running).toBe(null);
    expect(other.wakeAt()).toBe(120);
  });
});
